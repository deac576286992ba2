"""Who chose and held what in a game, told by somebody who looked on."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import mypyc_attr

from marchland.core.errors import MarchlandError

if TYPE_CHECKING:
    from marchland.core.game import State


class Unheld(MarchlandError):
    """Nobody has said what is held in such a game."""


class Choice(NamedTuple):
    """One time that somebody chose what to hold.

    Attributes:
        offered: what could be had, by kind.
        taken: what was.
        prices: coins that each of what is offered costs, in the same order; none without prices.
    """

    offered: Mapping[str, Sequence[str]]
    taken: Mapping[str, str]
    prices: Sequence[int] = ()


class Holding(NamedTuple):
    """What one seat held for a while.

    Attributes:
        seat: who.
        what: its id by kind.
        turns: turns in which it was active.
        coins: coins or points that it brought its seat.
    """

    seat: int
    what: Mapping[str, str]
    turns: int
    coins: int


# Not `ABC` as a base: see `State`.
@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(metaclass=ABCMeta):
    """Looks on while a game is played, and knows afterwards who held what."""

    @property
    @abstractmethod
    def kinds(self) -> Sequence[str]:
        """What is held in this game, in the plural: races, powers, factions."""

    @abstractmethod
    def before(self, state: "State", action: int) -> None:
        """See a position, and what somebody, or chance, is about to do there."""

    @abstractmethod
    def after(self, state: "State") -> None:
        """See what came of it."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """Return who chose what out of what, where there was a choice."""

    @abstractmethod
    def holdings(self, state: "State") -> list[Holding]:
        """Return everything that was held, once the game is over."""
