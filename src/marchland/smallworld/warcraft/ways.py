"""Other manners of taking a region. Where two of them meet in one conquest, see `together.py`."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from marchland.core.actions import NOTHING, first_of
from marchland.core.regions import Regions, bits, count
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import CONQUEST, Site, Way
from marchland.smallworld.warcraft.house import FERRY
from marchland.smallworld.warcraft.words import (
    ASHES,
    CHAMPION,
    CHAMPION_TAKES,
    FROST,
    HAMMER,
    PILGRIM,
    RAID,
)
from marchland.smallworld.world.purse import BANK

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

    def verdict(self, g: "World", t: "Tribe", r: int, pips: int) -> str:
        """Tell whether the last attempt succeeds."""
        return "attempt-won" if g.force(t) + pips >= self.cost(g, t, r) else "attempt-failed"

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
        """Leave the artifact there (Q09)."""
        g.carry(site_of(t, self), r)


class Cold(Artful):
    """A region in reach costs two tokens less."""

    word = FROST
    discount = 2


class Rebirth(Artful):
    """Any land region costs what it would if it were next door."""

    word = ASHES

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return all land of others."""
        return g.map.land & ~t.held & g.touchable(t)

    def rebate(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the crossing, which nothing next door costs."""
        return FERRY.price(g, t, r)


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


class Pilgrimage(Bargain):
    """Next door, a region with an open place costs two tokens less."""

    word = PILGRIM
    discount = 2

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return the neighbours where a place lies open."""
        places = 0
        for site in g.setup.variant.sites:
            if not site.moves and site.where(g) >= 0:
                places |= 1 << site.where(g)
        return g.next_to(t) & places if places else 0


class Duel(Way):
    """Once a turn the champion takes a region next door alone, whatever defends it."""

    word = CHAMPION_TAKES

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return what borders your race, or counts as if it did, if he is in hand."""
        if t.used & self.bit or g.lying(CHAMPION) or g.force(t) < t.kit.garrison - 1:
            return 0
        return self.open_of(g, t, self.near(g, t))

    def near(self, g: "World", t: "Tribe") -> Regions:
        """Return what borders t, or counts as if it did."""
        near = g.border(t.held)
        for a in t.kit.reach:
            if a not in g.setup.variant.house:
                near |= a.reach(g, t)
        return near

    def open_of(self, g: "World", t: "Tribe", regions: Regions) -> Regions:
        """Return those of the regions that he may enter and t's owner can pay for."""
        return g.payable(t, regions & ~t.held & g.map.land & g.touchable(t), CONQUEST)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that he has fought, or stands on the map."""
        if t.used & self.bit:
            return is_used(t, self)
        return {"key": "why-champion-away", "args": {}} if g.lying(CHAMPION) else None

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Take it, with as many tokens beside him as a garrison needs."""
        self.spend(t)
        g.pay_tolls(t, r, CONQUEST)
        g.take(t, r, self.cost(g, t, r))
        g.place(CHAMPION, r)

    def spend(self, t: "Tribe") -> None:
        """Note that he has fought."""
        t.used |= self.bit

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the tokens that go with him."""
        return t.kit.garrison - 1


class Raid(Way):
    """Once a turn attack any land region as if next door; a die rolled first lowers its price.

    The note of its race keeps the pips of the first roll, plus one.
    """

    word = RAID
    place: ClassVar[int] = 0
    """Which of its ability's ways it is."""

    def is_open(self, g: "World", t: "Tribe") -> bool:
        """Tell whether it has not been flown this turn."""
        return not t.used & self.bit

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return all land of others."""
        if g.force(t) == 0 or not self.is_open(g, t):
            return 0
        return g.payable(t, g.map.land & ~t.held & g.touchable(t), CONQUEST)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that it has been flown."""
        return None if self.is_open(g, t) else is_used(t, self)

    def spend(self, g: "World", t: "Tribe") -> None:
        """Note that it is flown."""
        t.used |= self.bit

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Pay what is owed and roll."""
        self.spend(g, t)
        t.race_note = 0
        g.pay_tolls(t, r, CONQUEST)
        g.ask_die(t, self.word.number, r)

    def rebate(self, g: "World", t: "Tribe", r: int) -> int:
        """Return by how much region r is cheaper from the air, the die aside."""
        return FERRY.price(g, t, r)

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the price, lowered by the first roll."""
        return g.price(t, r, self.rebate(g, t, r) + max(t.race_note - 1, 0))

    def settle(self, g: "World", t: "Tribe", r: int) -> None:
        """Do what follows from a conquest."""

    def rolled(self, g: "World", t: "Tribe", r: int, pips: int) -> None:
        """Take it, ask how to go on, or end the last attempt (Q21)."""
        if t.race_note == 0:
            t.race_note = pips + 1
            cost = self.cost(g, t, r)
            if cost <= g.force(t):
                g.take(t, r, cost)
                self.settle(g, t, r)
            else:
                g.mark_attack(t, r)
                g.ask_choice(t, t.kit.speaker[self.word.number].number, self.place << 10 | r)
            return
        if g.force(t) + pips >= self.cost(g, t, r):
            g.take(t, r, g.force(t))
            self.settle(g, t, r)
        g.stage = stages.CAST

    def verdict(self, g: "World", t: "Tribe", r: int, pips: int) -> str:
        """Tell what a roll decides; the first one may decide nothing."""
        if t.race_note == 0:
            won = g.price(t, r, self.rebate(g, t, r) + pips) <= g.force(t)
            return "raid-won" if won else ""
        return "attempt-won" if g.force(t) + pips >= self.cost(g, t, r) else "attempt-failed"

    def answers(self, g: "World", t: "Tribe", r: int) -> list[int]:
        """Return trying on with a second roll, and giving it up."""
        missing = self.cost(g, t, r) - g.force(t)
        attempt = words.ATTEMPT << 20 | r << 10
        return [attempt, RAID.at(NOTHING)] if missing <= SHORT else [RAID.at(NOTHING)]

    def answered(self, g: "World", t: "Tribe", r: int, action: int) -> None:
        """Roll again, or let it be."""
        if first_of(action) != NOTHING:
            g.ask_die(t, self.word.number, r)


def beasts_needed(g: "World", t: "Tribe", r: int) -> tuple[int, int]:
    """Return the fewest and most pieces that may fight for region r in tokens' stead."""
    price = g.price(t, r)
    return max(price - t.hand, 0), min(price, t.power_memo)


def islands_of(g: "World", t: "Tribe") -> int:
    """Return on how many islands t holds a region."""
    return sum(1 for island in g.map.islands if count(island & t.held))
