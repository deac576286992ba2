"""The hand that draws the shipped boards is the one that draws boards of one's own."""

import json
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import marchland
from marchland.smallworld.drawing.hand import painted
from marchland.smallworld.drawing.lines import Line
from marchland.smallworld.drawing.lots import Lots
from marchland.smallworld.drawing.plan import OUTSIDE, Look, Plan, Region, Side
from tests.maps.paths import NUMBER

SEED = 1
HOME = Path(marchland.__file__).parent
SHEETS = {path.stem: path for path in sorted((HOME / "smallworld/base/maps").glob("*.toml"))}
FACES = {path.stem: path for path in sorted((HOME / "smallworld/warcraft/maps").glob("*.toml"))}
SIZES = ("small", "medium", "large")


def shipped(name: str) -> dict[str, Any]:
    folder = HOME / "web" / "maps"
    path = folder / f"{name}.json" if name in SHEETS else folder / "warcraft" / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def knots(path: str) -> Line:
    """Where the steps of a path end."""
    numbers = [float(number) for number in NUMBER.findall(path)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return [points[0], *points[3::3]]


def outer_lines(frame: Line, rings: dict[str, Line]) -> list[Line]:
    """The frame of a sheet in pieces, each along one region."""
    owner = {step: name for name, ring in rings.items() for step in steps(ring)}
    along = [owner[step] for step in steps(frame)]
    first = next(k for k in range(len(along)) if along[k] != along[k - 1])
    pieces: list[Line] = []
    for k in range(first, first + len(along)):
        if k == first or along[k % len(along)] != along[k % len(along) - 1]:
            pieces.append([frame[k % len(along)]])
        pieces[-1].append(frame[(k + 1) % len(along)])
    return pieces


def steps(ring: Line) -> list[frozenset[tuple[float, float]]]:
    return [frozenset((a, b)) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]


def plan_of(drawing: dict[str, Any], file: Path) -> tuple[Plan, list[Line]]:
    """The sides that a drawing shows, in the order in which it lists its lines."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    looks = data.get("drawing", {})
    look = Look(looks.get("instead", {}), looks.get("landmarks", {}), looks.get("compass"))
    rings = {name: knots(region["path"])[:-1] for name, region in drawing["regions"].items()}
    starts = [
        part
        for key in ("coast", "borders", "mouths")
        for part in drawing.get(key, "").split("M")
        if part
    ]
    lines = [knots(part) for part in starts]
    owners: dict[int, list[str]] = {}
    walks: dict[str, list[tuple[int, bool]]] = {}
    frame = knots(drawing["frame"])[:-1]
    lines += [] if drawing["island"] else outer_lines(frame, rings)
    at = {line[0] + line[1]: (number, True) for number, line in enumerate(lines)}
    at |= {line[-1] + line[-2]: (number, False) for number, line in enumerate(lines)}
    for name, ring in [*rings.items(), (OUTSIDE, frame)]:
        walks[name] = []
        count = len(ring)
        for k in range(count):
            found = at.get(ring[k] + ring[(k + 1) % count])
            if found is not None:
                walks[name].append(found)
                owners.setdefault(found[0], []).append(name)
    sides = []
    for number, line in enumerate(lines):
        a, b = [*owners[number], OUTSIDE][:2]
        sides.append(Side(a, b, line))
    regions = {
        name: Region(
            row["terrain"],
            tuple(mark for mark, _, _ in row["marks"] if mark not in SIZES),
            tuple(mark for mark, _, _ in row["marks"] if mark in SIZES),
        )
        for name, row in drawing["regions"].items()
    }
    view = (drawing["view"][0], drawing["view"][1])
    return Plan(drawing["name"], drawing["island"], view, regions, sides, walks, look), lines


@pytest.mark.slow
@pytest.mark.parametrize("name", [*SHEETS, *FACES])
def test_from_the_lines_of_a_shipped_board_the_hand_makes_the_same_drawing(name: str) -> None:
    """Discs, numbers, marks, every ornament, compass, coast and outlines: nothing differs."""
    drawing = shipped(name)
    plan, lines = plan_of(drawing, SHEETS.get(name) or FACES[name])
    drawn = painted(plan, lines, SEED)
    assert [key for key in drawing if drawn[key] != drawing[key]] == []
    assert json.dumps(drawn) == json.dumps(drawing)


@pytest.mark.parametrize("seed", [(1, 0), (1, 1047), (2**40, 5, 6, 7, 8, 9)])
def test_lots_fall_as_numpy_deals_them(seed: tuple[int, ...]) -> None:
    """The layout of the shipped boards was made with NumPy; who plays need not have it."""
    theirs, ours = np.random.default_rng(seed), Lots(*seed)
    assert [ours.between(-1.0, 1.0) for _ in range(5)] == list(theirs.uniform(-1.0, 1.0, 5))
    assert ours.shuffled(1501) == list(theirs.permutation(1501))
    assert [ours.coin() for _ in range(37)] == [bool(n) for n in theirs.integers(2, size=37)]
    assert ours.shuffled(30) == list(theirs.permutation(30))
    assert ours.between(0.0, 1.0) == theirs.uniform(0.0, 1.0)
