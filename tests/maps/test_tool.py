"""The map tool: the same seed draws the same board, and islands are drawn like boards."""

import json
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
import shapely

from tests.maps.paths import flattened

TOOL = Path(__file__).resolve().parents[2] / "tools" / "draw_map.py"

ISLAND = """
name = "isle"
aspect = [600, 500]
[region.a]
terrain = "forest"
next = ["b", "c", "d"]
xy = [120, 120]
[region.b]
terrain = "hill"
marks = ["mine"]
next = ["d"]
xy = [400, 90]
[region.c]
terrain = "fields"
next = ["d"]
xy = [200, 400]
[region.d]
terrain = "mountain"
next = ["e"]
xy = [330, 240]
[region.e]
terrain = "swamp"
xy = [500, 330]
"""
RING = [(40, 60), (300, 20), (560, 120), (590, 400), (450, 420), (350, 320), (290, 440), (50, 470)]
COAST = f"coast = {[list(point) for point in RING]}"
BORDERS = {("a", "b"), ("a", "c"), ("a", "d"), ("b", "d"), ("c", "d"), ("d", "e")}


def draw(folder: Path, *names: str, text: str = ISLAND) -> subprocess.CompletedProcess[str]:
    sources = [folder / f"{name}.toml" for name in names]
    for source in sources:
        source.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(TOOL), *map(str, sources), "--out", str(folder), "--seed", "3"],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.slow
def test_an_island_is_drawn_with_its_borders_and_a_coast_and_always_alike(tmp_path: Path) -> None:
    """Its outer regions make the coast; e hangs on by one border only; nothing else touches."""
    assert draw(tmp_path, "one", "two").returncode == 0
    first = (tmp_path / "one.json").read_bytes()
    assert first == (tmp_path / "two.json").read_bytes()

    drawing = json.loads(first)
    outlines = {
        name: shapely.Polygon(flattened(region["path"]))
        for name, region in drawing["regions"].items()
    }
    assert all(outline.is_valid for outline in outlines.values())
    shared = {
        (a, b)
        for a, b in combinations(outlines, 2)
        if shapely.intersection(outlines[a].exterior, outlines[b].exterior).length > 0
    }
    assert shared == BORDERS
    coast = shapely.Polygon(flattened(drawing["frame"])).exterior
    touching = {
        name
        for name, outline in outlines.items()
        if shapely.intersection(outline.exterior, coast).length > 0
    }
    assert touching == set("abcde")


@pytest.mark.slow
def test_an_island_keeps_to_the_coast_that_is_given(tmp_path: Path) -> None:
    """A bay between c and e that no free drawing has; borders as without it."""
    text = ISLAND.replace("[region.a]", f"[drawing]\n{COAST}\n[region.a]")
    assert draw(tmp_path, "given", text=text).returncode == 0
    drawing = json.loads((tmp_path / "given.json").read_bytes())
    outlines = {
        name: shapely.Polygon(flattened(region["path"]))
        for name, region in drawing["regions"].items()
    }
    shared = {
        (a, b)
        for a, b in combinations(outlines, 2)
        if shapely.intersection(outlines[a].exterior, outlines[b].exterior).length > 0
    }
    assert shared == BORDERS
    drawn = shapely.Polygon(flattened(drawing["frame"]))
    x, y = drawn.bounds[0] - 40, drawn.bounds[1] - 20
    assert not drawn.contains(shapely.Point(360 + x, 390 + y))
    assert drawn.contains(shapely.Point(330 + x, 240 + y))
    assert drawn.contains(shapely.Point(500 + x, 360 + y))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (ISLAND.replace('next = ["e"]', 'next = ["z"]'), "borders name unknown regions: z"),
        (
            ISLAND.replace('next = ["d"]\nxy = [400, 90]', 'next = ["c", "d", "e"]\nxy = [400, 90]')
            .replace('next = ["b", "c", "d"]', 'next = ["b", "c", "d", "e"]')
            .replace('next = ["d"]\nxy = [200, 400]', 'next = ["d", "e"]\nxy = [200, 400]'),
            "the borders cannot be drawn on a flat sheet without crossing",
        ),
        (
            ISLAND.replace("xy = [500, 330]\n", "").replace(
                "[region.a]", f"[drawing]\n{COAST}\n[region.a]"
            ),
            "a coast is given, so every region needs an xy",
        ),
        (
            ISLAND.replace("[region.a]", '[drawing]\nlandmarks = { z = "palm" }\n[region.a]'),
            "a landmark stands in no region of the map",
        ),
        (
            ISLAND.replace("[region.a]", '[drawing]\nlandmarks = { a = "castle" }\n[region.a]'),
            "there is no ornament 'castle'; known: arch, barrow,",
        ),
    ],
)
def test_a_map_that_cannot_be_drawn_is_refused_in_one_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    """Five regions that all border each other lie on no flat sheet."""
    done = draw(tmp_path, "bad", text=text)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
