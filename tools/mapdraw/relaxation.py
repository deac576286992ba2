"""Relaxation of a layout: full areas, round outlines, room for tokens, the lie of the land."""

import math
from itertools import combinations, pairwise

import numpy as np
import shapely
from numpy.typing import NDArray

from mapdraw.board import Board
from mapdraw.coast import layout_within
from mapdraw.embedding import Embedding
from mapdraw.frame import Frame, Points
from mapdraw.layout import FREE, Layout, area_shares, first_layout, signed_area

DISC = {"sea": 56.0, "lake": 54.0}
LAND_DISC = 49.0
STEPS = 5000
MESH_STEPS = 20
STILL = 0.004
COAST = 0.3

Indices = NDArray[np.intp]


def relaxed(board: Board, embedding: Embedding) -> Layout:
    """A sound first drawing, relaxed."""
    for bow in (0.3, 0.1, 0.03, 0.01):
        layout = first_layout(board, embedding, bow)
        if board.coast:
            layout = layout_within(board, embedding, layout)
        relaxation = Relaxation(board, embedding, layout)
        if relaxation.sound():
            relaxation.run()
            return layout
    raise ValueError(f"{board.name}: the first drawing already crosses itself")


def _at_most(vectors: Points, length: float) -> Points:
    share = np.minimum(1.0, length / np.maximum(np.hypot(*vectors.T), 1e-9))
    return np.asarray(vectors * share[:, None], dtype=np.float64)


