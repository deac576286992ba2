"""Where tokens and pieces are needed: regions by what they earn and who threatens them."""

from math import exp
from typing import Final

from marchland.bots.hints.small_world.worth import coins_now
from marchland.core.regions import bits, has
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.state import SmallWorldState

EASY: Final = 2
"""The price at which a region in reach is as good as lost."""
STEEP: Final = 0.45
"""How fast a higher price puts an attacker off."""
NEWCOMER: Final = 0.5
"""How likely a race that is not on the map yet strikes where it may land."""
UNSEEN: Final = 0.08
"""How likely anything else strikes: a new race, a power nobody thought of."""


def threats(g: SmallWorldState, t: Tribe) -> dict[int, float]:
    """Return for each region of a tribe how much it draws attackers."""
    danger = dict.fromkeys(bits(t.held), UNSEEN)
    landing = 0
    for a in g.setup.variant.house_kit.entry:
        landing |= a.entry(g, t)
    for seat in range(g.players):
        if seat == t.seat:
            continue
        foe = g.active(seat)
        for r in danger:
            if has(g.immune, r):
                danger[r] = 0.0
            elif foe is None:
                danger[r] += NEWCOMER if has(landing, r) else 0.0
            elif has(g.frontier(foe), r):
                danger[r] += 1.0
    return danger


def earnings(g: SmallWorldState, t: Tribe) -> dict[int, float]:
    """Return for each region of a tribe the coins that go when it is lost."""
    whole = coins_now(g, t.seat)
    worth: dict[int, float] = {}
    for r in bits(t.held):
        t.held ^= 1 << r
        worth[r] = max(1, whole - coins_now(g, t.seat))
        t.held ^= 1 << r
    return worth


def risk(g: SmallWorldState, r: int, tokens: int, danger: float) -> float:
    """Return how likely a region with so many tokens is lost before its owner moves again."""
    price = 2 + g.defence[r] + tokens
    return danger * exp(-STEEP * max(0, price - EASY - 1))


def spread(
    g: SmallWorldState, t: Tribe, regions: list[int], fewest: dict[int, int], free: int
) -> dict[int, int]:
    """Return a number for each region: the fewest, and `free` more where they save most."""
    danger, worth = threats(g, t), earnings(g, t)
    numbers = dict(fewest)

    def saved(r: int) -> float:
        return worth[r] * (
            risk(g, r, numbers[r], danger[r]) - risk(g, r, numbers[r] + 1, danger[r])
        )

    for _ in range(free):
        best = max(regions, key=lambda r: (saved(r), -numbers[r], -r))
        numbers[best] += 1
    return numbers


def exposed(g: SmallWorldState, t: Tribe, regions: list[int]) -> list[int]:
    """Return regions by what may be lost there, the greatest loss first."""
    danger, worth = threats(g, t), earnings(g, t)
    return sorted(regions, key=lambda r: (-worth[r] * risk(g, r, g.count[r], danger[r]), r))


def pressure(g: SmallWorldState, t: Tribe, seat: int) -> float:
    """Return how much a seat's active race threatens a tribe."""
    foe = g.active(seat)
    if foe is None:
        return 0.0
    reach = g.frontier(foe)
    tokens = foe.hand + sum(g.count[r] for r in bits(foe.held))
    near = 0.0
    for r in bits(t.held):
        if has(reach, r):
            near += exp(-STEEP * (g.price(foe, r) - EASY))
    return near + 0.01 * tokens
