"""Words in the card stand on the line where they belong, beside their signs."""

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from tests.browser.positions import is_at, open_table, reach

LANGUAGES = ("en", "cs", "hu", "pl")

ROWS = """() => [...document.querySelectorAll(".stepper-name")].filter(each => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const ends = [...range.getClientRects()].filter(box => box.width).map(box => box.bottom);
    return Math.max(...ends) - Math.min(...ends) > 8;
}).map(each => each.textContent.trim())"""


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("small-world", 1366, 625),
        ("small-world", 1180, 820),
        ("small-world", 390, 844),
        ("small-world", 360, 640),
        ("warcraft", 1366, 625),
        ("warcraft", 360, 640),
    ],
)
def test_a_region_where_tokens_are_spread_is_named_in_one_line_beside_its_sign(
    page: Page, address: str, name: str, width: int, height: int
) -> None:
    """The longest is “rolnická oblast 14”, or a name such as “Turzyca Żałobników”."""

    def found(state: State) -> bool:
        view = state.view(frozenset())
        mine = [at for at in view["regions"].values() if at["seat"] == view["to_move"]]
        return view["stage"] == "deploy" and len(mine) > 6

    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, reach(found, name=name)))
    for lang in LANGUAGES:
        page.evaluate("lang => localStorage.setItem('marchland', JSON.stringify({lang}))", lang)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".stepper-name").first).to_be_visible()
        assert page.evaluate(ROWS) == []


BEGINS = """rows => rows.filter(row => row.checkVisibility()).map(row => {
    const range = document.createRange();
    const words = row.querySelector("summary") ?? row;
    range.selectNodeContents(words);
    const lefts = new Map();
    for (const box of range.getClientRects()) {
        const line = Math.round(box.bottom / 8);
        if (box.width) lefts.set(line, Math.min(lefts.get(line) ?? Infinity, Math.round(box.left)));
    }
    return [words !== row, lefts.size, [...lefts.values()]];
})"""

UNEVEN = """rows => rows.flatMap(row => {
    const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const ends = [];
    while (words.nextNode()) {
        const { currentNode: each } = words;
        if (!each.data.trim() || each.parentElement.closest("svg, .crest, .badge")) continue;
        const range = document.createRange();
        range.selectNodeContents(each);
        const [box] = range.getClientRects();
        const far = ends.filter(other => Math.abs(other - box.bottom) < 12);
        ends.push(box.bottom);
        if (far.some(other => Math.abs(other - box.bottom) > 1)) return [row.textContent.trim()];
    }
    return [];
})"""


@pytest.mark.parametrize("name", ["small-world", "warcraft", "tiny-epic"])
def test_what_is_said_of_a_region_stands_on_one_line_with_its_name(
    page: Page, address: str, name: str
) -> None:
    """Its signs, and whose shield it is, lift no word of it out of the line."""
    page.set_viewport_size({"width": 1366, "height": 625})
    found = is_at("conquer") if name != "tiny-epic" else lambda state: len(state.history) > 40
    page.goto(open_table(address, reach(found, name=name)))
    regions = page.locator(".board .region")
    expect(regions.first).to_be_visible()
    seen = set()
    for k in range(regions.count()):
        regions.nth(k).dispatch_event("click")
        expect(page.locator(".region-choice")).to_be_visible()
        rows = page.locator(".region-choice :is(.choice-title, .holder)")
        uneven = rows.evaluate_all(UNEVEN)
        assert uneven == []
        seen.add(page.locator(".holder .crest").count())
    assert len(seen) == (1 if name == "tiny-epic" else 2)


def test_lines_of_what_happened_begin_and_go_on_below_each_other(page: Page, address: str) -> None:
    """Whether a triangle stands before them or not."""
    page.set_viewport_size({"width": 1366, "height": 625})
    page.goto(open_table(address, reach(is_at("conquer"))))
    expect(page.locator(".told").first).to_be_visible()
    turns = page.locator(".told > details:not([open]) > summary")
    turns.evaluate_all("all => all.slice(0, 6).forEach(each => each.click())")
    expect(page.locator(".told > details[open]").nth(3)).to_be_visible()
    begins = page.locator(".entry > div").evaluate_all(BEGINS)
    assert {folds for folds, _, _ in begins} == {True, False}
    assert any(lines > 1 for folds, lines, _ in begins if folds)
    assert len({x for *_, lefts in begins for x in lefts}) == 1
