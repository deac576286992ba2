"""Powers that reach into other people's regions, and the towers that keep them out."""

from typing import TYPE_CHECKING, Any

from marchland.core.actions import NOTHING, first_of, second_of
from marchland.core.regions import NOWHERE, Regions, bits, count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import SCARE, TOUCH, Power
from marchland.smallworld.turn import story
from marchland.smallworld.warcraft.words import (
    FORT,
    INTIMIDATE,
    SWAP,
    TOWER,
    TOWER_AT,
    WALL,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Defensive(Power):
    """A field around which you hold more regions than anybody else gets a tower: nobody enters."""

    tokens = 5
    words = (TOWER_AT,)
    pieces = (TOWER,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask where, in ascending order, only when towers run short."""
        if stage != stages.FINISH:
            return []
        safe = self._safe(g, t)
        new = safe & ~g.lying(TOWER)
        free = TOWER.supply - count(safe & g.lying(TOWER))
        if count(new) <= free:
            return []
        left = bits(new >> g.cursor << g.cursor)
        return [TOWER_AT.at(r) for r in left[: len(left) - free + 1]] if free else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Build it, once those that lost their ground are down."""
        self._raze(g, t)
        g.place(TOWER, first_of(action))

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Raise and raze towers (Q17)."""
        self._raze(g, t)
        for r in bits(self._safe(g, t) & ~g.lying(TOWER)):
            if g.pieces_left(TOWER.kind):
                g.place(TOWER, r)
                g.say("log-tower", t.seat, region=g.map.ids[r])

    def _raze(self, g: "World", t: "Tribe") -> None:
        for r in bits(g.lying(TOWER) & ~self._safe(g, t)):
            g.lift(TOWER, r)
            g.say("log-tower-gone", t.seat, region=g.map.ids[r])

    def _safe(self, g: "World", t: "Tribe") -> Regions:
        """Return the held fields around which the majority is strictly t's."""
        safe = 0
        for r in bits(t.held & g.map.kinds["fields"]):
            if has_majority(g, t, g.map.neighbours[r]):
                safe |= 1 << r
        return safe


def has_majority(g: "World", t: "Tribe", around: Regions) -> bool:
    """Tell whether t holds strictly more of some regions than any other tribe."""
    own = count(around & t.held)
    for other in g.tribes:
        if other is not None and other is not t and count(around & other.held) >= own:
            return False
    return own > 0


class Intimidating(Power):
    """Three times a turn send a token next door away, to another region of its race."""

    tokens = 4
    words = (INTIMIDATE,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each neighbour with each place its token may go (Q44)."""
        if stage != stages.CONQUER or self.note(t) == 3:
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
        return {"uses": 3 - self.note(t)}

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how often it may still be used."""
        return {"key": "now-uses", "args": {"n": 3 - self.note(t)}} if t.seat == g.turn else None

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
        if to == NOTHING:
            g.scare(t, r, NOWHERE)
        else:
            g.pay_tolls(t, to, TOUCH)
            g.scare(t, r, to)


class PortalMage(Power):
    """Twice a turn exchange all that lies in two magic regions."""

    tokens = 5
    words = (SWAP,)
    in_redeployment = True

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each pair of which something moves (Q11)."""
        if stage not in (stages.CONQUER, stages.DEPLOY) or self.note(t) == 2:
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
        return {"uses": 2 - self.note(t)}

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how often it may still be used."""
        return {"key": "now-uses", "args": {"n": 2 - self.note(t)}} if t.seat == g.turn else None

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

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Exchange them."""
        r, s = first_of(action), second_of(action)
        self.jot(t, self.note(t) + 1)
        g.pay_tolls(t, r, TOUCH)
        g.pay_tolls(t, s, TOUCH)
        g.swap(t, r, s)
