"""Once more: the same people and bots at the same board with new luck, and another begins."""

from datetime import UTC, datetime

from msgspec import structs
from starlette.requests import HTTPConnection

from marchland.server import faults
from marchland.server.doors import Heir
from marchland.server.keeper import Keeper
from marchland.server.keys import Made
from marchland.server.library import Library
from marchland.server.protocol import Header, Seat
from marchland.server.rights import Rights
from marchland.server.store import StoreError
from marchland.server.table import Table

__all__ = ["again", "earlier", "heirs", "turned"]


def turned(table: Table) -> int:
    """Return the seat that begins the next time: the next one by which nobody changes partners.

    Where no seats are bound together, whoever sat second; where they are so that no other can
    begin, whoever began before.
    """
    rows = table.state.view(frozenset()).get("seats", ())
    many = len(table.header.seats)
    sides = [row.get("side") for row in rows][:many]
    bound = [[one is not None and one == other for other in sides] for one in sides]
    for first in range(1, many):
        order = [*range(first, many), *range(first)]
        if [[bound[one][other] for other in order] for one in order] == bound:
            return first
    return 0


def again(name: str, table: Table, library: Library) -> Header:
    """Return what the game after the one of this name is, besides its actions.

    Raises:
        Fault: this one is not over, or a bot of it is no longer here.
    """
    if table.waits or not table.state.is_over:
        raise faults.worded(
            "The game is not over yet; a rematch begins once it is.", "error-not-over", 409
        )
    header, first = table.header, turned(table)
    persons = table.seated
    seats = [
        Seat(seat.name) if k in persons else Seat(seat.name, seat.kind, seat.bot)
        for k, seat in enumerate(header.seats)
    ]
    game = library.game_of(header)
    return structs.replace(
        header,
        seats=library.seats([*seats[first:], *seats[:first]]),
        colours=[*table.colours[first:], *table.colours[:first]],
        rules=game.rules,
        date=datetime.now(UTC).date().isoformat(),
        forked=None,
        away=[],
        asked=None,
        veiled=[],
        next=None,
        before=name,
        vote=None,
        voted=[],
    )


async def earlier(
    header: Header, asker: HTTPConnection, rights: Rights, keeper: Keeper
) -> str | None:
    """Return the table of the game before, to whoever may open it; None to all others."""
    table = header.before
    if table is None:
        return None
    try:
        await rights.at(asker, table)
        return table if await keeper.revisions([table]) else None
    except (faults.Fault, StoreError):
        return None


def heirs(table: Table, made: Made) -> list[Heir]:
    """Return who holds which of the links that were made for the next game."""
    first, many = turned(table), len(table.header.seats)
    return [
        Heir(
            link.kind,
            None if link.seat is None else (link.seat + first) % many,
            link.secret,
        )
        for link in made.links
    ]
