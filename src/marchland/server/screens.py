"""A screen: one connection, its mailbox, and what it has seen of the log."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Protocol

import msgspec
from msgspec.structs import replace

from marchland.server.attendance import Company
from marchland.server.chat import ChatAnswer
from marchland.server.protocol import CoinsAnswer, ErrorAnswer, HereAnswer, StateAnswer
from marchland.server.rights import EVERYTHING, Right
from marchland.server.seats import ChatRule
from marchland.server.sights import Memory, Sights
from marchland.server.table import Table

__all__ = ["Screen", "Screens", "Source"]

GONE, AGAIN = 4404, 1012
"""How a line is closed: for good, or to be opened anew."""

SIGHT = ("view", "undo")
"""What of a state is told by what changed in it."""

ALWAYS = ("n", "keep", "log", "changes")
"""What stands in every state."""

STANDING = [name for name in StateAnswer.__struct_fields__ if name not in (*SIGHT, *ALWAYS)]
"""What of it stands until something else is said."""

LETTERS = 32
"""How many answers wait for a screen that does not read; older ones are dropped."""


class Source(Protocol):
    """The table of a screen."""

    def answer(self, screen: "Screen", /) -> bytes:
        """Return the state."""

    def talk(self, screen: "Screen", /) -> ChatAnswer:
        """Return what was said and is new to it."""

    def here(self) -> HereAnswer:
        """Return who has it open."""


class Screen:
    """A mailbox where the latest state wins, so that a stalled page keeps nobody waiting."""

    def __init__(self, right: Right = EVERYTHING) -> None:
        """Begin with nothing sent to a screen with this right."""
        self.right = right
        self.before: str | None = None
        """The table of the game before a rematch, where this screen may open that, too."""
        self.sent = 0
        self.heard = 0
        """Of what was said, the place from which it has heard nothing."""
        self.rule: ChatRule | None = None
        """Who speaks at the table, as it was told."""
        self._had: Memory | None = None
        self._known: dict[str, object] = {}
        """What else it was told and need not hear again."""
        self._spares = False
        self._letters: deque[ErrorAnswer | CoinsAnswer] = deque(maxlen=LETTERS)
        self._stale = False
        self._ended: int | None = None
        self._greeted = self._spoken = True
        self._news = asyncio.Event()

    def show(self) -> None:
        """The state has changed; send the newest when the line is free."""
        self._stale = True
        self._news.set()

    def look(self, *, changes: bool) -> None:
        """Send everything anew, and after that the whole view each time, or what changed of it."""
        self.sent, self._had, self._known, self._spares = 0, None, {}, changes
        self.show()

    def see(self, state: StateAnswer, own: frozenset[int], sights: Sights) -> bytes:
        """Return a state as it goes out: whole, or what is new of it where that was asked for."""
        if not self._spares:
            return msgspec.json.encode(state)
        sight = msgspec.json.encode({name: getattr(state, name) for name in SIGHT})
        changes, self._had = sights.since(self._had, own, sight)
        known, self._known = self._known, {name: getattr(state, name) for name in STANDING}
        left_out = dict.fromkeys(
            [name for name in STANDING if name in known and known[name] == self._known[name]]
            + [*SIGHT],
            msgspec.UNSET,
        )
        return msgspec.json.encode(replace(state, changes=msgspec.Raw(changes), **left_out))

    def tell(self, letter: ErrorAnswer | CoinsAnswer) -> None:
        """Send an answer that is meant for this screen."""
        self._letters.append(letter)
        self._news.set()

    def greet(self) -> None:
        """Somebody came or went; say who is there when the line is free."""
        self._greeted = False
        self._news.set()

    def speak(self) -> None:
        """Something was said; tell it when the line is free."""
        self._spoken = False
        self._news.set()

    def end(self, *, gone: bool = False) -> None:
        """Close once everything is said; gone where there is nothing to come back to."""
        self._ended = GONE if gone else AGAIN
        self._news.set()

    @property
    def ended(self) -> int:
        """How the line is closed."""
        return self._ended or AGAIN

    async def messages(self, source: Source) -> AsyncIterator[str]:
        """Yield what is to be sent; the state is written only when it is about to go out."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._letters:
                yield msgspec.json.encode(self._letters.popleft()).decode()
            if self._ended is not None:
                return
            if self._stale:
                self._stale = False
                yield source.answer(self).decode()
            if not self._greeted:
                self._greeted = True
                yield msgspec.json.encode(source.here()).decode()
            if not self._spoken:
                self._spoken = True
                yield msgspec.json.encode(source.talk(self)).decode()


class Screens(set[Screen]):
    """The screens that have one table open."""

    def show(self) -> None:
        """The state has changed, for all of them."""
        for screen in self:
            screen.show()

    def tell(self, letter: ErrorAnswer) -> None:
        """Send all of them an answer."""
        for screen in self:
            screen.tell(letter)

    def close(self, letter: ErrorAnswer) -> None:
        """Tell all of them that the table is gone."""
        for screen in self:
            screen.tell(letter)
            screen.end(gone=True)

    def greet(self) -> None:
        """Somebody came or went; where everything is open, whoever comes is one household."""
        for screen in self:
            if screen.right.links:
                screen.greet()

    def speak(self) -> None:
        """Something was said, or others may speak now."""
        for screen in self:
            if screen.right.links:
                screen.speak()

    def back_to(self, n: int) -> None:
        """Of the log, only what `n` actions said stands for certain."""
        for screen in self:
            screen.sent = min(screen.sent, n)

    def expel(self, links: frozenset[bytes]) -> None:
        """Let those go whose link holds no more; their pages come back with what they have."""
        for screen in self:
            if not screen.right.links <= links:
                screen.end()

    def company(self, table: Table) -> Company:
        """Return which seats are here, and how many others watch."""
        own = [screen.right.seats & frozenset(table.seated) for screen in self]
        return Company(frozenset().union(*own), sum(not seats for seats in own))

    @property
    def linked(self) -> bool:
        """Whether people come here by links, each to their own screen."""
        return any(screen.right.links for screen in self)
