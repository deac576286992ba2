"""Numbers in war: what winning is worth to either side, and what the other may show."""

from typing import Final, NamedTuple

from marchland.bots.hints.tiny_epic.payments import cost, war_cost
from marchland.bots.hints.tiny_epic.worth import future, value
from marchland.core.actions import pack, word_of
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import ATTACKER, DEFENDER, FLAG
from marchland.tinyepic.state import TinyEpicState
from marchland.tinyepic.world.purse import OWN_KINDS

LONGEST: Final = 30
"""Answers after which a war is over in any case."""
CARELESS: Final = 0.4
"""How likely the other shows any number, whatever winning is worth to it."""
NEAR: Final = 0.1
"""Numbers whose worth differs by no more than this are as good as each other."""


class Stakes(NamedTuple):
    """What each end of a war is worth to a seat, the price of its number left out."""

    won: float
    lost: float
    flags: float


def ended(g: TinyEpicState, numbers: tuple[int, int]) -> TinyEpicState:
    """Return a copy after a war in which the attacker and the defender show these numbers."""
    state = g.copy()
    for _ in range(LONGEST):
        if state.war is None or state.is_over:
            break
        state.apply(quick(state, numbers))
    return state


def quick(g: TinyEpicState, numbers: tuple[int, int]) -> int:
    """Return an answer that needs no thought, for a war that is played in the mind."""
    actions = g.answers()
    war = g.war
    if g.stage == stages.BID and war is not None:
        number = numbers[war.side_of(g.who)]
        wanted = pack(words.BID, number)
        return wanted if number and wanted in actions else words.FLAG << 20
    if word_of(actions[0]) == words.PAY:
        k = g.kingdoms[g.who]
        return min(actions, key=lambda action: cost(g, k, action))
    return actions[0]


def stakes(g: TinyEpicState, seat: int) -> Stakes:
    """Return what the war that is fought is worth to one of its sides."""
    war = g.war
    assert war is not None
    side = war.side_of(seat)
    k = g.kingdoms[seat]
    mine = (1, FLAG) if side == ATTACKER else (FLAG, 1)
    theirs = (FLAG, 1) if side == ATTACKER else (1, FLAG)
    paid = (KEPT + future(g)) * war_cost(g, k, g.due(k, war, side, 1))
    won = value(ended(g, mine), seat) + paid
    lost = value(ended(g, theirs), seat)
    flags = lost if side == ATTACKER else won
    if not g.setup.duel:
        flags = value(ended(g, (FLAG, FLAG)), seat)
    return Stakes(won, lost, flags)


KEPT: Final = 0.04
"""What a unit is worth at the end, to what it is worth in a long game."""


def costs(g: TinyEpicState, seat: int) -> list[float]:
    """Return what each number that a seat can show costs it, the flag, as 0, first."""
    return [price for price, _ in ways(g, seat)]


def ways(g: TinyEpicState, seat: int) -> list[tuple[float, int]]:
    """Return for each number that counts for a seat, the flag first, its price and the answer.

    What is paid with one resource alone may count for more than is paid for.
    """
    war = g.war
    assert war is not None
    k = g.kingdoms[seat]
    side = war.side_of(seat)
    highest = g.setup.box.constants.highest_number
    most = min(g.war_worth(k) + g.discount(k, war, side), highest)
    ahead = KEPT + future(g)
    found = [(0.0, words.FLAG << 20)]
    for number in range(1, most + 1):
        price = ahead * war_cost(g, k, g.due(k, war, side, number))
        found.append((price, pack(words.BID, number)))
    for kind in range(OWN_KINDS):
        bonus = g.alone_bonus(k, kind)
        for number in range(1, highest + 1) if bonus else ():
            units = g.alone_units(k, kind, g.due(k, war, side, number))
            if not units:
                continue
            price = ahead * cost(g, k, words.PAY << 20 | units * words.UNIT[kind])
            way = (price, pack(words.BID_ALONE, number, kind))
            counts = number + bonus
            while len(found) <= counts:
                found.append(way)
            found[counts] = min(found[counts], way)
    return found


def chances(g: TinyEpicState, seat: int) -> list[float]:
    """Return how likely a seat shows each number, the flag first.

    Partly it may show anything; partly it goes as far as winning is worth its price.
    """
    prices = costs(g, seat)
    stake = stakes(g, seat)
    gain = max(0.0, stake.won - stake.lost)
    likely = [1 / len(prices)] * len(prices)
    far = [number + 1 if price <= gain else 0 for number, price in enumerate(prices)]
    total = sum(far)
    return [
        CARELESS * any_ + (1 - CARELESS) * bold / total
        for any_, bold in zip(likely, far, strict=True)
    ]


def outlook(g: TinyEpicState, seat: int) -> list[float]:
    """Return what showing each number is worth to a side of the war, the flag first."""
    war = g.war
    assert war is not None
    side = war.side_of(seat)
    other = war.seats[1 - side]
    stake = stakes(g, seat)
    theirs = chances(g, other)
    found: list[float] = []
    for number, price in enumerate(costs(g, seat)):
        worth = -price
        for shown, likely in enumerate(theirs):
            if number == FLAG and shown == FLAG:
                worth += likely * stake.flags
            elif number > shown or (number == shown and side == DEFENDER):
                worth += likely * stake.won
            else:
                worth += likely * stake.lost
        found.append(worth)
    return found


def without_secrets(g: TinyEpicState) -> TinyEpicState:
    """Return a copy in which no number is set, for a war that is played in the mind."""
    state = g.copy()
    war = state.war
    assert war is not None
    if war.step == AFTER_FIRST and state.stage == stages.BID:
        # The first side is asked anew; what it has set is not looked at.
        war.step = AFTER_FIRST - 1
        state.become(stages.BID, war.seats[ATTACKER])
        state.settle()
    return state


AFTER_FIRST: Final = 4
"""The step of a war in which the defender sets its number."""


def expected(g: TinyEpicState, seat: int) -> float:
    """Return what a war is worth to a seat before any number is set."""
    war = g.war
    assert war is not None
    if seat in war.seats:
        return max(outlook(without_secrets(g), seat))
    return value(g, seat)


def number(g: TinyEpicState, seat: int) -> int:
    """Return the number to show, or the flag; near ones take turns, so that none is sure."""
    state = without_secrets(g)
    war = state.war
    assert war is not None
    side = war.side_of(seat)
    most = len(costs(state, war.seats[1 - side])) - 1
    enough = max(1, most + (1 if side == ATTACKER else 0))
    worth = outlook(state, seat)[: enough + 1]
    best = max(worth)
    near = [shown for shown, one in enumerate(worth) if one >= best - NEAR]
    return ways(state, seat)[near[g.digest() % len(near)]][1]


PEACE: Final = 3
"""Cycles in which whoever is kind to a newcomer begins no war at all."""


def is_harsh(g: TinyEpicState, actions: tuple[int, ...]) -> bool:
    """Tell whether a seat begins a war early, with who is not ahead, or that the other may win."""
    seat = g.to_move
    points = g.scores()
    state = g.copy()
    for action in actions:
        state.apply(action)
        war = state.war
        if war is not None and war.seats[ATTACKER] == seat and war.seats[DEFENDER] >= 0:
            mine, theirs = (
                state.highest_number(state.kingdoms[each], war, side)
                for side, each in enumerate(war.seats)
            )
            behind = points[seat] < points[war.seats[DEFENDER]]
            return g.cycle <= PEACE or not behind or mine <= theirs
    return False
