"""Bots by name: those that come with Marchland, and others found by entry points or in a file."""

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from marchland.bots.base import Bot
from marchland.bots.named import Maker, Named, from_file, named, split
from marchland.core.errors import UnknownBot

GROUP: Final = "marchland.bots"

OURS: Final = {
    "random": ("marchland.bots.random", "RandomBot"),
    "easy": ("marchland.bots.easy", "EasyBot"),
    "greedy": ("marchland.bots.greedy", "GreedyBot"),
    "strong": ("marchland.bots.strong", "StrongBot"),
    "best": ("marchland.bots.strong", "BestBot"),
}
"""From plain to strong."""


def names() -> list[str]:
    """Return the names of all bots, ours from plain to strong, then the others."""
    others = {point.name for point in entry_points(group=GROUP)}
    return [*OURS, *sorted(others - set(OURS))]


def installed() -> Mapping[str, Maker]:
    """Return what makes each bot; its code is loaded when the first one is made.

    Each can be pickled.
    """
    return {name: partial(make, name) for name in names()}


def make(text: str, seed: int | str | None = None) -> Bot:
    """Return a bot for one seat of one game.

    Raises:
        UnknownBot: no such bot; the message lists the known ones.
        BadBot: a file, class or option that is not there, or one that fails.
    """
    return find(text)(seed)


def find(text: str) -> Named:
    """Return what makes the bot of this name, or of this file and class, with its options.

    Args:
        text: `greedy`, `greedy@seed=2` or `mine.py:Mine@depth=3`. A file is loaded because the
            person named it; nothing else ever loads one.

    Raises:
        UnknownBot: no such bot; the message lists the known ones.
        BadBot: a file, class or option that is not there, or a file that fails.
    """
    file, name, options = split(text)
    maker = from_file(file, name) if file else _of_name(name)
    return named(text, name, maker, options, file)


def _of_name(name: str) -> Maker:
    if name in OURS:
        module, attribute = OURS[name]
        ours: Maker = getattr(import_module(module), attribute)
        return ours
    for point in entry_points(group=GROUP):
        if point.name == name:
            theirs: Maker = point.load()
            return theirs
    raise UnknownBot("bot", name, [*names(), "FILE.py:Class"])
