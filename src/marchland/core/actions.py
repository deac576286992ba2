"""An action is one int: `word << 20 | a << 10 | b`.

Numbers of words never change their meaning, so that old replays stay readable; the list
stands in `docs/replay-format.md`. Content of others takes numbers from 512 to 1023.
"""

import re
from collections.abc import Sequence
from typing import Final

from marchland.core.errors import BadAction, quoted
from marchland.core.fans import Fan, Ladder

NOTHING: Final = 1023
"""The argument written `-`: nothing, nowhere, nobody."""

# What an argument of a word may be.
REGION: Final = "region"
COUNT: Final = "count"
SEAT: Final = "seat"
SLOT: Final = "slot"
RACE: Final = "race"
SITE: Final = "site"
FACE: Final = "face"
POWER: Final = "power"


def pack(word: int, a: int = 0, b: int = 0) -> int:
    """Return the int of an action."""
    return word << 20 | a << 10 | b


def word_of(action: int) -> int:
    """Return the number of the action's word."""
    return action >> 20


def first_of(action: int) -> int:
    """Return the action's first argument."""
    return action >> 10 & 1023


def second_of(action: int) -> int:
    """Return the action's second argument."""
    return action & 1023


class Word:
    """A word that actions are written with, such as `conquer {region}`."""

    def __init__(
        self,
        number: int,
        form: str,
        *,
        ascending: bool = False,
        either_way: bool = False,
        most: int = 0,
        by_lot: bool = False,
    ) -> None:
        """Take the word's lasting number and its text form with arguments in braces.

        `ascending` says that a plan may name several regions behind the word, which are
        played as small actions in map order; `either_way` that its two arguments may be
        written in any order, the lower one counts first; `most` is the largest number that it
        counts to, where that is less than all tokens of a race; `by_lot` that chance answers
        with it.
        """
        self.number = number
        self.base = number << 20
        """The action of this word with no arguments."""
        self.fan = Fan(self.base, 10)
        """Its action for each first argument."""
        self.lots = Fan(self.base, 10, as_lots=True)
        """The same as outcomes of chance, all as likely."""
        self.ladder = Ladder(self.base)
        """Its actions for each first argument and a number behind it."""
        self.ascending = ascending
        self.either_way = either_way
        self.most = most
        self.by_lot = by_lot
        self.form = form
        self.name = re.split(r"[ =]", form, maxsplit=1)[0]
        bare = re.sub(r"\{\w+\}", "", form)
        self.key = "-".join(re.findall(r"[a-z-]+", bare))
        """What stands in its form besides arguments, as texts are named: `side-horde`."""
        self.kinds: list[str] = re.findall(r"\{(\w+)\}", form)
        pattern = re.escape(form).replace(r"\{", "{").replace(r"\}", "}")
        self.pattern = re.compile(re.sub(r"\{\w+\}", r"([^\\s=]+)", pattern).replace(r"\ ", r"\s+"))

    def at(self, a: int = 0, b: int = 0) -> int:
        """Return the action of this word with these arguments."""
        return self.base | a << 10 | b

    def read(self, text: str) -> list[str] | None:
        """Return the argument texts when `text` has this word's form."""
        match = self.pattern.fullmatch(text)
        return None if match is None else [str(part) for part in match.groups()]

    def write(self, arguments: list[str]) -> str:
        """Return the text of this word with these arguments."""
        text = self.form
        for kind, argument in zip(self.kinds, arguments, strict=True):
            text = text.replace("{" + kind + "}", argument, 1)
        return text


def beginning(text: str, words: Sequence[Word]) -> list[Word]:
    """Return the words with which a text begins."""
    head = re.split(r"[ =]", text, maxsplit=1)[0]
    return [word for word in words if word.name == head]


def unread(text: str, fitting: Sequence[Word], words: Sequence[Word]) -> BadAction:
    """Return the error of a text that is no action: the forms of its word, or all words."""
    if fitting:
        forms = " or ".join(word.form for word in fitting)
        return BadAction(f"{quoted(text)} names nothing here; the form is {forms}.")
    known = ", ".join(sorted({word.name for word in words}))
    return BadAction(f"{quoted(text)} is no action; actions begin with {known}.")


def is_count(text: str) -> bool:
    """Tell whether a text is a number of pieces that there may be."""
    return text.isascii() and text.isdecimal() and len(text) < 5
