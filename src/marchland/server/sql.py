"""Games in tables: every statement, in the SQL that SQLite and PostgreSQL share."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from importlib import resources

from marchland.server import archive, hooks, lines, timings
from marchland.server.attendance import present
from marchland.server.doors import Heir, Link, hand_on, keep_links
from marchland.server.store import (
    GONE,
    Conflict,
    Known,
    Listed,
    Missing,
    Move,
    NewGame,
    Saved,
    Store,
    Timing,
)
from marchland.server.work import Rows, Work

__all__ = ["SqlStore", "migrations"]

PART, ANEW, LAST = 1, 2, 4
"""The marks of an action, in its column `part`."""


def migrations() -> list[str]:
    """Return the numbered steps from an empty database to the present form, as SQLite has them."""
    folder = resources.files("marchland.server") / "migrations"
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


class SqlStore(Store):
    """The statements of a store; a database says how a transaction runs and how word spreads."""

    clock: str
    """The database's own time in seconds, as an expression."""

    form: int
    """The number of the last migration."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes; all or nothing, on the disk when it ends."""

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Work]:
        """Begin a transaction that reads one moment of the database."""

    @abstractmethod
    def _tell(self, work: Work, game: str, revision: int) -> None:
        """Let other processes know, once the transaction is made, that a game was written."""

    def create(
        self,
        game: str,
        header: str,
        moves: Sequence[Move],
        summary: str,
        links: Sequence[Link] = (),
    ) -> int:
        """Keep a new game with the links to it and return its revision."""
        with self._writing() as work:
            _create(work, NewGame(game, header, moves, summary, links))
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
        timing: Timing | None = None,
    ) -> int:
        """Add moves after the first `n` and return the new revision."""
        with self._writing() as work:
            self._touch(work, game, revision, summary)
            _insert(work, game, n, moves)
            timings.keep(work, game, timing)
            end = n + len(moves)
            work.execute(
                "DELETE FROM undone WHERE game=? AND (n<? OR 0=?)", (game, end, int(again))
            )
        return revision + 1

    def cut(
        self,
        game: str,
        revision: int,
        n: int,
        summary: str,
        luck: Mapping[bytes, int] | None = None,
        timing: Timing | None = None,
    ) -> int:
        """Take back every move after the first `n`, remember luck, return the new revision."""
        with self._writing() as work:
            self._touch(work, game, revision, summary, cuts=1)
            timings.keep(work, game, timing)
            work.execute(
                "INSERT INTO undone (game, n, data, part) SELECT game, n, data, "
                "part | CASE n WHEN (SELECT max(n) FROM action WHERE game=?) THEN ? ELSE 0 END "
                "FROM action WHERE game=? AND n>=? "
                "ON CONFLICT (game, n) DO UPDATE SET data=excluded.data, part=excluded.part",
                (game, LAST, game, n),
            )
            work.execute("DELETE FROM action WHERE game=? AND n>=?", (game, n))
            work.execute("DELETE FROM review WHERE game=?", (game,))
            if luck:
                work.executemany(
                    "INSERT INTO luck (game, past, data) VALUES (?,?,?) "
                    "ON CONFLICT (game, past) DO UPDATE SET data=excluded.data",
                    [(game, past, action) for past, action in luck.items()],
                )
        return revision + 1

    def rewrite(
        self, game: str, revision: int, header: str, summary: str, timing: Timing | None = None
    ) -> int:
        """Write down who plays from now on, and return the new revision."""
        with self._writing() as work:
            self._touch(work, game, revision, summary)
            work.execute("UPDATE game SET header=? WHERE id=?", (header, game))
            timings.keep(work, game, timing)
        return revision + 1

    def succeed(
        self,
        game: str,
        revision: int,
        header: str,
        summary: str,
        after: NewGame,
        heirs: Sequence[Heir] = (),
    ) -> int:
        """Keep the game that comes after one, for its people, and return the new revision of it."""
        with self._writing() as work:
            self._touch(work, game, revision, summary)
            work.execute("UPDATE game SET header=? WHERE id=?", (header, game))
            _create(work, after)
            hand_on(work, game, heirs)
            for heir in heirs:
                if heir.seat is not None:
                    hooks.inherit(work, game, heir.seat, heir.secret)
        return revision + 1

    def load(self, game: str, known: Known | None = None) -> Saved:
        """Read a game, or raise `Missing`.

        Raises:
            Missing: the game is not there.
        """
        with self._reading() as work:
            row = work.execute(
                "SELECT header, revision, cuts FROM game WHERE id=?", (game,)
            ).fetchone()
            if row is None:
                raise _missing(game)
            header, revision, cuts = row
            first = known.n if known and known.cuts == cuts else 0
            moves = _moves(
                work.execute(
                    "SELECT data, part FROM action WHERE game=? AND n>=? ORDER BY n", (game, first)
                )
            )
            undone = _moves(
                work.execute("SELECT data, part FROM undone WHERE game=? ORDER BY n", (game,))
            )
            luck = work.execute("SELECT past, data FROM luck WHERE game=?", (game,)).fetchall()
            links = work.execute("SELECT secret FROM link WHERE game=?", (game,)).fetchall()
            timing = timings.read(work, game)
            there = present(work, game, self.clock)
            said = lines.read(work, game, known.lines if known else 0)
            hooked = hooks.seats(work, game)
        holding = frozenset(bytes(secret) for (secret,) in links)
        past = dict(luck)
        return Saved(
            game,
            header,
            moves,
            revision,
            undone,
            past,
            cuts,
            first,
            holding,
            timing,
            said,
            there,
            hooked,
        )

    def games(
        self,
        most: int | None = None,
        after: tuple[str, str] | None = None,
        of: bytes | None = None,
    ) -> list[Listed]:
        """List games, the latest first."""
        terms: list[str] = []
        values: list[str | bytes] = []
        if after is not None:
            terms.append("(updated<? OR (updated=? AND id>?))")
            values += [after[0], *after]
        if of is not None:
            terms.append(
                "id IN (SELECT game FROM link WHERE secret=? "
                "UNION SELECT game FROM held WHERE device=?)"
            )
            values += [of, of]
        where = f"WHERE {' AND '.join(terms)} " if terms else ""
        limit = "" if most is None else f" LIMIT {int(most)}"
        with self._reading() as work:
            rows = work.execute(
                f"SELECT id, created, updated, summary FROM game {where}"  # noqa: S608 - ours
                f"ORDER BY updated DESC, id{limit}",
                values,
            ).fetchall()
        return [Listed(*row) for row in rows]

    def revisions(self, games: Iterable[str]) -> dict[str, int]:
        """Return the revision of each of these games; one that is not there is left out."""
        names = list(games)
        found: dict[str, int] = {}
        with self._reading() as work:
            for k in range(0, len(names), MANY):
                some = names[k : k + MANY]
                marks = ",".join("?" * len(some))
                found |= dict(
                    work.execute(
                        f"SELECT id, revision FROM game WHERE id IN ({marks})",  # noqa: S608
                        some,
                    ).fetchall()
                )
        return found

    def delete(self, game: str) -> None:
        """Forget a game, or raise `Missing`.

        Raises:
            Missing: the game is not there.
        """
        with self._writing() as work:
            # Before the game, as whoever comes or goes writes them: neither waits for the other.
            work.execute("DELETE FROM presence WHERE game=?", (game,))
            if not work.execute("DELETE FROM game WHERE id=?", (game,)).rowcount:
                raise _missing(game)
            self._tell(work, game, GONE)

    def lease(self, game: str, holder: str, seconds: float, *, take: bool = False) -> bool:
        """Be the one that plays the bots of a game for so long; tell whether that is so."""
        with self._writing() as work:
            if work.execute("SELECT 1 FROM game WHERE id=?", (game,)).fetchone() is None:
                raise _missing(game)
            done = work.execute(
                f"INSERT INTO lease (game, holder, until) VALUES (?, ?, {self.clock} + ?) "  # noqa: S608
                "ON CONFLICT (game) DO UPDATE SET holder=excluded.holder, until=excluded.until "
                f"WHERE lease.holder=excluded.holder OR lease.until<{self.clock} OR 1=?",
                (game, holder, seconds, int(take)),
            )
            return done.rowcount == 1

    def release(self, holder: str, game: str | None = None) -> None:
        """Give back the lease of a game, or all of this holder."""
        one, values = ("", (holder,)) if game is None else (" AND game=?", (holder, game))
        with self._writing() as work:
            work.execute(f"DELETE FROM lease WHERE holder=?{one}", values)  # noqa: S608 - ours

    def check(self) -> None:
        """Raise a `StoreError` where nothing can be read or kept now."""
        with self._reading() as work:
            work.execute("SELECT 1").fetchone()

    def live(self, most: float) -> float:
        """Count the seconds lived since the last call of any process; return how many there are."""
        with self._writing() as work:
            return timings.live(work, self.clock, most)

    def due(self, lived: float | None = None) -> list[str]:
        """Return games that a server has to look at by then; of all that it ever has to, one."""
        with self._reading() as work:
            return timings.due(work, lived)

    def dump(self) -> Iterator[bytes]:
        """Write everything down, in lines that are the same from every database."""
        with self._reading() as work:
            yield from archive.written(work, self.form)

    def fill(self, lines: Iterable[bytes]) -> int:
        """Take up what `dump` wrote, all of it or nothing; return how many games it holds."""
        count = 0
        with self._writing() as work:
            for table, columns, rows in archive.read(lines, self.form):
                marks = ",".join("?" * len(columns))
                if table in ("game", "draft"):
                    for row in rows:
                        _vacant(work, str(row[columns.index("id")]), table)
                if rows:
                    work.executemany(
                        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",  # noqa: S608
                        rows,
                    )
                count += len(rows) if table == "game" else 0
        return count

    def _touch(self, work: Work, game: str, revision: int, summary: str, cuts: int = 0) -> None:
        """Take the next revision: of all who know this one, a single one gets it.

        Raises:
            Conflict: somebody else has.
            Missing: the game is not there.
        """
        done = work.execute(
            "UPDATE game SET revision=revision+1, cuts=cuts+?, updated=?, summary=? "
            "WHERE id=? AND revision=?",
            (cuts, _now(), summary, game, revision),
        )
        if not done.rowcount:
            if work.execute("SELECT 1 FROM game WHERE id=?", (game,)).fetchone() is None:
                raise _missing(game)
            raise Conflict("Somebody else wrote this game in the meantime.")
        self._tell(work, game, revision + 1)

    def _raised(self, work: Work, game: str) -> int:
        """Give a game its next revision, whatever the one before is, and return it."""
        work.execute("UPDATE game SET revision=revision+1 WHERE id=?", (game,))
        row = work.execute("SELECT revision FROM game WHERE id=?", (game,)).fetchone()
        if row is None:
            raise _missing(game)
        revision: int = row[0]
        self._tell(work, game, revision)
        return revision


