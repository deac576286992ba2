"""The record of a war, from the move that starts it to its end."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from marchland.tinyepic.parts.kinds import ATTACKER, DEFENDER, NONE, UNSET

USUAL: Final = 15
"""Values that every war has when it is written down."""
OPEN_FROM: Final = 5
"""The step of a war from which its numbers are open: both are in."""


@mypyc_attr(acyclic=True, free_list_len=1)
class War:
    """One war; lists hold the attacker's value, then the defender's.

    Attributes:
        place, action: where, and by which action the attacker came.
        seats: who; the defender may be `NEUTRAL`.
        fights: whether a meeple takes part; hero: whether it is the hero.
        number: what was shown, `FLAG`, or `UNSET`.
        extra: discounts declared before the numbers.
        fort: the discount of the defender's fort, 0 without a standing one.
        lays_fort: whether the fort is laid down after the war.
        winner: the side that won, `UNSET` before, 2 for an alliance.
        removed, saved: whether the loser's meeple left play, or was rescued.
        beaten: the loser's hero that took part, as card << 4 | level, or `NONE`.
        step: how far the war has come.
        tried: how often something was added after the reveal.
        alone: the resource with which alone a side said that it pays, or `NONE`.
        only: the resource with which alone both sides must pay, or `NONE`.
    """

    def __init__(self, place: int, action: int, attacker: int, defender: int) -> None:
        """Begin a war."""
        self.place = place
        self.action = action
        self.seats: list[int] = [attacker, defender]
        self.fights: list[bool] = [True, False]
        self.hero: list[bool] = [False, False]
        self.number: list[int] = [UNSET, UNSET]
        self.extra: list[int] = [0, 0]
        self.fort = 0
        self.lays_fort = False
        self.winner = UNSET
        self.removed = False
        self.saved = False
        self.beaten = NONE
        self.step = 0
        self.tried = 0
        self.alone: list[int] = [NONE, NONE]
        self.only = NONE

    def copy(self) -> "War":
        """Return an independent copy."""
        twin = War(self.place, self.action, self.seats[0], self.seats[1])
        twin.fights = self.fights[:]
        twin.hero = self.hero[:]
        twin.number = self.number[:]
        twin.extra = self.extra[:]
        twin.fort = self.fort
        twin.lays_fort = self.lays_fort
        twin.winner = self.winner
        twin.removed = self.removed
        twin.saved = self.saved
        twin.beaten = self.beaten
        twin.step = self.step
        twin.tried = self.tried
        twin.alone = self.alone[:]
        twin.only = self.only
        return twin

    def fields(self) -> list[Any]:
        """Return everything as plain values; what few wars have comes last, if it is there."""
        found = [
            self.place, self.action, self.seats[:], self.fights[:], self.hero[:], self.number[:],
            self.extra[:], self.fort, self.lays_fort, self.winner, self.removed,
            self.saved, self.beaten, self.step,
            self.tried,
        ]  # fmt: skip
        if self.alone != [NONE, NONE] or self.only != NONE:
            found += [self.alone[:], self.only]
        return found

    def restore(self, row: list[Any]) -> None:
        """Take what `fields` returned."""
        (
            self.place, self.action, self.seats, self.fights, self.hero, self.number,
            self.extra, self.fort, self.lays_fort, self.winner, self.removed,
            self.saved, self.beaten, self.step,
            self.tried,
        ) = row[:USUAL]  # fmt: skip
        if len(row) > USUAL:
            self.alone, self.only = row[USUAL:]

    def side_of(self, seat: int) -> int:
        """Return which side a seat is on."""
        return ATTACKER if self.seats[0] == seat else DEFENDER

    @property
    def loser(self) -> int:
        """The side that lost."""
        return 1 - self.winner
