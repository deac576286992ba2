"""What the server answers when something cannot be done: a key, its numbers, one sentence."""

import logging
from collections.abc import Sequence
from typing import Any

from marchland.core.errors import BadName, BadReplay, MarchlandError, Worded, saying
from marchland.server.protocol import ErrorAnswer, Why
from marchland.server.store import StoreError, Unreachable, Unwritable, Vanished

__all__ = [
    "Fault",
    "ask",
    "bad_message",
    "bad_name",
    "bad_names",
    "disk",
    "fixed_sides",
    "foreign",
    "illegal",
    "illegal_because",
    "in_lobby",
    "inside",
    "need_key",
    "no_chat",
    "no_link",
    "no_seat",
    "no_table",
    "no_webhooks",
    "not_back",
    "not_deleted",
    "not_found",
    "not_host",
    "not_yours",
    "of",
    "other_method",
    "refused",
    "replay_part",
    "same_names",
    "secret",
    "stale",
    "store",
    "taken_colour",
    "too_large",
    "veiled",
    "watching",
    "worded",
]

log = logging.getLogger("marchland.server")

LONGEST = 160
"""Letters of a reason that may hold what somebody sent."""


class Fault(Exception):
    """One clear sentence for the person, a message key for their language, an HTTP status."""

    def __init__(self, key: str, text: str, status: int = 400, **args: Any) -> None:
        """Take the key, the sentence in English, the status, and the arguments of the key."""
        super().__init__(text)
        self.key = key
        self.text = text
        self.status = status
        self.words = args

    def answer(self) -> ErrorAnswer:
        """Return the message that says it."""
        return ErrorAnswer(self.key, self.words, self.text)


def stale() -> Fault:
    """The click answers an older position."""
    return Fault(
        "error-stale",
        "The game has moved on since that click. The table now shows where it stands.",
        409,
    )


def illegal(what: str) -> Fault:
    """The action is not among those the position allows."""
    return Fault(
        "error-illegal",
        f"“{what}” is not allowed now; only the actions that are shown can be taken.",
        409,
        action=what,
    )


def illegal_because(what: str, why: dict[str, Any], sentence: str) -> Fault:
    """The action is not allowed, and the game says why."""
    return Fault(why["key"], f"“{what}” is not allowed now. {sentence}", 409, **why["args"])


def refused(text: str, status: int = 400) -> Fault:
    """The rules, a file or an option was refused with a sentence of its own."""
    return Fault("error-refused", text, status, reason=text)


def worded(text: str, key: str, status: int = 400, **args: Any) -> Fault:
    """Something was refused that has words in every language."""
    return Fault(key, text, status, **args)


def of(error: MarchlandError, status: int = 400) -> Fault:
    """Say what a game refuses, in the reader's language where the game has words for it."""
    if isinstance(error, Worded) and error.key:
        return Fault(error.key, str(error), status, **error.words)
    return refused(str(error), status)


def replay_part(why: BadReplay, good: int) -> Fault:
    """A replay file goes wrong somewhere; what was played before can be opened."""
    return Fault(
        "error-replay-part",
        f"{str(why)[:-1]}; up to action {good} the file can be opened.",
        reason=saying(why),
        good=good,
    )


def fixed_sides() -> Fault:
    """A random first player would change who sides with whom (WC-17.1)."""
    return Fault(
        "error-teams-first",
        "In the Battle for Azeroth the side belongs to the seat, so nobody is drawn to begin; "
        "seat the players as they side with each other.",
    )


def not_yours(name: str) -> Fault:
    """It is a bot's turn, or nobody's."""
    return Fault(
        "error-not-yours",
        f"It is {name}'s move, and that seat is not played at this screen.",
        409,
        name=name,
    )


NOT_BACK = {
    "error-undo-bots": "Only bots play here, and what they do is not taken back.",
    "error-undo-watch": "No seat is played at this screen, so nothing is taken back here.",
    "error-undo-nothing": "Nothing has been done here yet that could be taken back.",
    "error-undo-luck": "A die has been rolled or a draw made since; among several people nothing "
    "before it is taken back.",
    "error-undo-shown": "Something hidden has been revealed since; among several people nothing "
    "before it is taken back.",
    "error-undo-seat": "Seat {seat} has acted since; among several people nothing before that is "
    "taken back.",
    "error-undo-turn": "The turn of seat {seat} has ended; a whole turn can be taken "
    "back only while it lasts.",
    "error-redo-nothing": "Nothing was taken back that could be brought back.",
    "error-ask-nobody": "Nobody plays at another screen who could agree to that.",
    "error-ask-free": "That is taken back without asking anybody.",
    "error-ask-open": "Seat {seat} has asked for something already; that is answered first.",
    "error-ask-refused": "Seat {seat} has refused; in this position nothing more is asked for.",
    "error-ask-gone": "That request no longer stands.",
    "error-ask-not-you": "Nobody at this screen is asked whether something is taken back.",
}
"""Why nothing is taken or brought back, in English; seats count from 1."""


def not_back(why: Why) -> Fault:
    """Nothing can be taken back, or brought back, and why."""
    text = NOT_BACK[why.key].format(**{name: n + 1 for name, n in why.args.items()})
    return Fault(why.key, text, 409, **why.args)


def ask(key: str, seat: int | None = None) -> Fault:
    """The others cannot be asked whether something is taken back, or do not answer so."""
    return not_back(Why(key, {} if seat is None else {"seat": seat}))


def watching() -> Fault:
    """A screen that plays no seat wants to do something at the table."""
    return Fault(
        "error-watching", "This screen watches; whoever holds a seat can do something here.", 403
    )


