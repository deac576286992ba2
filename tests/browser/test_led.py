"""Whoever plays by keyboard is led to where the next choice is made."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table

AGAINST_A_BOT = (Seat("Anna"), Seat("Bryn", "bot", "random"))


def ends(view: dict[str, Any]) -> list[str]:
    """Return the regions to which two moves lead and where none begins."""
    starts = {row.get("region") for row in view["actions"]}
    counts = Counter(row["to"] for row in view["actions"] if row.get("to"))
    return [to for to, n in counts.items() if n > 1 and to not in starts]


def test_where_a_move_may_begin_in_two_places_enter_leads_to_them_and_on(
    page: Page, address: str
) -> None:
    """TEK-5: the place where it ends is chosen on the map, where it begins beside it."""
    state = asked("move", fits=lambda view: bool(ends(view)))
    goal = ends(state.view(frozenset({0})))[0]
    page.goto(open_table(address, state, AGAINST_A_BOT))
    region = page.locator(f'.region[data-region="{goal}"]')
    region.focus()
    page.keyboard.press("Enter")
    ways = page.locator(".region-choice .option")
    expect(ways.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".region-choice .confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(region).to_be_focused()


def test_a_side_of_a_card_is_chosen_in_the_panel_when_one_alone_comes_to_it_by_key(
    page: Page, address: str
) -> None:
    """No region is a choice of its own there, so that the keyboard begins at the names."""
    state = asked("pick-side", 1)
    page.goto(open_table(address, state, (Seat("Anna"),)))
    expect(page.locator(".ask .option").first).to_be_visible()
    page.goto(f"{address}/#/")
    expect(page.locator(".begun li a").first).to_be_visible()
    page.locator(".begun li a").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ask .option").first).to_be_focused()


def bryn_is_next(view: dict[str, Any]) -> bool:
    """Tell whether the first seat builds, and the other is asked after that."""
    states = [row["state"] for row in view["order"]]
    return view["action"] == "build" and states == ["resolving", "waiting"]


def test_who_reads_elsewhere_is_left_there_when_a_bot_is_done(page: Page, address: str) -> None:
    page.goto(open_table(address, asked("act", where="base", fits=bryn_is_next), AGAINST_A_BOT))
    page.get_by_role("button", name="Carry out Build").press("Enter")
    expect(page.locator(".table.mine")).to_have_count(0)
    choice_of_log = page.locator(".log select")
    choice_of_log.focus()
    expect(page.locator(".table.mine")).to_have_count(1)
    page.wait_for_timeout(200)
    expect(choice_of_log).to_be_focused()


def only_idle(view: dict[str, Any]) -> bool:
    """Tell whether whatever is selected cannot be carried out."""
    free = [space for space in view["card"] if space["id"] is not None]
    return bool(free) and all(space["idle"] for space in free)


def test_where_all_that_can_be_selected_is_of_no_use_f6_and_the_end_of_a_bots_turn_lead_there(
    page: Page, address: str
) -> None:
    """TEK-3: an action is selected even where it cannot be carried out."""
    page.goto(open_table(address, asked("select", fits=only_idle), AGAINST_A_BOT))
    page.locator('.board [tabindex="0"]').focus()
    page.keyboard.press("F6")
    expect(page.locator(".deeds .idle:focus")).to_have_count(1)
    page.goto(f"{address}/#/")
    page.locator(".begun li a").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".deeds .idle:focus")).to_have_count(1)
