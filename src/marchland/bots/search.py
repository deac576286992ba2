"""A beam search over copies, within one seat's own turn."""

from typing import Final, NamedTuple

from marchland.bots.hints.base import Hints
from marchland.core.game import CHANCE, State

DEEPEST: Final = 16
EFFORT: Final = 300
"""Positions looked at before the beam grows thin; bounds the time of one answer."""
FACES: Final = 6
"""A chance node with more outcomes than a die is looked at through its first one."""


class Line(NamedTuple):
    """Actions in a row with the position they lead to."""

    value: float
    promise: float
    actions: tuple[int, ...]
    state: State
    closed: bool


def best_line(state: State, seat: int, hints: Hints, width: int, effort: int = EFFORT) -> Line:
    """Return the best line from a position in which the seat is to move.

    It may be empty where ending at once is best. Keeps the `width` most promising lines of
    each length, fewer when the effort nears its end; the position itself is not changed.
    """
    first = Line(hints.value(state, seat), 0.0, (), state, closed=False)
    best = first if hints.ending(state, state.legal_actions()) is not None else None
    beam = [first]
    for _ in range(DEEPEST):
        found: dict[object, Line] = {}
        looked = 0
        for line in beam:
            for action in hints.narrow(line.state, line.state.legal_actions()):
                after = extended(line, action, seat, hints)
                looked += 1
                key = (after.closed, round(after.value, 6), round(after.promise, 6))
                found.setdefault(key, after)
        each = looked // len(beam) + 1
        effort -= looked
        for line in found.values():
            if best is None or line.value > best.value:
                best = line
        beam = sorted(
            (line for line in found.values() if not line.closed),
            key=lambda line: line.promise,
            reverse=True,
        )[: max(1, min(width, effort // (2 * each)))]
        if not beam:
            break
    assert best is not None
    return best


def extended(line: Line, action: int, seat: int, hints: Hints) -> Line:
    """Return a line with one more action."""
    state = line.state.copy()
    state.apply(action)
    actions = (*line.actions, action)
    while state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        if len(outcomes) <= FACES:
            value = expected(state, outcomes, seat, hints)
            return Line(value, value, actions, state, closed=True)
        state.apply(outcomes[0][0])
    value = hints.value(state, seat)
    if not hints.open(state, seat):
        return Line(value, value, actions, state, closed=True)
    return Line(value, value + hints.promise(state, seat), actions, state, closed=False)


def expected(state: State, outcomes: list[tuple[int, int]], seat: int, hints: Hints) -> float:
    """Return the mean over a die's faces, each answered by its best next action."""
    total = 0.0
    for outcome, weight in outcomes:
        after = state.copy()
        after.apply(outcome)
        value = hints.value(after, seat)
        if hints.open(after, seat):
            for action in hints.narrow(after, after.legal_actions()):
                then = after.copy()
                then.apply(action)
                value = max(value, hints.value(then, seat) + hints.promise(then, seat))
        total += weight * value
    return total / sum(weight for _, weight in outcomes)
