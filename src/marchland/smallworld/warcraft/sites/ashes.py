"""The Ashes of Al'ar: far land as if it were next door."""

from typing import TYPE_CHECKING

from marchland.core.regions import Regions
from marchland.smallworld.parts.ability import Site
from marchland.smallworld.warcraft.ways import Artful
from marchland.smallworld.warcraft.words import (
    ASHES,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

from marchland.smallworld.warcraft.house import FERRY

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Rebirth(Artful):
    """Any land region costs what it would if it were next door."""

    word = ASHES

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return all land of others."""
        return g.map.land & ~t.held & g.touchable(t)

    def rebate(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the crossing, which nothing next door costs."""
        return FERRY.price(g, t, r)


class Ashes(Site):
    """Once a turn take any land region as if it were next door."""

    moves = True
    words = (ASHES,)
    ways = (Rebirth(),)
