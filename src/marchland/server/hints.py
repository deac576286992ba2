"""A hint: what a strong bot would do in the place of whoever is asked, and why."""

import logging
from typing import Final

from marchland.bots.advice import Advice, check
from marchland.core.errors import MarchlandError
from marchland.server import faults
from marchland.server.counsel import HintAnswer, HintOption
from marchland.server.library import Library
from marchland.server.questions import Advise
from marchland.server.rights import Right
from marchland.server.table import Table
from marchland.server.thinkers import Failed, Lost, Minds

__all__ = ["hint"]

log = logging.getLogger("marchland.server")

BOT: Final = "strong"
SECONDS: Final = 2.0
"""For one hint."""
LIMIT: Final = 20.0
"""Seconds after which no hint is waited for: a slow machine ends its last game late."""


async def hint(right: Right, table: Table, n: int, library: Library, thinkers: Minds) -> HintAnswer:
    """Return the best ways on for the person who is asked, from what their seat may know.

    Raises:
        Fault: the game has moved on or is over, nobody at this screen is asked, or no hint came.
    """
    if n != table.n:
        raise faults.stale()
    state = table.state
    try:
        check(state)
    except MarchlandError as error:
        raise faults.of(error, 409) from error
    right.check_turn(table)
    seat = state.to_move
    question = Advise(state.game.name, state.observe(seat).serialize(), SECONDS, BOT)
    try:
        found: list[Advice] = await thinkers.ask(question, library, LIMIT)
    except (TimeoutError, Failed, Lost) as error:
        log.warning("no hint came: %r", error)
        raise faults.worded("The hint did not come; ask again.", "error-hint-lost", 503) from error
    options = [
        HintOption(list(one.actions), lead(one), gain(one), one.told, one.why, one.regions)
        for one in found
    ]
    return HintAnswer(n, seat, BOT, options)


def lead(one: Advice) -> float | None:
    """Return the lead at the end for a message; None where it is early or a total is hidden."""
    return None if one.is_early or one.is_hidden else round(one.value, 2)


def gain(one: Advice) -> float | None:
    """Return what comes of a way from now on for a message; None where it is too early to tell."""
    return None if one.is_early else round(one.gain, 2)
