"""Work that wants a thread without a running loop: a browser's may run in that of the tests."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    """Return what the work returns in a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()
