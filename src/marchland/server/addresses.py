"""Every address of the server: what it takes, what it answers, what it refuses.

The routes are made from this table, and so is the description at `/api/openapi.json`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starlette.routing import BaseRoute, Route, WebSocketRoute

from marchland.server.answers import Handler, plainly, unknown
from marchland.server.counsel import HintAnswer, HintWish, ReviewAnswer
from marchland.server.course import LessonAnswer, LessonLine, LessonMove
from marchland.server.handbook import Handbook
from marchland.server.protocol import (
    AtAnswer,
    Fork,
    MadeAnswer,
    NewLink,
    NewTable,
    Nothing,
    Picture,
    PictureAnswer,
    Secret,
    TableAnswer,
    TableLine,
    UrlAnswer,
)
from marchland.server.rights import OpenedAnswer
from marchland.server.webhooks import SetWebhook, WebhookAnswer

if TYPE_CHECKING:
    from marchland.server.app import Server

__all__ = ["Address", "Kind", "addresses", "routes"]

JSON = "application/json"
TEXT = "text/plain"


@dataclass(frozen=True, slots=True)
class Kind:
    """An answer or a body of another content type than JSON, or JSON of no form of ours."""

    content: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class Address:
    """A method at an address.

    Attributes:
        says: what it is for, in a line.
        takes: the form of the body; None where it has none.
        gives: the forms of the answer, any of them; none where it is empty.
        status: of the answer.
        refuses: statuses of refusals, beside those that follow from method, path and body.
        asks: what may be asked behind `?`, with its meaning.
        keyed: whether it asks for the key to beginning games, where the server has one.
    """

    method: str
    path: str
    handler: Handler
    says: str
    takes: Any = None
    gives: tuple[Any, ...] = ()
    status: int = 200
    refuses: tuple[int, ...] = ()
    asks: Mapping[str, str] = field(default_factory=dict)
    keyed: bool = False


NEW = (TableAnswer, MadeAnswer)
REPLAY = Kind(JSON, "A replay file, as docs/replay-format.md describes it.")
DRAWING = Kind(JSON, "The drawing of a board.")
EMPTY = 204


def addresses(server: "Server") -> list[Address]:
    """Return all addresses that answer over HTTP; the first that fits a request is taken."""
    mine = [*server.workshop.addresses(), *server.balances.addresses()]
    return [*_pages(server), *_tables(server), *mine, *_games(server), *_health(server)]


def _pages(server: "Server") -> list[Address]:
    texts = (Kind(TEXT, "Messages in Fluent's form."),)
    return [
        Address("GET", "/", server.index, "The page.", gives=(Kind("text/html"),)),
        Address(
            "GET",
            "/static/{path:path}",
            server.static,
            "Scripts, styles and drawings of the page.",
            gives=(Kind("*/*"),),
        ),
        Address(
            "GET", "/text/{language}.ftl", server.text, "All texts of a language.", gives=texts
        ),
        Address(
            "GET",
            "/text/{language}/{part}.ftl",
            server.text,
            "The texts of the page, or of one game.",
            gives=texts,
            refuses=(400,),
        ),
        Address(
            "GET",
            "/text/{language}/table/{table}.ftl",
            server.table_text,
            "What the content that a table carries is called and says.",
            gives=texts,
        ),
        Address(
            "GET",
            "/text/{language}/{game}/{part}.ftl",
            server.more_text,
            "What is said of a game only where its rules or its lessons are open.",
            gives=texts,
            refuses=(400,),
        ),
        Address(
            "GET", "/map/{game}/{map}.json", server.map, "The drawing of a map.", gives=(DRAWING,)
        ),
        Address(
            "GET",
            "/map/table/{table}/{map}.json",
            server.table_map,
            "The drawing of a board of a table, where it carries one of its own.",
            gives=(DRAWING,),
        ),
        Address(
            "GET",
            "/form/{game}/{kind}/{name}.toml",
            server.form,
            "A card as a file in which a group writes what its printed one says.",
            gives=(Kind(TEXT, "A file in TOML."),),
        ),
    ]


def _tables(server: "Server") -> list[Address]:
    return [
        Address(
            "GET",
            "/api/tables",
            server.tables,
            "50 lines of the list of tables to which the asker has a right, the latest first.",
            gives=(list[TableLine],),
            refuses=(400,),
            asks={"after": "UPDATED,ID of a line: go on behind it."},
        ),
        Address(
            "POST",
            "/api/tables",
            server.new_table,
            "Begin a game. Where tables have links, these are told this once.",
            takes=NewTable,
            gives=NEW,
            status=201,
            refuses=(404, 409),
            keyed=True,
        ),
        Address(
            "POST",
            "/api/replays",
            server.open_replay,
            "A replay file becomes a table.",
            takes=REPLAY,
            gives=NEW,
            status=201,
            refuses=(404,),
            asks={"to": "How many of its actions to play."},
            keyed=True,
        ),
        Address(
            "DELETE",
            "/api/tables/{table}",
            server.delete_table,
            "Delete a game for good; the host's.",
            status=EMPTY,
        ),
        Address(
            "POST",
            "/api/tables/{table}/links",
            server.links.new,
            "One more link, or one in place of all others to the same; the host's.",
            takes=NewLink,
            gives=(UrlAnswer,),
            status=201,
        ),
        Address(
            "GET",
            "/api/tables/{table}/webhooks",
            server.webhooks.all,
            "Where the seats that the asker holds are called when it is their turn.",
            gives=(list[WebhookAnswer],),
        ),
        Address(
            "PUT",
            "/api/tables/{table}/webhooks/{seat}",
            server.webhooks.set,
            "Call a seat there; whoever holds it says so.",
            takes=SetWebhook,
            gives=(WebhookAnswer,),
        ),
        Address(
            "DELETE",
            "/api/tables/{table}/webhooks/{seat}",
            server.webhooks.drop,
            "Call a seat nowhere any more.",
            status=EMPTY,
        ),
        Address(
            "POST",
            "/api/tables/{table}/webhooks/{seat}",
            server.webhooks.attempt,
            "Call a seat now, to try its webhook out.",
            takes=Nothing,
            gives=(WebhookAnswer,),
            refuses=(429,),
        ),
        Address(
            "POST",
            "/api/links",
            server.links.open,
            "Exchange the secret of a link for a cookie.",
            takes=Secret,
            gives=(OpenedAnswer,),
            refuses=(404,),
        ),
        Address(
            "POST",
            "/api/me",
            server.links.own,
            "A new link of one's own, which ends the one before.",
            takes=Nothing,
            gives=(UrlAnswer,),
            status=201,
            refuses=(404,),
        ),
        Address(
            "POST",
            "/api/qr",
            server.links.picture,
            "A text as a picture for cameras.",
            takes=Picture,
            gives=(PictureAnswer,),
        ),
    ]


def _games(server: "Server") -> list[Address]:
    reviewed = (ReviewAnswer,)
    return [
        Address(
            "GET",
            "/api/games/{game}/rules",
            server.rules,
            "The rules in short, the catalogue, and rule numbers by text key.",
            gives=(Handbook,),
            refuses=(400,),
            asks={"table": "A table whose own content is in the catalogue too."},
        ),
        Address(
            "GET",
            "/api/lessons",
            server.lessons,
            "The lessons of every game, in order.",
            gives=(list[LessonLine],),
        ),
        Address(
            "POST",
            "/api/lessons/{game}/{lesson}",
            server.lesson,
            "A step of a lesson; nothing is kept.",
            takes=LessonMove,
            gives=(LessonAnswer,),
            refuses=(409,),
        ),
        Address(
            "GET",
            "/api/tables/{table}/replay",
            server.replay,
            "The game as a replay file.",
            gives=(REPLAY,),
        ),
        Address(
            "POST",
            "/api/tables/{table}/fork",
            server.fork,
            "Play on from any point as a new game.",
            takes=Fork,
            gives=NEW,
            status=201,
        ),
        Address(
            "POST",
            "/api/tables/{table}/rematch",
            server.rematch,
            "The same people once more, as a new game to which their links lead too; the host's.",
            takes=Nothing,
            gives=(TableAnswer,),
            status=201,
            refuses=(409,),
        ),
        Address(
            "GET",
            "/api/tables/{table}/at/{n}",
            server.at,
            "The position after n actions.",
            gives=(AtAnswer,),
        ),
        Address(
            "POST",
            "/api/tables/{table}/hint",
            server.hint,
            "What a strong bot would do for the person who is asked.",
            takes=HintWish,
            gives=(HintAnswer,),
            refuses=(409,),
        ),
        Address(
            "POST",
            "/api/tables/{table}/review",
            server.reviews.begin,
            "Begin the review of a game that is over, or go on with it.",
            takes=Nothing,
            gives=reviewed,
            refuses=(409,),
        ),
        Address(
            "GET",
            "/api/tables/{table}/review",
            server.reviews.known,
            "What is known of a review so far.",
            gives=reviewed,
            refuses=(409,),
        ),
        Address(
            "DELETE",
            "/api/tables/{table}/review",
            server.reviews.stop,
            "Go no further with a review.",
            status=EMPTY,
        ),
    ]


def _health(server: "Server") -> list[Address]:
    plain = (Kind(TEXT),)
    return [
        Address("GET", "/healthz", server.health.alive, "The process answers.", gives=plain),
        Address("GET", "/readyz", server.health.ready, "The store answers too.", gives=plain),
        Address(
            "GET",
            "/metrics",
            server.health.metrics,
            "Figures in Prometheus's form, to this machine or to the host's key.",
            gives=plain,
            refuses=(404,),
        ),
        Address(
            "GET",
            "/api/openapi.json",
            server.described,
            "This description.",
            gives=(Kind(JSON, "OpenAPI 3.1."),),
        ),
    ]


def routes(server: "Server") -> list[BaseRoute]:
    """Return the routes of all addresses, that of the socket, and one for all others."""
    return [
        *(Route(one.path, plainly(one.handler), methods=[one.method]) for one in server.addresses),
        WebSocketRoute("/ws/{table}", server.screen),
        Route("/{path:path}", unknown),
    ]
