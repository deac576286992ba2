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
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from marchland.server import faults, lessons
from marchland.server.answers import (
    MESSAGE_LIMIT,
    NO_STORE,
    Handler,
    answer,
    decode,
    number,
    plainly,
    read,
    unknown,
)
from marchland.server.faults import Fault
from marchland.server.guard import Guard, body
from marchland.server.handbook import handbook
from marchland.server.hints import hint
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.pages import WEB, Pages
from marchland.server.protocol import (
    Act,
    AtAnswer,
    ClientMessage,
    Coins,
    Fork,
    Header,
    HintWish,
    LessonMove,
    Look,
    NewTable,
    Next,
    Pace,
    Plan,
    Redo,
    TableAnswer,
    TableLine,
    Undo,
)
from marchland.server.records import summary
from marchland.server.replays import read_replay, write_replay
from marchland.server.room import Room
from marchland.server.rooms import Rooms
from marchland.server.screens import Screen
from marchland.server.store import Move, Store, StoreError
from marchland.server.table import Table, fair_roll
from marchland.server.thinkers import Thinkers

__all__ = ["Server", "application"]


REPLAY_LIMIT = 4 * 1024 * 1024


class Server:
    """What the routes share."""

    def __init__(self, store: Store, library: Library, web: Path = WEB) -> None:
        """Open the table rooms over a store."""
        self.library = library
        self.keeper = Keeper(store)
        self.thinkers = Thinkers()
        self.rooms = Rooms(self.keeper, library, self.thinkers)
        self.pages = Pages(library, web)

    async def index(self, request: Request) -> Response:
        """GET / - the page."""
        return await run_in_threadpool(self.pages.index, request)

    async def static(self, request: Request) -> Response:
        """GET /static/{path}."""
        return await run_in_threadpool(self.pages.static, request)

    async def text(self, request: Request) -> Response:
        """GET /text/{language}.ftl, or /text/{language}/{page or game}.ftl."""
        return await run_in_threadpool(self.pages.text, request)

    async def more_text(self, request: Request) -> Response:
        """GET /text/{language}/{game}/{rules or lessons}.ftl."""
        return await run_in_threadpool(self.pages.more_text, request)

    async def form(self, request: Request) -> Response:
        """GET /form/{game}/{kind}/{name}.toml."""
        return await run_in_threadpool(self.pages.form, request)

    async def rules(self, request: Request) -> Response:
        """GET /api/games/{game}/rules - the rules in short, the catalogue, rule numbers."""
        game = self.library.game(request.path_params["game"])
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

    async def tables(self, _request: Request) -> Response:
        """GET /api/tables - the list, the latest first."""
        lines = [
            msgspec.convert(
                {
                    **msgspec.json.decode(item.summary),
                    "id": item.id,
                    "created": item.created,
                    "updated": item.updated,
                },
                TableLine,
            )
            for item in await self.keeper.games()
        ]
        return answer(lines)

    async def new_table(self, request: Request) -> Response:
        """POST /api/tables - make a table."""
        order = await read(request, NewTable)
        if order.random_first and order.seats:
            first = secrets.randbelow(len(order.seats))
            order.seats = [*order.seats[first:], *order.seats[:first]]
        header, state = await run_in_threadpool(self.library.new, order, secrets.randbits(63))
        return await self._create(header, [Move(action) for action in state.history])

    async def delete_table(self, request: Request) -> Response:
        """DELETE /api/tables/{table}."""
        await self.rooms.delete(request.path_params["table"])
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
        data = await body(request.scope, request.receive, REPLAY_LIMIT)
        to = request.query_params.get("to")
        part = None if to is None else number(to)
        header, actions = await run_in_threadpool(read_replay, self.library, data, part)
        return await self._create(header, [Move(action) for action in actions])

    async def fork(self, request: Request) -> Response:
        """POST /api/tables/{table}/fork - play on from any point as a new game."""
        wish = await read(request, Fork)
        room = await self._room(request)
        table = room.table
        table.index(wish.at)
        at = min(wish.at, table.told)
        kept = table.steps[: table.index(at)]
        header = msgspec.structs.replace(table.header, forked={"table": room.id, "at": at})
        if wish.seats is not None:
            if len(wish.seats) != header.players:
                raise faults.refused(
                    f"This game has {header.players} seats; {len(wish.seats)} were named."
                )
            header.seats = self.library.seats(wish.seats)
        moves = [move for step in kept for move in step.moves]
        return await self._create(header, moves)

    async def hint(self, request: Request) -> Response:
        """POST /api/tables/{table}/hint - what a strong bot would do for who is asked."""
        wish = await read(request, HintWish)
        room = await self._room(request)
        return answer(await hint(room.table, wish.n, self.library, self.thinkers))

    async def at(self, request: Request) -> Response:
        """GET /api/tables/{table}/at/{n} - an earlier position."""
        room = await self._room(request)
        table, n = room.table, number(request.path_params["n"])
        k = table.index(n)
        step = table.steps[k - 1] if k else None
        first = table.first()
        found = AtAnswer(
            n=n,
            view=table.view_at(n),
            entries=[{"n": n, **entry} for entry in step.entries] if step else [],
            first=first,
            previous=step.start if step and step.start >= first else None,
            next=table.steps[k].end if k < len(table.steps) else None,
            next_turn=table.next_turn(n),
            last=table.n,
            over=table.state.is_over,
            seats=table.header.seats,
        )
        return answer(found)

    async def screen(self, socket: WebSocket) -> None:
        """WS /ws/{table} - one page at one table."""
        await socket.accept()
        screen = Screen()
        try:
            room = await self.rooms.room(socket.path_params["table"])
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
        return await self.rooms.room(request.path_params["table"])

    async def _create(self, header: Header, moves: Sequence[Move]) -> Response:
        table = Table(header, self.library.start(header))
        await run_in_threadpool(table.replay, moves)
        owed, state = table.settled(fair_roll)
        table.add(owed, state)
        moves = [*moves, *(Move(action) for step in owed for action in step.actions)]
        name = secrets.token_hex(6)
        try:
            await self.keeper.create(
                name,
                msgspec.json.encode(header).decode(),
                moves,
                summary(header, state, table.n),
            )
        except StoreError as error:
            raise faults.store(error) from error
        return answer(TableAnswer(name), 201)


