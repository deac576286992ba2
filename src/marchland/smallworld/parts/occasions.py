"""What a race does or gets at certain moments: as its turn begins or ends, at a decline."""

from typing import TYPE_CHECKING

from marchland.core.regions import bits
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.map import KINDS

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Again(Ability):
    """When your conquests are over you take up your spare tokens and conquer once more."""

    def __init__(self, times: int = 1) -> None:
        """Take how often."""
        super().__init__("")
        self.times = times

    def encores(self) -> int:
        """Return how often."""
        return self.times


class SecondRoll(Ability):
    """A last attempt that fails is rolled again."""

    def __init__(self, times: int = 1) -> None:
        """Take how often."""
        super().__init__("")
        self.times = times

    def rerolls(self) -> int:
        """Return how often."""
        return self.times


class GivesUp(Ability):
    """As your turn begins you leave all your regions of a kind."""

    def __init__(self, kind: str) -> None:
        """Take the kind of region."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Give them up; the tokens come to hand."""
        for r in bits(t.held & g.map.by_kind[self.kind]):
            g.abandon(t, r)
            g.say("log-abandon", t.seat, region=g.map.ids[r])


class Tribute(Ability):
    """As your turn ends each player with an active race next to yours pays you coins."""

    def __init__(self, coins: int) -> None:
        """Take the coins of each."""
        super().__init__("")
        self.coins = coins

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Let each neighbour pay as far as coins go."""
        around = g.border(t.held)
        for seat in g.rivals(t.seat):
            foe = g.active(seat)
            if foe is not None and foe.held & around:
                g.pay(seat, t.seat, self.coins, self.id)


class AtDecline(Ability):
    """When somebody's race goes into decline, you get coins or tokens."""

    def __init__(self, number: int, *, tokens: bool = False, own: bool = False) -> None:
        """Take how many, whether tokens instead of coins, and whether of your own race."""
        super().__init__("")
        self.count = number
        self.tokens = tokens
        self.own = own

    def on_decline(self, g: "World", t: "Tribe", other: "Tribe") -> None:
        """Pay, or let tokens wait beside the map until your next turn."""
        if (other is t) != self.own or (other.seat == t.seat and not self.own):
            return
        if self.tokens:
            waiting = t.hand
            g.recruit(t, self.count)
            t.aside += t.hand - waiting
            t.hand = waiting
        else:
            g.earn(t.seat, self.count, self.id)
