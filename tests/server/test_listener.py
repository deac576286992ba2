"""Where the server listens."""

import asyncio
import socket

from marchland.server.listener import listen
from tests.apart import apart


def test_no_part_of_an_answer_waits_until_the_part_before_it_was_acknowledged() -> None:
    """Else each answer takes the 40 ms after which the other side acknowledges what is short."""
    sent_at_once: list[int] = []

    async def meet() -> None:
        met = asyncio.Event()

        def greet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            sent_at_once.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()
            met.set()

        with listen("127.0.0.1", 0) as listener:
            async with await asyncio.start_server(greet, sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                await met.wait()
                writer.close()

    apart(lambda: asyncio.run(meet()))
    assert sent_at_once
    assert sent_at_once[0]
