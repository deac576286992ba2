"""The interpreter's collector of circles, kept from holding up a server of many tables."""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["collecting_seldom"]

SPELL = 300.0
"""Seconds between two looks at all that is in memory."""

NEVER = 2**31 - 1


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Look at what is new as always, and at everything only now and then.

    All that hundreds of tables are made of takes the collector a quarter of a second, in which
    nobody's choice is answered, and left to itself it looks there every few seconds.
    """
    young, middle, old = gc.get_threshold()
    ended = threading.Event()

    def look() -> None:
        while not ended.wait(SPELL):
            gc.collect()

    gc.set_threshold(young, middle, NEVER)
    threading.Thread(target=look, name="collector", daemon=True).start()
    try:
        yield
    finally:
        ended.set()
        gc.set_threshold(young, middle, old)
