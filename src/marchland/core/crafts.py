"""What people make for a game by themselves: its kinds, and how a file of each is checked."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from marchland.core.errors import BadContent

FORMAT: Final = 1
"""The number of the form of such files; a greater one is from a newer Marchland."""
CODE: Final = ("python", "text")
"""Keys by which a file names another one beside it: only a file that the host named has these."""
DEEPEST: Final = 12
"""Tables and lists within each other, in a file that came from a browser."""
MOST_VALUES: Final = 20_000
"""Values in such a file."""


class Problem(NamedTuple):
    """What is wrong at one place of a file.

    Attributes:
        place: the keys that lead there from the root of the file, and places in lists.
        text: one sentence in English.
        key: the text that says it in each language; "" where there is none.
        words: its arguments.
    """

    place: tuple[str | int, ...]
    text: str
    key: str = ""
    words: Mapping[str, Any] = {}


class Measure(NamedTuple):
    """Something in a file whose strength one number sets, such as a race's tokens.

    Attributes:
        kind: what it is in the game's balance, such as "races".
        id: its id.
        place: the keys that lead to the number.
        now: the number.
        least, most: between which it may be.
    """

    kind: str
    id: str
    place: tuple[str, ...]
    now: int
    least: int
    most: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft(metaclass=ABCMeta):
    """One kind of thing that people make for a game.

    Attributes, to be set on the instance:
        kind: what it is called in addresses and texts, such as "races".
    """

    kind: str

    @abstractmethod
    def holds(self, data: Mapping[str, Any]) -> bool:
        """Tell whether a file, as its tables, is of this kind, sound or not."""

    @abstractmethod
    def problems(self, data: Mapping[str, Any]) -> list[Problem]:
        """Return all that is wrong with a file of this kind; nothing where it can be played."""

    @abstractmethod
    def names(self, data: Mapping[str, Any]) -> list[dict[str, str]]:
        """Return what the things in a file are called, by language; wrong names are left out."""

    @property
    @abstractmethod
    def offer(self) -> dict[str, Any]:
        """What a form needs to know, in plain JSON types: bounds, and what may be chosen."""

    def measures(self, data: Mapping[str, Any]) -> list[Measure]:
        """Return what of a sound file can be weighed by many games against the box's own."""
        return []

    def told(self, data: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Return what the file says of the game: `place` of each sentence, its `key` and `args`."""
        return []


def problem(place: Sequence[str | int], error: BadContent) -> Problem:
    """Return what was refused as a problem at a place."""
    return Problem(tuple(place), str(error), error.key, error.words)


def hostile(data: object) -> Problem | None:
    """Return what no file from a browser may hold, None where it is clean.

    Such a file names no other one, and nobody's reader is drowned in it.
    """
    left = MOST_VALUES
    waiting: list[tuple[tuple[str | int, ...], object]] = [((), data)]
    while waiting:
        place, value = waiting.pop()
        left -= 1
        if len(place) > DEEPEST or left < 0:
            return Problem(
                (), "The file holds more than anybody would write.", "error-craft-much", {}
            )
        if isinstance(value, Mapping):
            for key in value:
                if key in CODE:
                    return Problem(
                        (*place, key),
                        f"The file names program code ({key}), which is only taken from a file "
                        "that the host names with --content.",
                        "error-craft-code",
                        {"what": str(key)},
                    )
                waiting.append(((*place, key), value[key]))
        elif isinstance(value, list | tuple):
            waiting += [((*place, k), one) for k, one in enumerate(value)]
    return None
