"""A bot that plays whole sensible turns and looks no further than their end."""

from marchland.bots.base import Bot
from marchland.bots.hints import Hints, hints_for
from marchland.bots.plan import Plan
from marchland.bots.turns import next_line
from marchland.core.game import State


class GreedyBot(Bot):
    """Searches its own turn for the line that the game's hints value most.

    It throws no dice: the same positions get the same answers, whatever the seed.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """Take a seed, as every bot does."""
        self._hints: Hints | None = None
        self._plan = Plan()

    def choose(self, view: State, actions: list[int]) -> int:
        """Return the next action of the best line."""
        if len(actions) == 1:
            return actions[0]
        planned = self._plan.next(view, actions)
        if planned is not None:
            return planned
        if self._hints is None:
            self._hints = hints_for(view.game.family)
        line = next_line(view, actions, self._hints)
        self._plan.remember(view, line)
        return line[0]
