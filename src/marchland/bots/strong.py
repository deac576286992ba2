"""Bots that play each way on to the end of the game before they choose."""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from marchland.bots.base import Bot
from marchland.bots.plan import Plan
from marchland.bots.ranking import Budget, Option, care, compared, options, ways
from marchland.core.errors import BadBot, quoted
from marchland.core.game import State

SIMS: Final = 32
"""Games that a choice takes under half a second of one core for, in Small World on native code."""
MOST_SIMS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
SAFE: Final = 3.0
"""Seconds after which a bot that counts games stops all the same: servers wait six."""


class StrongBot(Bot):
    """Compares what it may do by games that are played out, a fixed number of them.

    With the same seed it gives the same answers, unless the seconds end first.

    Attributes:
        now: the clock that it goes by.
    """

    def __init__(
        self, seed: int | str | None = None, sims: int = SIMS, seconds: float = SAFE
    ) -> None:
        """Take the budget of a choice.

        Args:
            seed: decides the dice that it thinks of; None thinks differently every time.
            sims: games that it plays out for a choice.
            seconds: the time after which it begins no further one.

        Raises:
            BadBot: a budget that is none.
        """
        self._budget = budget(sims, seconds)
        self.now: Callable[[], float] = time.perf_counter
        self._seed = Random().getrandbits(62) if seed is None else seed
        self._plan = Plan()

    def choose(self, view: State, actions: list[int]) -> int:
        """Return the next action of the best way that was found."""
        if len(actions) == 1:
            return actions[0]
        planned = self._plan.next(view, actions)
        if planned is not None:
            return planned
        given, dice = self._budget, self._dice(view)
        hints, wider = care(view, given, dice, self.now)
        found = ways(view, wider)
        line = found[0].actions
        if len(found) > 1:
            line = compared(view, found, given, dice, self.now, hints)[0].actions
        self._plan.remember(view, line)
        return line[0]

    def options(self, view: State, seconds: float | None = None) -> list[Option]:
        """Return what may be done now, the best first, as `ranking.options` does.

        Args:
            view: what the seat to move may know; stays as it is.
            seconds: to think, in place of the bot's own budget.
        """
        given = self._budget if seconds is None else Budget(MOST_SIMS, seconds)
        return options(view, given, self._dice(view), self.now)

    def _dice(self, view: State) -> Random:
        return Random(f"{self._seed}/{view.key()}")


class BestBot(StrongBot):
    """Thinks for as long as it is told: for so many games, or for so many seconds."""

    def __init__(
        self,
        seed: int | str | None = None,
        sims: int | None = None,
        seconds: float | None = None,
    ) -> None:
        """Take the budget of a choice; without one it is two seconds.

        Raises:
            BadBot: a budget that is none.
        """
        if seconds is None:
            seconds = 2.0 if sims is None else MOST_SECONDS
        super().__init__(seed, MOST_SIMS if sims is None else sims, seconds)


def budget(sims: object, seconds: object) -> Budget:
    """Return how long to think.

    Raises:
        BadBot: simulations that are no whole number from 1 on, or seconds that are no number
            above 0, or more of either than anybody would wait for.
    """
    if isinstance(sims, bool) or not isinstance(sims, int) or not 1 <= sims <= MOST_SIMS:
        raise BadBot(
            f"A bot plays out a whole number of games from 1 to {MOST_SIMS}, "
            f"as in sims=64, not {quoted(sims)}."
        )
    number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if not number or not 0 < float(seconds) <= MOST_SECONDS:  # type: ignore[arg-type]
        raise BadBot(
            f"A bot thinks for a number of seconds above 0 and up to {MOST_SECONDS:g}, "
            f"as in seconds=2, not {quoted(seconds)}."
        )
    return Budget(sims, float(seconds))  # type: ignore[arg-type]
