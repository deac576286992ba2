"""Every message between page and server, typed. `docs/protocol.md` shows each with an example."""

from typing import Annotated, Any, Literal

import msgspec

from marchland.server.seats import (
    Begin,
    ChatRule,
    Clock,
    ClockAnswer,
    HereAnswer,
    Number,
    Place,
    RulingValue,
    Seat,
    Vote,
    VoteAnswer,
)

__all__ = [
    "PROTOCOL",
    "Act",
    "Asked",
    "AskedAnswer",
    "AtAnswer",
    "ClientMessage",
    "ClockAnswer",
    "Coins",
    "CoinsAnswer",
    "Entry",
    "ErrorAnswer",
    "Fork",
    "Header",
    "HereAnswer",
    "Look",
    "MadeAnswer",
    "NewLink",
    "NewTable",
    "Next",
    "Nothing",
    "Number",
    "Pace",
    "PaceName",
    "Picture",
    "PictureAnswer",
    "Plan",
    "Redo",
    "RulingValue",
    "Seat",
    "Secret",
    "StandIn",
    "StateAnswer",
    "Strict",
    "TableAnswer",
    "TableLine",
    "Taken",
    "Undo",
    "UndoOffer",
    "UrlAnswer",
    "View",
    "Vote",
    "VoteAnswer",
    "Why",
]

PROTOCOL = 2
"""Raised when a message changes so that an older page would misread it."""

PaceName = Literal["normal", "fast", "step"]
Entry = dict[str, Any]
View = dict[str, Any]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A message from outside: an unknown key is an error, never ignored."""


class Asked(msgspec.Struct, frozen=True):
    """A request to take back what stands among several persons, as it is kept.

    It holds for the position in which it was made; whatever is done lets it fall.

    Attributes:
        id: the revision over which it was made.
        n, cuts: the position: so many actions, after so many undos.
        seat, to: whose last choice, or turn, is asked for.
        own: the seats at the screen that asks.
        agreed: those that agreed so far.
        refused: the one that did not.
    """

    id: int
    n: int
    cuts: int
    seat: int
    to: Literal["step", "turn"]
    own: list[int]
    agreed: list[int] = []
    refused: int | None = None


class Header(msgspec.Struct):
    """What a game is, besides its actions."""

    game: str
    players: int
    map: str
    seats: list[Seat]
    rulings: dict[str, RulingValue] = {}
    rules: int = 1
    date: str = ""
    content: list[dict[str, str]] = []
    files: dict[str, str] = {}
    """Content from the workshop, by file name: what the game began with, whatever becomes of it."""
    forked: dict[str, str | int] | None = None
    away: list[int] = []
    """Seats of persons that a bot plays until they are back."""
    lobby: list[int] | None = None
    """The seats that are ready, while the table waits in its lobby; None once it has begun."""
    colours: list[int] = []
    """The colour of each seat, where somebody chose one; else each has that of its number."""
    clock: Clock | None = None
    asked: Asked | None = None
    chat: ChatRule = "on"
    veiled: list[int] = []
    """In a copy, the seats whose purse its maker could not see where it parts from the game."""
    next: str | None = None
    """The table of the rematch."""
    before: str | None = None
    """The table of the game that this is the rematch of."""
    vote: Vote | None = None
    voted: list[int] = []
    """Seats that a bot plays as long as their person is gone."""


class NewTable(Strict):
    """POST /api/tables."""

    game: str
    seats: list[Seat]
    map: str | None = None
    rulings: dict[str, RulingValue] = {}
    random_first: bool = False
    lobby: bool = False
    clock: Clock | None = None
    chat: ChatRule = "on"
    content: Annotated[list[str], msgspec.Meta(max_length=8)] = []
    """Drafts of one's own from the workshop; `shown`: in the first deal, where there is one."""
    shown: bool = False


class Fork(Strict):
    """POST /api/tables/{table}/fork."""

    at: Number
    seats: list[Seat] | None = None


class Secret(Strict):
    """POST /api/links: what follows `#` in a link, to be exchanged for a cookie."""

    secret: Annotated[str, msgspec.Meta(max_length=100)]


class NewLink(Strict):
    """POST /api/tables/{table}/links: one more link, or one in place of all others to the same."""

    kind: Literal["host", "seat", "watch"]
    seat: Number | None = None
    revoke: bool = False


class Nothing(Strict):
    """A body that says nothing: `{}`."""


