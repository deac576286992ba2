"""What is kept in circles is freed, but seldom: many tables take long to look through."""

import gc
import threading
import weakref

import pytest

from marchland.server import collector


class Circle:
    def __init__(self) -> None:
        self.self = self


def test_all_is_looked_through_by_the_clock_and_as_before_once_the_server_has_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(collector, "SPELL", 0.01)
    before = gc.get_threshold()
    circle = Circle()
    gc.collect()
    freed = threading.Event()
    watch = weakref.finalize(circle, freed.set)
    del circle
    with collector.collecting_seldom():
        assert gc.get_threshold()[2] > 10**9
        assert freed.wait(30)
    assert gc.get_threshold() == before
    assert not watch.alive
