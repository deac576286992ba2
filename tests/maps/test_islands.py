"""The drawn islands against their graphs: what a player sees is what the rules count."""

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
from tests.maps.test_warcraft import FACES, MAPS, WATER, dry, marked

WEB = Path(marchland.__file__).parent / "web"
# As on the boards of the base game: shorter borders could be taken for points.
SHORTEST_BORDER = 25.0
SMALLEST_RADIUS = 38.0
ROUGHEST = 1.6


@dataclass(frozen=True)
class Island:
    """A drawing beside its map file."""

    drawing: dict[str, Any]
    facts: dict[str, dict[str, Any]]
    size: str
    outlines: dict[str, shapely.Polygon]
    frame: shapely.Polygon

    def borders(self) -> dict[frozenset[str], float]:
        """Length of the line that two outlines share, where they share one."""
        found = {}
        for a, b in combinations(self.outlines, 2):
            shared = shapely.intersection(self.outlines[a].exterior, self.outlines[b].exterior)
            if shared.length > 0:
                found[frozenset((a, b))] = shared.length
        return found

    def lines(self, kind: str) -> shapely.MultiLineString:
        """The lines of a layer of the drawing."""
        parts = self.drawing[kind].split("M")[1:]
        return shapely.MultiLineString([flattened("M" + part) for part in parts])


@cache
def island(name: str) -> Island:
    drawing = json.loads((WEB / "maps" / "warcraft" / f"{name}.json").read_text(encoding="utf-8"))
    data = tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))
    outlines = {
        region: shapely.Polygon(flattened(drawn["path"]))
        for region, drawn in drawing["regions"].items()
    }
    frame = shapely.Polygon(flattened(drawing["frame"]))
    return Island(drawing, data["region"], data["size"], outlines, frame)


@pytest.mark.parametrize("name", FACES)
def test_outlines_share_a_line_exactly_where_the_rules_know_a_border(name: str) -> None:
    """WC-1: adjacent is sharing a border."""
    drawn = island(name)
    named = {frozenset((a, b)) for a, facts in drawn.facts.items() for b in facts.get("next", ())}
    shared = drawn.borders()
    assert set(shared) == named
    assert min(shared.values()) >= SHORTEST_BORDER


@pytest.mark.parametrize("name", FACES)
def test_no_outline_crosses_itself_or_another(name: str) -> None:
    """WC-1: every spot of an island lies in one region."""
    drawn = island(name)
    assert drawn.drawing["island"] is True
    assert all(outline.is_valid for outline in drawn.outlines.values())
    whole = shapely.union_all(list(drawn.outlines.values()))
    assert whole.area == pytest.approx(drawn.frame.area, rel=1e-5)
    assert sum(one.area for one in drawn.outlines.values()) == pytest.approx(whole.area, rel=1e-5)


@pytest.mark.parametrize("name", FACES)
def test_a_newcomer_lands_from_the_ocean(name: str) -> None:
    """WC-6.1: an Entry region is drawn on the outer coast."""
    drawn = island(name)
    for region in marked(drawn.facts, "entry"):
        shore = shapely.intersection(drawn.outlines[region].exterior, drawn.frame.exterior)
        assert shore.length >= 2 * SHORTEST_BORDER, region


@pytest.mark.parametrize("name", FACES)
def test_a_sea_opens_to_the_ocean_and_a_lake_does_not(name: str) -> None:
    """WC-Q02: the ocean is no region; where a Sea region ends, a line parts them."""
    drawn = island(name)
    seas = {region for region, facts in drawn.facts.items() if facts["terrain"] == "sea"}
    lakes = {region for region, facts in drawn.facts.items() if facts["terrain"] == "lake"}
    open_to = {
        region
        for region in seas | lakes
        if shapely.intersection(drawn.outlines[region].exterior, drawn.frame.exterior).length > 0
    }
    assert open_to == seas
    mouths = drawn.drawing["mouths"].split("M")[1:]
    assert len(mouths) == len(seas)


@pytest.mark.parametrize("name", FACES)
def test_the_painted_coast_runs_along_all_land_beside_water_or_ocean(name: str) -> None:
    """WC-1: land and water are told apart by a coast, whatever the water."""
    drawn = island(name)
    coast = drawn.lines("coast")
    ashore = set(dry(drawn.facts))
    touching = {
        region
        for region in ashore
        if shapely.intersection(drawn.outlines[region].exterior, coast).length > 0
    }
    wet = {
        region
        for pair in drawn.borders()
        if any(drawn.facts[one]["terrain"] in WATER for one in pair)
        for region in pair
    }
    outer = {
        region
        for region in ashore
        if shapely.intersection(drawn.outlines[region].exterior, drawn.frame.exterior).length > 0
    }
    assert touching == ashore & (wet | outer)


@pytest.mark.parametrize("name", FACES)
def test_every_region_has_room_for_its_tokens(name: str) -> None:
    """WC-6.4: tokens, pieces and the price must fit into any region; none dwarfs another."""
    drawn = island(name)
    for region, outline in drawn.outlines.items():
        x, y, radius = drawn.drawing["regions"][region]["area"]
        assert radius >= SMALLEST_RADIUS, region
        assert outline.contains(shapely.Point(x, y)), region
        assert outline.exterior.distance(shapely.Point(x, y)) >= radius - 1.0, region
    land = [drawn.outlines[region].area for region in dry(drawn.facts)]
    assert max(land) <= ROUGHEST * min(land)


@pytest.mark.parametrize("name", FACES)
def test_symbols_and_numbers_stand_inside_their_region(name: str) -> None:
    """WC-1: anchor, crystal, cave, shell and size letter are to be seen on the region."""
    drawn = island(name)
    for region, outline in drawn.outlines.items():
        shown = drawn.drawing["regions"][region]
        facts = drawn.facts[region]
        letter = [drawn.size] if facts.get("site") else []
        assert [mark for mark, _, _ in shown["marks"]] == [*facts.get("marks", []), *letter]
        assert shown["terrain"] == facts["terrain"]
        spots = [shapely.Point(x, y).buffer(10.0) for _, x, y in shown["marks"]]
        spots.append(shapely.Point(shown["label"]).buffer(6.0))
        assert all(outline.contains(spot) for spot in spots), region
        assert not any(a.intersects(b) for a, b in combinations(spots, 2)), region
