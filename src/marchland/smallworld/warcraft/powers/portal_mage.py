"""Portal Mage: the contents of two regions change places."""

from typing import TYPE_CHECKING, Any, ClassVar

from marchland.core.actions import first_of, second_of
from marchland.core.game import NOBODY
from marchland.core.regions import Regions, bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import TOUCH, Power
from marchland.smallworld.turn import story
from marchland.smallworld.warcraft.words import (
    SWAP,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class PortalMage(Power):
    """Twice a turn exchange all that lies in two magic regions."""

    tokens = 5
    uses: ClassVar[int] = 2
    words = (SWAP,)
    in_redeployment = True

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each pair of which something moves (WC-Q11)."""
        if stage not in (stages.CONQUER, stages.DEPLOY) or self.note(t) == self.uses:
            return []
        spots = bits(self._spots(g, t))
        coins = {r: g.owed(t, r, TOUCH) for r in spots}
        full = {r: self._has_anything(g, r) for r in spots}
        return [
            SWAP.at(r, s)
            for r in spots
            for s in spots
            if r < s and (full[r] or full[s]) and g.can_pay(t, coins[r] + coins[s])
        ]

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show how often it may still be used."""
        return {"uses": self.uses - self.note(t)}

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how often it may still be used."""
        left = self.uses - self.note(t)
        return {"key": "now-uses", "args": {"n": left}} if t.seat == g.turn else None

    def _spots(self, g: "World", t: "Tribe") -> Regions:
        """Return magic land that nothing protects, from its own holder either."""
        spots = g.map.kinds["magic"] & g.map.land & ~g.immune
        for a in t.kit.toll:
            for r in bits(spots & t.held):
                if a.toll(g, t, r, g.tribe(0), TOUCH):
                    spots &= ~(1 << r)
        return spots

    def _has_anything(self, g: "World", r: int) -> bool:
        if g.who[r]:
            return True
        sites = g.setup.variant.sites
        if any(sites[s].moves for s in g.sites_in(1 << r)):
            return True
        return any(g.pile(piece, r) for piece in g.setup.variant.pieces)

    def told(self, g: "World", t: "Tribe", action: int) -> list[dict[str, Any]] | None:
        """Tell whose regions are exchanged."""
        r, s = first_of(action), second_of(action)
        foes = {foe.seat for foe in (g.holder(r), g.holder(s)) if foe is not None}
        seats = sorted(foes - {t.seat, NOBODY})
        at, to = g.map.ids[r], g.map.ids[s]
        return [story.entry("log-swap", t.seat, region=at, to=to, seats=seats)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Exchange them."""
        r, s = first_of(action), second_of(action)
        self.jot(t, self.note(t) + 1)
        g.pay_tolls(t, r, TOUCH)
        g.pay_tolls(t, s, TOUCH)
        g.swap(t, r, s)
