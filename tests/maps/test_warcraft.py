"""The twelve islands: what each shows, and that every way to lay them out keeps the targets.

The printed boards are not public. The numbers below are the targets of the original designs,
chosen so that the largest game uses exactly the pieces of the box (docs/games/warcraft-maps.md).
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

import marchland.smallworld

MAPS = Path(marchland.smallworld.__file__).parent / "warcraft" / "maps"
WATER = {"sea", "lake"}
SIZES = ("large", "medium", "small")
FACES = [f"{size}-{board}{side}" for size in SIZES for board in (1, 2) for side in "ab"]

LAND = {
    "small": {"mountain": 1, "forest": 2, "fields": 1, "hill": 1, "swamp": 2},
    "medium": {"mountain": 2, "forest": 1, "fields": 2, "hill": 2, "swamp": 2},
    "large": {"mountain": 3, "forest": 2, "fields": 2, "hill": 2, "swamp": 2},
}
MARKS = {
    "small": {"murloc": 2, "entry": 2, "magic": 1, "cavern": 1},
    "medium": {"murloc": 3, "entry": 3, "magic": 2, "cavern": 1},
    "large": {"murloc": 4, "entry": 3, "magic": 2, "cavern": 2},
}
WATERS = {"small": (0, 1), "medium": (0, 1), "large": (1, 2)}
# WC-3: how many large, medium and small boards a number of players lays out.
BOARDS = {2: (1, 0, 1), 3: (1, 1, 1), 4: (1, 2, 1), 5: (2, 1, 2)}
TOTALS = {
    2: {"land": 18, "mountain": 4, "murloc": 6, "entry": 5, "magic": 3, "cavern": 3},
    3: {"land": 27, "mountain": 6, "murloc": 9, "entry": 8, "magic": 5, "cavern": 4},
    4: {"land": 36, "mountain": 8, "murloc": 12, "entry": 11, "magic": 7, "cavern": 5},
    5: {"land": 45, "mountain": 10, "murloc": 15, "entry": 13, "magic": 8, "cavern": 7},
}
# WC-2: supplies of the box that a map may not exceed.
BOX = {"mountain": 10, "murloc": 15, "forest": 9}

Regions = dict[str, dict[str, Any]]


@cache
def face(name: str) -> dict[str, Any]:
    return tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))


def regions_of(name: str) -> Regions:
    found: Regions = face(name)["region"]
    return found


def dry(regions: Regions) -> list[str]:
    return [region for region, facts in regions.items() if facts["terrain"] not in WATER]


def marked(regions: Regions, mark: str) -> list[str]:
    return [region for region, facts in regions.items() if mark in facts.get("marks", ())]


def graph(regions: Regions) -> nx.Graph:
    found = nx.Graph()
    found.add_nodes_from(regions)
    found.add_edges_from((a, b) for a, facts in regions.items() for b in facts.get("next", ()))
    return found


def layouts(players: int) -> Iterator[tuple[str, ...]]:
    """Every legal choice of faces: never both sides of one board."""
    choices = []
    for size, many in zip(SIZES, BOARDS[players], strict=True):
        choices.append(
            [
                sides
                for boards in combinations((1, 2), many)
                for sides in product(*([f"{size}-{b}a", f"{size}-{b}b"] for b in boards))
            ]
        )
    for parts in product(*choices):
        yield tuple(name for part in parts for name in part)


def counted(regions: Regions) -> Counter[str]:
    """How many regions of each terrain and mark there are, and how much land."""
    found = Counter(facts["terrain"] for facts in regions.values())
    found.update(mark for facts in regions.values() for mark in facts.get("marks", ()))
    found["land"] = len(dry(regions))
    return found


def test_there_are_two_boards_of_each_size_with_two_faces() -> None:
    """WC-3: six boards, each with two sides, are drawn at random."""
    assert sorted(path.stem for path in MAPS.glob("*.toml")) == sorted(FACES)
    for name in FACES:
        assert face(name)["name"] == name
        assert face(name)["board"] == name[:-1]
        assert face(name)["size"] == name.split("-")[0]


@pytest.mark.parametrize("name", FACES)
def test_a_face_shows_the_numbers_of_its_size(name: str) -> None:
    """WC-3: terrain and symbols; water is one region at most on small and medium islands."""
    size = face(name)["size"]
    regions = regions_of(name)
    terrain = Counter(facts["terrain"] for facts in regions.values())
    water = sum(terrain.pop(kind, 0) for kind in WATER)
    assert terrain == LAND[size]
    assert WATERS[size][0] <= water <= WATERS[size][1]
    marks = Counter(mark for facts in regions.values() for mark in facts.get("marks", ()))
    assert marks == MARKS[size]


@pytest.mark.parametrize("name", FACES)
def test_symbols_stand_on_land_only(name: str) -> None:
    """WC-1: nobody but Naga can be in water, so no symbol is there."""
    for facts in regions_of(name).values():
        assert facts["terrain"] not in WATER or not (facts.get("marks") or facts.get("site"))


@pytest.mark.parametrize("name", FACES)
def test_one_region_carries_the_size_letter_and_is_no_entry(name: str) -> None:
    """WC-3: one marker face down for each board; a newcomer must march at least one step to it."""
    regions = regions_of(name)
    sites = [region for region, facts in regions.items() if facts.get("site")]
    assert len(sites) == 1
    assert "entry" not in regions[sites[0]].get("marks", ())


@pytest.mark.parametrize("name", FACES)
def test_each_border_is_named_once_at_the_lower_region(name: str) -> None:
    """WC-1: borders count both ways, so a file names each once, between regions of its face."""
    regions = regions_of(name)
    number = {region: at for at, region in enumerate(regions, start=1)}
    prefix = name[0] + name.split("-")[1]
    assert list(regions) == [f"{prefix}-{at}" for at in number.values()]
    named = [(a, b) for a, facts in regions.items() for b in facts.get("next", ())]
    assert len(named) == len({frozenset(border) for border in named})
    assert all(number[a] < number[b] for a, b in named)


@pytest.mark.parametrize("name", FACES)
def test_an_island_lies_flat_and_hangs_together(name: str) -> None:
    """WC-1: adjacent is sharing a border on the same board; land alone is one piece."""
    regions = regions_of(name)
    borders = graph(regions)
    assert nx.check_planarity(borders)[0]
    assert nx.is_connected(borders.subgraph(dry(regions)))


@pytest.mark.parametrize("name", FACES)
def test_no_region_is_a_dead_end_or_a_hub(name: str) -> None:
    """Land borders two to five regions, at least two of them land; water three to five lands."""
    regions = regions_of(name)
    borders = graph(regions)
    land = dry(regions)
    for region in regions:
        shores = sum(other in land for other in borders[region])
        if region in land:
            assert shores >= 2, region
            assert borders.degree(region) <= 5, region
        else:
            assert 3 <= shores <= 5, region


@pytest.mark.parametrize("name", FACES)
def test_every_land_is_at_most_three_steps_from_an_entry(name: str) -> None:
    """WC-6.2: a race without regions lands on an Entry and marches on."""
    regions = regions_of(name)
    walk = graph(regions).subgraph(dry(regions))
    steps = nx.multi_source_dijkstra_path_length(walk, set(marked(regions, "entry")))
    assert set(steps) == set(dry(regions))
    assert max(steps.values()) <= 3


def test_what_is_known_of_the_printed_boards_holds_somewhere() -> None:
    """WC-19: an Entry Fields region with a Murloc costs 4.

    The solo rules speak of a Murloc on the size letter, and one face shows no water.
    """
    every = [facts for name in FACES for facts in regions_of(name).values()]
    assert any(
        facts["terrain"] == "fields" and {"entry", "murloc"} <= set(facts.get("marks", ()))
        for facts in every
    )
    assert any(facts.get("site") and "murloc" in facts.get("marks", ()) for facts in every)
    without = [name for name in FACES if len(dry(regions_of(name))) == len(regions_of(name))]
    assert Counter(face(name)["size"] for name in without) == {"small": 1, "medium": 1}


def test_ids_and_names_are_each_used_once() -> None:
    """WC-3: any faces can lie beside each other, and people can speak of every region."""
    ids = [region for name in FACES for region in regions_of(name)]
    names = [facts["name"] for name in FACES for facts in regions_of(name).values()]
    titles = [face(name)["title"] for name in FACES]
    for given in (ids, names, titles):
        assert len(given) == len(set(given))


@pytest.mark.parametrize(("players", "many"), [(2, 16), (3, 64), (4, 64), (5, 64)])
def test_every_layout_keeps_the_totals_and_fits_the_box(players: int, many: int) -> None:
    """WC-3: nine lands a player, and a token for each Mountain, Murloc and Wisp Wall."""
    found = list(layouts(players))
    assert len(found) == len(set(found)) == many
    for names in found:
        regions: Regions = {}
        for name in names:
            regions |= regions_of(name)
        whole = counted(regions)
        assert {key: whole[key] for key in TOTALS[players]} == TOTALS[players], names
        assert all(whole[piece] <= supply for piece, supply in BOX.items()), names
        assert nx.number_connected_components(graph(regions)) == players, names
        assert sum(facts.get("site", False) for facts in regions.values()) == players, names


@pytest.mark.parametrize("players", BOARDS)
def test_every_layout_serves_the_powers_that_need_terrain(players: int) -> None:
    """WC-11: two Magic, Cavern, Hill and Fields regions and some water wherever one plays."""
    for names in layouts(players):
        regions: Regions = {}
        for name in names:
            regions |= regions_of(name)
        whole = counted(regions)
        assert all(whole[kind] >= 2 for kind in ("magic", "cavern", "hill", "fields")), names
        assert whole["sea"] + whole["lake"] >= 1, names
