"""What people say to each other at a table: how it is sent, tidied and held back."""

import unicodedata
from datetime import UTC, datetime

import msgspec

from marchland.core.names import JOINERS, is_seen
from marchland.server import faults
from marchland.server.lines import Line
from marchland.server.seats import ChatRule

__all__ = ["Breath", "ChatAnswer", "Say", "SetChat", "Told", "now", "spoken", "told_of"]

LONGEST = 300
"""Characters of the longest line."""

BURST, PAUSE = 5, 2.0
"""How many lines somebody says at once, and the seconds for each more."""

STACKED = 3
"""How many marks one letter carries: more of them are drawn over the lines around."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Categories of signs that draw nothing: control signs, and those that turn the direction."""


class Say(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say something to those at the table."""

    text: str


class SetChat(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """Who may speak at this table: nobody, those who play, or watchers too."""

    to: ChatRule


class Told(msgspec.Struct, frozen=True):
    """A line: `seats` of the screen where it was said, else its `host`, else a watcher."""

    n: int
    seats: tuple[int, ...]
    host: bool
    text: str
    said: str


class ChatAnswer(msgspec.Struct, tag_field="type", tag="chat"):
    """What was said; of what the page has, the lines before the place `keep` stand."""

    rule: ChatRule
    may: bool
    keep: int
    lines: list[Told]


def told_of(line: Line) -> Told:
    """Return a line as pages are told it."""
    return Told(line.n, line.seats, line.host, line.text, line.said)


def now() -> str:
    """Return the time of day in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def spoken(text: str) -> str:
    """Return what was typed as it is kept: one line that draws nothing beyond itself.

    Raises:
        Fault: nothing of it can be read, or it is too long.
    """
    found: list[str] = []
    stacked = 0
    for one in unicodedata.normalize("NFC", text):
        category = unicodedata.category(one)
        stacked = stacked + 1 if category.startswith("M") else 0
        if one.isspace() or category == "Cc":
            found.append(" ")
        elif (category not in UNSEEN or ord(one) in JOINERS) and stacked <= STACKED:
            found.append(one)
    line = " ".join("".join(found).split())
    if not is_seen(line):
        raise faults.worded("The message is empty; write a few words.", "error-chat-empty")
    if len(line) > LONGEST:
        raise faults.worded(
            f"A message has at most {LONGEST} characters, not {len(line)}.",
            "error-chat-long",
            most=LONGEST,
            n=len(line),
        )
    return line


class Breath:
    """Holds back whoever speaks too fast, on whatever devices."""

    def __init__(self) -> None:
        """Begin with nobody out of breath."""
        self._due: dict[frozenset[bytes], float] = {}

    def take(self, who: frozenset[bytes], at: float) -> None:
        """Count a line, said by those who come from these links at a moment in seconds.

        Raises:
            Fault: it is one too many.
        """
        due = max(self._due.get(who, at), at)
        if due - at > (BURST - 1) * PAUSE:
            raise faults.worded(
                "That was a lot at once; wait a few seconds and send it then.",
                "error-chat-fast",
                429,
            )
        self._due[who] = due + PAUSE
