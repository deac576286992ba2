"""Whoever plays by keyboard is led to where the next choice is made."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.kingdoms import asked
from tests.browser.positions import is_at, open_table, reach

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
    page.keyboard.press("Enter")
    page.locator(".region-choice").get_by_role("button", name="Cancel").focus()
    page.keyboard.press("Enter")
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


def test_the_menu_closes_as_the_keyboard_leaves_it_and_escape_leads_back_to_its_button(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, asked("select"), AGAINST_A_BOT))
    button, menu = page.locator(".menu-button"), page.locator("#menu")
    page.locator('.board [tabindex="0"]').focus()
    page.keyboard.press("Shift+F6")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(menu.locator(":focus")).to_have_count(1)
    menu.locator('.segments [aria-pressed="true"]').focus()
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("button", name="Settings")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    menu.get_by_role("link", name="All games").focus()
    page.keyboard.press("Tab")
    expect(menu).to_have_count(0)


def test_where_the_map_alone_answers_f6_leads_to_what_is_asked_and_back(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, asked("settle"), AGAINST_A_BOT))
    region = page.locator('.board [tabindex="0"]')
    region.focus()
    page.keyboard.press("F6")
    expect(page.locator(".ask .sentence")).to_be_focused()
    page.keyboard.press("F6")
    expect(region).to_be_focused()


def test_what_shows_nothing_is_no_stop_of_the_keyboard(page: Page, address: str) -> None:
    """While an action is selected the card is the choice itself, and none lies on the shelf."""
    page.goto(open_table(address, asked("select"), AGAINST_A_BOT))
    expect(page.locator(".ask .deeds")).to_be_visible()
    stops = page.locator('.sheet [tabindex="0"]').all()
    assert all((stop.bounding_box() or {"height": 0})["height"] >= 16 for stop in stops)


def test_the_list_of_keys_is_that_of_the_game(page: Page, address: str) -> None:
    """In Tiny Epic Kingdoms nothing is redeployed and no token dragged."""
    listed = page.get_by_role("dialog", name="Keys and gestures")
    page.goto(open_table(address, asked("select"), AGAINST_A_BOT))
    expect(page.locator(".ask .deeds")).to_be_visible()
    page.keyboard.press("?")
    expect(listed).to_contain_text("nearer or farther")
    expect(listed).not_to_contain_text("redeploying")
    page.goto(open_table(address, reach(is_at("conquer"))))
    expect(page.locator(".small-world .ask")).to_be_visible()
    page.keyboard.press("?")
    expect(listed.get_by_text("redeploying")).to_have_count(2)


def test_the_form_of_a_new_game_takes_the_keyboard_the_second_time_too(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/#/")
    for _ in range(2):
        page.locator("a[href='#/new/tiny-epic']").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".new input[name=game]:checked")).to_be_focused()
        page.wait_for_timeout(300)
        expect(page.locator(".new input[name=game]:checked")).to_be_focused()
        page.locator(".brand").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".offers")).to_be_visible()


def test_enter_behind_a_name_leads_to_start_and_the_form_tells_its_keys(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/#/new/tiny-epic")
    name = page.locator(".wish input").last
    told = page.locator(".row-keys")
    name.click()
    expect(told).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    assert page.url.endswith("#/new/tiny-epic")
    page.locator(".new input[name=players]:checked").focus()
    expect(told).to_contain_text("Arrow keys: another choice in the row")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".wish")).to_have_count(1)


def test_from_the_hint_and_the_ways_back_f6_leads_to_the_answers(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("mode")), AGAINST_A_BOT))
    expect(page.locator(".ask .confirm")).to_be_visible()
    page.locator(".hint-ask").focus()
    page.keyboard.press("F6")
    expect(page.locator(".ask .confirm")).to_be_focused()


def test_tab_goes_through_the_answers_as_they_are_seen(page: Page, address: str) -> None:
    """Beside the map the strong button stands under the others, and so it comes after them."""
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(open_table(address, reach(is_at("mode")), AGAINST_A_BOT))
    strong = page.locator(".ask .foot .confirm")
    expect(strong).to_be_visible()
    strong.focus()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".ask .foot button:focus")).to_have_text("Go into decline")
    page.keyboard.press("Tab")
    expect(strong).to_be_focused()
