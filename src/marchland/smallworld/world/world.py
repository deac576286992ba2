"""The world: what abilities ask and change, with every verb that obeys a hook."""

from abc import abstractmethod
from typing import Final

from marchland.core.game import NOBODY
from marchland.core.regions import Regions, bits
from marchland.smallworld.parts.ability import CONQUERED, CONVERTED, FRIGHTENED, Ability
from marchland.smallworld.parts.conquest import EMPTY, Conquest
from marchland.smallworld.parts.pieces import STAY
from marchland.smallworld.parts.tribe import NONE, Tribe
from marchland.smallworld.world.discovery import Discovery
from marchland.smallworld.world.position import NO_ABILITY

BASE: Final = 2
"""Tokens for any region before what defends it (SW-C02)."""


class World(Discovery):
    """Adds to all below what depends on abilities: reach, price, toll, conquest, decline.

    A state is built in layers, one noun and one file each, and each calls only those below:
    `Position` (data and questions), `Purse` (coins), `Column` (combos), `Ground` (tokens and
    pieces), `Discovery` (sites), `World`, and on top `SmallWorldState`, which others see.
    """

    @abstractmethod
    def copy(self) -> "World":
        """Return an independent copy with an empty history."""

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
                for r in bits(held):
                    reached |= self.linked(t, r)
        else:
            for a in kit.entry:
                reached |= a.entry(self, t)
        for a in kit.reach:
            reached |= a.reach(self, t)
        return reached & ~held & self.home(t) & self.touchable(t)

    def next_to(self, t: Tribe) -> Regions:
        """Return the part of the frontier that really borders a region of t."""
        return self.border(t.held) & ~t.held & self.home(t) & self.touchable(t)

    def price(self, t: Tribe, r: int, rebate: int = 0) -> int:
        """Return the tokens that t must pay for region r, reachable or not, less a rebate.

        Nothing makes it cheaper than the garrison that t needs there (SW-C03).
        """
        cost = BASE + self.defence[r] - rebate
        if self.setup.own_declined_cost or not self._is_own(t, r):
            cost += self.count[r]
        for a in t.kit.price:
            cost += a.price(self, t, r)
        if self.setup.guarded:
            foe = self.holder(r)
            if foe is not None and foe.seat != t.seat:
                for a in foe.kit.guards:
                    cost += a.guards(self, foe, r, t)
        least = t.kit.garrison
        return cost if cost > least else least  # noqa: FURB136 - asked most of all; max is slower

    def _is_own(self, t: Tribe, r: int) -> bool:
        holder = self.holder(r)
        return holder is not None and holder.seat == t.seat

    # Tolls (WC-16).

    def owed(self, t: Tribe, r: int, deed: int) -> int:
        """Return the coins that t must pay before a deed to region r."""
        foe = self.holder(r)
        if foe is None or foe.seat == t.seat:
            return 0
        coins = 0
        for a in foe.kit.toll:
            coins += a.toll(self, foe, r, t, deed)
        return coins

    def payable(self, t: Tribe, regions: Regions, deed: int, fee: int = 0) -> Regions:
        """Return those of the regions whose tolls t can pay, besides a fee of its own."""
        if not self.setup.has_tolls:
            return regions
        if not self.can_pay(t, fee):
            return 0
        for foe in self.tribes:
            if foe is not None and foe.kit.toll and foe.seat != t.seat:
                for r in bits(foe.held & regions):
                    if not self.can_pay(t, fee + self.owed(t, r, deed)):
                        regions &= ~(1 << r)
        return regions

    def pay_tolls(self, t: Tribe, r: int, deed: int) -> None:
        """Let t pay what a deed to region r costs in coins."""
        foe = self.holder(r)
        if foe is None or foe.seat == t.seat or not foe.kit.toll:
            return
        for a in foe.kit.toll:
            coins = a.toll(self, foe, r, t, deed)
            if coins:
                self.pay(t.seat, foe.seat, coins, a.id)
                a.on_paid(self, foe, r, t)

    # Conquest.

    def take(self, t: Tribe, r: int, spend: int, fighters: int = -1) -> None:
        """Conquer region r with tokens from t's hand (SW-C05).

        Where pieces fight too, tokens are spent first unless a number of them is given.
        """
        self._drive_out(t, r, CONQUERED)
        if t.kit.fights and t.kit.retinue is not None:
            if fighters < 0:
                fighters = max(spend - t.hand, 0)
            if fighters:
                t.power_memo -= fighters
                self.place(t.kit.retinue, r, fighters)
                spend -= fighters
        t.hand -= spend
        self._move_in(t, r, spend)

    def blow_up(self, t: Tribe, r: int) -> None:
        """Conquer region r and leave it empty (WC-10)."""
        foe = self.holder(r)
        self._drive_out(t, r, CONQUERED, leave=True)
        self._tell_of_conquest(t)
        if foe is not None and self.sites.shown >> r & 1:
            self.rekit_all()

    def convert(self, t: Tribe, r: int) -> None:
        """Conquer region r by turning its defender into a token of t from t's tray (SW-R11)."""
        self._drive_out(t, r, CONVERTED)
        self.to_tray(t.race, -1)
        self._move_in(t, r, 1)

    def _drive_out(self, t: Tribe, r: int, cause: int, *, leave: bool = False) -> None:
        foe = self.holder(r)
        side = 0
        defenders = self.count[r]
        if self.setup.has_sites:
            side = self.faction(t)
            defenders = self.crew(r)
        if foe is None:
            self._record(Conquest(r, t.race, EMPTY, NOBODY, 0, side))
        else:
            self._record(Conquest(r, t.race, foe.race, foe.seat, defenders, side))
            self.mark_attack(t, r)
            self._lose_region(foe, t, r, cause)
        if leave:
            self.clear_pieces(r)
        else:
            self.clear_taken(r)
        if foe is not None and foe.declined and foe.seat >= 0:
            self.leave_if_gone(foe)

    def _record(self, c: Conquest) -> None:
        self.own()
        self.conquests.append(c)

    def _lose_region(self, foe: Tribe, by: Tribe, r: int, cause: int) -> None:
        tokens = self.count[r]
        foe.held &= ~(1 << r)
        self.count[r] = 0
        self.who[r] = 0
        if foe.seat < 0:
            self._bury_neutral(foe, tokens)
            if by.kit.on_kill:
                self._tell_of_loss(by, foe, tokens)
            return
        if foe.declined and not foe.kit.fights_in_decline:
            self._bury(foe, tokens)
            if by.kit.on_kill:
                self._tell_of_loss(by, foe, tokens)
            return
        kit = foe.kit
        lost = self._doomed(foe, by, r, cause) if kit.is_careful or by.kit.merciful else 1
        piece = kit.retinue
        dead = lost
        if piece is not None and self.lies[piece.kind] >> r & 1:
            if piece.fights:
                foe.power_memo += self.pile(piece, r) - lost
                dead = 0
            self.lift(piece, r)
        self._bury(foe, dead)
        foe.hand += tokens - dead
        if by.kit.on_kill:
            self._tell_of_loss(by, foe, lost)

    def _doomed(self, foe: Tribe, by: Tribe, r: int, cause: int) -> int:
        """Return how many pieces foe loses for good: one, or none where something spares it."""
        lost = 0 if by.kit.merciful and cause != FRIGHTENED else 1
        for a in foe.kit.spared:
            lost -= a.spared(self, foe, by, cause)
        for a in foe.kit.on_lost:
            a.on_lost(self, foe, by, r, cause)
        return max(lost, 0)

    def _bury_neutral(self, foe: Tribe, tokens: int) -> None:
        # Tokens that march are never lost for good (WC-17.2).
        if self.setup.wild:
            foe.hand += tokens

    def _tell_of_loss(self, by: Tribe, foe: Tribe, lost: int) -> None:
        if lost and foe.seat != by.seat:
            for a in by.kit.on_kill:
                a.on_kill(self, by, foe, lost)

    def _tell_of_conquest(self, by: Tribe) -> None:
        if not self.setup.variant.watched:
            return
        for t in self.tribes:
            if t is not None:
                for a in t.kit.on_any_conquest:
                    a.on_any_conquest(self, t, self.conquests[-1], by)

    # What else may befall a region (WC-11).

    def scare(self, t: Tribe, r: int, to: int) -> None:
        """Let t move a token out of region r to another of its race, or `NOWHERE`."""
        foe = self.holder(r)
        assert foe is not None
        self.mark_attack(t, r)
        piece = foe.kit.retinue
        fighter = piece if self.count[r] == 0 and piece is not None else None
        if fighter is None:
            self.count[r] -= 1
        else:
            left = self.pile(fighter, r) - 1
            self.lift(fighter, r)
            self.place(fighter, r, left)
        if to >= 0 and fighter is None:
            self.count[to] += 1
        elif to >= 0 and fighter is not None:
            self.place(fighter, to)
        else:
            self._lose_one(foe, t, r, is_token=fighter is None)
        self.mind_garrison(foe, r)

    def _lose_one(self, foe: Tribe, by: Tribe, r: int, *, is_token: bool) -> None:
        if foe.seat < 0:
            self._bury_neutral(foe, 1)
            self._tell_of_loss(by, foe, 1)
            return
        lost = 1 if foe.declined else self._doomed(foe, by, r, FRIGHTENED)
        if is_token:
            self._bury(foe, lost)
            foe.hand += 1 - lost
        elif foe.kit.fights:
            foe.power_memo += 1 - lost
        self._tell_of_loss(by, foe, lost)

    def mind_garrison(self, t: Tribe, r: int) -> None:
        """Let t give up a region in which too few pieces are left (WC-10)."""
        left = self.crew(r)
        if left == 0:
            self._leave_empty(t, r)
            if t.declined and t.seat >= 0:
                self.leave_if_gone(t)
        elif left < t.kit.garrison and not t.declined:
            self.ask_choice(t, NO_ABILITY, r)

    def join(self, t: Tribe, r: int, to: int) -> None:
        """Move all that t has in region r to another region of its own."""
        self.count[to] += self.count[r]
        piece = t.kit.retinue
        if piece is not None:
            number = self.pile(piece, r)
            self.lift(piece, r)
            self.place(piece, to, number)
        self._leave_empty(t, r)

    def swap(self, t: Tribe, r: int, s: int) -> None:
        """Let t exchange two regions; whoever comes to one finds what is there (WC-Q10, WC-Q11)."""
        is_moved = self.holder(r) is not self.holder(s)
        self.exchange(r, s)
        for region in (r, s):
            if is_moved:
                self.arrive(region)
            newcomer = self.holder(region)
            if newcomer is not None:
                self.enter(newcomer if newcomer.seat >= 0 else t, region)

    def arrive(self, r: int) -> None:
        """Let the sites in region r hear who holds it now (WC-12)."""
        t = self.holder(r)
        if t is not None and t.seat >= 0 and self.sites.shown >> r & 1:
            for site in self.sites_in(1 << r):
                self.setup.variant.sites[site].on_arrival(self, t, r)

    def reveal(self, t: Tribe, r: int, site: int) -> None:
        """Let t turn up a site in region r, whoever holds it."""
        sites = self.sites
        sites.hidden &= ~(1 << r)
        sites.bag &= ~(1 << site)
        self.lay_site(site, r)
        found = self.setup.variant.sites[site]
        found.on_reveal(self, t, r)
        holder = self.holder(r)
        if holder is not None and holder.seat >= 0 and found.where(self) == r:
            found.on_arrival(self, holder, r)

    def _move_in(self, t: Tribe, r: int, tokens: int) -> None:
        t.held |= 1 << r
        self.who[r] = t.slot + 1
        self.count[r] = tokens
        if self.sites.shown >> r & 1:
            self.rekit_all()
        for a in t.kit.on_conquest:
            a.on_conquest(self, t, self.conquests[-1])
        self.arrive(r)
        self._tell_of_conquest(t)
        self.enter(t, r)

    # Decline.

    def go_into_decline(self, t: Tribe) -> None:
        """Turn t's banner and leave one token a region (SW-E02 to SW-E05)."""
        if self.setup.variant.mourned:
            for other in self.tribes:
                if other is not None and (other is t or other.seat != t.seat):
                    for a in other.kit.on_decline:
                        a.on_decline(self, other, t)
        for older in self.leaving(t):
            self.leave_map(older)
        for piece in self.setup.variant.pieces:
            if piece.in_decline != STAY:
                for r in bits(self.lies[piece.kind] & t.held):
                    self.lift(piece, r)
            if piece.recalled and any(piece in a.pieces for a in t.kit.abilities):
                self.lift_all(piece)
        freed = 0
        for r in bits(t.held):
            stay = self.stay_in(t, r)
            tokens = self.count[r]
            if tokens > stay:
                freed += tokens - stay
                self.count[r] = stay
            elif tokens == 0:
                self._leave_empty(t, r)
        self.to_tray(t.race, freed + t.hand + t.aside)
        t.hand = t.aside = 0
        t.declined = True
        t.marched = True
        self.lead(t.seat, 0)
        variant = self.setup.variant
        power = t.power
        t.kit = variant.kit(t.race, power, declined=True)
        if power >= 0 and not self.keeps_badge(variant.powers[power]):
            self.discard_badge(power)
            t.power = NONE
        if self.setup.has_sites:
            t.power_memo = 0
            self.rekit(t)
        self.leave_if_gone(t)

    def stay_in(self, t: Tribe, r: int) -> int:
        """Return how many of t's tokens at most stay in a region when t goes into decline."""
        return max([1, *(a.left_behind(self, t, r) for a in t.kit.left_behind)])

    def leaving(self, t: Tribe) -> list[Tribe]:
        """Return the older tribes in decline that leave the map when t goes into decline."""
        if t.kit.rides_free or not (t.held or self.setup.empty_decline_removes):
            return []
        return [older for older in self.declined(t.seat) if not older.kit.rides_free]

    def keeps_badge(self, power: Ability) -> bool:
        """Tell whether a badge stays beside the banner in decline (SW-E02)."""
        return power.badge_stays if self.setup.badge_in_decline else power.rides_free
