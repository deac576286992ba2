"""A ledger: one table, and how it stands in the store; whatever is done is first written there."""

import asyncio
import dataclasses
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from marchland.core.game import State
from marchland.server import faults
from marchland.server.clocks import Watch
from marchland.server.doors import Heir
from marchland.server.hours import Hours
from marchland.server.keeper import Keeper
from marchland.server.lines import KEPT, Line
from marchland.server.protocol import Header
from marchland.server.records import header_of, summary, written
from marchland.server.step import Step
from marchland.server.store import Conflict, Known, Missing, NewGame, Saved, StoreError, Timing
from marchland.server.table import Table

__all__ = ["Ledger", "Standing"]

T = TypeVar("T")

Standing = tuple[int, int, str]
"""What lies on a table: so many actions, after so many undos, and the header."""


class Ledger:
    """A table, its revision in the store, its clocks, and what was said at it."""

    def __init__(self, saved: Saved, table: Table, keeper: Keeper, hours: Hours) -> None:
        """Open it as the store has it."""
        self.id = saved.id
        self.table = table
        self.lines: list[Line] = list(saved.lines)
        """What was said, as far as it is kept."""
        self._hooked = saved.hooked
        """The seats that have a webhook."""
        self._header = saved.header
        self._cuts = saved.cuts
        self._revision = saved.revision
        self._keeper = keeper
        self._hours = hours
        self._watch = Watch(saved.timing)
        self._lock = asyncio.Lock()

    @abstractmethod
    def _changed(self) -> None:
        """Show what has changed."""

    @abstractmethod
    def _reseated(self) -> None:
        """Others may play from now on."""

    @abstractmethod
    def _heard(self) -> None:
        """Show what was said, and who may read it."""

    @abstractmethod
    def _followed(self, saved: Saved, shared: int) -> None:
        """Another process wrote; of the log so many actions stand as they were shown."""

    @property
    def cuts(self) -> int:
        """How often something was taken back."""
        return self._cuts

    @property
    def revision(self) -> int:
        """The revision in the store that is shown here."""
        return self._revision

    @property
    def standing(self) -> Standing:
        """What lies on the table; what is only said there does not change it."""
        return self.table.n, self._cuts, self._header

    def time_left(self) -> float | None:
        """Return the seconds that whoever is asked has; None where no clock runs."""
        return self._watch.left(self._hours.guess(), self.table)

    async def catch_up(self, revision: int | None = None) -> None:
        """Show what another process wrote.

        Args:
            revision: the one that was heard of; the store is asked where it is not this one.

        Raises:
            Fault: the game is gone, or cannot be read now.
        """
        async with self._lock:
            if revision is None or revision > self._revision:
                await self._kept(self._read_on())

    def _check_fresh(self, n: int) -> None:
        if n != self.table.n:
            raise faults.stale()

    async def _rewrite(self, header: Header) -> None:
        line, text = summary(header, self.table.state, self.table.n), written(header)
        timing = await self._timed(header, self.table.state)
        await self._write(
            lambda revision: self._keeper.rewrite(self.id, revision, text, line, timing)
        )
        self._watch.timing = timing or self._watch.timing
        self.table.header, self._header = header, text
        self._reseated()

    async def _commit(self, steps: Sequence[Step], state: State) -> None:
        """Save first; only then does anybody, this process included, see the new position."""
        moves = [move for step in steps for move in step.moves]
        line = summary(self.table.header, state, steps[-1].end)
        again = self.table.undone.begins(steps)
        timing = await self._timed(self.table.header, state)
        n = self.table.n
        await self._write(
            lambda revision: self._keeper.append(
                self.id, revision, n, moves, line, again=again, timing=timing
            )
        )
        self._watch.timing = timing or self._watch.timing
        self.table.add(steps, state)
        self._changed()

    async def _take_back(self, target: int) -> None:
        back = self.table.at(target)
        line, luck = summary(self.table.header, back, target), self.table.luck(target)
        timing = await self._timed(self.table.header, back)
        await self._write(
            lambda revision: self._keeper.cut(self.id, revision, target, line, luck, timing)
        )
        self._watch.timing = timing or self._watch.timing
        self._cuts += 1
        self.table.cut(target)

    async def _succeeded(self, after: NewGame, heirs: Sequence[Heir]) -> None:
        header = replace(self.table.header, next=after.id)
        line, text = summary(header, self.table.state, self.table.n), written(header)
        await self._write(
            lambda revision: self._keeper.succeed(self.id, revision, text, line, after, heirs)
        )
        self.table.header, self._header = header, text

    async def _timed(self, header: Header, state: State) -> Timing | None:
        """Return how the clocks stand once the table is there; None where they go on."""
        if header.clock is None:
            return None
        return self._watch.after(await self._now(), self.table, header, state)

    async def _now(self) -> float:
        try:
            return await self._hours.now()
        except StoreError as error:
            raise faults.store(error) from error

    async def _write(self, work: Callable[[int], Awaitable[int]]) -> None:
        """Write over the revision that is known; once more where only something was said since.

        Raises:
            Fault: somebody else wrote what lies on the table, or nothing can be written.
        """
        while True:
            standing = self.standing
            try:
                self._revision = await self._kept(work(self._revision))
            except Conflict as error:
                await self._kept(self._read_on())
                if self.standing != standing:
                    raise faults.stale() from error
            else:
                return

    async def _kept(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except Conflict:
            raise
        except Missing as error:
            raise faults.no_table(self.id) from error
        except StoreError as error:
            raise faults.store(error) from error

    async def _read_on(self) -> None:
        """Go on from what another process wrote: what is known is not read or played again."""
        heard = self.lines[-1].n + 1 if self.lines else 0
        saved = await self._keeper.load(self.id, Known(self.table.n, self._cuts, heard))
        if saved.revision == self._revision:
            return
        before = self.standing
        shared, others = self.table.n, saved.header != self._header
        if others or saved.cuts != self._cuts or saved.moves:
            self.table, shared = await asyncio.to_thread(self._table_of, saved)
        self._header, self._cuts, self._revision = saved.header, saved.cuts, saved.revision
        self._watch.timing, self._hooked = saved.timing, saved.hooked
        self._take_lines(saved.lines)
        if others:
            self._reseated()
        self._followed(saved, shared)
        if self.standing != before:
            self._changed()

    async def _speak(self, line: Line) -> None:
        """Keep a line, and take it up with whatever else was written since."""
        n, revision = await self._kept(self._keeper.say(self.id, line))
        if revision == self._revision + 1:
            self._revision = revision
            self._take_lines([dataclasses.replace(line, n=n)])
            self._heard()
        else:
            await self._kept(self._read_on())

    def _take_lines(self, lines: Sequence[Line]) -> None:
        self.lines += lines
        del self.lines[:-KEPT]

    def _table_of(self, saved: Saved) -> tuple[Table, int]:
        header = self.table.header
        if saved.header != self._header:
            header = header_of(saved)
        return self.table.caught_up(header, saved.first, saved.moves, saved.undone, saved.luck)
