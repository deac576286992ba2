"""Territory cards as somebody reads them off the table."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

Row = dict[str, Any]

LANDS = Path(__file__).parents[3] / "src" / "marchland" / "tinyepic" / "lands"
FEATURES = ("water", "crags")


@cache
def printed(side: str) -> Row:
    """Return the file of a territory side."""
    return tomllib.loads((LANDS / f"{side}.toml").read_text("utf-8"))


@cache
def sides_of(box: str) -> tuple[str, ...]:
    """Return the sides in a box: base, heroes (all) or north (those of the expansion)."""
    wanted = {"base": ("base",), "heroes": ("base", "heroes_call"), "north": ("heroes_call",)}[box]
    names = sorted(path.stem for path in LANDS.glob("t*.toml"))
    return tuple(name for name in names if printed(name)["set"] in wanted)


class Board:
    """Regions of all cards in play: terrain, edge, neighbours, features that they touch (TEK-6)."""

    def __init__(self) -> None:
        """Lay no card out."""
        self.terrain: dict[str, str] = {}
        self.edge: dict[str, bool] = {}
        self.next: dict[str, set[str]] = {}
        """Land next to land; a feature is next to the land that touches it."""
        self.cells: dict[str, list[tuple[int, int]]] = {}
        self.anchor: dict[str, tuple[float, float]] = {}
        """Cells and anchors in columns and rows of the card; of shipped cards only."""

    def lay_side(self, name: str, side: str) -> None:
        """Lay a shipped side out under a name."""
        card = printed(side)
        grid: list[str] = card["grid"]
        spots = {(c, r): grid[r][c] for r in range(len(grid)) for c in range(len(grid[0]))}
        for letter, area in (card["region"] | card.get("feature", {})).items():
            region = f"{name}/{letter}"
            mine = [spot for spot, sign in spots.items() if sign == letter]
            around = {
                spots[near]
                for c, r in mine
                for near in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1))
                if near in spots
            } - {letter}
            self.terrain[region] = area.get("terrain") or area["kind"]
            self.edge[region] = letter in card["region"] and any(
                c in (0, len(grid[0]) - 1) or r in (0, len(grid) - 1) for c, r in mine
            )
            self.next[region] = {f"{name}/{other}" for other in around}
            self.cells[region] = mine
            self.anchor[region] = (area["anchor"][0], area["anchor"][1])

    def lay_drawn(self, name: str, regions: Row) -> None:
        """Lay a card of a scenario file out."""
        for letter, area in regions.items():
            region = f"{name}/{letter}"
            self.terrain[region] = area["terrain"]
            self.edge[region] = area.get("edge", False) and not self.is_feature(region)
            self.next.setdefault(region, set())
            for other in area.get("next", []):
                self.next[region].add(f"{name}/{other}")
                self.next.setdefault(f"{name}/{other}", set()).add(region)

    def is_feature(self, region: str) -> bool:
        """Tell whether it is water or crags, no region."""
        return self.terrain[region] in FEATURES

    def land(self, card: str) -> list[str]:
        """Return the land regions of a card."""
        return [r for r in sorted(self.terrain) if card_of(r) == card and not self.is_feature(r)]

    def lands(self) -> list[str]:
        """Return all land regions in play."""
        return [region for region in sorted(self.terrain) if not self.is_feature(region)]

    def beside(self, region: str) -> set[str]:
        """Return the land next to a region, or touching a feature."""
        return {other for other in self.next[region] if not self.is_feature(other)}

    def features(self, region: str, kind: str) -> set[str]:
        """Return the water or crags that a region touches."""
        return {other for other in self.next[region] if self.terrain[other] == kind}

    def touches(self, region: str, kind: str) -> bool:
        """Tell whether a land region touches water, or crags."""
        return not self.is_feature(region) and bool(self.features(region, kind))


def card_of(region: str) -> str:
    """Return the card on which a region is."""
    return region.partition("/")[0]
