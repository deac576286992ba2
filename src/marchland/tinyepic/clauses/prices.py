"""Clauses about what is paid, and for whom a war is cheap."""

from typing import TYPE_CHECKING, Final

from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.conditions import Condition
from marchland.tinyepic.parts.kinds import (
    BUILD,
    EXPAND,
    NONE,
    PRICED,
    RESEARCH,
    RESOURCES,
    RETREAT,
    SILVER,
)
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.parts.war import War
    from marchland.tinyepic.world.world import World

OWN: Final = RESOURCES[:SILVER]
"""Silver never pays in war, and stands for others anyway."""
CHEAPENED: Final = (BUILD, RESEARCH, EXPAND, RETREAT)
MOST: Final = 9


class Cost(Clause):
    """An action or a retreat costs you less, or as much as said."""

    op = "cost"

    def __init__(self, row: Reader) -> None:
        """Read the action, the change or the price set, and the floor."""
        super().__init__(row)
        self.action = row.one_of("action", PRICED)
        if self.action not in CHEAPENED:
            raise row.bad("action", f"one of {', '.join(PRICED[a] for a in CHEAPENED)}")
        self.sets = row.whole("set", 0, MOST) if row.has("set") else NONE
        self.amount = row.whole("delta", -MOST, MOST, 0)
        self.floor = row.whole("min", 0, MOST, 0)
        self.condition = Condition(row.table("if"))
        self.by_place = self.condition.by_place

    def hooks(self) -> tuple[int, ...]:
        """Return whether a price is changed or set."""
        return (ability.FIXED,) if self.sets >= 0 else (ability.COST,)

    def cost(self, g: "World", k: "Kingdom", action: int, p: int) -> int:
        """Return the change when the condition holds."""
        return self.amount if self._applies(g, k, action, p) else 0

    def fixed(self, g: "World", k: "Kingdom", action: int) -> int:
        """Return the price that is set."""
        return self.sets if self._applies(g, k, action, NOWHERE) else NONE

    def _applies(self, g: "World", k: "Kingdom", action: int, p: int) -> bool:
        if action != self.action:
            return False
        if self.hero_only and not (g.war is not None and g.war.hero[g.war.side_of(k.seat)]):
            return False
        return self.condition.holds(g, k, NONE, p)


class PaySubstitute(Clause):
    """You may pay part of an action's price with another resource, one for one."""

    op = "pay_substitute"
    answers = (ability.SUBSTITUTE,)

    def __init__(self, row: Reader) -> None:
        """Read the action, the resource and how many units."""
        super().__init__(row)
        self.action = row.one_of("action", PRICED)
        self.resource = row.one_of("res", RESOURCES)
        self.amount = row.whole("max", 1, MOST)

    def substitute(self, action: int) -> int:
        """Return how many units may stand in."""
        return self.amount if action == self.action else 0


class PayAny(Clause):
    """In every payment one resource may stand for any other."""

    op = "pay_any"
    answers = (ability.SUBSTITUTE,)

    def __init__(self, row: Reader) -> None:
        """Read the resource."""
        super().__init__(row)
        self.resource = row.one_of("res", OWN)

    def substitute(self, action: int) -> int:
        """Return that as many units as there are may stand in."""
        return MOST

    def everywhere(self) -> bool:
        """Tell that it holds for heroes' levels and in war too."""
        return True


class LevelToll(Clause):
    """Whoever builds the tower level on which you stand pays more."""

    op = "level_toll"
    answers = (ability.TOLL,)

    def __init__(self, row: Reader) -> None:
        """Read how much more."""
        super().__init__(row)
        self.amount = row.whole("n", 1, MOST)

    def toll(self, owner: "Kingdom", k: "Kingdom", action: int) -> int:
        """Return it when the level that is built is the owner's."""
        return self.amount if action == BUILD and k.tower + 1 == owner.tower else 0


