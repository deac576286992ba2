"""A board laid out by its graph, for the hand that draws it."""

import math
from typing import Any

import numpy as np

from mapdraw.board import Board
from mapdraw.embedding import OUTSIDE, embed
from mapdraw.frame import Frame
from mapdraw.layout import ROUNDING, Layout
from mapdraw.relaxation import relaxed
from marchland.smallworld.drawing.hand import MARGIN, OCEAN, draw
from marchland.smallworld.drawing.plan import Plan, Region, Side

FINE = 3.0
"""Distance of the points of a side that follows the frame."""


def drawing(board: Board, seed: int) -> dict[str, Any]:
    """The board's drawing in JSON's types; `seed` chooses its lines."""
    return draw(laid_out(board), seed)


def laid_out(board: Board) -> Plan:
    """The board with every side at its place."""
    embedding = embed(board)
    layout = relaxed(board, embedding)
    low = np.array([0.0, 0.0])
    size = np.array(board.aspect)
    margin = MARGIN
    if board.island:
        low = layout.points.min(axis=0)
        size = np.ceil(layout.points.max(axis=0) - low)
        margin = OCEAN
    layout.points += margin - low
    if layout.frame is not None:
        layout.frame = Frame.sheet(margin, board.aspect, ROUNDING)
    width, height = size + 2 * margin
    return Plan(
        name=board.name,
        island=board.island,
        view=(float(width), float(height)),
        regions={
            name: Region(region.terrain, region.marks, region.signs)
            for name, region in board.regions.items()
        },
        sides=[
            _side(layout, chain, side.a, side.b)
            for side, chain in zip(embedding.sides, layout.chains, strict=True)
        ],
        rings=embedding.rings,
        look=board.look,
    )


def _side(layout: Layout, chain: list[int], a: str, b: str) -> Side:
    points = layout.points[chain]
    if layout.frame is None or OUTSIDE not in (a, b):
        return Side(a, b, [(float(x), float(y)) for x, y in points])
    start, end = layout.frame.share(points[[0, -1]])
    turn = ((end - start + 0.5) % 1) - 0.5
    steps = max(3, math.ceil(abs(turn) * layout.frame.length / FINE))
    line = layout.frame.point(start + turn * np.linspace(0.0, 1.0, steps))
    return Side(a, b, [(float(x), float(y)) for x, y in line], even=True)
