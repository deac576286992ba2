"""Numbers by lot, the same on every machine: PCG64 as NumPy's default generator deals them.

NumPy itself would be the only reason to install NumPy with the game. Sources: O'Neill, "PCG: A
Family of Simple Fast Space-Efficient Statistically Good Algorithms" (2014), for the generator;
NumPy's `SeedSequence`, for how seeds become its state.
"""

from collections.abc import Sequence
from typing import Final

WORD: Final = 0xFFFFFFFF
HALF: Final = (1 << 64) - 1
WHOLE: Final = (1 << 128) - 1
MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
POOL: Final = 4


def _mixed(seed: Sequence[int], words: int) -> list[int]:
    """Return so many words of 32 bits that depend on every number of the seed."""
    entropy: list[int] = []
    for number in seed:
        entropy.append(number & WORD)
        while (number := number >> 32) > 0:
            entropy.append(number & WORD)
    constant = 0x43B0D7E5

    def hashed(value: int) -> int:
        nonlocal constant
        value ^= constant
        constant = constant * 0x931E8875 & WORD
        value = value * constant & WORD
        return value ^ value >> 16

    def joined(a: int, b: int) -> int:
        both = (a * 0xCA01F9DD - b * 0x4973F715) & WORD
        return both ^ both >> 16

    pool = [hashed(entropy[k] if k < len(entropy) else 0) for k in range(POOL)]
    for source in range(POOL):
        for target in range(POOL):
            if source != target:
                pool[target] = joined(pool[target], hashed(pool[source]))
    for extra in entropy[POOL:]:
        for target in range(POOL):
            pool[target] = joined(pool[target], hashed(extra))
    constant = 0x8B51F9DD
    found = []
    for k in range(words):
        value = pool[k % POOL] ^ constant
        constant = constant * 0x58F38DED & WORD
        value = value * constant & WORD
        found.append(value ^ value >> 16)
    return found


class Lots:
    """A row of lots that a seed determines."""

    def __init__(self, *seed: int) -> None:
        """Begin with a seed of numbers from 0."""
        low = _mixed(seed, 8)
        words = [low[2 * k] | low[2 * k + 1] << 32 for k in range(4)]
        self._step = ((words[2] << 64 | words[3]) << 1 | 1) & WHOLE
        self._state = 0
        self._turn()
        self._state = (self._state + (words[0] << 64 | words[1])) & WHOLE
        self._turn()
        self._kept: int | None = None

    def _turn(self) -> None:
        self._state = (self._state * MULTIPLIER + self._step) & WHOLE

    def _long(self) -> int:
        self._state = state = (self._state * MULTIPLIER + self._step) & WHOLE
        value = (state >> 64 ^ state) & HALF
        turn = state >> 122
        return (value >> turn | value << (-turn & 63)) & HALF

    def _short(self) -> int:
        if self._kept is not None:
            kept, self._kept = self._kept, None
            return kept
        both = self._long()
        self._kept = both >> 32
        return both & WORD

    def between(self, low: float, high: float) -> float:
        """Return a number from `low` up to `high`."""
        return low + (high - low) * ((self._long() >> 11) * (1.0 / 9007199254740992.0))

    def coin(self) -> bool:
        """Return True or False, each as likely."""
        return self._short() >= 1 << 31

    def shuffled(self, count: int) -> list[int]:
        """Return the numbers below `count` in any order."""
        order = list(range(count))
        for k in range(count - 1, 0, -1):
            mask = (1 << k.bit_length()) - 1
            while (other := self._short() & mask) > k:
                pass
            order[k], order[other] = order[other], order[k]
        return order
