"""Everything that a store keeps, as lines of JSON that are the same from every database.

The first line names the form and the columns of each table; then one line a game, by id, and one
a draft of the workshop; the last says how many there were and the digest of all lines before it,
so that a file cut short is known.
"""

import base64
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from marchland.server.store import StoreError
from marchland.server.work import Work

__all__ = ["PARTS", "Part", "read", "written"]


@dataclass(frozen=True, slots=True)
class Part:
    """A table: its columns; which name the game, order its rows and hold bytes.

    One without a game has a line for each of its rows.
    """

    columns: tuple[str, ...]
    game: str = "game"
    order: str = "n"
    blobs: frozenset[str] = frozenset()


PARTS = {
    "game": Part(("id", "header", "created", "updated", "summary", "revision", "cuts"), "id", "id"),
    "action": Part(("game", "n", "data", "part")),
    "undone": Part(("game", "n", "data", "part")),
    "luck": Part(("game", "past", "data"), order="past", blobs=frozenset({"past"})),
    "clock": Part(("game", "banks"), order="game"),
    "review": Part(("game", "n", "data")),
    "chat": Part(("game", "n", "seats", "host", "wide", "text", "said")),
    "link": Part(("secret", "game", "kind", "seat"), order="secret", blobs=frozenset({"secret"})),
    "held": Part(
        ("device", "link", "game"), order="device, link", blobs=frozenset({"device", "link"})
    ),
    "webhook": Part(
        ("game", "seat", "url", "home", "language", "called", "seen", "failed"), order="seat"
    ),
    "draft": Part(
        ("id", "owner", "kind", "game", "text", "updated", "figures"),
        "",
        "id",
        frozenset({"owner"}),
    ),
}
"""All tables that are kept for good; who plays a bot just now is not, nor how long a question has
been asked: it begins anew where the games are taken up."""

KIND = "marchland games"


class Head(msgspec.Struct):
    """The first line."""

    kind: str
    form: int
    columns: dict[str, list[str]]


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    games: int
    sha256: str


def written(work: Work, form: int) -> Iterator[bytes]:
    """Write down all games of a transaction, line by line."""
    digest, count = sha256(), 0
    head = Head(KIND, form, {name: list(part.columns) for name, part in PARTS.items()})
    for line in _lines(head, work):
        digest.update(line)
        count += 1
        yield line
    yield msgspec.json.encode(End(count - 1, digest.hexdigest())) + b"\n"


def _lines(head: Head, work: Work) -> Iterator[bytes]:
    yield msgspec.json.encode(head) + b"\n"
    games = [row[0] for row in work.execute("SELECT id FROM game ORDER BY id").fetchall()]
    for game in games:
        rows = {
            name: work.execute(
                f"SELECT {', '.join(part.columns)} FROM {name} "  # noqa: S608 - our own names
                f"WHERE {part.game}=? ORDER BY {part.order}",
                (game,),
            ).fetchall()
            for name, part in PARTS.items()
            if part.game
        }
        yield msgspec.json.encode(rows) + b"\n"
    for name, part in PARTS.items():
        if part.game:
            continue
        order = f"SELECT {', '.join(part.columns)} FROM {name} ORDER BY {part.order}"  # noqa: S608
        for row in work.execute(order).fetchall():
            yield msgspec.json.encode({name: [row]}) + b"\n"


def read(lines: Iterable[bytes], form: int) -> Iterator[tuple[str, list[str], list[list[Any]]]]:
    """Yield table, columns and rows of an archive; at the end it is known to be whole.

    Raises:
        StoreError: it is none, of a newer program, damaged or cut short.
    """
    digest, count, head, end = sha256(), 0, None, None
    for line in lines:
        if end is not None:
            raise _damaged("something stands behind its end")
        if head is None:
            head = _head(line, form)
        elif line.startswith(b'{"games":'):
            end = _decoded(line, End)
            if (end.games, end.sha256) != (count, digest.hexdigest()):
                raise _damaged("its lines are not those that were written")
            continue
        else:
            yield from _rows(head, _decoded(line, dict[str, list[list[Any]]]))
            count += 1
        digest.update(line)
    if end is None:
        raise _damaged("it ends too early")


def _head(line: bytes, form: int) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError("The file holds no games of Marchland's `export`.") from error
    if head.kind != KIND:
        raise StoreError("The file holds no games of Marchland's `export`.")
    if head.form > form:
        raise StoreError(
            f"The file was written by a newer Marchland (form {head.form}, this one knows up to "
            f"{form}); use the newer program."
        )
    for name, columns in head.columns.items():
        if name not in PARTS or not set(columns) <= set(PARTS[name].columns):
            raise _damaged(f"nobody knows its table {name!r}")
    return head


def _rows(
    head: Head, tables: dict[str, list[list[Any]]]
) -> Iterator[tuple[str, list[str], list[list[Any]]]]:
    for name, rows in tables.items():
        columns = head.columns.get(name)
        if columns is None or any(len(row) != len(columns) for row in rows):
            raise _damaged(f"its table {name!r} is not as its first line says")
        blobs = [k for k, column in enumerate(columns) if column in PARTS[name].blobs]
        for row in rows:
            for k in blobs:
                row[k] = _bytes(row[k])
        yield name, columns, rows


def _bytes(text: object) -> bytes:
    try:
        return base64.b64decode(str(text), validate=True)
    except ValueError as error:
        raise _damaged("bytes in it cannot be read") from error


def _decoded(line: bytes, form: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _damaged(f"a line cannot be read: {error}") from error


def _damaged(why: str) -> StoreError:
    return StoreError(f"The file of games is damaged: {why}. Nothing was taken from it.")
