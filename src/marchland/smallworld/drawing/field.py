"""A region's ground: what lies inside, and how far from its outline."""

import math
from collections.abc import Sequence
from typing import Final

from marchland.smallworld.drawing.lines import Line, Point

CELL: Final = 14.0
"""Width of the squares by which near parts of the outline are found."""

Part = tuple[float, float, float, float, float]


class Field:
    """The inside of a closed outline."""

    def __init__(self, outline: Sequence[Point]) -> None:
        """Take the points around; the last is joined to the first.

        Raises:
            ValueError: there are fewer than three.
        """
        if len(outline) < 3:
            raise ValueError("an outline has three points at least")
        self.outline: Line = list(outline)
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        self.left, self.right, self.top, self.bottom = min(xs), max(xs), min(ys), max(ys)
        self._parts: dict[tuple[int, int], list[Part]] = {}
        self._rows: dict[int, list[tuple[float, float, float, float]]] = {}
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            part = (ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2)
            columns = range(int(min(ax, bx) // CELL), int(max(ax, bx) // CELL) + 1)
            for row in range(int(min(ay, by) // CELL), int(max(ay, by) // CELL) + 1):
                self._rows.setdefault(row, []).append((ax, ay, bx, by))
                for column in columns:
                    self._parts.setdefault((column, row), []).append(part)

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside."""
        inside = False
        for ax, ay, bx, by in self._rows.get(int(y // CELL), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside

    def deep(self, x: float, y: float, shore: float) -> bool:
        """Tell whether a point lies inside and so far from the outline at least."""
        return self.holds(x, y) and self._nearest(x, y, shore) >= shore

    def room(self, x: float, y: float) -> float:
        """Return how far a point is from the outline."""
        reach = CELL
        while (found := self._nearest(x, y, reach)) > reach:
            reach *= 2
        return found

    def _nearest(self, x: float, y: float, reach: float) -> float:
        """Return the distance to the outline, right where it is no more than `reach`."""
        best = math.inf
        rows = range(int((y - reach) // CELL), int((y + reach) // CELL) + 1)
        for column in range(int((x - reach) // CELL), int((x + reach) // CELL) + 1):
            for row in rows:
                for ax, ay, dx, dy, squared in self._parts.get((column, row), ()):
                    px, py = x - ax, y - ay
                    if squared > 0.0:
                        along = (px * dx + py * dy) / squared
                        if along >= 1.0:
                            px, py = px - dx, py - dy
                        elif along > 0.0:
                            px, py = px - along * dx, py - along * dy
                    distance = px * px + py * py
                    best = min(best, distance)
        return math.sqrt(best)

    def grid(self, gap: float) -> Line:
        """Return the points inside of a grid, row by row."""
        rows = _steps(self.top + gap / 2, self.bottom, gap)
        columns = _steps(self.left + gap / 2, self.right, gap)
        return [(x, y) for y in rows for x in columns if self.holds(x, y)]

    def middle(self) -> Point:
        """Return the centre of gravity."""
        ox, oy = self.outline[0]
        area = sx = sy = 0.0
        for (ax, ay), (bx, by) in zip(
            self.outline, [*self.outline[1:], self.outline[0]], strict=True
        ):
            cross = (ax - ox) * (by - oy) - (bx - ox) * (ay - oy)
            area += cross
            sx += (ax + bx - 2 * ox) * cross
            sy += (ay + by - 2 * oy) * cross
        return ox + sx / (3 * area), oy + sy / (3 * area)


def _steps(start: float, stop: float, gap: float) -> list[float]:
    step = (start + gap) - start
    return [start + k * step for k in range(max(0, math.ceil((stop - start) / gap)))]
