"""Two manners that serve one conquest: what lowers its price adds up (WC-6.3)."""

from typing import TYPE_CHECKING, Any, ClassVar

from marchland.core.actions import Word
from marchland.core.regions import Regions
from marchland.smallworld.parts.ability import Way
from marchland.smallworld.warcraft.ways import Bargain, Cold, Duel, Raid
from marchland.smallworld.warcraft.words import (
    ASHES,
    ASHES_FROST,
    CHAMPION,
    CHAMPION_RAID,
    CHAMPION_TAKES,
    FROST,
    PILGRIM,
    PILGRIM_FROST,
    RAID,
    RAID_FROST,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


def way_with(t: "Tribe", word: Word) -> Way | None:
    """Return the way of t that goes by a word, if it has one."""
    return t.kit.way_of.get(word.number)


class Colder(Cold):
    """Another bargain, and two tokens less besides: both are used, both settle."""

    other: ClassVar[Word]

    def bargain(self, t: "Tribe") -> Bargain:
        """Return the other bargain, which t is known to have."""
        found = way_with(t, self.other)
        assert isinstance(found, Bargain)
        return found

    def is_open(self, g: "World", t: "Tribe") -> bool:
        """Tell whether t has both and neither is used."""
        return (
            way_with(t, self.other) is not None
            and super().is_open(g, t)
            and self.bargain(t).is_open(g, t)
        )

    def spend(self, g: "World", t: "Tribe") -> None:
        """Note that both are used."""
        super().spend(g, t)
        self.bargain(t).spend(g, t)

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return what the other one reaches."""
        return self.bargain(t).reach(g, t)

    def rebate(self, g: "World", t: "Tribe", r: int) -> int:
        """Return what both lower together."""
        return self.discount + self.bargain(t).rebate(g, t, r)

    def settle(self, g: "World", t: "Tribe", r: int) -> None:
        """Do what follows from either."""
        self.bargain(t).settle(g, t, r)
        super().settle(g, t, r)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say nothing: each of the two speaks for itself."""
        return None


class ColdRebirth(Colder):
    """Any land region costs what it would next door, less two tokens."""

    word = ASHES_FROST
    other = ASHES


class ColdPilgrimage(Colder):
    """Next door, a region with an open place costs four tokens less."""

    word = PILGRIM_FROST
    other = PILGRIM


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
        """Leave what helped there (Q09)."""
        self.cold(t).settle(g, t, r)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say nothing: each of the two speaks for itself."""
        return None


class Drop(Duel):
    """The champion flies: any land region counts as next door, and the raid is used (Q15)."""

    word = CHAMPION_RAID

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return the land that he could not reach on foot."""
        raid = way_with(t, RAID)
        if raid is None or t.used & (raid.bit | t.kit.way_of[CHAMPION_TAKES.number].bit):
            return 0
        if g.lying(CHAMPION):
            return 0
        return self.open_of(g, t, ~self.near(g, t))

    def spend(self, t: "Tribe") -> None:
        """Note that he has fought, and that the raid is flown."""
        t.used |= t.kit.way_of[RAID.number].bit | t.kit.way_of[CHAMPION_TAKES.number].bit

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say nothing: each of the two speaks for itself."""
        return None
