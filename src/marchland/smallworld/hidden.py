"""What a seat must not know, and full states that it cannot rule out (SW-S06, SW-S07)."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marchland.smallworld.state import SmallWorldState

MASKED = -1
"""A coin total that the observer does not see."""

COINS_A_TURN = 9
"""About what a turn brings at most on average; bounds the totals that are guessed."""


def masked(state: "SmallWorldState", seats: frozenset[int]) -> "SmallWorldState":
    """Return a copy that knows the totals of these seats only, if totals are hidden."""
    seen = state.copy()
    if state.setup.hidden_coins:
        seen.coins = [c if seat in seats else MASKED for seat, c in enumerate(state.coins)]
    return seen


def observe(state: "SmallWorldState", seat: int) -> "SmallWorldState":
    """Return a copy with the other seats' totals masked; all stand open once it is over."""
    seen = state.copy()
    seen.history = state.history[:]
    if state.setup.hidden_coins and not state.is_over:
        for other in range(state.players):
            if other != seat:
                seen.coins[other] = MASKED
    return seen


def resample(state: "SmallWorldState", seat: int, rng: Random) -> "SmallWorldState":
    """Return a copy with a guess for every total that the seat does not see.

    A guess lies between nothing and what the turns so far can have brought, most often in
    the middle. A seat that has not picked yet has what it started with.
    """
    guess = observe(state, seat)
    guess.history = []
    for other in range(state.players):
        if guess.coins[other] == MASKED:
            rounds = state.round - 1 if other >= state.turn else state.round
            start = state.setup.variant.start_coins
            fresh = rounds == 0 and state.active(other) is None
            most = start + COINS_A_TURN * rounds
            guess.coins[other] = start if fresh else round(rng.triangular(0, most))
    return guess
