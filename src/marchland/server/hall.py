"""A hall: a ledger with the screens that show it, who is there, and what they say."""

import asyncio
import contextlib
import time
from abc import abstractmethod
from collections.abc import Coroutine, Iterable

from msgspec.structs import replace

from marchland.server import vote
from marchland.server.attendance import Company, Present
from marchland.server.chat import Breath, ChatAnswer, now, spoken, told_of
from marchland.server.faults import Fault
from marchland.server.hours import Hours
from marchland.server.keeper import Keeper
from marchland.server.ledger import Ledger
from marchland.server.library import Library
from marchland.server.lines import Line
from marchland.server.presence import Presence
from marchland.server.protocol import Header, HereAnswer, StandIn
from marchland.server.rights import Right
from marchland.server.screens import Screen, Screens
from marchland.server.seating import stood_in
from marchland.server.seats import ChatRule
from marchland.server.store import Saved, StoreError
from marchland.server.table import Table
from marchland.server.vote import SetVote

__all__ = ["STAY", "Hall"]

STAY = 30.0
"""Seconds that a process which was killed is still believed to have somebody at a table."""


class Hall(Ledger):
    """The table, its screens at this process, and its company at all."""

    def __init__(
        self,
        saved: Saved,
        table: Table,
        keeper: Keeper,
        library: Library,
        holder: str,
        hours: Hours,
    ) -> None:
        """Open it as the store has it; `holder` is this process's name there."""
        super().__init__(saved, table, keeper, hours)
        self.screens = Screens()
        self.library = library
        self._breath = Breath()
        self._holder = holder
        self.presence = Presence(time.monotonic, vote.GONE)
        self.presence.meet(elsewhere=self._others(saved))
        self._gone: list[int] = []
        self._told = Company()
        """Who is here, as the other processes were told."""
        self._attending = asyncio.Lock()
        self._errands: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def _change_to(self, header: Header) -> None:
        """Let the game be this from now on, besides its actions, and show it."""

    async def say(self, right: Right, text: str) -> None:
        """Say something to those at the table."""
        right.check_say(self.table)
        said = spoken(text)
        self._breath.take(right.links, asyncio.get_running_loop().time())
        async with self._lock:
            right.check_say(self.table)
            own, wide = right.own(self.table), self.table.header.chat == "all"
            await self._speak(Line(0, tuple(own), right.host, wide, said, now()))

    async def set_chat(self, right: Right, to: ChatRule) -> None:
        """Let nobody, those who play, or watchers too speak with each other."""
        async with self._lock:
            right.check_host()
            await self._change_to(replace(self.table.header, chat=to))
            self.screens.speak()

    def talk(self, screen: Screen) -> ChatAnswer:
        """Return what a screen may read of what was said, and has not read yet."""
        rule, right = self.table.header.chat, screen.right
        keep = screen.heard if screen.rule == rule else 0
        screen.rule, screen.heard = rule, self.lines[-1].n + 1 if self.lines else 0
        new = [line for line in self.lines if line.n >= keep and right.hears(line, self.table)]
        return ChatAnswer(rule, right.speaks(self.table), keep, [told_of(line) for line in new])

    def here(self) -> HereAnswer:
        """Return who has the table open."""
        return self.presence.told(self.table)

    async def vote(self, right: Right, wish: SetVote) -> None:
        """Say whether a bot shall play for somebody who is gone."""
        here, gone = self.presence.here, self.presence.gone(self.table)
        async with self._lock:
            header = vote.voted(right, self.library, wish, self.table, here, gone)
            await self._change_to(header)

    async def stand_in(self, right: Right, wish: StandIn) -> None:
        """Let a bot play a person's seat, or give it back; to whoever is gone, once they come."""
        async with self._lock:
            header, seat = stood_in(right, self.library, wish)(self.table), wish.seat
            if wish.bot is not None and seat not in right.seats | self.presence.here:
                header = replace(header, voted=sorted({*header.voted, seat}))
            await self._change_to(header)

    def _others(self, saved: Saved) -> list[Company]:
        return [one for holder, one in saved.present.items() if holder != self._holder]

    def attend(self) -> None:
        """Somebody came or went: tell the other processes, and hear who is there."""
        self._run(self._attend())

    def _run(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand, name=f"company of {self.id}")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _attend(self) -> None:
        # Where the server takes its leave, its threads may be gone already.
        with contextlib.suppress(Fault, StoreError, RuntimeError):
            async with self._attending:
                company = self.presence.own
                if company == self._told:
                    return
                self._told = company
                found = await self._keeper.attend(self._holder, {self.id: company}, STAY)
                if self.id in found:
                    await self.meet(found[self.id])

    async def meet(self, present: Present) -> None:
        """Take up who is there elsewhere, and let whoever is back play their seat again."""
        if present.revision is not None:
            async with self._lock:
                if present.revision == self._revision + 1:
                    self._revision = present.revision
                elif present.revision > self._revision:
                    await self._kept(self._read_on())
        self._met(elsewhere=present.elsewhere)

    def _met(self, own: Company | None = None, elsewhere: Iterable[Company] | None = None) -> None:
        """Somebody came or went, here or elsewhere."""
        changed = self.presence.meet(own, elsewhere)
        gone = self.presence.gone(self.table)
        if changed or gone != self._gone:
            self._gone = gone
            self.screens.greet()
            if self.table.header.vote is not None:
                self.screens.show()
        if vote.back(self.table, self.presence.own.seats) is not None:
            self._run(self._back())

    async def _back(self) -> None:
        with contextlib.suppress(Fault):
            async with self._lock:
                header = vote.back(self.table, self.presence.own.seats)
                if header is not None:
                    await self._change_to(header)
