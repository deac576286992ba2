"""Sides as a hand would draw them: each wavering line is made once and shared by both regions."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from marchland.smallworld.drawing.lines import Line, Point, resampled, spline, tenth, wavered, ways
from marchland.smallworld.drawing.lots import Lots
from marchland.smallworld.drawing.plan import OUTSIDE, Plan
from marchland.smallworld.parts.outlines import crosses

KNOT: Final = 18.0
SHORT: Final = 80.0
"""A line up to so long has knots twice as near, or its bends would be cut off."""
CALM: Final = 0.2
"""A line of less strength is drawn straight from point to point."""
ROUNDS: Final = 12
SMOOTH: Final = frozenset({"farmland", "fields"})
CELL: Final = 16.0
"""Width of the squares in which crossings are looked for."""

Step = tuple[Point, Point, int]


def outline(plan: Plan, lines: Sequence[Line], name: str) -> Line:
    """Return a region's outline made of the lines of its sides, flattened."""
    found: Line = []
    for side, forward in plan.rings[name]:
        line = lines[side] if forward else lines[side][::-1]
        found += spline(line, 4)[:-1]
    return found


class Shores:
    """The final line of every side."""

    def __init__(self, plan: Plan, seed: int) -> None:
        """Draw every side once.

        Raises:
            ValueError: outlines cross however calmly they are drawn.
        """
        self.plan = plan
        self.seed = seed
        self.strength = [1.0] * len(plan.sides)
        self.lines = [self._line(number) for number in range(len(plan.sides))]
        self._settle()

    def _line(self, number: int) -> Line:
        side = self.plan.sides[number]
        kind = self.plan.kind(side)
        strength = self.strength[number]
        base = list(side.points)
        if not side.even and strength > CALM:
            base = spline(base, 8)
        if kind == "land":
            terrains = {self.plan.regions[name].terrain for name in (side.a, side.b)}
            strength *= 0.7 if terrains & SMOOTH else 1.0
        line = wavered(resampled(base, 3.0), Lots(self.seed, number), kind, strength)
        gap = KNOT if ways(line)[-1] > SHORT else KNOT / 2
        return [(tenth(x), tenth(y)) for x, y in resampled(line, gap)]

    def _settle(self) -> None:
        """Calm the lines that cross, and those around the same regions, until none does."""
        bad: set[str] = set()
        for _ in range(ROUNDS):
            bad = self._crossing()
            if not bad:
                return
            for name in sorted(bad):
                for side, _ in self.plan.rings[name]:
                    self.strength[side] *= 0.6
                    self.lines[side] = self._line(side)
        names = ", ".join(name for name in self.plan.regions if name in bad)
        raise ValueError(f"{self.plan.name}: outlines keep crossing: {names}")

    def _crossing(self) -> set[str]:
        """Return the regions of all lines that cross a line."""
        squares: dict[tuple[int, int], list[Step]] = {}
        bad: set[str] = set()
        for number, line in enumerate(self.lines):
            for a, b in pairwise(spline(line, 4)):
                for square in _squares(a, b):
                    others = squares.setdefault(square, [])
                    for c, d, other in others:
                        if crosses(a, b, c, d):
                            one, two = self.plan.sides[number], self.plan.sides[other]
                            bad |= {one.a, one.b, two.a, two.b}
                    others.append((a, b, number))
        return bad - {OUTSIDE}


def _squares(a: Point, b: Point) -> list[tuple[int, int]]:
    left, right = sorted((int(a[0] // CELL), int(b[0] // CELL)))
    top, bottom = sorted((int(a[1] // CELL), int(b[1] // CELL)))
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
