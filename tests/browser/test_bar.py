"""The buttons under a form of the workshop stay within reach, and hide nothing that is used."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.test_signs import CARDS, PEOPLE, kept

HIDDEN = """() => {
  const now = document.activeElement, bar = document.querySelector(".craft .begin");
  if (!now || now === document.body || bar.contains(now)) return "";
  const box = now.getBoundingClientRect(), top = bar.getBoundingClientRect().top;
  return box.bottom > top + 1 && box.height < top ? now.outerHTML.slice(0, 120) : "";
}"""
"""What the keyboard is on where the bar covers some of it."""
BOARD: dict[str, Any] = {
    "format": 1,
    "game": "small-world",
    "name": "own-1",
    "players": 2,
    "rounds": 8,
    "region": {
        one: {"terrain": "hill", "edge": True, "next": ["b"] if one != "b" else []} for one in "abc"
    },
}
MADE = {"races": PEOPLE, "cards": CARDS, "board": BOARD}


def opened(page: Page, address: str, kind: str) -> None:
    draft = kept(address, kind, MADE[kind])
    page.goto(f"{address}/#/workshop/{draft}")
    expect(page.locator(".craft .begin")).to_be_visible()


@pytest.mark.parametrize("kind", MADE)
def test_the_bar_of_a_phone_hides_nothing_that_the_keyboard_is_on(
    phone: Phone, address: str, kind: str
) -> None:
    page = phone()
    opened(page, address, kind)
    hidden = []
    for _ in range(70):
        page.keyboard.press("Tab")
        hidden += [found] if (found := page.evaluate(HIDDEN)) else []
    assert hidden == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (1366, 768)])
def test_play_and_download_are_in_sight_wherever_the_form_is(
    page: Page, address: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    opened(page, address, "cards")
    for y in (0, 400, 99_999):
        page.evaluate("y => window.scrollTo(0, y)", y)
        for name in ("Play with it", "Download"):
            button = page.locator(".craft .begin .buttons").get_by_text(name, exact=True)
            expect(button).to_be_in_viewport(ratio=1)
    bar = page.locator(".craft .begin").bounding_box()
    assert bar is not None
    assert bar["height"] <= height / 5


def test_the_bar_does_not_fill_a_phone_that_lies_on_its_side(page: Page, address: str) -> None:
    """Of 390 units of height a bar that stays would leave little: there it lies under the form."""
    page.set_viewport_size({"width": 844, "height": 390})
    opened(page, address, "cards")
    expect(page.locator(".craft .begin")).not_to_be_in_viewport()
