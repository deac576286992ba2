"""What a position keeps besides, where its variant has sites."""

from typing import Any

from marchland.core.regions import Regions

Frame = tuple[int, int, int, int, int]
"""A question: stage, seat, slot, and two numbers."""


class Annex:
    """The part of a position that only some variants need.

    Attributes:
        at: for each site the region where it lies open; -1 where it does not.
        shown: the regions where a site lies open.
        hidden: the regions where one lies face down.
        bag: the set of sites that nobody has seen; what lies face down is undecided.
        used: the set of sites used this turn.
        paid: the set of sites whose toll the mover has paid this turn.
        side: the faction that the mover's race has chosen for this turn; 0 for none.
        waiting: questions to be asked as soon as the present answer is carried out.
        wild: whether the tokens that belong to nobody have their turn.
        coins: the coins of the tokens that belong to nobody.
        faces: the boards' faces chosen so far.
    """

    def __init__(self, sites: int) -> None:
        """Start with nothing on the map."""
        self.at: list[int] = [-1] * sites
        self.shown: Regions = 0
        self.hidden: Regions = 0
        self.bag = (1 << sites) - 1
        self.used = 0
        self.paid = 0
        self.side = 0
        self.waiting: tuple[Frame, ...] = ()
        self.wild = False
        self.coins = 0
        self.faces: tuple[int, ...] = ()

    def copy(self) -> "Annex":
        """Return an independent copy."""
        twin = Annex(0)
        twin.at = self.at[:]
        twin.shown = self.shown
        twin.hidden = self.hidden
        twin.bag = self.bag
        twin.used = self.used
        twin.paid = self.paid
        twin.side = self.side
        twin.waiting = self.waiting
        twin.wild = self.wild
        twin.coins = self.coins
        twin.faces = self.faces
        return twin

    def fields(self) -> list[Any]:
        """Return everything in which two may differ, as plain values."""
        return [
            self.at, self.shown, self.hidden, self.bag, self.used, self.paid, self.side,
            [list(frame) for frame in self.waiting], self.wild, self.coins, self.faces,
        ]  # fmt: skip

    def restore(self, row: list[Any]) -> None:
        """Take what `fields` returned."""
        (
            self.at, self.shown, self.hidden, self.bag, self.used, self.paid, self.side,
            waiting, self.wild, self.coins, faces,
        ) = row  # fmt: skip
        self.waiting = tuple([(f[0], f[1], f[2], f[3], f[4]) for f in waiting])
        self.faces = tuple(faces)
