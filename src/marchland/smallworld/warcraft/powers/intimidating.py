"""Intimidating: a token is frightened away."""

from typing import TYPE_CHECKING, Any, ClassVar

from marchland.core.actions import NOTHING, first_of, second_of
from marchland.core.regions import NOWHERE, bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import SCARE, TOUCH, Power
from marchland.smallworld.turn import story
from marchland.smallworld.warcraft.words import (
    FORT,
    INTIMIDATE,
    WALL,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Intimidating(Power):
    """Three times a turn send a token next door away, to another region of its race."""

    tokens = 4
    uses: ClassVar[int] = 3
    words = (INTIMIDATE,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each neighbour with each place its token may go (WC-Q44)."""
        if stage != stages.CONQUER or self.note(t) == self.uses:
            return []
        found: list[int] = []
        near = g.border(t.held) & ~t.held & ~g.immune
        for r in bits(g.payable(t, near, SCARE)):
            foe = g.holder(r)
            if foe is not None and foe.seat != t.seat:
                found.extend(INTIMIDATE.at(r, to) for to in self._ends(g, t, foe, r))
        return found

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show how often it may still be used."""
        return {"uses": self.uses - self.note(t)}

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how often it may still be used."""
        left = self.uses - self.note(t)
        return {"key": "now-uses", "args": {"n": left}} if t.seat == g.turn else None

    def told(self, g: "World", t: "Tribe", action: int) -> list[dict[str, Any]] | None:
        """Tell of a wall or fort that comes down."""
        r = first_of(action)
        for piece in (WALL, FORT):
            if g.lying(piece) >> r & 1:
                name = g.map.ids[r]
                return [story.entry("log-pull-down", t.seat, region=name, piece=piece.name)]
        return None

    def _ends(self, g: "World", t: "Tribe", foe: "Tribe", r: int) -> list[int]:
        """Return where a token may go; nowhere for a wall, a fort, or what has no other region."""
        if foe.seat < 0 or (g.lying(WALL) | g.lying(FORT)) >> r & 1:
            return [NOTHING]
        if g.count[r] == 0 and not foe.kit.fights:
            return []
        others = foe.held & ~(1 << r)
        if not others:
            return [NOTHING]
        coins = g.owed(t, r, SCARE)
        return [s for s in bits(others & ~g.immune) if g.can_pay(t, coins + g.owed(t, s, TOUCH))]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Pull down a wall or fort, or send the token away."""
        r, to = first_of(action), second_of(action)
        self.jot(t, self.note(t) + 1)
        g.pay_tolls(t, r, SCARE)
        for piece in (WALL, FORT):
            if g.lying(piece) >> r & 1:
                g.mark_attack(t, r)
                g.lift(piece, r)
                return
        foe = g.holder(r)
        if to == NOTHING:
            g.scare(t, r, NOWHERE)
        else:
            g.pay_tolls(t, to, TOUCH)
            g.scare(t, r, to)
        if foe is not None and foe.seat >= 0 and g.holder(r) is None:
            g.say("log-emptied", foe.seat, region=g.map.ids[r], other=t.seat, name=self.id)
