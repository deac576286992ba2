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
        holds: bool = False,
        fights: bool = False,
        in_decline: int = GONE,
        in_conquest: int = GONE,
        when_left: int = GONE,
        recalled: bool = False,
    ) -> None:
        """Describe the kind.

        Args:
            name: its id.
            supply: how many there are.
            per_region: how many may lie in one region.
            defence: what each adds to the price of its region.
            immune: whether nobody may take or touch its region.
            as_token: whether it counts as one more token against what aims at a lone one.
            holds: whether it holds a region alone and is redeployed like a token.
            fights: whether it is spent on conquests like a token; those in hand are counted in
                `Tribe.power_memo`.
            in_decline: `STAY` when it outlasts the decline of the race around it, else `GONE`.
            in_conquest: `STAY` when it stays in a region that is conquered.
            when_left: `STAY` when it stays in a region that is left empty.
            recalled: whether it leaves the map, wherever it lies, when its owner declines.
        """
        self.name = name
        self.supply = supply
        self.per_region = per_region
        self.defence = defence
        self.immune = immune
        self.as_token = as_token
        self.holds = holds
        self.fights = fights
        self.in_decline = in_decline
        self.in_conquest = in_conquest
        self.when_left = when_left
        self.recalled = recalled
        self.kind = -1
        """Its number in the variant's table of pieces, set by the variant."""


MOUNTAIN: Final = "mountain"
"""The marker on every mountain region: part of the map, one more to pay (SW-C13)."""
