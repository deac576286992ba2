"""Defensive: cheap where most neighbours are one's own."""

from typing import TYPE_CHECKING

from marchland.core.actions import first_of
from marchland.core.regions import Regions, bits, count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import Power
from marchland.smallworld.parts.pieces import Piece
from marchland.smallworld.warcraft.counting import has_majority
from marchland.smallworld.warcraft.words import (
    TOWER,
    TOWER_AT,
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
        """Raise and raze towers (WC-Q17)."""
        self._raze(g, t)
        for r in bits(self._safe(g, t) & ~g.lying(TOWER)):
            if g.pieces_left(TOWER.kind):
                g.place(TOWER, r)
                g.say("log-tower", t.seat, region=g.map.ids[r])

    def shut(self, g: "World", t: "Tribe", piece: Piece) -> Regions:
        """Return where a tower stays or rises; where towers run short, only those that stand."""
        safe = self._safe(g, t)
        return safe if count(safe) <= piece.supply else safe & g.lying(piece)

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
