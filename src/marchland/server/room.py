"""A room: one replay being written, with the screens that watch it and the bots that play."""

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence

import msgspec
from msgspec.structs import replace

from marchland.core.game import State
from marchland.server import faults
from marchland.server.agreement import (
    AnswerUndo,
    AskUndo,
    asked_of,
    asking,
    replied,
    shown,
    waits,
)
from marchland.server.clocks import Watch, ran_out
from marchland.server.driver import Driver
from marchland.server.faults import Fault
from marchland.server.hours import Hours
from marchland.server.keeper import Keeper
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
from marchland.server.records import header_of, summary, written
from marchland.server.rights import Right, seen
from marchland.server.screens import Screen, Screens
from marchland.server.seating import Change, lobby
from marchland.server.sights import Sights
from marchland.server.step import Step
from marchland.server.store import Conflict, Known, Missing, Saved, StoreError, Timing
from marchland.server.table import Roll, Table, fair_roll
from marchland.server.thinkers import Minds
from marchland.server.undo import NOTHING_UNDONE, Barred

__all__ = ["Room"]


class Room:
    """The table, its revision in the store, its screens, and the task that plays the bots."""

    def __init__(
        self,
        saved: Saved,
        table: Table,
        keeper: Keeper,
        library: Library,
        holder: str,
        thinkers: Minds,
        hours: Hours,
    ) -> None:
        """Open the room of a table as the store has it; `holder` is this process's name there."""
        self.id = saved.id
        self.table = table
        self._header = saved.header
        self._cuts = saved.cuts
        self.screens = Screens()
        self._revision = saved.revision
        self._keeper = keeper
        self.library = library
        self._hours = hours
        self._watch = Watch(saved.timing)
        self._lock = asyncio.Lock()
        self._driver = Driver(self, keeper, library, holder, thinkers)
        self._sights = Sights()
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
        back = self.table.at(target)
        line, luck = summary(self.table.header, back, target), self.table.luck(target)
        timing = await self._timed(self.table.header, back)
        self._revision = await self._written(
            self._keeper.cut(self.id, self._revision, target, line, luck, timing)
        )
        self._watch.timing = timing or self._watch.timing
        self._cuts += 1
        self.table.cut(target)
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

    async def _rewrite(self, header: Header) -> None:
        line, text = summary(header, self.table.state, self.table.n), written(header)
        timing = await self._timed(header, self.table.state)
        self._revision = await self._written(
            self._keeper.rewrite(self.id, self._revision, text, line, timing)
        )
        self._watch.timing = timing or self._watch.timing
        self.table.header, self._header = header, text
        self._driver.forget()

    async def _timed(self, header: Header, state: State) -> Timing | None:
        """Return how the clocks stand once the table is there; None where they go on."""
        if header.clock is None:
            return None
        return self._watch.after(await self._now(), self.table, header, state)

    async def _now(self) -> float:
        try:
            return await self._hours.now()
        except StoreError as error:
            raise faults.store(error) from error

    def time_left(self) -> float | None:
        """Return the seconds that whoever is asked has; None where no clock runs."""
        return self._watch.left(self._hours.guess(), self.table)

    async def run_out(self) -> None:
        """Let a bot take over where somebody's time has run out."""
        now = await self._now()
        if self.time_left() == 0:
            await self.reseat(ran_out(self._watch, self.library, now))

    async def look(self) -> None:
        """Do what time asks for at a table that perhaps nobody watches."""
        with contextlib.suppress(Fault):
            await self.run_out()
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
        self.screens.greet()
        self._driver.wake()

    def leave(self, screen: Screen) -> None:
        """A screen is closed; bots do not play on where nobody watches."""
        self.screens.discard(screen)
        self.screens.greet()
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
        view, changes = screen.see(own, self._sights, lambda: seen(table, own))
        keep, screen.sent = screen.sent, table.n
        state = StateAnswer(
            protocol=PROTOCOL,
            n=table.n,
            view=view,
            changes=changes,
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
        )
        return msgspec.json.encode(state)

    def close(self, fault: Fault) -> None:
        """Tell all screens that this table is gone."""
        self.stop()
        self.screens.close(fault.answer())

    def _check_fresh(self, n: int) -> None:
        if n != self.table.n:
            raise faults.stale()

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

    async def play(
        self, action: int, notes: Sequence[Entry], n: int, revision: int, table: Table
    ) -> None:
        """Take what a bot chose, where the table is still the one it was asked about."""
        async with self._lock:
            if (self.table, self.table.n, self._revision) == (table, n, revision):
                await self._extend([action], notes)

    async def _extend(self, actions: Sequence[int], notes: Sequence[Entry] = ()) -> None:
        steps, state = self.table.tried(actions, self.roll, notes)
        if steps:
            await self._commit(steps, state)

    async def _commit(self, steps: Sequence[Step], state: State) -> None:
        """Save first; only then does anybody, this process included, see the new position."""
        moves = [move for step in steps for move in step.moves]
        line = summary(self.table.header, state, steps[-1].end)
        again = self.table.undone.begins(steps)
        timing = await self._timed(self.table.header, state)
        self._revision = await self._written(
            self._keeper.append(
                self.id, self._revision, self.table.n, moves, line, again=again, timing=timing
            )
        )
        self._watch.timing = timing or self._watch.timing
        self.table.add(steps, state)
        self._changed()

    async def _written(self, work: Awaitable[int]) -> int:
        try:
            return await work
        except Conflict as error:
            await self._read_on()
            raise faults.stale() from error
        except Missing as error:
            raise faults.no_table(self.id) from error
        except StoreError as error:
            raise faults.store(error) from error

    async def catch_up(self, revision: int | None = None) -> None:
        """Show what another process wrote.

        Args:
            revision: the one that was heard of; the store is asked where it is not this one.

        Raises:
            Fault: the game is gone, or cannot be read now.
        """
        async with self._lock:
            if revision is None or revision > self._revision:
                try:
                    await self._read_on()
                except Missing as error:
                    raise faults.no_table(self.id) from error
                except StoreError as error:
                    raise faults.store(error) from error

    @property
    def cuts(self) -> int:
        """How often something was taken back."""
        return self._cuts

    @property
    def revision(self) -> int:
        """The revision in the store that is shown here."""
        return self._revision

    async def _read_on(self) -> None:
        """Go on from what another process wrote: what is known is not read or played again."""
        saved = await self._keeper.load(self.id, Known(self.table.n, self._cuts))
        if saved.revision == self._revision:
            return
        table, shared = await asyncio.to_thread(self._table_of, saved)
        self.table = table
        if saved.header != self._header:
            self._driver.forget()
        self._header, self._cuts, self._revision = saved.header, saved.cuts, saved.revision
        self._watch.timing = saved.timing
        self.screens.back_to(shared)
        self.screens.expel(saved.links)
        self._changed()

    def _table_of(self, saved: Saved) -> tuple[Table, int]:
        header = self.table.header
        if saved.header != self._header:
            header = header_of(saved)
        return self.table.caught_up(header, saved.first, saved.moves, saved.undone, saved.luck)

    def _changed(self) -> None:
        self._sights.clear()
        self.screens.show()
        self._driver.wake()
