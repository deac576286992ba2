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
        "That is not allowed now; only the actions shown are.",
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
        f"{why} What was played before that can be opened.",
        reason=saying(why),
        good=good,
    )


def fixed_sides() -> Fault:
    """A random first player would change who sides with whom (WC-17.1)."""
    return Fault(
        "error-teams-first",
        "In the Battle for Azeroth the side belongs to the seat, so no first player is drawn: "
        "seat the players by the sides they take.",
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
    "error-undo-bots": "Only bots play here; what they do is not taken back.",
    "error-undo-watch": "No seat is played at this screen, so nothing is taken back here.",
    "error-undo-nothing": "There is nothing to take back yet.",
    "error-undo-luck": "A die has been rolled or something drawn since then; where several people "
    "play, that stands.",
    "error-undo-shown": "Something hidden has been revealed since then; where several people play, "
    "that stands.",
    "error-undo-seat": "{seat} has played since then; where several people play, that stands.",
    "error-undo-turn": "{seat}'s turn is over; a whole turn can be taken back only while it lasts.",
    "error-redo-nothing": "There is nothing to bring back: only what was just taken back returns, "
    "until something else is done.",
    "error-ask-nobody": "Nobody plays at another screen who could agree to that.",
    "error-ask-free": "That can be taken back without asking.",
    "error-ask-open": "{seat} has asked for something already; that is answered first.",
    "error-ask-refused": "{seat} has refused; in this position nothing more can be asked for.",
    "error-ask-gone": "That request no longer stands.",
    "error-ask-not-you": "Nobody at this screen is asked to agree to anything.",
}
"""Why nothing is taken or brought back, in English."""


def not_back(why: Why) -> Fault:
    """Nothing can be taken back, or brought back, and why."""
    text = NOT_BACK[why.key].format(**{name: f"Seat {n + 1}" for name, n in why.args.items()})
    return Fault(why.key, text, 409, **why.args)


def ask(key: str, seat: int | None = None) -> Fault:
    """The others cannot be asked whether something is taken back, or do not answer so."""
    return not_back(Why(key, {} if seat is None else {"seat": seat}))


def watching() -> Fault:
    """A screen that plays no seat wants to do something at the table."""
    return Fault(
        "error-watching", "This screen watches. Whoever holds a seat can do something here.", 403
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
        "This link opens nothing, or nothing any more. Ask the host for a new one.",
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
        "No messages are sent for this seat: it has no webhook, or this server sends none.",
        403,
    )


def need_key() -> Fault:
    """The host of this server gives a key to those who may begin games."""
    return Fault(
        "error-create-key",
        "Games are started on this server with a key that its host gives out.",
        403,
    )


def secret(name: str) -> Fault:
    """Somebody asks for the coins of a seat that is not theirs."""
    return Fault(
        "error-secret",
        f"{name}'s coins stay hidden until the end. Only whoever plays that seat may see them.",
        403,
        name=name,
    )


def veiled(name: str) -> Fault:
    """Somebody asks for coins in a copy that they could not see in the game."""
    return Fault(
        "error-veiled",
        f"This is a copy of a game in which {name}'s coins were hidden. They stay hidden here too "
        "until the end.",
        403,
        name=name,
    )


def disk() -> Fault:
    """Something could not be written, whatever it was."""
    return Fault(
        "error-disk",
        "That was not done: the disk is full or read-only. Make room, for example by deleting a "
        "game, and try again.",
        507,
    )


def not_deleted() -> Fault:
    """A game could not be deleted: not even that goes on a disk so full."""
    return Fault(
        "error-disk-delete",
        "The game was not deleted: the disk is full or read-only. Whoever runs this server "
        "must make room on it.",
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
            "What holds the games was taken away while the server ran, so nothing can be saved. "
            "Whoever runs it must put it back, or start the server anew.",
            503,
        )
    if isinstance(error, Unreachable):
        return Fault(
            "error-unreachable",
            "The place where the games are kept does not answer at the moment. What was done last "
            "shows as soon as it does.",
            503,
        )
    return Fault(
        "error-store",
        "The games cannot be used as they are kept. Whoever runs this server finds the reason in "
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
        f"There is no game {table} here. It may have been deleted.",
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
        "This address is not one of this server's own. Open the address that it printed.",
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
        "Something went wrong inside the program. The game stands as it was last saved.",
        500,
    )
