"""All rooms of a server; a room is read from the store when it is first asked for."""

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping

from marchland.server import faults
from marchland.server.caller import Caller
from marchland.server.faults import Fault
from marchland.server.hall import STAY
from marchland.server.hours import Hours
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.records import opened
from marchland.server.room import Room
from marchland.server.store import GONE, Missing, StoreError, Unwritable
from marchland.server.thinkers import Minds

__all__ = ["Rooms"]

KEPT = 16
"""How many rooms without a screen stay in memory."""

LISTEN = 2.0
"""Seconds that one wait for news takes at most."""

SWEEP = 5.0
"""Seconds between two looks at what time asks for."""

BEAT = 10.0
"""Seconds between two looks at who has tables open."""

SOME = 10
"""Tables of which that is said at once: as long as it takes nobody's choice is written."""

CHECK = 10.0
"""Seconds after which all open tables are compared with the store, whatever was heard."""


class Rooms:
    """All rooms of this server; each is read from the store when it is first asked for.

    The store is the truth: what other processes write is followed, and a room is compared with
    the store before anybody enters it.
    """

    def __init__(self, keeper: Keeper, library: Library, thinkers: Minds, caller: Caller) -> None:
        """Begin with no room open."""
        self._keeper = keeper
        self._library = library
        self._thinkers = thinkers
        self._caller = caller
        self.hours = Hours(keeper)
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self.holder = secrets.token_hex(8)
        """The name of this process where it holds leases."""

    @property
    def count(self) -> int:
        """How many rooms are in memory."""
        return len(self._open)

    @property
    def screens(self) -> int:
        """How many pages are open at them."""
        return sum(len(room.screens) for room in self._open.values())

    async def room(self, id_: str) -> Room:
        """Return the room of a table, as the store has it now.

        Raises:
            Fault: there is no such table, or it cannot be read.
        """
        room = self._open.get(id_)
        if room is None:
            room = await self._fetched(id_)
        else:
            await self._compared([room])
            if id_ not in self._open:
                raise faults.no_table(id_)
        self._open.move_to_end(id_)
        self._let_go()
        return room

    async def _fetched(self, id_: str) -> Room:
        """Read a room, once however many ask for it."""
        task = self._coming.get(id_)
        if task is None:
            task = asyncio.create_task(self._read(id_), name=f"reading {id_}")
            self._coming[id_] = task
            task.add_done_callback(lambda _: self._coming.pop(id_, None))
        room = await asyncio.shield(task)
        return self._open.setdefault(id_, room)

    async def _read(self, id_: str) -> Room:
        try:
            saved = await self._keeper.load(id_)
        except Missing as error:
            raise faults.no_table(id_) from error
        except StoreError as error:
            raise faults.store(error) from error
        table = await asyncio.to_thread(opened, saved, self._library)
        try:
            if table.header.clock is not None:
                await self.hours.now()
        except StoreError as error:
            raise faults.store(error) from error
        return Room(
            saved,
            table,
            self._keeper,
            self._library,
            self.holder,
            self._thinkers,
            self.hours,
            self._caller,
        )

    async def follow(self) -> None:
        """Keep the open rooms as the store has them, until cancelled."""
        due = time.monotonic() + CHECK
        while True:
            heard = await self._keeper.heard(LISTEN)
            if heard is None or time.monotonic() > due:
                with contextlib.suppress(Fault):
                    await self._compared([*self._open.values()])
                    due = time.monotonic() + CHECK
            else:
                rooms = [self._open[id_] for id_ in heard if id_ in self._open]
                await self._brought(rooms, heard)

    async def _compared(self, rooms: Iterable[Room]) -> None:
        """Ask the store for the revisions of rooms, and bring up those that are behind."""
        named = {room.id: room for room in rooms}
        try:
            revisions = await self._keeper.revisions([*named])
        except StoreError as error:
            raise faults.store(error) from error
        await self._brought(named.values(), {id_: revisions.get(id_, GONE) for id_ in named})

    async def _brought(self, rooms: Iterable[Room], revisions: Mapping[str, int]) -> None:
        behind = []
        for room in rooms:
            if revisions[room.id] == GONE:
                self._dismiss(room.id)
            elif revisions[room.id] > room.revision:
                behind.append(room.catch_up(revisions[room.id]))
        for failure in await asyncio.gather(*behind, return_exceptions=True):
            if isinstance(failure, Exception) and not isinstance(failure, Fault):
                faults.inside(failure)

    async def mind_clocks(self) -> None:
        """Look at games that nobody may watch, when their time has come."""
        while True:
            await asyncio.sleep(SWEEP)
            with contextlib.suppress(StoreError, Fault):
                if await self._keeper.due():
                    for id_ in await self._keeper.due(await self.hours.now()):
                        await (await self.room(id_)).look()

    async def mind_company(self) -> None:
        """Say again and again who has tables open here, and hear who has them elsewhere."""
        while True:
            await asyncio.sleep(BEAT)
            rooms = [room for room in self._open.values() if room.screens.linked]
            # Choices are written between them.
            for k in range(0, len(rooms), SOME):
                await self._meet(rooms[k : k + SOME])

    async def _meet(self, rooms: Iterable[Room]) -> None:
        some = {room.id: room for room in rooms}
        companies = {id_: room.presence.own for id_, room in some.items()}
        with contextlib.suppress(StoreError):
            found = await self._keeper.attend(self.holder, companies, STAY)
            for id_, present in found.items():
                with contextlib.suppress(Fault):
                    await some[id_].meet(present)

    async def delete(self, id_: str) -> None:
        """Forget a table and tell whoever watches it."""
        try:
            await self._keeper.delete(id_)
        except Missing as error:
            raise faults.no_table(id_) from error
        except Unwritable as error:
            raise faults.not_deleted() from error
        except StoreError as error:
            raise faults.store(error) from error
        self._dismiss(id_)

    def _dismiss(self, id_: str) -> None:
        room = self._open.pop(id_, None)
        if room is not None:
            room.close(faults.no_table(id_))

    async def stop(self) -> None:
        """End all bots' tasks, and let other processes play them."""
        for room in self._open.values():
            room.stop()
        with contextlib.suppress(StoreError):
            await self._keeper.release(self.holder)
            await self._keeper.depart(self.holder)

    def _let_go(self) -> None:
        idle = [id_ for id_, room in self._open.items() if room.is_idle]
        for id_ in idle[: max(0, len(idle) - KEPT)]:
            del self._open[id_]
