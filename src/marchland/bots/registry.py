"""Bots by name: those that come with Marchland, and others found by entry points."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from marchland.bots.base import Bot
from marchland.core.errors import UnknownName

GROUP: Final = "marchland.bots"

OURS: Final = {
    "random": ("marchland.bots.random", "RandomBot"),
    "greedy": ("marchland.bots.greedy", "GreedyBot"),
}
"""From plain to strong."""

Maker = Callable[..., Bot]
"""Makes a bot for one seat of one game; takes the seed of its dice, or nothing."""


class UnknownBot(UnknownName):
    """No bot of that name is installed."""


def names() -> list[str]:
    """Return the names of all bots, ours from plain to strong, then the others."""
    others = {point.name for point in entry_points(group=GROUP)}
    return [*OURS, *sorted(others - set(OURS))]


def installed() -> Mapping[str, Maker]:
    """Return what makes each bot; its code is loaded when the first one is made."""
    return {name: _maker(name) for name in names()}


def make(name: str, seed: int | str | None = None) -> Bot:
    """Return a bot for one seat of one game.

    Raises:
        UnknownBot: no such bot; the message lists the known ones.
    """
    return find(name)(seed)


def find(name: str) -> Maker:
    """Return what makes the bot of this name.

    Raises:
        UnknownBot: no such bot; the message lists the known ones.
    """
    if name in OURS:
        module, attribute = OURS[name]
        ours: Maker = getattr(import_module(module), attribute)
        return ours
    for point in entry_points(group=GROUP):
        if point.name == name:
            theirs: Maker = point.load()
            return theirs
    raise UnknownBot("bot", name, names())


def _maker(name: str) -> Maker:
    def maker(seed: int | str | None = None) -> Bot:
        return make(name, seed)

    return maker
