"""The task that plays the bots of one table, while anybody watches."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.players import BotSeat
from marchland.server.protocol import PaceName
from marchland.server.store import Missing, StoreError
from marchland.server.thinkers import Minds

if TYPE_CHECKING:
    from marchland.server.room import Room

__all__ = ["LEASE", "PAUSES", "Driver"]

PAUSES: dict[str, float] = {"normal": 0.9, "fast": 0.15, "step": 0.0}
"""Seconds between two actions of bots, by pace."""

RETRY = 5.0
"""Seconds until a bot's action that could not be saved is tried again."""

LEASE = 4.0
"""Seconds after which the bots of a process that was killed are played by another."""

PATIENCE = 60.0
"""Seconds that bots wait while persons are asked whether something is taken back."""


class Driver:
    """Asks the bots of a room in their turn, at its pace, as long as this process holds the lease.

    Attributes:
        pace: how long it waits between two actions.
    """

    def __init__(
        self, room: "Room", keeper: Keeper, library: Library, holder: str, thinkers: Minds
    ) -> None:
        """Begin with no bot asked; `holder` is this process's name in the store."""
        self.pace: PaceName = "normal"
        self._room = room
        self._keeper = keeper
        self._library = library
        self._holder = holder
        self._thinkers = thinkers
        self._leased_until = 0.0
        self._take = False
        """Whether somebody here wants the bots played as this room plays them."""
        self._wake = asyncio.Event()
        self._hurry = False
        self._waits_for = (-1, 0.0)
        """The request that bots wait for, and until when."""
        self._task: asyncio.Task[None] | None = None
        self._bots: dict[int, BotSeat] = {}
        self._farewell: asyncio.Task[None] | None = None

    def set_pace(self, pace: PaceName) -> None:
        """Play so fast from now on, here."""
        self.pace = pace
        self._hurry = False
        self._take = True
        self._wake.set()

    def hurry(self) -> None:
        """Go on at once: one action at the pace `step`, else up to a person's choice."""
        self._hurry = self._take = True
        self._wake.set()

    def forget(self) -> None:
        """Ask bots of their own kind anew: others play now."""
        self._bots.clear()

    def wake(self) -> None:
        """Something happened: see that the task runs while anybody watches."""
        self._wake.set()
        if (self._room.screens or self._room.goes_on) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive(), name=f"bots of {self._room.id}")

    def leave(self) -> None:
        """Nobody watches here any more: let another process play the bots, or play them on."""
        if self._room.goes_on:
            self.wake()
            return
        self.stop()
        if self._leased_until:
            self._leased_until = 0.0
            self._farewell = asyncio.create_task(self._release())

    @property
    def is_busy(self) -> bool:
        """Whether the task runs."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """End the task."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _drive(self) -> None:
        """Play the bots while anybody watches, or up to the next person's choice."""
        while self._room.table.waits:
            self._wake.clear()
            await self._wake.wait()
        await self._steady(self._room.settle)
        while not self._room.table.state.is_over:
            self._wake.clear()
            if self._room.table.state.to_move in self._room.table.persons:
                self._hurry = False
                if not self._room.screens:
                    break
                await self._person()
            elif (left := self._patience()) > 0:
                await self._pause(left)
            elif await self._leased():
                await self._steady(self._bot_action)
            else:
                await self._pause(LEASE / 4)
        if not self._room.screens:
            self._leased_until = 0.0
            await self._release()

    async def _person(self) -> None:
        """Wait for a person, as long as their time lasts."""
        left = self._room.time_left()
        if left is None:
            await self._wake.wait()
        elif left > 0:
            await self._pause(left)
        else:
            await self._steady(self._room.run_out)

    def _patience(self) -> float:
        """Return the seconds that bots still wait for an answer: what they do would end it."""
        asked = self._room.asked
        if asked is None or asked.refused is not None:
            return 0.0
        now = asyncio.get_running_loop().time()
        if self._waits_for[0] != asked.id:
            self._waits_for = (asked.id, now + PATIENCE)
        return self._waits_for[1] - now

    async def _leased(self) -> bool:
        """Tell whether the bots are this process's to play; another one may be at it."""
        clock = asyncio.get_running_loop().time
        if not self._take and clock() < self._leased_until - LEASE / 2:
            return True
        begun, take, self._take = clock(), self._take, False
        try:
            held = await self._keeper.lease(self._room.id, self._holder, LEASE, take=take)
        except StoreError as error:
            self._take = take
            if not isinstance(error, Missing):
                await self._complain(faults.store(error))
            held = False
        self._leased_until = begun + LEASE if held else 0.0
        return held

    async def _release(self) -> None:
        with contextlib.suppress(StoreError, RuntimeError):
            await self._keeper.release(self._holder, self._room.id)

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
        self._room.screens.tell(fault.answer())
        await self._pause(RETRY)

    async def _bot_action(self) -> None:
        table, standing = self._room.table, self._room.standing
        mover = table.state.to_move
        bot = self._bots.get(mover)
        if bot is None:
            seat = table.header.seats[mover]
            bot = BotSeat(self._library, self._thinkers, self._room.id, mover, seat)
            self._bots[mover] = bot
        clock = asyncio.get_running_loop().time
        started = clock()
        known = table.answered()
        action, notes = await bot.choose(table.state) if known is None else (known, [])
        if not self._silent(mover):
            await self._wait_turn(started)
        await self._room.play(action, notes, standing)

    def _silent(self, seat: int) -> bool:
        """Tell whether the seat's last action said nothing in the log, so that none need wait."""
        steps = self._room.table.steps
        return bool(steps) and steps[-1].seat == seat and not steps[-1].entries

    async def _wait_turn(self, started: float) -> None:
        """Wait as the pace asks: so long since the last action, or for a `next`."""
        clock = asyncio.get_running_loop().time
        n = self._room.table.n
        while self._room.table.n == n:
            self._wake.clear()
            if self.pace == "step" and self._room.screens:
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