def in_lobby() -> Fault:
    """Nothing is played before the host begins."""
    return Fault("error-lobby", "This game has not begun yet; the host begins it.", 409)


def no_seat(seat: int, seats: int) -> Fault:
    """There is no such seat."""
    return refused(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")


def taken_colour() -> Fault:
    """Somebody else has that colour."""
    return Fault("error-colour-taken", "Somebody else has that colour; choose one that is free.")


def not_host() -> Fault:
    """Something that only the host of a table may do."""
    return Fault(
        "error-not-host", "Only the host of this table may do that; the host's link opens it.", 403
    )


def no_link() -> Fault:
    """A link that opens nothing, or nothing any more."""
    return Fault(
        "error-link",
        "This link opens nothing, or nothing any more; ask its host for a new one.",
        404,
    )


def no_chat() -> Fault:
    """Nobody speaks here, or not at this screen."""
    return Fault(
        "error-chat-off",
        "Nobody can write here; the table's host decides who may.",
        403,
    )


def no_webhooks() -> Fault:
    """Nobody is called from here, or the seat has named no address."""
    return Fault(
        "error-webhook-off",
        "This seat is called nowhere: it has no webhook, or this server makes no calls.",
        403,
    )


def need_key() -> Fault:
    """The host of this server gives a key to those who may begin games."""
    return Fault(
        "error-create-key",
        "Games are begun on this server with a key that its host gives out.",
        403,
    )


def secret(name: str) -> Fault:
    """Somebody asks for the coins of a seat that is not theirs."""
    return Fault(
        "error-secret",
        f"The coins of {name} stay hidden until the game ends; only whoever plays that seat may "
        "look at them.",
        403,
        name=name,
    )


def veiled(name: str) -> Fault:
    """Somebody asks for coins in a copy that they could not see in the game."""
    return Fault(
        "error-veiled",
        f"This is a copy of a game in which the coins of {name} were hidden; they stay so here too "
        "until the end.",
        403,
        name=name,
    )


def disk() -> Fault:
    """Something could not be written, whatever it was."""
    return Fault(
        "error-disk",
        "That was not done, as nothing can be saved: the disk is full or may not be written; make "
        "room, for example by deleting a game, and try again.",
        507,
    )


def not_deleted() -> Fault:
    """A game could not be deleted: not even that goes on a disk so full."""
    return Fault(
        "error-disk-delete",
        "The game was not deleted: the disk is full or may not be written; whoever runs this "
        "server must make room on it.",
        507,
    )


def store(error: StoreError) -> Fault:
    """The games cannot be used: say why, as far as whoever plays can do something about it."""
    log.warning("%s", error)
    if isinstance(error, Unwritable):
        return disk()
    if isinstance(error, Vanished):
        return Fault(
            "error-store-lost",
            "What holds the games was taken away while the server ran, so nothing can be saved; "
            "whoever runs it must put it back, or start the server anew.",
            503,
        )
    if isinstance(error, Unreachable):
        return Fault(
            "error-unreachable",
            "The place where the games are kept does not answer at the moment; what was done last "
            "shows as soon as it does.",
            503,
        )
    return Fault(
        "error-store",
        "The games cannot be used as they are kept; whoever runs this server finds the reason in "
        "its log.",
        500,
    )


def bad_message(reason: str) -> Fault:
    """A message that is not in the protocol; of what was sent only a beginning is repeated."""
    reason = "".join(one if one.isprintable() else "\ufffd" for one in reason[:LONGEST])
    return Fault("error-message", f"The message was not understood: {reason}.", 400, reason=reason)


def bad_names(error: BadName) -> Fault:
    """Names that cannot be, by the one rule for names."""
    return same_names() if error.seat is None else bad_name(error.seat)


def bad_name(seat: int) -> Fault:
    """A seat without a usable name."""
    return Fault(
        "error-name",
        f"Seat {seat + 1} needs a name of 1 to 40 characters.",
        400,
        n=seat + 1,
    )


def same_names() -> Fault:
    """Nobody could tell from the log who did what."""
    return Fault("error-names-twice", "Two seats cannot have the same name.")


def no_table(table: str) -> Fault:
    """The table is not in the store; a close frame holds no more than 123 bytes."""
    table = table.encode("ascii", "replace").decode()[:40]
    return Fault(
        "error-no-table",
        f"There is no table {table} here; it may have been deleted.",
        404,
        table=table,
    )


def not_found() -> Fault:
    """An address nobody answers."""
    return Fault("error-not-found", "There is nothing at this address.", 404)


def other_method(method: str, known: Sequence[str]) -> Fault:
    """An address that answers, but not to this."""
    allowed = ", ".join(known)
    return Fault(
        "error-method",
        f"This address does not answer to {method}; it knows {allowed}.",
        405,
        method=method,
        allowed=allowed,
    )


def foreign() -> Fault:
    """The request names another host or comes from another site's page."""
    return Fault(
        "error-foreign",
        "This address is not one of this server's own; open the address that it printed.",
        403,
    )


def too_large(limit: int) -> Fault:
    """More bytes than any honest message has."""
    return Fault(
        "error-too-large",
        f"That is larger than the {limit // 1024} KiB that are accepted here.",
        413,
        limit=limit // 1024,
    )


def inside(error: BaseException) -> Fault:
    """Note a fault of ours where its author finds it; the person gets one sentence."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
    log.error("%s: %s (%s)", type(error).__name__, error, where)
    return Fault(
        "error-inside",
        "Something went wrong inside the program; the game stands as it was last saved.",
        500,
    )