MANY = 500
"""How many names one statement takes: no database has fewer places for values."""


def _create(work: Work, new: NewGame) -> None:
    now = _now()
    work.execute(
        "INSERT INTO game (id, header, created, updated, summary) VALUES (?,?,?,?,?)",
        (new.id, new.header, now, now, new.summary),
    )
    _insert(work, new.id, 0, new.moves)
    keep_links(work, new.links)


def _vacant(work: Work, id_: str, table: str) -> None:
    if work.execute(f"SELECT 1 FROM {table} WHERE id=?", (id_,)).fetchone():  # noqa: S608 - ours
        raise Conflict(f"The {table} {id_} is here already; nothing was taken from the file.")


def _missing(game: str) -> Missing:
    return Missing(f"There is no game {game}.")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _moves(rows: Rows) -> tuple[Move, ...]:
    return tuple(
        Move(data, bool(marks & PART), bool(marks & ANEW), bool(marks & LAST))
        for data, marks in rows.fetchall()
    )


def _insert(work: Work, game: str, n: int, moves: Sequence[Move]) -> None:
    if moves:
        work.executemany(
            "INSERT INTO action (game, n, data, part) VALUES (?,?,?,?)",
            [
                (game, n + k, move.action, PART * move.part | ANEW * move.anew)
                for k, move in enumerate(moves)
            ],
        )