async def listen(socket: WebSocket, room: Room, screen: Screen) -> None:
    """Do what a screen asks until it goes away."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            await heed(message.get("text"), room, screen)
        except Fault as fault:
            screen.tell(fault.answer())
            screen.show()
        except Exception as error:  # noqa: BLE001 - one bad message must not end the table
            screen.tell(faults.inside(error).answer())
            screen.show()


async def heed(text: str | None, room: Room, screen: Screen) -> None:
    """Do what one message asks."""
    if text is None:
        raise faults.bad_message("it is not text")
    if len(text) > MESSAGE_LIMIT:
        raise faults.too_large(MESSAGE_LIMIT)
    message: ClientMessage = decode(text, ClientMessage)
    match message:
        case Act():
            await room.act(message.n, [message.action, *message.then])
        case Plan():
            await room.plan(message.n, message.text)
        case Undo():
            await room.undo(message.n, message.to)
        case Redo():
            await room.redo(message.n)
        case Pace():
            room.set_pace(message.pace)
        case Next():
            room.go_on()
        case Coins():
            screen.tell(room.coins(message.seat))
        case Look():
            screen.sent = 0
            screen.show()


async def send(socket: WebSocket, room: Room, screen: Screen) -> None:
    """Send a screen what waits in its mailbox, as fast as it reads."""
    with contextlib.suppress(RuntimeError, OSError):
        async for text in screen.messages(room.answer):
            await socket.send_text(text)
        await socket.close(4404)


def application(
    store: Store, library: Library, web: Path = WEB, names: Sequence[str] = ()
) -> Starlette:
    """Return the whole server as an ASGI application."""
    server = Server(store, library, web)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        following = asyncio.create_task(server.rooms.follow(), name="news of the store")
        yield
        following.cancel()
        await server.rooms.stop()
        server.thinkers.close()
        await asyncio.to_thread(server.keeper.close)

    def route(path: str, handler: Handler, method: str = "GET") -> Route:
        return Route(path, plainly(handler), methods=[method])

    routes = [
        route("/", server.index),
        route("/static/{path:path}", server.static),
        route("/text/{language}.ftl", server.text),
        route("/text/{language}/{part}.ftl", server.text),
        route("/text/{language}/{game}/{part}.ftl", server.more_text),
        route("/map/{game}/{map}.json", server.map),
        route("/form/{game}/{kind}/{name}.toml", server.form),
        route("/api/games/{game}/rules", server.rules),
        route("/api/lessons", server.lessons),
        route("/api/lessons/{game}/{lesson}", server.lesson, "POST"),
        route("/api/tables", server.tables),
        route("/api/tables", server.new_table, "POST"),
        route("/api/replays", server.open_replay, "POST"),
        route("/api/tables/{table}", server.delete_table, "DELETE"),
        route("/api/tables/{table}/replay", server.replay),
        route("/api/tables/{table}/fork", server.fork, "POST"),
        route("/api/tables/{table}/at/{n}", server.at),
        route("/api/tables/{table}/hint", server.hint, "POST"),
        WebSocketRoute("/ws/{table}", server.screen),
        Route("/{path:path}", unknown),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={405: unknown},
    )
    app.state.server = server
    return app
