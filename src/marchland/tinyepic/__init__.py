"""Tiny Epic Kingdoms with Heroes' Call and its solo opponent."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from marchland.tinyepic.box import Box
    from marchland.tinyepic.game import TinyEpic

HERE: Final = Path(__file__).parent


@cache
def shipped_box() -> "Box":
    """Return the cards that come with the game."""
    from marchland.tinyepic.cards import shipped

    return shipped(HERE)


def game(content: Sequence[str] = ()) -> "TinyEpic":
    """Return Tiny Epic Kingdoms, with cards of a person's own from the named files.

    Raises:
        BadContent: a content file that cannot be used.
    """
    from marchland.tinyepic.cards import extended, shipped
    from marchland.tinyepic.game import TinyEpic

    if not content:
        return TinyEpic(shipped_box(), [HERE / "text"])
    # Read anew: the cards of two boxes must not share what is written on them.
    cards = extended(shipped(HERE), content)
    return TinyEpic(cards, [HERE / "text"])
