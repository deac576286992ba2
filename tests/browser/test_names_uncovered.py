"""What a region is called is read whole, or not written: nothing lies over half a name."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import is_at, open_table, reach

FIVE = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"])
WINDOWS = [(1366, 700), (820, 1180)]
# All twelve faces, and every number of seats.
ISLANDS = [
    ("large-1a", "small-2b"),
    ("large-1a", "medium-1a", "small-1a"),
    ("large-1b", "medium-1b", "small-1b"),
    ("large-2a", "medium-2a", "small-2a"),
    ("large-2b", "medium-1a", "medium-2b", "small-2b"),
    ("large-1b", "large-2b", "medium-1a", "small-1a", "small-2b"),
]

LINES = """
  const line = (each, text) => {
    const back = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize);
    const at = (x, y) => new DOMPoint(x, y).matrixTransform(back);
    const begin = each.getStartPositionOfChar(0);
    const end = each.getEndPositionOfChar(each.getNumberOfChars() - 1);
    const [from, to] = [at(begin.x, begin.y - 0.65 * size), at(end.x, end.y)];
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  };
  const texts = [...document.querySelectorAll(".numbers text")]
    .filter(each => each.checkVisibility());
  const lines = texts.flatMap(text => [...(text.children.length ? text.children : [text])]
    .map(each => ({ text, box: line(each, text) })));
  const touch = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
