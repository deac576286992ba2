"""`marchland worker`: a process that thinks for servers on other machines."""

import argparse
import logging
import os
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import msgspec

from marchland.core.errors import MarchlandError
from marchland.refusals import language, refusal
from marchland.server.asked import ASKED, LEASE, Asked, Taken
from marchland.server.faults import Fault
from marchland.server.library import Library
from marchland.server.logs import as_json
from marchland.server.opening import NO_QUEUE, is_postgres
from marchland.server.questions import Question, needs_met
from marchland.server.run import listed, offering
from marchland.server.store import BadAddress, StoreError
from marchland.server.thinkers import LATE, LOST, Lost, Worker

__all__ = ["run"]

log = logging.getLogger("marchland.worker")

LOOK: Final = 1.0
"""Seconds after which it is looked for questions, whatever was heard."""

SWEEP: Final = 60
"""After so many looks in vain, old questions are forgotten."""

WRONG_CALL: Final = 2


class Labour:
    """A few processes that think, each about one question at a time, until told to stop."""

    def __init__(self, asked: Asked, library: Library, jobs: int) -> None:
        """Take where questions are, and what they are answered with."""
        self._asked = asked
        self._library = library
        self._needs = needs_met(library)
        self._stopped = threading.Event()
        self._bell = threading.Condition()
        self._threads = [threading.Thread(target=self._work, name="job") for _ in range(jobs)]

    def run(self) -> None:
        """Think until told to stop; what was begun is ended."""
        threading.Thread(target=self._listen, name="questions", daemon=True).start()
        for thread in self._threads:
            thread.start()
        for thread in self._threads:
            thread.join()

    def stop(self) -> None:
        """Take no further question."""
        self._stopped.set()

    def _work(self) -> None:
        process, name, idle = Worker(), secrets.token_hex(8), 0
        try:
            while not self._stopped.is_set():
                try:
                    taken = self._asked.take(name, self._needs)
                    if taken is not None:
                        self._answer(process, name, taken)
                        continue
                    idle += 1
                    if idle % SWEEP == 0:
                        self._asked.sweep()
                except StoreError as error:
                    log.warning("%s", error)
                with self._bell:
                    self._bell.wait(LOOK)
        finally:
            process.close()

    def _answer(self, process: Worker, name: str, taken: Taken) -> None:
        answer: bytes | None = None
        fault: str | None = None
        with self._renewed(taken.id, name):
            try:
                question = msgspec.json.decode(taken.data, type=Question)
                found = process.ask(question.call(self._library), taken.seconds)
                answer = msgspec.json.encode(found)
            except TimeoutError:
                fault = LATE
            except Lost:
                fault = LOST
            except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked is told
                fault = str(error) or type(error).__name__
        self._asked.answer(taken.id, name, answer, fault)

    @contextmanager
    def _renewed(self, id_: str, name: str) -> Iterator[None]:
        """Keep hold of a question while it is thought about."""
        done = threading.Event()

        def renew() -> None:
            while not done.wait(LEASE / 4):
                try:
                    if not self._asked.renew(id_, name):
                        return
                except StoreError as error:
                    log.warning("%s", error)

        thread = threading.Thread(target=renew, name="lease")
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()

    def _listen(self) -> None:
        for _ in self._asked.notices(ASKED, LOOK):
            with self._bell:
                self._bell.notify_all()
            if self._stopped.is_set():
                return


def run(options: argparse.Namespace) -> int:
    """Run `marchland worker` until interrupted; return the exit status."""
    if options.log == "json":
        as_json()
    try:
        offered = offering(listed(options.bots))
    except MarchlandError as error:
        return _failed(refusal(error, language()), WRONG_CALL)
    library = Library(content=options.content, bots=lambda: offered)
    jobs = options.jobs or max(1, os.cpu_count() or 1)
    try:
        library.hand_out()
        asked = opened(options.database, jobs + 2)
    except Fault as fault:
        return _failed(refusal(fault, language()), WRONG_CALL)
    except StoreError as error:
        return _failed(str(error), WRONG_CALL if isinstance(error, BadAddress) else 1)
    labour = Labour(asked, library, jobs)

    def stop(_signal: int, _frame: FrameType | None) -> None:
        labour.stop()

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, stop)
    processes = "1 process" if jobs == 1 else f"{jobs} processes"
    print(f"Thinking with {processes} for {asked.where} (stop with Ctrl+C)", flush=True)  # noqa: T201
    labour.run()
    asked.close()
    return 0


def opened(database: str | None, lines: int = 4) -> Asked:
    """Return the questions in this database.

    Raises:
        BadAddress: it is none in which questions can wait, in one sentence.
    """
    if database is None or not is_postgres(database):
        raise BadAddress(NO_QUEUE)
    return Asked(database, lines)


def _failed(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return status
