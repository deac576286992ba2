"""How strong a draft is: many games between bots in a process of its own, beside the box."""

import asyncio
import logging
import os
from collections import defaultdict
from collections.abc import Mapping
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
STEPS: Final = 3
"""By so many tokens a thing is made weaker or stronger in search of a fair one."""
LIMIT: Final = 300.0
"""Seconds that a game may take on a busy machine."""
BOT: Final = "greedy"
SEATS: Final = 2
OPEN: Final = "open"
"""The verdict on what too few games were played for."""
PAIRS: Final = "pairs"
"""The kind that is left out: there are hundreds, each seen a few times."""


class Weighing:
    """The games of one draft.

    Attributes:
        done, of: games played, and to be played as far as is known.
        most: games that are played where it stays too strong or too weak to the end.
        waits: whether others are weighed first.
        failed: whether it came to no end by a fault.
    """

    def __init__(self, draft: Draft, craft: Craft, keeper: Keeper, library: Library) -> None:
        """Take a draft that has no problems."""
        self.draft = draft
        self.digest = digest(draft.text)
        self.done = 0
        self.of = GAMES
        self.most = GAMES * (1 + STEPS)
        self.waits = True
        self.failed = False
        self._craft = craft
        self._keeper = keeper
        self._library = library
        self._worker = Worker()
        self._task: asyncio.Task[None] | None = None
        self._data = read_file(draft.text)
        self._measures = craft.measures(self._data)
        self._scales: balance.Scales = defaultdict(dict)
        """What was seen in the games with the draft as it is."""
        self._advice = {one.id: advice(one.now, one.now, enough=False) for one in self._measures}
        """What the games with other numbers told, after each of them that was played whole."""

    @property
    def is_going(self) -> bool:
        """Whether games are played, or waited for."""
        return self._task is not None and not self._task.done()

    def begin(self, turns: asyncio.Semaphore) -> None:
        """Play, once it is this draft's turn."""
        self._task = asyncio.create_task(self._weigh(turns), name="weighing")

    def stop(self) -> None:
        """Play no further."""
        if self._task is not None:
            self._task.cancel()
        self._worker.close()

    def so_far(self) -> str:
        """Return, as JSON, what the games tell that were played till now; "" before the first."""
        return self._figures(whole=False) if self.done else ""

    async def _weigh(self, turns: asyncio.Semaphore) -> None:
        try:
            async with turns:
                self.waits = False
                self._scales = await self._play(self.draft.text, self._scales)
                await self._keeper.weigh(self.draft.id, self.so_far())
                await self._advise()
            await self._keeper.weigh(self.draft.id, self._figures(whole=True))
        except (TimeoutError, Failed, Lost, StoreError) as error:
            self.failed = True
            log.warning("a draft was not weighed: %r", error)
        finally:
            self._worker.close()

    def _figures(self, *, whole: bool) -> str:
        """Return what is known; `whole` where all games were played that there will be."""
        rows = self._rows(self._scales)
        return msgspec.json.encode(
            {
                "digest": self.digest,
                "games": min(self.done, GAMES),
                "more": max(0, self.done - GAMES),
                "whole": whole,
                "players": SEATS,
                "bot": BOT,
                "kinds": {kind: rows.get(kind, []) for kind in self._kinds},
                "verdicts": [
                    {
                        "kind": one.kind,
                        "id": one.id,
                        **self._verdict(rows, one)._asdict(),
                        **self._advice[one.id],
                    }
                    for one in self._measures
                ],
            }
        ).decode()

    @property
    def _kinds(self) -> list[str]:
        return list(dict.fromkeys(one.kind for one in self._measures))

    def _verdict(self, rows: Mapping[str, list[dict[str, Any]]], one: Measure) -> Verdict:
        """Return how strong one thing is; with few games only what is sure already."""
        found = verdict(rows.get(one.kind, []), one.id)
        if self.done < GAMES and found.word in (FAIR, UNSEEN):
            return Verdict(OPEN)
        return found

    async def _advise(self) -> None:
        """Find the number that each thing should have, and whether that would be enough."""
        first = {one.id: self._verdict(self._rows(self._scales), one) for one in self._measures}
        tried = {one.id: one.now for one in self._measures}
        enough = {one.id: first[one.id].word in (FAIR, UNSEEN) for one in self._measures}
        data = self._data
        for _ in range(STEPS):
            data = deepcopy(data)
            moved = [one for one in self._measures if not enough[one.id]]
            if not self._moved(data, moved, tried, first):
                break
            self.of += GAMES
            rows = self._rows(await self._play(sectioned(data), defaultdict(dict)))
            for one in moved:
                word = verdict(rows[one.kind], one.id).word
                enough[one.id] = word != first[one.id].word
            self._advice = {
                one.id: advice(one.now, tried[one.id], enough[one.id]) for one in self._measures
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

    async def _play(self, text: str, scales: balance.Scales) -> balance.Scales:
        """Play the games of a file one after another, and add what each tells to the scales."""
        path = self._library.shelf.lay("own.toml", text)
        series = Series(self.draft.game, (BOT,) * SEATS, GAMES, 1, content=(path,))
        for number in range(GAMES):
            call = partial(some, series, range(number, number + 1))
            for account in await in_thread(partial(self._worker.ask, call, LIMIT)):
                balance.weigh(scales, account)
            self.done += 1
        return scales

    def _rows(self, scales: balance.Scales) -> dict[str, list[dict[str, Any]]]:
        """Return the rows of each kind."""
        shipped = [one["id"] for one in registry.game(self.draft.game).abilities]
        return {
            kind: balance.rows(found, shipped) for kind, found in scales.items() if kind != PAIRS
        }


def advice(now: int, tried: int, enough: bool) -> dict[str, Any]:
    """Return what is told of the number that was tried last."""
    return {"now": now, "number": None if tried == now else tried, "enough": enough}


_is_kind: list[bool] = []
"""Whether this process has stepped behind those that play at tables."""


def some(series: Series, numbers: range) -> list[balance.Account]:
    """Play some games, after everything else that the machine has to do."""
    if not _is_kind:
        if hasattr(os, "nice"):
            os.nice(10)
        _is_kind.append(True)
    return balance.play_some(series, numbers)
