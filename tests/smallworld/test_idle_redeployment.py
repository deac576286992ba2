"""The page says so where nothing depends on a redeployment any more."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import marchland
from marchland.core.game import CHANCE, State


def deploy(state: State) -> dict[str, Any] | None:
    """Return what is asked of a redeployment, if one is asked."""
    found: dict[str, Any] | None = state.view(frozenset({state.to_move}))["deploy"]
    return found


def finished(state: State, first: bool) -> tuple[list[float], list[int]]:
    """Return coins and winners where tokens go to the first regions or to the last."""
    after = state.copy()
    while not after.is_over:
        legal = (
            [outcome for outcome, _ in after.chance_outcomes()]
            if after.to_move == CHANCE
            else after.legal_actions()
        )
        placed = after.to_move != CHANCE and deploy(after)
        after.apply(legal[-1] if placed and first else legal[0])
    return list(after.scores()), list(after.view(frozenset())["winners"])


def questions(name: str, seed: int) -> Iterator[State]:
    """Yield each question of a random game of two, before it is answered."""
    state = marchland.game(name).new_state(2, seed)
    dice = random.Random(seed)
    while not state.is_over:
        if state.to_move == CHANCE:
            state.apply(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            yield state
            state.apply(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_where_it_is_said_that_nothing_depends_on_it_nothing_does(name: str) -> None:
    """SW-V, SW-G02, SW-G03: coins are for regions, a tie counts all tokens on the map."""
    said = 0
    for seed in range(30):
        for state in questions(name, seed):
            asked = deploy(state)
            if asked and asked["idle"]:
                said += 1
                assert finished(state, first=True) == finished(state, first=False), seed
    assert said > 5


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_before_the_last_seat_of_the_last_round_it_is_never_said(name: str) -> None:
    """SW-G01: whoever plays later may still conquer what is weakly held."""
    for seed in range(6):
        for state in questions(name, seed):
            view = state.view(frozenset({state.to_move}))
            if view["deploy"] and (view["turn"] == 0 or view["round"] < view["rounds"]):
                assert not view["deploy"]["idle"]
