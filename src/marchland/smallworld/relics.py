"""Sites on the map: they lie face down or open, and speak for whoever holds their region."""

from typing import Final

from marchland.core.game import CHANCE, NOBODY
from marchland.core.ledger import Entry
from marchland.core.regions import Regions
from marchland.smallworld import steps
from marchland.smallworld.ability import ALLIANCE, HORDE, NEUTRAL, Site
from marchland.smallworld.ground import Ground
from marchland.smallworld.tribe import Tribe

BANK: Final = -3
"""Whoever is paid and is nobody at the table."""


class Relics(Ground):
    """A position in which artifacts and places can be found, carried and used."""

    def faction(self, t: Tribe) -> int:
        """Return the faction for which t fights now."""
        if t.race < 0:
            return NEUTRAL
        side = self.setup.variant.race_sides[t.race]
        if side == NEUTRAL and t.seat == self.turn and not t.declined:
            return self.relics.side
        return side

    def are_enemies(self, one: int, other: int) -> bool:
        """Tell whether two factions are at war."""
        return (one, other) in ((ALLIANCE, HORDE), (HORDE, ALLIANCE))

    def sites_in(self, regions: Regions) -> list[int]:
        """Return the sites that lie open in a set of regions."""
        return [s for s, r in enumerate(self.relics.at) if r >= 0 and regions >> r & 1]

    def rekit(self, t: Tribe) -> None:
        """Let the sites speak for t that lie in its regions, and those that speak for all."""
        if t.race < 0:
            return
        variant = self.setup.variant
        mask = 0
        at = self.relics.at
        for site in range(len(at)):
            r = at[site]
            if r >= 0 and (t.held >> r & 1 or variant.everyones >> site & 1):
                mask |= 1 << site
        t.kit = variant.kit(t.race, t.power, declined=t.declined, sites=mask)

    def rekit_all(self) -> None:
        """Let every tribe hear of a site that was moved or turned up."""
        shown = 0
        for r in self.relics.at:
            if r >= 0:
                shown |= 1 << r
        self.relics.shown = shown
        for t in self.tribes:
            if t is not None:
                self.rekit(t)

    def lay_site(self, site: int, r: int) -> None:
        """Put a site openly in region r; -1 takes it off the map."""
        self.relics.at[site] = r
        self.rekit_all()

    def carry(self, site: Site, r: int) -> None:
        """Leave an artifact in the region where it was used (WC-12, Q09)."""
        self.lay_site(site.site, r)

    def _leave_empty(self, t: Tribe, r: int) -> None:
        self._vacate(t, r)
        self.clear_pieces(r)

    def enter(self, t: Tribe, r: int) -> None:
        """Turn up what lies face down in a region that t's pieces entered (WC-6.4)."""
        if self.relics.hidden >> r & 1:
            self.ask_lot(t, -1, r)

    def ask_lot(self, t: Tribe, ability: int, about: int) -> None:
        """Let chance answer the ability of this number; -1 for what lies face down."""
        self.later(steps.REVEAL, CHANCE, t.slot, ability, about)

    def ask_choice(self, t: Tribe, ability: int, about: int) -> None:
        """Ask t's owner what the ability of this number wants to know; -1 for the garrison law."""
        self.later(steps.CHOOSE, t.seat, t.slot, ability, about)

    def grant(self, seat: int, coins: int, why: str) -> None:
        """Give coins from the bank, or take them, whoever it is."""
        if seat >= 0:
            self.earn(seat, coins, why)
        elif seat == NOBODY and self.setup.wild:
            self.relics.coins += coins
            self.ledger.append(Entry(self.turns, self.setup.players, coins, why))

    def pay(self, seat: int, to: int, coins: int, why: str) -> int:
        """Let a seat pay as far as its coins go; -2 stands for the tokens that belong to nobody.

        Returns:
            The coins paid.
        """
        if seat >= 0 and self.coins[seat] >= 0:
            coins = min(coins, self.coins[seat])
        elif seat < 0:
            coins = min(coins, self.relics.coins)
        if coins and seat != to:
            self.grant(seat, -coins, why)
            self.grant(to, coins, why)
            if self.telling is not None:
                payer, other = None if seat < 0 else seat, None if to < 0 else to
                self.say("log-pay", payer, other=other, n=coins, name=why)
        return coins
