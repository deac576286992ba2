"""Where things stand in a region: the token disc, marks, the number, and ornaments."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import shapely

from mapdraw.board import Region
from mapdraw.frame import Points

DISC = 46.0
MARK = 11.0
NUMBER = 8.0
GRID = 3.0


@dataclass(frozen=True)
class Ornament:
    """A small drawing: its foot at (x, y), its size, whether mirrored."""

    kind: str
    x: float
    y: float
    size: float
    flip: bool


@dataclass(frozen=True)
class Kind:
    """A kind of ornament: half its width, its height over the foot, and the room it wants."""

    name: str
    half: float
    height: float
    gap: float
    most: int = 999


KINDS: dict[str, tuple[Kind, ...]] = {
    "forest": (Kind("tree", 9, 21, 15), Kind("pine", 7, 22, 13), Kind("bush", 6, 7, 11)),
    "mountain": (Kind("peak", 20, 36, 27), Kind("crag", 13, 21, 18), Kind("stone", 5, 5, 14, 5)),
    "hill": (Kind("hillock", 18, 14, 27), Kind("knoll", 11, 8, 19), Kind("tuft", 4, 6, 16, 6)),
    "farmland": (
        Kind("hut", 9, 14, 40, 1),
        Kind("field", 17, 14, 30),
        Kind("sheaf", 5, 10, 17, 4),
        Kind("tuft", 4, 6, 17, 5),
    ),
    "swamp": (Kind("pool", 14, 8, 26), Kind("reeds", 7, 16, 18), Kind("tuft", 4, 6, 14, 6)),
    "sea": (Kind("ship", 19, 32, 60, 1), Kind("wave", 13, 6, 36)),
    "lake": (Kind("wave", 13, 6, 34), Kind("lily", 6, 5, 30, 4)),
}


@dataclass
class Places:
    """What stands where in one region."""

    disc: tuple[float, float, float]
    number: tuple[float, float]
    marks: list[tuple[str, float, float]]
    ornaments: list[Ornament] = field(default_factory=list)


def _grid(polygon: shapely.Polygon, gap: float) -> Points:
    x0, y0, x1, y1 = polygon.bounds
    xs, ys = np.meshgrid(np.arange(x0 + gap / 2, x1, gap), np.arange(y0 + gap / 2, y1, gap))
    points = np.stack([xs.ravel(), ys.ravel()], axis=1)
    return points[shapely.contains_xy(polygon, points[:, 0], points[:, 1])]


def clearance(polygon: shapely.Polygon, points: Points) -> Points:
    """How far points are from the outline."""
    return np.asarray(shapely.distance(shapely.points(points), polygon.exterior), dtype=np.float64)


def place(region: Region, polygon: shapely.Polygon) -> Places:
    """Choose the disc so that marks and the number find room beside it."""
    points = _grid(polygon, GRID)
    room = clearance(polygon, points)
    radius = min(DISC, float(room.max()))
    fits = np.flatnonzero(room >= radius - 0.01)
    middle = np.array(polygon.centroid.coords[0])
    fits = fits[np.argsort(np.hypot(*(points[fits] - middle).T), kind="stable")]
    wanted = [(mark, MARK) for mark in region.marks] + [("", NUMBER)]
    best: tuple[float, int, list[tuple[str, float, float]]] | None = None
    for order, centre in enumerate(fits[:: max(1, len(fits) // 60)]):
        taken = [(points[centre], radius)]
        worst = order * 0.01
        chosen = []
        for name, size in wanted:
            free = np.minimum.reduce(
                [np.hypot(*(points - at).T) - size - reach for at, reach in taken]
            )
            free = np.minimum(np.minimum(free, room - size - 2.0), 3.0)
            nearest = free - 0.004 * np.hypot(*(points - points[centre]).T)
            spot = int(np.argmax(nearest))
            worst += max(0.0, 2.0 - float(free[spot]))
            taken.append((points[spot], size))
            chosen.append((name, float(points[spot, 0]), float(points[spot, 1])))
        if best is None or worst < best[0]:
            best = (worst, int(centre), chosen)
    if best is None:
        raise ValueError(f"{region.name}: no room")
    _, centre_at, chosen = best
    x, y = points[centre_at]
    return Places(
        disc=(float(x), float(y), float(room[centre_at] if radius < DISC else radius)),
        number=chosen[-1][1:],
        marks=chosen[:-1],
    )


def scatter(
    region: Region,
    polygon: shapely.Polygon,
    places: Places,
    keep_free: list[tuple[float, float, float]],
    rng: np.random.Generator,
) -> list[Ornament]:
    """Ornaments all over a region but in the middle of its disc and under its marks."""
    x, y, radius = places.disc
    taken = [(x, y, radius * 0.62), (*places.number, NUMBER), *keep_free]
    taken += [(mx, my, MARK) for _, mx, my in places.marks]
    blocked = np.array(taken)
    inner = polygon.buffer(-2.5)
    shapely.prepare(inner)
    points = _grid(polygon, 4.0)
    found: list[Ornament] = []
    feet: list[tuple[float, float, float]] = []
    for kind in KINDS[region.terrain]:
        count = 0
        for point in points[rng.permutation(len(points))]:
            if count >= kind.most:
                break
            size = float(rng.uniform(0.82, 1.12))
            half, height = kind.half * size, kind.height * size
            px, py = point + rng.uniform(-2.0, 2.0, 2)
            corners = np.array(
                [(px - half, py + 1), (px + half, py + 1), (px - half * 0.6, py - height * 0.7),
                 (px + half * 0.6, py - height * 0.7), (px, py - height)]
            )
            if not shapely.contains_xy(inner, corners[:, 0], corners[:, 1]).all():
                continue
            dx = np.maximum(np.abs(blocked[:, 0] - px) - half, 0.0)
            top, bottom = py - height, py + 1
            dy = np.maximum(np.maximum(top - blocked[:, 1], blocked[:, 1] - bottom), 0.0)
            if (np.hypot(dx, dy) < blocked[:, 2]).any():
                continue
            if any(
                np.hypot(px - fx, (py - fy) * 1.35) < (kind.gap + gap) * size / 2
                for fx, fy, gap in feet
            ):
                continue
            feet.append((px, py, kind.gap))
            found.append(Ornament(kind.name, px, py, size, bool(rng.integers(2))))
            count += 1
    return found
