"""The planar embedding of a board: corners, sides and the ring of sides around each region."""

import math
from dataclasses import dataclass

import networkx as nx

from mapdraw.board import Board

OUTSIDE = ""

Place = tuple[float, float]


@dataclass(frozen=True)
class Side:
    """A line between two regions (or a region and the outside), from one corner to another.

    Walked from `start` to `end` it has region `a` on its inner hand.
    """

    a: str
    b: str
    start: int
    end: int


@dataclass(frozen=True)
class Embedding:
    """Sides by number; for each region its ring of (side, walked forward?); the outside's too."""

    sides: tuple[Side, ...]
    corners: int
    rings: dict[str, tuple[tuple[int, bool], ...]]


class _Rotation:
    """Edges around each node in one sense of turning; parallel edges are allowed."""

    def __init__(self) -> None:
        self.ends: list[tuple[str, str]] = []
        self.around: dict[str, list[int]] = {}

    def other(self, node: str, edge: int) -> str:
        a, b = self.ends[edge]
        return b if node == a else a

    def faces(self) -> list[list[tuple[str, int]]]:
        """Faces as lists of darts (node left, edge taken)."""
        following = {
            (node, ring[i - 1]): ring[i]
            for node, ring in self.around.items()
            for i in range(len(ring))
        }
        left = {(node, edge) for node, ring in self.around.items() for edge in ring}
        found = []
        for first in sorted(left):
            dart = first
            face = []
            while dart in left:
                left.remove(dart)
                face.append(dart)
                node, edge = dart
                arrived = self.other(node, edge)
                dart = (arrived, following[arrived, edge])
            if face:
                found.append(face)
        return found

    def add(self, a: str, b: str) -> int:
        self.ends.append((a, b))
        return len(self.ends) - 1

    def mirror(self) -> None:
        for ring in self.around.values():
            ring.reverse()


def _rotation_of(graph: nx.Graph) -> _Rotation:
    planar, found = nx.check_planarity(graph)
    if not planar:
        raise ValueError("the borders cannot be drawn on a flat sheet without crossing")
    rotation = _Rotation()
    number = {}
    for a, b in graph.edges:
        number[a, b] = number[b, a] = rotation.add(a, b)
    for node in graph.nodes:
        rotation.around[node] = [number[node, v] for v in found.neighbors_cw_order(node)]
    return rotation


def _rotation_of_places(board: Board) -> _Rotation | None:
    """The embedding that straight lines between the regions' places make, if none cross."""
    places = {name: region.xy for name, region in board.regions.items() if region.xy}
    if len(places) < len(board.regions):
        return None
    borders = sorted(board.borders)
    for i, (a, b) in enumerate(borders):
        for c, d in borders[i + 1 :]:
            if len({a, b, c, d}) == 4 and _cross(places[a], places[b], places[c], places[d]):
                return None
    rotation = _Rotation()
    around: dict[str, list[tuple[float, int]]] = {name: [] for name in board.regions}
    for a, b in borders:
        edge = rotation.add(a, b)
        (ax, ay), (bx, by) = places[a], places[b]
        around[a].append((math.atan2(by - ay, bx - ax), edge))
        around[b].append((math.atan2(ay - by, ax - bx), edge))
    rotation.around = {name: [edge for _, edge in sorted(ends)] for name, ends in around.items()}
    return rotation


def _cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether two straight lines cross."""
    return _turn([a, b, c]) * _turn([a, b, d]) < 0 and _turn([c, d, a]) * _turn([c, d, b]) < 0


def _turn(points: list[Place]) -> float:
    return sum(
        x0 * y1 - x1 * y0
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True)
    )


def _mirrored(board: Board, rotation: _Rotation) -> bool:
    """Whether most faces turn against the lie of the land."""
    votes = 0.0
    for face in rotation.faces():
        places = [board.regions[node].xy for node, _ in face if node != OUTSIDE]
        known = [xy for xy in places if xy is not None]
        if len(known) == len(face) == 3:
            votes += math.copysign(1.0, _turn(known))
    return votes < 0


def _open_island(board: Board, rotation: _Rotation) -> None:
    """Put the outside into the outermost face and let every corner there meet it."""

    def outward(face: list[tuple[str, int]]) -> float:
        known = [xy for node, _ in face if (xy := board.regions[node].xy) is not None]
        return -_turn(known) if len(known) == len(face) else float(len(face))

    outer = max(rotation.faces(), key=outward)
    spokes = []
    for node, leaving in outer:
        spoke = rotation.add(node, OUTSIDE)
        ring = rotation.around[node]
        ring.insert(ring.index(leaving), spoke)
        spokes.append(spoke)
    rotation.around[OUTSIDE] = spokes[::-1]


def _split_wide_corners(rotation: _Rotation) -> None:
    """Where four regions meet and two of them border each other anyway, give them a side there.

    A point where four regions touch leaves a player in doubt; a second piece of a border that
    exists does not.
    """
    again = True
    while again:
        again = False
        joined = {frozenset(ends) for ends in rotation.ends}
        for face in rotation.faces():
            size = len(face)
            chords = [
                (i, j)
                for i in range(size)
                for j in range(i + 2, size)
                if (i, j) != (0, size - 1)
                and face[i][0] != face[j][0]
                and frozenset((face[i][0], face[j][0])) in joined
            ]
            if size > 3 and chords:
                i, j = chords[0]
                chord = rotation.add(face[i][0], face[j][0])
                for node, leaving in (face[i], face[j]):
                    ring = rotation.around[node]
                    ring.insert(ring.index(leaving), chord)
                again = True
                break


def embed(board: Board) -> Embedding:
    """Embed the board so that it keeps the lie of the land."""
    rotation = _rotation_of_places(board) if board.island else None
    if rotation is None:
        graph = nx.Graph()
        graph.add_nodes_from(board.regions)
        graph.add_edges_from(sorted(board.borders))
        if not board.island:
            graph.add_edges_from((OUTSIDE, r.name) for r in board.regions.values() if r.edge)
        rotation = _rotation_of(graph)
    if _mirrored(board, rotation):
        rotation.mirror()
    if board.island:
        _open_island(board, rotation)
    _split_wide_corners(rotation)

    corner = {dart: i for i, face in enumerate(rotation.faces()) for dart in face}
    sides = tuple(
        Side(a, b, corner[a, edge], corner[b, edge]) for edge, (a, b) in enumerate(rotation.ends)
    )
    rings = {
        node: tuple((edge, sides[edge].a == node) for edge in ring)
        for node, ring in rotation.around.items()
    }
    return Embedding(sides, len(set(corner.values())), rings)
