"""Going into decline, and leaving the map."""

from typing import TYPE_CHECKING, cast

from marchland.core.regions import bits
from marchland.smallworld.ability import Ability
from marchland.smallworld.pieces import STAY
from marchland.smallworld.relics import Relics
from marchland.smallworld.tribe import Tribe

if TYPE_CHECKING:
    from marchland.smallworld.world import World


class Decline(Relics):
    """A position whose tribes can decline and leave."""

    def go_into_decline(self, t: Tribe) -> None:
        """Turn t's banner and leave one token a region (SW-E02 to SW-E05)."""
        self._make_room(t)
        for piece in self.setup.variant.pieces:
            if piece.in_decline != STAY:
                for r in bits(self.lies[piece.kind] & t.held):
                    self.lift(piece, r)
            if piece.recalled and any(piece in a.pieces for a in t.kit.abilities):
                self.lift_all(piece)
        for r in bits(t.held):
            stay = t.kit.garrison
            for a in t.kit.left_behind:
                stay = max(stay, a.left_behind(cast("World", self), t, r))
            tokens = self.count[r]
            if tokens > stay:
                self.tray[t.race] += tokens - stay
                self.count[r] = stay
            elif tokens == 0:
                self._leave_empty(t, r)
        self.tray[t.race] += t.hand + t.aside
        t.hand = t.aside = 0
        t.declined = True
        t.marched = True
        self.active_slot[t.seat] = 0
        variant = self.setup.variant
        power = t.power
        t.kit = variant.kit(t.race, power, declined=True)
        if power >= 0 and not self._keeps_badge(variant.powers[power]):
            self.discard_badge(power)
            t.power = -1
        if self.annex is not None:
            t.power_memo = 0
            self.rekit(t)
        self.leave_if_gone(t)

    def _make_room(self, t: Tribe) -> None:
        if t.kit.rides_free:
            return
        if not t.held and not self.setup.empty_decline_removes:
            return
        for older in self.declined(t.seat):
            if not older.kit.rides_free:
                self.leave_map(older)

    def _keeps_badge(self, power: Ability) -> bool:
        return power.badge_stays if self.setup.badge_in_decline else power.rides_free

    def leave_if_gone(self, t: Tribe) -> None:
        """Let a declined tribe go that has no token left (SW-E06)."""
        if t.held == 0 and t.hand == 0:
            self.leave_map(t)

    def leave_map(self, t: Tribe) -> None:
        """Take a tribe off the map; banner and badge go back (SW-E04, SW-E05)."""
        if self.telling is not None:
            self.say("log-race-leaves", t.seat, race=self.race_id(t))
        for r in bits(t.held):
            self.tray[t.race] += self.count[r]
            self._vacate(t, r)
            self.clear_pieces(r)
        self.tray[t.race] += t.hand
        self.tribes[t.slot] = None
        self.return_banner(t.race)
        self.discard_badge(t.power)
