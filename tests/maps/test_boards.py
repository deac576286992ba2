"""The four boards: what is printed on them, counted, and that they can lie on a table."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

import marchland.smallworld.base

MAPS = Path(marchland.smallworld.base.__file__).parent / "maps"
WATER = {"sea", "lake"}

# SW-S01, SW-S04: players -> rounds, regions, Lost Tribes, mountains.
BOX = {
    "2p": (2, 10, 23, 9, 4),
    "3p": (3, 10, 30, 10, 7),
    "4p": (4, 9, 39, 14, 8),
    "5p": (5, 8, 48, 18, 9),
}
# Of each board: how many regions of every other land terrain, and how many of every mark.
SPREAD = {"2p": (4, 4), "3p": (5, 5), "4p": (7, 7), "5p": (9, 9)}
TRIBES_IN_THE_BOX = 18
MOUNTAINS_IN_THE_BOX = 9


def board(name: str) -> dict[str, Any]:
    with (MAPS / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def graph(data: dict[str, Any]) -> nx.Graph:
    found = nx.Graph()
    found.add_nodes_from(data["region"])
    regions = data["region"]
    found.add_edges_from((a, b) for a in regions for b in regions[a].get("next", ()))
    return found


@pytest.mark.parametrize("name", BOX)
def test_each_number_of_players_has_its_board_and_rounds(name: str) -> None:
    """SW-S01: the map is the one for that number of players, with its number of rounds."""
    data = board(name)
    players, rounds, regions, _, _ = BOX[name]
    assert (data["name"], data["players"], data["rounds"]) == (name, players, rounds)
    assert len(data["region"]) == regions


@pytest.mark.parametrize("name", BOX)
def test_lost_tribes_and_mountains_fit_the_box(name: str) -> None:
    """SW-S04: a token for each Lost Tribe symbol, a marker for each mountain: the box has them."""
    regions = board(name)["region"].values()
    tribes = [facts for facts in regions if facts.get("lost_tribe")]
    mountains = [facts for facts in regions if facts["terrain"] == "mountain"]
    assert (len(tribes), len(mountains)) == BOX[name][3:]
    assert len(tribes) <= TRIBES_IN_THE_BOX
    assert len(mountains) <= MOUNTAINS_IN_THE_BOX
    assert {facts["terrain"] for facts in tribes}.isdisjoint({"mountain", *WATER})


@pytest.mark.parametrize("name", BOX)
def test_terrain_and_marks_are_spread_evenly(name: str) -> None:
    """SW-S01: two seas, one lake, and as many farmlands as forests, hills and swamps."""
    regions = board(name)["region"].values()
    terrain = Counter(facts["terrain"] for facts in regions)
    each, of_a_mark = SPREAD[name]
    assert terrain == {
        "farmland": each,
        "forest": each,
        "hill": each,
        "swamp": each,
        "mountain": BOX[name][4],
        "sea": 2,
        "lake": 1,
    }
    marks = Counter(mark for facts in regions for mark in facts.get("marks", ()))
    assert marks == {"mine": of_a_mark, "magic": of_a_mark, "cavern": of_a_mark}
    assert not any(facts.get("marks") for facts in regions if facts["terrain"] in WATER)


@pytest.mark.parametrize("name", BOX)
def test_each_border_is_named_once_at_the_lower_region(name: str) -> None:
    """SW-C01: borders count both ways, so the file names each once, between known regions."""
    data = board(name)
    named = [(a, b) for a, facts in data["region"].items() for b in facts.get("next", ())]
    assert len(named) == len(set(named))
    assert all(int(a[1:]) < int(b[1:]) for a, b in named)
    assert {region for border in named for region in border} == set(data["region"])


@pytest.mark.parametrize("name", BOX)
def test_the_board_is_one_piece_and_lies_flat(name: str) -> None:
    """SW-C01: every region can be reached from every other, and no two borders cross.

    The edge of the board counts as one more region around all that touch it.
    """
    data = board(name)
    borders = graph(data)
    assert nx.is_connected(borders)
    borders.add_edges_from(("edge", a) for a, facts in data["region"].items() if facts.get("edge"))
    assert nx.check_planarity(borders)[0]


@pytest.mark.parametrize("name", BOX)
def test_both_seas_touch_the_edge_and_the_lake_does_not(name: str) -> None:
    """SW-C01: a race may land on the coast of a sea at the edge, never from the lake."""
    regions = board(name)["region"].values()
    assert all(facts.get("edge") for facts in regions if facts["terrain"] == "sea")
    assert not any(facts.get("edge") for facts in regions if facts["terrain"] == "lake")


@pytest.mark.parametrize(("name", "entries"), [("2p", 14), ("3p", 16), ("4p", 21), ("5p", 25)])
def test_where_a_new_race_may_enter(name: str, entries: int) -> None:
    """SW-C01: land on the edge or on the coast of a sea that touches the edge."""
    data = board(name)["region"]
    borders = graph(board(name))
    land = [
        region
        for region, facts in data.items()
        if facts["terrain"] not in WATER
        and (
            facts.get("edge")
            or any(data[other]["terrain"] == "sea" for other in borders.neighbors(region))
        )
    ]
    assert len(land) == entries


@pytest.mark.parametrize(("name", "coastal"), [("2p", 10), ("3p", 13), ("4p", 17), ("5p", 20)])
def test_how_much_land_is_coast(name: str, coastal: int) -> None:
    """SW-R12: coast is land beside a sea or the lake."""
    data = board(name)["region"]
    borders = graph(board(name))
    shore = [
        region
        for region, facts in data.items()
        if facts["terrain"] not in WATER
        and any(data[other]["terrain"] in WATER for other in borders.neighbors(region))
    ]
    assert len(shore) == coastal
