"""What a position is worth to a seat, in coins."""

from typing import Final

from marchland.bots.hints.base import Outlook
from marchland.core.regions import count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.state import SmallWorldState
from marchland.smallworld.turn.scoring import income

SCORED: Final = (stages.AFTER, stages.RETREAT, stages.REGROUP, stages.OVER)
"""Stages of a turn after its coins have been paid."""

FUTURE: Final[tuple[float, ...]] = (0.0, 0.6, 0.95, 1.15, 1.25)
"""What one coin a turn is worth with so many turns to come; later ones are less certain."""
ENVY: Final[tuple[float, ...]] = (0.0, 0.0, 0.9, 0.5, 0.35, 0.25)
"""What a coin less for one opponent is worth, by the number of players."""
SLACK: Final = 0.12
"""What a token is worth that may strengthen a border, for each coin a turn to come."""
TOKEN: Final = 0.25
"""What a token in an active race is worth, for each coin a turn to come."""
A_REGION: Final = 2.6
"""Tokens that a further region costs on average."""

PACE: Final = 9.0
"""Coins of a turn, on the average of a game."""
APART: Final = 15.0
"""Coins by which positions with as many turns to come differ."""
LUCK: Final = 1.2
"""Coins for each turn left by which one game that is played out is off."""
FLAW: Final = 0.02
"""Coins, for the cube of the turns left, by which games of greedy seats miss better ones."""


def turns_to_come(g: SmallWorldState, seat: int) -> int:
    """Return how many turns a seat still has, the one that is being played not counted."""
    left = g.setup.rounds - g.round
    return left + 1 if seat > g.turn else left


def outlook(g: SmallWorldState, seat: int) -> Outlook:
    """Return what is thought of a seat's gain before any game is played out.

    All begin alike, so that what sets them apart is who has more turns to come.
    """
    turns = [turns_to_come(g, one) for one in range(g.players)]
    if not scored(g):
        turns[g.turn] += 1
    others = sum(turns) - turns[seat]
    more = turns[seat] - others / (g.players - 1) if g.players > 1 else turns[seat]
    left = max(turns)
    return Outlook(PACE * more, APART, LUCK * left, FLAW * left**3)


def scored(g: SmallWorldState) -> bool:
    """Tell whether the present turn's coins have been paid."""
    return g.stage in SCORED


def per_turn(turns: int) -> float:
    """Return what one coin a turn is worth over so many turns."""
    return FUTURE[max(0, min(turns, len(FUTURE) - 1))]


def coins_now(g: SmallWorldState, seat: int) -> int:
    """Return what a seat would score if its turn ended now."""
    return sum(coins for _, _, coins in income(g, seat))


def lasting(g: SmallWorldState, seat: int) -> int:
    """Return what a seat would score in a later turn without any conquest."""
    conquests = g.conquests
    g.conquests = []
    active = g.active(seat)
    if active is not None:
        active.age += 1
    coins = coins_now(g, seat)
    g.conquests = conquests
    if active is not None:
        active.age -= 1
    return coins


def tokens_of(g: SmallWorldState, t: Tribe) -> int:
    """Return a tribe's tokens, on the map, in hand and set aside."""
    return t.hand + t.aside + g.tokens_of(t)


def worth(g: SmallWorldState, seat: int) -> float:
    """Return what a position is worth to a seat that stops conquering there."""
    ahead = per_turn(turns_to_come(g, seat))
    total = float(g.coins[seat])
    if g.turn == seat and not scored(g):
        total += coins_now(g, seat)
    if ahead:
        total += ahead * lasting(g, seat)
        active = g.active(seat)
        if active is not None:
            tokens = tokens_of(g, active)
            total += ahead * (TOKEN * tokens + SLACK * (tokens - count(active.held)))
    envy = ENVY[g.players]
    for rival in range(g.players):
        if rival != seat:
            theirs = per_turn(turns_to_come(g, rival))
            if theirs:
                total -= envy * theirs * strength(g, rival)
    return total


def strength(g: SmallWorldState, seat: int) -> float:
    """Return what a seat earns a turn, with its active tokens counted for a little."""
    active = g.active(seat)
    tokens = 0 if active is None else tokens_of(g, active)
    return lasting(g, seat) + TOKEN * tokens


def promise(g: SmallWorldState, seat: int) -> float:
    """Return what tokens in hand may still add for a seat that goes on conquering."""
    ahead = per_turn(turns_to_come(g, seat))
    hand = g.asked().hand if g.to_move == seat else 0
    return hand * (1 + ahead * (1 - SLACK * A_REGION)) / A_REGION
