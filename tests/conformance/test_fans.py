"""What all games of a process share is the same for each, whichever thread makes it first."""

import sys
from collections.abc import Callable, Iterator
from threading import Barrier, Thread

import pytest

from marchland.core.fans import Fan, Ladder

THREADS = 4
TIMES = 200


@pytest.fixture
def hasty() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(work: Callable[[], object]) -> None:
    """Do the same in several threads that begin together."""
    start = Barrier(THREADS)

    def one() -> None:
        start.wait()
        work()

    threads = [Thread(target=one) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("hand", [4, 10])
def test_tables_that_are_opened_at_once_know_each_region_by_its_own_number(hand: int) -> None:
    """A server opens games in threads: what one lays out must not be laid out twice."""
    everything = (1 << 23) - 1
    for _ in range(TIMES):
        fan = Fan(7 << 20, 10, hand=hand)
        at_once(lambda fan=fan: fan.of(everything))  # type: ignore[misc]
        assert fan.of(everything) == [7 << 20 | region << 10 for region in range(23)]


@pytest.mark.usefixtures("hasty")
def test_tables_that_are_opened_at_once_number_each_count_of_pieces_once() -> None:
    for _ in range(TIMES):
        ladder = Ladder(7 << 20)
        at_once(lambda ladder=ladder: [ladder.between(3, 1, most) for most in range(200)])  # type: ignore[misc]
        assert ladder.between(3, 1, 199) == [7 << 20 | 3 << 10 | n for n in range(1, 200)]