class Picture(Strict):
    """POST /api/qr: a text as a picture for cameras."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Act(Strict, tag_field="type", tag="act"):
    """One of the actions of the state with `n` actions, and those that follow at once."""

    n: Number
    action: Number
    then: Annotated[list[Number], msgspec.Meta(max_length=8)] = []


class Plan(Strict, tag_field="type", tag="plan"):
    """Many small actions in one text, all or nothing."""

    n: Number
    text: str


class Undo(Strict, tag_field="type", tag="undo"):
    """Take back the last choice, or all of this turn."""

    n: Number
    to: Literal["step", "turn"]


class Redo(Strict, tag_field="type", tag="redo"):
    """Bring back what the last undo took back."""

    n: Number


class Pace(Strict, tag_field="type", tag="pace"):
    """How fast bots play at this table."""

    pace: PaceName


class Next(Strict, tag_field="type", tag="next"):
    """Let the bots go on at once."""


class StandIn(Strict, tag_field="type", tag="stand_in"):
    """A bot plays a person's seat from now on; without one the person is back."""

    seat: Number
    bot: str | None = None


class Look(Strict, tag_field="type", tag="look"):
    """Send the whole state and log again; with `changes`, later only what changed of the view."""

    changes: bool = False


class Coins(Strict, tag_field="type", tag="coins"):
    """A person looks at the coins of their own seat."""

    seat: Number


ClientMessage = Act | Plan | Undo | Redo | Pace | Next | Look | Coins | StandIn | Place | Begin


class Taken(msgspec.Struct, frozen=True):
    """Whose choice is taken or brought back, and who else acted after it."""

    seat: int
    others: list[int]


class Why(msgspec.Struct, frozen=True):
    """A reason, by key for the reader's language."""

    key: str
    args: dict[str, int]


class UndoOffer(msgspec.Struct):
    """What `undo` and `redo` would do now; where nothing, `why` says why, by the same names.

    `ask` says what the others may be asked for there.
    """

    step: Taken | None
    turn: Taken | None
    redo: Taken | None
    why: dict[str, Why]
    ask: dict[str, Taken] = {}


class AskedAnswer(msgspec.Struct):
    """A request that stands: what it would take back, who is still to answer, who refused."""

    id: int
    seat: int
    to: Literal["step", "turn"]
    others: list[int]
    own: list[int]
    waits: list[int]
    refused: int | None


class StateAnswer(msgspec.Struct, tag_field="type", tag="state"):
    """All that a screen shows. `log` continues what it has up to `keep`.

    To a page that asked for what changed alone `changes` stands in place of `view` and `undo`, and
    of the rest what is as it was is left out.
    """

    n: int
    keep: int
    log: list[Entry]
    protocol: int | msgspec.UnsetType
    seats: list[Seat] | msgspec.UnsetType
    pace: PaceName | msgspec.UnsetType
    over: bool | msgspec.UnsetType
    mine: list[int] | msgspec.UnsetType
    host: bool | msgspec.UnsetType
    away: list[int] | msgspec.UnsetType
    own: list[int] | msgspec.UnsetType
    colours: list[int] | msgspec.UnsetType
    clock: ClockAnswer | msgspec.UnsetType | None
    asked: AskedAnswer | msgspec.UnsetType | None
    carries: bool | msgspec.UnsetType
    next: str | msgspec.UnsetType | None
    before: str | msgspec.UnsetType | None
    vote: VoteAnswer | msgspec.UnsetType | None
    undo: UndoOffer | msgspec.UnsetType = msgspec.UNSET
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    changes: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class CoinsAnswer(msgspec.Struct, tag_field="type", tag="coins"):
    """The coins of one seat, for its owner."""

    seat: int
    coins: int


class ErrorAnswer(msgspec.Struct, tag_field="type", tag="error"):
    """What was wrong, by key for the reader's language, and as an English sentence."""

    key: str
    args: dict[str, Any]
    text: str


class TableAnswer(msgspec.Struct):
    """A table was made."""

    table: str


class MadeAnswer(msgspec.Struct):
    """A table was made that is entered by links; a bot's seat has none."""

    table: str
    host: str
    seats: list[str | None]
    watch: str


class UrlAnswer(msgspec.Struct):
    """A link that was made."""

    url: str


class PictureAnswer(msgspec.Struct):
    """A picture as SVG."""

    svg: str


class TableLine(msgspec.Struct):
    """A line of the list of tables."""

    id: str
    created: str
    updated: str
    game: str = ""
    map: str = ""
    names: list[str] = []
    kinds: list[str] = []
    colours: list[int] = []
    round: int | None = None
    rounds: int | None = None
    over: bool = False
    winners: list[int] = []
    turn: int | None = None
    board: dict[str, Any] = {}
    copy_of: dict[str, str | int] | None = None
    n: int = 0
    host: bool = False
    damaged: bool = False
    lobby: bool = False
    carries: bool = False
    brought: list[dict[str, str]] = []


class AtAnswer(msgspec.Struct):
    """One position of a game that is stepped through."""

    n: int
    view: View
    entries: list[Entry]
    first: int
    previous: int | None
    next: int | None
    next_turn: int | None
    last: int
    over: bool
    seats: list[Seat]
    carries: bool
