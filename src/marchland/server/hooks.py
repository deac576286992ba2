"""Webhooks of seats, as they are kept: every statement about it."""

from abc import abstractmethod
from contextlib import AbstractContextManager
from dataclasses import dataclass

from marchland.server.work import Work

__all__ = ["Hook", "Hooks", "drop", "inherit", "seats"]


@dataclass(frozen=True, slots=True)
class Hook:
    """An address to which a seat is called.

    Attributes:
        seat: whose it is.
        url: where to.
        home: the page, as that seat reaches it.
        language: in which the call is worded.
        failed: why the last call did not arrive; empty where it did.
    """

    seat: int
    url: str
    home: str
    language: str
    failed: str = ""


COLUMNS = "seat, url, home, language, failed"


class Hooks:
    """The part of a store that keeps webhooks; each call is one transaction."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes."""

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Work]:
        """Begin a transaction that reads."""

    @abstractmethod
    def _raised(self, work: Work, game: str) -> int:
        """Give a game its next revision, whatever the one before is, and return it.

        Raises:
            Missing: the game is not there.
        """

    def hooks(self, game: str) -> list[Hook]:
        """Return the webhooks of a game by seat."""
        with self._reading() as work:
            rows = work.execute(
                f"SELECT {COLUMNS} FROM webhook WHERE game=? ORDER BY seat",  # noqa: S608 - ours
                (game,),
            ).fetchall()
        return [Hook(*row) for row in rows]

    def set_hook(self, game: str, hook: Hook, called: str = "") -> None:
        """Keep the webhook of a seat in place of the one it had.

        Args:
            game: where the seat is.
            hook: whose it is, and where to.
            called: the turn of that seat that runs already, for which it is not called.

        Raises:
            Missing: the game is not there.
        """
        with self._writing() as work:
            revision = self._raised(work, game)
            work.execute(
                "INSERT INTO webhook (game, seat, url, home, language, called, seen, failed) "
                "VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (game, seat) DO UPDATE SET "
                "url=excluded.url, home=excluded.home, language=excluded.language, "
                "called=excluded.called, seen=excluded.seen, failed=excluded.failed",
                (
                    game,
                    hook.seat,
                    hook.url,
                    hook.home,
                    hook.language,
                    called,
                    revision,
                    hook.failed,
                ),
            )

    def drop_hook(self, game: str, seat: int) -> None:
        """Forget the webhook of a seat.

        Raises:
            Missing: the game is not there.
        """
        with self._writing() as work:
            self._raised(work, game)
            drop(work, game, seat)

    def claim(self, game: str, seat: int, turn: str, revision: int) -> Hook | None:
        """Be the one that calls a seat to a turn; None where somebody else is, or it has none.

        Args:
            game, seat: who is called.
            turn: to which turn; a second call to it is not made.
            revision: of the game in which it was seen; what is older than another call is late.
        """
        with self._writing() as work:
            done = work.execute(
                "UPDATE webhook SET called=?, seen=? "
                "WHERE game=? AND seat=? AND called<>? AND seen<?",
                (turn, revision, game, seat, turn, revision),
            )
            if not done.rowcount:
                return None
            row = work.execute(
                f"SELECT {COLUMNS} FROM webhook WHERE game=? AND seat=?",  # noqa: S608 - ours
                (game, seat),
            ).fetchone()
        return Hook(*row)

    def note(self, game: str, seat: int, url: str, failed: str) -> None:
        """Keep why a call to an address did not arrive; nothing where it did."""
        with self._writing() as work:
            work.execute(
                "UPDATE webhook SET failed=? WHERE game=? AND seat=? AND url=?",
                (failed, game, seat, url),
            )


def seats(work: Work, game: str) -> frozenset[int]:
    """Return the seats of a game that have a webhook."""
    rows = work.execute("SELECT seat FROM webhook WHERE game=?", (game,)).fetchall()
    return frozenset(seat for (seat,) in rows)


def drop(work: Work, game: str, seat: int) -> None:
    """Forget the webhook of a seat."""
    work.execute("DELETE FROM webhook WHERE game=? AND seat=?", (game, seat))


def inherit(work: Work, game: str, seat: int, secret: bytes) -> None:
    """Let a seat's webhook be that of the seat to which the link of this digest leads, too."""
    work.execute(
        "INSERT INTO webhook (game, seat, url, home, language, called, seen, failed) "
        "SELECT later.game, later.seat, old.url, old.home, old.language, '', -1, '' "
        "FROM webhook AS old, link AS later "
        "WHERE old.game=? AND old.seat=? AND later.secret=?",
        (game, seat, secret),
    )
