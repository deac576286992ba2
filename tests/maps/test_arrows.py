"""Arrow keys on every map: whatever touches a region is one press or two from it."""

import itertools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import marchland
from tests.maps.test_chart import LAYOUTS, TALL, WIDE, charted
from tests.maps.test_hand import SHEETS

pytestmark = pytest.mark.browser

LED = """async (drawing) => {
  const { wayOn } = await import("/frame/ways.js");
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const ids = Object.keys(drawing.regions);
  return Object.fromEntries(ids.map(id => [id, arrows.map(each => wayOn(drawing, id, each))]));
}"""
"""Where each arrow leads from each region."""
LANDS = sorted((Path(marchland.__file__).parent / "tinyepic/lands").glob("*.toml"))
LAND = "async (view) => (await import('/tinyepic/lands.js')).drawing(view)"

Ways = Mapping[str, list[str]]
Pairs = set[tuple[str, str]]


def far(ways: Ways, touching: Pairs) -> Pairs:
    """Return neighbours that two presses do not reach."""
    near = {one: {one, *first} for one, first in ways.items()}
    return {(a, b) for a, b in touching if not any(b in near[on] for on in near[a])}


def together(ways: Ways) -> bool:
    """Say whether every region is reached from the first."""
    start = next(iter(ways))
    seen, new = {start}, [start]
    while new:
        new = [on for on in {to for one in new for to in ways[one]} if on not in seen]
        seen.update(new)
    return seen == set(ways)


def bordering(state: Any) -> Pairs:
    """Return what borders what by the rules."""
    ids, near = state.map.ids, state.map.neighbours
    return {(ids[a], ids[b]) for a in range(len(ids)) for b in range(len(ids)) if near[a] >> b & 1}


def beside(grid: list[str]) -> set[tuple[str, str]]:
    """Return the places of a land whose cells lie side by side."""
    rows = [pair for row in grid for pair in itertools.pairwise(row)]
    columns = [pair for column in zip(*grid, strict=True) for pair in itertools.pairwise(column)]
    pairs = {(a, b) for a, b in [*rows, *columns] if a != b}
    return pairs | {(b, a) for a, b in pairs}


@pytest.mark.parametrize("name", SHEETS)
def test_every_neighbour_is_two_presses_away_at_most(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/maps/{name}.json")
    drawing = page.evaluate("async (url) => (await fetch(url)).json()", f"/maps/{name}.json")
    ways = page.evaluate(LED, drawing)
    touching = bordering(marchland.game("small-world").new_state(int(name[0]), 1))
    assert far(ways, touching) == set()
    assert together(ways)
    assert len(touching) > 2 * len(ways)


@pytest.mark.parametrize("aspect", [WIDE, TALL])
@pytest.mark.parametrize("names", LAYOUTS, ids="+".join)
def test_so_it_is_on_islands_and_each_island_is_reached(
    page: Page, address: str, names: tuple[str, ...], aspect: float
) -> None:
    ways = page.evaluate(LED, charted(page, address, names, aspect))
    touching = bordering(marchland.game("warcraft").new_state(len(names), 1, map=names))
    assert far(ways, touching) == set()
    assert together(ways)


@pytest.mark.parametrize("cards", [1, 2, 5])
def test_so_it_is_in_the_lands_of_tiny_epic(page: Page, address: str, cards: int) -> None:
    """All cards of both boxes, so many at once."""
    page.goto(f"{address}/maps/2p.json")
    assert len(LANDS) == 32
    for start in range(0, len(LANDS), cards):
        shown = [shown_land(path) for path in LANDS[start : start + cards]]
        names = [path.stem for path in LANDS[start : start + cards]]
        rows = [{"name": name, "land": name, "mark": ""} for name in names]
        view = {"cards": rows, "lands": dict(zip(names, shown, strict=True)), "compass": None}
        ways = page.evaluate(LED, page.evaluate(LAND, view))
        assert together(ways)
        for name, land in zip(names, shown, strict=True):
            touching = {(f"{name}/{a}", f"{name}/{b}") for a, b in beside(land["grid"])}
            assert far(ways, touching) == set()


@pytest.mark.parametrize("cards", [1, 2, 5])
def test_no_arrow_leads_to_what_lies_the_other_way(page: Page, address: str, cards: int) -> None:
    """A border may lie left of a region, and what is behind it right of it, around a bend."""
    page.goto(f"{address}/maps/2p.json")
    wrong = []
    for start in range(0, len(LANDS), cards):
        names = [path.stem for path in LANDS[start : start + cards]]
        lands = {path.stem: shown_land(path) for path in LANDS[start : start + cards]}
        rows = [{"name": name, "land": name, "mark": ""} for name in names]
        drawing = page.evaluate(LAND, {"cards": rows, "lands": lands, "compass": None})
        areas = {name: row["area"] for name, row in drawing["regions"].items()}
        for one, led in page.evaluate(LED, drawing).items():
            for to, (dx, dy) in zip(led, [(-1, 0), (1, 0), (0, -1), (0, 1)], strict=True):
                way = (areas[to][0] - areas[one][0]) * dx + (areas[to][1] - areas[one][1]) * dy
                wrong += [(one, to, dx, dy)] if way < -1 else []
    assert wrong == []


def shown_land(path: Path) -> dict[str, Any]:
    """Return a land as the page is told it."""
    land = tomllib.loads(path.read_text())
    places = {**land["region"], **land.get("feature", {})}
    return {
        "mark": "",
        "grid": land["grid"],
        "terrain": {p: row.get("terrain", row.get("subtype")) for p, row in places.items()},
        "anchors": {p: row["anchor"] for p, row in places.items()},
    }
