"""A room: one replay being written, with the screens that watch it and the bots that play."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from marchland.server import faults, vote
from marchland.server.agreement import (
    AnswerUndo,
    AskUndo,
    asked_of,
    asking,
    replied,
    shown,
    waits,
)
from marchland.server.caller import Caller
from marchland.server.clocks import ran_out
from marchland.server.doors import Heir
from marchland.server.driver import Driver
from marchland.server.faults import Fault
from marchland.server.hall import Hall
from marchland.server.hours import Hours
from marchland.server.keeper import Keeper
from marchland.server.ledger import Standing
from marchland.server.library import Library
from marchland.server.protocol import (
    PROTOCOL,
    Asked,
    CoinsAnswer,
    Entry,
    Header,
    PaceName,
    StateAnswer,
)
from marchland.server.rights import Right, seen
from marchland.server.screens import Screen, Screens
from marchland.server.seating import Change, lobby
from marchland.server.sights import Sights
from marchland.server.store import NewGame, Saved
from marchland.server.table import Roll, Table, fair_roll
from marchland.server.thinkers import Minds
from marchland.server.undo import NOTHING_UNDONE, Barred

__all__ = ["Room", "Successor"]

Successor = tuple[NewGame, Sequence[Heir]]
"""The game that comes after one, and who holds which link to it."""


class Room(Hall):
    """A hall with what is done at its table, and the task that plays its bots."""

    def __init__(
        self,
        saved: Saved,
        table: Table,
        keeper: Keeper,
        library: Library,
        holder: str,
        thinkers: Minds,
        hours: Hours,
        caller: Caller,
    ) -> None:
        """Open the room of a table as the store has it; `holder` is this process's name there."""
        super().__init__(saved, table, keeper, library, holder, hours)
        self._driver = Driver(self, keeper, library, holder, thinkers)
        self._sights = Sights()
        self._caller = caller
        self.roll: Roll = fair_roll

    async def act(self, right: Right, n: int, actions: Sequence[int]) -> None:
        """Take these actions for the person to move, or none of them."""
        async with self._lock:
            self._check_fresh(n)
            right.check_turn(self.table)
            await self._extend(actions)

    async def plan(self, right: Right, n: int, text: str) -> None:
        """Take a whole plan for the person to move, or none of it."""
        async with self._lock:
            self._check_fresh(n)
            right.check_turn(self.table)
            await self._extend(self.table.planned(text))

    async def undo(self, right: Right, n: int, to: str) -> None:
        """Take back the last choice or the turn."""
        async with self._lock:
            self._check_fresh(n)
            try:
                target = self.table.undo(to, right.plays(self.table)).n
            except Barred as barred:
                raise faults.not_back(barred.why) from barred
            await self._cut(target)

    async def _cut(self, target: int) -> None:
        await self._take_back(target)
        self.screens.back_to(target)
        self._changed()

    @property
    def asked(self) -> Asked | None:
        """What was asked for in this position, also where it was refused."""
        return asked_of(self.table, self._cuts)

    async def ask_undo(self, right: Right, wish: AskUndo) -> None:
        """Ask the other persons whether something may be taken back."""
        async with self._lock:
            self._check_fresh(wish.n)
            own = right.plays(self.table)
            asked = asking(self.table, own, wish.to, self._cuts, self._revision)
            await self._change_to(replace(self.table.header, asked=asked))

    async def answer_undo(self, right: Right, reply: AnswerUndo) -> None:
        """Answer such a request; with the last person's yes it is done."""
        async with self._lock:
            self._check_fresh(reply.n)
            own = right.plays(self.table)
            asked = replied(self.asked, reply.id, self.table, own, yes=reply.yes)
            if asked is None or asked.refused is not None or waits(asked, self.table):
                await self._change_to(replace(self.table.header, asked=asked))
            else:
                await self._cut(self.table.wished(asked.to, frozenset(asked.own)).n)

    async def redo(self, right: Right, n: int) -> None:
        """Bring back what the last undo took back."""
        async with self._lock:
            self._check_fresh(n)
            lot = self.table.undone.next
            if lot is None:
                raise faults.not_back(NOTHING_UNDONE)
            right.check_redo(lot[0][0].seat, self.table)
            await self._commit(*lot)

    async def succeed(self, right: Right, made: Callable[[Table], Successor]) -> str:
        """Begin the rematch, once, and return its table.

        Raises:
            Fault: it is not the host who asks, or the game is not over.
        """
        async with self._lock:
            right.check_host()
            later = self.table.header.next
            if later is None or not await self._kept(self._keeper.revisions([later])):
                after, heirs = await asyncio.to_thread(made, self.table)
                await self._succeeded(after, heirs)
                self._changed()
                later = after.id
            return later

    def set_pace(self, right: Right, pace: PaceName) -> None:
        """Choose how fast the bots play."""
        right.check_part()
        self._driver.set_pace(pace)
        self.screens.show()

    def go_on(self, right: Right) -> None:
        """Let the bots go on: one action at the pace `step`, else up to a person's choice."""
        right.check_part()
        self._driver.hurry()

    async def reseat(self, change: Change) -> None:
        """Write down who plays from now on; `change` says it, or refuses."""
        async with self._lock:
            await self._change_to(change(self.table))

    async def _change_to(self, header: Header) -> None:
        """Let the game be this from now on, besides its actions, and show it."""
        await self._rewrite(header)
        try:
            await self._settled()
        except Fault as fault:
            # Another process has dealt meanwhile: what was changed stands, and is read already.
            if fault.key != "error-stale":
                raise
        self._changed()

    async def run_out(self) -> None:
        """Let a bot take over where somebody's time has run out."""
        now = await self._now()
        if self.time_left() == 0:
            await self.reseat(ran_out(self._watch, self.library, now))

    async def look(self) -> None:
        """Do what time asks for at a table that perhaps nobody watches."""
        with contextlib.suppress(Fault):
            await self.run_out()
        self._summon()
        self._driver.wake()

    @property
    def goes_on(self) -> bool:
        """Whether bots play up to the next person's choice, also where nobody watches."""
        return self.table.header.clock is not None

    def coins(self, right: Right, seat: int) -> CoinsAnswer:
        """Return a person's own coins."""
        right.check_purse(seat, self.table)
        return CoinsAnswer(seat, self.table.coins(seat))

    def join(self, screen: Screen) -> None:
        """A screen opens this table."""
        self.screens.add(screen)
        screen.show()
        if screen.right.links:
            screen.speak()
            screen.greet()
            self._met(own=self.screens.company(self.table))
            self.attend()
        self._summon()
        self._driver.wake()

    def leave(self, screen: Screen) -> None:
        """A screen is closed; bots do not play on where nobody watches."""
        self.screens.discard(screen)
        if screen.right.links:
            self._met(own=self.screens.company(self.table))
            self.attend()
        if not self.screens:
            self._driver.leave()

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and no bot plays."""
        return not self.screens and not self._driver.is_busy

    def stop(self) -> None:
        """End the bots' task."""
        self._driver.stop()

    def answer(self, screen: Screen) -> bytes:
        """Return the state for a screen, with the log that it lacks."""
        table = self.table
        if table.waits:
            return msgspec.json.encode(lobby(screen.right, table))
        own = screen.right.plays(table)
        view = self._sights.of(own, lambda: seen(table, own))
        keep, screen.sent = screen.sent, table.n
        state = StateAnswer(
            protocol=PROTOCOL,
            n=table.n,
            view=msgspec.Raw(view),
            keep=keep,
            log=table.entries(after=keep),
            undo=table.offer(own),
            seats=table.header.seats,
            pace=self._driver.pace,
            over=table.state.is_over,
            mine=sorted(own),
            host=screen.right.host,
            away=table.header.away,
            own=screen.right.own(table),
            colours=table.colours,
            clock=self._watch.told(self._hours.guess(), table),
            asked=shown(self.asked, table),
            carries=bool(table.header.files),
            next=table.header.next,
            before=screen.before,
            vote=vote.shown(table, self.presence.here),
        )
        return screen.see(state, own, self._sights)

    def close(self, fault: Fault) -> None:
        """Tell all screens that this table is gone."""
        self.stop()
        self.screens.close(fault.answer())

    async def settle(self) -> None:
        """Play the chance that an opened game still owes."""
        async with self._lock:
            await self._settled()

    async def _settled(self) -> None:
        if self.table.waits:
            return
        steps, state = self.table.settled(self.roll)
        if steps:
            await self._commit(steps, state)
        if self._watch.begins(self.table):
            await self._rewrite(self.table.header)
            self._changed()

    async def play(self, action: int, notes: Sequence[Entry], standing: Standing) -> None:
        """Take what a bot chose, where the table is still the one it was asked about."""
        async with self._lock:
            if self.standing == standing:
                await self._extend([action], notes)

    async def _extend(self, actions: Sequence[int], notes: Sequence[Entry] = ()) -> None:
        steps, state = self.table.tried(actions, self.roll, notes)
        if steps:
            await self._commit(steps, state)

    def _reseated(self) -> None:
        self._driver.forget()

    def _heard(self) -> None:
        self.screens.speak()

    def _followed(self, saved: Saved, shared: int) -> None:
        self.screens.back_to(shared)
        self.screens.expel(saved.links)
        rule = self.table.header.chat
        Screens(one for one in self.screens if saved.lines or one.rule != rule).speak()
        self._met(elsewhere=self._others(saved))

    def _changed(self) -> None:
        self._sights.clear()
        self.screens.show()
        self._summon()
        self._driver.wake()

    def _summon(self) -> None:
        """Call whoever is to play, if they are not called yet."""
        self._caller.notice(self.id, self.table, self._revision, self._hooked)
