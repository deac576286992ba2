"""Seats that are bound to a faction, each faction with a column of its own (WC-17.1).

All open combos stand in one column; a faction's own is what of it belongs to it, in order.
"""

from typing import Final

from marchland.core.bag import Bag
from marchland.core.regions import bits
from marchland.smallworld.parts.setup import Setup
from marchland.smallworld.parts.variant import COMBOS_OF_A_SIDE
from marchland.smallworld.world.position import Position

NAMES: Final = ("neutral", "alliance", "horde")
"""Factions by their number in `ability`."""


def races_in_play(setup: Setup) -> int:
    """Return the set of races whose faction has a seat."""
    of = setup.variant.race_sides
    return sum([1 << race for race, side in enumerate(of) if side in setup.sides])


def places(g: Position, side: int) -> list[int]:
    """Return the places of the column that show a race of a faction."""
    of = g.setup.variant.race_sides
    return [place for place, race in enumerate(g.column) if of[race] == side]


def has_room(g: Position, side: int) -> bool:
    """Tell whether a faction shows fewer combos than it may."""
    return len(places(g, side)) < COMBOS_OF_A_SIDE


def stack(g: Position, side: int) -> Bag:
    """Return the banners of a faction that are not open."""
    of = g.setup.variant.race_sides
    mask = sum([1 << race for race, other in enumerate(of) if other == side])
    return Bag(g.races.loose & mask, tuple([race for race in g.races.tail if of[race] == side]))


def next_stack(g: Position) -> Bag:
    """Return the stack from which a banner is due; an empty one when none is."""
    for side in sorted(set(g.setup.sides)):
        banners = stack(g, side)
        if has_room(g, side) and banners.size():
            return banners
    return Bag(0, ())


def first_open(g: Position) -> list[int]:
    """Return the races that a column shows when nobody says which: the first in id order."""
    races = g.setup.variant.races
    found: list[int] = []
    for side in sorted(set(g.setup.sides)):
        banners = sorted(bits(stack(g, side).top()), key=lambda race: races[race].id)
        found += banners[:COMBOS_OF_A_SIDE]
    return found
