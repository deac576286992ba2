"""Clauses that only heroes have."""

from typing import TYPE_CHECKING

from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.kinds import RESOURCES
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World


class OnHeroDefeated(Clause):
    """Whoever defeats your hero in a war loses all of a resource after it."""

    op = "on_hero_defeated"
    answers = (ability.HERO_BEATEN,)

    def __init__(self, row: Reader) -> None:
        """Read the resource."""
        super().__init__(row)
        row.one_of("do", ("winner_loses_all",))
        self.resource = row.one_of("res", RESOURCES)

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Take it from the winner."""
        if foe >= 0:
            winner = g.kingdoms[foe]
            if winner.stock[self.resource]:
                g.lose(winner, self.resource, winner.stock[self.resource])


class KeepsSpoils(Clause):
    """You gain what opponents lose to your hero's other level."""

    op = "spy_keeps"
    answers = (ability.KEEPS,)

    def spoils(self, g: "World", k: "Kingdom", other: Clause) -> bool:
        """Tell whether the loss is by the same card."""
        return other.owner == self.owner


class Retire(Clause):
    """Your hero leaves for good; the card is worth points at the end."""

    op = "retire"

    def __init__(self, row: Reader) -> None:
        """Read the points."""
        super().__init__(row)
        self.amount = row.whole("vp", 0, 20)
