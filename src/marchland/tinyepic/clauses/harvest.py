"""Clauses about collecting and trading."""

from typing import TYPE_CHECKING, Final

from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.conditions import ANY, Condition, read_feature
from marchland.tinyepic.parts.kinds import NONE, NOTHING_AT_ALL, RESOURCES, SILVER, TERRAINS, YIELDS
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World

WITH_CHOICE: Final = (*RESOURCES, "choice")


def in_kinds(g: "World", terrains: int) -> int:
    """Return the places of these terrains."""
    found = 0
    for kind in range(len(TERRAINS)):
        if terrains >> kind & 1:
            found |= g.board.kinds[kind]
    return found


class CollectExtra(Clause):
    """When you collect and a collecting meeple is in the right region, you gain extra units."""

    op = "collect_extra"
    answers = (ability.EXTRA,)

    def __init__(self, row: Reader) -> None:
        """Read the terrains or the feature, the resource and the number of units."""
        super().__init__(row)
        self.terrain = row.some_of("terrain", TERRAINS)
        self.touches = read_feature(row, "touches") if row.has("touches") else ANY
        self.resource = row.one_of("res", WITH_CHOICE)
        self.amount = row.whole("n", 1, 9)

    def earns(self, g: "World", collecting: int) -> bool:
        """Tell whether one of the places is right."""
        if self.touches != ANY:
            return bool(collecting & g.board.touching(self.touches))
        return bool(collecting & in_kinds(g, self.terrain))


class CollectHeroRegion(Clause):
    """When you collect from your hero's region you get more, or another resource."""

    op = "collect_hero_region"
    answers = (ability.YIELD,)

    def __init__(self, row: Reader) -> None:
        """Read the terrains, the number of units and the resource, or none for the region's own."""
        super().__init__(row)
        self.terrain = row.some_of("terrain", TERRAINS)
        self.amount = row.whole("n", 1, 9)
        self.resource = row.one_of("res", WITH_CHOICE) if row.has("res") else NOTHING_AT_ALL

    def richer(self, g: "World", k: "Kingdom", p: int) -> bool:
        """Tell whether the hero is here and the terrain is right."""
        if k.hero_at != p:
            return False
        kind = g.board.terrain[p]
        if self.terrain:
            return bool(self.terrain >> kind & 1)
        return self.resource != NOTHING_AT_ALL or YIELDS[kind] != NOTHING_AT_ALL


class LyingCollects(Clause):
    """Your lying meeples in some terrains collect as if standing."""

    op = "lying_collects"
    answers = (ability.WAKES,)

    def __init__(self, row: Reader) -> None:
        """Read the terrains."""
        super().__init__(row)
        self.terrain = row.some_of("terrain", TERRAINS)

    def wakes(self, g: "World") -> int:
        """Return the places."""
        return in_kinds(g, self.terrain)


class TradeBonus(Clause):
    """A Trade brings you more of the resource that you receive."""

    op = "trade_bonus"
    answers = (ability.BONUS,)

    def __init__(self, row: Reader) -> None:
        """Read the number of units and the condition."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)
        self.condition = Condition(row.table("if"))

    def bonus(self, g: "World", k: "Kingdom") -> int:
        """Return the units when the condition holds."""
        return self.amount if self.condition.holds(g, k, NONE, NOWHERE) else 0


class TradeCount(Clause):
    """When you Trade you may make several exchanges, one after the other."""

    op = "trade_count"
    answers = (ability.EXCHANGES,)

    def __init__(self, row: Reader) -> None:
        """Read how many."""
        super().__init__(row)
        self.amount = row.whole("n", 2, 9)

    def exchanges(self) -> int:
        """Return how many."""
        return self.amount


class TradeInto(Clause):
    """In one Trade you may turn both other resources into one."""

    op = "trade_into"
    answers = (ability.INTO,)

    def __init__(self, row: Reader) -> None:
        """Read the resource."""
        super().__init__(row)
        self.resource = row.one_of("res", RESOURCES[:SILVER])

    def into(self) -> int:
        """Return it."""
        return self.resource
