"""Who plays the games of a run: this process, several, or a Ray cluster."""

import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import parent_process
from typing import Final, Protocol

from marchland.arena.contest import Bout, Contest
from marchland.arena.record import Record, play_bout
from marchland.core.errors import MarchlandError
from marchland.core.game import Game

AHEAD: Final = 3
"""Games that wait for each worker."""
PATIENCE: Final = 3
"""Workers that may be lost one after the other without a game in between."""


class Workers(Protocol):
    """Play games of a run in any order."""

    jobs: int

    def play(self, contest: Contest, bouts: Sequence[Bout]) -> Iterator[Record]:
        """Yield how each game went, as soon as it has ended.

        Raises:
            BotFailed: a bot's fault; what had ended before has been yielded.
            LostWorkers: nobody is left who plays.
        """


class LostWorkers(MarchlandError):
    """Workers that are lost again and again."""


class Alone:
    """This process."""

    jobs = 1

    def play(self, contest: Contest, bouts: Sequence[Bout]) -> Iterator[Record]:
        """Yield how each game went."""
        game = contest.opened()
        for bout in bouts:
            yield play_bout(contest, game, bout)


class Processes:
    """Processes of this machine; one that is lost is replaced and its games are played again."""

    def __init__(self, jobs: int) -> None:
        """Take how many; more than there are cores are not begun."""
        self.jobs = min(jobs, os.cpu_count() or 1)

    def play(self, contest: Contest, bouts: Sequence[Bout]) -> Iterator[Record]:
        """Yield how each game went.

        Raises:
            BotFailed: a bot's fault.
            LostWorkers: several were lost one after the other.
        """
        left = {bout.number: bout for bout in bouts}
        losses = 0
        while left:
            try:
                for record in self._one_pool(contest, list(left.values())):
                    del left[record.number]
                    losses = 0
                    yield record
            except BrokenProcessPool:
                losses += 1
                if losses == PATIENCE:
                    raise LostWorkers(
                        f"{PATIENCE} workers were lost one after the other; see whether the "
                        "machine has memory enough for --jobs."
                    ) from None
                say_lost("A worker was lost")

    def _one_pool(self, contest: Contest, bouts: list[Bout]) -> Iterator[Record]:
        pool = ProcessPoolExecutor(self.jobs, initializer=_begin, initargs=(contest,))
        waiting: set[Future[Record]] = set()
        rest = iter(bouts)
        try:
            while True:
                for bout in rest:
                    waiting.add(pool.submit(_play_here, bout))
                    if len(waiting) >= AHEAD * self.jobs:
                        break
                if not waiting:
                    return
                ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                # Whole games first: what has ended is kept, whatever befell another.
                for future in sorted(ended, key=lambda one: one.exception() is not None):
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_here: list[tuple[Contest, Game]] = []
"""What a process of its own plays."""


def _begin(contest: Contest) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # A Ctrl+C reaches every process; the first one alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is for the person, not for whoever reads the figures.
    sys.stdout = sys.stderr
    _here.append((contest, contest.opened()))


def _end_with_parent() -> None:
    """Let no worker go on when whoever gives out the games has been killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_here(bout: Bout) -> Record:
    contest, game = _here[-1]
    return play_bout(contest, game, bout)


def say_lost(what: str) -> None:
    """Tell the person that games are played again."""
    sys.stderr.write(f"\n{what}; the games that it had begun are played again.\n")
