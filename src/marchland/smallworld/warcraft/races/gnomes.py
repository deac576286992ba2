"""Gnomes: the air raid, alone and with Frostmourne's help."""

from typing import TYPE_CHECKING, Any

from marchland.core.actions import NOTHING, first_of
from marchland.core.regions import Regions
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import ALLIANCE, Race
from marchland.smallworld.warcraft.ways import SHORT, is_used, way_with
from marchland.smallworld.warcraft.words import (
    RAID,
    RAID_FROST,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING, ClassVar

from marchland.smallworld.parts import words
from marchland.smallworld.parts.ability import CONQUEST, Way
from marchland.smallworld.warcraft.house import FERRY
from marchland.smallworld.warcraft.words import (
    FROST,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

from marchland.smallworld.warcraft.sites.frostmourne import Cold

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Raid(Way):
    """Once a turn attack any land region as if next door; a die rolled first lowers its price.

    The note of its race keeps the pips of the first roll, plus one.
    """

    word = RAID
    is_last = False
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

    def missing(self, g: "World", t: "Tribe", r: int) -> int:
        """Return what the first roll would have to give, or after it the second."""
        pips = 0 if self.is_open(g, t) else max(t.race_note - 1, 0)
        return max(0, g.price(t, r, self.rebate(g, t, r) + pips) - g.force(t))

    def settle(self, g: "World", t: "Tribe", r: int) -> None:
        """Do what follows from a conquest."""

    def rolled(self, g: "World", t: "Tribe", r: int, pips: int) -> None:
        """Take it, ask how to go on, or end the last attempt (WC-Q21)."""
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

    def verdict(self, g: "World", t: "Tribe", r: int, pips: int) -> tuple[str, int]:
        """Tell what a roll decides; the first one lowers the price, and may decide nothing."""
        if t.race_note == 0:
            price = g.price(t, r, self.rebate(g, t, r) + pips)
            return ("raid-won", price) if price <= g.force(t) else ("", 0)
        won = g.force(t) + pips >= self.cost(g, t, r)
        return "attempt-won" if won else "attempt-failed", g.force(t)

    def answers(self, g: "World", t: "Tribe", r: int) -> list[int]:
        """Return trying on with a second roll, and giving it up."""
        missing = self.cost(g, t, r) - g.force(t)
        attempt = words.ATTEMPT << 20 | r << 10
        return [attempt, RAID.at(NOTHING)] if missing <= SHORT else [RAID.at(NOTHING)]

    def answered(self, g: "World", t: "Tribe", r: int, action: int) -> None:
        """Roll again, or let it be."""
        if first_of(action) != NOTHING:
            g.ask_die(t, self.word.number, r)


class ColdRaid(Raid):
    """A raid whose price is two tokens lower, whatever the die says."""

    word = RAID_FROST
    place = 1

    def cold(self, t: "Tribe") -> Cold:
        """Return the bargain that helps, which t is known to have."""
        found = way_with(t, FROST)
        assert isinstance(found, Cold)
        return found

    def is_open(self, g: "World", t: "Tribe") -> bool:
        """Tell whether t has both and neither is used."""
        return (
            way_with(t, FROST) is not None
            and not t.used & t.kit.way_of[RAID.number].bit
            and self.cold(t).is_open(g, t)
        )

    def spend(self, g: "World", t: "Tribe") -> None:
        """Note that both are used."""
        t.used |= t.kit.way_of[RAID.number].bit
        self.cold(t).spend(g, t)

    def rebate(self, g: "World", t: "Tribe", r: int) -> int:
        """Return what both lower together, the die aside."""
        return super().rebate(g, t, r) + self.cold(t).discount

    def settle(self, g: "World", t: "Tribe", r: int) -> None:
        """Leave what helped there (WC-Q09)."""
        self.cold(t).settle(g, t, r)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say nothing: each of the two speaks for itself."""
        return None


class Gnomes(Race):
    """Once a turn raid any land region as if next door; a die lowers the price."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    words = (RAID, RAID_FROST)
    ways = (Raid(), ColdRaid())

    def flown(self, about: int) -> Raid:
        """Return the way that a question is about."""
        way = self.ways[about >> 10]
        assert isinstance(way, Raid)
        return way

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask how a raid goes on that the first roll did not decide."""
        if stage != stages.CHOOSE:
            return []
        return self.flown(g.cursor).answers(g, t, g.cursor & 1023)

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask whether to roll once more."""
        return "rolled"

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show the first roll of a raid."""
        return {"n": t.race_note - 1} if t.race_note and not t.declined else {}

    def missing(self, g: "World", t: "Tribe", about: int) -> int:
        """Return what the second roll would have to give."""
        return self.flown(about).missing(g, t, about & 1023)

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Go on, or let it be."""
        self.flown(about).answered(g, t, about & 1023, action)
