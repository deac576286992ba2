"""An island with a given coast: where its regions meet, first guesses from their places."""

import numpy as np
from numpy.typing import NDArray

from mapdraw.board import Board
from mapdraw.embedding import OUTSIDE, Embedding
from mapdraw.frame import Frame, Points
from mapdraw.layout import FREE, Layout

SAMPLES = 240
STARTS = 60


def layout_within(board: Board, embedding: Embedding, layout: Layout) -> Layout:
    """The layout moved inside the coast: corners between the places of their regions."""
    coast = Frame.coast(board.coast)
    places = {name: np.array(region.xy) for name, region in board.regions.items()}
    around: dict[int, set[str]] = {}
    for side in embedding.sides:
        for corner in (side.start, side.end):
            around.setdefault(corner, set()).update({side.a, side.b} - {OUTSIDE})
    points = layout.points
    for corner, names in around.items():
        points[corner] = np.mean([places[name] for name in sorted(names)], axis=0)
    points[layout.on_frame] = coast_places(board, embedding, layout, coast)
    part = np.linspace(0.0, 1.0, FREE + 2)
    for side, chain in zip(embedding.sides, layout.chains, strict=True):
        if OUTSIDE not in (side.a, side.b):
            start, end = points[chain[0]], points[chain[-1]]
            middle = (places[side.a] + places[side.b]) / 2
            line = np.array([start, middle, end])
            at = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
            for k in (0, 1):
                points[chain[1:-1], k] = np.interp(part * at[-1], at, line[:, k])[1:-1]
    return layout


def coast_places(board: Board, embedding: Embedding, layout: Layout, coast: Frame) -> Points:
    """The place on the coast of each point that lies `on_frame`, in the layout's order.

    The coast is shared out among the outer regions in the order in which they follow on each
    other, every stretch to the region whose `xy` is nearest as far as that order allows.
    """
    ring = embedding.rings[OUTSIDE]
    names = [embedding.sides[side].a or embedding.sides[side].b for side, _ in ring]
    samples = coast.point(np.arange(SAMPLES) / SAMPLES)
    places = np.array([board.regions[name].xy for name in names], dtype=np.float64)
    cost = ((samples[:, None, :] - places) ** 2).sum(axis=2)
    found = {}
    for turn in (1, -1):
        walk = cost if turn == 1 else cost[::-1]
        for start in range(0, SAMPLES, SAMPLES // STARTS):
            whole, cuts = _shared_out(np.roll(walk, -start, axis=0))
            shares = (cuts + start - 0.5) / SAMPLES
            found[turn, start] = (whole, shares if turn == 1 else -shares - 1 / SAMPLES)
    (turn, _), (_, shares) = min(found.items(), key=lambda item: item[1][0])
    wanted: dict[int, float] = {}
    count = len(ring)
    for i, (side, forward) in enumerate(ring):
        chain = layout.chains[side] if forward else layout.chains[side][::-1]
        first, last = shares[i], shares[(i + 1) % count] + turn * (i + 1 == count)
        for step, point in enumerate(chain):
            wanted[point] = first + (last - first) * step / (len(chain) - 1)
    return coast.point(np.array([wanted[int(point)] for point in layout.on_frame]))


def _shared_out(cost: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
    """Cut a row of samples into one stretch for each region in turn, as cheaply as can be."""
    count = cost.shape[1]
    before = np.vstack([np.zeros(count), np.cumsum(cost, axis=0)])
    best = np.full(len(before), np.inf)
    best[0] = 0.0
    chosen = []
    for region in range(count):
        gain = best - before[:, region]
        gain[1:] = gain[:-1]
        gain[0] = np.inf
        least = np.minimum.accumulate(gain)
        at = np.where(gain == least, np.arange(len(gain)), 0)
        chosen.append(np.maximum.accumulate(at) - 1)
        best = before[:, region] + least
    cuts = np.zeros(count)
    end = len(before) - 1
    whole = float(best[end])
    for region in range(count - 1, -1, -1):
        end = int(chosen[region][end])
        cuts[region] = end
    return whole, cuts
