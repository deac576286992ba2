"""Borders read from a drawing: what is drawn is what is played.

A drawn board names its points once; each region's outline is a ring of point numbers. Two regions
border where their rings share a step from one point to the next, so nothing is measured.
"""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from marchland.core.errors import quoted
from marchland.core.regions import MOST
from marchland.smallworld.parts.map import MapError

FEWEST: Final = 3
"""Regions of the smallest board."""
MOST_POINTS: Final = 1200
MOST_AROUND: Final = 400
"""Points of the longest outline."""
LARGEST: Final = 2000.0
"""Width and height of the largest sheet."""
WIDEST: Final = 200_000.0
"""Area of the largest region, four times that of any of ours; what is larger takes ages to draw."""
LARGEST_BOARD: Final = 1_300_000.0
"""Area of the largest board."""
NEAR: Final = 0.3
"""A point so near to a line that it does not belong to is taken for one on it."""
SHARP: Final = 0.02
"""The same where the line begins at the same point: narrow angles are allowed."""
ENOUGH: Final = 40
"""Crossings after which no more are looked for."""
ID: Final = re.compile(r"[\w.+-]{1,40}")
MARKUP: Final = re.compile(r"[<>&\"'\x00-\x1f]")
"""What no id of a region has, however its borders are written: ids stand in the page's drawings."""

Point = tuple[float, float]
Step = tuple[int, int]


class Flaw(NamedTuple):
    """What is wrong with a drawn board.

    Attributes:
        region: where; "" for the board as a whole.
        text: what is wrong there, in English.
        key: the text that says it in each language.
        words: its arguments; `place` and `other` are ids of regions.
    """

    region: str
    text: str
    key: str
    words: Mapping[str, Any] = {}

    def error(self) -> MapError:
        """Return it as an error."""
        if not self.region:
            return MapError(self.text, self.key, self.words)
        reason = {"key": self.key, "args": dict(self.words)}
        return MapError(
            f"at region {self.region}: {self.text}",
            "error-board-at",
            {"place": self.region, "reason": reason},
        )


def is_drawn(data: Mapping[str, Any]) -> bool:
    """Tell whether the borders of a file of a board are read from its drawing."""
    drawing = data.get("drawing")
    return isinstance(drawing, Mapping) and "points" in drawing


def with_borders(data: Mapping[str, Any], *, sheet: bool) -> dict[str, Any]:
    """Return the regions of a file with the borders that it draws; others as they are.

    Args:
        data: the file's tables.
        sheet: whether the outermost regions lie at the edge of a sheet, not at an ocean.

    Raises:
        MapError: the drawing is none, or contradicts itself; says where.
    """
    if not is_drawn(data):
        for name in data["region"]:
            if MARKUP.search(name):
                raise _no_id(name)
        return dict(data["region"])
    outlines = Outlines(data)
    flaws = outlines.flaws()
    if flaws:
        raise flaws[0].error()
    edge = set(outlines.outer()) if sheet else set()
    found: dict[str, Any] = {}
    for name, row in data["region"].items():
        facts = {key: value for key, value in row.items() if key != "outline"}
        if name in edge:
            facts["edge"] = True
        found[name] = facts
    for a, b in outlines.borders():
        found[a].setdefault("next", []).append(b)
    return found


