"""Replay files in and out of tables."""

from marchland.core import names, replay
from marchland.core.errors import BadReplay, MarchlandError
from marchland.core.replay import Replay
from marchland.server import faults
from marchland.server.library import Library
from marchland.server.protocol import Header, Seat
from marchland.server.table import Table

__all__ = ["read_replay", "write_replay"]


def write_replay(library: Library, table: Table) -> str:
    """Return the replay file of a table, up to a choice that is secret as yet."""
    header = table.header
    state = library.start(header)
    for action in table.history()[: table.told]:
        state.apply(action)
    # Tables that were begun before there was one rule for names may have others.
    known = names.fitted([seat.name for seat in header.seats])
    seats = [
        replay.Seat(name, seat.kind, seat.bot)
        for name, seat in zip(known, header.seats, strict=True)
    ]
    try:
        return Replay.from_state(state, seats, header.date).to_json()
    except BadReplay as error:
        raise faults.refused(str(error), 500) from error


def read_replay(library: Library, data: bytes, to: int | None = None) -> tuple[Header, list[int]]:
    """Return the game of a replay file once it has been played back and found the same.

    With `to`, only its first actions are asked for. A file that goes wrong somewhere says up to
    where it can be had.

    No code is loaded because a file asks: home-made content must have been named at the start,
    and a seat whose bot is not installed is played on by the strongest that is, which does not
    change who played until then.
    """
    try:
        file = Replay.read(data)
        game = library.game(file.game)
        if to is None:
            file.verify(library.files(file.game))
        else:
            file.play(to, library.files(file.game))
    except BadReplay as error:
        if error.good:
            raise faults.replay_part(error, error.good) from error
        raise faults.of(error) from error
    except MarchlandError as error:
        raise faults.of(error) from error
    header = Header(
        game=game.name,
        players=file.players,
        map=file.map_name,
        seats=library.seats([_seat(one) for one in file.seats], recorded=True),
        rulings=file.rulings,
        rules=file.rules,
        date=file.date,
        content=file.content,
    )
    return header, file.history[:to]


def _seat(seat: replay.Seat) -> Seat:
    return Seat(seat.name) if seat.kind == "person" else Seat(seat.name, "bot", seat.bot)
