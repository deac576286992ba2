"""The ground: tokens and pieces on the map, moved without asking any ability."""

from mypy_extensions import i64

from marchland.core.regions import MODULUS, PLACE, Regions, bits, count
from marchland.smallworld.parts.pieces import GONE, Piece
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.column import Column


class Ground(Column):
    """Adds to the column: tokens and pieces on the map, counted, moved and taken away."""

    # Questions.

    def border(self, regions: Regions) -> Regions:
        """Return every region next to one of these, real borders only."""
        neighbours = self.map.neighbours
        left: i64 = regions
        around: i64 = 0
        while left:
            low = left & -left
            around |= neighbours[PLACE[low % MODULUS]]
            left ^= low
        return around

    def guards(self, r: int) -> int:
        """Return race tokens in region r, with pieces that count as such."""
        guards = self.count[r]
        for piece in self.setup.variant.pieces:
            if piece.as_token:
                guards += self.pile(piece, r)
        return guards

    def crew(self, r: int) -> int:
        """Return the tokens in region r, with pieces that hold it as they do."""
        crew = self.count[r]
        for piece in self.setup.variant.holding:
            crew += self.pile(piece, r)
        return crew

    def force(self, t: Tribe) -> int:
        """Return what t has in hand to conquer with: tokens, and pieces that fight like them."""
        return t.hand + t.power_memo if t.kit.fights else t.hand

    def retinue(self, t: Tribe) -> int:
        """Return how many pieces t has that hold a region alone, on the map and in hand."""
        piece = t.kit.retinue
        if piece is None:
            return 0
        return self.pieces_on_map(piece.kind) + t.power_memo if piece.fights else piece.supply

    def tokens_of(self, t: Tribe) -> int:
        """Return the tokens that t has on the map."""
        total = 0
        for r in bits(t.held):
            total += self.count[r]
        return total

    def pile(self, piece: Piece, r: int) -> int:
        """Return how many pieces of a kind lie in region r."""
        heap = self.heaps[piece.kind]
        return self.lies[piece.kind] >> r & 1 if heap is None else heap[r]

    def pieces_on_map(self, kind: int) -> int:
        """Return how many pieces of a kind lie on the map."""
        heap = self.heaps[kind]
        if heap is None:
            return count(self.lies[kind])
        total = 0
        for number in heap:
            total += number
        return total

    def pieces_left(self, kind: int) -> int:
        """Return how many pieces of a kind are off the map."""
        return self.setup.variant.pieces[kind].supply - self.pieces_on_map(kind)

    def rivals(self, seat: int) -> list[int]:
        """Return the other seats in ascending order."""
        return [other for other in range(self.setup.players) if other != seat]

    def was_attacked(self, seat: int) -> bool:
        """Tell whether the mover's active race has attacked this seat's active race this turn."""
        return self.attacked >> seat & 1 == 1

    def won_from_others(self, t: Tribe) -> int:
        """Return how many regions that were not empty t has conquered this turn."""
        won = 0
        for c in self.conquests:
            if c.race == t.race and c.defenders > 0:
                won += 1
        return won

    def has_lost(self, t: Tribe) -> bool:
        """Return whether t has lost a region this turn."""
        return any(c.foe_race == t.race for c in self.conquests)

    # Tokens.

    def abandon(self, t: Tribe, r: int) -> None:
        """Give up region r; its tokens come to hand (SW-N03)."""
        t.hand += self.count[r]
        self._call_back(t, r)

    def give_up(self, t: Tribe, r: int) -> None:
        """Give up region r at redeployment; its tokens are set aside (SW-R01)."""
        t.aside += self.count[r]
        self._call_back(t, r)

    def _call_back(self, t: Tribe, r: int) -> None:
        if t.kit.fights and t.kit.retinue is not None:
            t.power_memo += self.pile(t.kit.retinue, r)
        self._leave_empty(t, r)

    def _vacate(self, t: Tribe, r: int) -> None:
        t.held &= ~(1 << r)
        self.who[r] = 0
        self.count[r] = 0
        if self.sites.shown >> r & 1:
            self.rekit(t)

    def _leave_empty(self, t: Tribe, r: int) -> None:
        self._vacate(t, r)
        self.clear_pieces(r)

    def leave_if_gone(self, t: Tribe) -> None:
        """Let a declined tribe go that has no token left (SW-E06)."""
        if t.held == 0 and t.hand == 0:
            self.leave_map(t)

    def leave_map(self, t: Tribe) -> None:
        """Take a tribe off the map; banner and badge go back (SW-E04, SW-E05)."""
        if self.telling is not None:
            self.say("log-race-leaves", t.seat, race=self.race_id(t))
        self.to_tray(t.race, self.tokens_of(t) + t.hand)
        for r in bits(t.held):
            self._vacate(t, r)
            self.clear_pieces(r)
        self.tribes[t.slot] = None
        self.return_banner(t.race)
        self.discard_badge(t.power)

    def pick_up(self, t: Tribe) -> None:
        """Take every token above one a region in hand (SW-N02)."""
        if t.kit.is_rich:
            self._relieve(t)
            return
        count = self.count
        hand = t.hand
        left: i64 = t.held
        while left:
            low = left & -left
            r = PLACE[low % MODULUS]
            hand += count[r] - 1
            count[r] = 1
            left ^= low
        t.hand = hand

    def _relieve(self, t: Tribe) -> None:
        # A piece that holds alone stays where tokens could not hold without it (WC-4.1).
        piece = t.kit.retinue
        for r in bits(t.held):
            if piece is not None and self.count[r] >= t.kit.garrison:
                if piece.fights:
                    t.power_memo += self.pile(piece, r)
                self.lift(piece, r)
            stay = t.kit.garrison - (0 if piece is None else self.pile(piece, r))
            self.put(t, r, min(self.count[r], max(stay, 0)))

    def put(self, t: Tribe, r: int, tokens: int) -> None:
        """Make `tokens` the number in held region r, from or to t's hand."""
        t.hand += self.count[r] - tokens
        self.count[r] = tokens

    def recruit(self, t: Tribe, tokens: int) -> None:
        """Give t new tokens in hand as far as its tray goes (SW-P08)."""
        due = tokens
        tokens = min(due, self.tray[t.race])
        self.to_tray(t.race, -tokens)
        t.hand += tokens
        if self.telling is not None:
            race = self.race_id(t)
            if tokens:
                self.say("log-recruit", t.seat, race=race, n=tokens)
            if tokens < due:
                self.say("log-recruit-none", t.seat, race=race)

    def _bury(self, foe: Tribe, tokens: int) -> None:
        self.to_tray(foe.race, tokens)
        if tokens and self.telling is not None:
            race = self.race_id(foe)
            self.say("log-lost-token", foe.seat, race=race, n=tokens)

    def mark_attack(self, t: Tribe, r: int) -> None:
        """Note that t attacked region r, taken or not (SW-W05)."""
        foe = self.holder(r)
        if foe is not None and foe.seat >= 0 and not foe.declined and not t.declined:
            self.attacked |= 1 << foe.seat

    # Pieces.

    def place(self, piece: Piece, r: int, number: int = 1) -> None:
        """Lay pieces in region r as far as the supply goes."""
        kind = piece.kind
        number = min(number, self.pieces_left(kind))
        if number <= 0:
            return
        self._heap_up(kind, r, number)
        self._cover(kind, self.lies[kind] | 1 << r)
        self._defend(r, piece.defence * number)
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
            self._heap_up(kind, r, -number)
        self._cover(kind, self.lies[kind] ^ bit)
        self._defend(r, -piece.defence * number)
        if piece.immune:
            self.immune &= ~bit
            for other in self.setup.variant.pieces:
                if other.immune:
                    self.immune |= self.lies[other.kind] & bit

    def _cover(self, kind: int, regions: Regions) -> None:
        self.own()
        self.lies[kind] = regions
        self.laden = 0
        for where in self.lies:
            self.laden |= where

    def _heap_up(self, kind: int, r: int, more: int) -> None:
        self.own()
        heap = self.heaps[kind]
        if heap is not None:
            heap[r] = heap[r] + more

    def _defend(self, r: int, more: int) -> None:
        if more:
            self.own()
            self.defence[r] = self.defence[r] + more

    def lift_all(self, piece: Piece) -> None:
        """Take all pieces of a kind off the map."""
        for r in bits(self.lies[piece.kind]):
            self.lift(piece, r)

    def lying(self, piece: Piece) -> int:
        """Return the regions where a kind of piece lies."""
        return self.lies[piece.kind]

    def clear_pieces(self, r: int) -> None:
        """Take what does not stay off a region that was given up."""
        bit = 1 << r
        if not self.laden & bit:
            return
        for piece in self.setup.variant.pieces:
            if self.lies[piece.kind] & bit and piece.when_left == GONE:
                self.lift(piece, r)

    def clear_taken(self, r: int) -> None:
        """Take what does not stay off a region that changed hands."""
        bit = 1 << r
        if not self.laden & bit:
            return
        for piece in self.setup.variant.pieces:
            if self.lies[piece.kind] & bit and piece.in_conquest == GONE:
                self.lift(piece, r)
