"""Random play through the outer interface, for every layer of tests."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import marchland
from marchland.core.dice import pick
from marchland.core.game import State

MOST_ACTIONS = 20_000
"""A game that has not ended after so many actions does not end."""

CASES = [(name, players) for name in marchland.games() for players in marchland.game(name).players]
"""Every installed game with every number of players."""


def new(name: str, players: int, seed: int, rulings: Mapping[str, Any] | None = None) -> State:
    """Lay out a game."""
    return marchland.game(name).new_state(players=players, seed=seed, rulings=rulings or {})


def choose(state: State, rng: Random) -> int:
    """Return what chance or a player without any plan does next."""
    if state.to_move == marchland.CHANCE:
        return pick(state.chance_outcomes(), rng)
    return rng.choice(state.legal_actions())


def choose_boldly(state: State, rng: Random) -> int:
    """Return what a player does who goes on conquering and rarely declines."""
    if state.to_move == marchland.CHANCE:
        return choose(state, rng)
    legal = state.legal_actions()
    timid = {"decline", "stop", "retire", "ready"}
    bold = [action for action in legal if state.describe(action) not in timid]
    return rng.choice(bold if bold and rng.random() < 0.8 else legal)


def walk(state: State, rng: Random) -> Iterator[int]:
    """Play to the end; yield each action before it is played."""
    for _ in range(MOST_ACTIONS):
        if state.is_over:
            return
        action = choose(state, rng)
        yield action
        state.apply(action)
    raise AssertionError(f"not over after {MOST_ACTIONS} actions")


def played(
    name: str, players: int, seed: int, actions: int, rulings: Mapping[str, Any] | None = None
) -> State:
    """Return a game after some random actions, or at its end."""
    state = new(name, players, seed, rulings)
    rng = Random(seed)
    for _ in range(actions):
        if state.is_over:
            break
        state.apply(choose(state, rng))
    return state


def samples(name: str, players: int, every: int = 7, seed: int = 1) -> Iterator[State]:
    """Yield one game's state again and again: at each `every`-th node, at the end, and at draws.

    The state that is yielded goes on afterwards: copy what shall stay.
    """
    state = new(name, players, seed)
    rng = Random(seed)
    for number, _ in enumerate(walk(state, rng)):
        if number % every == 0 or (number % 3 == 0 and state.to_move == marchland.CHANCE):
            yield state
    yield state
