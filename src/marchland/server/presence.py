"""Who has a table open, here and at other processes, and since when somebody is gone."""

from collections.abc import Callable, Iterable

from marchland.server.attendance import Company
from marchland.server.protocol import HereAnswer
from marchland.server.table import Table

__all__ = ["Presence"]


class Presence:
    """The company of one table, as this process knows it."""

    def __init__(self, clock: Callable[[], float], gone: float) -> None:
        """Begin with nobody there.

        Args:
            clock: seconds that only ever pass.
            gone: after how many of them somebody counts as gone.
        """
        self._clock = clock
        self._gone = gone
        self._begun = clock()
        self._seen: dict[int, float] = {}
        self.own = Company()
        """Who has it open at this process."""
        self._elsewhere: tuple[Company, ...] = ()

    @property
    def here(self) -> frozenset[int]:
        """The seats that are here, wherever."""
        return self.own.seats.union(*(company.seats for company in self._elsewhere))

    def gone(self, table: Table) -> list[int]:
        """Return the seats whose persons are to play and have been gone for a while."""
        here, now = self.here, self._clock()
        return [
            seat
            for seat in table.persons
            if seat not in here and now - self._seen.get(seat, self._begun) >= self._gone
        ]

    def meet(self, own: Company | None = None, elsewhere: Iterable[Company] | None = None) -> bool:
        """Take up who is there now; tell whether that is another company than before."""
        before = (self.own, self._elsewhere)
        seats = self.here
        self.own = self.own if own is None else own
        self._elsewhere = self._elsewhere if elsewhere is None else tuple(elsewhere)
        now = self._clock()
        for seat in seats | self.here:
            self._seen[seat] = now
        return (self.own, self._elsewhere) != before

    def told(self, table: Table) -> HereAnswer:
        """Return what pages are told."""
        watching = self.own.watching + sum(company.watching for company in self._elsewhere)
        return HereAnswer(sorted(self.here), watching, self.gone(table))
