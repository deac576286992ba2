"""Games in one SQLite file."""

import contextlib
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from marchland.server import sql
from marchland.server.reserve import Reserve
from marchland.server.sql import SqlStore
from marchland.server.store import Conflict, StoreError, Unwritable, Vanished
from marchland.server.work import Work

__all__ = ["SqliteStore", "default_path"]

APPLICATION = 0x4D41524C
"""Marks the file as ours, so that no other program's database is written to."""

HEADER_BYTES = 100
VERSION_AT, APPLICATION_AT = 60, 68
MAGIC = b"SQLite format 3\x00"

LISTEN = 0.25
"""Seconds between two looks at whether another process wrote the file."""

USUAL, OFTEN = 1000, 64
"""Pages in the log after which they are brought into the file; often where the disk is nearly
full."""

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


def _why(error: Exception) -> str:
    """Return what went wrong in the system's own words, without numbers and names."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or str(error)


class SqliteStore(SqlStore):
    """The store of one machine. Used from one thread at a time."""

    clock = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, path: Path) -> None:
        """Open the file, made where there is none, and bring it up to date."""
        self.path = path
        self._steps = sql.migrations()
        self.form = len(self._steps)
        self._ear: sqlite3.Connection | None = None
        self._heard = 0
        self._quiet = threading.Event()
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
        self._place = _place(path)
        self._reserve = Reserve(path)
        self._lay_up()

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
            db.execute("PRAGMA secure_delete=ON")
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
                if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL:
                    self._tidy()
                raise _unwritable(self.path, error) from error
            raise

    @contextmanager
    def _reading(self) -> Iterator[Work]:
        with self._transaction("BEGIN") as db:
            yield db

    @contextmanager
    def _writing(self) -> Iterator[Work]:
        self._check_place()
        with self._transaction("BEGIN IMMEDIATE") as db:
            yield db

    def _check_place(self) -> None:
        """Refuse to write into a file that nobody will find again.

        Raises:
            Vanished: the file was deleted, moved or put in another's place since it was opened.
        """
        if self._place is None or _place(self.path) != self._place:
            raise Vanished(
                f"The games file {self.path} was deleted or replaced while it was in use, so "
                "nothing more is written: put the same file back, or start the server anew."
            )

    def check(self) -> None:
        """Refuse where nothing can be kept."""
        self._check_place()
        super().check()

    def _tell(self, work: Work, game: str, revision: int) -> None:
        """Say nothing: whoever shares the file sees that it was written."""

    def delete(self, game: str) -> None:
        """Forget a game, or raise `Missing`; of what it held nothing stays in the file.

        Raises:
            Unwritable: not even the reserve was room enough.
        """
        try:
            super().delete(game)
        except Unwritable:
            if not self._reserve.give_up():
                raise
            # What is freed in the file serves others only once the log beside it is emptied.
            self._tidy()
            super().delete(game)
        self._tidy()
        self._lay_up()

    def _lay_up(self) -> None:
        """Lay up the reserve; where the disk has too little for it, keep the log short."""
        self._reserve.lay_up()
        pages = USUAL if self._reserve.is_whole else OFTEN
        with contextlib.suppress(sqlite3.Error):
            self._db.execute(f"PRAGMA wal_autocheckpoint={pages}")

    def _tidy(self) -> None:
        """Bring what stands in the log beside the file into the file, and empty the log."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def heard(self, seconds: float) -> Mapping[str, int] | None:
        """Wait until somebody writes the file; the file does not tell which game it was."""
        if self._ear is None:
            try:
                self._ear = sqlite3.connect(
                    self.path, isolation_level=None, check_same_thread=False
                )
            except sqlite3.Error:
                self._quiet.wait(seconds)
                return {}
        deadline = time.monotonic() + seconds
        while True:
            with contextlib.suppress(sqlite3.Error):
                state = self._ear.execute("PRAGMA data_version").fetchone()[0]
                if state != self._heard:
                    self._heard = state
                    return None
            left = deadline - time.monotonic()
            if left <= 0 or self._quiet.wait(min(left, LISTEN)):
                return {}

    def hush(self) -> None:
        """Let whoever waits in `heard` return soon."""
        self._quiet.set()

    def close(self) -> None:
        """Let go of the database."""
        self.hush()
        if self._ear is not None:
            self._ear.close()
        self._db.close()
        # The last to close the file takes the log away; until then the reserve is another's.
        if not self.path.with_name(f"{self.path.name}-wal").exists():
            self._reserve.give_up()


def _place(path: Path) -> tuple[int, int] | None:
    """Return which file lies there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _number(head: bytes, at: int) -> int:
    return int.from_bytes(head[at : at + 4], "big")


def _unwritable(path: Path, error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = Unwritable if code in UNWRITABLE else StoreError
    return kind(f"The games file {path} cannot be used: {error}.")