class Outlines:
    """The outlines of a drawn board.

    Attributes:
        points: x and y of every point.
        rings: for each region its points in turn, all clockwise on the screen.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Read the drawing.

        Raises:
            MapError: numbers that cannot be, or an outline that is no ring of points.
        """
        self.points = _points(data["drawing"]["points"])
        self.rings: dict[str, list[int]] = {}
        regions = data.get("region")
        if not isinstance(regions, Mapping) or not FEWEST <= len(regions) <= MOST:
            many = len(regions) if isinstance(regions, Mapping) else 0
            raise _flaw(
                "", f"a board has {FEWEST} to {MOST} regions, not {many}", "few",
                {"least": FEWEST, "most": MOST, "n": many},
            ).error()  # fmt: skip
        for name, row in regions.items():
            if not ID.fullmatch(name):
                raise _no_id(name)
            if not isinstance(row, Mapping):
                raise _flaw(name, "a region is a table of what is printed there", "table").error()
            for key in ("next", "edge", "xy", "island"):
                if key in row:
                    raise _flaw(
                        name, f"{key} is read from the drawing and not written", "read",
                        {"what": key},
                    ).error()  # fmt: skip
            self.rings[name] = self._ring(name, row.get("outline"))
        self._owners: dict[Step, list[str]] = {}
        for name, ring in self.rings.items():
            for step in _steps(ring):
                self._owners.setdefault((min(step), max(step)), []).append(name)

    def _ring(self, name: str, given: object) -> list[int]:
        fits = (
            isinstance(given, list)
            and 3 <= len(given) <= MOST_AROUND
            and all(type(one) is int and 0 <= one < len(self.points) for one in given)
            and len(set(given)) == len(given)
        )
        if not fits:
            raise _flaw(
                name, f"its outline is a ring of 3 to {MOST_AROUND} points, each once", "outline",
                {"most": MOST_AROUND},
            ).error()  # fmt: skip
        assert isinstance(given, list)
        return given if self.area(given) > 0 else given[::-1]

    def area(self, ring: Sequence[int]) -> float:
        """Return the area inside a ring, positive when it turns clockwise on the screen."""
        return sum(
            self.points[a][0] * self.points[b][1] - self.points[b][0] * self.points[a][1]
            for a, b in _steps(ring)
        ) / 2  # fmt: skip

    def borders(self) -> list[tuple[str, str]]:
        """Return the pairs of regions that border, each once, in the order of the file."""
        found = {(owners[0], owners[1]) for owners in self._owners.values() if len(owners) == 2}
        order = {name: k for k, name in enumerate(self.rings)}
        return sorted(found, key=lambda pair: (order[pair[0]], order[pair[1]]))

    def outer(self) -> list[str]:
        """Return the regions that lie at the outside, in the order of the file."""
        found = {owners[0] for owners in self._owners.values() if len(owners) == 1}
        return [name for name in self.rings if name in found]

    def beside(self, name: str) -> list[str]:
        """Return for each step of a region's ring what lies beyond; "" is the outside."""
        found = []
        for step in _steps(self.rings[name]):
            others = [one for one in self._owners[min(step), max(step)] if one != name]
            found.append(others[0] if others else "")
        return found

    def coasts(self) -> list[list[int]]:
        """Return the rings of points around the board; more than one has a gap or a second piece.

        Where the board touches itself in one point, a ring goes through that point twice.
        """
        after: dict[int, list[int]] = {}
        for ring in self.rings.values():
            for a, b in _steps(ring):
                if len(self._owners[min(a, b), max(a, b)]) == 1:
                    after.setdefault(a, []).append(b)
        found = []
        while after:
            here = next(iter(after))
            ring = []
            while here in after:
                ring.append(here)
                following = after[here].pop()
                if not after[here]:
                    del after[here]
                here = following
            found.append(ring)
        return found

    def flaws(self) -> list[Flaw]:
        """Return all that is wrong with the drawing, nothing where it can be played.

        Lines that cross are named before what follows from them.
        """
        return self._crossed() or self._covered() or self._apart()

    def _covered(self) -> list[Flaw]:
        """Return where regions lie on top of each other, and those of no or too much ground."""
        found: dict[tuple[str, str], Flaw] = {}
        ways: dict[Step, str] = {}
        for name, ring in self.rings.items():
            for step in _steps(ring):
                other = ways.setdefault(step, name)
                if other != name:
                    found.setdefault((name, other), _covers(name, other))
        whole = 0.0
        for name, ring in self.rings.items():
            area = abs(self.area(ring))
            whole += area
            if area < 1.0:
                found.setdefault((name, ""), _flaw(name, "it has no ground", "flat"))
            elif area > WIDEST:
                text = "it is too large to be drawn; make it smaller or split it"
                found.setdefault((name, ""), _flaw(name, text, "huge"))
        if whole > LARGEST_BOARD:
            text = "the board is too large to be drawn; make it smaller"
            found.setdefault(("", ""), _flaw("", text, "vast"))
        return list(found.values())

    def _crossed(self) -> list[Flaw]:
        """Return where lines cross, or a point lies on a line that it does not belong to."""
        found: dict[tuple[str, str], Flaw] = {}
        boxes = sorted(self._box(step) for step in self._owners)
        for k, (_, right, top, bottom, step) in enumerate(boxes):
            for left, _, other_top, other_bottom, other in boxes[k + 1 :]:
                if left > right:
                    break
                if other_top > bottom or other_bottom < top:
                    continue
                one, two = self._owners[step][0], self._owners[other][0]
                pair = min(one, two), max(one, two)
                if pair in found:
                    continue
                a, b, c, d = (self.points[number] for number in (*step, *other))
                if not set(step) & set(other) and crosses(a, b, c, d):
                    found[pair] = _crosses(one, two)
                elif self._meets(step, other):
                    found[pair] = _touches(one, two)
            if len(found) >= ENOUGH:
                break
        return list(found.values())

    def _box(self, step: Step) -> tuple[float, float, float, float, Step]:
        """Return the sides of a box around a step: left, right, top, bottom."""
        (ax, ay), (bx, by) = self.points[step[0]], self.points[step[1]]
        left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        return left - NEAR, right + NEAR, top - NEAR, bottom + NEAR, step

    def _meets(self, step: Step, other: Step) -> bool:
        """Tell whether an end of one step lies on the other one, of which it is no end."""
        near = SHARP if set(step) & set(other) else NEAR
        return any(
            distance(self.points[number], self.points[line[0]], self.points[line[1]]) < near
            for ends, line in ((step, other), (other, step))
            for number in ends
            if number not in line
        )

    def _apart(self) -> list[Flaw]:
        """Return regions that hang together with no other, gaps, and where the board is pinched."""
        near: dict[str, set[str]] = {name: set() for name in self.rings}
        for a, b in self.borders():
            near[a].add(b)
            near[b].add(a)
        first = next(iter(near))
        reached, waiting = {first}, [first]
        while waiting:
            for other in near[waiting.pop()] - reached:
                reached.add(other)
                waiting.append(other)
        less = reached if 2 * len(reached) < len(near) else set(near) - reached
        text = "no border joins it to the rest of the board"
        found = [_flaw(name, text, "apart") for name in self.rings if name in less]
        if found:
            return found
        coasts = self.coasts()
        pinched = {k for ring in coasts for k in ring if ring.count(k) > 1}
        pinched |= {k for ring in coasts for k in ring if sum(k in one for one in coasts) > 1}
        if pinched:
            text = "here the board touches itself in a single point; widen or part it"
            at = [name for name, ring in self.rings.items() if pinched & set(ring)]
            return [_flaw(name, text, "pinched") for name in at[:2]]
        inner = sorted(coasts, key=lambda ring: abs(self.area(ring)))[:-1]
        text = "beside it is a gap that belongs to no region"
        for ring in inner:
            along = set(_steps(ring))
            names = [name for name, own in self.rings.items() if along & set(_steps(own))]
            found += [_flaw(name, text, "gap") for name in names]
        return found


