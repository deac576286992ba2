"""The drawing of a face that a group wrote down: the file beside it, its own lines, or a sketch.

In a sketch each region is a disc, and a line joins those that border. The form is that of the
page's own drawings.
"""

import json
import logging
import math
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from marchland.core.errors import BadContent
from marchland.core.files import read_toml
from marchland.smallworld.edges.own_drawing import drawn_by_hand
from marchland.smallworld.parts.boards import Face
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.outlines import is_drawn, with_borders

Json = dict[str, Any]
Point = tuple[float, float]

DRAWING: Final = Lock()
"""Whoever asks for a drawing while it is made waits for it, and does not make another."""
KEPT: Final = 64
"""Drawings by hand that are kept."""
DISC: Final = 47.0
"""Radius of a region's disc."""
APART: Final = 150.0
"""Distance at which two regions that border come to rest."""
NEAREST: Final = 108.0
"""Least distance between two regions."""
SHORE: Final = 26.0
"""Water between the outermost discs and the coast that keeps islands apart."""
ROUNDS: Final = 400
ARC: Final = 0.5523
"""Length of the handles with which four curves make a circle of radius 1."""


def drawn(face: Face) -> Json:
    """Return the drawing of a group's own face, with what its makers call it and its regions.

    A region without a name has "": it is called by its terrain and id.
    """
    drawing = beside(face) or by_hand(face) or sketch(face)
    names = {region: str(row.get("name", "")) for region, row in face.regions.items()}
    return {**drawing, "called": face.title, "names": {face.name: face.title, **names}}


def drawn_map(map_: Map) -> Json | None:
    """Return the drawing of a board of a pack; None where the page has its own."""
    if map_.source is None:
        return None
    data = read_toml(map_.source)[0]
    title = str(data.get("title", map_.name))
    regions = with_borders(data, sheet=True)
    return drawn(Face(map_.name, "", map_.name, regions, title, map_.source))


def by_hand(face: Face) -> Json | None:
    """Return the drawing of a face whose file says where its borders lie, as ours are drawn."""
    if face.source is None:
        return None
    with DRAWING:
        return _by_hand(face.name, face.size, face.source)


@lru_cache(maxsize=KEPT)
def _by_hand(name: str, size: str, source: Path) -> Json | None:
    data = read_toml(source)[0]
    if not is_drawn(data):
        return None
    try:
        return drawn_by_hand(name, data, sheet=not size, sign=size)
    except ValueError:
        logging.getLogger(__name__).warning("%s is too narrow somewhere to be drawn.", name)
        return None


