"""Who sits where, before a game begins and during it: what may be changed, and by whom."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import UNSET, structs

from marchland.server import faults
from marchland.server.library import Library
from marchland.server.protocol import PROTOCOL, Header, StandIn
from marchland.server.rights import Right
from marchland.server.seats import LobbyAnswer, Place, Seat
from marchland.server.table import Table

__all__ = ["COLOURS", "Change", "begun", "lobby", "placed", "stood_in"]

COLOURS = 5
"""How many colours the page has for seats, where a table has no more seats than that."""

Change = Callable[[Table], Header]
"""From a table as it is, what it is afterwards; a refusal is a `Fault`."""


def stood_in(right: Right, library: Library, wish: StandIn) -> Change:
    """Let a bot play a person's seat, or give it back."""

    def change(table: Table) -> Header:
        right.check_seat(wish.seat, table)
        if wish.bot is not None:
            library.check_bot(wish.bot)
        return table.standing_in(wish.seat, wish.bot)

    return change


def placed(right: Right, library: Library, wish: Place) -> Change:
    """Let somebody choose at a seat in the lobby: name, colour, ready, a bot there."""

    def change(table: Table) -> Header:
        header = table.header
        if header.lobby is None:
            raise faults.stale()
        right.check_place(wish.seat, table, bot=wish.bot is not UNSET)
        seats, ready = list(header.seats), {*header.lobby}
        if wish.bot is not UNSET:
            kind: Literal["person", "bot"] = "person" if wish.bot is None else "bot"
            seats[wish.seat] = Seat(seats[wish.seat].name, kind, wish.bot)
            ready.discard(wish.seat)
        if wish.name is not None:
            seats[wish.seat] = structs.replace(seats[wish.seat], name=wish.name)
        if wish.ready is not None:
            right.check_ready(wish.seat, table)
            ready = {*ready, wish.seat} if wish.ready else ready - {wish.seat}
        colours = header.colours
        if wish.colour is not None:
            colours = painted(table, wish.seat, wish.colour)
        return structs.replace(
            header, seats=library.seats(seats), lobby=sorted(ready), colours=colours
        )

    return change


def painted(table: Table, seat: int, colour: int) -> list[int]:
    """Return the colours once a seat has another; a bot that has it gets the seat's old one."""
    colours = table.colours
    if colour >= max(COLOURS, len(colours)):
        raise faults.refused(f"There is no colour {colour}; they are 0 to {COLOURS - 1}.")
    if colour in colours:
        other = colours.index(colour)
        if other != seat and other in table.persons:
            raise faults.taken_colour()
        colours[other] = colours[seat]
    return _with(colours, seat, colour)


def _with(colours: Sequence[int], seat: int, colour: int) -> list[int]:
    return [*colours[:seat], colour, *colours[seat + 1 :]]


def begun(right: Right) -> Change:
    """End the lobby: the host's."""

    def change(table: Table) -> Header:
        right.check_host()
        if not table.waits:
            raise faults.stale()
        return structs.replace(table.header, lobby=None)

    return change


def lobby(right: Right, table: Table) -> LobbyAnswer:
    """Return what a screen is told of a table that waits."""
    header = table.header
    return LobbyAnswer(
        protocol=PROTOCOL,
        game=header.game,
        map=header.map,
        rulings=header.rulings,
        seats=header.seats,
        ready=header.lobby or [],
        colours=table.colours,
        own=right.own(table),
        host=right.host,
        clock=header.clock,
    )
