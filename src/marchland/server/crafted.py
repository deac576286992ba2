"""What the addresses of the workshop take and give."""

from collections.abc import Mapping
from typing import Any

import msgspec

__all__ = [
    "All",
    "CheckAnswer",
    "Data",
    "DraftAnswer",
    "DraftLine",
    "Made",
    "NewDraft",
    "Offer",
    "Wrong",
    "emblem_of",
    "held",
]

Data = dict[str, Any]


class NewDraft(msgspec.Struct, forbid_unknown_fields=True):
    """A file as text, or its tables for a kind of a game."""

    text: str | None = None
    game: str = ""
    kind: str = ""
    data: Data = {}


class Wrong(msgspec.Struct):
    """What is wrong at a place of a file."""

    place: list[str | int]
    key: str
    args: dict[str, Any]
    text: str


class DraftLine(msgspec.Struct):
    """A line of the library.

    Attributes:
        wrong: counts what keeps it from being played.
        holds: how many of each sort the file holds, by the name of their table.
        emblem: the sign of the first thing in it, as the file gives it.
    """

    id: str
    game: str
    kind: str
    names: list[dict[str, str]]
    updated: str
    digest: str
    wrong: int
    holds: dict[str, int] = {}
    emblem: Any = None


class DraftAnswer(msgspec.Struct):
    """A draft with its tables, what is wrong with it, and what it says of the game."""

    id: str
    game: str
    kind: str
    updated: str
    digest: str
    data: Data
    problems: list[Wrong]
    told: list[dict[str, Any]]
    figures: msgspec.Raw


class Made(msgspec.Struct):
    """A kind of thing that can be made for a game."""

    game: str
    kind: str


class All(msgspec.Struct):
    """The kinds that can be made, and the drafts, the latest first."""

    kinds: list[Made]
    drafts: list[DraftLine]


Offer = dict[str, Any]
"""What a form may offer, by the kind's own names."""


class CheckAnswer(msgspec.Struct):
    """What is wrong with tables, and what they say of the game."""

    problems: list[Wrong]
    told: list[dict[str, Any]]


def held(data: Mapping[str, Any]) -> dict[str, int]:
    """Return how many things each table of a file holds."""
    return {key: len(rows) for key, rows in data.items() if isinstance(rows, dict)}


def emblem_of(data: Mapping[str, Any]) -> Any:
    """Return the sign of the first thing in a file; None where it has none of its own."""
    rows = [row for table in data.values() if isinstance(table, dict) for row in table.values()]
    return rows[0].get("emblem") if rows and isinstance(rows[0], dict) else None
