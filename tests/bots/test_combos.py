"""What a hint says for a combination of race and power."""

from random import Random

import pytest

import marchland
from marchland.bots.advice import Advice, advice
from marchland.bots.hints import hints_for
from marchland.bots.ranking import Option
from marchland.bots.turns import follow, next_line
from marchland.core.dice import pick
from marchland.core.game import CHANCE, State

SEED = 3


def first_choice(name: str) -> State:
    """Return the position in which a game's first seat picks a combination."""
    state = marchland.game(name).new_state(2, SEED)
    while state.to_move == CHANCE:
        state.apply(state.legal_actions()[0])
    return state


def said(view: State) -> dict[int, dict[str, dict[str, int]]]:
    """Return for each pick the arguments of the reasons that are given, by their keys."""
    found: dict[int, dict[str, dict[str, int]]] = {}
    for action in view.legal_actions():
        way: Advice = advice(view, [Option((action,), 0.0, 0.0, 1)])[0]
        found[action] = {one["key"]: one["args"] for one in way.why}
    return found


def earned(state: State, action: int) -> tuple[int, bool]:
    """Return the coins of a first turn that a greedy seat plays, and whether a die was thrown."""
    seat, rng, hints = state.to_move, Random(1), hints_for(state.game.family)
    world = state.copy()
    world.apply(action)
    begun, thrown = world.scores()[seat], False
    while world.to_move in (seat, CHANCE):
        if world.to_move == CHANCE:
            thrown = thrown or world.view(frozenset())["stage"] != "draw"
            world.apply(pick(world.chance_outcomes(), rng))
        else:
            follow(world, next_line(world, world.legal_actions(), hints))
    return world.scores()[seat] - begun, thrown


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_the_coins_that_a_first_turn_is_said_to_bring_come(name: str) -> None:
    """SW-S01: about so many, a coin or two more or less; a die that is thrown only adds to it."""
    state = first_choice(name)
    told = said(state)
    lines = {a: line["hint-combo-first"]["n"] for a, line in told.items() if line}
    assert len(lines) > 2
    for action, n in lines.items():
        coins, thrown = earned(state, action)
        assert coins >= n - 1
        assert thrown or coins <= n + 2


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_a_combination_is_told_beside_the_best_of_the_others(name: str) -> None:
    """What is more than all others is said of one alone; and the tokens are those on offer."""
    state = first_choice(name)
    told = said(state)
    firsts = {a: line["hint-combo-first"] for a, line in told.items() if line}
    for action, line in firsts.items():
        assert line["most"] == max(one["n"] for a, one in firsts.items() if a != action)
    for key in ("hint-combo-later", "hint-combo-tokens"):
        best = [line[key] for line in told.values() if key in line]
        assert len(best) <= 1
        assert all(one["n"] > one["most"] for one in best)
