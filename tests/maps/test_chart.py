"""Islands laid on one sea by the page: nothing lost, nothing touching, everything in sight."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import shapely
from playwright.sync_api import Page

import marchland
from tests.maps.paths import flattened

WEB = Path(marchland.__file__).parent / "web"
WIDE, TALL = 1.5, 0.6
LAYOUTS = [
    ("large-1a", "small-2b"),
    ("large-2a", "medium-1b", "small-1a"),
    ("large-1b", "medium-1a", "medium-2a", "small-1b"),
    ("large-1a", "large-2b", "medium-2b", "small-1b", "small-2a"),
]
NARROWEST_STRAIT = 30.0


def drawing(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / "maps" / "warcraft" / f"{name}.json").read_text())
    return found


def charted(
    page: Page, address: str, names: tuple[str, ...], aspect: float, spare: float = 0.25
) -> dict[str, Any]:
    page.goto(f"{address}/maps/warcraft/{names[0]}.json")
    found: dict[str, Any] = page.evaluate(
        "async ([names, aspect, spare]) => { const { chart } = await import('/art/chart.js');"
        " const got = names.map((name) => fetch(`/maps/warcraft/${name}.json`));"
        " const drawings = await Promise.all((await Promise.all(got)).map((a) => a.json()));"
        " return chart(drawings, aspect, spare); }",
        [list(names), aspect, spare],
    )
    return found


@pytest.mark.browser
@pytest.mark.parametrize("aspect", [WIDE, TALL])
@pytest.mark.parametrize("names", LAYOUTS, ids="+".join)
def test_islands_keep_their_shape_and_their_distance(
    page: Page, address: str, names: tuple[str, ...], aspect: float
) -> None:
    """WC-3: boards lie apart, anyhow; their regions, symbols and borders stay as they are."""
    whole = charted(page, address, names, aspect)
    assert whole["name"] == "+".join(names)
    assert charted(page, address, names, aspect) == whole
    sheet = shapely.box(0, 0, *whole["view"])
    shores = [shapely.Polygon(flattened("M" + part)) for part in whole["frame"].split("M") if part]
    assert len(shores) == len(names)
    for shore in shores:
        assert sheet.exterior.distance(shore) >= NARROWEST_STRAIT
        assert sheet.contains(shore)
    assert all(a.distance(b) >= NARROWEST_STRAIT for a, b in combinations(shores, 2))

    expected: dict[str, Any] = {}
    for name in names:
        expected |= drawing(name)["regions"]
    assert list(whole["regions"]) == list(expected)
    for region, shown in whole["regions"].items():
        alone = expected[region]
        dx, dy = (shown["area"][k] - alone["area"][k] for k in (0, 1))
        assert shown["area"][2] == alone["area"][2]
        moved = shapely.affinity.translate(shapely.Polygon(flattened(alone["path"])), dx, dy)
        assert shapely.Polygon(flattened(shown["path"])).symmetric_difference(moved).area < 1.0
        assert [mark for mark, _, _ in shown["marks"]] == [mark for mark, _, _ in alone["marks"]]
        for (_, x, y), (_, ax, ay) in zip(shown["marks"], alone["marks"], strict=True):
            assert (x, y) == pytest.approx((ax + dx, ay + dy), abs=0.2)


@pytest.mark.browser
@pytest.mark.parametrize(("aspect", "spare"), [(WIDE, 0.25), (TALL, 0.25), (WIDE, 0.06)])
@pytest.mark.parametrize("names", LAYOUTS, ids="+".join)
def test_every_island_has_its_name_on_open_water(
    page: Page, address: str, names: tuple[str, ...], aspect: float, spare: float
) -> None:
    """WC-3: people say on which board they land, so each name is in sight and hides no land."""
    whole = charted(page, address, names, aspect, spare)
    land = shapely.union_all(
        [shapely.Polygon(flattened(shown["path"])) for shown in whole["regions"].values()]
    )
    plates = {}
    for name in names:
        x, y, width, height = whole["islands"][name]["title"]
        plates[name] = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        assert shapely.box(0, 0, *whole["view"]).contains(plates[name])
        assert not plates[name].intersects(land)
    assert not any(a.intersects(b) for a, b in combinations(plates.values(), 2))


@pytest.mark.browser
@pytest.mark.parametrize("aspect", [WIDE, TALL])
@pytest.mark.parametrize("names", LAYOUTS, ids="+".join)
def test_no_ribbon_lies_where_a_region_is_called_by_its_name(
    page: Page, address: str, names: tuple[str, ...], aspect: float
) -> None:
    """A name stands in up to two lines under the free disc of its region, also over the coast."""
    whole = charted(page, address, names, aspect)
    for name in names:
        x, y, width, height = whole["islands"][name]["title"]
        plate = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        for shown in whole["regions"].values():
            left, top, radius = shown["area"]
            called = shapely.box(left - 40, top + radius - 10, left + 40, top + radius + 20)
            assert not plate.intersects(called)
