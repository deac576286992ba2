"""The lands of Tiny Epic Kingdoms against the page that tells players what stands on each side."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.tinyepic.game import TinyEpic

PAGE = Path(__file__).parents[2] / "docs" / "games" / "tiny-epic-maps.md"
BOXES = {"base game": "base", "Heroes' Call": "heroes_call"}

# What a table of the page says of a side: its card, its side, its box, and its places.
Side = tuple[int, str, str, dict[str, tuple[str, bool, set[str], set[str]]]]


def read(text: str) -> Side:
    """Read the part of the page on one side."""
    found = re.search(r"^Card (\d+), side ([ab]), (.+)\.$", text, re.MULTILINE)
    assert found is not None
    places = {}
    for line in re.findall(r"^\| ([a-z0-9] \| .*) \|$", text, re.MULTILINE):
        place, kind, edge, borders, touches = line.split(" | ")
        places[place] = (
            kind.replace(" ", "_"), edge == "yes",
            set(borders.split()) - {"-"}, set(touches.split()) - {"-"},
        )  # fmt: skip
    return int(found[1]), found[2], BOXES[found[3]], places


SIDES = {
    part.partition("`")[0]: read(part)
    for part in PAGE.read_text(encoding="utf-8").split("\n## `")[1:]
}


def game() -> TinyEpic:
    found = marchland.game("tiny-epic")
    assert isinstance(found, TinyEpic)
    return found


LANDS = {land.id: land for land in game().box.lands}


def test_the_page_names_every_side() -> None:
    """TEK-2: eight cards in each box, each with two sides."""
    assert list(SIDES) == list(LANDS)
    boxes = [box for _, _, box, _ in SIDES.values()]
    assert (boxes.count("base"), boxes.count("heroes_call")) == (16, 16)


@pytest.mark.parametrize("name", SIDES)
def test_a_side_is_as_the_page_says(name: str) -> None:
    """TEK-5, TEK-6: kinds, edge, borders and features of every place."""
    land = LANDS[name]
    places: dict[str, Any] = {}
    graph = {row[0]: row for row in land.graph()}
    features = {place for place in graph if place.isdigit()}
    for place, kind, edge, around in graph.values():
        borders = set() if place in features else set(around) - features
        touches = set(around) - features if place in features else set(around) & features
        places[place] = (kind, edge, borders, touches)
    assert (land.card, land.side, land.box, places) == SIDES[name]


@pytest.mark.parametrize("name", SIDES)
def test_a_border_is_as_long_as_it_is_seen(name: str) -> None:
    """TEK-6: what borders shares at least two sides of cells on the drawn card, no mere corner."""
    land = LANDS[name]
    shared: dict[frozenset[str], int] = {}
    rows = [[land.places[p] for p in row] for row in land.grid]
    for first, second in pairwise(rows):
        for a, b in zip(first, second, strict=True):
            shared[frozenset((a, b))] = shared.get(frozenset((a, b)), 0) + 1
    for row in rows:
        for a, b in pairwise(row):
            shared[frozenset((a, b))] = shared.get(frozenset((a, b)), 0) + 1
    _, _, _, places = SIDES[name]
    said = {frozenset((a, b)) for a, row in places.items() for b in row[2] | row[3]}
    drawn = {pair: many for pair, many in shared.items() if len(pair) == 2}
    land_only = {pair for pair in drawn if not all(place.isdigit() for place in pair)}
    assert land_only == said
    assert min(drawn[pair] for pair in said) >= 2


@pytest.mark.parametrize("name", [n for n, side in SIDES.items() if side[2] == "base"])
def test_a_side_of_the_base_box_has_five_land_regions(name: str) -> None:
    """TEK-2: as a review of the printed cards says."""
    assert sum(place.isalpha() for place in SIDES[name][3]) == 5
