"""Games in a PostgreSQL database that several processes share."""

import contextlib
import re
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import ConnectionPool, PoolTimeout

from marchland.server import sql
from marchland.server.sql import SqlStore
from marchland.server.store import BadAddress, Conflict, StoreError, Unreachable, Unwritable
from marchland.server.work import Rows, Work

__all__ = ["AGAIN", "LOCK", "PostgresStore", "first_line", "located", "manners"]

OLDEST = 130000
"""The first version of the server that is known to do."""

CHANNEL = "marchland"
LOCK = 0x4D41524C
"""The key of the lock under which one process at a time brings the database up to date."""

MANNERS = {
    "connect_timeout": "5",
    "application_name": "marchland",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""How we connect where the address does not say: a server that is gone is noticed."""

PATIENCE = 5.0
"""Seconds that a call waits for a connection."""

AGAIN = 0.5
"""Seconds until a line on which words of others come is tried again."""

TYPES = {
    "INTEGER": "BIGINT",
    "REAL": "DOUBLE PRECISION",
    "BLOB": "BYTEA",
    "TEXT": 'TEXT COLLATE "C"',
    "WITHOUT ROWID": "",
}
"""What SQLite's words in the migrations are here; texts are in the order of their bytes there."""

Connection = Any
"""A connection of psycopg, which is an extra."""


@cache
def _ours(text: str) -> str:
    """Return a statement with the driver's own places for values."""
    return text.replace("?", "%s")


def _translated(step: str) -> str:
    """Return a migration in PostgreSQL's words."""
    return re.sub(r"\b(" + "|".join(TYPES) + r")\b", lambda found: TYPES[found[0]], step)


class Transaction:
    """A transaction of psycopg in the shape that the shared statements need."""

    def __init__(self, connection: Connection) -> None:
        """Work on this connection."""
        self._connection = connection

    def execute(self, text: str, values: Sequence[object] = (), /) -> Rows:
        """Run one statement."""
        rows: Rows = self._connection.execute(_ours(text), values)
        return rows

    def executemany(self, text: str, rows: Sequence[Sequence[object]], /) -> None:
        """Run one statement for each row, all in one message."""
        with self._connection.cursor() as cursor:
            cursor.executemany(_ours(text), rows)


class PostgresStore(SqlStore):
    """The store of several processes, on one machine or on many."""

    calls = 4
    clock = "(extract(epoch FROM clock_timestamp())::double precision)"

    def __init__(self, address: str) -> None:
        """Connect, and bring the database up to date.

        Args:
            address: as libpq has it, `postgresql://person@host/database`; what it leaves out
                comes from the environment (`PGPASSWORD`) or from `~/.pgpass`.
        """
        steps = [_translated(step) for step in sql.migrations()]
        self.form = len(steps)
        self._address = manners(address)
        self._where = located(self._address)
        self._ear: Connection = None
        self._quiet = threading.Event()
        self._prepare(steps)
        self._pool = ConnectionPool(
            self._address,
            min_size=1,
            max_size=self.calls,
            timeout=PATIENCE,
            check=ConnectionPool.check_connection,
            kwargs={"autocommit": True},
            open=True,
        )

    def _prepare(self, steps: Sequence[str]) -> None:
        try:
            with psycopg.connect(self._address, autocommit=True) as connection:
                if connection.info.server_version < OLDEST:
                    raise StoreError(
                        f"The PostgreSQL server {self._where} is too old (version "
                        f"{connection.info.server_version // 10000}); Marchland needs "
                        f"{OLDEST // 10000} or newer."
                    )
                with connection.transaction():
                    self._migrate(connection, steps)
        except psycopg.OperationalError as error:
            raise Unreachable(
                f"The games in PostgreSQL ({self._where}) cannot be reached: {first_line(error)}."
            ) from error
        except psycopg.Error as error:
            raise StoreError(
                f"The database {self._where} cannot be prepared: {first_line(error)}."
            ) from error

    def _migrate(self, connection: Connection, steps: Sequence[str]) -> None:
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        if connection.execute("SELECT to_regclass('marchland')").fetchone() == (None,):
            if connection.execute("SELECT to_regclass('game')").fetchone() != (None,):
                raise StoreError(
                    f"The database {self._where} holds another program's tables and was left as "
                    "it is; name another one with --database."
                )
            connection.execute("CREATE TABLE marchland (form BIGINT NOT NULL)")
            connection.execute("INSERT INTO marchland VALUES (0)")
        (form,) = connection.execute("SELECT form FROM marchland").fetchone()
        if form > len(steps):
            raise StoreError(
                f"The games in PostgreSQL ({self._where}) were written by a newer Marchland (form "
                f"{form}, this one knows up to {len(steps)}) and were left as they are; use the "
                "newer program or name another database with --database."
            )
        for step in steps[form:]:
            connection.execute(step)
        connection.execute("UPDATE marchland SET form=%s", (len(steps),))

    @contextmanager
    def _writing(self) -> Iterator[Work]:
        with self._transaction() as connection:
            yield Transaction(connection)

    @contextmanager
    def _reading(self) -> Iterator[Work]:
        with self._transaction() as connection:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield Transaction(connection)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._pool.connection() as connection, connection.transaction():
                yield connection
        except errors.IntegrityError as error:
            raise Conflict("Somebody else wrote this game in the meantime.") from error
        except (errors.DiskFull, errors.ReadOnlySqlTransaction) as error:
            raise Unwritable(f"{self._where} takes no more writes: {first_line(error)}.") from error
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise Unreachable(
                f"The games in PostgreSQL ({self._where}) do not answer: {first_line(error)}."
            ) from error
        except psycopg.Error as error:
            raise StoreError(
                f"The games in PostgreSQL ({self._where}) cannot be used: {first_line(error)}."
            ) from error

    def _tell(self, work: Work, game: str, revision: int) -> None:
        work.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{game} {revision}"))

    def heard(self, seconds: float) -> Mapping[str, int] | None:
        """Wait for a notice; after a line that broke, all may have been written meanwhile."""
        try:
            if self._ear is None:
                self._ear = psycopg.connect(self._address, autocommit=True)
                self._ear.execute(f"LISTEN {CHANNEL}")
                return None
            notices = [*self._ear.notifies(timeout=seconds, stop_after=1)]
            return dict(_notice(one.payload) for one in notices if " " in one.payload)
        except psycopg.Error:
            self._deaf()
            self._quiet.wait(min(seconds, AGAIN))
            return {}

    def hush(self) -> None:
        """Let whoever waits in `heard` return soon."""
        self._quiet.set()
        with contextlib.suppress(psycopg.Error, PoolTimeout), self._pool.connection(1) as line:
            line.execute("SELECT pg_notify(%s, '')", (CHANNEL,))

    def _deaf(self) -> None:
        if self._ear is not None:
            with contextlib.suppress(psycopg.Error):
                self._ear.close()
            self._ear = None

    def close(self) -> None:
        """Let go of the database."""
        self._deaf()
        self._pool.close()


def _notice(payload: str) -> tuple[str, int]:
    game, revision = payload.split(" ", 1)
    return game, int(revision)


def manners(address: str) -> str:
    """Return an address with how we connect, where it does not say that itself.

    Raises:
        BadAddress: it is none of PostgreSQL.
    """
    try:
        return str(make_conninfo(**{**MANNERS, **conninfo_to_dict(address)}))
    except psycopg.Error as error:
        raise BadAddress(
            "--database is no address of PostgreSQL; one looks like "
            f"postgresql://person@host/database ({first_line(error)})."
        ) from error


def located(address: str) -> str:
    """Return where the database is, without who asks and by which password."""
    parts = conninfo_to_dict(address)
    host = parts.get("host") or "this machine"
    name = parts.get("dbname") or parts.get("user") or "the person's own"
    return f"{name} at {host}"


def first_line(error: BaseException) -> str:
    """Return the first line of what the driver says, without its full stop."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
