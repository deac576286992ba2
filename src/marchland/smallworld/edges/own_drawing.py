"""A drawn board laid out for the hand that draws it."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.smallworld.drawing.hand import MARGIN, OCEAN, draw
from marchland.smallworld.drawing.plan import OUTSIDE, Look, Plan, Region, Side
from marchland.smallworld.parts.map import MapError
from marchland.smallworld.parts.outlines import Outlines

SEED: Final = 1

Json = dict[str, Any]


def drawn_by_hand(name: str, data: Mapping[str, Any], *, sheet: bool, sign: str = "") -> Json:
    """Return the drawing of a board whose file says where its borders lie.

    Args:
        name: what the drawing is called.
        data: the file's tables.
        sheet: whether it fills a sheet; else it lies in an ocean.
        sign: the mark of the region where a site lies.

    Raises:
        MapError: its drawing contradicts itself.
        ValueError: a region is too narrow to be drawn.
    """
    outlines = Outlines(data)
    flaws = outlines.flaws()
    if flaws:
        raise flaws[0].error()
    return draw(plan_of(name, data, outlines, sheet=sheet, sign=sign), SEED)


def plan_of(
    name: str, data: Mapping[str, Any], outlines: Outlines, *, sheet: bool, sign: str = ""
) -> Plan:
    """Return a board's sides at their places, with paper or ocean around."""
    margin = MARGIN if sheet else OCEAN
    used = {number for ring in outlines.rings.values() for number in ring}
    xs, ys = ([outlines.points[number][k] for number in used] for k in (0, 1))
    left, top = min(xs) - margin, min(ys) - margin
    sides: list[Side] = []
    rings: dict[str, list[tuple[int, bool]]] = {}
    known: dict[tuple[int, int], int] = {}
    for region in outlines.rings:
        rings[region] = []
        for beyond, chain in pieces(outlines, region):
            number = known.get((chain[-1], chain[-2]))
            if beyond == OUTSIDE or number is None:
                known[chain[0], chain[1]] = len(sides)
                rings[region].append((len(sides), True))
                line = [(x - left, y - top) for x, y in (outlines.points[k] for k in chain)]
                sides.append(Side(region, beyond, line, even=sheet and beyond == OUTSIDE))
            else:
                rings[region].append((number, False))
    rings[OUTSIDE] = _around(sides)
    looks = data["drawing"]
    view = (round(max(xs) - left + margin, 1), round(max(ys) - top + margin, 1))
    regions = {
        region: Region(
            str(row["terrain"]),
            tuple(row.get("marks", ())),
            (sign,) if sign and row.get("site", False) else (),
        )
        for region, row in data["region"].items()
    }
    look = Look(_words(looks.get("instead")), _words(looks.get("landmarks")))
    return Plan(name, not sheet, view, regions, sides, rings, look)


def pieces(outlines: Outlines, region: str) -> list[tuple[str, list[int]]]:
    """Return the outline of a region in pieces, each with what lies beyond it.

    Raises:
        MapError: the region is the whole board.
    """
    ring = outlines.rings[region]
    beyond = outlines.beside(region)
    count = len(ring)
    corners = [k for k in range(count) if beyond[k] != beyond[k - 1]]
    if not corners:
        raise MapError("one region is no board")
    found = []
    for k, corner in enumerate(corners):
        end = corners[(k + 1) % len(corners)]
        length = (end - corner) % count or count
        chain = [ring[(corner + step) % count] for step in range(length + 1)]
        found.append((beyond[corner], chain))
    return found


def _around(sides: list[Side]) -> list[tuple[int, bool]]:
    """Return the outermost sides in turn; from outside they are walked backwards."""
    outer = {side.points[-1]: k for k, side in enumerate(sides) if side.b == OUTSIDE}
    ring: list[tuple[int, bool]] = []
    here = next(iter(outer))
    while here in outer:
        side = outer.pop(here)
        ring.append((side, False))
        here = sides[side].points[0]
    return ring


def _words(given: object) -> dict[str, str]:
    """Return a table of words; all else in it is left out."""
    if not isinstance(given, Mapping):
        return {}
    return {str(key): word for key, word in given.items() if isinstance(word, str)}
