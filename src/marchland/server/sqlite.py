"""Games in one SQLite file."""

import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path

from marchland.server.store import (
    Conflict,
    Listed,
    Missing,
    Move,
    Saved,
    Store,
    StoreError,
    Unwritable,
)

__all__ = ["SqliteStore", "default_path"]

APPLICATION = 0x4D41524C
"""Marks the file as ours, so that no other program's database is written to."""

HEADER_BYTES = 100
VERSION_AT, APPLICATION_AT = 60, 68
MAGIC = b"SQLite format 3\x00"

PART, ANEW, LAST = 1, 2, 4
"""The marks of an action, in its column `part`."""

UNWRITABLE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
}


def default_path() -> Path:
    """Where a person's games lie when nothing else is said."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "marchland" / "games.sqlite"


def migrations() -> list[str]:
    """Return the numbered steps from an empty file to the present form."""
    folder = resources.files("marchland.server") / "migrations"
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def _why(error: Exception) -> str:
    """Return what went wrong in the system's own words, without numbers and names."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or str(error)


class SqliteStore(Store):
    """The store of one machine. Used from one thread at a time."""

    def __init__(self, path: Path) -> None:
        """Open the file, made where there is none, and bring it up to date."""
        self.path = path
        self._steps = migrations()
        self._look_before_touching()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(
                path, isolation_level=None, check_same_thread=False, timeout=5.0
            )
        except (OSError, sqlite3.Error) as error:
            raise Unwritable(f"The games file {path} cannot be opened: {_why(error)}.") from error
        try:
            self._prepare()
        except BaseException:
            self._db.close()
            raise

    def _look_before_touching(self) -> None:
        """Refuse a file of a newer program, or of another one, without opening it as ours."""
        try:
            with self.path.open("rb") as file:
                head = file.read(HEADER_BYTES)
        except FileNotFoundError:
            return
        except OSError as error:
            raise Unwritable(
                f"The games file {self.path} cannot be read: {_why(error)}."
            ) from error
        if not head:
            return
        if len(head) < HEADER_BYTES or not head.startswith(MAGIC):
            raise StoreError(
                f"{self.path} is not a file of Marchland's games and was left as it is; "
                "name another one with --database."
            )
        self._judge(_number(head, VERSION_AT), _number(head, APPLICATION_AT))

    def _judge(self, version: int, application: int) -> None:
        if application not in (0, APPLICATION) or (application == 0 and version != 0):
            raise StoreError(
                f"{self.path} is another program's database and was left as it is; "
                "name another file with --database."
            )
        if version > len(self._steps):
            raise StoreError(
                f"{self.path} was written by a newer Marchland (form {version}, this one knows "
                f"up to {len(self._steps)}) and was left as it is; use the newer program or name "
                "another file with --database."
            )

    def _prepare(self) -> None:
        db = self._db
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            application = int(db.execute("PRAGMA application_id").fetchone()[0])
            self._judge(version, application)
            if application == 0 and db.execute("SELECT 1 FROM sqlite_master").fetchone():
                self._judge(version, application=-1)
            db.execute("PRAGMA foreign_keys=ON")
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            for number, step in enumerate(self._steps[version:], start=version + 1):
                db.executescript(
                    f"BEGIN IMMEDIATE;{step};PRAGMA application_id={APPLICATION};"
                    f"PRAGMA user_version={number};COMMIT;"
                )
        except sqlite3.Error as error:
            raise Unwritable(f"The games file {self.path} cannot be prepared: {error}.") from error

    @contextmanager
    def _transaction(self, begin: str = "BEGIN IMMEDIATE") -> Iterator[sqlite3.Connection]:
        """Write all or nothing; a failure of the disk becomes `Unwritable`."""
        db = self._db
        try:
            db.execute(begin)
            yield db
            db.execute("COMMIT")
        except BaseException as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict("Somebody else wrote this game in the meantime.") from error
            if isinstance(error, sqlite3.Error):
                raise _unwritable(self.path, error) from error
            raise

    def create(self, game: str, header: str, moves: Sequence[Move], summary: str) -> int:
        """Keep a new game and return its revision."""
        now = _now()
        with self._transaction() as db:
            db.execute(
                "INSERT INTO game (id, header, created, updated, summary) VALUES (?,?,?,?,?)",
                (game, header, now, now, summary),
            )
            _insert(db, game, 0, moves)
        return 0

    def append(
        self,
        game: str,
        revision: int,
        n: int,
        moves: Sequence[Move],
        summary: str,
        *,
        again: bool = False,
    ) -> int:
        """Add moves after the first `n` and return the new revision."""
        with self._transaction() as db:
            _touch(db, game, revision, summary)
            _insert(db, game, n, moves)
            db.execute(
                "DELETE FROM undone WHERE game=? AND (n<? OR NOT ?)", (game, n + len(moves), again)
            )
        return revision + 1

    def cut(
        self,
        game: str,
        revision: int,
        n: int,
        summary: str,
        luck: Mapping[bytes, int] | None = None,
    ) -> int:
        """Take back every move after the first `n`, remember luck, return the new revision."""
        with self._transaction() as db:
            _touch(db, game, revision, summary)
            db.execute(
                "INSERT OR REPLACE INTO undone (game, n, data, part) SELECT game, n, data, "
                "part | CASE n WHEN (SELECT max(n) FROM action WHERE game=?1) THEN ?3 ELSE 0 END "
                "FROM action WHERE game=?1 AND n>=?2",
                (game, n, LAST),
            )
            db.execute("DELETE FROM action WHERE game=? AND n>=?", (game, n))
            db.executemany(
                "INSERT OR REPLACE INTO luck (game, past, data) VALUES (?,?,?)",
                [(game, past, action) for past, action in (luck or {}).items()],
            )
        return revision + 1

    def load(self, game: str) -> Saved:
        """Read a game whole, or raise `Missing`.

        Raises:
            Missing: the game is not there.
        """
        with self._transaction("BEGIN") as db:
            row = db.execute("SELECT header, revision FROM game WHERE id=?", (game,)).fetchone()
            if row is None:
                raise Missing(f"There is no game {game}.")
            moves = _moves(
                db.execute("SELECT data, part FROM action WHERE game=? ORDER BY n", (game,))
            )
            undone = _moves(
                db.execute("SELECT data, part FROM undone WHERE game=? ORDER BY n", (game,))
            )
            luck = dict(db.execute("SELECT past, data FROM luck WHERE game=?", (game,)))
        return Saved(game, row[0], moves, row[1], undone, luck)

    def games(self) -> list[Listed]:
        """List all games, the latest first."""
        try:
            rows = self._db.execute(
                "SELECT id, created, updated, summary FROM game ORDER BY updated DESC, id"
            ).fetchall()
        except sqlite3.Error as error:
            raise _unwritable(self.path, error) from error
        return [Listed(*row) for row in rows]

    def delete(self, game: str) -> None:
        """Forget a game, or raise `Missing`.

        Raises:
            Missing: the game is not there.
        """
        with self._transaction() as db:
            if not db.execute("DELETE FROM game WHERE id=?", (game,)).rowcount:
                raise Missing(f"There is no game {game}.")

    def close(self) -> None:
        """Let go of the database."""
        self._db.close()


