"""The addresses of webhooks: where a seat is called when it is its turn."""

import dataclasses
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from marchland.server import faults
from marchland.server.answers import answer, number, read
from marchland.server.caller import Caller, turn_of_asked
from marchland.server.hooks import Hook
from marchland.server.keeper import Keeper
from marchland.server.keys import home
from marchland.server.protocol import Nothing, Strict, Why
from marchland.server.reach import may_reach, target
from marchland.server.rights import Rights
from marchland.server.room import Room
from marchland.server.rooms import Rooms
from marchland.server.store import Missing, StoreError
from marchland.texts import LANGUAGES

__all__ = ["SetWebhook", "WebhookAnswer", "Webhooks"]


class SetWebhook(Strict):
    """PUT /api/tables/{table}/webhooks/{seat}: call that seat there, in this language."""

    url: Annotated[str, msgspec.Meta(max_length=600)]
    language: str = "en"


class WebhookAnswer(msgspec.Struct):
    """Where a seat is called, in which language, and why the last call did not arrive."""

    seat: int
    url: str
    language: str
    failed: Why | None


def told(hook: Hook) -> WebhookAnswer:
    """Return a webhook as whoever holds its seat is told."""
    why = None
    if hook.failed:
        word, _, n = hook.failed.partition(" ")
        why = Why(f"error-webhook-{word}", {"n": int(n)} if n else {})
    return WebhookAnswer(hook.seat, hook.url, hook.language, why)


class Webhooks:
    """Lets whoever holds a seat say where it is called; nobody else learns of it."""

    def __init__(self, rights: Rights, rooms: Rooms, keeper: Keeper, caller: Caller) -> None:
        """Take who decides, the tables, where webhooks are kept, and who calls."""
        self._rights = rights
        self._rooms = rooms
        self._keeper = keeper
        self._caller = caller

    async def all(self, request: Request) -> Response:
        """GET /api/tables/{table}/webhooks - those of the seats that the asker holds."""
        table = request.path_params["table"]
        right = await self._rights.at(request, table)
        await self._rooms.room(table)
        hooks = await self._hooks(table) if right.links else []
        return answer([told(hook) for hook in hooks if hook.seat in right.seats])

    async def set(self, request: Request) -> Response:
        """PUT /api/tables/{table}/webhooks/{seat} - call it there from its next turn on."""
        wish = await read(request, SetWebhook)
        room, seat = await self._seat(request)
        if self._caller.reach == "off":
            raise faults.no_webhooks()
        if wish.language not in LANGUAGES:
            raise faults.refused(f"There are no texts in that language; there are {LANGUAGES}.")
        to = target(wish.url)
        if _is_number(to.host) and not may_reach(to.host, self._caller.reach):
            raise faults.worded(
                "That address is not on the internet, and this server sends messages nowhere else.",
                "error-webhook-forbidden",
            )
        hook = Hook(seat, to.url, home(request), wish.language)
        asked = turn_of_asked(room.table, frozenset((seat,)))
        try:
            await self._keeper.set_hook(room.id, hook, asked[1] if asked else "")
        except Missing as error:
            raise faults.no_table(room.id) from error
        except StoreError as error:
            raise faults.store(error) from error
        await room.catch_up()
        return answer(told(hook))

    async def drop(self, request: Request) -> Response:
        """DELETE /api/tables/{table}/webhooks/{seat} - call it nowhere any more."""
        room, seat = await self._seat(request)
        try:
            await self._keeper.drop_hook(room.id, seat)
        except Missing as error:
            raise faults.no_table(room.id) from error
        except StoreError as error:
            raise faults.store(error) from error
        await room.catch_up()
        return Response(status_code=204)

    async def attempt(self, request: Request) -> Response:
        """POST /api/tables/{table}/webhooks/{seat} - call it now, to try it out."""
        await read(request, Nothing)
        room, seat = await self._seat(request)
        hook = next((one for one in await self._hooks(room.id) if one.seat == seat), None)
        if hook is None or self._caller.reach == "off":
            raise faults.no_webhooks()
        failed = await self._caller.attempt(room.id, hook, room.table.header.game)
        return answer(told(dataclasses.replace(hook, failed=failed)))

    async def _seat(self, request: Request) -> tuple[Room, int]:
        """Return the table and the seat that are named, which the asker holds."""
        table, seat = request.path_params["table"], number(request.path_params["seat"])
        right = await self._rights.at(request, table)
        room = await self._rooms.room(table)
        right.check_webhook(seat, room.table)
        return room, seat

    async def _hooks(self, table: str) -> list[Hook]:
        try:
            return await self._keeper.hooks(table)
        except StoreError as error:
            raise faults.store(error) from error


def _is_number(host: str) -> bool:
    """Tell whether a host is named by its address in numbers."""
    return ":" in host or host.replace(".", "").isdigit()
