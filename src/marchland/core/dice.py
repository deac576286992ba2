"""Dice as weighted outcomes."""

from _random import Random as Stream
from operator import index
from random import Random
from typing import Final, SupportsIndex

from marchland.core.errors import BadSeed, quoted

REINFORCEMENT: Final = [(0, 3), (1, 1), (2, 1), (3, 1)]
"""The reinforcement die: (pips, weight); three blank faces, then 1, 2 and 3 (SW-D01)."""


def seeded(seed: SupportsIndex) -> Stream:
    """Return the chance of a seed: any whole number, each another one.

    Raises:
        BadSeed: the seed is no whole number.
    """
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise BadSeed(f"A seed is a whole number, such as 7, not {quoted(seed)}.")
    number = index(seed)
    # `Random` takes a negative number for its positive twin; what it is made of knows no texts.
    return Stream(number) if number >= 0 else Random(str(number))


def pick(outcomes: list[tuple[int, int]], rng: Stream) -> int:
    """Return one of the weighted outcomes by chance."""
    total = 0
    for _outcome, weight in outcomes:
        total += weight
    number = int(rng.random() * total)
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    return outcomes[-1][0]
