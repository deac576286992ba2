"""How tests speak to a table."""

import json
from typing import Any, Self

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from marchland.core.actions import pack
from tests.server.toy import ADD, END, ROLL

Message = dict[str, Any]

ANNA = {"name": "Anna", "kind": "person"}
BELA = {"name": "Béla", "kind": "person"}
BOT = {"name": "Robot", "kind": "bot", "bot": "first"}

ONE, TWO, THREE = (pack(ADD, k) for k in (1, 2, 3))
DIE = pack(ROLL)
PASS = pack(END)


def new_table(client: TestClient, *seats: Message, **more: Any) -> str:
    answer = client.post("/api/tables", json={"game": "counting", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


class Page:
    """One open page: sends messages and remembers the last state, as the browser does."""

    def __init__(self, client: TestClient, table: str) -> None:
        self._session = client.websocket_connect(f"ws://localhost/ws/{table}")
        self.socket: WebSocketTestSession
        self.last: Message = {}
        self.log: list[Message] = []
        self.frames: list[str] = []
        self.chat: Message = {}
        self.lines: list[Message] = []

    def __enter__(self) -> Self:
        self.socket = self._session.__enter__()
        self.state()
        return self

    def __exit__(self, *args: object) -> None:
        self._session.__exit__(None, None, None)

    @property
    def n(self) -> int:
        return int(self.last["n"])

    @property
    def view(self) -> Message:
        view: Message = self.last["view"]
        return view

    def hear(self) -> Message:
        message = self._next()
        while message["type"] in ("here", "chat"):
            message = self._next()
        if message["type"] == "state":
            self.last = message
            kept = [entry for entry in self.log if entry["n"] <= message["keep"]]
            self.log = kept + message["log"]
        return message

    def _next(self) -> Message:
        text = self.socket.receive_text()
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] == "chat":
            self.chat = message
            kept = [line for line in self.lines if line["n"] < message["keep"]]
            self.lines = kept + message["lines"]
        return message

    def chat_where(self, *texts: str) -> list[Message]:
        """Listen until these are the lines that the page has, in order; return them."""
        while not self.chat or [line["text"] for line in self.lines] != [*texts]:
            self._next()
        return self.lines

    def end(self) -> int:
        """Listen until the line is closed, and return how."""
        try:
            while True:
                self._next()
        except WebSocketDisconnect as end:
            return end.code

    def here(self) -> Message:
        """Listen until it is said who is here."""
        message = self._next()
        while message["type"] != "here":
            message = self._next()
        return message

    def state(self) -> Message:
        message = self.hear()
        assert message["type"] == "state", message
        return message

    def state_where(self, wanted: str, value: object, *, past: str = "") -> Message:
        """Listen until the view says so; errors of the key `past` may still be on their way."""
        while True:
            message = self.hear()
            assert message["type"] == "state" or message.get("key") == past, message
            if message["type"] == "state" and message["view"][wanted] == value:
                return message

    def error(self) -> Message:
        message = self.hear()
        assert message["type"] == "error", message
        return message

    def send(self, **message: object) -> None:
        self.socket.send_text(json.dumps(message))

    def act(self, action: int) -> Message:
        self.send(type="act", n=self.n, action=action)
        return self.state()

    def undo(self, to: str) -> Message:
        self.send(type="undo", n=self.n, to=to)
        return self.hear()

    def redo(self) -> Message:
        self.send(type="redo", n=self.n)
        return self.hear()


class Waiting(Page):
    """A page at a table that waits."""

    def state(self) -> Message:
        message = self.hear()
        assert message["type"] in ("state", "lobby"), message
        self.last = message
        return message

    def place(self, seat: int, **wish: object) -> Message:
        self.send(type="place", seat=seat, **wish)
        return self.hear()


def heard(page: Page) -> list[str]:
    """Listen until all that the page said is done; return the keys of what was refused."""
    page.send(type="coins", seat=99)
    keys: list[str] = []
    while "error-refused" not in keys:
        message = page.hear()
        if message["type"] == "error":
            keys.append(message["key"])
    page.state()
    return keys[:-1]


def level(page: Page) -> Message:
    """Listen until all that the page said is done; return what it shows then."""
    heard(page)
    return page.last