class Relaxation:
    """Gradient steps over the points of a layout and a centre for each region.

    A mesh of triangles over the whole board (fans around the centres on land; over water and
    oddly shaped land any, woven anew now and then) may never turn inside out, so that no outline
    crosses another.
    """

    def __init__(self, board: Board, embedding: Embedding, layout: Layout) -> None:
        """Begin with a layout without crossings."""
        self.layout = layout
        self.names = list(layout.outlines)
        regions = [board.regions[name] for name in self.names]
        width, height = board.aspect
        self.sheet = np.array([width, height])
        share = np.array(list(area_shares(board).values()))
        cover = 0.74 if board.island else 1.0
        self.coast: Points | None = None
        if board.coast:
            self.coast = layout.points[layout.on_frame].copy()
            cover = Frame.coast(board.coast).area / (width * height)
        self.area = cover * share * width * height
        scale = min(1.0, math.sqrt(cover * width * height / len(regions) / 20000.0))
        self.disc = scale * np.array([DISC.get(region.terrain, LAND_DISC) for region in regions])
        self.pulled = np.array([region.xy is not None for region in regions])
        self.xy = np.array([region.xy or (width / 2, height / 2) for region in regions])
        self.water = np.array([region.water for region in regions])

        outlines = list(layout.outlines.values())
        self.count = len(layout.points)
        self.owner = np.concatenate([np.full(len(o), i) for i, o in enumerate(outlines)])
        self.here = np.concatenate([np.array(o) for o in outlines])
        self.after = np.concatenate([np.roll(o, -1) for o in outlines])
        self.before = np.concatenate([np.roll(o, 1) for o in outlines])
        self.size = np.bincount(self.owner)
        steps = [(a, b) for chain in layout.chains for a, b in pairwise(chain)]
        self.tail, self.head = np.array(steps).T
        self.ends = np.array([(chain[0], chain[-1]) for chain in layout.chains])
        self.near, self.far, owner = self._strangers(outlines)
        self.apart = np.where(self.water[owner], 46.0, 30.0)
        first, second = self._prongs(layout.chains)
        self.near = np.concatenate([self.near, first])
        self.far = np.concatenate([self.far, second])
        self.apart = np.concatenate([self.apart, np.full(len(first), 24.0)])
        self.inner = np.setdiff1d(np.arange(self.count), layout.on_frame)
        self.sign = math.copysign(1.0, sum(signed_area(layout.points[o]) for o in outlines))
        centres = np.array([layout.points[o].mean(axis=0) for o in outlines])
        if self.coast is not None:
            centres = self.xy.copy()
        self.all = np.concatenate([layout.points, centres])
        fans = np.stack([self.count + self.owner, self.here, self.after], axis=1)
        self.loose = self.water.copy()
        if self.coast is not None:
            self.loose[self.owner[self._twice(fans, self.all) <= 0]] = True
        self.fans = fans[~self.loose[self.owner]]
        self.mesh = self._mesh()

    @staticmethod
    def _strangers(outlines: list[list[int]]) -> tuple[Indices, Indices, Indices]:
        """Pairs of points of one outline that are not near each other along it, and its number."""
        pairs = [
            (outline[i], outline[j], number)
            for number, outline in enumerate(outlines)
            for i in range(len(outline))
            for j in range(i + FREE + 2, len(outline))
            if len(outline) - (j - i) >= FREE + 2
        ]
        near, far, owner = np.array(pairs, dtype=np.intp).T
        return near, far, owner

    @staticmethod
    def _prongs(chains: list[list[int]]) -> tuple[Indices, Indices]:
        """Pairs of points that are the first on two sides from one corner."""
        prongs: dict[int, list[int]] = {}
        for chain in chains:
            prongs.setdefault(chain[0], []).append(chain[1])
            prongs.setdefault(chain[-1], []).append(chain[-2])
        pairs = [pair for points in prongs.values() for pair in combinations(points, 2)]
        first, second = np.array(pairs, dtype=np.intp).T
        return first, second

    def _mesh(self) -> Indices:
        """The fans and a fresh triangulation of what is not seen whole from its centre."""
        outlines = [
            outline
            for outline, loose in zip(self.layout.outlines.values(), self.loose, strict=True)
            if loose
        ]
        polygons = [shapely.Polygon(self.all[outline]) for outline in outlines]
        found = []
        for outline, triangles in zip(
            outlines, shapely.constrained_delaunay_triangles(polygons), strict=True
        ):
            number = {tuple(self.all[i]): i for i in outline}
            corners = shapely.get_coordinates(triangles).reshape(-1, 4, 2)[:, :3]
            found += [[number[tuple(xy)] for xy in triangle] for triangle in corners]
        mesh = np.array(found, dtype=np.intp).reshape(-1, 3)
        turned = self._twice(mesh, self.all) < 0
        mesh[turned] = mesh[turned][:, ::-1]
        return np.concatenate([self.fans, mesh])

    def _twice(self, triangles: Indices, places: Points) -> NDArray[np.float64]:
        """Twice the area of triangles, positive when they turn the right way."""
        a, b, c = places[triangles.T]
        p, q = b - a, c - a
        turned = self.sign * (p[:, 0] * q[:, 1] - p[:, 1] * q[:, 0])
        return np.asarray(turned, dtype=np.float64)

    def sound(self) -> bool:
        """Whether no outline crosses itself or another, and land is seen whole from its centre."""
        outlines = [shapely.Polygon(self.all[o]) for o in self.layout.outlines.values()]
        if not shapely.is_valid(outlines).all() or (self.areas() <= 0).any():
            return False
        if (self._twice(self.fans, self.all) <= 0).any():
            return False
        whole = float(shapely.area(shapely.union_all(outlines)))
        return abs(whole - float(shapely.area(outlines).sum())) < 1e-3 * whole

    def areas(self) -> NDArray[np.float64]:
        """The regions' areas as they are now."""
        x, y = self.all.T
        cross = x[self.here] * y[self.after] - x[self.after] * y[self.here]
        return np.asarray(self.sign * np.bincount(self.owner, cross) / 2, dtype=np.float64)

    def gradient(self, swell: float) -> Points:
        """Slope of the energy, with discs swollen to a share of their size."""
        places = self.all
        points, centre = places[: self.count], places[self.count :]
        slope = np.zeros_like(places)
        centre_slope = slope[self.count :]

        areas = self.areas()
        lack = (areas - self.area) / self.area
        small = np.sqrt(self.area / np.maximum(areas, 1.0))
        lack *= np.clip(small, 1.0, 8.0) / np.sqrt(self.area)
        span = points[self.after] - points[self.before]
        push = lack[self.owner] * self.sign * 90.0
        np.add.at(slope, self.here, push[:, None] * np.stack([span[:, 1], -span[:, 0]], axis=1))

        step = points[self.head] - points[self.tail]
        np.add.at(slope, self.head, 0.2 * step)
        np.add.at(slope, self.tail, -0.2 * step)

        ray = points[self.here] - centre[self.owner]
        reach = np.maximum(np.hypot(*ray.T), 1e-6)
        press = ray * (np.maximum(swell * self.disc[self.owner] - reach, 0.0) / reach)[:, None]
        np.add.at(slope, self.here, -0.5 * press)
        np.add.at(centre_slope, self.owner, 0.5 * press)

        sums = [np.bincount(self.owner, points[self.here][:, k]) for k in (0, 1)]
        mean = np.stack(sums, axis=1) / self.size[:, None]
        pull = np.where(self.pulled[:, None], _at_most(mean - self.xy, 60.0), 0.0)
        centre_slope += 0.5 * (centre - mean) + 0.3 * _at_most(pull, 40.0)
        np.add.at(slope, self.here, 0.02 * pull[self.owner])

        if self.coast is not None:
            outer = self.layout.on_frame
            slope[outer] += COAST * _at_most(places[outer] - self.coast, 60.0)
        self._keep_open(slope)
        self._keep_long(slope)
        self._keep_apart(slope)
        return slope

    def _keep_open(self, slope: Points) -> None:
        """Push outlines away from their centre where a fan's triangle gets flat."""
        centre, here, after = self.fans.T
        span = self.all[after] - self.all[here]
        length = np.maximum(np.hypot(*span.T), 1.0)
        height = self._twice(self.fans, self.all) / length
        low = np.maximum(14.0 - height, 0.0) * self.sign * 0.5 / length
        inward = low[:, None] * np.stack([-span[:, 1], span[:, 0]], axis=1)
        np.add.at(slope, here, inward / 2)
        np.add.at(slope, after, inward / 2)
        np.add.at(slope, centre, -inward)

    def _keep_long(self, slope: Points) -> None:
        """Push the ends of a very short side apart."""
        start, end = self.ends.T
        gap = self.all[end] - self.all[start]
        length = np.maximum(np.hypot(*gap.T), 1e-6)
        push = gap * (0.6 * np.maximum(42.0 - length, 0.0) / length)[:, None]
        np.add.at(slope, end, -push)
        np.add.at(slope, start, push)

    def _keep_apart(self, slope: Points) -> None:
        """Push strangers on one outline apart: no necks, no slivers."""
        gap = self.all[self.far] - self.all[self.near]
        length = np.maximum(np.hypot(*gap.T), 1e-6)
        close = np.flatnonzero(length < self.apart)
        lack = self.apart[close] - length[close]
        push = gap[close] * (0.25 * lack / length[close])[:, None]
        np.add.at(slope, self.far[close], -push)
        np.add.at(slope, self.near[close], push)

    def _hold(self, old: Points) -> None:
        """Take back what would turn a triangle of the mesh inside out."""
        before = self._twice(self.mesh, old)
        while True:
            now = self._twice(self.mesh, self.all)
            bad = self.mesh[(now < 1.0) & (now < before)]
            held = np.unique(bad)
            if not len(held) or (self.all[held] == old[held]).all():
                return
            self.all[held] = old[held]

    def run(self) -> None:
        """Relax, and give the points back to the layout."""
        frame, on_frame = self.layout.frame, self.layout.on_frame
        speed = np.zeros_like(self.all)
        for step in range(STEPS):
            old = self.all.copy()
            speed = 0.8 * speed - 0.2 * self.gradient(min(1.0, step / (0.5 * STEPS)))
            self.all += 0.3 * _at_most(speed, 5.0)
            if frame is not None:
                self.all[self.inner] = np.clip(self.all[self.inner], 14.0, self.sheet - 14.0)
                self.all[on_frame] = frame.project(self.all[on_frame])
            self._hold(old)
            speed[(self.all == old).all(axis=1)] *= 0.5
            if step % MESH_STEPS == MESH_STEPS - 1:
                self.mesh = self._mesh()
                if step > STEPS / 2 and np.abs(self.all - old).max() < STILL:
                    break
        self.layout.points[:] = self.all[: self.count]
