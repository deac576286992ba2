"""Asking the other persons for more than undo takes back by itself.

| who | does what |
| --- | --- |
| whoever plays a seat with a choice to take back | asks, one request at a table at a time |
| every other person who plays, at another screen | agrees or refuses; one refusal ends it |
| a bot, also one that plays for a person | is not asked |
| the screen that asked, on any device | takes the request back |

A request stands in the position in which it was made: whatever is done at the table lets it fall,
a change of who plays too. Once all have agreed, it is an undo like any other.
"""

from typing import Literal

from msgspec import structs

from marchland.server import faults
from marchland.server.protocol import Asked, AskedAnswer, Number, Strict
from marchland.server.table import Table
from marchland.server.undo import Barred

__all__ = ["AnswerUndo", "AskUndo", "asked_of", "asking", "replied", "shown", "waits"]


class AskUndo(Strict, tag_field="type", tag="ask_undo"):
    """Ask the others whether the last choice, or all of the turn, may be taken back."""

    n: Number
    to: Literal["step", "turn"]


class AnswerUndo(Strict, tag_field="type", tag="answer_undo"):
    """Agree to a request or refuse it; whoever made it takes it back by refusing."""

    n: Number
    id: Number
    yes: bool


def asked_of(table: Table, cuts: int) -> Asked | None:
    """Return the request that was made in this position, also where it was refused."""
    asked = table.header.asked
    return asked if asked and (asked.n, asked.cuts) == (table.n, cuts) else None


def waits(asked: Asked, table: Table) -> list[int]:
    """Return the seats whose persons are still to answer."""
    return [seat for seat in table.persons if seat not in (*asked.own, *asked.agreed)]


def shown(asked: Asked | None, table: Table) -> AskedAnswer | None:
    """Return what everybody at the table is told of a request."""
    if asked is None:
        return None
    others = table.wished(asked.to, frozenset(asked.own)).taken.others
    waiting = [] if asked.refused is not None else waits(asked, table)
    return AskedAnswer(asked.id, asked.seat, asked.to, others, asked.own, waiting, asked.refused)


def asking(
    table: Table, own: frozenset[int], to: Literal["step", "turn"], cuts: int, revision: int
) -> Asked:
    """Return the request of a screen that plays these seats.

    Raises:
        Fault: there is nothing to ask for, nobody to ask, or something was asked already.
    """
    before = asked_of(table, cuts)
    if before is not None and before.refused is not None:
        raise faults.ask("error-ask-refused", before.refused)
    if before is not None and before.seat not in own:
        raise faults.ask("error-ask-open", before.seat)
    if own and own.issuperset(table.persons):
        raise faults.ask("error-ask-nobody")
    try:
        table.undo(to, own)
    except Barred:
        pass
    else:
        raise faults.ask("error-ask-free")
    try:
        wish = table.wished(to, own)
    except Barred as barred:
        raise faults.not_back(barred.why) from barred
    return Asked(revision, table.n, cuts, wish.taken.seat, to, sorted(own))


def replied(
    asked: Asked | None, id_: int, table: Table, own: frozenset[int], *, yes: bool
) -> Asked | None:
    """Return a request once a screen that plays these seats has answered it; None as it is gone.

    Raises:
        Fault: it stands no more, or nobody at that screen is asked.
    """
    if asked is None or asked.id != id_ or asked.refused is not None:
        raise faults.ask("error-ask-gone")
    answering = own & frozenset(waits(asked, table))
    if not yes and own & frozenset(asked.own):
        return None
    if not answering:
        raise faults.ask("error-ask-not-you")
    if yes:
        return structs.replace(asked, agreed=sorted({*asked.agreed, *answering}))
    return structs.replace(asked, refused=min(answering))
