"""What the panel of a region and of the action card says in Tiny Epic Kingdoms."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table, reach, stage
from tests.browser.test_tiny_epic_unseen import (
    ANNA_AND_A_BOT,
    FREE,
    harvest,
    told,
    war_and_harvest,
)


def wars(state: State) -> list[str]:
    """Return the regions that one meeple alone can enter, and only by war."""
    if state.to_move != 0 or stage(state) != "move":
        return []
    rows = [row for row in state.view(frozenset({0}))["actions"] if row.get("to")]
    goals = [row["to"] for row in rows]
    return [row["to"] for row in rows if row["war"] and goals.count(row["to"]) == 1]


def test_a_move_is_said_to_be_war_where_only_one_leads_there(page: Page, address: str) -> None:
    """TEK-7."""
    state = reach(lambda at: bool(wars(at)), name="tiny-epic")
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    page.locator(f'.region[data-region="{wars(state)[0]}"]').press("Enter")
    expect(page.locator(".region-choice .confirm")).to_be_visible()
    expect(page.locator(".region-choice")).to_contain_text("war")


def two_ways(state: State) -> list[str]:
    """Return the empty regions that meeples of two regions can enter."""
    if state.to_move != 0 or stage(state) != "move":
        return []
    view = state.view(frozenset({0}))
    rows = [row for row in view["actions"] if row.get("to") and not row.get("hero")]
    goals = [row["to"] for row in rows if not view["regions"][row["to"]]["pieces"]]
    return [goal for goal in goals if goals.count(goal) == 2]


def test_of_a_region_that_two_meeples_reach_it_is_asked_from_where(
    page: Page, address: str
) -> None:
    """A name before an arrow alone does not say that it is where the move begins."""
    state = reach(lambda at: bool(two_ways(at)), name="tiny-epic")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    page.locator(f'.region[data-region="{two_ways(state)[0]}"]').press("Enter")
    options = page.locator(".region-choice .option")
    expect(options).to_have_count(2)
    expect(page.get_by_text("From where?", exact=True)).to_be_visible()


WORDS = """each => {
  const range = document.createRange();
  const isText = one => one.nodeType === 3 && one.data.trim();
  range.selectNodeContents([...each.childNodes].findLast(isText));
  return range.getBoundingClientRect().bottom;
}"""


def test_what_a_region_gives_and_who_stands_there_are_read_on_one_line(
    page: Page, address: str
) -> None:
    state = reach(lambda at: at.to_move == 0 and stage(at) == "select", name="tiny-epic")
    regions = state.view(frozenset({0}))["regions"]
    empty = next(
        region for region, at in regions.items() if at["terrain"] == "plains" and not at["pieces"]
    )
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    page.locator(f'.region[data-region="{empty}"]').press("Enter")
    given, held = page.locator(".facts .given"), page.locator(".facts .holder")
    expect(held).to_contain_text("empty")
    assert given.evaluate(WORDS) == pytest.approx(held.evaluate(WORDS), abs=1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_bar_that_confirms_covers_no_action_that_could_be_chosen(
    page: Page, address: str, width: int, height: int
) -> None:
    """Under a hint there is little room. Once one is chosen the bar stays; scrolling clears it."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, told(war_and_harvest), ANNA_AND_A_BOT))
    page.locator(".hint-ask").click()
    expect(page.locator(".advice ol > li").first).to_be_visible()
    confirm, options = page.locator(".ask .upshot .confirm"), page.locator(".ask .space")
    for option in options.all():
        option.scroll_into_view_if_needed()
        assert option.evaluate(FREE)
    page.locator(".ask .space:not(.used)").first.click()
    expect(confirm).to_be_in_viewport(ratio=1)
    for option in options.all():
        option.evaluate("each => each.scrollIntoView({ block: 'start' })")
        assert option.evaluate(FREE)
        expect(confirm).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_the_bar_that_comes_covers_none_of_the_actions(
    page: Page, address: str
) -> None:
    """One is chosen where the actions stand low in the window."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(open_table(address, told(war_and_harvest), ANNA_AND_A_BOT))
    page.locator(".ask .space:not(.used)").first.click()
    expect(page.locator(".ask .upshot")).to_have_css("position", "sticky")
    for option in page.locator(".ask .space").all():
        expect(option).to_be_in_viewport(ratio=1)
        assert option.evaluate(FREE)


def test_what_no_number_may_cost_is_a_note_and_no_alarm(page: Page, address: str) -> None:
    """TEK-A8: nobody asked for it, so nobody has erred."""

    def bids(state: State) -> bool:
        view = state.view(frozenset((0,)))
        return state.to_move == 0 and any(row["word"] == "bid" for row in view["closed"])

    page.goto(open_table(address, reach(bids, name="tiny-epic"), ANNA_AND_A_BOT))
    expect(page.locator(".ask .bids > .quiet:not(.about-war)")).to_contain_text(
        "mana and ore come to"
    )
    expect(page.locator(".ask .why")).to_have_count(0)


def test_another_action_by_an_ability_is_told_as_that(page: Page, address: str) -> None:
    """Lizardfolk, who may carry out a Patrol where a Quest was selected."""

    def swaps(state: State) -> bool:
        view = state.view(frozenset((0,)))
        quest = view["action"] == "quest" and view["doing"] == "patrol"
        return state.to_move == 0 and stage(state) == "move" and quest

    page.goto(open_table(address, reach(swaps, name="tiny-epic"), ANNA_AND_A_BOT))
    expect(page.locator(".ask .order")).to_contain_text(
        "Quest (Anna carries out Patrol instead, by an ability)"
    )


def test_a_chip_of_the_log_names_a_region_with_its_land(page: Page, address: str) -> None:
    """TEK-2: each land has a region A, so a letter alone is none of them."""

    def settled(state: State) -> bool:
        view = state.view(frozenset())
        return state.to_move == 0 and view["round"] == 3 and view["stage"] == "select"

    page.goto(open_table(address, reach(settled, name="tiny-epic", map="heroes")))
    page.wait_for_selector(".chip[data-kind=tek-log-move]")
    for chip in page.locator(".chip[data-kind=tek-log-move]").all():
        letter = chip.locator("b").last.inner_text()
        land = chip.locator(".chip-land").inner_text()
        assert f"{letter} ({land})" in str(chip.get_attribute("title"))


@pytest.mark.parametrize("size", [(844, 390), (640, 360)])
@pytest.mark.parametrize("asks", ["place", "bid"])
def test_held_sideways_the_points_are_in_sight_whatever_is_asked(
    page: Page, address: str, asks: str, size: tuple[int, int]
) -> None:
    """TEK-9: a question that is longer than the line has room for takes nothing from them."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(open_table(address, asked(asks, 2, "base"), ANNA_AND_A_BOT))
    page.locator(".sheet").evaluate("each => each.scrollTo(0, 9999)")
    expect(page.locator(".bar .standings")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("asks", ["bid", "pick-side"])
def test_held_sideways_what_confirms_a_choice_stays_in_sight(
    page: Page, address: str, asks: str
) -> None:
    """TEK-2, TEK-7: also where what is read goes on below."""
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(open_table(address, asked(asks, 2, "base"), ANNA_AND_A_BOT))
    page.locator(".ask .option").first.click()
    for down in (0, 200, 9999):
        page.locator(".sheet").evaluate(f"each => each.scrollTo(0, {down})")
        expect(page.locator(".ask .confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
def test_why_a_greyed_button_is_refused_is_read_beside_it(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    """TEK-11.2: what sticks to the rim lies over what stands below it."""

    def shut(view: dict[str, Any]) -> bool:
        return any(row["word"] == "level" for row in view["closed"])

    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(open_table(address, asked("act", 2, "heroes", shut), ANNA_AND_A_BOT))
    page.locator("button.shut").click(force=True)
    expect(page.locator(".ask .why")).to_be_in_viewport(ratio=1)
    free = "each => each.contains(document.elementFromPoint(...(({ x, y, width, height }) =>"
    free += " [x + width / 2, y + height / 2])(each.getBoundingClientRect())))"
    assert page.locator(".ask .why").evaluate(free)


def test_why_an_action_was_impossible_is_told_of_the_time_before_the_harvest(
    page: Page, address: str
) -> None:
    """TEK-3: what has come in since may pay for it."""
    page.goto(open_table(address, told(harvest), ANNA_AND_A_BOT))
    expect(page.locator(".ask .fresh")).to_contain_text(
        re.compile("Anna cannot carry out .+ and collects: .+[.] Before that: .+[.]")
    )


@pytest.mark.parametrize("size", [(844, 390), (640, 360)])
def test_held_sideways_it_is_read_over_the_button_why_an_action_is_of_no_use_now(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    """TEK-3: it would be selected without being carried out."""

    def idle(view: dict[str, Any]) -> bool:
        return any(row["idle"] for row in view["card"])

    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(open_table(address, asked("select", 2, "base", idle), ANNA_AND_A_BOT))
    page.locator(".ask .space.idle").first.click()
    why = page.locator(".upshot .why")
    expect(why).to_be_in_viewport(ratio=1)
    confirm = page.locator(".ask .confirm").bounding_box()
    read = why.bounding_box()
    assert confirm
    assert read
    assert read["y"] + read["height"] <= confirm["y"]
