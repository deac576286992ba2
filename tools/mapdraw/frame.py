"""The frame of a board or the coast of an island, walked by a share of its length."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mapdraw.board import Board
from mapdraw.embedding import OUTSIDE, Embedding

Points = NDArray[np.float64]


class Frame:
    """A closed line: of a sheet, or an island's coast."""

    def __init__(self, outline: Points) -> None:
        """Close the line."""
        self._outline = np.vstack([outline, outline[:1]])
        lengths = np.hypot(*np.diff(self._outline, axis=0).T)
        self._at = np.concatenate([[0.0], np.cumsum(lengths)])
        self.length = float(self._at[-1])
        low, high = outline.min(axis=0), outline.max(axis=0)
        self.centre = (float(low[0] + high[0]) / 2, float(low[1] + high[1]) / 2)

    @classmethod
    def sheet(cls, low: float, size: tuple[float, float], radius: float) -> "Frame":
        """A rectangle from (low, low) to (low + width, low + height) with rounded corners."""
        x0, y0, x1, y1 = low, low, low + size[0], low + size[1]
        outline = []
        for cx, cy, turn in (
            (x1 - radius, y0 + radius, -0.5),
            (x1 - radius, y1 - radius, 0.0),
            (x0 + radius, y1 - radius, 0.5),
            (x0 + radius, y0 + radius, 1.0),
        ):
            for step in range(9):
                angle = math.pi * (turn + step / 16)
                outline.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
        return cls(np.array(outline))

    @classmethod
    def coast(cls, points: Sequence[tuple[float, float]]) -> "Frame":
        """A smooth closed curve through the points."""
        ring = np.array(points)
        before, after = np.roll(ring, 1, axis=0), np.roll(ring, -1, axis=0)
        slope = (after - before) / 2
        following, its_slope = after, np.roll(slope, -1, axis=0)
        t = np.linspace(0.0, 1.0, 12, endpoint=False)[None, :, None]
        p, q, m, n = (x[:, None, :] for x in (ring, following, slope, its_slope))
        curve = (
            (2 * t**3 - 3 * t**2 + 1) * p
            + (t**3 - 2 * t**2 + t) * m
            + (3 * t**2 - 2 * t**3) * q
            + (t**3 - t**2) * n
        )
        return cls(curve.reshape(-1, 2))

    @property
    def area(self) -> float:
        """The area inside."""
        x, y = self._outline[:-1].T
        return float(abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))) / 2

    def point(self, share: NDArray[np.float64] | float) -> Points:
        """Points at the given shares of the way round (whole turns are ignored)."""
        at = np.mod(np.asarray(share, dtype=float), 1.0) * self.length
        xs = np.interp(at, self._at, self._outline[:, 0])
        ys = np.interp(at, self._at, self._outline[:, 1])
        return np.stack([xs, ys], axis=-1)

    def share(self, points: Points) -> NDArray[np.float64]:
        """The share of the way round at which the frame is nearest to each point."""
        starts, steps = self._outline[:-1], np.diff(self._outline, axis=0)
        squared = np.maximum((steps**2).sum(axis=1), 1e-9)
        along = ((points[:, None, :] - starts) * steps).sum(axis=2) / squared
        along = np.clip(along, 0.0, 1.0)
        gaps = points[:, None, :] - (starts + along[..., None] * steps)
        best = np.argmin((gaps**2).sum(axis=2), axis=1)
        rows = np.arange(len(points))
        at = self._at[best] + along[rows, best] * np.sqrt(squared[best])
        return np.asarray(at / self.length, dtype=np.float64)

    def project(self, points: Points) -> Points:
        """The points of the frame nearest to the given ones."""
        return self.point(self.share(points))


def corner_shares(board: Board, embedding: Embedding, frame: Frame) -> dict[int, float]:
    """Where on the frame each corner between two edge regions lies, in the embedding's order."""
    ring = embedding.rings[OUTSIDE]
    if any(region.xy is None for region in board.regions.values()):
        return {
            (embedding.sides[side].start if forward else embedding.sides[side].end): -i / len(ring)
            for i, (side, forward) in enumerate(ring)
        }
    ring = ring[::-1]
    names = [embedding.sides[side].a or embedding.sides[side].b for side, _ in ring]
    places = [board.regions[name].xy for name in names]
    wanted = frame.share(np.array([xy or frame.centre for xy in places]))
    count = len(wanted)
    if sum(((wanted[(i + 1) % count] - wanted[i] + 0.5) % 1) - 0.5 for i in range(count)) < 0:
        ring, wanted = ring[::-1], wanted[::-1]
    first = wanted[0]
    unrolled = [first]
    for share in wanted[1:]:
        unrolled.append(unrolled[-1] + ((share - unrolled[-1] + 0.5) % 1) - 0.5)
    spread = _in_order(np.array(unrolled), 0.6 / count)
    between = (spread + np.append(spread[1:], spread[0] + 1)) / 2
    corners = {}
    for i, (side, _) in enumerate(ring):
        following = ring[(i + 1) % count][0]
        ends = {embedding.sides[side].start, embedding.sides[side].end}
        shared = ends & {embedding.sides[following].start, embedding.sides[following].end}
        if len(shared) != 1:
            raise ValueError("fewer than three regions touch the edge")
        corners[shared.pop()] = float(between[i])
    return corners


def _in_order(wanted: NDArray[np.float64], gap: float) -> NDArray[np.float64]:
    """Shares as near to the wanted ones as a least gap in a closed round allows."""
    shares = wanted.copy()
    count = len(shares)
    for _ in range(400):
        for i in range(count):
            after = shares[(i + 1) % count] + (1 if i + 1 == count else 0)
            lack = gap - (after - shares[i])
            if lack > 0:
                shares[i] -= lack / 2
                shares[(i + 1) % count] += lack / 2
    return shares
