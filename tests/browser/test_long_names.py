"""Nothing that a person types sizes the page: names of forty letters move nothing out of sight."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import is_at, open_table, reach, stage
from tests.browser.windows import TORN

NAMES = tuple(Seat(letter + "W" * 39) for letter in "ABCDE")
WINDOWS = [(1280, 720), (1440, 900), (1024, 768), (768, 1024), (360, 640)]
OUTSIDE = """() => {
    const frame = (each) => {
        for (let up = each.parentElement; up; up = up.parentElement)
            if (getComputedStyle(up).overflowX !== "visible" && up !== document.body) return up;
        return document.documentElement;
    };
    const out = [];
    for (const each of document.querySelectorAll("#page *")) {
        const box = each.getBoundingClientRect();
        if (each.closest("svg, .seats ul, .scores") || !box.width) continue;
        const room = frame(each) === document.documentElement
            ? { left: 0, right: innerWidth } : frame(each).getBoundingClientRect();
        const cut = each.closest(".seat-name, select, .hidden, .word, .people");
        if (!cut && (box.right > room.right + 1.5 || box.left < room.left - 1.5))
            out.push(`${each.tagName}.${each.className}`);
    }
    return out;
}"""


def picking(state: State) -> bool:
    """Say whether a combination is picked, when the log has lines of everybody."""
    return stage(state) == "pick" and state.view(frozenset())["round"] > 2


def over(state: State) -> bool:
    return state.is_over


def selecting(state: State) -> bool:
    return stage(state) == "select" and state.view(frozenset())["round"] > 1


@pytest.mark.parametrize(
    ("game", "players", "found"),
    [
        ("small-world", 2, picking),
        ("small-world", 5, picking),
        ("small-world", 5, over),
        ("warcraft", 3, picking),
        ("tiny-epic", 2, selecting),
        ("tiny-epic", 5, over),
    ],
)
def test_a_long_name_moves_nothing_out_of_sight(
    page: Page, address: str, game: str, players: int, found: Callable[[State], bool]
) -> None:
    page.goto(open_table(address, reach(found, players, game), NAMES[:players]))
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".told").first).to_be_attached()
        assert page.evaluate(OUTSIDE) == [], (width, height)


def test_a_long_name_moves_nothing_on_the_first_page(page: Page, address: str) -> None:
    open_table(address, reach(picking), NAMES[:2])
    page.goto(address)
    expect(page.locator(".begun li").first).to_contain_text("WWW")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("small-world", 2), ("small-world", 3), ("small-world", 5), ("warcraft", 5),
        ("tiny-epic", 2), ("tiny-epic", 3), ("tiny-epic", 5),
    ],
)  # fmt: skip
def test_a_name_of_ten_or_fourteen_letters_stands_whole_on_the_smallest_phone(
    page: Page, address: str, game: str, players: int
) -> None:
    found = selecting if game == "tiny-epic" else picking
    names = ("Maximilian", "Konstantinople", "Bartolomej", "Wolfgangoslava", "Dobromirka")
    page.set_viewport_size({"width": 360, "height": 640})
    seats = tuple(Seat(name) for name in names[:players])
    page.goto(open_table(address, reach(found, players, game), seats))
    expect(page.locator(".seat-name").last).to_be_attached()
    assert page.evaluate(TORN, ".seat-name") == []


BROKEN = """names => {
  const called = document.querySelector(".region-name");
  return names.filter(name => {
    called.textContent = name;
    const range = document.createRange();
    range.selectNodeContents(called);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}"""
"""The names that break where the chosen region is called by them."""


@pytest.mark.parametrize("lang", ["en", "cs", "hu", "pl"])
def test_no_name_of_a_region_of_warcraft_breaks_over_its_price(
    page: Page, address: str, lang: str
) -> None:
    file = Path(marchland.__file__).parent / f"smallworld/warcraft/text/{lang}.ftl"
    names = re.findall(r"^region-[lms]\d[ab]-\d+ = (.+)$", file.read_text(), re.MULTILINE)
    assert len(names) > 100
    page.add_init_script(f"localStorage.setItem('marchland', JSON.stringify({{lang: '{lang}'}}))")
    page.goto(open_table(address, reach(is_at("conquer"), 2, "warcraft")))
    page.locator(".region.can").first.focus()
    page.keyboard.press("Enter")
    for width, height in ((375, 667), (390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".region-name")).to_be_visible()
        assert page.evaluate(BROKEN, names) == []
