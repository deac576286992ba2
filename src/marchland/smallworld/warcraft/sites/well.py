"""The Well of Eternity: a place rises from the water."""

from typing import TYPE_CHECKING

from marchland.core.actions import first_of
from marchland.core.regions import NOWHERE, bits, lowest
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import Site
from marchland.smallworld.warcraft.counting import has_majority

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Well(Site):
    """It lies in water. The race with most regions around it earns two coins, in decline too."""

    everyone = True
    in_water = True
    in_decline = True

    def on_reveal(self, g: "World", t: "Tribe", r: int) -> None:
        """Move to the island's water; with none another place comes up in its stead (WC-Q29)."""
        waters = g.map.island[r] & g.map.water
        if not waters:
            g.lay_site(self.site, NOWHERE)
            g.say("log-well-none", None)
            if g.sites.bag:
                g.ask_lot(t, self.number, r)
            return
        mover = None if g.wild_turn else g.active(g.turn)
        if mover is None:
            self._settle(g, lowest(waters))
        else:
            g.ask_choice(mover, self.number, r)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask which water it moves to."""
        if stage != stages.CHOOSE:
            return []
        waters = g.map.island[g.cursor] & g.map.water
        return [words.CHOOSE << 20 | r << 10 for r in bits(waters)]

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Move there."""
        self._settle(g, first_of(action))

    def _settle(self, g: "World", r: int) -> None:
        g.lay_site(self.site, r)
        g.say("log-well", None, region=g.map.ids[r])

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask for the water."""
        return "choose-well"

    def lots(self, g: "World", t: "Tribe") -> list[tuple[int, int]]:
        """Return the markers that nobody has seen."""
        return [(words.REVEALED << 20 | site << 10, 1) for site in bits(g.sites.bag)]

    def drawn(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Lay a place open; an artifact is put away, and the next marker is drawn."""
        site = first_of(action)
        if g.setup.variant.sites[site].moves:
            g.sites.bag &= ~(1 << site)
            if g.sites.bag:
                g.ask_lot(t, self.number, about)
        else:
            g.reveal(t, about, site)

    def income(self, g: "World", t: "Tribe") -> int:
        """Pay the strict majority around it."""
        r = self.where(g)
        return 2 if r >= 0 and has_majority(g, t, g.map.neighbours[r]) else 0
