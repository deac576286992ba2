"""What bots know of a game: the only place outside its package where a game may be named."""

from importlib import import_module
from typing import Final

from marchland.bots.hints.base import Hints, Lot, Plain

__all__ = ["Hints", "Plain", "hints_for"]

MODULES: Final = {
    "small-world": "marchland.bots.hints.small_world",
    "tiny-epic": "marchland.bots.hints.tiny_epic",
}
"""Where the hints for each family of games live; one without any is played out by chance."""


def hints_for(family: str, *, thin: bool = False) -> Hints:
    """Return the hints for a family of games; thin ones answer sooner, and not as well."""
    if family not in MODULES:
        return Lot() if thin else Plain()
    hints: Hints = import_module(MODULES[family]).hints(thin=thin)
    return hints
