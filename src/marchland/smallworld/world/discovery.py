"""Sites on the map: they lie face down or open, and speak for whoever holds their region."""

from marchland.core.regions import Regions
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, NEUTRAL, Site
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.ground import Ground
from marchland.smallworld.world.position import NO_ABILITY


class Discovery(Ground):
    """Adds to the ground: sites that are found, carried and used."""

    def faction(self, t: Tribe) -> int:
        """Return the faction for which t fights now."""
        if t.race < 0:
            return NEUTRAL
        side = self.setup.variant.race_sides[t.race]
        if side == NEUTRAL and t.seat == self.turn and not t.declined:
            return self.sites.side
        return side

    def are_enemies(self, one: int, other: int) -> bool:
        """Tell whether two factions are at war."""
        return (one, other) in ((ALLIANCE, HORDE), (HORDE, ALLIANCE))

    def sites_in(self, regions: Regions) -> list[int]:
        """Return the sites that lie open in a set of regions."""
        return [s for s, r in enumerate(self.sites.at) if r >= 0 and regions >> r & 1]

    def rekit_all(self) -> None:
        """Let every tribe hear of a site that was moved or turned up."""
        shown = 0
        for r in self.sites.at:
            if r >= 0:
                shown |= 1 << r
        self.sites.shown = shown
        for t in self.tribes:
            if t is not None:
                self.rekit(t)

    def lay_site(self, site: int, r: int) -> None:
        """Put a site openly in region r; `NOWHERE` takes it away."""
        self.sites.at[site] = r
        self.rekit_all()

    def carry(self, site: Site, r: int) -> None:
        """Leave an artifact in the region where it was used (WC-12, WC-Q09)."""
        self.lay_site(site.site, r)

    def enter(self, t: Tribe, r: int) -> None:
        """Turn up what lies face down in a region that t's pieces entered (WC-6.4)."""
        if self.sites.hidden >> r & 1:
            self.ask_lot(t, NO_ABILITY, r)

    def exchange(self, r: int, s: int) -> None:
        """Exchange all that lies in two regions but what belongs to the land (WC-Q10, WC-Q11)."""
        first, second = self.holder(r), self.holder(s)
        self.who[r], self.who[s] = self.who[s], self.who[r]
        self.count[r], self.count[s] = self.count[s], self.count[r]
        both = 1 << r | 1 << s
        if first is not second:
            for foe in (first, second):
                if foe is not None:
                    foe.held ^= both
        for piece in self.setup.variant.pieces:
            here, there = self.pile(piece, r), self.pile(piece, s)
            self.lift(piece, r)
            self.lift(piece, s)
            self.place(piece, r, there)
            self.place(piece, s, here)
        sites = self.sites
        for site, where in enumerate(sites.at):
            if where in (r, s) and self.setup.variant.sites[site].moves:
                sites.at[site] = s if where == r else r
        self.rekit_all()
