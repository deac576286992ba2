"""How strong a draft is: many games between bots in a process of its own, beside the box."""

import asyncio
import logging
import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import partial
from typing import Any, Final

import msgspec

from marchland.arena import balance
from marchland.arena.series import Series
from marchland.arena.verdict import FAIR, STRONG, UNSEEN, Verdict, verdict
from marchland.core import registry
from marchland.core.crafts import Craft, Measure
from marchland.core.toml import sectioned
from marchland.server.drafts import Draft
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.shelf import digest, read_file
from marchland.server.store import StoreError
from marchland.server.thinkers import Failed, Lost, Worker, in_thread

__all__ = ["Weighing"]

log = logging.getLogger("marchland.server")

GAMES: Final = 200
"""Games that are played with a draft as it is, and with each change of it."""
AT_A_TIME: Final = 4
STEPS: Final = 3
"""By so many tokens a thing is made weaker or stronger in search of a fair one."""
LIMIT: Final = 300.0
"""Seconds that a few games may take on a busy machine."""
BOT: Final = "greedy"
SEATS: Final = 2
PAIRS: Final = "pairs"
"""The kind that is left out: there are hundreds, each seen a few times."""


class Weighing:
    """The games of one draft.

    Attributes:
        done, of: games played, and to be played as far as is known.
        waits: whether others are weighed first.
        failed: whether it came to no end by a fault.
    """

    def __init__(self, draft: Draft, craft: Craft, keeper: Keeper, library: Library) -> None:
        """Take a draft that has no problems."""
        self.draft = draft
        self.digest = digest(draft.text)
        self.done = 0
        self.of = GAMES
        self.waits = True
        self.failed = False
        self._craft = craft
        self._keeper = keeper
        self._library = library
        self._worker = Worker()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_going(self) -> bool:
        """Whether games are played, or waited for."""
        return self._task is not None and not self._task.done()

    def begin(self, turns: asyncio.Semaphore) -> None:
        """Play, once it is this draft's turn."""
        self._task = asyncio.create_task(self._weigh(turns), name="weighing")

    def stop(self) -> None:
        """Play no further; nothing of it is kept."""
        if self._task is not None:
            self._task.cancel()
        self._worker.close()

    async def _weigh(self, turns: asyncio.Semaphore) -> None:
        try:
            async with turns:
                self.waits = False
                figures = await self._figures()
            await self._keeper.weigh(self.draft.id, msgspec.json.encode(figures).decode())
        except (TimeoutError, Failed, Lost, StoreError) as error:
            self.failed = True
            log.warning("a draft was not weighed: %r", error)
        finally:
            self._worker.close()

    async def _figures(self) -> dict[str, Any]:
        """Return what the games tell, with what would make each thing as strong as the box's."""
        data = read_file(self.draft.text)
        rows = await self._play(self.draft.text)
        measures = self._craft.measures(data)
        first = {one.id: verdict(rows[one.kind], one.id) for one in measures}
        advised = await self._advised(data, measures, first)
        return {
            "digest": self.digest,
            "games": GAMES,
            "players": SEATS,
            "bot": BOT,
            "kinds": {kind: rows[kind] for kind in dict.fromkeys(one.kind for one in measures)},
            "verdicts": [
                {"kind": one.kind, "id": one.id, **first[one.id]._asdict(), **advised[one.id]}
                for one in measures
            ],
        }

    async def _advised(
        self, data: dict[str, Any], measures: list[Measure], first: Mapping[str, Verdict]
    ) -> dict[str, dict[str, Any]]:
        """Return the number that each thing should have, and whether that would be enough."""
        tried = {one.id: one.now for one in measures}
        enough = {one.id: first[one.id].word in (FAIR, UNSEEN) for one in measures}
        for _ in range(STEPS):
            data = deepcopy(data)
            moved = [one for one in measures if not enough[one.id]]
            if not self._moved(data, moved, tried, first):
                break
            self.of += GAMES
            rows = await self._play(sectioned(data))
            for one in moved:
                word = verdict(rows[one.kind], one.id).word
                enough[one.id] = word != first[one.id].word
        return {
            one.id: {
                "now": one.now,
                "number": None if tried[one.id] == one.now else tried[one.id],
                "enough": enough[one.id],
            }
            for one in measures
        }

    def _moved(
        self,
        data: dict[str, Any],
        measures: list[Measure],
        tried: dict[str, int],
        first: Mapping[str, Verdict],
    ) -> bool:
        """Make each thing weaker or stronger by one, where it can be; tell whether any could."""
        any_ = False
        for one in measures:
            number = tried[one.id] + (-1 if first[one.id].word == STRONG else 1)
            if not one.least <= number <= one.most:
                continue
            *way, last = one.place
            table: Any = data
            for key in way:
                table = table[key]
            table[last] = number
            if self._craft.problems(data):
                table[last] = tried[one.id]
                continue
            tried[one.id] = number
            any_ = True
        return any_

    async def _play(self, text: str) -> dict[str, list[dict[str, Any]]]:
        """Play the games of a file and return the rows of each kind."""
        path = self._library.shelf.lay("own.toml", text)
        series = Series(self.draft.game, (BOT,) * SEATS, GAMES, 1, content=(path,))
        scales: balance.Scales = defaultdict(dict)
        for numbers in batches(GAMES):
            call = partial(some, series, numbers)
            accounts = await in_thread(partial(self._worker.ask, call, LIMIT))
            for account in accounts:
                balance.weigh(scales, account)
            self.done += len(accounts)
        shipped = [one["id"] for one in registry.game(self.draft.game).abilities]
        return {
            kind: balance.rows(found, shipped) for kind, found in scales.items() if kind != PAIRS
        }


def batches(games: int) -> Iterator[range]:
    """Yield the numbers of games that are played at a time."""
    for first in range(0, games, AT_A_TIME):
        yield range(first, min(games, first + AT_A_TIME))


_is_kind: list[bool] = []
"""Whether this process has stepped behind those that play at tables."""


def some(series: Series, numbers: range) -> list[balance.Account]:
    """Play some games, after everything else that the machine has to do."""
    if not _is_kind:
        if hasattr(os, "nice"):
            os.nice(10)
        _is_kind.append(True)
    return balance.play_some(series, numbers)
