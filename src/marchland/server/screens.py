"""A screen: one connection, its mailbox, and what it has seen of the log."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable

import msgspec

from marchland.server.protocol import CoinsAnswer, ErrorAnswer

__all__ = ["Screen"]

LETTERS = 32
"""How many answers wait for a screen that does not read; older ones are dropped."""


class Screen:
    """A mailbox where the latest state wins, so that a stalled page keeps nobody waiting."""

    def __init__(self) -> None:
        """Begin with nothing sent."""
        self.sent = 0
        self._letters: deque[ErrorAnswer | CoinsAnswer] = deque(maxlen=LETTERS)
        self._stale = False
        self._ended = False
        self._news = asyncio.Event()

    def show(self) -> None:
        """The state has changed; send the newest when the line is free."""
        self._stale = True
        self._news.set()

    def tell(self, letter: ErrorAnswer | CoinsAnswer) -> None:
        """Send an answer that is meant for this screen."""
        self._letters.append(letter)
        self._news.set()

    def end(self) -> None:
        """Close once everything is said."""
        self._ended = True
        self._news.set()

    async def messages(self, state: Callable[["Screen"], bytes]) -> AsyncIterator[str]:
        """Yield what is to be sent; the state is written only when it is about to go out."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._letters:
                yield msgspec.json.encode(self._letters.popleft()).decode()
            if self._ended:
                return
            if self._stale:
                self._stale = False
                yield state(self).decode()
