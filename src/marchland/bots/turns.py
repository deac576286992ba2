"""A greedy seat's next actions, and games that greedy seats play out in the mind."""

from collections.abc import Callable
from random import Random
from typing import Final

from marchland.bots.hints import Hints, hints_for
from marchland.bots.search import best_line
from marchland.core.dice import pick
from marchland.core.game import CHANCE, State

NEAR: Final = 1.0
"""Points by which a line may be thought worse and still be nearly as good."""


def foreseen(state: State) -> bool:
    """Tell whether it is late enough to say how a game is expected to end."""
    return hints_for(state.game.family).foresees(state)


def next_line(state: State, actions: list[int], hints: Hints) -> tuple[int, ...]:
    """Return what a greedy seat does next: at least one action, all of them its own."""
    if len(actions) == 1:
        return (actions[0],)
    answer = hints.answer(state, actions)
    if answer is not None:
        return (answer,)
    lines = hints.lines(state, 1)
    if lines is not None:
        return lines[0].actions
    line = best_line(state, state.to_move, hints, hints.depth.width, hints.depth.effort)
    return with_ending(state, line.actions, hints)


def with_ending(state: State, line: tuple[int, ...], hints: Hints) -> tuple[int, ...]:
    """Return a line with the action that ends it, where one must."""
    seat = state.to_move
    after = state.copy()
    for action in line:
        after.apply(action)
        if after.to_move != seat:
            return line
    if line and not hints.open(after, seat):
        return line
    ending = hints.ending(after, after.legal_actions())
    return line if ending is None else (*line, ending)


def follow(state: State, line: tuple[int, ...]) -> None:
    """Play a line in place, as far as the same seat is asked and may go on with it."""
    seat = state.to_move
    for action in line:
        if state.to_move != seat or action not in state.legal_actions():
            return
        state.apply(action)


def strayed(
    state: State, actions: list[int], hints: Hints, rng: Random, often: float
) -> tuple[int, ...]:
    """Return what a greedy seat does next, now and then what it thinks nearly as good."""
    if len(actions) > 1 and rng.random() < often and hints.answer(state, actions) is None:
        lines = hints.lines(state, 2)
        if lines is not None and lines[-1].value > lines[0].value - NEAR:
            return lines[-1].actions
    return next_line(state, actions, hints)


def play_out(
    state: State, hints: Hints, rng: Random, late: Callable[[], bool], stray: float = 0.0
) -> bool:
    """Play on in place to the end of the game, greedily for every seat.

    Args:
        state: where to go on from.
        hints: what the seats know.
        rng: the dice.
        late: whether to stop; asked before each line.
        stray: how often a seat does what it thinks nearly as good, so that no two games are alike.

    Returns:
        Whether the game was played out and not stopped.
    """
    hints.begin(rng.getrandbits(32))
    for _ in range(hints.longest):
        if state.is_over:
            break
        if state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        elif late():
            return False
        else:
            follow(state, strayed(state, state.legal_actions(), hints, rng, stray))
    return True
