"""The boards of Small World, region by region, against a table entered from the papers."""

from typing import Any

import pytest

from marchland.core.regions import Regions, bits
from marchland.smallworld.base import variant
from marchland.smallworld.parts.map import MARKS, Map
from tests.tables.numbers import table

TABLE = table("small-world-boards")
BOX = variant()


def lines(board: Map) -> dict[str, str]:
    """Return what the game knows of each region, in the words of the table."""
    signs: dict[str, Regions] = {
        "tribe": board.neutral,
        "edge": board.edge,
        "entry": board.edge | board.shore,
        "coast": board.coast & board.land,
    }
    found = {}
    for r, name in enumerate(board.ids):
        words = [board.terrain[r], *sorted(mark for mark in MARKS if board.kinds[mark] >> r & 1)]
        words += [sign for sign, regions in signs.items() if regions >> r & 1]
        beside = [board.ids[other] for other in bits(board.neighbours[r])]
        found[name] = f"{' '.join(words)}: {' '.join(beside)}"
    return found


@pytest.mark.parametrize("name", TABLE)
def test_each_region_is_as_on_the_printed_board(name: str) -> None:
    """SW-S01, SW-S04, SW-C01, SW-C06, SW-R12: terrain, marks, Lost Tribe, edge, coast, borders."""
    assert lines(BOX.maps[name]) == TABLE[name]["region"]


@pytest.mark.parametrize("name", TABLE)
def test_the_counts_of_the_table_are_those_of_its_lines(name: str) -> None:
    """SW-S01: a slip in a line of the table would show in its sums."""
    row: dict[str, Any] = TABLE[name]
    read = {region: line.split(": ") for region, line in row["region"].items()}
    beside = {region: around.split() for region, (_, around) in read.items()}
    words = [what.split() for what, _ in read.values()]
    wet = {"sea", "lake"}
    assert len(read) == row["regions"]
    assert all(a in beside[b] for a, around in beside.items() for b in around)
    assert sum(map(len, beside.values())) == 2 * row["borders"]
    assert sum(one[0] not in wet for one in words) == row["land"]
    assert sum("entry" in one and one[0] not in wet for one in words) == row["entries"]
    for sign, sum_ in (("coast", "coast"), ("tribe", "tribes"), ("edge", "edge")):
        assert sum(sign in one for one in words) == row[sum_], sign
    assert row["sure"] == "very high"
