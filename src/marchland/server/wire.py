"""The line between one page and its table: what a page says is done, what it is told is sent."""

import asyncio
import contextlib

from starlette.websockets import WebSocket

from marchland.server import faults, seating
from marchland.server.agreement import AnswerUndo, AskUndo
from marchland.server.answers import MESSAGE_LIMIT, decode
from marchland.server.chat import Say, SetChat
from marchland.server.faults import Fault
from marchland.server.protocol import (
    Act,
    ClientMessage,
    Coins,
    Look,
    Next,
    Pace,
    Plan,
    Redo,
    StandIn,
    Undo,
)
from marchland.server.pulse import Pulse
from marchland.server.room import Room
from marchland.server.screens import Screen
from marchland.server.seats import Begin, Place
from marchland.server.vote import SetVote

__all__ = ["Message", "listen", "send"]

Message = ClientMessage | AskUndo | AnswerUndo | Say | SetChat | SetVote
"""Whatever a page may say."""


async def listen(socket: WebSocket, room: Room, screen: Screen) -> None:
    """Do what a screen asks until it goes away."""
    pulse, clock = Pulse(), asyncio.get_running_loop().time
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        # What waits on the line already is there at once: without this no other task had a turn.
        await asyncio.sleep(0)
        try:
            if pulse.beats(clock()):
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
    message: Message = decode(text, Message)
    match message:
        case Act():
            await room.act(screen.right, message.n, [message.action, *message.then])
        case Plan():
            await room.plan(screen.right, message.n, message.text)
        case Undo():
            await room.undo(screen.right, message.n, message.to)
        case Redo():
            await room.redo(screen.right, message.n)
        case AskUndo():
            await room.ask_undo(screen.right, message)
        case AnswerUndo():
            await room.answer_undo(screen.right, message)
        case Say():
            await room.say(screen.right, message.text)
        case SetChat():
            await room.set_chat(screen.right, message.to)
        case Pace():
            room.set_pace(screen.right, message.pace)
        case Next():
            room.go_on(screen.right)
        case StandIn():
            await room.stand_in(screen.right, message)
        case SetVote():
            await room.vote(screen.right, message)
        case Place():
            await room.reseat(seating.placed(screen.right, room.library, message))
        case Begin():
            await room.reseat(seating.begun(screen.right))
        case Coins():
            screen.tell(room.coins(screen.right, message.seat))
        case Look():
            screen.look(changes=message.changes)


async def send(socket: WebSocket, room: Room, screen: Screen) -> None:
    """Send a screen what waits in its mailbox, as fast as it reads."""
    with contextlib.suppress(RuntimeError, OSError):
        async for text in screen.messages(room):
            await socket.send_text(text)
        await socket.close(screen.ended)
