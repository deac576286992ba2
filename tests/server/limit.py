"""A limit on waiting: what should come and does not makes a test fail, not hang."""

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

LONGEST = 120.0
"""Seconds that a test of the server may take on the slowest machine."""


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Interrupt whatever is waited for after so many seconds, where the system has alarms."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"waited in vain for {seconds} seconds")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
