"""A board's drawing as the page reads it."""

from typing import Any

import numpy as np
import shapely

from mapdraw.board import Board
from mapdraw.embedding import OUTSIDE, embed
from mapdraw.frame import Frame, Points
from mapdraw.layout import ROUNDING
from mapdraw.places import Places, place, scatter
from mapdraw.relaxation import relaxed
from mapdraw.shores import Shores, kind_of

MARGIN = 26.0
OCEAN = 70.0
TITLE = (216.0, 25.0)
COMPASS = (16.0, 38.0)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _curve(line: Points, back: bool) -> list[Points]:
    """The line as cubic steps (two controls and an end), the same numbers in both directions."""
    before = np.vstack([2 * line[0] - line[1], line[:-1]])
    after = np.vstack([line[1:], 2 * line[-1] - line[-2]])
    slope = (after - before) / 6
    steps = [
        np.round(np.array([p, p + m, q - n, q]), 1)
        for p, q, m, n in zip(line[:-1], line[1:], slope[:-1], slope[1:], strict=True)
    ]
    if back:
        steps = [step[::-1] for step in steps[::-1]]
    return [step[1:] for step in steps]


def _path(parts: list[tuple[Points, bool]], closed: bool) -> str:
    """A path through lines that follow on each other."""
    first, back = parts[0]
    start = first[-1] if back else first[0]
    text = [f"M{_number(start[0])} {_number(start[1])}"]
    for line, reverse in parts:
        text += [
            "C" + " ".join(_number(value) for value in step.ravel())
            for step in _curve(line, reverse)
        ]
    return "".join(text) + ("Z" if closed else "")


class Drawing:
    """Draws one board."""

    def __init__(self, board: Board, seed: int) -> None:
        """Lay the board out; `seed` chooses its lines."""
        self.board = board
        self.seed = seed
        self.embedding = embed(board)
        layout = relaxed(board, self.embedding)
        low = np.array([0.0, 0.0])
        self.size = np.array(board.aspect)
        margin = MARGIN
        if board.island:
            low = layout.points.min(axis=0)
            self.size = np.ceil(layout.points.max(axis=0) - low)
            margin = OCEAN
        layout.points += margin - low
        if layout.frame is not None:
            layout.frame = Frame.sheet(margin, board.aspect, ROUNDING)
        self.view = self.size + 2 * margin
        self.shores = Shores(board, self.embedding, layout, seed)
        self.polygons = {name: self.shores.polygon(name) for name in board.regions}
        self.places = {
            name: place(region, self.polygons[name]) for name, region in board.regions.items()
        }

    def _ring(self, name: str) -> str:
        ring = self.embedding.rings[name]
        return _path([(self.shores.lines[side], not forward) for side, forward in ring], True)

    def _lines(self, kind: str) -> str:
        found = []
        for side, line in zip(self.embedding.sides, self.shores.lines, strict=True):
            if kind_of(self.board, side.a, side.b) == kind:
                found.append(_path([(line, False)], False))
        return "".join(found)

    def _compass(self) -> list[float] | None:
        """Centre and radius of the rose: the widest free place on a sea."""
        best: tuple[float, float, float] | None = None
        for name, region in self.board.regions.items():
            if region.terrain != "sea":
                continue
            spot = _free_disc(self.polygons[name], self.places[name])
            if best is None or spot[2] > best[2]:
                best = spot
        if self.board.island:
            best = self._open_water()
        if best is None or best[2] < COMPASS[0]:
            return None
        return [round(best[0], 1), round(best[1], 1), round(min(best[2], COMPASS[1]), 1)]

    def _open_water(self) -> tuple[float, float, float]:
        """The widest free place in a corner of the ocean around an island."""
        land = shapely.union_all(list(self.polygons.values()))
        inset = OCEAN * 0.85
        corners = [
            (x, y)
            for x in (inset, float(self.view[0]) - inset)
            for y in (inset, float(self.view[1]) - inset)
        ]
        x, y = max(corners, key=lambda corner: float(land.distance(shapely.Point(corner))))
        return x, y, min(inset - 20.0, float(land.distance(shapely.Point(x, y))) - 20.0)

    def to_json(self) -> dict[str, Any]:
        """The drawing in JSON's types."""
        compass = self._compass()
        keep_free = [(compass[0], compass[1], compass[2] + 4)] if compass else []
        regions: dict[str, Any] = {}
        ornaments = []
        for index, (name, region) in enumerate(self.board.regions.items()):
            places = self.places[name]
            rng = np.random.default_rng([self.seed, 1000 + index])
            ornaments += scatter(
                region, self.polygons[name], places, keep_free, rng, self.board.look
            )
            regions[name] = {
                "terrain": region.terrain,
                "path": self._ring(name),
                "area": [round(value, 1) for value in places.disc],
                "label": [round(value, 1) for value in places.number],
                "marks": [[mark, round(x, 1), round(y, 1)] for mark, x, y in places.marks],
            }
        ornaments.sort(key=lambda ornament: (ornament.y, ornament.x))
        title = [round(float(self.view[0]) / 2, 1), 13.5, *TITLE]
        return {
            "name": self.board.name,
            "island": self.board.island,
            "view": [float(value) for value in self.view],
            "frame": self._ring(OUTSIDE),
            "coast": self._lines("coast"),
            "borders": self._lines("land"),
            **({"mouths": self._lines("mouth")} if self.board.island else {}),
            "regions": regions,
            "ornaments": [
                [o.kind, round(o.x), round(o.y), round(-o.size if o.flip else o.size, 2)]
                for o in ornaments
            ],
            "compass": compass,
            "title": None if self.board.island else title,
        }


def _free_disc(polygon: shapely.Polygon, places: Places) -> tuple[float, float, float]:
    """The largest disc inside a region beside its token disc and its number."""
    x, y, radius = places.disc
    free = polygon.difference(shapely.Point(x, y).buffer(radius * 0.9))
    free = free.difference(shapely.Point(places.number).buffer(9.0)).buffer(-5.0)
    if free.is_empty:
        return x, y, 0.0
    circle = shapely.maximum_inscribed_circle(free, tolerance=0.5)
    (cx, cy), _ = circle.coords
    return float(cx), float(cy), float(circle.length)
