"""What a place that keeps games must do; one contract for every database."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from marchland.server.attendance import Attendance, Company
from marchland.server.doors import Doors, Heir, Link, LinkKind
from marchland.server.drafts import Drafts
from marchland.server.hooks import Hooks
from marchland.server.lines import Line, Lines
from marchland.server.verdicts import Verdicts

__all__ = [
    "GONE",
    "BadAddress",
    "Conflict",
    "Known",
    "Link",
    "LinkKind",
    "Listed",
    "Missing",
    "Move",
    "NewGame",
    "Saved",
    "Store",
    "StoreError",
    "Timing",
    "Unreachable",
    "Unwritable",
    "Vanished",
]

GONE = -1
"""The revision of a game that was deleted."""


class StoreError(Exception):
    """The games cannot be used; the text is one sentence for the person."""


class BadAddress(StoreError):
    """What was named can be no store."""


class Conflict(StoreError):
    """Somebody else wrote this game since it was read; nothing was written."""


class Missing(StoreError):
    """The game is not there."""


class Unwritable(StoreError):
    """The disk is full or may not be written; nothing was written."""


class Vanished(StoreError):
    """What holds the games was taken away while it was in use; nothing was written."""


class Unreachable(StoreError):
    """The database does not answer now; a write under way may have been made or not."""


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
class Known:
    """What a reader has of a game already: so many moves, after so many undos.

    Attributes:
        lines: what was said comes from this place on.
    """

    n: int
    cuts: int
    lines: int = 0


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that is to be kept, with the links to it."""

    id: str
    header: str
    moves: Sequence[Move]
    summary: str
    links: Sequence[Link] = ()


@dataclass(frozen=True, slots=True)
class Timing:
    """How the clocks of a game stand, in the seconds that `Store.live` counts.

    Attributes:
        banks: seconds left by seat, where each has a bank.
        asked: when the question was asked that somebody's time runs for; None where none runs.
        due: when a server has to look at the game; None where it need not.
    """

    banks: list[float]
    asked: float | None = None
    due: float | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it was last acknowledged.

    Attributes:
        first: how many moves stand before `moves`: those that the reader has.
        undone: what was taken back and would follow on the moves.
        luck: what chance and bots answered and was taken back, by all that was done before.
        cuts: how often something was taken back; as long as it stays, moves are only added.
        links: the digests of all links that hold.
        lines: what was said at its table, beyond what the reader has.
        present: by process, who has it open there.
        hooked: the seats that have a webhook.
    """

    id: str
    header: str
    moves: tuple[Move, ...]
    revision: int
    undone: tuple[Move, ...] = ()
    luck: Mapping[bytes, int] = field(default_factory=dict)
    cuts: int = 0
    first: int = 0
    links: frozenset[bytes] = frozenset()
    timing: Timing | None = None
    lines: tuple[Line, ...] = ()
    present: Mapping[str, Company] = field(default_factory=dict)
    hooked: frozenset[int] = frozenset()


class Store(Attendance, Doors, Drafts, Hooks, Verdicts, Lines, ABC):
    """Keeps games; each call is one transaction that is on the disk when it returns.

    A game has a revision that every write raises by one. A writer names the revision it knows,
    so of two writers one gets `Conflict` and nothing of either is lost.
    """

    calls = 1
    """How many calls may run at once, each in a thread of its own; `heard` comes beside them."""

    @abstractmethod
    def create(
        self,
        game: str,
        header: str,
        moves: Sequence[Move],
        summary: str,
        links: Sequence[Link] = (),
    ) -> int:
        """Keep a new game with the links to it and return its revision."""

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
        timing: Timing | None = None,
    ) -> int:
        """Add moves after the first `n` and return the new revision.

        Args:
            game, revision, n, moves, summary: what is written, and over what.
            timing: how the clocks stand then; None where they go on as they do.
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
        timing: Timing | None = None,
    ) -> int:
        """Take back every move after the first `n`, remember luck, return the new revision."""

    @abstractmethod
    def rewrite(
        self, game: str, revision: int, header: str, summary: str, timing: Timing | None = None
    ) -> int:
        """Write down who plays from now on, and return the new revision."""

    @abstractmethod
    def succeed(
        self,
        game: str,
        revision: int,
        header: str,
        summary: str,
        after: NewGame,
        heirs: Sequence[Heir] = (),
    ) -> int:
        """Keep the game that comes after one, for its people, and return the new revision of it.

        Args:
            game, revision, header, summary: the earlier game, what it is now, and over what.
            after: the later one.
            heirs: who holds which link to it.
        """

    @abstractmethod
    def load(self, game: str, known: Known | None = None) -> Saved:
        """Read a game, or raise `Missing`.

        Where something is known and was not taken back since, only later moves are read.
        """

    @abstractmethod
    def games(
        self,
        most: int | None = None,
        after: tuple[str, str] | None = None,
        of: bytes | None = None,
    ) -> list[Listed]:
        """List games, the latest first.

        Args:
            most: how many at most; all when left out.
            after: begin behind the game with this `updated` and `id`.
            of: only those to which this digest of a secret has a right.
        """

    @abstractmethod
    def revisions(self, games: Iterable[str]) -> dict[str, int]:
        """Return the revision of each of these games; one that is not there is left out."""

    @abstractmethod
    def delete(self, game: str) -> None:
        """Forget a game, or raise `Missing`."""

    @abstractmethod
    def lease(self, game: str, holder: str, seconds: float, *, take: bool = False) -> bool:
        """Be the one that plays the bots of a game for so long; tell whether that is so.

        Nobody else is while it runs, unless they `take` it.
        """

    @abstractmethod
    def release(self, holder: str, game: str | None = None) -> None:
        """Give back the lease of a game, or all of this holder."""

    @abstractmethod
    def live(self, most: float) -> float:
        """Count the seconds lived since the last call of any process; return how many there are.

        Never fewer than none are added, and never more than `most`, whatever the time of day.
        """

    @abstractmethod
    def due(self, lived: float | None = None) -> list[str]:
        """Return games that a server has to look at by then; of all that it ever has to, one."""

    @abstractmethod
    def heard(self, seconds: float) -> Mapping[str, int] | None:
        """Wait at most so long for what is written, by whatever process.

        Returns games with their revisions, `GONE` where one was deleted; None where any may
        have been written: then `revisions` tells. A word may be missed, never made up. Runs
        beside other calls, in one thread.
        """

    @abstractmethod
    def hush(self) -> None:
        """Let whoever waits in `heard` return soon."""

    @abstractmethod
    def check(self) -> None:
        """Raise a `StoreError` where nothing can be read or kept now."""

    @abstractmethod
    def dump(self) -> Iterator[bytes]:
        """Write everything down, in lines that are the same from every database."""

    @abstractmethod
    def fill(self, lines: Iterable[bytes]) -> int:
        """Take up what `dump` wrote, all of it or nothing; return how many games it holds."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""
