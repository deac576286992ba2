"""What reviews found out about turns, as it is kept: every statement about it."""

from abc import abstractmethod
from contextlib import AbstractContextManager

from marchland.server.work import Work

__all__ = ["Verdicts"]


class Verdicts:
    """The part of a store that keeps what was said of turns; each call is one transaction."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes."""

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Work]:
        """Begin a transaction that reads."""

    def reviewed(self, game: str) -> dict[int, str]:
        """Return what was kept of each turn of a game by `review`, by where the turn begins."""
        with self._reading() as work:
            return dict(
                work.execute(
                    "SELECT n, data FROM review WHERE game=? ORDER BY n", (game,)
                ).fetchall()
            )

    def review(self, game: str, cuts: int, n: int, judged: str) -> None:
        """Keep what is said of the turn that begins after `n` actions.

        It is forgotten with the game, and once something of it is taken back; nothing is kept
        where that has happened since the game had so many `cuts`.
        """
        with self._writing() as work:
            work.execute(
                "INSERT INTO review (game, n, data) SELECT id, ?, ? FROM game "
                "WHERE id=? AND cuts=? "
                "ON CONFLICT (game, n) DO UPDATE SET data=excluded.data",
                (n, judged, game, cuts),
            )
