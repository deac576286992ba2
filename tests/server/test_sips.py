"""What one page sends at once is read a little at a time, so that others have their turn."""

import asyncio
import socket
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from marchland.server.sips import SIP, Sipping
from tests.apart import apart

MESSAGES = 2000
LONG = "x" * 10 * SIP


class Counted(Sipping):
    """A line that keeps the size of each read."""

    sizes: list[int]

    def data_received(self, data: bytes) -> None:
        self.sizes.append(len(data))
        super().data_received(data)


def sent(texts: list[str]) -> tuple[list[int], list[str]]:
    """Send a page's messages at once; return the bytes of each read, and what was heard."""
    heard: list[str] = []
    sizes: list[int] = []

    async def talk() -> None:
        gone = asyncio.Event()

        async def app(_scope: Any, receive: Any, send: Any) -> None:
            assert (await receive())["type"] == "websocket.connect"
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                heard.append(message["text"])
            gone.set()

        config = uvicorn.Config(app, ws=Counted)
        config.load()
        ours, theirs = socket.socketpair()
        line = Counted(config, ServerState(), {})
        line.sizes = sizes
        loop = asyncio.get_running_loop()
        ours.setblocking(False)
        page = ClientProtocol(parse_uri("ws://localhost/"))
        page.send_request(page.connect())
        opening = b"".join(page.data_to_send())
        await loop.connect_accepted_socket(lambda: line, theirs)
        await loop.sock_sendall(ours, opening)
        page.receive_data(await loop.sock_recv(ours, 65536))
        page.events_received()
        for text in texts:
            page.send_text(text.encode())
        await loop.sock_sendall(ours, b"".join(page.data_to_send()))
        ours.close()
        await gone.wait()

    apart(lambda: asyncio.run(talk()))
    return sizes, heard


def test_thousands_of_messages_at_once_are_read_in_sips_and_in_order() -> None:
    texts = [f"message {k}" for k in range(MESSAGES)]
    sizes, heard = sent(texts)
    assert max(sizes) <= SIP
    assert sum(sizes) > 4 * SIP
    assert heard == texts


def test_a_message_longer_than_a_sip_comes_whole() -> None:
    sizes, heard = sent(["before", LONG, "after"])
    assert max(sizes) <= SIP
    assert heard == ["before", LONG, "after"]
