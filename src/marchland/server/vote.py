"""A bot for somebody who is gone: those who are there decide, and the person gets the seat back.

| who | does what |
| --- | --- |
| whoever plays and is there | wants a bot to play for a person who has been gone a while |
| every person who is there | agrees or not; more than half of their seats decide |
| the host | needs no vote |
| the person, as soon as they are there | ends the vote, or has the seat back |
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from marchland.server import faults
from marchland.server.library import Library
from marchland.server.protocol import Header, Vote, VoteAnswer
from marchland.server.rights import Right
from marchland.server.seats import Number
from marchland.server.table import Table

__all__ = ["GONE", "SetVote", "back", "shown", "voted"]

GONE = 30.0
"""Seconds after which somebody counts as gone: whoever loads the page anew does not."""

USUAL = "greedy"
"""The bot that takes over."""


class SetVote(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="vote"):
    """Say whether a bot shall play for somebody who is gone; the first yes opens the vote."""

    seat: Number
    yes: bool


def deciding(table: Table, seat: int, here: Collection[int]) -> list[int]:
    """Return the seats whose persons decide: those that are there."""
    return [one for one in table.persons if one in here and one != seat]


def shown(table: Table, here: Collection[int]) -> VoteAnswer | None:
    """Return what everybody is told of a vote."""
    vote = table.header.vote
    if vote is None:
        return None
    open_ = [one for one in deciding(table, vote.seat, here) if one not in (*vote.yes, *vote.no)]
    return VoteAnswer(vote.seat, vote.yes, vote.no, open_)


def voted(
    right: Right,
    library: Library,
    wish: SetVote,
    table: Table,
    here: Collection[int],
    gone: Collection[int],
) -> Header:
    """Return what the game is once a screen has said what it wants.

    Raises:
        Fault: nobody at that screen decides, or nothing is to be decided about that seat.
    """
    own = right.check_vote(wish.seat, table)
    vote = table.header.vote
    if vote is None or vote.seat != wish.seat:
        if not wish.yes:
            raise faults.worded("That vote is no longer open.", "error-vote-gone", 409)
        if vote is not None:
            raise faults.worded(
                "One vote is open already; that one is decided first.", "error-vote-open", 409
            )
        if wish.seat not in gone:
            raise faults.worded(
                "That person is here, or has been away for a moment only; wait a little.",
                "error-vote-here",
                409,
            )
        vote = Vote(wish.seat)
    yes, no = {*vote.yes} - own, {*vote.no} - own
    (yes if wish.yes else no).update(own)
    asked = deciding(table, wish.seat, here)
    agreed, refused = len(yes.intersection(asked)), len(no.intersection(asked))
    if 2 * agreed > len(asked):
        bots = list(library.bots())
        if not bots:
            raise faults.worded("A bot is to play, and no bot is installed here.", "error-no-bots")
        header = table.standing_in(wish.seat, USUAL if USUAL in bots else bots[0])
        return replace(header, voted=sorted({*header.voted, wish.seat}))
    if 2 * refused >= len(asked):
        return replace(table.header, vote=None)
    return replace(table.header, vote=replace(vote, yes=sorted(yes), no=sorted(no)))


def back(table: Table, here: Collection[int]) -> Header | None:
    """Return what the game is once those who are there have what is theirs; None where they do."""
    header = table.header
    seat = next((one for one in header.voted if one in here), None)
    if seat is not None:
        return table.standing_in(seat, None)
    if header.vote is not None and header.vote.seat in here:
        return replace(header, vote=None)
    return None
