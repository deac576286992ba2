"""The addresses of the server: the page, the tables, and one WebSocket a table."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from marchland.server import clocks, faults, lessons
from marchland.server.addresses import addresses, routes
from marchland.server.answers import (
    NO_STORE,
    answer,
    number,
    read,
    unknown,
)
from marchland.server.balances import Balances
from marchland.server.caller import Caller
from marchland.server.counsel import HintWish
from marchland.server.course import LessonMove
from marchland.server.faults import Fault
from marchland.server.figures import Figures
from marchland.server.guard import Guard, body
from marchland.server.handbook import handbook
from marchland.server.health import Health
from marchland.server.hints import hint
from marchland.server.keeper import Keeper
from marchland.server.keys import Made
from marchland.server.library import Library
from marchland.server.links import Links
from marchland.server.openapi import described
from marchland.server.pages import WEB, Pages
from marchland.server.protocol import (
    AtAnswer,
    Fork,
    Header,
    NewTable,
    Nothing,
    TableAnswer,
)
from marchland.server.reach import Reach
from marchland.server.records import PAGE, line_of, place, summary, written
from marchland.server.rematch import again, earlier, heirs
from marchland.server.replays import read_replay, write_replay
from marchland.server.reviews import Reviews
from marchland.server.rights import Rights, seen_at
from marchland.server.room import Room, Successor
from marchland.server.rooms import Rooms
from marchland.server.screens import Screen
from marchland.server.store import Move, NewGame, Store, StoreError
from marchland.server.table import Table, fair_roll
from marchland.server.thinkers import Minds, Thinkers
from marchland.server.webhooks import Webhooks
from marchland.server.wire import listen, send
from marchland.server.workshop import Workshop

__all__ = ["Server", "application"]


REPLAY_LIMIT = 4 * 1024 * 1024


class Server:
    """What the routes share."""

    def __init__(
        self,
        store: Store,
        library: Library,
        web: Path,
        minds: Minds,
        *,
        links: bool,
        create_key: str,
        reach: Reach,
    ) -> None:
        """Open the table rooms over a store; with links, or to whoever comes."""
        self.library = library
        figures = Figures()
        self.keeper = Keeper(store, figures)
        self.thinkers = minds
        self.rights = Rights(self.keeper, links=links, create_key=create_key)
        self.caller = Caller(self.keeper, figures, reach)
        self.rooms = Rooms(self.keeper, library, self.thinkers, self.caller)
        self.webhooks = Webhooks(self.rights, self.rooms, self.keeper, self.caller)
        self.links = Links(self.rights, self.rooms)
        self.reviews = Reviews(self.keeper, library, self.thinkers, self.rights, self.rooms)
        self.health = Health(self.keeper, self.rooms, self.rights, figures)
        self.workshop = Workshop(library, self.keeper, self.rights)
        self.balances = Balances(self.workshop, self.keeper, library, self.rights)
        self.pages = Pages(library, web, links=links, calls=links and reach != "off")
        self.addresses = addresses(self)

    async def described(self, _request: Request) -> Response:
        """GET /api/openapi.json - all addresses, for programs."""
        return answer(await run_in_threadpool(described, self.addresses))

    async def index(self, request: Request) -> Response:
        """GET / - the page."""
        return await run_in_threadpool(self.pages.index, request)

    async def static(self, request: Request) -> Response:
        """GET /static/{path}."""
        return await run_in_threadpool(self.pages.static, request)

    async def text(self, request: Request) -> Response:
        """GET /text/{language}.ftl, or /text/{language}/{page or game}.ftl."""
        return await run_in_threadpool(self.pages.text, request)

    async def table_text(self, request: Request) -> Response:
        """GET /text/{language}/table/{table}.ftl - what its own content is called and says."""
        room = await self._room(request)
        language = request.path_params["language"]
        game = room.table.state.game
        return await run_in_threadpool(self.pages.own_text, request, game, language)

    async def more_text(self, request: Request) -> Response:
        """GET /text/{language}/{game}/{rules or lessons}.ftl."""
        return await run_in_threadpool(self.pages.more_text, request)

    async def form(self, request: Request) -> Response:
        """GET /form/{game}/{kind}/{name}.toml."""
        return await run_in_threadpool(self.pages.form, request)

    async def rules(self, request: Request) -> Response:
        """GET /api/games/{game}/rules - in short, with a catalogue; ?table=ID as there."""
        game = self.library.game(request.path_params["game"])
        table = request.query_params.get("table")
        if table is not None:
            await self.rights.at(request, table)
            game = (await self.rooms.room(table)).table.state.game
        return answer(await run_in_threadpool(handbook, game))

    async def lessons(self, _request: Request) -> Response:
        """GET /api/lessons - those of every game, in order."""
        return answer(await run_in_threadpool(lessons.lines, self.library.sound()))

    async def lesson(self, request: Request) -> Response:
        """POST /api/lessons/{game}/{lesson} - a step of a lesson; nothing is kept."""
        move = await read(request, LessonMove)
        game = self.library.game(request.path_params["game"])
        course = lessons.lesson(game, request.path_params["lesson"])
        return answer(await run_in_threadpool(lessons.taught, game, course, move))

    async def map(self, request: Request) -> Response:
        """GET /map/{game}/{map}.json."""
        return await run_in_threadpool(self.pages.map, request)

    async def table_map(self, request: Request) -> Response:
        """GET /map/table/{table}/{map}.json - of the boards that a table may carry."""
        room = await self._room(request)
        return await run_in_threadpool(self.pages.map, request, room.table.state.game)

    async def tables(self, request: Request) -> Response:
        """GET /api/tables - the asker's, the latest first; ?after=UPDATED,ID goes on."""
        after = place(request.query_params.get("after"))
        hosted = await self.rights.hosted(request)
        try:
            listed = await self.keeper.games(PAGE, after, self.rights.limit(request))
        except StoreError as error:
            raise faults.store(error) from error
        return answer([line_of(one, hosted is None or one.id in hosted) for one in listed])

    async def new_table(self, request: Request) -> Response:
        """POST /api/tables - make a table."""
        self.rights.check_create(request)
        order = await read(request, NewTable)
        files = await self.workshop.files(request, order.content, order.game)
        if order.random_first and order.seats:
            first = secrets.randbelow(len(order.seats))
            order.seats = [*order.seats[first:], *order.seats[:first]]
        header, state = await run_in_threadpool(
            self.library.new, order, secrets.randbits(63), files
        )
        if order.clock is not None:
            clocks.check(order.clock, self.library)
            header.clock = order.clock
        header.chat = order.chat
        if order.lobby:
            return await self._create(request, msgspec.structs.replace(header, lobby=[]), [])
        return await self._create(request, header, [Move(action) for action in state.history])

    async def delete_table(self, request: Request) -> Response:
        """DELETE /api/tables/{table}."""
        table = request.path_params["table"]
        await self.rights.host(request, table)
        await self.rooms.delete(table)
        return Response(status_code=204)

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/{table}/replay - the game as a file."""
        room = await self._room(request)
        text = write_replay(self.library, room.table)
        name = f"{room.table.header.game}-{room.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', **NO_STORE}
        return Response(text, media_type="application/json", headers=headers)

    async def open_replay(self, request: Request) -> Response:
        """POST /api/replays - a file, or its first ?to=N actions, becomes a table."""
        self.rights.check_create(request)
        data = await body(request.scope, request.receive, REPLAY_LIMIT)
        to = request.query_params.get("to")
        part = None if to is None else number(to)
        own = await self.workshop.by_digest(request)
        header, actions = await run_in_threadpool(read_replay, self.library, data, part, own)
        return await self._create(request, header, [Move(action) for action in actions])

    async def fork(self, request: Request) -> Response:
        """POST /api/tables/{table}/fork - play on from any point as a new game."""
        wish = await read(request, Fork)
        room = await self._room(request)
        table = room.table
        right = await self.rights.at(request, room.id)
        table.index(wish.at)
        at = min(wish.at, table.told)
        kept = table.steps[: table.index(at)]
        header = msgspec.structs.replace(
            table.header,
            forked={"table": room.id, "at": at, "moves": max(0, at - table.first())},
            away=[],
            lobby=None,
            clock=None,
            asked=None,
            veiled=right.veiled(table),
            next=None,
            before=None,
            vote=None,
            voted=[],
        )
        if wish.seats is not None:
            if len(wish.seats) != header.players:
                raise faults.refused(
                    f"This game has {header.players} seats; {len(wish.seats)} were named."
                )
            header.seats = self.library.seats(wish.seats)
        moves = [move for step in kept for move in step.moves]
        return await self._create(request, header, moves)

    async def rematch(self, request: Request) -> Response:
        """POST /api/tables/{table}/rematch - the same people once more, as a new game."""
        await read(request, Nothing)
        room = await self._room(request)
        right = await self.rights.at(request, room.id)

        def made(table: Table) -> Successor:
            header = again(room.id, table, self.library)
            later = self._dealt(header, [])
            new, links = self._new(request, later)
            return new, heirs(table, links) if links else []

        return answer(TableAnswer(await room.succeed(right, made)), 201)

    async def hint(self, request: Request) -> Response:
        """POST /api/tables/{table}/hint - what a strong bot would do for who is asked."""
        wish = await read(request, HintWish)
        room = await self._room(request)
        right = await self.rights.at(request, room.id)
        return answer(await hint(right, room.table, wish.n, self.library, self.thinkers))

    async def at(self, request: Request) -> Response:
        """GET /api/tables/{table}/at/{n} - an earlier position."""
        room = await self._room(request)
        table, n = room.table, number(request.path_params["n"])
        k = table.index(n)
        step = table.steps[k - 1] if k else None
        first = table.first()
        found = AtAnswer(
            n=n,
            view=seen_at(table, n),
            entries=[{"n": n, **entry} for entry in step.entries] if step else [],
            first=first,
            previous=step.start if step and step.start >= first else None,
            next=table.steps[k].end if k < len(table.steps) else None,
            next_turn=table.next_turn(n),
            last=table.n,
            over=table.state.is_over,
            seats=table.header.seats,
            carries=bool(table.header.files),
        )
        return answer(found)

    async def screen(self, socket: WebSocket) -> None:
        """WS /ws/{table} - one page at one table."""
        await socket.accept()
        table = socket.path_params["table"]
        try:
            screen = Screen(await self.rights.at(socket, table))
            room = await self.rooms.room(table)
            screen.before = await earlier(room.table.header, socket, self.rights, self.keeper)
        except Fault as fault:
            await socket.send_text(msgspec.json.encode(fault.answer()).decode())
            await socket.close(4404, fault.text)
            return
        room.join(screen)
        sending = asyncio.create_task(send(socket, room, screen))
        try:
            await listen(socket, room, screen)
        finally:
            room.leave(screen)
            sending.cancel()

    async def _room(self, request: Request) -> Room:
        table = request.path_params["table"]
        await self.rights.at(request, table)
        return await self.rooms.room(table)

    async def _create(self, request: Request, header: Header, moves: Sequence[Move]) -> Response:
        new, made = self._new(request, await run_in_threadpool(self._dealt, header, moves))
        try:
            await self.keeper.create(new)
        except StoreError as error:
            raise faults.store(error) from error
        if made is None:
            return answer(TableAnswer(new.id), 201)
        told = answer(made.answer, 201)
        if "authorization" not in request.headers:
            await self.rights.let_in(request, [made.host], told)
        return told

    def _dealt(self, header: Header, moves: Sequence[Move]) -> Table:
        """Return a new table after these moves and the chance that follows."""
        table = Table(header, self.library.start(header))
        table.replay(moves)
        if not table.waits:
            table.add(*table.settled(fair_roll))
        return table

    def _new(self, request: Request, table: Table) -> tuple[NewGame, Made | None]:
        """Return a new table as it is kept, and its links where it has some."""
        name, header = secrets.token_hex(6), table.header
        made = self.rights.made(request, name, header) if self.rights.links else None
        moves = [move for step in table.steps for move in step.moves]
        line = summary(header, table.state, table.n)
        return NewGame(name, written(header), moves, line, made.links if made else ()), made


def application(
    store: Store,
    library: Library,
    web: Path = WEB,
    names: Sequence[str] = (),
    *,
    links: bool = False,
    create_key: str = "",
    reach: Reach = "off",
    minds: Minds | None = None,
) -> Starlette:
    """Return the whole server as an ASGI application.

    Args:
        store: where games are kept.
        library: what can be played.
        web: the folder of the page.
        names: further host names by which the server may be called.
        links: whether tables are entered by links; else whoever comes holds all seats.
        create_key: what whoever begins a game must show; empty where anybody may.
        reach: where webhooks lead, if anywhere.
        minds: who answers questions to bots; processes of this server where it is left out.
    """
    minds = minds or Thinkers()
    server = Server(store, library, web, minds, links=links, create_key=create_key, reach=reach)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        following = asyncio.create_task(server.rooms.follow(), name="news of the store")
        ticking = asyncio.create_task(server.rooms.mind_clocks(), name="clocks")
        minding = asyncio.create_task(server.rooms.mind_company(), name="company")
        yield
        minding.cancel()
        ticking.cancel()
        following.cancel()
        await server.rooms.stop()
        server.caller.close()
        server.reviews.close()
        server.balances.close()
        server.thinkers.close()
        library.shelf.close()
        await asyncio.to_thread(server.keeper.close)

    app = Starlette(
        routes=routes(server),
        lifespan=lifespan,
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={404: unknown, 405: unknown},
    )
    app.state.server = server
    return app
