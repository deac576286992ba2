"""What a territory side of a person's own must be for a game, and what its grid says of it."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core.crafts import Problem
from marchland.core.errors import BadContent
from marchland.tinyepic.edges import cards
from marchland.tinyepic.edges.cards import mapping
from marchland.tinyepic.parts.kinds import CAPITAL, RUINS, TUNDRA
from marchland.tinyepic.parts.lands import COLUMNS, ROWS, Land
from marchland.tinyepic.parts.reading import Reader

Row = Mapping[str, Any]
Cell = tuple[int, int]
REGIONS: Final = "abcdefghijklmnopqrstuvwxyz"
FEATURES: Final = "123456789"
FEWEST: Final = 3
"""Regions in which a kingdom can begin."""
CLOSED: Final = (RUINS, TUNDRA, CAPITAL)


def drawn(at: tuple[str, str], row: Row) -> list[Problem]:
    """Return what keeps a grid from being read: its size, and letters or areas without another."""
    grid = row.get("grid")
    lines = grid if isinstance(grid, list) and all(isinstance(one, str) for one in grid) else []
    if len(lines) != ROWS or any(len(line) != COLUMNS for line in lines):
        text = f"The grid has {ROWS} rows of {COLUMNS} letters and digits."
        words = {"rows": ROWS, "columns": COLUMNS}
        return [Problem((*at, "grid"), text, "field-card-grid", words)]
    used = {letter for line in lines for letter in line}
    known = {(key, str(name)) for key in ("region", "feature") for name in mapping(row.get(key))}
    found = [
        Problem(
            (*at, "grid"),
            f"{one.upper()} is on the grid, but no area is called so.",
            "field-card-unknown",
            {"what": one.upper()},
        )
        for one in sorted(used - {name for _, name in known})
    ]
    for key, name in sorted(known):
        if name not in used:
            what = {"what": name.upper()}
            text = f"{name.upper()} has no cell yet: paint it, or take it out."
            found.append(Problem((*at, key, name), text, "field-card-unpainted", what))
    return found


def faults(at: tuple[str, str], row: Row) -> list[Problem]:
    """Return what is wrong with a side that can be read."""
    land = cards.land(at[1], Reader(at[1], row, [at[1]]))
    found: list[Problem] = []
    for key, known in (("region", REGIONS), ("feature", FEATURES)):
        for name, place in row.get(key, {}).items():
            here = (*at, key, name)
            if name not in known or len(name) != 1:
                text = "Regions are the letters a to z, water and crags the digits 1 to 9."
                found.append(Problem(here, text, "field-card-area"))
            elif pieces(land, name) > 1:
                text = f"{name.upper()} lies in several pieces; a region is one."
                found.append(Problem(here, text, "field-card-pieces", {"what": name.upper()}))
            elif "anchor" in place and not inside(land, name, place["anchor"]):
                text = f"The middle of {name.upper()} does not lie in it."
                found.append(Problem(here, text, "field-card-anchor", {"what": name.upper()}))
    open_ = [p for p, kind in enumerate(land.terrain) if kind not in CLOSED and land.land >> p & 1]
    if len(open_) < FEWEST:
        text = f"A side has at least {FEWEST} regions that are not ruins, a capital or tundra."
        found.append(Problem((*at, "grid"), text, "field-card-regions", {"fewest": FEWEST}))
    if not land.border:
        text = "One region at least must reach the edge of the card."
        found.append(Problem((*at, "grid"), text, "field-card-edge"))
    return found


def pieces(land: Land, name: str) -> int:
    """Return in how many pieces an area lies on the grid."""
    number = land.places.index(name)
    left = {(x, y) for y in range(ROWS) for x in range(COLUMNS) if land.grid[y][x] == number}
    found = 0
    while left:
        found += 1
        waiting = [left.pop()]
        while waiting:
            x, y = waiting.pop()
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in left:
                    left.remove(cell)
                    waiting.append(cell)
    return found


def inside(land: Land, name: str, anchor: list[float]) -> bool:
    """Tell whether an anchor lies in a cell of its area."""
    x, y = anchor
    if not (0 <= x < COLUMNS and 0 <= y < ROWS):
        return False
    return land.places[land.grid[int(y)][int(x)]] == name


def borders(name: str, row: Row) -> list[dict[str, Any]]:
    """Return for each area of a side that can be read what it borders, and whether at the edge."""
    try:
        land = cards.land(name, Reader(name, row, [name]))
    except (BadContent, TypeError, ValueError, AttributeError):
        return []
    found = []
    for p, place in enumerate(land.places):
        around = land.near[p] | land.touched[p]
        near = [one.upper() for q, one in enumerate(land.places) if around >> q & 1]
        key = "region" if land.land >> p & 1 else "feature"
        args = {"near": ", ".join(near) or None, "edge": bool(land.border >> p & 1)}
        found.append({"place": ["land", name, key, place], "key": "card-borders", "args": args})
    return found
