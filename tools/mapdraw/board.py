"""A board as its map file states it."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from marchland.smallworld.drawing.plan import WATER, Look


@dataclass(frozen=True)
class Region:
    """One region: what is printed on it; `signs` are shown beside the marks."""

    name: str
    terrain: str
    edge: bool
    marks: tuple[str, ...]
    lost_tribe: bool
    xy: tuple[float, float] | None
    signs: tuple[str, ...] = ()

    @property
    def water(self) -> bool:
        """Whether the region is a sea or a lake."""
        return self.terrain in WATER


@dataclass(frozen=True)
class Board:
    """Regions by name, borders as sorted pairs, the shape of the sheet, an island's coast."""

    name: str
    aspect: tuple[float, float]
    regions: dict[str, Region]
    borders: frozenset[tuple[str, str]]
    look: Look = field(default_factory=Look)
    coast: tuple[tuple[float, float], ...] = ()

    @property
    def island(self) -> bool:
        """Whether the board is an island: no region names an edge, the outer ones make a coast."""
        return not any(region.edge for region in self.regions.values())


def pair(a: str, b: str) -> tuple[str, str]:
    """The border of two regions, the same whichever is named first."""
    return (a, b) if a < b else (b, a)


def read_board(path: Path) -> Board:
    """Read a map file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    regions: dict[str, Region] = {}
    borders: set[tuple[str, str]] = set()
    for name, facts in data["region"].items():
        xy = facts.get("xy")
        regions[name] = Region(
            name=name,
            terrain=facts["terrain"],
            edge=facts.get("edge", False),
            marks=tuple(facts.get("marks", ())),
            lost_tribe=facts.get("lost_tribe", False),
            xy=(float(xy[0]), float(xy[1])) if xy else None,
            signs=(data.get("size", "site"),) if facts.get("site", False) else (),
        )
        borders.update(pair(name, other) for other in facts.get("next", ()))
    unknown = {name for border in borders for name in border} - set(regions)
    if unknown:
        raise ValueError(f"{path.name}: borders name unknown regions: {', '.join(sorted(unknown))}")
    width, height = data.get("aspect", (1000, 1000))
    drawing = data.get("drawing", {})
    coast = tuple((float(x), float(y)) for x, y in drawing.get("coast", ()))
    compass = drawing.get("compass")
    look = Look(
        instead=drawing.get("instead", {}),
        landmarks=drawing.get("landmarks", {}),
        compass=(float(compass[0]), float(compass[1]), float(compass[2])) if compass else None,
    )
    if coast and any(region.xy is None for region in regions.values()):
        raise ValueError(f"{path.name}: a coast is given, so every region needs an xy")
    if not set(look.landmarks) <= set(regions):
        raise ValueError(f"{path.name}: a landmark stands in no region of the map")
    size = (float(width), float(height))
    return Board(data["name"], size, regions, frozenset(borders), look, coast)
