"""Where a tribe may strike and what it costs (SW-C01 to SW-C07)."""

from typing import Final

from marchland.core.regions import Regions
from marchland.smallworld.column import Column
from marchland.smallworld.pieces import Piece
from marchland.smallworld.tribe import Tribe

BASE: Final = 2
"""Tokens for any region before what defends it (SW-C02)."""
CHEAPEST: Final = 1
"""No discount goes below this (SW-C03)."""


class Pricing(Column):
    """A position that answers questions about conquest. Nothing here writes."""

    def border(self, regions: Regions) -> Regions:
        """Return every region next to one of these, real borders only."""
        neighbours = self.map.neighbours
        around = 0
        while regions:
            low = regions & -regions
            around |= neighbours[low.bit_length() - 1]
            regions ^= low
        return around

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
                    reached |= self.linked(t, low.bit_length() - 1)
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
        return cost if cost > CHEAPEST else CHEAPEST

    def guards(self, r: int) -> int:
        """Return race tokens in region r, with pieces that count as such."""
        guards = self.count[r]
        for piece in self.setup.variant.pieces:
            heap = self.heaps[piece.kind]
            if piece.as_token and heap is not None:
                guards += heap[r]
        return guards

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

    def pieces_on_map(self, kind: int) -> int:
        """Return how many pieces of a kind lie on the map."""
        heap = self.heaps[kind]
        return self.lies[kind].bit_count() if heap is None else sum(heap)

    def pieces_left(self, kind: int) -> int:
        """Return how many pieces of a kind are off the map."""
        return self.setup.variant.pieces[kind].supply - self.pieces_on_map(kind)

    def pile(self, piece: Piece, r: int) -> int:
        """Return how many pieces of a kind lie in region r."""
        heap = self.heaps[piece.kind]
        return self.lies[piece.kind] >> r & 1 if heap is None else heap[r]

    def rivals(self, seat: int) -> list[int]:
        """Return the other seats in ascending order."""
        return [other for other in range(self.setup.players) if other != seat]

    def was_attacked(self, seat: int) -> bool:
        """Tell whether the mover's active race has attacked this seat's active race this turn."""
        return self.attacked >> seat & 1 == 1
