"""What the map of Tiny Epic Kingdoms marks: where something begins, and where it can lead."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from tests.browser.conftest import Phone
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table, reach
from tests.browser.test_tiny_epic_unseen import ANNA_AND_A_BOT

MARKED = """marks => marks.map(each => {
  const place = [...document.querySelectorAll(".region")].find(
    region => region.getAttribute("d") === each.getAttribute("d"));
  return place.dataset.region;
}).sort()"""
"""The regions around which marks are drawn."""

SEEN = """mark => {
  const style = getComputedStyle(mark), edge = getComputedStyle(mark.previousElementSibling);
  const scale = mark.getScreenCTM().a / 2;
  return [parseFloat(style.strokeWidth) * scale, style.stroke, edge.stroke];
}"""
"""How wide a mark is within its region, in pixels, its colour and that of its edge."""


def before(action: str) -> State:
    """Return the first position of random games in which the first seat may carry this out."""

    def found(state: State) -> bool:
        view = state.view(frozenset({0}))
        rows = view["regions"].values()
        goes = any(row["ends"] for row in rows) and any(row["then"] for row in rows)
        return bool(state.to_move == 0 and view["doing"] == action and view["march"] and goes)

    return reach(found, 2, "tiny-epic", map="base")


def light(colour: str) -> float:
    """Return how light a colour is, from 0 to 1."""
    r, g, b = (int(part) / 255 for part in colour[4:-1].split(","))
    return float(0.2126 * r**2.2 + 0.7152 * g**2.2 + 0.0722 * b**2.2)


@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_where_a_meeple_stands_and_where_it_can_go_are_marked_in_two_ways(
    phone: Phone, address: str, action: str
) -> None:
    """TEK-4: whoever has never moved a meeple sees both before anything is tapped."""
    state = before(action)
    rows: dict[str, Any] = state.view(frozenset({0}))["regions"]
    page = phone()
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    starts = sorted(id_ for id_, row in rows.items() if row["then"])
    goals = sorted(id_ for id_, row in rows.items() if row["ends"] and not row["then"])
    assert starts
    assert goals
    begins, leads = page.locator(".offer:not(.goal)"), page.locator(".offer.goal")
    expect(begins).to_have_count(len(starts))
    assert begins.evaluate_all(MARKED) == starts
    assert leads.evaluate_all(MARKED) == goals
    for mark in (begins.first, leads.first):
        wide, colour, edge = mark.evaluate(SEEN)
        assert wide > 1.5
        assert (light(colour) + 0.05) / (light(edge) + 0.05) > 7


def test_a_region_for_the_first_meeples_is_marked_with_an_edge(page: Page, address: str) -> None:
    """TEK-2: light dashes on their own are lost on snow and plains."""
    state = reach(
        lambda state: state.to_move == 0 and state.view(frozenset())["stage"] == "settle",
        2,
        "tiny-epic",
        map="base",
    )
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    mark = page.locator(".offer").first
    _, colour, edge = mark.evaluate(SEEN)
    assert (light(colour) + 0.05) / (light(edge) + 0.05) > 7


def test_a_region_by_which_a_side_is_chosen_says_what_it_gives(page: Page, address: str) -> None:
    """TEK-4: a forest gives mana; the sign on the map is said in words."""
    state = asked("pick-side", 2, "base")
    view = state.view(frozenset({0}))
    sides = {row["name"] for row in view["actions"]}
    land, place = next(
        (land, place)
        for land, row in view["lands"].items()
        for place, terrain in row["terrain"].items()
        if land in sides and terrain == "forest"
    )
    page.goto(open_table(address, state))
    page.locator(f'.region[data-region="{land}/{place}"]').press("Enter")
    expect(page.locator(".ask .upshot p")).to_contain_text("1 mana")
    expect(page.locator(".ask .confirm")).to_be_enabled()
