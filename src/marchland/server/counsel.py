"""Messages of what a strong bot says of a game: hints and reviews."""

from collections.abc import Mapping
from typing import Any

import msgspec

from marchland.server.protocol import Number, Strict

__all__ = [
    "HintAnswer",
    "HintOption",
    "HintWish",
    "ReviewAnswer",
    "ReviewSeat",
    "ReviewTurn",
]


class HintWish(Strict):
    """POST /api/tables/{table}/hint: for the state with `n` actions."""

    n: Number


class HintOption(msgspec.Struct):
    """A way on: what is done, what comes of it, and why; `regions` are those that it changes.

    `value`, the lead at the end, is None where it is too early to tell or a total is hidden;
    `gain`, what comes from now on, where it is too early.
    """

    actions: list[int]
    value: float | None
    gain: float | None
    told: list[Mapping[str, Any]]
    why: list[Mapping[str, Any]]
    regions: list[str]


class HintAnswer(msgspec.Struct):
    """The best ways on for the seat that is asked, best first."""

    n: int
    seat: int
    bot: str
    options: list[HintOption]


class ReviewTurn(msgspec.Struct):
    """A turn that began after `n` actions: what the best way was worth, and what was lost."""

    n: int
    seat: int
    round: int
    value: float
    cost: float
    told: list[Mapping[str, Any]]


class ReviewSeat(msgspec.Struct):
    """How a seat's lead came about: `start` - `lost` + `given` + `luck` are `final`.

    What it lost by its own choices; what the others gave it by theirs.
    """

    start: float
    lost: float
    given: float
    luck: float
    final: float


class ReviewAnswer(msgspec.Struct):
    """How far a review is, what each turn cost, and once it is whole what it says of each seat.

    `turns` has what a seat answered in another's turn, too; `done` and `of` count turns alone.
    So many turns of each seat as `early` says were left out, too early to tell anything.
    """

    done: int
    of: int
    going: bool
    early: int
    turns: list[ReviewTurn]
    seats: list[ReviewSeat]
