"""Territory cards: their regions, features and borders, and all cards in play as one board."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core import codec
from marchland.tinyepic.parts.kinds import LAND_KINDS, TERRAINS

COLUMNS: Final = 12
ROWS: Final = 8


class Land:
    """One side of a territory card.

    Attributes:
        id, card, side, box, mark: its name, card number, side, the box and the mark.
        places: ids of regions and features; their order is their local number.
        terrain: the terrain of each place.
        near: for each place its neighbours as a local set; for a feature what touches it.
        touched: for each place the features that it touches.
        border: the regions on the edge of the card.
        anchors: where to put a piece, in cells from the top left; grid: the place of each
            cell, row by row. Both are empty for a card of a scenario's own.
    """

    def __init__(
        self, name: str, places: list[str], terrain: list[int], border: int, near: list[int]
    ) -> None:
        """Take the graph; features take no part in the neighbours of regions."""
        self.id = name
        self.card = 0
        self.side = ""
        self.box = ""
        self.mark = ""
        self.places = places
        self.terrain = terrain
        self.anchors: list[tuple[float, float]] = []
        self.grid: list[list[int]] = []
        self.kinds = [0] * len(TERRAINS)
        for p, kind in enumerate(terrain):
            self.kinds[kind] |= 1 << p
        features = 0
        for kind in range(LAND_KINDS, len(TERRAINS)):
            features |= self.kinds[kind]
        self.features = features
        self.land = ((1 << len(places)) - 1) & ~features
        self.border = border & self.land
        self.near = [mask & self.land for mask in near]
        self.touched = [mask & features for mask in near]

    def graph(self) -> list[list[Any]]:
        """Return the graph as plain values: id, terrain, border, neighbours by id."""
        rows: list[list[Any]] = []
        for p, name in enumerate(self.places):
            around = [
                other
                for q, other in enumerate(self.places)
                if (self.near[p] | self.touched[p]) >> q & 1
            ]
            rows.append([name, TERRAINS[self.terrain[p]], bool(self.border >> p & 1), around])
        return rows

    def digest(self) -> int:
        """Return a number that changes when the graph does."""
        return codec.digest([self.id, self.graph()])


def of_graph(name: str, rows: list[list[Any]]) -> Land:
    """Return the land of such rows.

    Raises:
        ValueError: what is wrong with the first row that is.
    """
    places = [str(row[0]) for row in rows]
    number = {place: p for p, place in enumerate(places)}
    terrain: list[int] = []
    near = [0] * len(places)
    border = 0
    for p, (place, kind, edge, around) in enumerate(rows):
        if kind not in TERRAINS:
            known = ", ".join(TERRAINS)
            raise ValueError(f"{name}/{place} is of one of {known}, not {kind!r}")
        terrain.append(TERRAINS.index(kind))
        if edge:
            border |= 1 << p
        for other in around:
            if other not in number:
                raise ValueError(f"{name}/{place} is next to {other!r}, which is not on its card")
            near[p] |= 1 << number[other]
            near[number[other]] |= 1 << p
    return Land(name, places, terrain, border, near)


def of_grid(
    name: str,
    grid: list[str],
    kinds: Mapping[str, str],
    anchors: Mapping[str, tuple[float, float]],
) -> Land:
    """Return the land that a grid of letters draws: what shares cell edges is adjacent.

    Raises:
        ValueError: a letter without a terrain, a terrain without a cell, a crooked grid.
    """
    if len(grid) != ROWS or any(len(row) != COLUMNS for row in grid):
        raise ValueError(f"the grid of {name} has {ROWS} rows of {COLUMNS} letters")
    used = {letter for row in grid for letter in row}
    for letter in sorted(used | set(kinds)):
        if letter not in kinds:
            raise ValueError(f"the grid of {name} has {letter!r}, which is no region or feature")
        if letter not in used:
            raise ValueError(f"{name}/{letter} has no cell in the grid")
    places = sorted(kinds, key=lambda one: (one.isdigit(), one))
    number = {place: p for p, place in enumerate(places)}
    cells = [[number[letter] for letter in row] for row in grid]
    near = [0] * len(places)
    border = 0
    for y in range(ROWS):
        for x in range(COLUMNS):
            here = cells[y][x]
            if x in (0, COLUMNS - 1) or y in (0, ROWS - 1):
                border |= 1 << here
            for there in _right_and_below(cells, x, y):
                if there != here:
                    near[here] |= 1 << there
                    near[there] |= 1 << here
    terrain = [TERRAINS.index(kinds[place]) for place in places]
    land = Land(name, places, terrain, border, near)
    land.grid = cells
    land.anchors = [anchors[place] for place in places]
    return land


def _right_and_below(cells: list[list[int]], x: int, y: int) -> list[int]:
    found = []
    if x + 1 < COLUMNS:
        found.append(cells[y][x + 1])
    if y + 1 < ROWS:
        found.append(cells[y + 1][x])
    return found


class Board:
    """The cards in play side by side, their places numbered through; never changed.

    Attributes:
        lands, names: the cards and what they are called here.
        first: for each card the number of its first place.
        cards: for each card the set of its places.
        card_of: for each place its card.
        terrain, near, touched: as on the cards.
        kinds: for each terrain the set of its places.
        key: what stays the same in the keys of positions with it; -1 while nobody has asked.
        land, features, border: all land regions, all features, all border regions.
    """

    def __init__(self, lands: list[Land], names: list[str]) -> None:
        """Put the cards side by side."""
        self.lands = lands
        self.names = names
        self.first: list[int] = []
        self.cards: list[int] = []
        self.card_of: list[int] = []
        self.terrain: list[int] = []
        self.near: list[int] = []
        self.touched: list[int] = []
        self.kinds: list[int] = [0] * len(TERRAINS)
        self.land = 0
        self.features = 0
        self.border = 0
        at = 0
        for card, side in enumerate(lands):
            size = len(side.terrain)
            self.first.append(at)
            self.cards.append(((1 << size) - 1) << at)
            for p in range(size):
                self.card_of.append(card)
                self.terrain.append(side.terrain[p])
                self.near.append(side.near[p] << at)
                self.touched.append(side.touched[p] << at)
            for kind in range(len(TERRAINS)):
                self.kinds[kind] |= side.kinds[kind] << at
            self.land |= side.land << at
            self.features |= side.features << at
            self.border |= side.border << at
            at += size
        self.size = at
        self.key = -1
        self.key_of: object = None
        """Which game's positions have in common what `key` says."""
        self._ids: list[str] = []
        self._index: dict[str, int] = {}

    @property
    def ids(self) -> list[str]:
        """The name of each place: card/region."""
        if len(self._ids) != self.size:
            self._ids = [
                f"{name}/{place}"
                for name, land in zip(self.names, self.lands, strict=True)
                for place in land.places
            ]
        return self._ids

    @property
    def index(self) -> dict[str, int]:
        """The place of each name."""
        if len(self._index) != self.size:
            self._index = {name: p for p, name in enumerate(self.ids)}
        return self._index

    def touching(self, feature: int) -> int:
        """Return the land regions that touch a feature of this kind."""
        found = 0
        areas = self.kinds[feature]
        while areas:
            low = areas & -areas
            found |= self.near[low.bit_length() - 1]
            areas ^= low
        return found

    def linked(self, kind: int, p: int) -> int:
        """Return the regions that a link by this terrain or feature joins to a place."""
        if kind < LAND_KINDS:
            same = self.kinds[kind] & self.cards[self.card_of[p]]
            return same & ~(1 << p) if same >> p & 1 else 0
        found = 0
        areas = self.touched[p] & self.kinds[kind]
        while areas:
            low = areas & -areas
            found |= self.near[low.bit_length() - 1]
            areas ^= low
        return found & ~(1 << p)


NO_BOARD: Final = Board([], [])
"""Before the cards are known."""
