"""Rules of Small World that every race has."""

from typing import TYPE_CHECKING, Final

from marchland.core.regions import Regions
from marchland.smallworld.parts.ability import House

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class EdgeLanding(House):
    """A race with no region lands at the map's edge or on the shore of a sea at the edge."""

    def entry(self, g: "World", t: "Tribe") -> Regions:
        """Return edge and shore, whoever holds the sea (SW-C01)."""
        return g.map.edge | g.map.shore


HOUSE: Final = (EdgeLanding("edge_landing"),)
