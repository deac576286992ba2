"""Dice as weighted outcomes."""

from random import Random
from typing import Final

REINFORCEMENT: Final = [(0, 3), (1, 1), (2, 1), (3, 1)]
"""The reinforcement die: (pips, weight); three blank faces, then 1, 2 and 3 (SW-D01)."""


def pick(outcomes: list[tuple[int, int]], rng: Random) -> int:
    """Return one of the weighted outcomes by chance."""
    total = 0
    for _, weight in outcomes:
        total += weight
    number = int(rng.random() * total)
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    return outcomes[-1][0]
