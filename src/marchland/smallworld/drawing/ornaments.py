"""Ornaments: trees, peaks, huts and landmarks that grow in a region around what must stay free."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from marchland.smallworld.drawing.field import Field
from marchland.smallworld.drawing.lots import Lots
from marchland.smallworld.drawing.places import MARK, NUMBER, Places
from marchland.smallworld.drawing.plan import Look, Region

MANY: Final = 999
GAP: Final = 4.0
"""Width of the grid on whose points feet may stand, more or less."""

Disc = tuple[float, float, float]
Strip = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Ornament(NamedTuple):
    """A small drawing: its foot at (x, y), its size, whether mirrored."""

    kind: str
    x: float
    y: float
    size: float
    flip: bool


@dataclass(frozen=True)
class Kind:
    """A kind of ornament: half its width, its height over the foot, and the room it wants.

    Attributes:
        name: as the art calls it.
        half, height: in units of the sheet, at size 1.
        gap: distance from others of its kind.
        most: how many stand in one region.
        shore: distance from the outline.
    """

    name: str
    half: float
    height: float
    gap: float
    most: int = MANY
    shore: float = 2.5


KINDS: Final[dict[str, tuple[Kind, ...]]] = {
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
SPECIAL: Final[dict[str, Kind]] = {
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


def kinds_of(name: str, region: Region, look: Look) -> tuple[Kind, ...]:
    """Return the kinds of ornaments that grow in a region, its landmark first.

    Raises:
        ValueError: the look names an ornament that there is not.
    """
    terrain = "farmland" if region.terrain == "fields" else region.terrain
    kinds = [
        replace(_special(look.instead[kind.name]), most=kind.most, shore=kind.shore)
        if kind.name in look.instead
        else kind
        for kind in KINDS[terrain]
    ]
    if name in look.landmarks:
        kinds.insert(0, replace(_special(look.landmarks[name]), gap=44, most=1))
    return tuple(kinds)


def _special(name: str) -> Kind:
    if name not in SPECIAL:
        raise ValueError(f"there is no ornament {name!r}; known: {', '.join(sorted(SPECIAL))}")
    return SPECIAL[name]


def scatter(
    kinds: Sequence[Kind],
    field: Field,
    places: Places,
    keep_free: Sequence[Disc],
    names: Sequence[Strip],
    lots: Lots,
) -> list[Ornament]:
    """Return ornaments all over a region but in a clearing for tokens, under marks and number.

    What stands there once keeps off names, too; the rest is ground, on which names may lie.
    """
    blocked: list[Disc] = [(*places.number, NUMBER), *keep_free]
    blocked += [(x, y, MARK) for _, x, y in places.marks]
    blocked += _clearing(places.disc, lots)
    points = field.grid(GAP)
    standing: list[_Foot] = []
    found: list[Ornament] = []
    for kind in kinds:
        order = lots.shuffled(len(points))
        moves = [(lots.between(-2.0, 2.0), lots.between(-2.0, 2.0)) for _ in points]
        sizes = [lots.between(0.82, 1.12) for _ in points]
        flips = [lots.coin() for _ in points]
        count = 0
        for k, at in enumerate(order):
            x, y = points[at][0] + moves[k][0], points[at][1] + moves[k][1]
            foot = _Foot(x, y, kind.gap, kind.half * sizes[k], kind.height * sizes[k])
            if not (
                _is_apart(foot, standing, kind, sizes[k])
                and _misses(foot, blocked)
                and (kind.most > 1 or _is_off(foot, names))
                and _is_inside(foot, field, kind.shore)
            ):
                continue
            standing.append(foot)
            found.append(Ornament(kind.name, x, y, sizes[k], flips[k]))
            count += 1
            if count == kind.most:
                break
    return found


class _Foot(NamedTuple):
    """An ornament's place: its foot, the room its kind wants, half its width, its height."""

    x: float
    y: float
    gap: float
    half: float
    height: float


def _clearing(disc: Disc, lots: Lots) -> list[Disc]:
    """Return overlapping discs in the middle of the token disc, with a ragged rim."""
    x, y, radius = disc
    found = [(x, y, radius * 0.42)]
    for step in range(9):
        angle = 2 * math.pi * (step + lots.between(-0.3, 0.3)) / 9
        reach = radius * lots.between(0.2, 0.48)
        found.append((x + reach * math.cos(angle), y + reach * math.sin(angle), radius * 0.24))
    return found


def _is_apart(foot: _Foot, standing: Sequence[_Foot], kind: Kind, size: float) -> bool:
    """Tell whether an ornament has the room it wants; one of few covers no other, either."""
    x, y, _, half, height = foot
    for other in standing:
        if math.hypot(other.x - x, (other.y - y) * 1.35) < (kind.gap + other.gap) * size / 2:
            return False
        beside = abs(other.x - x) >= other.half + half
        clear = beside or other.y - other.height >= y + 1 or y - height >= other.y + 1
        if kind.most < MANY and not clear:
            return False
    return True


def _misses(foot: _Foot, blocked: Sequence[Disc]) -> bool:
    """Tell whether an ornament touches none of the discs."""
    x, y, _, half, height = foot
    for bx, by, radius in blocked:
        dx = max(abs(bx - x) - half, 0.0)
        dy = max(by - (y + 1), (y - height) - by, 0.0)
        if math.hypot(dx, dy) < radius:
            return False
    return True


def _is_off(foot: _Foot, strips: Sequence[Strip]) -> bool:
    """Tell whether an ornament lies in none of the strips."""
    x, y, _, half, height = foot
    return all(
        x + half <= left or x - half >= right or y + 1 <= top or y - height >= bottom
        for left, top, right, bottom in strips
    )


def _is_inside(foot: _Foot, field: Field, shore: float) -> bool:
    """Tell whether an ornament keeps its distance from the outline."""
    x, y, _, half, height = foot
    return all(
        field.deep(cx, cy, shore)
        for cx, cy in (
            (x - half, y + 1),
            (x + half, y + 1),
            (x - half * 0.6, y - height * 0.7),
            (x + half * 0.6, y - height * 0.7),
            (x, y - height),
        )
    )
