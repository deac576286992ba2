"""Questions that wait in PostgreSQL for whoever thinks, on whichever machine.

A question is a row. A worker takes it for a few seconds at a time; one that was killed renews it no
more, and another takes it again. Rows are gone with their answers; none outlives a crash of the
database, as nobody would wait for it.
"""

import contextlib
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from marchland.server.postgres import AGAIN, LOCK, first_line, located, manners
from marchland.server.store import StoreError, Unreachable

__all__ = ["ANSWERED", "ASKED", "LEASE", "TRIES", "Asked", "Found", "Taken"]

ASKED, ANSWERED = "marchland_asked", "marchland_answered"
"""Channels: a question is there, an answer is there."""

LEASE = 4.0
"""Seconds for which a question is taken; whoever thinks on renews that."""

TRIES = 2
"""How often a question is taken: one that ends whoever thinks about it must not end all."""

PATIENCE = 2.0
"""Seconds that a call waits for a connection."""

KEPT = 120.0
"""Seconds after which a question is forgotten that nobody asks any more."""

CLOCK = "extract(epoch FROM clock_timestamp())::double precision"
FORM = """
CREATE UNLOGGED TABLE IF NOT EXISTS question (
    id     TEXT PRIMARY KEY,
    needs  TEXT NOT NULL,
    data   BYTEA NOT NULL,
    asked  DOUBLE PRECISION NOT NULL,
    seconds DOUBLE PRECISION NOT NULL,
    tries  INTEGER NOT NULL DEFAULT 0,
    taker  TEXT,
    until  DOUBLE PRECISION NOT NULL DEFAULT 0,
    answer BYTEA,
    fault  TEXT
)
"""


class Taken(NamedTuple):
    """A question that was taken: its id, itself, and the seconds to think."""

    id: str
    data: bytes
    seconds: float


class Found(NamedTuple):
    """How a question stands.

    Attributes:
        tries: how often it was taken.
        held: whether somebody thinks about it now.
        answer: as it was written down.
        fault: what went wrong, in one word or a sentence; None where nothing did.
    """

    tries: int
    held: bool
    answer: bytes | None
    fault: str | None


class Asked:
    """The table of questions; used from any thread."""

    def __init__(self, address: str, lines: int = 4) -> None:
        """Connect, and make the table where there is none.

        Args:
            address: of the database.
            lines: how many connections at most.

        Raises:
            StoreError: it cannot be used.
        """
        self._address = manners(address)
        self.where = located(self._address)
        self._pool = ConnectionPool(
            self._address,
            min_size=1,
            max_size=lines,
            timeout=PATIENCE,
            check=ConnectionPool.check_connection,
            kwargs={"autocommit": True},
            open=True,
        )
        try:
            with self._line() as line, line.transaction():
                line.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
                line.execute(FORM)
        except BaseException:
            self._pool.close()
            raise

    def ask(self, id_: str, needs: str, data: bytes, seconds: float) -> None:
        """Put a question where workers look."""
        with self._line() as line, line.transaction():
            line.execute(
                f"INSERT INTO question (id, needs, data, asked, seconds) "  # noqa: S608 - ours
                f"VALUES (%s, %s, %s, {CLOCK}, %s)",
                (id_, needs, data, seconds),
            )
            line.execute("SELECT pg_notify(%s, '')", (ASKED,))

    def look(self, id_: str) -> Found | None:
        """Return how a question stands; None where it is not there."""
        with self._line() as line:
            row = line.execute(
                f"SELECT tries, until>{CLOCK}, answer, fault FROM question WHERE id=%s",  # noqa: S608
                (id_,),
            ).fetchone()
        return Found(*row) if row else None

    def withdraw(self, id_: str) -> bool:
        """Forget a question; tell whether nobody was thinking about it."""
        with self._line() as line:
            row = line.execute(
                f"DELETE FROM question WHERE id=%s RETURNING until<={CLOCK}",  # noqa: S608 - ours
                (id_,),
            ).fetchone()
        return bool(row and row[0])

    def take(self, taker: str, needs: Sequence[str]) -> Taken | None:
        """Take the oldest question that nobody thinks about and that these needs meet."""
        with self._line() as line:
            row = line.execute(
                f"UPDATE question SET taker=%s, until={CLOCK}+%s, tries=tries+1 WHERE id=("  # noqa: S608
                "SELECT id FROM question WHERE answer IS NULL AND fault IS NULL "
                f"AND needs=ANY(%s) AND until<{CLOCK} AND tries<%s "
                "ORDER BY asked FOR UPDATE SKIP LOCKED LIMIT 1) RETURNING id, data, seconds",
                (taker, LEASE, list(needs), TRIES),
            ).fetchone()
        return Taken(row[0], bytes(row[1]), row[2]) if row else None

    def renew(self, id_: str, taker: str) -> bool:
        """Think on about a question; tell whether anybody still waits for this taker's answer."""
        with self._line() as line:
            done = line.execute(
                f"UPDATE question SET until={CLOCK}+%s WHERE id=%s AND taker=%s",  # noqa: S608
                (LEASE, id_, taker),
            )
        return bool(done.rowcount)

    def answer(self, id_: str, taker: str, answer: bytes | None, fault: str | None) -> None:
        """Write down an answer, or what went wrong, unless somebody else took the question."""
        with self._line() as line, line.transaction():
            line.execute(
                "UPDATE question SET answer=%s, fault=%s WHERE id=%s AND taker=%s",
                (answer, fault, id_, taker),
            )
            line.execute("SELECT pg_notify(%s, %s)", (ANSWERED, id_))

    def sweep(self) -> None:
        """Forget what nobody asks any more: whoever did was killed."""
        with self._line() as line:
            line.execute(f"DELETE FROM question WHERE asked<{CLOCK}-%s", (KEPT,))  # noqa: S608

    def notices(self, channel: str, seconds: float) -> Iterator[str]:
        """Yield what comes on a channel, and an empty word at least that often, without end."""
        while True:
            try:
                with psycopg.connect(self._address, autocommit=True) as line:
                    line.execute(f"LISTEN {channel}".encode())
                    while True:
                        yield ""
                        for notice in line.notifies(timeout=seconds, stop_after=1):
                            yield notice.payload
            except psycopg.Error:
                yield ""
                time.sleep(AGAIN)

    def close(self) -> None:
        """Let go of the database."""
        self._pool.close()

    @contextlib.contextmanager
    def _line(self) -> Iterator[Any]:
        try:
            with self._pool.connection() as line:
                yield line
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise Unreachable(
                f"The questions in PostgreSQL ({self.where}) wait: {error}"
            ) from error
        except psycopg.Error as error:
            raise StoreError(
                f"The questions in PostgreSQL ({self.where}) cannot be used: {first_line(error)}."
            ) from error
