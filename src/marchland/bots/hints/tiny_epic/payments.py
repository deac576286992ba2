"""How to pay: with what is worth least."""

from marchland.bots.hints.tiny_epic.worth import FULL, unit_worth
from marchland.core.actions import word_of
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.world import World


def cost(g: World, k: Kingdom, action: int) -> float:
    """Return what the units of a payment are worth to a kingdom while the game lasts."""
    total = 0.0
    cap = g.setup.cap
    for kind, units in enumerate(words.units_in(action)):
        if units:
            left = k.stock[kind] - units
            falling = 1 - FULL * (left + units / 2) / cap
            total += units * unit_worth(k, kind, g) * falling
    return total


def sensible(g: World, seat: int, actions: list[int]) -> list[int]:
    """Return the cheapest payment of each number of units, and all that is no payment."""
    k = g.kingdoms[seat]
    found: list[int] = []
    cheapest: dict[int, tuple[float, int]] = {}
    for action in actions:
        if word_of(action) != words.PAY:
            found.append(action)
            continue
        units = sum(words.units_in(action))
        offer = (cost(g, k, action), action)
        cheapest[units] = min(cheapest.get(units, offer), offer)
    return found + [action for _, action in cheapest.values()]


def war_cost(g: World, k: Kingdom, due: int) -> float:
    """Return what the cheapest payment of a war number is worth to a kingdom."""
    return min((cost(g, k, action) for action in g.ways_to_pay_war(k, due)), default=0.0)
