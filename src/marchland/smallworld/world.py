"""The verbs that change a position: abilities and stages call these and nothing else."""

from marchland.core.regions import bits
from marchland.smallworld import steps, story
from marchland.smallworld.ability import CONQUERED, CONVERTED, Ability
from marchland.smallworld.conquest import Conquest
from marchland.smallworld.pieces import STAY, Piece
from marchland.smallworld.pricing import Pricing
from marchland.smallworld.tribe import Tribe


class World(Pricing):
    """A position with the verbs of the game."""

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
            self.conquests.append(Conquest(r, t.race, -2, -2, 0))
        else:
            self.conquests.append(Conquest(r, t.race, foe.race, foe.seat, defenders))
            self.mark_attack(t, r)
            self._lose_region(foe, r, cause)
        self.clear_pieces(r)
        if foe is not None and foe.declined and foe.seat >= 0:
            self.leave_if_gone(foe)

    def _lose_region(self, foe: Tribe, r: int, cause: int) -> None:
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
            lost -= a.spared(self, foe, cause)
        lost = max(lost, 0)
        self._bury(foe, lost)
        foe.hand += tokens - lost

    def _bury(self, foe: Tribe, tokens: int) -> None:
        self.tray[foe.race] += tokens
        if tokens and self.telling is not None:
            race = story.race_id(self, foe)
            self.tell([story.entry("log-lost-token", foe.seat, race=race, n=tokens)])

    def _move_in(self, t: Tribe, r: int, tokens: int) -> None:
        t.held |= 1 << r
        self.who[r] = t.slot + 1
        self.count[r] = tokens
        for a in t.kit.on_conquest:
            a.on_conquest(self, t, self.conquests[-1])

    def mark_attack(self, t: Tribe, r: int) -> None:
        """Note that t attacked region r, taken or not (SW-W05)."""
        foe = self.holder(r)
        if foe is not None and foe.seat >= 0 and not foe.declined and not t.declined:
            self.attacked |= 1 << foe.seat

    # Regions and tokens.

    def abandon(self, t: Tribe, r: int) -> None:
        """Give up region r; its tokens come to hand (SW-N03)."""
        t.hand += self.count[r]
        self._vacate(t, r)
        self.clear_pieces(r)

    def give_up(self, t: Tribe, r: int) -> None:
        """Give up region r at redeployment; its tokens are set aside (SW-R01)."""
        t.aside += self.count[r]
        self._vacate(t, r)
        self.clear_pieces(r)

    def _vacate(self, t: Tribe, r: int) -> None:
        t.held &= ~(1 << r)
        self.who[r] = 0
        self.count[r] = 0

    def pick_up(self, t: Tribe) -> None:
        """Take every token above one a region in hand (SW-N02)."""
        for r in bits(t.held):
            t.hand += self.count[r] - 1
            self.count[r] = 1

    def put(self, t: Tribe, r: int, tokens: int) -> None:
        """Make `tokens` the number in held region r, from or to t's hand."""
        t.hand += self.count[r] - tokens
        self.count[r] = tokens

    def recruit(self, t: Tribe, tokens: int) -> None:
        """Give t new tokens in hand as far as its tray goes (SW-P08)."""
        tokens = min(tokens, self.tray[t.race])
        self.tray[t.race] -= tokens
        t.hand += tokens
        if tokens and self.telling is not None:
            race = story.race_id(self, t)
            self.tell([story.entry("log-recruit", t.seat, race=race, n=tokens)])

    # Pieces.

    def place(self, piece: Piece, r: int, number: int = 1) -> None:
        """Lay pieces in region r as far as the supply goes."""
        kind = piece.kind
        number = min(number, self.pieces_left(kind))
        if number <= 0:
            return
        heap = self.heaps[kind]
        if heap is not None:
            heap[r] += number
        self.lies[kind] |= 1 << r
        self.defence[r] += piece.defence * number
        if piece.immune:
            self.immune |= 1 << r

    def lift(self, piece: Piece, r: int) -> None:
        """Take all pieces of a kind off region r."""
        kind = piece.kind
        bit = 1 << r
        if not self.lies[kind] & bit:
            return
        number = 1
        heap = self.heaps[kind]
        if heap is not None:
            number = heap[r]
            heap[r] = 0
        self.lies[kind] ^= bit
        self.defence[r] -= piece.defence * number
        if piece.immune:
            self.immune &= ~bit
            for other in self.setup.variant.pieces:
                if other.immune:
                    self.immune |= self.lies[other.kind] & bit

    def lift_all(self, piece: Piece) -> None:
        """Take all pieces of a kind off the map."""
        for r in bits(self.lies[piece.kind]):
            self.lift(piece, r)

    def lying(self, piece: Piece) -> int:
        """Return the regions where a kind of piece lies."""
        return self.lies[piece.kind]

    def clear_pieces(self, r: int) -> None:
        """Take every piece off a region that changed hands or was given up."""
        bit = 1 << r
        for piece in self.setup.variant.pieces:
            if self.lies[piece.kind] & bit:
                self.lift(piece, r)

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

    # Questions that wait for an answer.

    def suspend(self, stage: int, seat: int, slot: int, at: int, cursor: int) -> None:
        """Ask something in between; `resume` goes on with what is asked now."""
        self.frames.append((self.stage, self.to_move, self.slot, self.at, self.cursor))
        self.stage, self.to_move, self.slot, self.at, self.cursor = stage, seat, slot, at, cursor

    def resume(self) -> None:
        """Go back to the question that was suspended last."""
        self.stage, self.to_move, self.slot, self.at, self.cursor = self.frames.pop()

    def ask_die(self, t: Tribe, word: int, target: int) -> None:
        """Let the die be rolled for the action with this word, aimed at a region."""
        self.suspend(steps.ROLL, -1, t.slot, word, target)

    def bind(self) -> None:
        """After a roll only a paid conquest may follow, or the end of conquests (SW-W02)."""
        self.stage = steps.STRIKE
