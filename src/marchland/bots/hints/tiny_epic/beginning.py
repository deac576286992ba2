"""The choices before the first turn: sides, first meeples, first resources, heroes."""

from typing import Final

from marchland.core.actions import first_of
from marchland.core.regions import bits
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kinds import CAPITAL, FOOD, RUINS, TUNDRA
from marchland.tinyepic.parts.lands import Land
from marchland.tinyepic.state import TinyEpicState

WANTED: Final = (3, 2, 1, 0)
"""Food for the third meeple's upkeep and the next, mana and ore for a first step."""
FIRST: Final[tuple[float, ...]] = (1.0, 0.9, 1.2, -1.0, -0.5, 0.3, -2.0)
"""How good each kind of land is for the first two meeples: they eat first."""


def side(g: TinyEpicState, actions: list[int]) -> int:
    """Return the side of a card on which most kinds of resources can be collected."""
    return max(
        actions, key=lambda action: (_richness(g.setup.box.lands[first_of(action)]), -action)
    )


def _richness(land: Land) -> float:
    regions = bits(land.land)
    kinds = {land.terrain[p] for p in regions} - {RUINS, TUNDRA}
    return len(regions) + 0.5 * len(kinds) + 0.5 * (CAPITAL in kinds)


def settlement(g: TinyEpicState, actions: list[int]) -> int:
    """Return a region with something to eat and much next to it."""
    board = g.board

    def quality(action: int) -> float:
        p = first_of(action)
        kinds = {board.terrain[q] for q in bits(board.near[p])}
        edge = bits(board.lands[board.card_of[p]].border)
        outward = (p - board.first[board.card_of[p]]) in edge
        return FIRST[board.terrain[p]] + 0.3 * len(kinds - {RUINS, TUNDRA}) + 0.4 * outward

    return max(actions, key=lambda action: (quality(action), -action))


def split(actions: list[int]) -> int:
    """Return the split that is nearest to what the first steps cost."""

    def distance(action: int) -> int:
        pairs = zip(words.units_in(action), WANTED, strict=True)
        return sum(abs(units - wanted) for units, wanted in pairs)

    return min(actions, key=lambda action: (distance(action), action))


def hero(g: TinyEpicState, actions: list[int]) -> int:
    """Return the hero who can retire for least; a war to be won is dear."""

    def price(action: int) -> float:
        card = g.setup.box.heroes[first_of(action)]
        pairs = zip(card.by, card.price, strict=True)
        total = 0.0
        for by, units in pairs:
            total += 4.5 if by < 0 else units + 0.3 * (by == FOOD)
        return total

    return min(actions, key=lambda action: (price(action), action))
