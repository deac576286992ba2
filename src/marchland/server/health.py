"""How the server is, for whoever looks after it: alive, ready, in figures."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from marchland.server import faults
from marchland.server.figures import FORM, Figures
from marchland.server.keeper import Keeper
from marchland.server.rights import Rights
from marchland.server.rooms import Rooms
from marchland.server.store import StoreError

__all__ = ["Health"]

FRESH = {"cache-control": "no-store"}


class Health:
    """Answers under `/healthz`, `/readyz` and `/metrics`."""

    def __init__(self, keeper: Keeper, rooms: Rooms, rights: Rights, figures: Figures) -> None:
        """Take what is looked at."""
        self._keeper = keeper
        self._rights = rights
        self._figures = figures
        self.leaving = False
        """Whether the server is about to stop: still there, but not to be chosen any more."""
        figures.watch("tables", "Tables in memory.", lambda: rooms.count)
        figures.watch("screens", "Pages that are open at tables.", lambda: rooms.screens)

    async def alive(self, _request: Request) -> Response:
        """GET /healthz - the process answers."""
        return PlainTextResponse("alive\n", headers=FRESH)

    async def ready(self, _request: Request) -> Response:
        """GET /readyz - and so does the store, and it will for a while."""
        if self.leaving:
            return PlainTextResponse("leaving\n", 503, headers=FRESH)
        try:
            await self._keeper.check()
        except StoreError as error:
            raise faults.store(error) from error
        return PlainTextResponse("ready\n", headers=FRESH)

    async def metrics(self, request: Request) -> Response:
        """GET /metrics - to this machine, or to whoever knows the host's key."""
        self._rights.check_figures(request)
        return Response(self._figures.written(), headers={"content-type": FORM, **FRESH})
