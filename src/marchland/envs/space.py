"""The dense action space and the observation of one table (`docs/learn.md`)."""

from collections.abc import Mapping, Sequence
from math import prod
from operator import index
from os import PathLike
from typing import Any, Final, SupportsIndex

from marchland.core.dense import Array, Column, Numbers
from marchland.core.errors import NoSpace, quoted
from marchland.core.game import Game, State
from marchland.core.registry import game as find
from marchland.core.rulings import Value

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise ImportError(
        "Environments need numpy, which is not installed: pip install 'marchland[env]'."
    ) from None

Mask = NDArray[np.bool_]
Observation = dict[str, NDArray[np.int32]]
File = str | PathLike[str]

NUMBER: Final = np.int32
"""What an observation is made of: whole numbers, exact."""


def space(
    game: str | Game,
    players: int | None = None,
    map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
    rulings: Mapping[str, Value] | None = None,
    content: File | Sequence[File] | None = (),
    packs: str | Sequence[str] | None = (),
) -> "Space":
    """Return the space of one table.

    Args:
        game: a game's name, or the game itself.
        players: the number of seats; two, or the fewest that the game is for, without it.
        map: the map; the one for so many players without it.
        rulings: rule choices that are not the usual ones.
        content: files of home-made content.
        packs: names of installed packs.

    Raises:
        UnknownGame, UnknownMap, UnknownRuling, UnknownPack, BadPlayers, BadMap, BadContent: there
            is no such table.
        NoSpace: the game says nothing to learners.
    """
    found = find(game, content, packs) if isinstance(game, str) else game
    seats = players
    if seats is None:
        seats = 2 if 2 in found.players else min(found.players)
    return Space(found, seats, map, rulings)


