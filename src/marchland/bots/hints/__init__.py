"""What bots know of a game: the only place outside its package where a game may be named."""

from importlib import import_module
from typing import Final

from marchland.bots.hints.base import Hints, Plain

__all__ = ["Hints", "Plain", "hints_for"]

MODULES: Final = {
    "small-world": "marchland.bots.hints.small_world",
    "tiny-epic": "marchland.bots.hints.tiny_epic",
    "warcraft": "marchland.bots.hints.small_world",
}
"""Where the hints for each game live; a game without any is played by its scores alone."""


def hints_for(game: str) -> Hints:
    """Return the hints for a game."""
    if game not in MODULES:
        return Plain()
    hints: Hints = import_module(MODULES[game]).hints()
    return hints
