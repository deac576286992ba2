"""Beside the map the strong button has one place, whatever is read above it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from marchland.core.game import State
from tests.browser.hands import Mouse
from tests.browser.positions import is_at, open_table, reach

SIDEWAYS = [(1180, 820), (1366, 625), (1366, 768), (844, 390), (1920, 1080)]
TONGUES = ["hu", "cs", "hu", "pl", "en"]
"""What is read there: long words where there is little room."""

BOX = """each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
HIT = """([x, y]) => {
  const button = document.elementFromPoint(x, y)?.closest("button");
  return button ? button.textContent.trim() : null;
}"""


def moves(state: State) -> bool:
    """Say whether a kingdom chooses among regions."""
    view = state.view(frozenset({state.to_move}))
    goals = {action.get("region") for action in view["actions"]} - {None}
    return view["stage"] == "move" and len(goals) > 2


def marches(state: State) -> bool:
    """Say whether a race can take many regions, so that some are told of in long words."""
    taken = [a for a in state.legal_actions() if state.describe(a).startswith("conquer ")]
    return is_at("conquer")(state) and len(taken) > 5


GAMES: list[tuple[str, Callable[[State], bool]]] = [
    ("small-world", marches), ("warcraft", marches), ("tiny-epic", moves),
]  # fmt: skip


def places(page: Page, main: Locator) -> dict[str, list[int]]:
    """Return where the strong button stands for each region that can be chosen."""
    found = {}
    hands = Mouse(page)
    for each in page.locator(".region.can").all()[:5]:
        hands.region(each)
        expect(each).to_have_attribute("aria-pressed", "true")
        found[str(each.get_attribute("data-region"))] = main.evaluate(BOX)
    return found


@pytest.mark.parametrize(("name", "wanted"), GAMES, ids=[name for name, _ in GAMES])
def test_sideways_the_strong_button_stays_where_it_is_whatever_region_is_chosen(
    page: Page, address: str, name: str, wanted: Callable[[State], bool]
) -> None:
    page.goto(open_table(address, reach(wanted, name=name)))
    main = page.locator(".ask .confirm").locator("visible=true")
    for (width, height), lang in zip(SIDEWAYS, TONGUES, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("lang => localStorage.setItem('marchland', JSON.stringify({lang}))", lang)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".region.can").first).to_be_visible()
        found = places(page, main)
        assert len(found) > 2
        assert len({tuple(box) for box in found.values()}) == 1, (width, lang, found)


def middle(box: Any) -> list[float]:
    """Return the middle of a box."""
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


@pytest.mark.parametrize("window", SIDEWAYS, ids=str)
def test_where_conquer_was_nothing_ends_the_conquests(
    page: Page, address: str, window: tuple[int, int]
) -> None:
    """Neither when nothing is chosen nor when a question asks once more."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(open_table(address, reach(marches)))
    page.locator(".region.can").first.press("Enter")
    conquer = page.locator(".answers .confirm", has_text="Conquer")
    at = middle(conquer.bounding_box())
    assert "Conquer" in page.evaluate(HIT, at)
    conquer.click()
    expect(page.locator(".region-choice")).to_have_count(0)
    end = page.get_by_role("button", name="End conquests")
    expect(end).to_be_in_viewport(ratio=1)
    assert page.evaluate(HIT, at) is None
    end.click()
    expect(page.locator(".doubt")).to_be_visible()
    assert "End conquests" not in (page.evaluate(HIT, at) or "")


@pytest.mark.parametrize("window", SIDEWAYS, ids=str)
def test_sideways_every_combination_is_told_under_its_row_and_taken_at_one_place_in_sight(
    page: Page, address: str, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(open_table(address, reach(is_at("pick"))))
    rows, take = page.locator(".combo-row"), page.locator(".combo-detail .confirm")
    expect(rows.last).to_be_visible()
    found = set()
    for k in range(rows.count()):
        rows.nth(k).click()
        expect(rows.nth(k)).to_have_attribute("aria-expanded", "true")
        expect(take).to_be_in_viewport(ratio=1)
        told = page.locator(".combo-detail .columns")
        for part in (rows.nth(k), told):
            expect(part).to_be_in_viewport(ratio=1)
        _, top, _, high = rows.nth(k).evaluate(BOX)
        assert 0 <= told.evaluate(BOX)[1] - (top + high) < 12
        found.add(tuple(take.evaluate(BOX)))
    assert len(found) == 1


def test_the_sign_of_a_rule_never_stands_alone_in_a_line(page: Page, address: str) -> None:
    """However narrow the line is: it stays with what it is about."""
    page.goto(open_table(address, reach(marches)))
    page.locator(".region.can").first.press("Enter")
    alone = page.locator(".ask .sum").evaluate(
        """sum => {
          const link = sum.querySelector(".rule-link"), alone = [];
          for (let width = 30; width < 400; width += 3) {
            sum.style.width = `${width}px`;
            const range = document.createRange();
            range.setStart(sum, 0);
            range.setEndBefore(link);
            const before = [...range.getClientRects()].filter(each => each.width > 6).at(-1);
            const { top, bottom } = link.getBoundingClientRect();
            if ((top + bottom) / 2 > before.bottom) alone.push(width);
          }
          return alone;
        }"""
    )
    assert alone == []
