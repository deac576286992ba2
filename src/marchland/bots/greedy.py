"""A bot that plays whole sensible turns and looks no further than their end."""

from marchland.bots.base import Bot
from marchland.bots.hints import Hints, hints_for
from marchland.bots.search import best_line
from marchland.core.game import State

WIDTH = 6


class GreedyBot(Bot):
    """Searches its own turn for the line that the game's hints value most.

    It throws no dice: the same positions get the same answers, whatever the seed.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """Take a seed, as every bot does."""
        self._hints: Hints | None = None
        self._plan: list[tuple[int, int]] = []
        """Positions' digests, each with the action that the plan has there."""

    def choose(self, view: State, actions: list[int]) -> int:
        """Return the next action of the best line."""
        if len(actions) == 1:
            return actions[0]
        if self._hints is None:
            self._hints = hints_for(view.game.family)
        planned = self._planned(view, actions)
        if planned is not None:
            return planned
        answer = self._hints.answer(view, actions)
        return self._searched(view, actions, self._hints) if answer is None else answer

    def _planned(self, view: State, actions: list[int]) -> int | None:
        if not self._plan:
            return None
        digest, action = self._plan.pop(0)
        if action in actions and digest == view.digest():
            return action
        self._plan = []
        return None

    def _searched(self, view: State, actions: list[int], hints: Hints) -> int:
        line = hints.line(view)
        if line is None:
            line = best_line(view, view.to_move, hints, WIDTH).actions
        if not line:
            ending = hints.ending(view, actions)
            assert ending is not None
            return ending
        self._remember(view, line, hints)
        return line[0]

    def _remember(self, view: State, line: tuple[int, ...], hints: Hints) -> None:
        seat = view.to_move
        state = view.copy()
        state.apply(line[0])
        for action in line[1:]:
            if state.to_move != seat:
                return
            self._plan.append((state.digest(), action))
            state.apply(action)
        if state.to_move == seat and hints.open(state, seat):
            ending = hints.ending(state, state.legal_actions())
            if ending is not None:
                self._plan.append((state.digest(), ending))
