"""Everything that Marchland may refuse; `str(error)` is one sentence for a person."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

LONGEST: Final = 60
"""Characters of somebody's own text that an error repeats."""


def quoted(value: object) -> str:
    """Return what somebody wrote in quotes, cut short where it is long."""
    try:
        text = repr(value)
    except ValueError:
        return "a number of thousands of digits"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 2]}…{text[-1]}"


def saying(error: BaseException) -> dict[str, Any] | str:
    """Return what an error says: a text's key with its arguments, or English where it has none."""
    key = getattr(error, "key", "")
    return {"key": key, "args": getattr(error, "words", {})} if key else str(error)


class MarchlandError(Exception):
    """Root of all errors that tell a person what was wrong and what is right."""


class BadBot(MarchlandError):
    """A bot that cannot be found in its file, or that cannot be made."""


class BotFailed(MarchlandError):
    """A bot that raised an error in a game, or chose what is not legal."""


class Worded(MarchlandError):
    """An error that has words of its own in every language, where it names their key."""

    def __init__(self, text: str, key: str = "", words: Mapping[str, Any] | None = None) -> None:
        """Say `text`; a reader of another language is told the text of `key` with `words`."""
        super().__init__(text)
        self.key = key
        self.words: dict[str, Any] = dict(words or {})


class UnknownName(Worded):
    """A name that is not in a list of known ones."""

    KEY: ClassVar[str] = ""
    """The text that says so in each language; its words are `what` and `known`."""

    def __init__(self, kind: str, name: object, known: list[str]) -> None:
        """Say which `kind` of thing was asked for and which names are known."""
        named = ", ".join(known)
        super().__init__(
            f"There is no {kind} called {quoted(name)}; known: {named or 'none is installed'}.",
            self.KEY,
            {"what": quoted(name), "known": named or "–"},
        )
        self.name = name
        self.known = known


class UnknownGame(UnknownName):
    """No game of that name is installed."""

    KEY: ClassVar[str] = "error-unknown-game"


class UnknownMap(UnknownName):
    """The game has no map of that name."""

    KEY: ClassVar[str] = "error-unknown-map"


class UnknownRuling(UnknownName):
    """The game has no such ruling, or the ruling has no such value."""

    KEY: ClassVar[str] = "error-unknown-ruling"

    def __init__(self, name: object, known: list[str], ruling: str = "") -> None:
        """Say that there is no ruling of this name, or that `ruling` has no such value."""
        super().__init__(f"value of the ruling {ruling}" if ruling else "ruling", name, known)
        if ruling:
            self.key = "error-unknown-value"
            self.words["ruling"] = ruling


class UnknownPack(UnknownName):
    """No pack of that name is installed."""

    KEY: ClassVar[str] = "error-unknown-pack"


class UnknownBot(UnknownName):
    """No bot of that name is installed."""

    KEY: ClassVar[str] = "error-unknown-bot"


class BadMap(Worded):
    """Boards that make no map together."""


class BadPlayers(Worded):
    """The game or map is not for this number of players."""


class BadName(Worded):
    """A name that no player can have, or two that nobody could tell apart.

    Attributes:
        seat: whose name it is, from 0; None where two are alike.
    """

    def __init__(self, text: str, seat: int | None = None) -> None:
        """Say `text`."""
        if seat is None:
            super().__init__(text, "error-names-twice")
        else:
            super().__init__(text, "error-name", {"n": seat + 1})
        self.seat = seat


class BadSeed(MarchlandError):
    """A seed that is no whole number."""


class BadSeat(MarchlandError):
    """A seat that nobody at the table has."""


class BadContent(Worded):
    """A file of home-made content that cannot be used."""


class OtherContent(BadContent):
    """A file that holds nothing of this game; another game may know it."""


class BadScenario(MarchlandError):
    """A scenario file that cannot be read as a position."""


class BadReplay(Worded):
    """A replay that cannot be read, or that does not play back.

    Attributes:
        good: how many of its actions play back as they are written; None where it cannot be
            opened at all.
    """

    def __init__(
        self,
        text: str,
        good: int | None = None,
        key: str = "",
        words: Mapping[str, Any] | None = None,
    ) -> None:
        """Say `text`; a reader of another language is told the text of `key` with `words`."""
        super().__init__(text, key, words)
        self.good = good


class BadSave(MarchlandError):
    """Bytes that are no saved state of this game."""


class BadAction(Worded):
    """A text that names no action here, or a plan that cannot be carried out."""


class IllegalAction(MarchlandError):
    """An action that the rules do not allow now."""


class NoSpace(MarchlandError):
    """A game without an action space, or an action or number that is not in it."""
