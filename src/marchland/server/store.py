"""What a place that keeps games must do; one contract for every database."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

__all__ = ["Conflict", "Listed", "Missing", "Move", "Saved", "Store", "StoreError", "Unwritable"]


class StoreError(Exception):
    """The games cannot be reached; the text is one sentence for the person."""


class Conflict(StoreError):
    """Somebody else wrote this game since it was read; nothing was written."""


class Missing(StoreError):
    """The game is not there."""


class Unwritable(StoreError):
    """The disk is full or may not be written; nothing was written."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action as it is kept.

    A part goes on with the click of the action before it; one that is taken anew stands where
    something already revealed was taken back. Of what was taken back, the last of an undo is
    marked: the next redo ends with it.
    """

    action: int
    part: bool = False
    anew: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the list of games."""

    id: str
    created: str
    updated: str
    summary: str


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it was last acknowledged.

    Attributes:
        undone: what was taken back and would follow on the moves.
        luck: what chance and bots answered and was taken back, by all that was done before.
    """

    id: str
    header: str
    moves: tuple[Move, ...]
    revision: int
    undone: tuple[Move, ...] = ()
    luck: Mapping[bytes, int] = field(default_factory=dict)


class Store(ABC):
    """Keeps games; each call is one transaction that is on the disk when it returns.

    A game has a revision that every write raises by one. A writer names the revision it knows,
    so of two writers one gets `Conflict` and nothing of either is lost.
    """

    @abstractmethod
    def create(self, game: str, header: str, moves: Sequence[Move], summary: str) -> int:
        """Keep a new game and return its revision."""

    @abstractmethod
    def append(
        self,
        game: str,
        revision: int,
        n: int,
        moves: Sequence[Move],
        summary: str,
        *,
        again: bool = False,
    ) -> int:
        """Add moves after the first `n` and return the new revision.

        Args:
            game, revision, n, moves, summary: what is written, and over what.
            again: they are the first of what was taken back, whose rest can still be brought
                back; else all of it is forgotten.
        """

    @abstractmethod
    def cut(
        self,
        game: str,
        revision: int,
        n: int,
        summary: str,
        luck: Mapping[bytes, int] | None = None,
    ) -> int:
        """Take back every move after the first `n`, remember luck, return the new revision."""

    @abstractmethod
    def load(self, game: str) -> Saved:
        """Read a game whole, or raise `Missing`."""

    @abstractmethod
    def games(self) -> list[Listed]:
        """List all games, the latest first."""

    @abstractmethod
    def delete(self, game: str) -> None:
        """Forget a game, or raise `Missing`."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""
