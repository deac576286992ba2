"""A table as learners see it: every action that it may ask, and what a seat sees as numbers.

A game hands this over (`Game.dense`); `marchland.envs` makes arrays of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from marchland.core.actions import Word

Numbers = list[Any]
"""Whole numbers in lists as deep as their array has dimensions."""


class Column(NamedTuple):
    """What one number in the last dimension of an array says.

    Attributes:
        name: what it is.
        kinds: 0 for a number; else it names one of so many kinds, counted from 0, or -1 for none.
        most: about how large a number becomes, by which a net may divide it.
    """

    name: str
    kinds: int = 0
    most: int = 1


class Array(NamedTuple):
    """One array of an observation.

    Attributes:
        rows: its dimensions but for the last.
        columns: what stands in the last dimension.
        meaning: what a row is, in one sentence.
    """

    rows: tuple[int, ...]
    columns: tuple[Column, ...]
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        """All dimensions."""
        return (*self.rows, len(self.columns))


class Dense(ABC):
    """One table: a game with its map, its number of seats and its rulings.

    Attributes:
        choices: every action that a seat may be asked for, sorted.
        lots: every outcome of chance, sorted.
        arrays: what an observation holds, by name.
    """

    choices: list[int]
    lots: list[int]
    arrays: Mapping[str, Array]

    @abstractmethod
    def look(self, state: Any, seat: int) -> dict[str, Numbers]:
        """Return the numbers of each array as a seat may know them; seats count from its own."""


def every(words: Iterable[Word], domains: Mapping[str, Sequence[int]]) -> list[int]:
    """Return every action of some words, sorted.

    Args:
        words: the words; one with a `most` of its own counts up to that.
        domains: what each kind of argument may be.
    """
    found: set[int] = set()
    for word in words:
        kinds = [
            range(word.most + 1) if k == "count" and word.most else domains[k] for k in word.kinds
        ]
        found.update(word.at(*values) for values in product(*kinds))
    return sorted(found)


def flags(*names: str) -> tuple[Column, ...]:
    """Return columns that are 1 where something holds, else 0."""
    return tuple(Column(name) for name in names)


def numbers(most: int, *names: str) -> tuple[Column, ...]:
    """Return columns of numbers that grow to about `most`."""
    return tuple(Column(name, 0, most) for name in names)


def padded(rows: Sequence[Sequence[int]], number: int, width: int, rest: int = 0) -> Numbers:
    """Return so many rows, those that are missing filled up."""
    return [*rows, *([rest] * width for _ in range(number - len(rows)))]
