"""Thinking on other machines: questions are put into PostgreSQL, and answers come back."""

import contextlib
import logging
import secrets
import threading
import time
from hashlib import blake2b
from typing import Any, Final

import msgspec

from marchland.server.asked import ANSWERED, LEASE, TRIES, Asked, Found
from marchland.server.library import Library
from marchland.server.questions import Choose, Question, answer_of, needs
from marchland.server.store import StoreError
from marchland.server.thinkers import LATE, LOST, Failed, Lost, Thinkers, in_thread

__all__ = ["Afar"]

log = logging.getLogger("marchland.server")

LOOK: Final = 0.5
"""Seconds after which a question is looked at, whatever was heard."""

WAIT: Final = 2.0
"""Seconds after which a question that nobody takes is thought about here."""


class Nobody(Exception):
    """No worker takes the question."""


class Afar:
    """Asks whoever runs `marchland worker`; where nobody takes a question, it is answered here."""

    def __init__(self, asked: Asked) -> None:
        """Ask by this table of questions."""
        self._asked = asked
        self._own = Thinkers()
        self._waiting: dict[str, threading.Event] = {}
        self._closed = False
        threading.Thread(target=self._listen, name="answers", daemon=True).start()

    async def ask(self, question: Question, library: Library, limit: float) -> Any:
        """Return the answer to a question.

        Args:
            question: nothing but its data leaves this process, and of a table not even its name.
            library: what it is answered with where no worker takes it.
            limit: seconds to think; waiting does not count.

        Raises:
            TimeoutError: it took longer.
            Failed: it raised an error.
            Lost: whoever thought about it ended, twice.
        """
        try:
            return await in_thread(lambda: self._answered(question, library, limit))
        except Nobody:
            return await self._own.ask(question, library, limit)
        except StoreError as error:
            log.warning("%s", error)
            return await self._own.ask(question, library, limit)

    def close(self) -> None:
        """Ask no more."""
        self._closed = True
        for event in list(self._waiting.values()):
            event.set()
        self._own.close()
        self._asked.close()

    def _answered(self, question: Question, library: Library, limit: float) -> Any:
        id_, event = secrets.token_hex(8), threading.Event()
        self._waiting[id_] = event
        try:
            data = msgspec.json.encode(nameless(question))
            self._asked.ask(id_, needs(question, library), data, limit)
            found = self._found(id_, event, TRIES * (limit + LEASE) + WAIT)
        finally:
            del self._waiting[id_]
            with contextlib.suppress(StoreError):
                self._asked.withdraw(id_)
        if found.answer is not None:
            return answer_of(question, found.answer)
        if found.fault == LATE:
            raise TimeoutError
        if found.fault == LOST:
            raise Lost
        raise Failed(found.fault)

    def _found(self, id_: str, event: threading.Event, most: float) -> Found:
        """Wait for an answer.

        Raises:
            Nobody: no worker takes the question.
            Lost: all who took it ended, or this server does.
            TimeoutError: it waited too long in all.
        """
        begun = idle = time.monotonic()
        while True:
            event.wait(LOOK)
            event.clear()
            if self._closed:
                raise Lost
            found = self._asked.look(id_)
            now = time.monotonic()
            if found is None:
                raise Nobody
            if found.answer is not None or found.fault is not None:
                return found
            if found.held:
                idle = now
            elif found.tries >= TRIES:
                raise Lost
            elif now - idle > WAIT:
                raise Nobody
            if now - begun > most:
                raise TimeoutError

    def _listen(self) -> None:
        for id_ in self._asked.notices(ANSWERED, 1.0):
            if self._closed:
                return
            event = self._waiting.get(id_)
            if event is not None:
                event.set()


def nameless(question: Question) -> Question:
    """Return a question that does not say at which table its seat is."""
    if not isinstance(question, Choose):
        return question
    seat = blake2b(question.seat.encode(), digest_size=12).hexdigest()
    return msgspec.structs.replace(question, seat=seat)
