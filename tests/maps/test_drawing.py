"""The drawn boards against their graphs: what a player sees is what the rules count."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import shapely

import marchland
from tests.maps.paths import flattened

WEB = Path(marchland.__file__).parent / "web"
MAPS = Path(marchland.__file__).parent / "smallworld" / "base" / "maps"
BOARDS = ("2p", "3p", "4p", "5p")
WATER = {"sea", "lake"}
# A border shorter than this (in units of a board 1000 wide) could be taken for a point.
SHORTEST_BORDER = 25.0
SMALLEST_RADIUS = 38.0


@dataclass(frozen=True)
class Board:
    """A drawing beside its map file."""

    drawing: dict[str, Any]
    facts: dict[str, Any]
    outlines: dict[str, shapely.Polygon]
    frame: shapely.Polygon

    def borders(self) -> dict[tuple[str, str], float]:
        """Length of the line that two outlines share, where they share one."""
        found = {}
        for a, b in combinations(self.outlines, 2):
            shared = shapely.intersection(self.outlines[a].exterior, self.outlines[b].exterior)
            if shared.length > 0:
                found[a, b] = shared.length
        return found


@cache
def board(name: str) -> Board:
    drawing = json.loads((WEB / "maps" / f"{name}.json").read_text(encoding="utf-8"))
    facts = tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))["region"]
    outlines = {
        region: shapely.Polygon(flattened(drawn["path"]))
        for region, drawn in drawing["regions"].items()
    }
    return Board(drawing, facts, outlines, shapely.Polygon(flattened(drawing["frame"])))


@pytest.mark.parametrize("name", BOARDS)
def test_outlines_share_a_line_exactly_where_the_rules_know_a_border(name: str) -> None:
    """SW-C02: what looks adjacent is adjacent, and the other way round."""
    drawn = board(name)
    named = {
        tuple(sorted((a, b))) for a, facts in drawn.facts.items() for b in facts.get("next", ())
    }
    shared = drawn.borders()
    assert {tuple(sorted(border)) for border in shared} == named
    assert min(shared.values()) >= SHORTEST_BORDER


@pytest.mark.parametrize("name", BOARDS)
def test_regions_on_the_edge_are_drawn_at_the_edge(name: str) -> None:
    """SW-C01: a new race enters at the edge of the board."""
    drawn = board(name)
    at_edge = {
        region: shapely.intersection(outline.exterior, drawn.frame.exterior).length
        for region, outline in drawn.outlines.items()
    }
    touching = {region for region, length in at_edge.items() if length > 0}
    assert touching == {region for region, facts in drawn.facts.items() if facts.get("edge")}
    assert min(at_edge[region] for region in touching) >= SHORTEST_BORDER


@pytest.mark.parametrize("name", BOARDS)
def test_the_painted_coast_runs_along_all_land_beside_water(name: str) -> None:
    """SW-R12: coast is land beside a sea or the lake."""
    drawn = board(name)
    parts = [
        shapely.LineString(flattened("M" + part)) for part in drawn.drawing["coast"].split("M")[1:]
    ]
    coast = shapely.union_all(parts)
    wet = {region for region, facts in drawn.facts.items() if facts["terrain"] in WATER}
    touching = {
        region
        for region, outline in drawn.outlines.items()
        if region not in wet and shapely.intersection(outline.exterior, coast).length > 0
    }
    expected = {
        land
        for a, facts in drawn.facts.items()
        for b in facts.get("next", ())
        for land, water in ((a, b), (b, a))
        if land not in wet and water in wet
    }
    assert touching == expected


@pytest.mark.parametrize("name", BOARDS)
def test_no_outline_crosses_itself_or_another(name: str) -> None:
    """SW-C02: every spot of the board lies in one region."""
    drawn = board(name)
    assert all(outline.is_valid for outline in drawn.outlines.values())
    for a, b in drawn.borders():
        overlap = shapely.intersection(drawn.outlines[a], drawn.outlines[b]).area
        assert overlap < 0.5, (a, b)
    whole = shapely.union_all(list(drawn.outlines.values()))
    assert whole.area == pytest.approx(drawn.frame.area, rel=1e-5)
    assert sum(outline.area for outline in drawn.outlines.values()) == pytest.approx(
        whole.area, rel=1e-5
    )


@pytest.mark.parametrize("name", BOARDS)
def test_every_region_has_room_for_its_tokens(name: str) -> None:
    """SW-T01: tokens, pieces and the price must fit into any region."""
    drawn = board(name)
    for region, outline in drawn.outlines.items():
        x, y, radius = drawn.drawing["regions"][region]["area"]
        centre = shapely.Point(x, y)
        assert radius >= SMALLEST_RADIUS, region
        assert outline.contains(centre), region
        assert outline.exterior.distance(centre) >= radius - 1.0, region


@pytest.mark.parametrize("name", BOARDS)
def test_marks_and_numbers_stand_inside_their_region(name: str) -> None:
    """SW-R02: which region holds a mine, magic or a cavern is to be seen on it."""
    drawn = board(name)
    for region, outline in drawn.outlines.items():
        shown = drawn.drawing["regions"][region]
        assert [mark for mark, _, _ in shown["marks"]] == drawn.facts[region].get("marks", [])
        assert shown["terrain"] == drawn.facts[region]["terrain"]
        spots = [shapely.Point(x, y).buffer(10.0) for _, x, y in shown["marks"]]
        spots.append(shapely.Point(shown["label"]).buffer(6.0))
        assert all(outline.contains(spot) for spot in spots), region
        assert not any(a.intersects(b) for a, b in combinations(spots, 2)), region


@pytest.mark.parametrize("name", BOARDS)
def test_the_drawing_keeps_the_lie_of_the_land(name: str) -> None:
    """SW-S01: someone who knows the printed board finds each region where it was."""
    drawn = board(name)
    data = tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))
    margin = (drawn.drawing["view"][0] - data["aspect"][0]) / 2
    away = [
        outline.distance(shapely.Point(facts["xy"][0] + margin, facts["xy"][1] + margin))
        for outline, facts in zip(drawn.outlines.values(), drawn.facts.values(), strict=True)
    ]
    assert sum(distance == 0 for distance in away) >= 0.85 * len(away)
    assert max(away) < 60