class WarDiscount(Clause):
    """The number you show in war costs you less."""

    op = "war_discount"
    answers = (ability.DISCOUNT,)

    def __init__(self, row: Reader) -> None:
        """Read the discount, its condition and whether it is for the hero's neighbours."""
        super().__init__(row)
        self.amount = row.whole("n", 1, MOST)
        self.beside_hero = row.has("scope")
        if self.beside_hero:
            row.one_of("scope", ("own_meeples_adjacent_to_hero",))
        self.condition = Condition(row.table("if"))

    def discount(self, g: "World", k: "Kingdom", war: "War", side: int) -> int:
        """Return the discount when the condition holds."""
        if self.beside_hero:
            if not war.fights[side] or war.hero[side] or k.hero_at < 0:
                return 0
            if not g.board.near[k.hero_at] >> war.place & 1:
                return 0
        if self.condition.holds(g, k, war.seats[1 - side], war.place):
            return self.amount
        return 0


class FortDiscount(Clause):
    """Your standing fort here gives a greater discount."""

    op = "fort_discount"
    answers = (ability.FORT_WORTH,)

    def __init__(self, row: Reader) -> None:
        """Read the discount and its condition."""
        super().__init__(row)
        self.amount = row.whole("n", 1, MOST)
        self.condition = Condition(row.table("if"))

    def fort_worth(self, g: "World", k: "Kingdom", p: int) -> int:
        """Return the discount when the condition holds."""
        if self.condition.fort_with_hero and k.hero_at != p:
            return 0
        return self.amount


class WarFood(Clause):
    """In war food is worth something too."""

    op = "war_food"
    answers = (ability.FOOD_WORTH,)

    def __init__(self, row: Reader) -> None:
        """Read how many units of food count together, and what they are worth."""
        super().__init__(row)
        self.amount = row.whole("per", 1, MOST)
        self.worth = row.whole("worth", 1, MOST, 1)

    def food_worth(self) -> tuple[int, int]:
        """Return both."""
        return self.amount, self.worth


class FoeMana(Clause):
    """In war against you mana is worth less."""

    op = "foe_mana"
    answers = (ability.FOE_MANA,)

    def __init__(self, row: Reader) -> None:
        """Read what a unit is worth."""
        super().__init__(row)
        self.amount = row.whole("worth", 1, MOST)

    def foe_mana(self) -> int:
        """Return it."""
        return self.amount


class PayAlone(Clause):
    """A war number that you pay with one resource alone counts for more."""

    op = "pay_alone"
    answers = (ability.ALONE,)

    def __init__(self, row: Reader) -> None:
        """Read how much more, and the resource where it must be a certain one."""
        super().__init__(row)
        self.amount = row.whole("n", 1, MOST)
        self.resource = row.one_of("res", OWN) if row.has("res") else NONE

    def alone(self, kind: int) -> int:
        """Return how much more with this resource."""
        return self.amount if self.resource in (NONE, kind) else 0


class WinTies(Clause):
    """Equal numbers win for you, even as the attacker."""

    op = "win_ties"
    answers = (ability.TIES,)

    def wins_tie(self, k: "Kingdom", war: "War", side: int) -> bool:
        """Tell whether the hero fights, where it is about him."""
        return war.hero[side] or not self.hero_only


class NoPayIfLostBy(Clause):
    """A war that your hero loses by little costs you nothing."""

    op = "no_pay_if_lost_by"
    answers = (ability.SPARED,)

    def __init__(self, row: Reader) -> None:
        """Read by how much."""
        super().__init__(row)
        self.amount = row.whole("margin", 1, 11)

    def spared(self, k: "Kingdom", war: "War", side: int) -> int:
        """Return the margin when the hero fights."""
        return self.amount if war.hero[side] else -1


class FoeRetreatCost(Clause):
    """Whoever loses a war to you pays more for retreating."""

    op = "foe_retreat_cost"
    answers = (ability.FOE_RETREAT,)

    def __init__(self, row: Reader) -> None:
        """Read how much more."""
        super().__init__(row)
        self.amount = row.whole("delta", 1, MOST)

    def foe_retreat(self) -> int:
        """Return it."""
        return self.amount
