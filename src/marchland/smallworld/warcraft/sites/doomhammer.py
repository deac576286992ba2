"""The Doomhammer: one token takes a region, for two coins."""

from typing import TYPE_CHECKING, Any

from marchland.core.regions import Regions, bits
from marchland.smallworld.parts.ability import Site
from marchland.smallworld.warcraft.ways import Artful, is_used
from marchland.smallworld.warcraft.words import (
    HAMMER,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING, ClassVar

from marchland.smallworld.parts.ability import CONQUEST
from marchland.smallworld.world.purse import BANK

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Blow(Artful):
    """One token takes a region in reach, for two coins to whoever holds it."""

    word = HAMMER
    fee: ClassVar[int] = 2

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions in reach for which the coins suffice."""
        if g.force(t) < t.kit.garrison or not self.is_open(g, t):
            return 0
        regions = g.frontier(t)
        if g.setup.rulings["doomhammer_mode"] == "defended_by_one":
            regions = sum(1 << r for r in bits(regions) if defences(g, r) == 1)
        return g.payable(t, regions, CONQUEST, self.fee)

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the tokens that it takes."""
        return t.kit.garrison

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that it is used, or that coins are missing."""
        if not self.is_open(g, t):
            return is_used(t, self)
        if g.frontier(t) >> r & 1 and not g.can_pay(t, self.fee + g.owed(t, r, CONQUEST)):
            return {"key": "why-coins", "args": {"price": self.fee + g.owed(t, r, CONQUEST)}}
        return None

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Pay, take it with one token, and leave the hammer there."""
        foe = g.holder(r)
        g.pay_tolls(t, r, CONQUEST)
        g.pay(t.seat, BANK if foe is None or foe.seat < 0 else foe.seat, self.fee, "doomhammer")
        self.spend(g, t)
        g.take(t, r, self.cost(g, t, r))
        self.settle(g, t, r)


def defences(g: "World", r: int) -> int:
    """Return how many pieces and defence markers stand in region r."""
    return g.count[r] + g.defence[r]


class Doomhammer(Site):
    """Once a turn two coins to its holder, and one token takes a region in reach."""

    moves = True
    words = (HAMMER,)
    ways = (Blow(),)
