"""Other manners of taking a region, and what they have in common."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from marchland.core.regions import Regions, bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import CONQUEST, Site, Way

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

from marchland.core.actions import Word

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


SHORT = 3
"""Most tokens that the die can bridge (WC-6.5)."""


def is_within(g: "World", t: "Tribe", cost: int) -> bool:
    """Tell whether t can pay a cost, or may try with the die."""
    force = g.force(t)
    return cost - force <= SHORT and force >= t.kit.garrison


def is_used(t: "Tribe", way: Way) -> dict[str, Any]:
    """Say whose way it is that was gone before."""
    return {"key": "why-way-used", "args": {"name": t.kit.speaker[way.word.number].id}}


def way_with(t: "Tribe", word: Word) -> Way | None:
    """Return the way of t that goes by a word, if it has one."""
    return t.kit.way_of.get(word.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargain(Way):
    """Once a turn a conquest on better terms, the last attempt with the die included."""

    discount: ClassVar[int] = 0

    def is_open(self, g: "World", t: "Tribe") -> bool:
        """Tell whether it has not been used this turn."""
        return not t.used & self.bit

    def spend(self, g: "World", t: "Tribe") -> None:
        """Note that it is used."""
        t.used |= self.bit

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions it can be aimed at, coins and tokens aside."""
        return g.frontier(t)

    def rebate(self, g: "World", t: "Tribe", r: int) -> int:
        """Return by how many tokens it lowers the price of region r."""
        return self.discount

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the tokens that region r costs this way."""
        return g.price(t, r, self.rebate(g, t, r))

    def settle(self, g: "World", t: "Tribe", r: int) -> None:
        """Do what follows from a conquest."""

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return what can be paid, or tried."""
        if g.force(t) == 0 or not self.is_open(g, t):
            return 0
        found = 0
        for r in bits(g.payable(t, self.reach(g, t), CONQUEST)):
            if is_within(g, t, self.cost(g, t, r)):
                found |= 1 << r
        return found

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that it is used, or what it would cost."""
        if not self.is_open(g, t):
            return is_used(t, self)
        if self.reach(g, t) >> r & 1:
            cost = self.cost(g, t, r)
            return {"key": "why-way-dear", "args": {"price": cost, "hand": g.force(t)}}
        return None

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Take the region, or roll for it."""
        g.pay_tolls(t, r, CONQUEST)
        self.spend(g, t)
        cost = self.cost(g, t, r)
        if cost <= g.force(t):
            g.take(t, r, cost)
            self.settle(g, t, r)
        else:
            g.ask_die(t, self.word.number, r)

    def missing(self, g: "World", t: "Tribe", r: int) -> int:
        """Return by how many tokens the force falls short."""
        return max(0, self.cost(g, t, r) - g.force(t))

    def verdict(self, g: "World", t: "Tribe", r: int, pips: int) -> tuple[str, int]:
        """Tell whether the last attempt succeeds; it takes all that is left."""
        won = g.force(t) + pips >= self.cost(g, t, r)
        return "attempt-won" if won else "attempt-failed", g.force(t)

    def rolled(self, g: "World", t: "Tribe", r: int, pips: int) -> None:
        """Take it with all that is left, or fail; either way it was the last attempt."""
        if g.force(t) + pips >= self.cost(g, t, r):
            g.take(t, r, g.force(t))
            self.settle(g, t, r)
        else:
            g.mark_attack(t, r)
        g.stage = stages.CAST


def site_of(t: "Tribe", way: Way) -> Site:
    """Return the artifact to which a way belongs."""
    site = t.kit.speaker[way.word.number]
    assert isinstance(site, Site)
    return site


@mypyc_attr(allow_interpreted_subclasses=True)
class Artful(Bargain):
    """A bargain that an artifact offers: it moves to the region it helped to take."""

    def is_open(self, g: "World", t: "Tribe") -> bool:
        """Tell whether the artifact is unused."""
        return not site_of(t, self).is_used(g)

    def spend(self, g: "World", t: "Tribe") -> None:
        """Note that the artifact is used."""
        site_of(t, self).use(g)

    def settle(self, g: "World", t: "Tribe", r: int) -> None:
        """Leave the artifact there (WC-Q09)."""
        g.carry(site_of(t, self), r)
