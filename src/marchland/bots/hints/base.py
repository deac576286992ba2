"""What a greedy bot asks about a game."""

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from marchland.core.game import State
from marchland.core.lot import play_by_lot

FAR: Final = 60
"""Actions that are played out by chance after the one that is tried."""
EFFORT: Final = 3000
"""Actions of chance that an answer may cost."""
FEWEST: Final = 4
"""How often each action is tried at least."""


class Hints(ABC):
    """Knowledge of one game, for bots that look ahead within their own turn."""

    def answer(self, view: State, actions: list[int]) -> int | None:
        """Return the action where no search is needed, else None."""
        return None

    def line(self, view: State) -> tuple[int, ...] | None:
        """Return the actions to play in a row, None where the bot's own search finds them."""
        return None

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """Return in points how good a position is for a seat if it stops there."""

    def promise(self, state: State, seat: int) -> float:
        """Return in points what going on may still add to a position's value."""
        return 0.0

    def open(self, state: State, seat: int) -> bool:
        """Tell whether the search may go on from this position."""
        return state.to_move == seat

    def narrow(self, state: State, actions: list[int]) -> list[int]:
        """Return the actions worth trying, those that end the line left out."""
        return actions

    def ending(self, state: State, actions: list[int]) -> int | None:
        """Return the action that ends the line, None when there is no such action."""
        return None


class Plain(Hints):
    """No knowledge but the scores: what comes of an action is tried out by chance.

    The same positions get the same answers: the dice are seeded by the position.
    """

    def answer(self, view: State, actions: list[int]) -> int:
        """Return the action after which chance ends best, on the average of some short games."""
        seat = view.to_move
        rng = Random(view.digest())
        times = max(FEWEST, EFFORT // (FAR * len(actions)))
        totals = dict.fromkeys(actions, 0.0)
        for _ in range(times):
            world = view.resample(seat, rng)
            for action in actions:
                state = world.copy()
                state.apply(action)
                play_by_lot(state, rng, FAR)
                totals[action] += self.value(state, seat)
        return max(actions, key=lambda action: (totals[action], -action))

    def value(self, state: State, seat: int) -> float:
        """Return the lead over the best of the others whose score is known."""
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat and score >= 0]
        return scores[seat] - max(others, default=0) / 2

    def open(self, state: State, seat: int) -> bool:
        """Look one action deep."""
        return False
