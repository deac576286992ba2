"""Where corners and sides lie at first: outer ones on the frame, inner ones by a linear solve."""

import math
from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mapdraw.board import Board
from mapdraw.embedding import OUTSIDE, Embedding
from mapdraw.frame import Frame, Points, corner_shares

FREE = 4
COASTAL = 11
ROUNDING = 26.0
ROOM = {"sea": 1.4, "lake": 1.3}
MORE_ROOM = 0.12

Shares = dict[str, float]


def area_shares(board: Board) -> Shares:
    """The share of the sheet that each region should cover: water with many shores gets more."""
    shores = Counter(name for border in board.borders for name in border)
    room = {
        name: ROOM[region.terrain] + MORE_ROOM * max(0, shores[name] - 4) if region.water else 1.0
        for name, region in board.regions.items()
    }
    whole = sum(room.values())
    return {name: part / whole for name, part in room.items()}


@dataclass
class Layout:
    """Points; for each side its chain of point numbers; for each region its outline of them.

    The points `on_frame` are the outermost: fixed to the frame, free on an island.
    """

    points: Points
    chains: list[list[int]]
    outlines: dict[str, list[int]]
    frame: Frame | None
    on_frame: NDArray[np.intp] = field(default_factory=lambda: np.zeros(0, dtype=np.intp))


def _chains(board: Board, embedding: Embedding) -> tuple[list[list[int]], int]:
    chains = []
    count = embedding.corners
    for side in embedding.sides:
        free = COASTAL if board.coast and OUTSIDE in (side.a, side.b) else FREE
        chains.append([side.start, *range(count, count + free), side.end])
        count += free
    return chains, count


def _outline(ring: tuple[tuple[int, bool], ...], chains: list[list[int]]) -> list[int]:
    outline: list[int] = []
    for side, forward in ring:
        chain = chains[side] if forward else chains[side][::-1]
        outline += chain[:-1]
    return outline


def _first_corners(embedding: Embedding, fixed: dict[int, Points], share: Shares) -> Points:
    """Each inner corner a mean of its neighbours, weighed so that small regions open up."""
    sides = embedding.sides
    start = np.array([side.start for side in sides])
    end = np.array([side.end for side in sides])
    pinned = np.array(sorted(fixed))
    target = np.zeros((embedding.corners, 2))
    target[pinned] = [fixed[corner] for corner in sorted(fixed)]
    rings = {
        name: [sides[side].start if forward else sides[side].end for side, forward in ring]
        for name, ring in embedding.rings.items()
        if name != OUTSIDE
    }
    pull = dict.fromkeys(embedding.rings, 1.0)
    for _ in range(40):
        weight = np.array([pull[side.a] * pull[side.b] for side in sides])
        matrix = np.zeros((embedding.corners, embedding.corners))
        np.add.at(matrix, (start, start), weight)
        np.add.at(matrix, (end, end), weight)
        np.add.at(matrix, (start, end), -weight)
        np.add.at(matrix, (end, start), -weight)
        matrix[pinned] = 0.0
        matrix[pinned, pinned] = 1.0
        corners = np.asarray(np.linalg.solve(matrix, target), dtype=np.float64)
        areas = {name: abs(signed_area(corners[ring])) for name, ring in rings.items()}
        whole = sum(areas.values())
        for name, area in areas.items():
            ratio = area / (share[name] * whole)
            pull[name] = min(max(pull[name] * max(ratio, 0.05) ** 0.3, 0.02), 50.0)
    return corners


def first_layout(board: Board, embedding: Embedding, bow: float = 0.3) -> Layout:
    """A drawing without crossings on which the relaxation can build."""
    width, height = board.aspect
    frame = Frame.sheet(0.0, (width, height), ROUNDING)
    chains, count = _chains(board, embedding)
    shares = corner_shares(board, embedding, frame)
    fixed = {corner: frame.point(share) for corner, share in shares.items()}
    on_frame = set(fixed)
    for side, _ in embedding.rings[OUTSIDE]:
        chain = chains[side]
        start, end = shares[chain[0]], shares[chain[-1]]
        end = start + ((end - start + 0.5) % 1) - 0.5
        for step, point in enumerate(chain[1:-1], start=1):
            fixed[point] = frame.point(start + (end - start) * step / (len(chain) - 1))
            on_frame.add(point)
    points = np.zeros((count, 2))
    outer = {corner: fixed[corner] for corner in shares}
    points[: embedding.corners] = _first_corners(embedding, outer, area_shares(board))
    for chain in chains:
        part = np.linspace(0.0, 1.0, len(chain))[:, None]
        points[chain] = points[chain[0]] * (1 - part) + points[chain[-1]] * part
    for number, place in fixed.items():
        points[number] = place
    outlines = {
        name: _outline(ring, chains) for name, ring in embedding.rings.items() if name != OUTSIDE
    }
    _bow_parallel_sides(embedding, chains, outlines, points, bow)
    layout = Layout(points, chains, outlines, None if board.island else frame)
    layout.on_frame = np.array(sorted(on_frame), dtype=np.intp)
    return layout


def _bow_parallel_sides(
    embedding: Embedding,
    chains: list[list[int]],
    outlines: dict[str, list[int]],
    points: Points,
    bow: float,
) -> None:
    """Open up a region that the linear solve has pressed flat between two sides."""
    sign = math.copysign(1.0, sum(signed_area(points[outline]) for outline in outlines.values()))
    for name, ring in embedding.rings.items():
        if name == OUTSIDE or len(ring) != 2:
            continue
        for side, forward in ring:
            chain = chains[side] if forward else chains[side][::-1]
            step = points[chain[-1]] - points[chain[0]]
            outward = sign * np.array([step[1], -step[0]])
            for i, point in enumerate(chain[1:-1], start=1):
                points[point] += outward * bow * math.sin(math.pi * i / (len(chain) - 1))


def signed_area(outline: Points) -> float:
    """Area of an outline, negative when it is walked the other way round."""
    x, y = outline.T
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2