class Space:
    """The actions of one table, numbered from 0 without a gap, and what a seat sees as arrays.

    The numbers of what seats choose come first, in the order of the actions; from `choices` on
    those of chance. They stay the same as long as the game's `rules`, its content, the map's
    digest and the number of seats do.

    Attributes:
        game, players, map, rulings: the table; `new_state` makes one.
        size: how many actions there are.
        choices: how many of them seats choose; the others are chance's.
        arrays: what each array of an observation holds, column by column.
        shapes: the shape of each array.
        width: the length of a `flat` observation.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
    ) -> None:
        """Number the actions of a table; `space` checks what it is given."""
        self.game = game
        self.players = players
        self.rulings = dict(rulings or {})
        self.map = game.new_state(players, 0, map, self.rulings).map_name
        self._dense = game.dense(players, self.map, self.rulings)
        self._actions: list[int] = [*self._dense.choices, *self._dense.lots]
        self._index: dict[int, int] = {action: n for n, action in enumerate(self._actions)}
        self._last: dict[str, tuple[Numbers, NDArray[np.int32]]] = {}
        self.size = len(self._actions)
        self.choices = len(self._dense.choices)
        self.arrays: Mapping[str, Array] = dict(self._dense.arrays)
        self.shapes: dict[str, tuple[int, ...]] = {n: a.shape for n, a in self.arrays.items()}
        self._spreads = {name: _Spread(array.columns) for name, array in self.arrays.items()}
        self.width = sum(
            prod(array.rows) * self._spreads[name].width for name, array in self.arrays.items()
        )

    def __repr__(self) -> str:
        """Name the table."""
        return f"<Space of {self.game.name}, {self.players} seats, {self.map}: {self.size} actions>"

    def __copy__(self) -> "Space":
        """Return the space itself: it never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Space":
        """Return the space itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Be pickled as what it was made of."""
        return Space, (self.game, self.players, self.map, self.rulings)

    def new_state(self, seed: SupportsIndex = 0) -> State:
        """Return a state of this table after set-up.

        Raises:
            BadSeed: the seed is no whole number.
        """
        return self.game.new_state(self.players, index(seed), self.map, self.rulings)

    def index(self, action: SupportsIndex) -> int:
        """Return the dense number of an action.

        Raises:
            NoSpace: the table knows no such action.
        """
        try:
            return self._index[index(action)]
        except (KeyError, TypeError):
            raise NoSpace(
                f"{quoted(action)} is no action of this table; its actions are those that "
                "legal_actions() lists."
            ) from None

    def action(self, number: SupportsIndex) -> int:
        """Return the action of a dense number.

        Raises:
            NoSpace: there is no such number.
        """
        if not hasattr(number, "__index__") or not 0 <= index(number) < self.size:
            raise NoSpace(
                f"{quoted(number)} is no dense number of this table; they are 0 to {self.size - 1}."
            )
        return self._actions[index(number)]

    def legal(self, state: State) -> list[int]:
        """Return the dense numbers of the legal actions, sorted."""
        known = self._index
        return [known[action] for action in state.legal_actions()]

    def mask(self, state: State) -> Mask:
        """Return a bool array of `size`: True for each legal action, of chance too."""
        found: Mask = np.zeros(self.size, np.bool_)
        found[self.legal(state)] = True
        return found

    def observation(self, state: State, seat: int) -> Observation:
        """Return what a seat sees: the arrays that `arrays` describes, of type int32.

        Seats count from the observer's own; what it must not know is -1 (or what `arrays` says).

        Raises:
            BadSeat: nobody at the table has this seat.
        """
        seen = self._dense.look(state, seat)
        return {name: self._array(name, seen[name]) for name in self.arrays}

    def _array(self, name: str, rows: Numbers) -> NDArray[np.int32]:
        """Return rows as an array; the same list as last time, such as borders, is copied."""
        known = self._last.get(name)
        if known is None or known[0] is not rows:
            known = rows, np.array(rows, NUMBER)
            self._last[name] = known
        return known[1].copy()

    def flat(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return the same as one float32 array of `width`, as a net takes it.

        Kinds become one 0 or 1 for each kind; numbers are divided by their `most`.
        """
        return self.flatten(self.observation(state, seat))

    def flatten(self, seen: Observation) -> NDArray[np.float32]:
        """Return an observation as one float32 array of `width`; batches keep their first axis."""
        parts: list[NDArray[np.float32]] = []
        for name, spread in self._spreads.items():
            rows = seen[name]
            ahead = rows.shape[: rows.ndim - len(self.shapes[name])]
            parts.append(spread(rows).reshape(*ahead, -1))
        return np.concatenate(parts, axis=-1)

    def returns(self, state: State) -> NDArray[np.float32]:
        """Return what each seat has won at the end: 1 for the only winner, on average 0.

        Those who share a victory share it; with n seats a loss is -1 / (n - 1). Alone at the table
        a seat has 1 for a victory and -1 for a loss. All are 0 while the game is not over.
        """
        winners, seats = state.winners(), self.players
        found: NDArray[np.float32] = np.zeros(seats, np.float32)
        if not winners:
            return found
        others = max(seats - 1, 1)
        for seat in range(seats):
            share = 1 / len(winners) if seat in winners else 0
            found[seat] = (max(seats, 2) * share - 1) / others
        return found

    def names(self, array: str) -> list[str]:
        """Return what the columns of an array are called."""
        return [column.name for column in self.arrays[array].columns]


class _Spread:
    """Makes a float of each number and as many as it has kinds of each name, row by row."""

    def __init__(self, columns: Sequence[Column]) -> None:
        """Lay out a row."""
        widths = [column.kinds or 1 for column in columns]
        starts = np.cumsum([0, *widths[:-1]])
        named = np.array([column.kinds > 0 for column in columns])
        self.width = sum(widths)
        self._numbers = np.flatnonzero(~named)
        self._names = np.flatnonzero(named)
        self._number_at, self._name_at = starts[self._numbers], starts[self._names]
        most = np.array([column.most for column in columns], np.float32)
        self._most = most[self._numbers]

    def __call__(self, rows: NDArray[np.int32]) -> NDArray[np.float32]:
        """Return the rows one under the other."""
        plain = rows.reshape(-1, rows.shape[-1])
        found: NDArray[np.float32] = np.zeros((len(plain), self.width), np.float32)
        found[:, self._number_at] = plain[:, self._numbers] / self._most
        if len(self._names):
            kinds = plain[:, self._names]
            row, column = np.nonzero(kinds >= 0)
            found[row, self._name_at[column] + kinds[row, column]] = 1
        return found


__all__ = ["Mask", "Observation", "Space", "space"]
