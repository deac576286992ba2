"""Bots at a table: asked in a thread of their own, within a time limit, and stood in for."""

import asyncio
import logging
import threading
from collections.abc import Callable
from secrets import SystemRandom
from typing import TypeVar

from marchland.core.game import State
from marchland.server.library import Bot, Library
from marchland.server.protocol import Entry, Seat

__all__ = ["BotSeat"]

log = logging.getLogger("marchland.server")
T = TypeVar("T")

LIMIT = 6.0
"""Seconds that a bot may think about one action: what comes with Marchland needs well under one,
and a slow machine, or a busy one, must not make it play at random."""

PATIENCE = 3
"""How often a bot may fail before chance plays for it until the table is opened again."""

DICE = SystemRandom()


class BotSeat:
    """A bot in its seat. It always answers with a legal action, whatever the bot does."""

    def __init__(self, library: Library, number: int, seat: Seat) -> None:
        """Take the seat and its place at the table, counted from 0."""
        self.number = number
        self.name = seat.bot or ""
        self._bot: Bot | None = None
        self._library = library
        self._failures = 0
        self._stands_in = self.name not in library.bots()
        """Whether it is still to be said that another bot plays on."""

    async def choose(self, state: State) -> tuple[int, list[Entry]]:
        """Return an action and, where the bot failed or is not here, a log entry that says so."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0], []
        if self._stands_in:
            self._stands_in = False
            action, notes = await self.choose(state)
            return action, [self._entry("absent"), *notes]
        if self._failures >= PATIENCE:
            return DICE.choice(actions), []
        try:
            action = await asyncio.wait_for(
                in_thread(lambda: self._ask(state.observe(self.number), actions)), LIMIT
            )
        except TimeoutError:
            self._failures = PATIENCE
            return self._stand_in(actions, "slow")
        except Exception as error:  # noqa: BLE001 - a bot is foreign code and may raise anything
            log.warning("bot %s raised %r", self.name, error)
            self._failures += 1
            return self._stand_in(actions, "raised")
        if action not in actions:
            self._failures += 1
            return self._stand_in(actions, "illegal")
        return action, []

    def _ask(self, view: State, actions: list[int]) -> int:
        if self._bot is None:
            self._bot = self._library.bot(self.name)
        return self._bot.choose(view, list(actions))

    def _stand_in(self, actions: list[int], why: str) -> tuple[int, list[Entry]]:
        return DICE.choice(actions), [self._entry(why)]

    def _entry(self, why: str) -> Entry:
        return {
            "key": f"log-bot-{why}",
            "seat": self.number,
            "args": {"bot": self.name},
            "lines": [],
        }


def in_thread(work: Callable[[], T]) -> asyncio.Future[T]:
    """Run work in a daemon thread: one that hangs keeps neither the game nor the exit waiting."""
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
        try:
            loop.call_soon_threadsafe(settle, result, problem)
        except RuntimeError:
            log.debug("a bot answered after the server had stopped")

    threading.Thread(target=run, name="bot", daemon=True).start()
    return future
