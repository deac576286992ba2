"""A line in the turn's record of conquests."""

from typing import Final

from mypy_extensions import mypyc_attr

EMPTY: Final = -2
"""The race of a region that nobody held."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Conquest:
    """One conquest of this turn; never changed.

    Attributes:
        region: the region taken.
        race: the conquering race's number.
        foe_race: the defending race's number; -1 for the neutral tribe, `EMPTY` for none.
        foe_seat: the defender's seat, or `NOBODY`.
        defenders: race tokens that stood there, pieces that count as such included.
        code: all of it as one number.
        side: the faction for which the conqueror fought; 0 for none.
    """

    def __init__(
        self,
        region: int,
        race: int,
        foe_race: int,
        foe_seat: int,
        defenders: int,
        side: int = 0,
    ) -> None:
        """Take every field."""
        self.region = region
        self.race = race
        self.foe_race = foe_race
        self.foe_seat = foe_seat
        self.defenders = defenders
        self.side = side
        self.code = (((region << 8 | race) << 8 | foe_race + 2) << 8 | foe_seat + 2) << 10
        self.code |= defenders << 2 | side

    def fields(self) -> list[int]:
        """Return every field."""
        found = [self.region, self.race, self.foe_race, self.foe_seat, self.defenders]
        return [*found, self.side] if self.side else found


def code_of(c: Conquest) -> int:
    """Return a conquest as one number, by which equal records are put in one order."""
    return c.code
