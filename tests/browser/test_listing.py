"""A board is made of a list of neighbours and drawn by the program, with exactly those borders."""

import tomllib
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import marchland
from marchland.core.crafts import Craft
from marchland.core.regions import bits
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.outlines import Outlines
from tests.browser.bench import Bench
from tests.browser.conftest import Phone
from tests.browser.hands import Keyboard, Mouse, Touch

LAY = """async list => {
  const { laidOut } = await import("/static/workshop/laying.js");
  return laidOut(list);
}"""
List = dict[str, Any]


SHEETS: Any = marchland.game("small-world")


def listed(map_: Map) -> List:
    """Return a board as a list."""
    count = len(map_.ids)
    borders = [[a, b] for a in range(count) for b in bits(map_.neighbours[a]) if a < b]
    return {"count": count, "borders": borders, "outer": list(bits(map_.edge))}


def read_back(laid: dict[str, Any]) -> tuple[set[tuple[int, int]], set[int], list[str]]:
    """Return the borders and the outermost regions as the game reads them, and what is wrong."""
    regions = {str(k): {"outline": ring} for k, ring in enumerate(laid["outlines"])}
    outlines = Outlines({"drawing": {"points": laid["points"]}, "region": regions})
    borders = {(min(a, b), max(a, b)) for a, b in (map(int, one) for one in outlines.borders())}
    return borders, {int(name) for name in outlines.outer()}, [f.text for f in outlines.flaws()]


@pytest.mark.parametrize("name", ["2p", "3p", "4p", "5p"])
def test_each_shipped_sheet_is_laid_out_with_exactly_its_borders(
    page: Page, address: str, name: str
) -> None:
    page.goto(address)
    wanted = listed(SHEETS.variant.maps[name])
    borders, outer, flaws = read_back(page.evaluate(LAY, wanted))
    assert flaws == []
    assert borders == {(a, b) for a, b in wanted["borders"]}
    assert outer == set(wanted["outer"])


