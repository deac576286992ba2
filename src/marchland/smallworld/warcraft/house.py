"""Rules of Small World of Warcraft that every race has."""

from typing import TYPE_CHECKING, Final

from marchland.core.regions import Regions
from marchland.smallworld.parts.ability import House

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Anchorage(House):
    """Entry regions of any island may be attacked at any time, the first time included."""

    def entry(self, g: "World", t: "Tribe") -> Regions:
        """Land there (WC-6.2)."""
        return g.map.entries

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Reach them from anywhere (WC-6.1)."""
        return g.map.entries


class Ferry(House):
    """An Entry region that borders no region of your race costs one token more."""

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Charge the crossing, unless something spares it (WC-6.3)."""
        if not g.map.entries >> r & 1 or g.map.neighbours[r] & t.held:
            return 0
        for a in t.kit.ferry_free:
            if a.ferry_free(g, t) >> r & 1:
                return 0
        return 1


class FactionWar(House):
    """Each enemy-faction race of which you conquered a region this turn is worth one coin."""

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the races beaten (WC-8); a race in decline earns nothing by it."""
        return 0 if t.declined else len(beaten_enemies(g, t))


def beaten_enemies(g: "World", t: "Tribe") -> dict[int, int]:
    """Return enemy-faction races with the regions t took of each this turn."""
    beaten: dict[int, int] = {}
    sides = g.setup.variant.race_sides
    for c in g.conquests:
        if c.race != t.race or c.foe_race < 0 or c.foe_seat == t.seat:
            continue
        if g.are_enemies(c.side, sides[c.foe_race]):
            beaten[c.foe_race] = beaten.get(c.foe_race, 0) + 1
    return beaten


FERRY: Final = Ferry("ferry")
HOUSE: Final = (Anchorage("anchorage"), FERRY, FactionWar("faction_war"))
