"""Kinds of pieces: everything on a region that is not a race token."""

from typing import Final

STAY: Final = 0
GONE: Final = 1


class Piece:
    """A kind of piece and what becomes of it."""

    def __init__(
        self,
        name: str,
        supply: int,
        *,
        per_region: int = 1,
        defence: int = 0,
        immune: bool = False,
        as_token: bool = False,
        in_decline: int = GONE,
    ) -> None:
        """Describe the kind.

        Args:
            name: its id.
            supply: how many there are.
            per_region: how many may lie in one region.
            defence: what each adds to the price of its region.
            immune: whether nobody may take or touch its region.
            as_token: whether it counts as one more token against what aims at a lone one.
            in_decline: `STAY` when it outlasts its owner's decline, else `GONE`. It always
                leaves a region that is conquered or abandoned.
        """
        self.name = name
        self.supply = supply
        self.per_region = per_region
        self.defence = defence
        self.immune = immune
        self.as_token = as_token
        self.in_decline = in_decline
        self.kind = -1
        """Its number in the variant's table of pieces, set by the variant."""


MOUNTAIN: Final = "mountain"
"""The marker on every mountain region: part of the map, one more to pay (SW-C13)."""
