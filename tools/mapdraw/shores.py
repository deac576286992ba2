"""Sides as a hand would draw them: each wavering line is made once and shared by both regions."""

import math

import numpy as np
import shapely

from mapdraw.board import Board
from mapdraw.embedding import OUTSIDE, Embedding
from mapdraw.frame import Points
from mapdraw.layout import Layout

KNOT = 18.0
SHORT = 80.0
"""A line up to so long has knots twice as near, or its bends would be cut off."""

LONG_WAVES = {
    "coast": (10.0, 62.0),
    "land": (9.0, 72.0),
    "frame": (1.6, 80.0),
    "mouth": (5.0, 60.0),
}
SHORT_WAVES = {
    "coast": (3.2, 17.0),
    "land": (1.9, 21.0),
    "frame": (0.7, 15.0),
    "mouth": (0.5, 20.0),
}
CALM = 0.2
SMOOTH = frozenset({"farmland", "fields"})


def kind_of(board: Board, a: str, b: str) -> str:
    """What a side parts: "frame", "coast", "mouth" of a bay, or "land" (also water from water)."""
    if OUTSIDE in (a, b):
        if not board.island:
            return "frame"
        return "mouth" if board.regions[a or b].water else "coast"
    return "coast" if board.regions[a].water != board.regions[b].water else "land"


def spline(points: Points, count: int) -> Points:
    """A smooth curve through the points, `count` samples a step."""
    before = np.vstack([2 * points[0] - points[1], points[:-1]])
    after = np.vstack([points[1:], 2 * points[-1] - points[-2]])
    slope = (after - before) / 2
    t = np.linspace(0.0, 1.0, count, endpoint=False)[None, :, None]
    p, q, m, n = (x[:, None, :] for x in (points[:-1], points[1:], slope[:-1], slope[1:]))
    curve = (
        (2 * t**3 - 3 * t**2 + 1) * p
        + (t**3 - 2 * t**2 + t) * m
        + (3 * t**2 - 2 * t**3) * q
        + (t**3 - t**2) * n
    )
    return np.vstack([curve.reshape(-1, 2), points[-1:]])


def resampled(points: Points, gap: float) -> Points:
    """Points at even steps of about `gap` along a line; its ends stay."""
    lengths = np.hypot(*np.diff(points, axis=0).T)
    at = np.concatenate([[0.0], np.cumsum(lengths)])
    even = np.linspace(0.0, at[-1], max(3, round(at[-1] / gap) + 1))
    return np.stack([np.interp(even, at, points[:, k]) for k in (0, 1)], axis=1)


def _wave(rng: np.random.Generator, at: Points, height: float, length: float) -> Points:
    """Smooth noise along a line."""
    knots = rng.uniform(-1.0, 1.0, math.ceil(at[-1] / length) + 3)
    where = at / length + rng.uniform(0.0, 1.0)
    low = np.floor(where).astype(int)
    part = where - low
    part = part * part * (3 - 2 * part)
    return np.asarray(height * (knots[low] * (1 - part) + knots[low + 1] * part), dtype=np.float64)


def waver(points: Points, rng: np.random.Generator, kind: str, strength: float) -> Points:
    """Push a line's points sideways by noise that fades out at its ends."""
    step = np.gradient(points, axis=0)
    normal = np.stack([-step[:, 1], step[:, 0]], axis=1)
    normal /= np.maximum(np.hypot(*normal.T), 1e-9)[:, None]
    at = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    whole = at[-1]
    long_height, long_length = LONG_WAVES[kind]
    short_height, short_length = SHORT_WAVES[kind]
    offset = _wave(rng, at, min(long_height, whole * 0.11), long_length)
    offset += _wave(rng, at, short_height, short_length)
    fade = np.clip(np.minimum(at, whole - at) / 16.0, 0.0, 1.0)
    return np.asarray(points + normal * (strength * offset * fade)[:, None], dtype=np.float64)


class Shores:
    """The final line of every side, and outlines made of them."""

    def __init__(self, board: Board, embedding: Embedding, layout: Layout, seed: int) -> None:
        """Draw every side once."""
        self.board = board
        self.embedding = embedding
        self.layout = layout
        self.seed = seed
        self.strength = np.ones(len(embedding.sides))
        self.lines = [self._line(side) for side in range(len(embedding.sides))]
        self._settle()

    def _base(self, side: int) -> Points:
        chain = self.layout.chains[side]
        points = self.layout.points[chain]
        frame = self.layout.frame
        ends = self.embedding.sides[side]
        if frame is not None and OUTSIDE in (ends.a, ends.b):
            start, end = frame.share(points[[0, -1]])
            turn = ((end - start + 0.5) % 1) - 0.5
            steps = max(3, math.ceil(abs(turn) * frame.length / 3.0))
            return frame.point(start + turn * np.linspace(0.0, 1.0, steps))
        return spline(points, 8) if self.strength[side] > CALM else points

    def _line(self, side: int) -> Points:
        a, b = self.embedding.sides[side].a, self.embedding.sides[side].b
        kind = kind_of(self.board, a, b)
        strength = float(self.strength[side])
        if (
            kind == "land"
            and {self.board.regions[a].terrain, self.board.regions[b].terrain} & SMOOTH
        ):
            strength *= 0.7
        rng = np.random.default_rng([self.seed, side])
        line = waver(resampled(self._base(side), 3.0), rng, kind, strength)
        length = float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())
        return np.round(resampled(line, KNOT if length > SHORT else KNOT / 2), 1)

    def outline(self, name: str) -> list[Points]:
        """The lines around a region, in walking order."""
        return [
            self.lines[side] if forward else self.lines[side][::-1]
            for side, forward in self.embedding.rings[name]
        ]

    def polygon(self, name: str) -> shapely.Polygon:
        """A region's outline, flattened."""
        return shapely.Polygon(np.vstack([spline(line, 4)[:-1] for line in self.outline(name)]))

    def _settle(self) -> None:
        """Calm the lines of regions that cross themselves or others until none does."""
        names = list(self.board.regions)
        for _ in range(12):
            polygons = np.array([self.polygon(name) for name in names])
            bad = {
                name
                for name, fine in zip(names, shapely.is_valid(polygons), strict=True)
                if not fine
            }
            sound = shapely.buffer(polygons, -0.05)
            tree = shapely.STRtree(sound)
            for i, j in tree.query(sound, predicate="intersects").T:
                if i < j and shapely.area(shapely.intersection(sound[i], sound[j])) > 0.0:
                    bad |= {names[i], names[j]}
            if not bad:
                return
            for name in bad:
                for side, _ in self.embedding.rings[name]:
                    self.strength[side] *= 0.6
                    self.lines[side] = self._line(side)
        raise ValueError(f"{self.board.name}: outlines keep crossing: {', '.join(sorted(bad))}")
