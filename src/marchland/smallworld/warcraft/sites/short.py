"""Artifacts and places whose rule takes a few lines, one class and one sentence each."""

from typing import TYPE_CHECKING

from marchland.core.actions import first_of
from marchland.core.regions import bits, count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import BLAST, Site
from marchland.smallworld.parts.clauses import Crosses, Earns, Spares
from marchland.smallworld.parts.mustering import Recruits
from marchland.smallworld.warcraft.words import (
    AEGIS_AT,
    HEART_AT,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Aegis(Site):
    """Guard one of your regions: each opponent pays two coins before touching it."""

    moves = True
    shields = True
    words = (AEGIS_AT,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask where it lies as the turn ends."""
        if stage != stages.BUILD or g.cursor > 0:
            return []
        return [AEGIS_AT.at(r) for r in bits(t.held)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Lay it there."""
        g.carry(self, first_of(action))

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Charge whoever has not paid this turn (WC-Q31)."""
        if deed == BLAST or r != self.where(g):
            return 0
        return 0 if g.sites.paid >> self.site & 1 else 2

    def on_paid(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> None:
        """Stand open for the rest of the turn."""
        g.sites.paid |= 1 << self.site


class DarkPortal(Site):
    """Two coins every turn."""

    clauses = (Earns(2),)


class Heart(Site):
    """As your turn ends each player with an active race next to it pays you one coin."""

    moves = True
    words = (HEART_AT,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask where it lies as the turn ends."""
        if stage != stages.BUILD or g.cursor > 0:
            return []
        return [HEART_AT.at(r) for r in bits(t.held)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Lay it there and take the tribute (WC-Q30)."""
        r = first_of(action)
        g.carry(self, r)
        for seat in g.rivals(t.seat):
            foe = g.active(seat)
            if foe is not None and foe.held & g.map.neighbours[r]:
                g.pay(seat, t.seat, 1, self.id)


class Karazhan(Site):
    """Each other region of the same terrain that you hold is worth one more coin."""

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the active race's regions like this one (WC-Q28)."""
        r = self.where(g)
        return count(t.held & g.map.kinds[g.map.terrain[r]] & ~(1 << r))


class Chapel(Site):
    """Opponents never kill a token of yours, as the chapel itself falls too (WC-Q32)."""

    clauses = (Spares(always=True),)


class MeetingStone(Site):
    """You cross to other islands without an extra token."""

    clauses = (Crosses("land"),)


class SpiritHealer(Site):
    """Each turn one token from the tray joins you at redeployment (WC-Q33)."""

    clauses = (Recruits(),)
