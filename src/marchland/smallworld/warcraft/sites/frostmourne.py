"""Frostmourne: two tokens less, alone or beside another bargain (WC-6.3)."""

from typing import TYPE_CHECKING, Any

from marchland.core.regions import Regions
from marchland.smallworld.parts.ability import Site
from marchland.smallworld.warcraft.ways import Artful, way_with
from marchland.smallworld.warcraft.words import (
    ASHES,
    ASHES_FROST,
    FROST,
    PILGRIM_FROST,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING, ClassVar

from marchland.smallworld.warcraft.words import (
    PILGRIM,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

from marchland.core.actions import Word
from marchland.smallworld.warcraft.ways import Bargain

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Cold(Artful):
    """A region in reach costs two tokens less."""

    word = FROST
    discount = 2


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


class Frostmourne(Site):
    """Once a turn one region costs two tokens less."""

    moves = True
    words = (FROST, ASHES_FROST, PILGRIM_FROST)
    ways = (Cold(), ColdRebirth(), ColdPilgrimage())
