"""Actions made once: what costs most in a list of actions is making its numbers.

A list that is put together of ready-made things only notes where they are, interpreted and native.
"""

from threading import Lock
from typing import Any, Final

from mypy_extensions import i64

Ready = list[Any]
"""Numbers, or pairs of them, that are passed on unopened: native code would make each anew."""

HAND: Final = 10
"""Regions of which every set has a list of its own."""
NONE: Final[Ready] = []
MAKING: Final = Lock()
"""Held while something is made that all games of a process share, whichever thread asks first."""


class Fan:
    """One thing for each region, from which those of a set are picked."""

    def __init__(self, base: int, shift: int, *, as_lots: bool = False, hand: int = HAND) -> None:
        """Let a region stand for `base | region << shift`, or for that as an outcome of chance.

        A small hand, of regions whose sets are all laid out, is for fans of which there are many.
        """
        self.hand: i64 = hand
        self.sets: i64 = (1 << hand) - 1
        self.base = base
        self.shift = shift
        self.as_lots = as_lots
        self.hands: list[list[Ready]] = []

    def of(self, regions: i64) -> Ready:
        """Return the things of a set, lowest region first: not to be changed, it may be shared."""
        found = NONE
        width = self.hand
        sets = self.sets
        hand: i64 = 0
        while regions:
            part = regions & sets
            if part:
                if hand >= len(self.hands):
                    self._unfold(hand)
                things = self.hands[hand][part]
                found = found + things if found else things
            regions >>= width
            hand += 1
        return found

    def _unfold(self, hand: i64) -> None:
        with MAKING:
            while len(self.hands) <= hand:
                sets: list[Ready] = [[]]
                first = self.hand * len(self.hands)
                for place in range(first, first + self.hand):
                    one = self.base | place << self.shift
                    thing: Any = (one, 1) if self.as_lots else one
                    sets += [[*smaller, thing] for smaller in sets]
                self.hands.append(sets)


class Ladder:
    """For each region the actions with a number of pieces, from none up."""

    def __init__(self, base: int) -> None:
        """Take the action without region and number."""
        self.base = base
        self.rows: list[Ready] = []

    def between(self, region: int, fewest: int, most: int) -> Ready:
        """Return a region's actions from the fewest pieces to the most, both included."""
        if region >= len(self.rows) or most >= len(self.rows[region]):
            self._climb(region, most)
        return self.rows[region][fewest : most + 1]

    def _climb(self, region: int, most: int) -> None:
        with MAKING:
            while region >= len(self.rows):
                self.rows.append([])
            row = self.rows[region]
            first = self.base | region << 10
            row += list(range(first + len(row), first + most + 1))
