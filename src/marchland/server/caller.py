"""Calls people to their turns by the webhooks that they named.

Whoever shows a table, at any process, sees a turn begin; the store lets exactly one of them make
the call, so that it is made also where the one that wrote the move was killed before.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine

from marchland.server import clocks, faults
from marchland.server.figures import Figures
from marchland.server.hooks import Hook
from marchland.server.keeper import Keeper
from marchland.server.post import Poster, is_for_good
from marchland.server.reach import Reach
from marchland.server.store import StoreError
from marchland.server.summons import Occasion, summons
from marchland.server.table import Table

__all__ = ["Caller", "turn_of_asked"]

PAUSES = (0.0, 5.0, 60.0)
"""Seconds before each try of a call; after the last it is given up."""

MOST, MINUTE = 10, 60.0
"""How many posts a seat gets in so many seconds, from one process."""

AT_ONCE = 16
"""How many posts are under way at once."""

REMEMBERED = 10_000
"""Of how many seats it is known to which turn they were called last."""

Who = tuple[str, int]
"""A seat of a table."""


def turn_of_asked(table: Table, hooked: frozenset[int]) -> tuple[int, str] | None:
    """Return who of these seats is asked, and in which turn; None where none of them is."""
    if table.state.to_move not in hooked:
        return None
    asked = clocks.asked(table.header, table.state)
    return None if asked is None else (asked[0], repr(asked[1]))


class Caller:
    """The calls of one process."""

    def __init__(self, keeper: Keeper, figures: Figures, reach: Reach) -> None:
        """Begin with nobody called."""
        self.reach = reach
        self._keeper = keeper
        self._figures = figures
        self._poster = Poster(reach)
        self._last: dict[Who, str] = {}
        self._calls: dict[Who, asyncio.Task[None]] = {}
        self._past: set[Who] = set()
        """Who is called to a turn that is over: nothing more is tried."""
        self._posted: dict[Who, deque[float]] = {}
        self._line = asyncio.Semaphore(AT_ONCE)

    def notice(self, game: str, table: Table, revision: int, hooked: frozenset[int]) -> None:
        """Something happened at a table: call whoever is to play, once in a turn."""
        asked = turn_of_asked(table, hooked) if self.reach != "off" else None
        self._past |= {(game, seat) for seat in hooked if asked is None or seat != asked[0]}
        self._past &= self._calls.keys()
        if asked is None:
            return
        seat, turn = asked
        who = (game, seat)
        if self._last.pop(who, None) != turn:
            self._begin(who, self._call(who, table.header.game, turn, revision))
        self._last[who] = turn
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    def _begin(self, who: Who, call: Coroutine[None, None, None]) -> None:
        """Make a call in place of one to an earlier turn."""
        before = self._calls.get(who)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(call, name=f"call of seat {who[1]} at {who[0]}")
        self._calls[who] = task
        self._past.discard(who)
        task.add_done_callback(lambda _: self._calls.get(who) is task and self._calls.pop(who))

    async def _call(self, who: Who, name: str, turn: str, revision: int) -> None:
        # Where the server takes its leave, its threads may be gone already.
        with contextlib.suppress(StoreError, RuntimeError):
            hook = await self._keeper.claim(*who, turn, revision)
            if hook is None:
                return
            for pause in PAUSES:
                pause = max(pause, self._wait(who))  # noqa: PLW2901 - no sooner than it may
                await asyncio.sleep(pause)
                if pause and (who in self._past or not await self._stands(who, hook)):
                    return
                failed = await self._post(who, hook, name, "turn")
                if not failed or is_for_good(failed):
                    return

    async def _stands(self, who: Who, hook: Hook) -> bool:
        """Tell whether the seat has still this webhook."""
        game, seat = who
        return any(
            (one.seat, one.url) == (seat, hook.url) for one in await self._keeper.hooks(game)
        )

    async def attempt(self, game: str, hook: Hook, name: str) -> str:
        """Try a webhook out; return why nothing arrived, empty where it did.

        Raises:
            Fault: that seat had enough posts for a while.
        """
        who = (game, hook.seat)
        if self._wait(who):
            raise faults.worded(
                "That was tried often enough for now; wait a minute and try again.",
                "error-webhook-fast",
                429,
            )
        return await self._post(who, hook, name, "trial")

    async def _post(self, who: Who, hook: Hook, name: str, occasion: Occasion) -> str:
        game, seat = who
        self._count(who)
        to, body = await asyncio.to_thread(summons, hook, name, game, occasion)
        async with self._line:
            failed = await self._poster.post(to, body)
        self._figures.posted(failed.split(" ")[0] or "arrived")
        await self._keeper.note(game, seat, hook.url, failed)
        return failed

    def _count(self, who: Who) -> None:
        now = asyncio.get_running_loop().time()
        if len(self._posted) > REMEMBERED:
            old = [one for one, times in self._posted.items() if times[-1] < now - MINUTE]
            for one in old:
                del self._posted[one]
        self._posted.setdefault(who, deque(maxlen=MOST)).append(now)

    def _wait(self, who: Who) -> float:
        """Return the seconds until a seat may get one more post."""
        times = self._posted.get(who)
        if times is None or len(times) < MOST:
            return 0.0
        return max(0.0, times[0] + MINUTE - asyncio.get_running_loop().time())

    def close(self) -> None:
        """Give up what is under way."""
        for task in self._calls.values():
            task.cancel()
        self._poster.close()
