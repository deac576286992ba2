"""The opponent of a solo game: its board changes as it is told, at the pace that one likes."""

from functools import partial
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import CHANCE, State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach
from tests.browser.test_tiny_epic_solo import follows

STANDS = """() => [...document.querySelectorAll(".stands .figure.seat-1 .body")].map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const all = document.elementsFromPoint(x + width / 2, y + height / 2);
  return all.map(one => one.dataset?.region).find(Boolean);
}).sort()"""
"""The regions in which the opponent's meeples are seen."""

WATCH = f"""() => {{
  window.seen = [];
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {{
    if (!node.matches?.(".told-step")) return;
    window.seen.push([node.innerText.split("\\n").at(-1), ({STANDS})()]);
  }}))).observe(document.body, {{ childList: true, subtree: true }});
}}"""
"""Writes down what is told of the opponent and what the board shows then."""


def moved() -> tuple[State, list[str], list[str]]:
    """Return a game once the opponent has moved by itself, where it stood and where it stands.

    Taken back and done again, the same is rolled.
    """
    state = reach(follows, 1, "tiny-epic", map="base")
    state.apply(state.parse("pass"))
    stood = standing(state)
    while state.to_move == CHANCE:
        state.apply(next(filter(partial(moves, state), state.legal_actions())))
    return state, stood, standing(state)


def moves(state: State, roll: int) -> bool:
    """Tell whether a roll lets the opponent move at once."""
    after = state.copy()
    after.apply(roll)
    return standing(after) != standing(state)


def standing(state: State) -> list[str]:
    """Return the regions of the opponent's meeples."""
    rows = state.view(frozenset({0}))["regions"].items()
    return sorted(name for name, row in rows for piece in row["pieces"] if piece["seat"] == 1)


def begin(page: Page, address: str, state: State) -> None:
    """Open the game and take back the answer after which the opponent moved."""
    page.goto(open_table(address, state, (Seat("Anna"),)))
    expect(page.locator(".board .region").first).to_be_visible()
    page.locator(".back .step").press("Enter")
    page.locator(".doubt .confirm").press("Enter")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()


def leave(page: Page) -> None:
    """Do nothing, and mean it."""
    page.get_by_role("button", name="Pass", exact=True).press("Enter")
    if page.locator(".doubt").count():
        page.locator(".doubt .confirm").press("Enter")


def pick(page: Page, pace: str) -> None:
    """Choose the pace of the opponent in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Pace of the opponent").get_by_role("button", name=pace).click()
    page.keyboard.press("Escape")


def test_the_opponents_meeple_goes_as_its_move_is_told_and_no_sooner(
    page: Page, address: str
) -> None:
    """TEK-12: rolled, selected and done within one message; each is told, and then it is so."""
    state, stood, stands = moved()
    page.emulate_media(reduced_motion="no-preference")
    begin(page, address, state)
    pick(page, "Fast")
    page.evaluate(WATCH)
    leave(page)
    page.wait_for_function("() => window.seen.some(([text]) => text.includes('→'))")
    seen = page.evaluate("window.seen")
    assert len(seen) > 2
    assert [where for _, where in seen[:-1]] == [stood] * (len(seen) - 1)
    assert seen[-1][1] == stands
    assert stood != stands
    expect(page.locator(".ask .sentence")).to_contain_text("Anna")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_alone_one_may_let_the_opponent_go_on_step_by_step(
    page: Page, address: str, motion: Literal["no-preference", "reduce"]
) -> None:
    """As with bots: nothing goes on before it is let on, where nothing moves either."""
    state, stood, stands = moved()
    page.emulate_media(reduced_motion=motion)
    begin(page, address, state)
    pick(page, "Step by step")
    leave(page)
    on = page.get_by_role("button", name="Next", exact=True)
    lines: list[str] = []
    expect(on).to_be_visible()
    while on.count():
        assert page.evaluate(STANDS) == stood
        lines.append(page.locator(".watching .last").inner_text())
        on.click()
        page.wait_for_function(
            "line => document.querySelector('.watching .last')?.innerText !== line",
            arg=lines[-1],
        )
    assert lines[0].startswith("The opponent carries out ")
    roll = next(k for k, line in enumerate(lines) if line.startswith("The compass shows "))
    assert any(line.startswith("The opponent selects ") for line in lines[roll + 1 :])
    assert page.evaluate(STANDS) == stands


def test_a_skip_shows_all_that_the_opponent_did(page: Page, address: str) -> None:
    state, stood, stands = moved()
    page.emulate_media(reduced_motion="no-preference")
    begin(page, address, state)
    leave(page)
    skip = page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_be_visible()
    assert page.evaluate(STANDS) == stood
    skip.click()
    expect(page.locator(".ask .sentence")).to_contain_text("Anna")
    assert page.evaluate(STANDS) == stands
    expect(page.locator(".told-step")).to_have_count(0)
