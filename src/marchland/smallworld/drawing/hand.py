"""A board's drawing as the page reads it; `web/art/README.md` names its parts."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from marchland.smallworld.drawing.field import Field
from marchland.smallworld.drawing.lines import Line, Point, neighbours, tenth
from marchland.smallworld.drawing.lots import Lots
from marchland.smallworld.drawing.ornaments import Ornament, Strip, kinds_of, scatter
from marchland.smallworld.drawing.places import NUMBER, Places, place
from marchland.smallworld.drawing.plan import OUTSIDE, Plan
from marchland.smallworld.drawing.shores import Shores, outline

MARGIN: Final = 26.0
"""Paper around a sheet."""
OCEAN: Final = 70.0
"""Water around an island."""
TITLE: Final = (216.0, 25.0)
COMPASS: Final = (16.0, 38.0)
"""Least and greatest radius of the rose."""
ORNAMENTS: Final = 1000
"""Lots of ornaments begin here; those of lines are below."""

NAME: Final = (54.0, 8.0, 24.0)
"""Half the width of a name on an island; how far over the rim of its disc it begins and ends."""

Json = dict[str, Any]


def draw(plan: Plan, seed: int) -> Json:
    """Return a board's drawing in JSON's types; the seed chooses its lines and ornaments.

    Raises:
        ValueError: outlines cross, a region has no room, or an ornament is unknown.
    """
    return painted(plan, Shores(plan, seed).lines, seed)


def painted(plan: Plan, lines: Sequence[Line], seed: int) -> Json:
    """Return the drawing of a board whose sides have their final lines.

    Raises:
        ValueError: a region has no room, or an ornament is unknown.
    """
    fields = {name: Field(outline(plan, lines, name)) for name in plan.regions}
    places: dict[str, Places] = {}
    for name, region in plan.regions.items():
        try:
            places[name] = place(region, fields[name])
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
    compass = _compass(plan, fields, places)
    keep_free = [(compass[0], compass[1], compass[2] + 4)] if compass else []
    names = [_name(places[name].disc) for name in plan.regions] if plan.island else []
    regions: Json = {}
    ornaments: list[Ornament] = []
    for index, (name, region) in enumerate(plan.regions.items()):
        lots = Lots(seed, ORNAMENTS + index)
        kinds = kinds_of(name, region, plan.look)
        ornaments += scatter(kinds, fields[name], places[name], keep_free, names, lots)
        regions[name] = {
            "terrain": region.terrain,
            "path": _ring(plan, lines, name),
            "area": [round(value, 1) for value in places[name].disc],
            "label": [round(value, 1) for value in places[name].number],
            "marks": [[mark, round(x, 1), round(y, 1)] for mark, x, y in places[name].marks],
        }
    ornaments.sort(key=lambda ornament: (ornament.y, ornament.x))
    return {
        "name": plan.name,
        "island": plan.island,
        "view": list(plan.view),
        "frame": _ring(plan, lines, OUTSIDE),
        "coast": _lines(plan, lines, "coast"),
        "borders": _lines(plan, lines, "land"),
        **({"mouths": _lines(plan, lines, "mouth")} if plan.island else {}),
        "regions": regions,
        "ornaments": [
            [o.kind, round(o.x), round(o.y), round(-o.size if o.flip else o.size, 2)]
            for o in ornaments
        ],
        "compass": compass,
        "title": None if plan.island else [round(plan.view[0] / 2, 1), 13.5, *TITLE],
    }


def _name(disc: tuple[float, float, float]) -> Strip:
    """Return the strip under a disc in which the page writes what the region is called."""
    x, y, radius = disc
    half, over, under = NAME
    return x - half, y + radius - over, x + half, y + radius + under


def _ring(plan: Plan, lines: Sequence[Line], name: str) -> str:
    return _path([(lines[side], not forward) for side, forward in plan.rings[name]]) + "Z"


def _lines(plan: Plan, lines: Sequence[Line], kind: str) -> str:
    sides = zip(plan.sides, lines, strict=True)
    return "".join(_path([(line, False)]) for side, line in sides if plan.kind(side) == kind)


def _path(parts: Sequence[tuple[Line, bool]]) -> str:
    """Return a path through lines that follow on each other, each with whether to walk it back."""
    first, back = parts[0]
    text = ["M" + _numbers([first[-1] if back else first[0]])]
    for line, reverse in parts:
        text += ["C" + _numbers(step) for step in _curve(line, reverse)]
    return "".join(text)


def _curve(line: Line, back: bool) -> list[list[Point]]:
    """Return a line as cubic steps (controls and end), the same numbers in both directions."""
    before, after = neighbours(line)
    slopes = [((c - a) / 6, (d - b) / 6) for (a, b), (c, d) in zip(before, after, strict=True)]
    steps = []
    for k in range(len(line) - 1):
        (px, py), (qx, qy), (mx, my), (nx, ny) = line[k], line[k + 1], slopes[k], slopes[k + 1]
        step = [(px, py), (px + mx, py + my), (qx - nx, qy - ny), (qx, qy)]
        steps.append([(tenth(x), tenth(y)) for x, y in step])
    if back:
        steps = [step[::-1] for step in steps[::-1]]
    return [step[1:] for step in steps]


def _numbers(points: Sequence[Point]) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for point in points for value in point)


def _compass(
    plan: Plan, fields: Mapping[str, Field], places: Mapping[str, Places]
) -> list[float] | None:
    """Return centre and radius of the rose, None where it has no room."""
    if plan.look.compass is not None:
        return list(plan.look.compass)
    if plan.island:
        best = _open_water(plan, list(fields.values()))
    else:
        seas = [name for name, region in plan.regions.items() if region.terrain == "sea"]
        free = [_free_disc(fields[name], places[name]) for name in seas]
        best = max(free, key=lambda disc: disc[2], default=(0.0, 0.0, 0.0))
    if best[2] < COMPASS[0]:
        return None
    return [round(best[0], 1), round(best[1], 1), round(min(best[2], COMPASS[1]), 1)]


def _open_water(plan: Plan, fields: Sequence[Field]) -> tuple[float, float, float]:
    """Return the widest free place in a corner of the ocean around an island."""
    inset = OCEAN * 0.85
    width, height = plan.view
    corners = [(x, y) for x in (inset, width - inset) for y in (inset, height - inset)]
    rooms = [min(field.room(x, y) for field in fields) for x, y in corners]
    room = max(rooms)
    x, y = corners[rooms.index(room)]
    return x, y, min(inset - 20.0, room - 20.0)


def _free_disc(field: Field, places: Places) -> tuple[float, float, float]:
    """Return the largest disc inside a region beside its token disc and its number."""
    x, y, radius = places.disc
    best = (x, y, 0.0)
    for px, py in field.grid(NUMBER):
        free = min(
            field.room(px, py),
            math.hypot(px - x, py - y) - radius * 0.9,
            math.hypot(px - places.number[0], py - places.number[1]) - NUMBER - 1,
        )
        if free - 5.0 > best[2]:
            best = (px, py, free - 5.0)
    return best
