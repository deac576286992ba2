"""A page that stops reading, as on a phone put to sleep, holds up nobody."""

import asyncio
import json
import os
import socket
from itertools import count
from pathlib import Path

from marchland.server.chat import ChatAnswer
from marchland.server.faults import stale
from marchland.server.protocol import HereAnswer
from marchland.server.screens import LETTERS, Screen
from tests.apart import apart
from tests.server.real import free_port, running, toy_command
from tests.server.talk import ANNA, BELA


class Counted:
    """A table whose states are numbered as they are written, with nobody at it."""

    def __init__(self) -> None:
        self.made = count()

    def answer(self, _screen: Screen) -> bytes:
        return b"state %d" % next(self.made)

    def here(self) -> HereAnswer:
        return HereAnswer([], 0, [])

    def talk(self, _screen: Screen) -> ChatAnswer:
        return ChatAnswer("on", True, 0, [])


BULK = 200_000
"""Characters of each state: a hundred of them are more than any line holds."""


def sleeper(port: int, table: str) -> socket.socket:
    """Open a socket by hand, without compression, and never read from it again."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(64)
    return line


def test_others_play_on_beside_a_page_that_does_not_read(database: Path) -> None:
    port = free_port()
    with running(toy_command(port, database, str(BULK)), port) as server:
        order = {"game": "counting", "seats": [ANNA, BELA]}
        table = server.ask("/api/tables", order)["table"]
        with sleeper(port, table), server.open(table) as page:
            page.recv(timeout=5)
            for k in range(150):
                pace = ("fast", "normal")[k % 2]
                page.send(json.dumps({"type": "pace", "pace": pace}))
                state = json.loads(page.recv(timeout=5))
                assert state["pace"] == pace
            resident = memory(server.process.pid)
            assert resident is None or resident < 200_000_000
        with server.open(table) as page:
            assert json.loads(page.recv(timeout=5))["n"] == 1


def memory(process: int) -> int | None:
    """Return the bytes that a process holds, where the system tells."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_of_many_states_only_the_latest_waits_for_a_page() -> None:
    async def read() -> list[str]:
        screen, source = Screen(), Counted()
        for _ in range(5):
            screen.show()
        screen.end()
        screen.tell(stale().answer())
        first = [text async for text in screen.messages(source)]
        screen = Screen()
        for _ in range(5):
            screen.show()
        messages = screen.messages(source)
        first.append(await anext(messages))
        try:
            first.append(await asyncio.wait_for(anext(messages), 0.05))
        except TimeoutError:
            return first
        return first

    letter, state = apart(lambda: asyncio.run(read()))
    assert json.loads(letter)["key"] == "error-stale"
    assert state == "state 0"


def test_answers_for_a_page_that_does_not_read_are_bounded() -> None:
    async def read() -> int:
        screen = Screen()
        for _ in range(10 * LETTERS):
            screen.tell(stale().answer())
        screen.end()
        return len([text async for text in screen.messages(Counted())])

    assert apart(lambda: asyncio.run(read())) == LETTERS
