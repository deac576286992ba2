"""When a clause speaks: in the first turn, later, in decline, or while enough regions are held."""

from typing import TYPE_CHECKING, Final

from marchland.core.regions import Regions, count
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.map import KINDS

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

FIRST: Final = "first"
LATER: Final = "later"
DECLINE: Final = "decline"
WHEN: Final = (FIRST, LATER, DECLINE)
"""In the first turn of the race, in all others, or in decline."""


class Only(Ability):
    """A clause that speaks under a condition."""

    def __init__(self, inner: Ability, when: str = "", kind: str = "any", least: int = 0) -> None:
        """Take the clause, one of `WHEN` or "", and how many regions of a kind must be held."""
        super().__init__("")
        self.inner = inner
        self.when = when
        self.kind = KINDS.index(kind)
        self.least = least

    def speaker(self) -> Ability:
        """Return the clause, whose hooks these are."""
        return self.inner

    def is_so(self, g: "World", t: "Tribe") -> bool:
        """Tell whether the condition is met."""
        if self.when == FIRST and t.age > 0:
            return False
        if self.when == LATER and t.age == 0:
            return False
        if self.when == DECLINE and not t.declined:
            return False
        return count(t.held & g.map.by_kind[self.kind]) >= self.least

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Ask the clause."""
        return self.inner.price(g, t, r) if self.is_so(g, t) else 0

    def guards(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> int:
        """Ask the clause."""
        return self.inner.guards(g, t, r, foe) if self.is_so(g, t) else 0

    def income(self, g: "World", t: "Tribe") -> int:
        """Ask the clause."""
        return self.inner.income(g, t) if self.is_so(g, t) else 0

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Ask the clause."""
        return self.inner.recruits(g, t) if self.is_so(g, t) else 0

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Ask the clause."""
        return self.inner.spared(g, t, by, cause) if self.is_so(g, t) else 0

    def entry(self, g: "World", t: "Tribe") -> Regions:
        """Ask the clause."""
        return self.inner.entry(g, t) if self.is_so(g, t) else 0

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Ask the clause."""
        return self.inner.reach(g, t) if self.is_so(g, t) else 0

    def links(self, g: "World", t: "Tribe", r: int) -> Regions:
        """Ask the clause."""
        return self.inner.links(g, t, r) if self.is_so(g, t) else 0

    def ferry_free(self, g: "World", t: "Tribe") -> Regions:
        """Ask the clause."""
        return self.inner.ferry_free(g, t) if self.is_so(g, t) else 0

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Ask the clause."""
        return self.inner.toll(g, t, r, foe, deed) if self.is_so(g, t) else 0

    def bars(self, g: "World", t: "Tribe", foe: "Tribe") -> Regions:
        """Ask the clause."""
        return self.inner.bars(g, t, foe) if self.is_so(g, t) else 0

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Tell the clause."""
        if self.is_so(g, t):
            self.inner.on_conquest(g, t, c)

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Tell the clause."""
        if self.is_so(g, t):
            self.inner.on_turn_start(g, t)

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Tell the clause."""
        if self.is_so(g, t):
            self.inner.on_turn_end(g, t)


class InDecline(Only):
    """A clause that speaks in decline alone, whatever else its race or power does there."""

    in_decline = True
