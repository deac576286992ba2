"""A page that talks without end takes turns with all others."""

import asyncio
from typing import Any

from marchland.server.screens import Screen
from marchland.server.wire import listen
from tests.apart import apart

LOOK = {"type": "websocket.receive", "text": '{"type":"look"}'}


class Line:
    """A line on which so many messages wait already."""

    def __init__(self, count: int) -> None:
        self.left = count

    async def receive(self) -> dict[str, str]:
        self.left -= 1
        return LOOK if self.left >= 0 else {"type": "websocket.disconnect"}


async def heard(count: int) -> int:
    """Let a page be heard; return how often somebody else had a turn."""
    line: Any = Line(count)
    room: Any = None
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    await listen(line, room, Screen())
    task.cancel()
    return turns


def test_between_any_two_messages_of_one_page_all_others_have_a_turn() -> None:
    assert apart(lambda: asyncio.run(heard(1000))) >= 1000
