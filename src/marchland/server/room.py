"""A room: one replay being written, with the screens that watch it and the bots that play."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from marchland.core.game import State
from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.players import BotSeat
from marchland.server.protocol import PROTOCOL, CoinsAnswer, Entry, PaceName, StateAnswer
from marchland.server.records import header_of, summary, written
from marchland.server.rights import Right, seen
from marchland.server.screens import Screen, Screens
from marchland.server.step import Step
from marchland.server.store import Conflict, Known, Missing, Saved, StoreError
from marchland.server.table import Roll, Table, fair_roll
from marchland.server.thinkers import Thinkers
from marchland.server.undo import NOTHING_UNDONE, Barred

__all__ = ["PAUSES", "Room"]

log = logging.getLogger("marchland.server")

PAUSES: dict[str, float] = {"normal": 0.9, "fast": 0.15, "step": 0.0}
"""Seconds between two actions of bots, by pace."""

RETRY = 5.0
"""Seconds until a bot's action that could not be saved is tried again."""

LEASE = 4.0
"""Seconds after which the bots of a process that was killed are played by another."""


class Room:
    """The table, its revision in the store, its screens, and the task that plays the bots."""

    def __init__(
        self,
        saved: Saved,
        table: Table,
        keeper: Keeper,
        library: Library,
        holder: str,
        thinkers: Thinkers,
    ) -> None:
        """Open the room of a table as the store has it; `holder` is this process's name there."""
        self.id = saved.id
        self.table = table
        self._header = saved.header
        self._cuts = saved.cuts
        self.pace: PaceName = "normal"
        self.screens = Screens()
        self._revision = saved.revision
        self._holder = holder
        self._leased_until = 0.0
        self._take = False
        """Whether somebody here wants the bots played as this room plays them."""
        self._keeper = keeper
        self._library = library
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()
        self._hurry = False
        self._driver: asyncio.Task[None] | None = None
        self._bots: dict[int, BotSeat] = {}
        self._farewell: asyncio.Task[None] | None = None
        self._views: dict[frozenset[int], msgspec.Raw] = {}
        """By the seats that a screen plays: those who play the same share one."""
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
            line = summary(self.table.header, self.table.at(target), target)
            luck = self.table.luck(target)
            self._revision = await self._written(
                self._keeper.cut(self.id, self._revision, target, line, luck)
            )
            self._cuts += 1
            self.table.cut(target)
            self.screens.back_to(target)
            self._changed()

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
        self.pace = pace
        self._hurry = False
        self._take = True
        self._wake.set()
        self.screens.show()

    def go_on(self, right: Right) -> None:
        """Let the bots go on: one action at the pace `step`, else up to a person's choice."""
        right.check_part()
        self._hurry = self._take = True
        self._wake.set()

    async def stand_in(self, right: Right, seat: int, bot: str | None) -> None:
        """Let a bot play a person's seat, or give it back."""
        right.check_seat(seat, self.table)
        if bot is not None:
            self._library.check_bot(bot)
        async with self._lock:
            header, state = self.table.standing_in(seat, bot), self.table.state
            line, text = summary(header, state, self.table.n), written(header)
            self._revision = await self._written(
                self._keeper.rewrite(self.id, self._revision, text, line)
            )
            self.table.header, self._header = header, text
            self._bots.clear()
            self._changed()

    def coins(self, right: Right, seat: int) -> CoinsAnswer:
        """Return a person's own coins."""
        right.check_purse(seat, self.table)
        return CoinsAnswer(seat, self.table.coins(seat))

    def join(self, screen: Screen) -> None:
        """A screen opens this table."""
        self.screens.add(screen)
        screen.show()
        self.screens.greet()
        self._play_bots()

    def leave(self, screen: Screen) -> None:
        """A screen is closed; bots do not play on where nobody watches."""
        self.screens.discard(screen)
        self.screens.greet()
        if not self.screens:
            self.stop()
            if self._leased_until:
                self._leased_until = 0.0
                self._farewell = asyncio.create_task(self._release())

    def stop(self) -> None:
        """End the bots' task."""
        if self._driver is not None:
            self._driver.cancel()
            self._driver = None

    def answer(self, screen: Screen) -> bytes:
        """Return the state for a screen, with the log that it lacks."""
        table = self.table
        own = screen.right.plays(table)
        view = self._views.get(own)
        if view is None:
            view = self._views[own] = msgspec.Raw(msgspec.json.encode(seen(table, own)))
        keep, screen.sent = screen.sent, table.n
        state = StateAnswer(
            protocol=PROTOCOL,
            n=table.n,
            view=view,
            keep=keep,
            log=table.entries(after=keep),
            undo=table.offer(own),
            seats=table.header.seats,
            pace=self.pace,
            over=table.state.is_over,
            mine=sorted(own),
            host=screen.right.host,
            away=table.header.away,
            own=sorted(screen.right.seats & frozenset(table.seated)),
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
            steps, state = self.table.settled(self.roll)
            if steps:
                await self._commit(steps, state)

    async def _extend(self, actions: Sequence[int], notes: Sequence[Entry] = ()) -> None:
        steps, state = self.table.tried(actions, self.roll, notes)
        if steps:
            await self._commit(steps, state)

    async def _commit(self, steps: Sequence[Step], state: State) -> None:
        """Save first; only then does anybody, this process included, see the new position."""
        moves = [move for step in steps for move in step.moves]
        line = summary(self.table.header, state, steps[-1].end)
        again = self.table.undone.begins(steps)
        self._revision = await self._written(
            self._keeper.append(self.id, self._revision, self.table.n, moves, line, again=again)
        )
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
            self._bots.clear()
        self._header, self._cuts, self._revision = saved.header, saved.cuts, saved.revision
        self.screens.back_to(shared)
        self.screens.expel(saved.links)
        self._changed()

    def _table_of(self, saved: Saved) -> tuple[Table, int]:
        header = self.table.header
        if saved.header != self._header:
            header = header_of(saved)
        return self.table.caught_up(header, saved.first, saved.moves, saved.undone, saved.luck)

    def _changed(self) -> None:
        self._views.clear()
        self._wake.set()
        self.screens.show()
        self._play_bots()

    def _play_bots(self) -> None:
        """See that the bots' task runs while anybody watches; a game that is over needs none."""
        if self.screens and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.id}")

    async def _drive(self) -> None:
        """Play the bots while anybody watches."""
        await self._steady(self.settle)
        while not self.table.state.is_over:
            self._wake.clear()
            if self.table.state.to_move in self.table.persons:
                self._hurry = False
                await self._wake.wait()
            elif await self._leased():
                await self._steady(self._bot_action)
            else:
                await self._pause(LEASE / 4)

    async def _leased(self) -> bool:
        """Tell whether the bots are this process's to play; another one may be at it."""
        clock = asyncio.get_running_loop().time
        if not self._take and clock() < self._leased_until - LEASE / 2:
            return True
        begun, take, self._take = clock(), self._take, False
        try:
            held = await self._keeper.lease(self.id, self._holder, LEASE, take=take)
        except StoreError as error:
            self._take = take
            if not isinstance(error, Missing):
                await self._complain(faults.store(error))
            held = False
        self._leased_until = begun + LEASE if held else 0.0
        return held

    async def _release(self) -> None:
        with contextlib.suppress(StoreError, RuntimeError):
            await self._keeper.release(self._holder, self.id)

    async def _steady(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do one thing; what hinders it is said at the table and tried again a little later."""
        try:
            await work()
        except Fault as fault:
            if fault.key == "error-stale":
                return
            found = fault
        except Exception as error:  # noqa: BLE001 - the table must not fall silent for good
            found = faults.inside(error)
        else:
            return
        await self._complain(found)

    async def _complain(self, fault: Fault) -> None:
        """Say at the table what hinders the bots, and wait before it is tried again."""
        self.screens.tell(fault.answer())
        await self._pause(RETRY)

    async def _bot_action(self) -> None:
        table, n, revision = self.table, self.table.n, self._revision
        mover = table.state.to_move
        bot = self._bots.get(mover)
        if bot is None:
            seat = table.header.seats[mover]
            bot = BotSeat(self._library, self._thinkers, self.id, mover, seat)
            self._bots[mover] = bot
        clock = asyncio.get_running_loop().time
        started = clock()
        known = table.answered()
        action, notes = await bot.choose(table.state) if known is None else (known, [])
        if not self._silent(mover):
            await self._wait_turn(started)
        async with self._lock:
            if (self.table, self.table.n, self._revision) == (table, n, revision):
                await self._extend([action], notes)

    def _silent(self, seat: int) -> bool:
        """Tell whether the seat's last action said nothing in the log, so that none need wait."""
        steps = self.table.steps
        return bool(steps) and steps[-1].seat == seat and not steps[-1].entries

    async def _wait_turn(self, started: float) -> None:
        """Wait as the pace asks: so long since the last action, or for a `next`."""
        clock = asyncio.get_running_loop().time
        n = self.table.n
        while self.table.n == n:
            self._wake.clear()
            if self.pace == "step":
                if self._hurry:
                    self._hurry = False
                    return
                await self._wake.wait()
                continue
            left = started + PAUSES[self.pace] - clock()
            if self._hurry or left <= 0:
                return
            await self._pause(left)

    async def _pause(self, seconds: float) -> None:
        """Sleep until something happens at the table, at most so long."""
        try:
            await asyncio.wait_for(self._wake.wait(), seconds)
        except TimeoutError:
            return
