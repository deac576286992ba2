"""The time that counts for clocks: it passes only while some server of the store lives."""

import time
from collections.abc import Callable

from marchland.server.keeper import Keeper

__all__ = ["Hours"]

FRESH = 1.0
"""Seconds after which the store is asked anew."""


class Hours:
    """Hours lived, as the store counts them for all its servers.

    Each look at them adds what the database's clock says has passed since the last one, but no
    less than nothing, and no more than has passed in this process by its own steady count. So a
    system clock that is set back or forward, a machine that slept and a server that was away
    take no time from anybody.
    """

    def __init__(self, keeper: Keeper, steady: Callable[[], float] = time.monotonic) -> None:
        """Take the store, and seconds that only ever pass."""
        self._keeper = keeper
        self._steady = steady
        self._looked: float | None = None
        self._lived = 0.0

    async def now(self) -> float:
        """Return how many seconds were lived so far."""
        steady = self._steady()
        passed = 0.0 if self._looked is None else steady - self._looked
        if self._looked is None or passed >= FRESH:
            self._lived = await self._keeper.live(passed)
            self._looked = steady
        return self.guess()

    def guess(self) -> float:
        """Return the same from what was known at the last look."""
        return self._lived + (0.0 if self._looked is None else self._steady() - self._looked)