WHEEL = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [2, 3], [3, 4], [1, 4]]
ALL_FOUR = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
REFUSED: dict[str, tuple[List, str]] = {
    "nothing outside": ({"count": 3, "borders": [[0, 1], [1, 2]], "outer": []}, "no-edge"),
    "two pieces": ({"count": 4, "borders": [[0, 1], [2, 3]], "outer": [0, 1, 2, 3]}, "apart"),
    "one around others": ({"count": 3, "borders": [[0, 1], [0, 2]], "outer": [0]}, "around"),
    "four that all meet, all outside": (
        {"count": 4, "borders": ALL_FOUR, "outer": [0, 1, 2, 3]},
        "crossed-by",
    ),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_drawn_is_refused_with_a_reason(page: Page, address: str, kind: str) -> None:
    """Four regions that all border each other and the outside are five that all border."""
    page.goto(address)
    wanted, why = REFUSED[kind]
    assert page.evaluate(LAY, wanted)["why"] == f"craft-list-{why}"


def test_four_that_all_meet_are_drawn_where_one_lies_inside(page: Page, address: str) -> None:
    page.goto(address)
    laid = page.evaluate(LAY, {"count": 4, "borders": ALL_FOUR, "outer": [0, 1, 2]})
    assert read_back(laid) == ({(a, b) for a, b in ALL_FOUR}, {0, 1, 2}, [])


def row(page: Page, n: int) -> Locator:
    return page.locator(".listed").nth(n - 1)


def begin(bench: Bench, game: str) -> None:
    """Begin a board as a list."""
    page, hands = bench.page, bench.hands
    bench.begin(game, "New board")
    if not page.locator(".board-begin[open]").count():
        hands.use(page.locator(".board-begin summary"))
    hands.choose(page.locator(".board-begin select"), "a list of neighbours")
    hands.use(page.get_by_role("button", name="Lay it out"))
    expect(page.locator(".listed")).to_have_count(5)


def borders_by_typing(bench: Bench) -> None:
    """A wheel: 1 in the middle, 2 to 5 around it, which border each other in a ring."""
    page, hands = bench.page, bench.hands
    for n, text in ((1, "2, 3, 4, 5"), (2, "1 3 5"), (3, "1,2,4"), (4, "1, 3, 5")):
        field = row(page, n).locator('input[name="next"]')
        if isinstance(hands, Keyboard):
            hands.reach(field)
            page.keyboard.press("Control+A")
            page.keyboard.type(text)
            page.keyboard.press("Tab")
        else:
            field.fill(text)
            field.blur()
    expect(row(page, 5).locator('input[name="next"]')).to_have_value("1, 2, 4")


def tables(page: Page, address: str) -> Any:
    draft = page.url.partition("/workshop/")[2].partition("/")[0]
    return tomllib.loads(page.request.get(f"{address}/api/workshop/{draft}/file").text())


def craft(game: str) -> Craft:
    return next(one for one in marchland.game(game).crafts if one.kind == "board")


def drawn(bench: Bench, game: str, edge: set[str]) -> None:
    """Draw it, and find the listed borders in the drawing."""
    page = bench.page
    bench.hands.use(page.get_by_role("button", name="Draw the board"))
    expect(page.locator(".board-canvas .plot")).to_have_count(5)
    bench.is_sound()
    data = tables(page, bench.address)
    outlines = Outlines(data)
    ids = list(data["region"])
    found = {tuple(sorted((ids.index(a), ids.index(b)))) for a, b in outlines.borders()}
    assert found == {(a, b) for a, b in WHEEL}
    assert {one[-1] for one in outlines.outer()} == edge
    assert craft(game).problems(data) == []
    assert not any(key in one for one in data["region"].values() for key in ("next", "edge"))


def play(bench: Bench) -> None:
    """Begin a game on it and conquer a region."""
    page, hands = bench.page, bench.hands
    hands.use(bench.button("Play with it"))
    hands.use(page.get_by_role("button", name="Start"))
    expect(page.locator(".stage-pick.mine")).to_be_visible()
    hands.use(page.locator(".combo-row").first)
    hands.use(page.locator(".column .confirm, .ask .confirm").locator("visible=true").first)
    expect(page.locator(".board .region")).to_have_count(5)
    expect(page.locator(".cartouche text")).to_have_text("Our Wheel")
    expect(page.locator(".stage-conquer.mine")).to_be_visible()


def test_a_board_is_listed_and_drawn_with_the_keyboard_and_played(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    hands = Keyboard(page)
    bench = Bench(page, hands, address)
    begin(bench, "Small World")
    expect(page.locator(".board-note")).to_contain_text("Region 2 is not joined to the rest")
    borders_by_typing(bench)
    hands.write(page.locator('input[name="title"]'), "Our Wheel")
    hands.reach(row(page, 1).locator('input[name="edge"]'))
    page.keyboard.press("Space")
    drawn(bench, "small-world", {"2", "3", "4", "5"})
    play(bench)


def test_an_island_is_listed_with_the_mouse_and_drawn(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    begin(bench, "Small World of Warcraft")
    borders_by_typing(bench)
    row(page, 1).locator('input[name="edge"]').click()
    row(page, 2).locator("summary").click()
    row(page, 2).locator('input[name="entry"]').click()
    row(page, 3).locator("summary").click()
    row(page, 3).locator('input[name="site"]').click()
    drawn(bench, "warcraft", {"2", "3", "4", "5"})
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".listed")).to_have_count(5)
    expect(row(page, 5).locator('input[name="next"]')).to_have_value("1, 2, 4")


def test_neighbours_are_ticked_with_a_finger_and_what_would_cross_is_said(
    phone: Phone, address: str
) -> None:
    page = phone()
    bench = Bench(page, Touch(page), address)
    begin(bench, "Small World")
    page.get_by_role("button", name="Draw the board").scroll_into_view_if_needed()
    for n in range(1, 6):
        row(page, n).locator("summary").tap()
        for other in range(n + 1, 6):
            row(page, n).locator(".chip-pick").filter(has_text=str(other)).tap()
    bench.hands.use(page.get_by_role("button", name="Draw the board"))
    expect(page.locator(".board-note")).to_contain_text("cannot all be drawn on one sheet")
    expect(page.locator(".listed")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_number_that_no_region_has_is_told(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    begin(bench, "Small World")
    field = row(page, 1).locator('input[name="next"]')
    field.fill("2, 77")
    field.blur()
    expect(page.locator(".board-note")).to_have_text("There is no region 77 in this list.")
    expect(field).to_have_value("2")
