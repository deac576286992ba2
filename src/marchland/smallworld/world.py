"""The world: what abilities ask and change. Only these verbs write, and all of them obey hooks."""

from typing import Final

from marchland.core.regions import MODULUS, PLACE, Regions, bits
from marchland.smallworld import story
from marchland.smallworld.ability import CONQUERED, CONVERTED, Ability
from marchland.smallworld.conquest import Conquest
from marchland.smallworld.ground import Ground
from marchland.smallworld.pieces import STAY
from marchland.smallworld.tribe import Tribe

BASE: Final = 2
"""Tokens for any region before what defends it (SW-C02)."""
CHEAPEST: Final = 1
"""No discount goes below this (SW-C03)."""


class World(Ground):
    """A position that knows where a tribe may strike, what it costs, and what follows."""

    # Where and for how much (SW-C01 to SW-C07). These questions do not write.

    def linked(self, t: Tribe, r: int) -> Regions:
        """Return what region r borders for t's conquests besides its neighbours."""
        links = 0
        for a in t.kit.links:
            links |= a.links(self, t, r)
        return links

    def home(self, t: Tribe) -> Regions:
        """Return every region t could hold by its nature: land, and water if it may."""
        regions = self.map.land
        for a in t.kit.habitat:
            regions |= a.habitat(self, t)
        return regions

    def touchable(self, t: Tribe) -> Regions:
        """Return every region that t may attack as far as protection goes: immunity, peace."""
        closed = self.immune
        for foe in self.tribes:
            if foe is not None:
                for a in foe.kit.bars:
                    closed |= a.bars(self, foe, t)
        return ~closed

    def frontier(self, t: Tribe) -> Regions:
        """Return every region that t may conquer now, price aside."""
        kit = t.kit
        held = t.held
        reached = 0
        if held:
            reached = self.border(held)
            if kit.links:
                regions = held
                while regions:
                    low = regions & -regions
                    reached |= self.linked(t, PLACE[low % MODULUS])
                    regions ^= low
        else:
            for a in kit.entry:
                reached |= a.entry(self, t)
        for a in kit.reach:
            reached |= a.reach(self, t)
        return reached & ~held & self.home(t) & self.touchable(t)

    def next_to(self, t: Tribe) -> Regions:
        """Return the part of the frontier that really borders a region of t."""
        return self.border(t.held) & ~t.held & self.home(t) & self.touchable(t)

    def price(self, t: Tribe, r: int) -> int:
        """Return the tokens that t must pay for region r, reachable or not."""
        cost = BASE + self.defence[r]
        if self.setup.own_declined_cost:
            cost += self.count[r]
        else:
            holder = self.holder(r)
            if holder is None or holder.seat != t.seat:
                cost += self.count[r]
        for a in t.kit.price:
            cost += a.price(self, t, r)
        return max(cost, CHEAPEST)

    # Conquest.

    def take(self, t: Tribe, r: int, spend: int) -> None:
        """Conquer region r with tokens from t's hand (SW-C05)."""
        self._drive_out(t, r, CONQUERED)
        t.hand -= spend
        self._move_in(t, r, spend)

    def convert(self, t: Tribe, r: int) -> None:
        """Conquer region r by turning its defender into a token of t from t's tray (SW-R11)."""
        self._drive_out(t, r, CONVERTED)
        self.tray[t.race] -= 1
        self._move_in(t, r, 1)

    def _drive_out(self, t: Tribe, r: int, cause: int) -> None:
        foe = self.holder(r)
        defenders = self.count[r]
        if foe is None:
            self.conquests += (Conquest(r, t.race, -2, -2, 0),)
        else:
            self.conquests += (Conquest(r, t.race, foe.race, foe.seat, defenders),)
            self.mark_attack(t, r)
            self._lose_region(foe, t, r, cause)
        self.clear_pieces(r)
        if foe is not None and foe.declined and foe.seat >= 0:
            self.leave_if_gone(foe)

    def _lose_region(self, foe: Tribe, by: Tribe, r: int, cause: int) -> None:
        tokens = self.count[r]
        foe.held &= ~(1 << r)
        self.count[r] = 0
        self.who[r] = 0
        if foe.seat < 0:
            return
        if foe.declined and not foe.kit.fights_in_decline:
            self._bury(foe, tokens)
            return
        lost = 1
        for a in foe.kit.spared:
            lost -= a.spared(self, foe, by, cause)
        lost = max(lost, 0)
        self._bury(foe, lost)
        foe.hand += tokens - lost

    def _move_in(self, t: Tribe, r: int, tokens: int) -> None:
        t.held |= 1 << r
        self.who[r] = t.slot + 1
        self.count[r] = tokens
        for a in t.kit.on_conquest:
            a.on_conquest(self, t, self.conquests[-1])

    # Decline.

    def go_into_decline(self, t: Tribe) -> None:
        """Turn t's banner and leave one token a region (SW-E02 to SW-E05)."""
        self._make_room(t)
        for piece in self.setup.variant.pieces:
            if piece.in_decline != STAY:
                for r in bits(self.lies[piece.kind] & t.held):
                    self.lift(piece, r)
        for r in bits(t.held):
            stay = 1
            for a in t.kit.left_behind:
                stay = max(stay, a.left_behind(self, t, r))
            self.tray[t.race] += self.count[r] - stay
            self.count[r] = stay
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
        self.leave_if_gone(t)

    def _make_room(self, t: Tribe) -> None:
        if t.kit.rides_free:
            return
        if not t.held and not self.setup.rulings["empty_decline_removes"]:
            return
        for older in self.declined(t.seat):
            if not older.kit.rides_free:
                self.leave_map(older)

    def _keeps_badge(self, power: Ability) -> bool:
        if self.setup.rulings["badge_in_decline"] == "discard":
            return power.rides_free
        return power.badge_stays

    def leave_if_gone(self, t: Tribe) -> None:
        """Let a declined tribe go that has no token left (SW-E06)."""
        if t.held == 0 and t.hand == 0:
            self.leave_map(t)

    def leave_map(self, t: Tribe) -> None:
        """Take a tribe off the map; banner and badge go back (SW-E04, SW-E05)."""
        if self.telling is not None:
            self.tell([story.entry("log-race-leaves", t.seat, race=story.race_id(self, t))])
        for r in bits(t.held):
            self.tray[t.race] += self.count[r]
            self._vacate(t, r)
            self.clear_pieces(r)
        self.tray[t.race] += t.hand
        self.tribes[t.slot] = None
        self.return_banner(t.race)
        self.discard_badge(t.power)
