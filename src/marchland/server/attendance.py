"""Who has a table open at which process, as it is kept: every statement about it."""

import json
from abc import abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass

from marchland.server.work import Work

__all__ = ["Attendance", "Company", "Present", "present"]


@dataclass(frozen=True, slots=True)
class Company:
    """Who has a table open: seats of persons, and how many others watch."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


@dataclass(frozen=True, slots=True)
class Present:
    """What is known of a table once a process has said who is there.

    Attributes:
        elsewhere: who has it open at each other process.
        revision: the new one of the game, where others must hear of it; else None.
    """

    elsewhere: tuple[Company, ...] = ()
    revision: int | None = None


class Attendance:
    """The part of a store that keeps who is where; each call is one transaction."""

    clock: str
    """The database's own time in seconds, as an expression."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes."""

    @abstractmethod
    def _raised(self, work: Work, game: str) -> int:
        """Give a game its next revision, whatever the one before is, and return it."""

    def attend(
        self, holder: str, companies: Mapping[str, Company], seconds: float
    ) -> dict[str, Present]:
        """Say who has tables open at one process, for so long; games that are gone are left out.

        Of a table that nobody has open there any more nothing is kept. Where other seats are there
        than before the game has a new revision, so that every process hears of it.
        """
        found: dict[str, Present] = {}
        with self._writing() as work:
            for game in sorted(companies):
                if work.execute("SELECT 1 FROM game WHERE id=?", (game,)).fetchone():
                    found[game] = self._attend(work, holder, game, companies[game], seconds)
        return found

    def _attend(
        self, work: Work, holder: str, game: str, company: Company, seconds: float
    ) -> Present:
        known = present(work, game, self.clock)
        others = tuple(one for other, one in known.items() if other != holder)
        before = known.get(holder, Company())
        if company == Company():
            work.execute("DELETE FROM presence WHERE game=? AND holder=?", (game, holder))
        else:
            work.execute(
                "INSERT INTO presence (game, holder, seats, watching, until) "  # noqa: S608
                f"VALUES (?, ?, ?, ?, {self.clock} + ?) ON CONFLICT (game, holder) DO UPDATE SET "
                "seats=excluded.seats, watching=excluded.watching, until=excluded.until",
                (game, holder, json.dumps(sorted(company.seats)), company.watching, seconds),
            )
        told = company.seats != before.seats
        return Present(others, self._raised(work, game) if told else None)

    def depart(self, holder: str) -> None:
        """Nobody has a table open at this process any more."""
        with self._writing() as work:
            games = work.execute(
                "SELECT game FROM presence WHERE holder=? ORDER BY game", (holder,)
            ).fetchall()
            for (game,) in games:
                gone = work.execute(
                    "DELETE FROM presence WHERE game=? AND holder=?", (game, holder)
                )
                if gone.rowcount:
                    self._raised(work, game)


def present(work: Work, game: str, clock: str) -> dict[str, Company]:
    """Return who has a game open, by process; `clock` is the database's time as an expression."""
    rows = work.execute(
        f"SELECT holder, seats, watching FROM presence WHERE game=? AND until>{clock}",  # noqa: S608
        (game,),
    ).fetchall()
    return {holder: Company(frozenset(json.loads(seats)), n) for holder, seats, n in rows}
