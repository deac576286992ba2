"""What is said at tables, as it is kept: every statement about it."""

import json
from abc import abstractmethod
from contextlib import AbstractContextManager
from dataclasses import dataclass

from marchland.server.work import Work

__all__ = ["KEPT", "Line", "Lines", "read"]

KEPT = 500
"""How many lines of a table are kept; older ones are forgotten."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said at a table.

    Attributes:
        n: its place; a later line has a higher one.
        seats: the seats at the screen where it was said; none where its people hold none.
        host: whether that screen was the host's.
        wide: whether watchers might read along then.
        text: what was said.
        said: when, in UTC.
    """

    n: int
    seats: tuple[int, ...]
    host: bool
    wide: bool
    text: str
    said: str


class Lines:
    """The part of a store that keeps what is said; each call is one transaction."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes."""

    @abstractmethod
    def _raised(self, work: Work, game: str) -> int:
        """Give a game its next revision, whatever the one before is, and return it.

        Raises:
            Missing: the game is not there.
        """

    def say(self, game: str, line: Line) -> tuple[int, int]:
        """Keep a line as the last of its game; return its place and the game's new revision.

        Raises:
            Missing: the game is not there.
        """
        with self._writing() as work:
            revision = self._raised(work, game)
            (n,) = work.execute(
                "SELECT coalesce(max(n) + 1, 0) FROM chat WHERE game=?", (game,)
            ).fetchone()
            work.execute(
                "INSERT INTO chat (game, n, seats, host, wide, text, said) VALUES (?,?,?,?,?,?,?)",
                (
                    game,
                    n,
                    json.dumps(line.seats),
                    int(line.host),
                    int(line.wide),
                    line.text,
                    line.said,
                ),
            )
            work.execute("DELETE FROM chat WHERE game=? AND n<=?", (game, n - KEPT))
            return n, revision


def read(work: Work, game: str, first: int) -> tuple[Line, ...]:
    """Return the lines of a game from this place on."""
    rows = work.execute(
        "SELECT n, seats, host, wide, text, said FROM chat WHERE game=? AND n>=? ORDER BY n",
        (game, first),
    ).fetchall()
    return tuple(
        Line(n, tuple(json.loads(seats)), bool(host), bool(wide), text, said)
        for n, seats, host, wide, text, said in rows
    )
