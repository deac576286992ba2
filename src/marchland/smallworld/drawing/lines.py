"""Lines as a hand draws them: even points, smooth bends, a little wavering.

All numbers are units of a board about 1000 wide, y downward.
"""

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from marchland.smallworld.drawing.lots import Lots

Point = tuple[float, float]
Line = list[Point]

LONG_WAVES: Final = {
    "coast": (10.0, 62.0),
    "land": (9.0, 72.0),
    "frame": (1.6, 80.0),
    "mouth": (5.0, 60.0),
}
SHORT_WAVES: Final = {
    "coast": (3.2, 17.0),
    "land": (1.9, 21.0),
    "frame": (0.7, 15.0),
    "mouth": (0.5, 20.0),
}
FADE: Final = 16.0
"""How far from its ends a line wavers less."""


def tenth(value: float) -> float:
    """Return a number rounded to tenths, halves to the even one."""
    return round(value * 10.0) / 10.0


def ways(points: Sequence[Point]) -> list[float]:
    """Return how far along a line each of its points is."""
    steps = (math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    return list(accumulate(steps, initial=0.0))


def spline(points: Sequence[Point], count: int) -> Line:
    """Return a smooth curve through the points, `count` samples a step."""
    before, after = neighbours(points)
    slopes = [((c - a) / 2, (d - b) / 2) for (a, b), (c, d) in zip(before, after, strict=True)]
    curve: Line = []
    for k in range(len(points) - 1):
        (px, py), (qx, qy) = points[k], points[k + 1]
        (mx, my), (nx, ny) = slopes[k], slopes[k + 1]
        for sample in range(count):
            t = sample * (1.0 / count)
            square, cube = t * t, t**3
            a, b = 2 * cube - 3 * square + 1, cube - 2 * square + t
            c, d = 3 * square - 2 * cube, cube - square
            curve.append((a * px + b * mx + c * qx + d * nx, a * py + b * my + c * qy + d * ny))
    curve.append(points[-1])
    return curve


def neighbours(points: Sequence[Point]) -> tuple[Line, Line]:
    """Return the point before and the point after each one; beyond the ends they are mirrored."""
    (ax, ay), (bx, by) = points[0], points[1]
    (cx, cy), (dx, dy) = points[-2], points[-1]
    before = [(2 * ax - bx, 2 * ay - by), *points[:-1]]
    after = [*points[1:], (2 * dx - cx, 2 * dy - cy)]
    return before, after


def resampled(points: Sequence[Point], gap: float) -> Line:
    """Return points at even steps of about `gap` along a line; its ends stay."""
    at = ways(points)
    count = max(3, round(at[-1] / gap) + 1)
    step = at[-1] / (count - 1)
    found: Line = []
    for k in range(count - 1):
        way = k * step
        i = min(bisect_right(at, way) - 1, len(at) - 2)
        (ax, ay), (bx, by) = points[i], points[i + 1]
        span, rest = at[i + 1] - at[i], way - at[i]
        if span == 0.0:
            found.append((bx, by))
        else:
            found.append(((bx - ax) / span * rest + ax, (by - ay) / span * rest + ay))
    found.append(points[-1])
    return found


def wavered(points: Sequence[Point], lots: Lots, kind: str, strength: float) -> Line:
    """Return a line whose points are pushed sideways by noise that fades out at its ends."""
    at = ways(points)
    whole = at[-1]
    long_height, long_length = LONG_WAVES[kind]
    short_height, short_length = SHORT_WAVES[kind]
    long = _wave(lots, at, min(long_height, whole * 0.11), long_length)
    short = _wave(lots, at, short_height, short_length)
    last = len(points) - 1
    found: Line = []
    for k, (x, y) in enumerate(points):
        if k in (0, last):
            (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, last)]
            dx, dy = bx - ax, by - ay
        else:
            (ax, ay), (bx, by) = points[k - 1], points[k + 1]
            dx, dy = (bx - ax) / 2, (by - ay) / 2
        length = max(math.hypot(-dy, dx), 1e-9)
        fade = min(max(min(at[k], whole - at[k]) / FADE, 0.0), 1.0)
        push = strength * (long[k] + short[k]) * fade
        found.append((x + -dy / length * push, y + dx / length * push))
    return found


def _wave(lots: Lots, at: Sequence[float], height: float, length: float) -> list[float]:
    """Return smooth noise along a line."""
    knots = [lots.between(-1.0, 1.0) for _ in range(math.ceil(at[-1] / length) + 3)]
    start = lots.between(0.0, 1.0)
    found = []
    for way in at:
        where = way / length + start
        low = math.floor(where)
        part = where - low
        part = part * part * (3 - 2 * part)
        found.append(height * (knots[low] * (1 - part) + knots[low + 1] * part))
    return found
