"""Worker processes that think: for bots, and for whoever asks what would be best."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar, cast
from zlib import crc32

from marchland.server import worker
from marchland.server.library import Library
from marchland.server.questions import Choose, Question
from marchland.server.worker import Answer

__all__ = ["LATE", "LOST", "Failed", "Lost", "Minds", "Thinkers", "Worker", "in_thread"]

log = logging.getLogger("marchland.server")
T = TypeVar("T")

MOST: Final = 4
"""Workers for bots; each is begun when it is first asked."""
READY: Final = 60.0
"""Seconds until a worker that was begun must be there."""


LATE, LOST = "late", "lost"
"""How it is written down that a question took too long, or its worker ended."""


class Failed(Exception):
    """A question raised an error in its worker; the message is the error's."""


class Lost(Exception):
    """A worker ended while it was thinking."""


class Minds(Protocol):
    """Whoever answers questions, wherever that is."""

    async def ask(self, question: Question, library: Library, limit: float) -> Any:
        """Return the answer to a question, as `Thinkers.ask` does."""

    def close(self) -> None:
        """Answer no more."""


class Thinkers:
    """A few workers for seats, and one aside for hints and reviews.

    Each thinks about one question at a time. A seat has its worker for good, so that its bot can
    go on with what it had in mind. A worker that is late or lost is replaced at the next question.
    """

    def __init__(self) -> None:
        """Begin no process yet."""
        count = max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self._workers = [Worker() for _ in range(count)]
        self._aside = Worker()

    async def ask(self, question: Question, library: Library, limit: float) -> Any:
        """Return the answer to a question.

        Args:
            question: to the bot of a seat, or another; no bot waits for those.
            library: the games and bots that it is answered with.
            limit: seconds to think; waiting for the worker does not count.

        Raises:
            TimeoutError: it took longer.
            Failed: it raised an error.
            Lost: its worker ended.
        """
        home = self._aside
        if isinstance(question, Choose):
            home = self._workers[crc32(question.seat.encode()) % len(self._workers)]
        call: Callable[[], Any] = question.call(library)
        return await in_thread(lambda: home.ask(call, limit))

    def close(self) -> None:
        """End all processes."""
        for one in (*self._workers, self._aside):
            one.close()


class Worker:
    """One process at the other end of a pipe, begun when it is first asked."""

    def __init__(self) -> None:
        """Begin no process yet."""
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    def ask(self, question: Callable[[], T], limit: float) -> T:
        """Return the answer, waiting for it in this thread.

        Raises:
            TimeoutError: it took longer.
            Failed: it raised an error.
            Lost: its process ended.
        """
        from pickle import dumps

        data = dumps(question)
        with self._lock:
            pipe = self._ready()
            try:
                pipe.send_bytes(data)
                if not pipe.poll(limit):
                    self._end()
                    raise TimeoutError
                answer: Answer = pipe.recv()
            except (EOFError, ConnectionError) as error:
                self._end()
                raise Lost from error
        if answer.error is not None:
            raise Failed(answer.error)
        return cast("T", answer.result)

    def close(self) -> None:
        """End the process for good; whoever waits for its answer hears that it is lost."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._lock:
            self._end()

    def _ready(self) -> Connection:
        if self._process is not None and not self._process.is_alive():
            self._end()
        if self._pipe is None:
            self._pipe = self._begin()
        return self._pipe

    def _begin(self) -> Connection:
        context = _context()
        pipe, theirs = context.Pipe()
        process = context.Process(target=worker.serve, args=(theirs,), name="bot", daemon=True)
        process.start()
        self._process, self._pipe = process, pipe
        theirs.close()
        if self._closed:
            process.kill()
        with contextlib.suppress(EOFError, ConnectionError):
            if pipe.poll(READY):
                pipe.recv()
                return pipe
        self._end()
        raise Lost

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _context() -> ForkServerContext | SpawnContext:
    """Return how processes are begun: by a fork of one that holds nothing, where there is any."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([worker.__name__])
    return context


def in_thread(work: Callable[[], T]) -> asyncio.Future[T]:
    """Run work in a daemon thread: one that waits keeps neither the game nor the exit waiting."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        problem: BaseException | None = None
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - handed to whoever awaits
            problem = error
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(settle, result, problem)

    threading.Thread(target=run, name="asked", daemon=True).start()
    return future
