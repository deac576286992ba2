"""Replay files in and out of tables."""

from collections.abc import Mapping

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


def read_replay(
    library: Library, data: bytes, to: int | None = None, own: Mapping[str, str] | None = None
) -> tuple[Header, list[int]]:
    """Return the game of a replay file once it has been played back and found the same.

    No code is loaded because a file asks: home-made content must have been named at the start or
    be the asker's own, which the game carries from then on; and a seat whose bot is not installed
    is played on by the strongest that is, which does not change who played until then.

    Args:
        library: games and bots.
        data: the file. One that goes wrong somewhere says up to where it can be had.
        to: how many of its first actions are asked for; None for all.
        own: the asker's files of content by digest.
    """
    try:
        file = Replay.read(data)
        game = library.game(file.game)
        files = carried(library, file, own or {})
        paths = library.paths(file.game, file.content, files) if files else library.files(game.name)
        if to is None:
            file.verify(paths)
        else:
            file.play(to, paths)
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
        files=files,
    )
    if files:
        # The same files may have lain under other names where the game was played.
        header.content = list(library.game_of(header).content)
    return header, file.history[:to]


def carried(library: Library, file: Replay, own: Mapping[str, str]) -> dict[str, str]:
    """Return those of the asker's files that a replay was played with, by a name of each."""
    here = [row["digest"] for row in library.game(file.game).content]
    found: dict[str, str] = {}
    for row in file.content:
        if row["file"] and row["digest"] in own and row["digest"] not in here:
            name = row["file"]
            while name in found:
                name = f"own-{name}"
            found[name] = own[row["digest"]]
    return found


def _seat(seat: replay.Seat) -> Seat:
    return Seat(seat.name) if seat.kind == "person" else Seat(seat.name, "bot", seat.bot)
