"""How a game is written down in the store."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from marchland.core.files import UnreadableFile, parsed
from marchland.core.game import State
from marchland.server import faults
from marchland.server.library import Library
from marchland.server.protocol import Header, TableLine
from marchland.server.store import Listed, Saved
from marchland.server.table import Table
from marchland.wording import names_of

__all__ = ["PAGE", "header_of", "line_of", "opened", "place", "summary", "written"]

PAGE = 50
"""How many lines of the list of tables are sent at once."""
NAMED: Final = 4
"""Of so many things that a game carries the list tells the names."""


def header_of(saved: Saved) -> Header:
    """Return what a saved game is, besides its actions."""
    try:
        return msgspec.json.decode(saved.header, type=Header)
    except msgspec.DecodeError as error:
        text = f"The saved game {saved.id} cannot be read: {error}."
        raise faults.worded(text, "error-saved-unreadable", 500, what=saved.id) from error


def opened(saved: Saved, library: Library) -> Table:
    """Return the table of a saved game, every action checked."""
    header = header_of(saved)
    table = Table(header, library.start(header))
    table.replay(saved.moves, saved.undone, saved.luck)
    return table


def asked(state: State, view: dict[str, Any]) -> int | None:
    """Return the seat that is asked, or whose turn it is while chance decides; None at the end."""
    if state.is_over:
        return None
    turn: int | None = state.to_move if state.to_move >= 0 else view.get("turn")
    return turn


def written(header: Header) -> str:
    """Return what a game is, besides its actions, as it is kept."""
    return msgspec.json.encode(header).decode()


def summary(header: Header, state: State, n: int) -> str:
    """Return what the list of tables says about a game, as JSON."""
    view = state.view(frozenset())
    line = {
        "game": header.game,
        "map": header.map,
        "names": [seat.name for seat in header.seats],
        "kinds": [seat.kind for seat in header.seats],
        "colours": header.colours,
        "round": view.get("round"),
        "rounds": view.get("rounds"),
        "over": state.is_over,
        "winners": state.winners() if state.is_over else [],
        "turn": asked(state, view),
        "board": state.sketch(),
        "carries": bool(header.files),
        "brought": [one for text in header.files.values() for one in brought(text)][:NAMED],
        "copy_of": header.forked,
        "n": n,
        "lobby": header.lobby is not None,
    }
    return msgspec.json.encode(line).decode()


@lru_cache(64)
def brought(text: str) -> list[dict[str, str]]:
    """Return the names of what a file holds, by language; of a board its title."""
    try:
        data = parsed(text.encode())
    except UnreadableFile:
        return []
    title = data.get("title")
    return [{"en": title}] if isinstance(title, str) else list(named(data))[:NAMED]


def named(data: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    """Yield the names of each thing in a file."""
    for rows in data.values():
        for row in rows.values() if isinstance(rows, dict) else ():
            if isinstance(row, dict) and (names := names_of(row)):
                yield names


def line_of(listed: Listed, host: bool) -> TableLine:
    """Return a line of the list; one that is damaged says so and hinders no other."""
    kept = {
        "id": listed.id,
        "created": listed.created,
        "updated": listed.updated,
        "host": host,
    }
    try:
        return msgspec.convert({**msgspec.json.decode(listed.summary), **kept}, TableLine)
    except (msgspec.DecodeError, msgspec.ValidationError, TypeError):
        return msgspec.convert({**kept, "damaged": True}, TableLine)


def place(text: str | None) -> tuple[str, str] | None:
    """Return the place in the list behind which it goes on.

    Raises:
        Fault: the text names none.
    """
    if text is None:
        return None
    updated, comma, game = text.partition(",")
    if not comma or len(text) > 100 or not text.isprintable():
        raise faults.bad_message("`after` names no place in the list, as UPDATED,ID")
    return updated, game
