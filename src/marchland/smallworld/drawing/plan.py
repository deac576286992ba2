"""What a hand is to draw: regions, the sides between them, and how it should look."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from marchland.smallworld.drawing.lines import Point

OUTSIDE: Final = ""
"""What lies beyond the outermost sides."""
WATER: Final = frozenset({"sea", "lake"})


@dataclass(frozen=True)
class Region:
    """One region: what is printed on it; `signs` are shown beside the marks."""

    terrain: str
    marks: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()

    @property
    def water(self) -> bool:
        """Whether the region is a sea or a lake."""
        return self.terrain in WATER


@dataclass(frozen=True)
class Side:
    """A line between two regions, or a region and the outside, as it lies before it is drawn.

    Attributes:
        a, b: the regions; `a` is on the inner hand from the first point to the last.
        points: at least two, in units of the sheet.
        even: whether the points are close together already and are not to be rounded.
    """

    a: str
    b: str
    points: Sequence[Point]
    even: bool = False


@dataclass(frozen=True)
class Look:
    """How a board looks.

    Attributes:
        instead: kinds of ornaments that stand for others, such as a palm for each tree.
        landmarks: an ornament for a region, by the region.
        compass: centre and radius of the rose of a sheet; None for the widest free place at sea.
    """

    instead: Mapping[str, str] = field(default_factory=dict)
    landmarks: Mapping[str, str] = field(default_factory=dict)
    compass: tuple[float, float, float] | None = None


@dataclass(frozen=True)
class Plan:
    """A board laid out.

    Attributes:
        name: the board's name.
        island: whether an ocean lies around it; else it fills a sheet.
        view: width and height of the picture.
        regions: by id, in the order of the board.
        sides: every side once.
        rings: for each region and for `OUTSIDE` its sides in walking order, each with whether it
            is walked from its first point to its last.
        look: how it looks.
    """

    name: str
    island: bool
    view: tuple[float, float]
    regions: Mapping[str, Region]
    sides: Sequence[Side]
    rings: Mapping[str, Sequence[tuple[int, bool]]]
    look: Look = field(default_factory=Look)

    def kind(self, side: Side) -> str:
        """Return what a side is: frame, coast, mouth of a bay, or land (water by water too)."""
        if OUTSIDE in (side.a, side.b):
            if not self.island:
                return "frame"
            return "mouth" if self.regions[side.a or side.b].water else "coast"
        wet = self.regions[side.a].water != self.regions[side.b].water
        return "coast" if wet else "land"
