"""What a position is worth to a kingdom, in points."""

from math import pow as power
from math import sqrt, tanh
from typing import Final

from marchland.tinyepic.parts.kinds import (
    CAPITAL,
    CHOICE,
    FOOD,
    MANA,
    NOTHING_AT_ALL,
    ORE,
    RUINS,
    SILVER,
    YIELDS,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.state import TinyEpicState
from marchland.tinyepic.turn import scoring
from marchland.tinyepic.turn.answers import collecting
from marchland.tinyepic.world.world import World

AGES: Final = 30
"""Cycles in which patience wears thin."""
LONG: Final = 10.0
"""With so many turns to come, what one owns may still be turned into points."""
UNIT: Final = 0.3
"""What the first unit of a resource is worth then."""
FULL: Final = 0.75
"""How much less than the first unit the last one below the cap is worth."""
KEEPSAKE: Final = 0.01
"""What a unit is worth at the end: it decides ties."""
RESERVE: Final = 0.3
"""What strength in war is worth, for its square root: who has none is prey."""
CERTAIN: Final = 5.0
"""What a lead is worth when nothing more comes."""
CLEAR: Final = 3.0
"""A lead that is all but safe then."""
YIELD: Final = 1.7
"""What the first unit of each collection is worth in a long game; it is worth most by far."""
MORE: Final = 0.75
"""The power with which more units are worth more."""
POSTED: Final = 0.6
"""How little the points of a place count early, which one may still leave or lose."""
ALIKE: Final = 0.85
"""What each further unit of the same kind is worth, to the one before."""
ABILITY: Final = 0.25
"""What a level of magic is worth on top of its point, as an ability that lasts."""
HERO: Final[tuple[float, ...]] = (0.0, 0.7, 1.8)
"""What a hero of each level is worth on the way to his retirement."""
FALLEN: Final = 0.5
"""What a meeple that lies in ruins is worth while it may still get up."""
ROOM: Final = 0.12
"""What a place for the next meeple is worth."""
BORDER: Final = 0.05
"""What a meeple from which a Quest may start is worth."""

BACK: Final = 1.5
"""What food is worth to whoever has no meeple: nothing else brings one back (TEK-A16)."""


def turns_to_come(g: World) -> float:
    """Return about how many turns the game still lasts, all players' turns counted.

    Nobody is nearer to the end for having come nearer to it: else a leader would dally.
    """
    left = g.setup.box.constants.shields - g.shields.bit_count() + (0.5 if g.action >= 0 else 0.0)
    return left if g.ending else left + LONG * max(0.4, 1 - g.cycle / AGES)


def future(g: World) -> float:
    """Return how much of what one owns may still be turned into points, 0 to 1."""
    return min(1.0, turns_to_come(g) / LONG)


def unit_worth(k: Kingdom, kind: int, g: World) -> float:
    """Return what the first unit of a resource is worth when the game lasts."""
    constants = g.setup.box.constants
    if kind == ORE and k.tower >= constants.tower_levels:
        return UNIT / 3
    if kind == MANA and k.magic >= constants.magic_levels:
        return UNIT / 2
    if kind == FOOD and k.in_play >= g.setup.most_in_play:
        return UNIT / 3
    return UNIT * 0.8 if kind == SILVER else UNIT


def stock_worth(g: World, k: Kingdom, ahead: float) -> float:
    """Return what a kingdom's resources are worth."""
    worth = 0.0
    cap = g.setup.cap
    for kind, units in enumerate(k.stock):
        if units:
            falling = 1 - FULL * (units - 1) / (2 * cap)
            worth += units * (KEEPSAKE + ahead * unit_worth(k, kind, g) * falling)
    return worth


def income_worth(g: World, k: Kingdom, turns: float) -> float:
    """Return what a kingdom's regions bring until the end."""
    units = [0, 0, 0, 0, 0]
    places = collecting(g, k)
    while places:
        low = places & -places
        places ^= low
        kind = YIELDS[g.board.terrain[low.bit_length() - 1]]
        if kind != NOTHING_AT_ALL:
            units[kind] += 1
    brought = 0.0
    for kind, number in enumerate(units):
        one = 1.1 if kind == CHOICE else 1.0
        for _ in range(number):
            brought += one
            one *= ALIKE
    return YIELD * power(brought, MORE) * min(turns / LONG, 1.0)


def prospects(g: World, k: Kingdom, ahead: float) -> float:
    """Return what figures, levels and heroes may still bring."""
    worth = ABILITY * k.magic + RESERVE * sqrt(g.war_worth(k))
    if k.hero >= 0 and k.hero_at >= 0:
        worth += HERO[k.hero_level]
    if k.in_play == 0 and (k.stock[FOOD] or k.stock[SILVER]):
        worth += BACK
    land = g.board.land & ~g.board.kinds[CAPITAL]
    worth += ROOM * min(2, (k.one & ~k.two & land).bit_count())
    fallen = k.low & g.board.kinds[RUINS]
    worth += FALLEN * fallen.bit_count()
    for card, land_card in enumerate(g.board.lands):
        edge = land_card.border << g.board.first[card]
        worth += BORDER * min(2, (k.standing() & edge).bit_count())
    return worth * ahead


def kingdom_worth(g: World, k: Kingdom) -> float:
    """Return what a kingdom is worth: its points, and what it may still make of the rest."""
    turns = turns_to_come(g)
    ahead = min(1.0, turns / LONG)
    worth = float(scoring.points(g, k)) + stock_worth(g, k, ahead)
    if g.is_over:
        return worth
    held = scoring.capitals(g, k) + scoring.lost_kingdom(g, k)
    worth -= POSTED * ahead * (held - k.trophies * g.setup.box.constants.trophy_points)
    return worth + income_worth(g, k, turns) + prospects(g, k, ahead)


def value(g: TinyEpicState, seat: int) -> float:
    """Return by how much a seat's kingdom is worth more than the others.

    With several others, each of them counts a little, the best one most. The nearer the end,
    the more a lead in points counts by itself.
    """
    if not g.board.size:
        return 0.0
    rivals = [kingdom_worth(g, k) for k in g.kingdoms if k.seat != seat]
    worth = kingdom_worth(g, g.kingdoms[seat])
    worth -= 0.6 * max(rivals) + 0.4 * sum(rivals) / len(rivals)
    certain = 1 - future(g)
    if certain > 0 and (g.ending or g.is_over):
        points = g.scores()
        best = max(score for other, score in enumerate(points) if other != seat)
        worth += certain * CERTAIN * tanh((points[seat] - best) / CLEAR)
    return worth
