"""Where things stand in a region: the token disc, marks, the number."""

import math
from typing import Final, NamedTuple

from marchland.smallworld.drawing.field import Field
from marchland.smallworld.drawing.lines import Line, Point
from marchland.smallworld.drawing.plan import Region

DISC: Final = 46.0
MARK: Final = 11.0
NUMBER: Final = 8.0
GRID: Final = 3.5
AMPLE: Final = 3.0
"""Free space around a mark beyond which more is no better."""
NEAR: Final = 0.004
"""How much a mark would rather stand near the disc than free."""
TRIES: Final = 40


class Places(NamedTuple):
    """What stands where in one region: x and y, of the disc its radius too."""

    disc: tuple[float, float, float]
    number: Point
    marks: list[tuple[str, float, float]]


def place(region: Region, field: Field) -> Places:
    """Choose the disc so that marks and the number find room beside it.

    Raises:
        ValueError: the region is too narrow for anything.
    """
    points = field.grid(GRID)
    if not points:
        raise ValueError("no room")
    room = [field.room(x, y) for x, y in points]
    radius = min(DISC, max(room))
    mx, my = field.middle()
    fits = [k for k, free in enumerate(room) if free >= radius - 0.01]
    fits.sort(key=lambda k: math.hypot(points[k][0] - mx, points[k][1] - my))
    wanted = [(sign, MARK) for sign in (*region.marks, *region.signs)] + [("", NUMBER)]
    best: tuple[float, int, list[tuple[str, float, float]]] | None = None
    for order, centre in enumerate(fits[:: max(1, len(fits) // TRIES)]):
        worst, chosen = _beside(points, room, centre, radius, wanted)
        worst += order * 0.01
        if best is None or worst < best[0]:
            best = (worst, centre, chosen)
    assert best is not None
    _, centre, chosen = best
    disc = (*points[centre], room[centre] if radius < DISC else radius)
    return Places(disc, chosen[-1][1:], chosen[:-1])


def _beside(
    points: Line, room: list[float], centre: int, radius: float, wanted: list[tuple[str, float]]
) -> tuple[float, list[tuple[str, float, float]]]:
    """Return how badly what is wanted fits beside a disc, and where it goes."""
    cx, cy = points[centre]
    near = sorted((math.hypot(x - cx, y - cy), k) for k, (x, y) in enumerate(points))
    taken: list[tuple[float, float, float]] = []
    worst = 0.0
    chosen = []
    for name, size in wanted:
        top, spot, its_free = -math.inf, -1, 0.0
        for away, k in near:
            if AMPLE - NEAR * away < top:
                break
            free = min(away - size - radius, room[k] - size - 2.0, AMPLE)
            if free - NEAR * away < top:
                continue
            x, y = points[k]
            for tx, ty, reach in taken:
                free = min(free, math.hypot(x - tx, y - ty) - size - reach)
            value = free - NEAR * away
            if value > top or (value == top and k < spot):
                top, spot, its_free = value, k, free
        worst += max(0.0, 2.0 - its_free)
        x, y = points[spot]
        taken.append((x, y, size))
        chosen.append((name, x, y))
    return worst, chosen