"""
COVERED = (
    """async () => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const box = each => each.getBoundingClientRect();
  const lying = `.stands :is(.slab, .count circle, .flag path, .faction-sign),
    .stands :is(.pieces svg > *, .price-tag .label, .toll-tag circle), .ground .cartouche path`;
  const things = [...document.querySelectorAll(lying)].map(box);"""
    + LINES
    + """
  const covered = lines.filter(a => things.some(thing => touch(a.box, thing))
    || lines.some(b => b.text !== a.text && touch(a.box, b.box)));
  return [texts.length, covered.map(each => each.text.textContent.trim().replaceAll(/\\s+/g, " "))];
}"""
)
# What grows all over a region lies under every name: it is the ground. The rest is a picture.
DRAWN_OVER = (
    """async () => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const ground = `tree pine bush palm snowpine burnt toadstool stump peak crag stone hillock knoll
    tuft field sheaf pool reeds wave lily`.split(/\\s+/);
  const kind = each => each.getAttribute("href").slice("#ornament-".length);
  const pictures = [...document.querySelectorAll(".ground use[href^='#ornament-'], .ground .rose")]
    .filter(each => each.matches(".rose") || !ground.includes(kind(each)));
  const boxes = pictures.map(each => each.getBoundingClientRect());"""
    + LINES
    + """
  const over = lines.filter(a => boxes.some(each => touch(a.box, each)));
  return [pictures.length, over.map(each => each.text.textContent.trim().replaceAll(/\\s+/g, " "))];
}"""
)


def held(wanted: str, share: float) -> Callable[[State], bool]:
    """Say whether a stage is reached while tokens stand on such a part of the regions."""

    def found(state: State) -> bool:
        if not is_at(wanted)(state):
            return False
        regions = state.view(frozenset())["regions"]
        return sum(each["race"] is not None for each in regions.values()) >= share * len(regions)

    return found


@pytest.mark.parametrize("lang", ["en", "cs", "hu", "pl"])
@pytest.mark.parametrize(
    "islands",
    [
        ("large-2b", "medium-2b", "small-1b"),
        ("large-1a", "medium-1a", "small-1b"),
        ("large-1b", "large-2b", "medium-1a", "small-1a", "small-2b"),
    ],
)
def test_no_name_of_a_region_lies_under_tokens_prices_or_ribbons(
    page: Page, address: str, islands: Sequence[str], lang: str
) -> None:
    """What has no free place is left out; few are."""
    players = len(islands)
    page.add_init_script(f"localStorage.setItem('marchland', JSON.stringify({{lang: '{lang}'}}))")
    page.goto(
        open_table(
            address,
            reach(held("conquer", 0.5), players, "warcraft", map=islands),
            FIVE[:players],
        )
    )
    # Five islands are so small in an upright window that no name is written there.
    for width, height in WINDOWS[: 1 if players == 5 else 2]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".price-tag").first).to_be_visible()
        shown, covered = page.evaluate(COVERED)
        assert covered == [], (width, height)
        assert shown >= 0.9 * page.locator(".region").count(), (width, height)


@pytest.mark.parametrize("lang", ["en", "cs", "hu", "pl"])
@pytest.mark.parametrize("islands", ISLANDS)
def test_no_name_of_a_region_lies_over_a_ship_a_house_a_beast_or_a_landmark(
    page: Page, address: str, islands: Sequence[str], lang: str
) -> None:
    players = len(islands)
    page.add_init_script(f"localStorage.setItem('marchland', JSON.stringify({{lang: '{lang}'}}))")
    for share in (0, 0.5):
        state = reach(held("conquer" if share else "pick", share), players, "warcraft", map=islands)
        page.goto(open_table(address, state, FIVE[:players]))
        expect(page.locator(".numbers text").first).to_be_attached()
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            pictures, over = page.evaluate(DRAWN_OVER)
            assert over == [], (share, width, height)
            assert pictures > 3


@pytest.mark.parametrize("share", [0, 0.6])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_number_of_a_region_lies_over_a_ship_a_house_or_the_rose(
    page: Page, address: str, players: int, share: float
) -> None:
    state = reach(held("conquer" if share else "pick", share), players)
    page.goto(open_table(address, state, FIVE[:players]))
    expect(page.locator(".numbers text").first).to_be_attached()
    for width, height in [*WINDOWS, (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        pictures, over = page.evaluate(DRAWN_OVER)
        assert over == [], (width, height)
        assert pictures > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_number_of_a_region_touches_tokens_pieces_or_prices_on_a_phone(
    page: Page, address: str, players: int
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, reach(held("conquer", 0.55), players), FIVE[:players]))
    expect(page.locator(".numbers text").first).to_be_visible()
    shown, covered = page.evaluate(COVERED)
    assert covered == []
    assert shown == page.locator(".region").count()


FIGURES = """async () => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const box = each => each.getBoundingClientRect();
  const all = where => [...document.querySelectorAll(where)].map(box);
  const figures = all(".stands .figure .body"), signs = all(".numbers .yield rect");
  const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [figures.length, signs.filter(a => figures.some(b => shared(a, b))).length];
}"""


@pytest.mark.parametrize("where", ["base", "north"])
def test_no_piece_stands_over_what_a_place_gives_on_a_phone(
    page: Page, address: str, where: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})

    def crowded(state: State) -> bool:
        regions = state.view(frozenset())["regions"].values()
        return state.to_move == 0 and sum(len(each["pieces"]) for each in regions) >= 16

    page.goto(open_table(address, reach(crowded, 5, "tiny-epic", map=where), FIVE))
    expect(page.locator(".stands .figure").first).to_be_visible()
    figures, covered = page.evaluate(FIGURES)
    assert figures >= 16
    assert covered == 0


LETTERS = """() => [...document.querySelectorAll(".ground .cartouche text")].map(text =>
  text.getScreenCTM().a * parseFloat(text.getAttribute("font-size")))"""


@pytest.mark.parametrize(("players", "least"), [(2, 9.9), (5, 7)])
@pytest.mark.parametrize("window", [(390, 844), (844, 390)])
def test_names_of_islands_are_as_large_on_a_phone_as_the_sea_has_room(
    page: Page, address: str, players: int, least: float, window: tuple[int, int]
) -> None:
    """Of two islands as large as what is written beside the map, of five still to be read."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(open_table(address, reach(is_at("pick"), players, "warcraft"), FIVE[:players]))
    expect(page.locator(".ground .cartouche")).to_have_count(players)
    assert min(page.evaluate(LETTERS)) >= least
