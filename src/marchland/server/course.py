"""The messages of lessons, typed."""

from typing import Any

import msgspec

from marchland.server.protocol import Entry, Number, PaceName, Seat, UndoOffer, View

__all__ = ["LessonAnswer", "LessonLine", "LessonMove"]


class LessonLine(msgspec.Struct):
    """A line of the list of lessons; what was played of another edition does not fit this one."""

    game: str
    name: str
    steps: int
    edition: str


class LessonMove(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}/{lesson}: what has been played, and what is done now.

    `done` says how many of the step's actions are done; `go_on` reads on where none is asked.
    Where `edition` is another than the lesson has now, the lesson begins anew.
    """

    step: Number = 0
    done: Number = 0
    history: list[Number] = []
    act: Number | None = None
    then: list[Number] = []
    plan: str | None = None
    go_on: bool = False
    edition: str | None = None


class FirstGame(msgspec.Struct, forbid_unknown_fields=True):
    """The game that a lesson ends with: how many play, the others as bots, and on which map.

    Without a map it is the one for so many, else the first of the game.
    """

    players: int = 2
    map: str | None = None


class LessonAnswer(msgspec.Struct, tag_field="type", tag="state"):
    """How a lesson stands; with all that a screen shows of a table.

    `point` names the regions to look at, `wants` the numbers of the answers that the step asks for.
    """

    protocol: int
    n: int
    view: View
    log: list[Entry]
    seats: list[Seat]
    over: bool
    history: list[int]
    step: int
    steps: int
    edition: str
    next: str | None
    first: FirstGame
    done: int
    say: str | None
    args: dict[str, Any]
    asks: bool
    point: list[str]
    wants: list[int]
    mistake: str | None
    keep: int = -1
    pace: PaceName = "normal"
    mine: list[int] = msgspec.field(default_factory=lambda: [0])
    host: bool = False
    away: list[int] = []
    own: list[int] = msgspec.field(default_factory=lambda: [0])
    colours: list[int] = []
    clock: None = None
    undo: UndoOffer = msgspec.field(default_factory=lambda: UndoOffer(None, None, None, {}))
