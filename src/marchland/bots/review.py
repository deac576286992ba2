"""What a turn cost: what was played, against the best that is found in its place."""

import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from marchland.bots.advice import Entry, followed
from marchland.bots.ranking import (
    Budget,
    Option,
    Way,
    care,
    compared,
    lead,
    ways,
    whole_turn,
)
from marchland.bots.turns import follow
from marchland.core.game import State

__all__ = ["Judged", "judged", "lead"]


class Judged(NamedTuple):
    """A turn that was played, judged from what its seat could know.

    Attributes:
        best: what the best way was expected to bring at least, chance left out: the seat's final
            score less the mean of the others'.
        played: the same of what was played; never more.
        told: the log entries of the best way, none where that is what was played.
    """

    best: float
    played: float
    told: list[Entry]


def judged(
    view: State,
    played: tuple[int, ...],
    ahead: float,
    budget: Budget,
    rng: Random,
    now: Callable[[], float] = time.perf_counter,
) -> Judged:
    """Compare a turn with others, all with the same luck.

    Args:
        view: what the seat knew when its turn began; stays as it is.
        played: its choices, up to the first chance or another seat.
        ahead: its score as the turn began less the mean of the others', as the table knew it.
        budget: games or seconds to spend.
        rng: decides the positions and dice that are thought of.
        now: the clock in seconds.
    """
    reached = after(view, played)
    hints, wider = care(view, budget, rng, now)
    others = [
        Way(way.actions, 0.0)
        for way in ways(view, wider)
        if after(view, whole_turn(view, way.actions)) != reached
    ]
    found = compared(view, [Way(played, 0.0), *others], budget, rng, now, hints, hints.stray)
    best = max(found, key=at_least)
    own = next(option for option in found if option.actions == played)
    expected = ahead + own.gain
    if own.gain >= at_least(best):
        return Judged(expected, expected, [])
    told = followed(view, whole_turn(view, best.actions), best.gain).told
    return Judged(ahead + at_least(best), expected, told)


def at_least(option: Option) -> float:
    """Return what a way brings when what may be chance is left out; the best of many looks best."""
    return option.gain - option.doubt


def after(view: State, actions: tuple[int, ...]) -> int:
    """Return the key of the position that actions lead to."""
    state = view.copy()
    follow(state, actions)
    return state.key()
