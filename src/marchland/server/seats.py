"""Who sits where: what a page says of seats and is told of those who hold them."""

from typing import Annotated, Literal

import msgspec

__all__ = [
    "Begin",
    "ChatRule",
    "Clock",
    "ClockAnswer",
    "HereAnswer",
    "LobbyAnswer",
    "Number",
    "Place",
    "RulingValue",
    "Seat",
    "Vote",
    "VoteAnswer",
]

RulingValue = bool | str
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]
"""Any count, seat or action that can be meant; JSON itself has no bound."""
ChatRule = Literal["off", "on", "all"]
"""Who speaks at a table: nobody, those who play and the host, or watchers too."""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays a seat."""

    name: str
    kind: Literal["person", "bot"] = "person"
    bot: str | None = None


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long people have: `n` seconds a turn, seconds in a bank for each, or days a turn."""

    kind: Literal["move", "bank", "days"]
    n: Number
    bot: str | None = None
    """Which one takes over when time runs out."""


class Place(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """How a seat shall be while its table waits in the lobby; what is left out stays.

    A `bot` plays the seat from the start, and null gives it back to a person.
    """

    seat: Number
    name: str | None = None
    colour: Number | None = None
    ready: bool | None = None
    bot: str | msgspec.UnsetType | None = msgspec.UNSET


class Begin(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="begin"):
    """The lobby is over: deal, and play."""


class ClockAnswer(msgspec.Struct, frozen=True):
    """How the clocks stand: seconds `left` by seat, and whose `runs`."""

    kind: Literal["move", "bank", "days"]
    n: int
    left: list[float | None]
    runs: int | None


class LobbyAnswer(msgspec.Struct, tag_field="type", tag="lobby"):
    """A table that waits for its people; nothing is dealt yet."""

    protocol: int
    game: str
    map: str
    rulings: dict[str, RulingValue]
    seats: list[Seat]
    ready: list[int]
    colours: list[int]
    own: list[int]
    host: bool
    clock: Clock | None


class HereAnswer(msgspec.Struct, tag_field="type", tag="here"):
    """Who is at the table: the seats with an open page, and how many others watch.

    Those that are `gone` have been away so long that a bot may be wished for in their place.
    """

    seats: list[int]
    watching: int
    gone: list[int]


class Vote(msgspec.Struct, frozen=True):
    """Whether a bot shall play for somebody who is gone, and the seats that have said."""

    seat: int
    yes: list[int] = []
    no: list[int] = []


class VoteAnswer(msgspec.Struct):
    """A vote about a seat: which seats said yes or no, and whose word is waited for."""

    seat: int
    yes: list[int]
    no: list[int]
    waits: list[int]
