"""What conquests bring: clauses about the regions that were taken this turn."""

from typing import TYPE_CHECKING, Final

from marchland.core.game import NOBODY
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, Ability
from marchland.smallworld.parts.map import KINDS

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

ANYONE: Final = "anyone"
PLAYERS: Final = "players"
ACTIVE: Final = "active"
DECLINED: Final = "declined"
NEUTRAL: Final = "neutral"
SIDES: Final = {"alliance": ALLIANCE, "horde": HORDE}
FROM: Final = (ANYONE, PLAYERS, ACTIVE, DECLINED, NEUTRAL, *SIDES)
"""From whom a region may be taken: whoever stands there, other players, their active races or
those in decline, nobody's tokens, or another player's race of a faction."""
EVERY: Final = "all"
"""Conquests of empty regions too."""


def is_of(g: "World", t: "Tribe", whom: str, race: int, seat: int) -> bool:
    """Tell whether a race that holds a region is one of those from whom t is to take it.

    Asked of a conquest of this turn too: a race that is gone by then was in decline.
    """
    if whom == NEUTRAL:
        return seat == NOBODY and race == -1
    if seat < 0 or seat == t.seat:
        return False
    if whom in (ACTIVE, DECLINED):
        active = g.active(seat)
        return (active is not None and active.race == race) == (whom == ACTIVE)
    return whom == PLAYERS or g.setup.variant.race_sides[race] == SIDES[whom]


class Spoils(Ability):
    """What depends on this turn's conquests of a kind of region from certain races."""

    def __init__(self, whom: str = ANYONE, kind: str = "any") -> None:
        """Take one of `FROM` or `EVERY`, and the kind of region."""
        super().__init__("")
        self.whom = whom
        self.kind = KINDS.index(kind)
        self.all_kinds = kind == "any"

    def won(self, g: "World", t: "Tribe") -> int:
        """Count this turn's conquests of that sort."""
        if self.all_kinds and self.whom == ANYONE:
            return g.won_from_others(t)
        won = 0
        for c in g.conquests:
            if c.race == t.race and self._counts(g, t, c):
                won += 1
        return won

    def _counts(self, g: "World", t: "Tribe", c: "Conquest") -> bool:
        if not g.map.by_kind[self.kind] >> c.region & 1:
            return False
        if self.whom == EVERY:
            return True
        if self.whom == ANYONE:
            return c.defenders > 0
        return is_of(g, t, self.whom, c.foe_race, c.foe_seat)


class EarnsPerConquest(Spoils):
    """Each region that you took this turn, of a kind and from certain races, earns more coins."""

    def __init__(self, coins: int = 1, whom: str = ANYONE, kind: str = "any") -> None:
        """Take the coins for each conquest, one of `FROM` or `EVERY`, and the kind of region."""
        super().__init__(whom, kind)
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Count them."""
        return self.coins * self.won(g, t)


class RecruitsPerConquest(Spoils):
    """Tokens join you at redeployment for so many regions that you took this turn."""

    def __init__(self, tokens: int, per: int, whom: str = ANYONE, kind: str = "any") -> None:
        """Take how many, for how many conquests, one of `FROM` or `EVERY`, and the kind."""
        super().__init__(whom, kind)
        self.count = tokens
        self.per = per

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Count them."""
        return self.count * (self.won(g, t) // self.per)


class CheaperAfter(Spoils):
    """Each region that you took this turn makes the further ones cost you fewer tokens."""

    def __init__(self, by: int, whom: str = EVERY, kind: str = "any") -> None:
        """Take the discount for each conquest, one of `FROM` or `EVERY`, and the kind."""
        super().__init__(whom, kind)
        self.by = by

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the discount of all of them."""
        return -self.by * self.won(g, t)
