"""Where things stand in a region: the token disc, marks, the number, and ornaments."""

from dataclasses import dataclass, field, replace

import numpy as np
import shapely
from numpy.typing import NDArray

from mapdraw.board import Look, Region
from mapdraw.frame import Points

DISC = 46.0
MARK = 11.0
NUMBER = 8.0
GRID = 3.5
MANY = 999


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
    most: int = MANY
    shore: float = 2.5


KINDS: dict[str, tuple[Kind, ...]] = {
    "forest": (Kind("tree", 9, 21, 16), Kind("pine", 7, 22, 13), Kind("bush", 6, 7, 12)),
    "mountain": (Kind("peak", 20, 36, 27), Kind("crag", 13, 21, 18), Kind("stone", 5, 5, 14, 5)),
    "hill": (Kind("hillock", 18, 14, 27), Kind("knoll", 11, 8, 19), Kind("tuft", 4, 6, 16, 6)),
    "farmland": (
        Kind("hut", 9, 14, 40, 1),
        Kind("field", 17, 14, 30),
        Kind("sheaf", 5, 10, 17, 4),
        Kind("tuft", 4, 6, 17, 5),
    ),
    "swamp": (Kind("pool", 14, 8, 26), Kind("reeds", 7, 16, 18), Kind("tuft", 4, 6, 14, 6)),
    "sea": (Kind("ship", 19, 32, 60, 1, 13), Kind("wave", 13, 6, 36, shore=11)),
    "lake": (Kind("wave", 13, 6, 34, shore=11), Kind("lily", 6, 5, 30, 4, 13)),
}
KINDS["fields"] = KINDS["farmland"]
SPECIAL: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("palm", 9, 24, 20),
        Kind("snowpine", 7, 22, 18),
        Kind("burnt", 7, 20, 20),
        Kind("toadstool", 7, 15, 14),
        Kind("stump", 5, 6, 12),
        Kind("lighthouse", 9, 38, 44),
        Kind("tower", 9, 34, 44),
        Kind("windmill", 13, 32, 44),
        Kind("volcano", 30, 40, 44),
        Kind("dolmen", 15, 17, 44),
        Kind("barrow", 19, 15, 44),
        Kind("ruin", 17, 20, 44),
        Kind("arch", 17, 27, 44),
        Kind("forge", 14, 22, 44),
        Kind("bones", 20, 15, 44),
        Kind("lantern", 5, 22, 44),
        Kind("crystal", 12, 26, 44),
        Kind("conch", 11, 13, 44),
        Kind("boat", 15, 20, 44),
        Kind("longship", 21, 28, 44),
    )
}


def _special(name: str) -> Kind:
    if name not in SPECIAL:
        raise ValueError(f"there is no ornament {name!r}; known: {', '.join(sorted(SPECIAL))}")
    return SPECIAL[name]


def kinds_of(region: Region, look: Look) -> tuple[Kind, ...]:
    """The kinds of ornaments that grow in a region, its landmark first."""
    kinds = [
        replace(_special(look.instead[kind.name]), most=kind.most, shore=kind.shore)
        if kind.name in look.instead
        else kind
        for kind in KINDS[region.terrain]
    ]
    if region.name in look.landmarks:
        kinds.insert(0, replace(_special(look.landmarks[region.name]), gap=44, most=1))
    return tuple(kinds)


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
    inside = np.asarray(shapely.contains_xy(polygon, points[:, 0], points[:, 1]), dtype=bool)
    return np.asarray(points[inside], dtype=np.float64)


def clearance(polygon: shapely.Polygon, points: Points) -> NDArray[np.float64]:
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
    signs = [*region.marks, *region.signs]
    wanted = [(sign, MARK) for sign in signs] + [("", NUMBER)]
    best: tuple[float, int, list[tuple[str, float, float]]] | None = None
    for order, centre in enumerate(fits[:: max(1, len(fits) // 40)]):
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
    look: Look,
) -> list[Ornament]:
    """Ornaments all over a region but in a clearing for tokens, under its marks and its number."""
    taken = [(*places.number, NUMBER), *keep_free]
    taken += [(x, y, MARK) for _, x, y in places.marks]
    taken += _clearing(places.disc, rng)
    blocked = np.array(taken)
    points = _grid(polygon, 4.0)
    found: list[Ornament] = []
    feet = np.zeros((0, 5))
    for kind in kinds_of(region, look):
        inner = polygon.buffer(-kind.shore)
        shapely.prepare(inner)
        feet_at = points[rng.permutation(len(points))] + rng.uniform(-2.0, 2.0, points.shape)
        sizes = rng.uniform(0.82, 1.12, len(points))
        flips = rng.integers(2, size=len(points))
        free = _fits(inner, feet_at, sizes, kind) & _misses(blocked, feet_at, sizes, kind)
        count = 0
        for at in np.flatnonzero(free):
            x, y = feet_at[at]
            apart = np.hypot(feet[:, 0] - x, (feet[:, 1] - y) * 1.35)
            if (apart < (kind.gap + feet[:, 2]) * sizes[at] / 2).any():
                continue
            half, height = kind.half * sizes[at], kind.height * sizes[at]
            beside = np.abs(feet[:, 0] - x) >= feet[:, 3] + half
            clear = beside | (feet[:, 1] - feet[:, 4] >= y + 1) | (y - height >= feet[:, 1] + 1)
            if kind.most < MANY and not clear.all():
                continue
            feet = np.vstack([feet, (x, y, kind.gap, half, height)])
            found.append(Ornament(kind.name, x, y, float(sizes[at]), bool(flips[at])))
            count += 1
            if count == kind.most:
                break
    return found


def _clearing(
    disc: tuple[float, float, float], rng: np.random.Generator
) -> list[tuple[float, float, float]]:
    """Overlapping discs in the middle of the token disc, with a ragged rim."""
    x, y, radius = disc
    found = [(x, y, radius * 0.42)]
    for step in range(9):
        angle = 2 * np.pi * (step + rng.uniform(-0.3, 0.3)) / 9
        reach = radius * rng.uniform(0.2, 0.48)
        found.append((x + reach * np.cos(angle), y + reach * np.sin(angle), radius * 0.24))
    return found


def _fits(
    inner: shapely.Polygon, feet: Points, sizes: NDArray[np.float64], kind: Kind
) -> NDArray[np.bool_]:
    """Which feet give an ornament that lies inside the region."""
    half, height = kind.half * sizes, kind.height * sizes
    x, y = feet.T
    corners = (
        (x - half, y + 1),
        (x + half, y + 1),
        (x - half * 0.6, y - height * 0.7),
        (x + half * 0.6, y - height * 0.7),
        (x, y - height),
    )
    inside = [np.asarray(shapely.contains_xy(inner, cx, cy), dtype=bool) for cx, cy in corners]
    return np.asarray(np.logical_and.reduce(inside), dtype=bool)


def _misses(
    blocked: Points, feet: Points, sizes: NDArray[np.float64], kind: Kind
) -> NDArray[np.bool_]:
    """Which feet give an ornament that touches no blocked disc."""
    half, height = (kind.half * sizes)[:, None], (kind.height * sizes)[:, None]
    x, y = feet[:, :1], feet[:, 1:]
    dx = np.maximum(np.abs(blocked[:, 0] - x) - half, 0.0)
    below, above = blocked[:, 1] - (y + 1), (y - height) - blocked[:, 1]
    dy = np.maximum(np.maximum(below, above), 0.0)
    return np.asarray((np.hypot(dx, dy) >= blocked[:, 2]).all(axis=1), dtype=bool)
