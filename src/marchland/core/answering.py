"""What the states of every game that comes with the project do alike."""

from abc import abstractmethod
from typing import Any

from marchland.core.game import CHANCE, Game, State


class Answering(State):
    """A state that lists its answers once and tells a listener what followed by itself.

    Attributes:
        telling: log entries of what followed by itself; None when nobody listens.
    """

    _game: Game
    _options: list[int] | None
    telling: list[dict[str, Any]] | None

    @abstractmethod
    def answers(self) -> list[int]:
        """Return every legal action, sorted, made once: not to be changed."""

    @abstractmethod
    def whole(self) -> list[Any]:
        """Return all by which positions are told apart."""

    @property
    def game(self) -> Game:
        """The rules this state is played by."""
        return self._game

    def legal_actions(self) -> list[int]:
        """Return every legal action, sorted; empty only when over."""
        return self.answers()[:]

    def forget_options(self) -> None:
        """Make the list of legal actions anew when it is next asked for."""
        self._options = None

    def __eq__(self, other: object) -> bool:
        """Tell whether the positions are equal, whatever led to them."""
        return (
            isinstance(other, Answering)
            and self.key() == other.key()
            and self.whole() == other.whole()
        )

    def __hash__(self) -> int:
        """Refuse, as for whatever changes in place.

        Raises:
            TypeError: always; `key` is what a dict or a set takes.
        """
        raise TypeError("A state changes in place and cannot be hashed: use its key().")

    def listen(self) -> None:
        """Keep log entries of what follows by itself from now on, for `events`."""
        self.telling = []

    @property
    def events(self) -> list[dict[str, Any]]:
        """Log entries of what followed by itself from the last `apply`, after `listen`."""
        return [] if self.telling is None else self.telling

    def who_answers(self, question: str) -> str:
        """Return who is to answer the question that is open, in a few words."""
        if self.is_over:
            return "over"
        if self.to_move == CHANCE:
            return f"chance, {question}"
        return f"seat {self.to_move + 1} to move, {question}"
