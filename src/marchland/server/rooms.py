"""All rooms of a server; a room is read from the store when it is first asked for."""

import asyncio
from collections import OrderedDict

from marchland.server import faults
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.records import opened
from marchland.server.room import Room
from marchland.server.store import Missing, StoreError

__all__ = ["Rooms"]

KEPT = 16
"""How many rooms without a screen stay in memory."""


class Rooms:
    """All rooms of this server; each is read from the store when it is first asked for."""

    def __init__(self, keeper: Keeper, library: Library) -> None:
        """Begin with no room open."""
        self._keeper = keeper
        self._library = library
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._lock = asyncio.Lock()

    async def room(self, id_: str) -> Room:
        """Return the room of a table, read from the store where it is not in memory."""
        async with self._lock:
            room = self._open.get(id_)
            if room is None:
                try:
                    saved = await self._keeper.load(id_)
                except Missing as error:
                    raise faults.no_table(id_) from error
                table = await asyncio.to_thread(opened, saved, self._library)
                room = Room(id_, table, saved.revision, self._keeper, self._library)
                self._open[id_] = room
            self._open.move_to_end(id_)
            self._let_go()
            return room

    async def delete(self, id_: str) -> None:
        """Forget a table and tell whoever watches it."""
        try:
            await self._keeper.delete(id_)
        except Missing as error:
            raise faults.no_table(id_) from error
        except StoreError as error:
            raise faults.disk() from error
        room = self._open.pop(id_, None)
        if room is not None:
            room.close(faults.no_table(id_))

    def stop(self) -> None:
        """End all bots' tasks."""
        for room in self._open.values():
            room.stop()

    def _let_go(self) -> None:
        idle = [id_ for id_, room in self._open.items() if not room.screens]
        for id_ in idle[: max(0, len(idle) - KEPT)]:
            del self._open[id_]
