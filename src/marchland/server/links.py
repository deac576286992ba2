"""The addresses of links: made, opened, drawn."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from marchland.server import faults
from marchland.server.answers import NO_STORE, answer, filled, read
from marchland.server.protocol import (
    NewLink,
    Nothing,
    Picture,
    PictureAnswer,
    Secret,
    UrlAnswer,
)
from marchland.server.qr import drawn
from marchland.server.rights import Rights
from marchland.server.rooms import Rooms

__all__ = ["Links"]


class Links:
    """Hands out links and lets in whoever shows one."""

    def __init__(self, rights: Rights, rooms: Rooms) -> None:
        """Take who decides, and the tables."""
        self._rights = rights
        self._rooms = rooms

    async def new(self, request: Request) -> Response:
        """POST /api/tables/{table}/links - one more link, or one in place of all others."""
        wish = await read(request, NewLink)
        table = request.path_params["table"]
        await self._rights.host(request, table)
        room = await self._rooms.room(table)
        seat = wish.seat if wish.kind == "seat" else None
        if wish.kind == "seat" and seat not in room.table.seated:
            raise faults.refused("A link leads to the seat of a person; name one of theirs.")
        url = await self._rights.renew(request, table, wish.kind, seat, revoke=wish.revoke)
        await room.catch_up()
        return answer(UrlAnswer(url), 201)

    async def open(self, request: Request) -> Response:
        """POST /api/links - exchange the secret of a link for a cookie."""
        secret = await read(request, Secret)
        found = Response(media_type="application/json", headers=NO_STORE)
        opened = await self._rights.open(request, secret.secret, found)
        return filled(found, opened)

    async def own(self, request: Request) -> Response:
        """POST /api/me - a new link of one's own, to have all one's games on another device."""
        await read(request, Nothing)
        found = Response(status_code=201, media_type="application/json", headers=NO_STORE)
        url = await self._rights.own(request, found)
        return filled(found, UrlAnswer(url))

    async def picture(self, request: Request) -> Response:
        """POST /api/qr - a text as a picture for cameras."""
        picture = await read(request, Picture)
        return answer(PictureAnswer(await run_in_threadpool(drawn, picture.text)))
