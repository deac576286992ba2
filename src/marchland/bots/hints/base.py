"""What a greedy bot asks about a game."""

from abc import ABC, abstractmethod

from marchland.core.game import State


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
    """No knowledge but the scores: one action deep."""

    def value(self, state: State, seat: int) -> float:
        """Return the lead over the best of the others whose score is known."""
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat and score >= 0]
        return scores[seat] - max(others, default=0) / 2

    def open(self, state: State, seat: int) -> bool:
        """Look one action deep."""
        return False