def _points(given: object) -> list[Point]:
    if isinstance(given, list) and len(given) <= MOST_POINTS:
        points = [_point(one) for one in given]
        whole = [point for point in points if point is not None]
        if len(whole) == len(given):
            return whole
    raise _flaw(
        "",
        f"the drawing has up to {MOST_POINTS} points, each two numbers from 0 to {LARGEST:g}",
        "points",
        {"n": MOST_POINTS, "most": int(LARGEST)},
    ).error()


def _point(given: object) -> Point | None:
    if not isinstance(given, list) or len(given) != 2:
        return None
    x, y = given
    fits = all(
        type(one) in (int, float) and math.isfinite(one) and 0 <= one <= LARGEST for one in (x, y)
    )
    return (float(x), float(y)) if fits else None


def _steps(ring: Sequence[int]) -> list[Step]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def _flaw(region: str, text: str, key: str, words: Mapping[str, Any] | None = None) -> Flaw:
    return Flaw(region, text, f"error-board-{key}", words or {})


def _no_id(name: str) -> MapError:
    words = {"what": quoted(name)}
    return _flaw("", f"{quoted(name)} cannot be the id of a region", "id", words).error()


def _covers(name: str, other: str) -> Flaw:
    return _flaw(name, f"it lies on top of {other}", "covers", {"other": other})


def _crosses(name: str, other: str) -> Flaw:
    if name == other:
        return _flaw(name, "its outline crosses or touches itself", "itself")
    return _flaw(name, f"its outline crosses that of {other}", "crosses", {"other": other})


def _touches(name: str, other: str) -> Flaw:
    if name == other:
        return _flaw(name, "its outline crosses or touches itself", "itself")
    text = (
        f"it only touches the line of {other}; let both go through the same points, or move them "
        "apart"
    )
    return _flaw(name, text, "touches", {"other": other})


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether two straight lines cross between their ends."""
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: Point, b: Point, c: Point) -> float:
    """Return twice the area of a triangle, positive when it turns clockwise on the screen."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance(point: Point, a: Point, b: Point) -> float:
    """Return how far a point is from a straight line between two."""
    px, py, dx, dy = point[0] - a[0], point[1] - a[1], b[0] - a[0], b[1] - a[1]
    squared = dx * dx + dy * dy
    along = min(1.0, max(0.0, (px * dx + py * dy) / squared)) if squared else 0.0
    return math.hypot(px - along * dx, py - along * dy)
