"""A price is read where it belongs: on its own region, and a tap on it means that region."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.positions import open_table, reach, stage

FIVE = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"])
WINDOWS = [(360, 640), (390, 844), (640, 360), (820, 1180), (1366, 625)]
CARDS = [
    ["large-1a", "medium-1a", "small-1a"],
    ["large-1b", "medium-1b", "small-1b"],
    ["large-2a", "medium-2a", "small-2a"],
    ["large-2b", "medium-2b", "small-2b"],
    ["large-1a", "large-2b", "medium-1b", "small-1a", "small-2b"],
]

ASTRAY = """async ([boards, windows]) => {
  const [{ tagBoxes }, { growth }, { chart }, { prefs }] = await Promise.all(
    ["smallworld/tags", "frame/zoom", "art/chart", "frame/prefs"].map(
      name => import(`/static/${name}.js`)));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.append(svg);
  const drawn = name => fetch(`/map/${name}.json`).then(answer => answer.json());
  const fills = {
    tokens: { race: "elves", seat: 0, tokens: 2, pieces: [] },
    "tokens over a fortress": { race: "elves", seat: 0, tokens: 3, pieces: ["fortress"] },
    nothing: { race: null, seat: null, tokens: 0, pieces: [] },
  };
  const found = [];
  let all = 0;
  for (const names of boards) for (const [width, height] of windows) {
    const faces = await Promise.all(names.map(drawn));
    const aspect = width > height ? 1.75 : 1;
    const drawing = names.length > 1 ? { ...chart(faces, aspect), name: `${aspect}` } : faces[0];
    const scale = (width > height ? width - 340 : width) / drawing.view[0];
    const spots = Object.entries(drawing.regions);
    const shapes = Object.fromEntries(spots.map(([id, { path }]) => {
      const shape = document.createElementNS(svg.namespaceURI, "path");
      shape.setAttribute("d", path);
      svg.append(shape);
      return [id, shape];
    }));
    for (const text of ["", "larger"]) for (const [what, fill] of Object.entries(fills)) {
      prefs.text = text;
      const at = () => ({ ...fill, declined: false, price: 3, why: null, then: [] });
      const regions = Object.fromEntries(spots.map(([id]) => [id, at()]));
      const view = { regions, stage: "conquer", ask: { key: "", args: {} }, sites: [] };
      const table = { view, drawing, isMine: true, choice: {}, actionsOn: () => [] };
      for (const [id, { area }] of spots) {
        const [tag] = tagBoxes(table, id, growth(scale));
        const from = ([x, y]) => Math.hypot(x - tag.x, y - tag.y);
        const isNearer = fill.race && spots.some(([other, each]) =>
          other !== id && from(each.area) < from(area));
        all += 1;
        const isWithin = shapes[id].isPointInFill(new DOMPoint(tag.x, tag.y));
        if (!isWithin || isNearer)
          found.push(`${names} ${width}x${height} ${text} ${id} ${what} ${isWithin}`);
      }
    }
    svg.replaceChildren();
  }
  return [all, found];
}"""
"""Prices off their own land, or nearer to the tokens of another: each region filled, no game."""


def test_every_price_lies_on_its_own_land_and_nearest_to_its_own_tokens(
    page: Page, address: str
) -> None:
    page.goto(address)
    boards = [[f"small-world/{players}p"] for players in (2, 3, 4, 5)]
    isles = [[f"warcraft/{face}" for face in faces] for faces in CARDS]
    count, astray = page.evaluate(ASTRAY, [boards + isles, WINDOWS])
    assert count > 6000
    assert astray == []


def many_prices(least: int) -> Callable[[State], bool]:
    """Say whether a race of the first seat may go to many regions while tokens stand on half."""

    def found(state: State) -> bool:
        if stage(state) != "conquer" or state.view(frozenset())["round"] < 3:
            return False
        regions = state.view(frozenset())["regions"].values()
        held = sum(each["race"] is not None for each in regions)
        return (
            held >= 0.5 * len(regions)
            and sum(each["price"] is not None and each["why"] is None for each in regions) >= least
        )

    return found


PRICES = """() => [...document.querySelectorAll(".price-tag")].map(tag => {
  const { left, right, top, bottom } = tag.querySelector(".label").getBoundingClientRect();
  const rims = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
  return [tag.dataset.of,
    rims.map(([u, v]) => [left + u * (right - left), top + v * (bottom - top)])];
})"""
"""The region of each price as drawn, and points upon it."""


@pytest.mark.parametrize(
    ("game", "players", "more", "window"),
    [
        ("small-world", 2, {}, (390, 844)),
        ("small-world", 4, {}, (390, 844)),
        ("warcraft", 3, {"map": CARDS[0]}, (820, 1180)),
    ],
)
def test_a_tap_on_a_price_means_its_own_region(
    phone: Phone,
    address: str,
    game: str,
    players: int,
    more: dict[str, Any],
    window: tuple[int, int],
) -> None:
    page = phone(*window)
    page.goto(open_table(address, reach(many_prices(4), players, game, **more), FIVE[:players]))
    expect(page.locator(".price-tag").nth(3)).to_be_visible()
    tags = page.evaluate(PRICES)
    for rim in range(5):
        for region, points in tags:
            page.touchscreen.tap(*points[rim])
            expect(page.locator(".region[aria-pressed=true]")).to_have_attribute(
                "data-region", region
            )


OVER = """() => {
  const box = each => each.getBoundingClientRect();
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / (a.width * a.height);
  const lying = ".stands :is(.slab:not(.under), .count circle, .pieces > g)";
  const things = [...document.querySelectorAll(lying)].map(box);
  const labels = [...document.querySelectorAll(".price-tag .label")].map(box);
  return [labels.length, Math.max(...labels.flatMap(a => things.map(b => shared(a, b))))];
}"""
"""How many prices there are, and the most of one that lies over a token, a count or a piece."""
FILLED = """async () => {
  const { src } = document.querySelector("script[type=module]");
  const { page, refresh } = await import(src.replace("app.js", "frame/page.js"));
  const { view } = page.table;
  const full = at => ({ ...at, race: at.race ?? "amazons", seat: at.seat ?? 1, tokens: 3,
    declined: false, price: at.price ?? 4 });
  const regions = Object.entries(view.regions).map(([id, at]) => [id, full(at)]);
  page.table.view = { ...view, regions: Object.fromEntries(regions) };
  refresh();
}"""
"""Sets three tokens on every region, with what pieces stand there."""


@pytest.mark.parametrize("text", ["", "larger"])
@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("small-world", 2, {}),
        ("small-world", 5, {}),
        ("warcraft", 3, {"map": CARDS[0]}),
    ],
)
def test_a_price_lies_beside_tokens_counts_and_pieces(
    page: Page, address: str, game: str, players: int, more: dict[str, Any], text: str
) -> None:
    page.goto(open_table(address, reach(many_prices(4), players, game, **more), FIVE[:players]))
    expect(page.locator(".price-tag").nth(3)).to_be_visible()
    if text:
        page.evaluate(
            """async () => {
  const { src } = document.querySelector("script[type=module]");
  const { prefs } = await import(src.replace("app.js", "frame/prefs.js"));
  prefs.text = "larger";
}"""
        )
    page.evaluate(FILLED)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        count, most = page.evaluate(OVER)
        assert count > 5
        assert most < 0.2, (width, height)


def test_pieces_under_a_pile_are_seen_however_high_it_is(page: Page, address: str) -> None:
    """A hole in the ground shows its mouth below three tokens too."""
    page.goto(address)
    shown = page.evaluate("""async () => {
  const { src } = document.querySelector("script[type=module]");
  const load = name => import(src.replace("app.js", name));
  const [{ standing }, { html, render }] =
    await Promise.all([load("smallworld/tokens.js"), load("vendor.js")]);
  const at = { race: "halflings", seat: 0, tokens: 4, pieces: ["hole"], declined: false };
  const board = document.createElement("div");
  document.body.append(board);
  render(html`<svg width="300" height="300">${standing(at, [150, 150, 40], 1)}</svg>`, board);
  const box = what => board.querySelector(what).getBoundingClientRect();
  const [pile, piece] = [[...board.querySelectorAll(".slab")].map(each =>
    each.getBoundingClientRect().bottom), box(".pieces > g > svg")];
  return (piece.bottom - Math.max(...pile)) / piece.height;
}""")
    assert shown > 0.85