def beside(face: Face) -> Json | None:
    """Return the drawing that lies beside the file of a face, if there is one.

    Raises:
        BadContent: it does not show the regions of the face.
    """
    if face.source is None or not (path := face.source.with_suffix(".json")).is_file():
        return None
    try:
        drawing = json.loads(path.read_text(encoding="utf-8"))
        shown = set(drawing["regions"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadContent(f"{path} holds no drawing: {error}.") from None
    if shown != set(face.regions):
        raise BadContent(f"{path} does not show the regions of {face.source.name}.")
    return dict(drawing)


def sketch(face: Face) -> Json:
    """Return a plain drawing of a face."""
    map_ = Map(face.name, 2, 1, face.regions)
    spots = _spots(map_, face)
    left, top = (min(spot[k] for spot in spots) - DISC - SHORE for k in (0, 1))
    spots = [(x - left, y - top) for x, y in spots]
    wide, high = (max(spot[k] for spot in spots) + DISC + SHORE for k in (0, 1))
    discs = {region: _circle(spots[r], DISC) for r, region in enumerate(map_.ids)}
    return {
        "name": face.name,
        "island": True,
        "view": [round(wide, 1), round(high, 1)],
        "frame": _line(_around(spots), closed=True),
        "coast": "".join(discs.values()),
        "borders": "".join(_borders(map_, spots)),
        "mouths": "",
        "regions": {
            region: _region(map_, face, r, spots[r], discs[region])
            for r, region in enumerate(map_.ids)
        },
        "ornaments": [],
        "compass": None,
        "title": None,
    }


def _region(map_: Map, face: Face, r: int, spot: Point, path: str) -> Json:
    x, y = spot
    marks = [*map_.marks[r], *([face.size] if map_.sites >> r & 1 else [])]
    return {
        "terrain": map_.terrain[r],
        "path": path,
        "area": [round(x, 1), round(y, 1), 40.0],
        "label": [round(x, 1), round(y + DISC - 9, 1)],
        "marks": [_at(mark, spot, k, len(marks)) for k, mark in enumerate(marks)],
    }


def _at(mark: str, spot: Point, k: int, of: int) -> list[Any]:
    """Return a mark's place, on an arc over its disc."""
    turn = -math.pi / 2 + (k - (of - 1) / 2) * 0.55
    x, y = spot[0] + DISC * math.cos(turn), spot[1] + DISC * math.sin(turn)
    return [mark, round(x, 1), round(y, 1)]


def _spots(map_: Map, face: Face) -> list[Point]:
    """Return the centres of the regions: as written, or found by pulling neighbours together."""
    written = [face.regions[region].get("xy") for region in map_.ids]
    if all(isinstance(xy, list) and len(xy) == 2 for xy in written):
        return _loosened([(float(xy[0]), float(xy[1])) for xy in written if xy])
    number = len(map_.ids)
    turns = [2 * math.pi * r / number for r in range(number)]
    spots = [(300 * math.cos(turn), 300 * math.sin(turn)) for turn in turns]
    for step in range(ROUNDS):
        heat = 40.0 * (1 - step / ROUNDS)
        spots = [_pulled(map_, spots, r, heat) for r in range(number)]
    return _loosened(spots)


def _pulled(map_: Map, spots: list[Point], r: int, heat: float) -> Point:
    """Return where a region goes: towards its neighbours, away from all others."""
    x, y = spots[r]
    dx = dy = 0.0
    for other, (ox, oy) in enumerate(spots):
        if other == r:
            continue
        gap = max(math.hypot(x - ox, y - oy), 1.0)
        pull = APART**2 / gap
        if map_.neighbours[r] >> other & 1:
            pull -= gap**2 / APART
        dx, dy = dx + (x - ox) / gap * pull, dy + (y - oy) / gap * pull
    length = max(math.hypot(dx, dy), 1.0)
    step = min(length, heat)
    return x + dx / length * step, y + dy / length * step


def _loosened(spots: list[Point]) -> list[Point]:
    """Return the spots so far apart that no two discs touch."""
    gaps = [math.dist(a, b) for k, a in enumerate(spots) for b in spots[:k]]
    grow = NEAREST / max(min(gaps, default=NEAREST), 1.0)
    return [(x * grow, y * grow) for x, y in spots]


def _borders(map_: Map, spots: list[Point]) -> list[str]:
    lines = []
    for a, (ax, ay) in enumerate(spots):
        for b, (bx, by) in enumerate(spots[:a]):
            if map_.neighbours[a] >> b & 1:
                share = DISC / math.dist((ax, ay), (bx, by))
                way = (bx - ax) * share, (by - ay) * share
                lines.append(_line([(ax + way[0], ay + way[1]), (bx - way[0], by - way[1])]))
    return lines


def _around(spots: list[Point]) -> list[Point]:
    """Return a coast around all discs."""
    ring = []
    for k in range(48):
        cos, sin = math.cos(k * math.pi / 24), math.sin(k * math.pi / 24)
        x, y = max(spots, key=lambda spot: spot[0] * cos + spot[1] * sin)
        ring.append((x + (DISC + SHORE) * cos, y + (DISC + SHORE) * sin))
    return ring


def _circle(spot: Point, radius: float) -> str:
    x, y = spot
    arc = radius * ARC
    path = f"M{x - radius:.1f} {y:.1f}"
    for (ax, ay), (bx, by), (cx, cy) in (
        ((-radius, -arc), (-arc, -radius), (0.0, -radius)),
        ((arc, -radius), (radius, -arc), (radius, 0.0)),
        ((radius, arc), (arc, radius), (0.0, radius)),
        ((-arc, radius), (-radius, arc), (-radius, 0.0)),
    ):
        path += f"C{x + ax:.1f} {y + ay:.1f} {x + bx:.1f} {y + by:.1f} {x + cx:.1f} {y + cy:.1f}"
    return path + "Z"


def _line(points: list[Point], *, closed: bool = False) -> str:
    (px, py), *rest = points
    path = f"M{px:.1f} {py:.1f}"
    for x, y in [*rest, points[0]] if closed else rest:
        path += f"C{px:.1f} {py:.1f} {x:.1f} {y:.1f} {x:.1f} {y:.1f}"
        px, py = x, y
    return path + ("Z" if closed else "")
