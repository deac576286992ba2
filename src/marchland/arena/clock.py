"""How long choices take, and an end to those that take too long."""

import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil, exp, log
from typing import Final

STEP: Final = log(1.05)
"""Times are kept in steps of five percent."""
SHORTEST: Final = 1e-7

Times = dict[int, int]
"""How many choices took so long, by steps above `SHORTEST`."""


class TooLate(BaseException):
    """A choice that has taken too long; no bot's own `except Exception` holds it up."""


class Clock:
    """Measures choices by seat.

    Attributes:
        limit: seconds that a choice may take; 0 for as long as it likes.
        times: for each seat how many choices took how long.
    """

    def __init__(
        self, seats: int, limit: float = 0.0, now: Callable[[], float] = time.perf_counter
    ) -> None:
        """Start with nothing measured."""
        self.limit = limit
        self.times: list[Times] = [{} for _ in range(seats)]
        self._now = now

    @contextmanager
    def running(self, seat: int) -> Iterator[None]:
        """Measure a choice of this seat.

        Raises:
            TooLate: it took longer than the limit. In the main thread it is stopped at once, or
                when native code comes back; elsewhere it is found late once it is made.
        """
        begun = self._now()
        with alarm(self.limit):
            yield
        took = self._now() - begun
        step = max(0, ceil(log(max(took, SHORTEST) / SHORTEST) / STEP))
        self.times[seat][step] = self.times[seat].get(step, 0) + 1
        if self.limit and took > self.limit:
            raise TooLate


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise `TooLate` here after so many seconds, where the system can; 0 for never."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not seconds or not can:
        yield
        return

    def ring(*_: object) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def added(one: Times, other: Mapping[int, int]) -> None:
    """Add other times to some."""
    for step, number in other.items():
        one[step] = one.get(step, 0) + number


def quantile(times: Times, share: float) -> float | None:
    """Return the seconds within which such a share of the choices was made; None without any."""
    total = sum(times.values())
    if not total:
        return None
    left = share * total
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return float(f"{SHORTEST * exp(step * STEP):.3g}")
    return None