def _number(head: bytes, at: int) -> int:
    return int.from_bytes(head[at : at + 4], "big")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _touch(db: sqlite3.Connection, game: str, revision: int, summary: str) -> None:
    cursor = db.execute(
        "UPDATE game SET revision=revision+1, updated=?, summary=? WHERE id=? AND revision=?",
        (_now(), summary, game, revision),
    )
    if cursor.rowcount:
        return
    if db.execute("SELECT 1 FROM game WHERE id=?", (game,)).fetchone() is None:
        raise Missing(f"There is no game {game}.")
    raise Conflict("Somebody else wrote this game in the meantime.")


def _moves(rows: Iterable[tuple[int, int]]) -> tuple[Move, ...]:
    return tuple(
        Move(data, bool(marks & PART), bool(marks & ANEW), bool(marks & LAST))
        for data, marks in rows
    )


def _insert(db: sqlite3.Connection, game: str, n: int, moves: Sequence[Move]) -> None:
    db.executemany(
        "INSERT INTO action (game, n, data, part) VALUES (?,?,?,?)",
        [
            (game, n + k, move.action, PART * move.part | ANEW * move.anew)
            for k, move in enumerate(moves)
        ],
    )


def _unwritable(path: Path, error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = Unwritable if code in UNWRITABLE else StoreError
    return kind(f"The games file {path} cannot be used: {error}.")
