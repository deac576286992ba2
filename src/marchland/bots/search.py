"""A beam search over copies, within one seat's own turn."""

from collections.abc import Iterable
from typing import Final

from marchland.bots.hints.base import Hints
from marchland.core.game import CHANCE, State

DEEPEST: Final = 16
WIDE: Final = 4
"""Lines side by side from which on a search looks at what may follow each face of a die."""
EFFORT: Final = 300
"""Positions looked at before the beam grows thin; bounds the time of one answer."""
FACES: Final = 6
"""A chance node with more outcomes than a die is looked at through its first one."""


class Line:
    """Actions in a row with the position they lead to.

    Attributes:
        value: what it is worth to stop there.
        promise: what going on may make of it.
        actions: what is played.
        state: the position.
        closed: whether nothing may be added.
    """

    def __init__(
        self, value: float, promise: float, actions: tuple[int, ...], state: State, closed: bool
    ) -> None:
        """Take all of it."""
        self.value = value
        self.promise = promise
        self.actions = actions
        self.state = state
        self.closed = closed


def best_line(state: State, seat: int, hints: Hints, width: int, effort: int = EFFORT) -> Line:
    """Return the best line from a position in which the seat is to move.

    It may be empty where ending at once is best. Keeps the `width` most promising lines of
    each length, fewer when the effort nears its end; the position itself is not changed.
    """
    return best_lines(state, seat, hints, width, effort, 1)[0]


def best_lines(
    state: State, seat: int, hints: Hints, width: int, effort: int, most: int
) -> list[Line]:
    """Return the best lines, at most so many, best first; no two of them are worth the same."""
    wide = width >= WIDE
    first = Line(hints.value(state, seat), 0.0, (), state, False)
    best = [first] if hints.ending(state, state.legal_actions()) is not None else []
    beam = [first]
    for _ in range(DEEPEST):
        found: dict[object, Line] = {}
        looked = 0
        for line in beam:
            tried = hints.narrow(line.state, line.state.legal_actions())
            # A throw that comes before all else is worth what its faces allow.
            looks = wide or len(tried) == 1
            for action in tried:
                after = extended(line, action, seat, hints, looks)
                looked += 1
                key = (after.closed, round(after.value, 6), round(after.promise, 6))
                found.setdefault(key, after)
        each = looked // len(beam) + 1
        effort -= looked
        best = better(best, found.values(), most)
        beam = sorted(
            (line for line in found.values() if not line.closed),
            key=lambda line: line.promise,
            reverse=True,
        )[: max(1, min(width, effort // (2 * each)))]
        if not beam:
            break
    return best


def better(best: list[Line], found: Iterable[Line], most: int) -> list[Line]:
    """Return the best of two sets of lines, the earlier one among equals."""
    if most == 1:
        for line in found:
            if not best or line.value > best[0].value:
                best = [line]
        return best
    by_worth: dict[float, Line] = {}
    for line in (*best, *found):
        by_worth.setdefault(round(line.value, 6), line)
    return [by_worth[worth] for worth in sorted(by_worth, reverse=True)[:most]]


def extended(line: Line, action: int, seat: int, hints: Hints, wide: bool) -> Line:
    """Return a line with one more action; where it looks wide it answers each face of a die."""
    state = line.state.copy()
    state.apply(action)
    actions = (*line.actions, action)
    while state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        if len(outcomes) <= FACES:
            value = expected(state, outcomes, seat, hints, wide)
            return Line(value, value, actions, state, True)
        state.apply(outcomes[0][0])
    value = hints.value(state, seat)
    if not hints.open(state, seat):
        return Line(value, value, actions, state, True)
    return Line(value, value + hints.promise(state, seat), actions, state, False)


def expected(
    state: State, outcomes: list[tuple[int, int]], seat: int, hints: Hints, wide: bool
) -> float:
    """Return the mean over a die's faces, each answered by its best next action if `wide`."""
    total = 0.0
    for outcome, weight in outcomes:
        after = state.copy()
        after.apply(outcome)
        value = hints.value(after, seat)
        if wide and hints.open(after, seat):
            for action in hints.narrow(after, after.legal_actions()):
                then = after.copy()
                then.apply(action)
                value = max(value, hints.value(then, seat) + hints.promise(then, seat))
        total += weight * value
    return total / sum(weight for _, weight in outcomes)
