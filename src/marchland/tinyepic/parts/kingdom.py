"""One player's kingdom: resources, levels, figures, forts and hero."""

from typing import Any

from mypy_extensions import mypyc_attr

from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts.kinds import NONE
from marchland.tinyepic.parts.kit import Kit


@mypyc_attr(acyclic=True, free_list_len=1)
class Kingdom:
    """Everything that belongs to one seat; sets of places are ints.

    Attributes:
        seat, faction, home: seat, faction and home card, `NONE` while not known.
        stock: food, mana, ore, silver.
        magic, tower: the two tracks.
        once: levels whose "when you reach this level" is past.
        copies: for each level the faction whose ability it copies, or `NONE`.
        one, two: places with at least one, with two own meeples.
        low, low_two: places with at least one, with two of them lying.
        in_play: meeples in play, the hero included.
        hero, hero_level, hero_at, hero_low: card, level, place and posture; without a hero
            `NONE` and `NOWHERE`.
        retired: cards of retired heroes.
        forts, low_forts: places with a fort, and those whose fort lies.
        trophies: neutral meeples taken; wars_won: wars won against players.
        kit: the abilities that hold now.
    """

    def __init__(self, seat: int, kit: Kit) -> None:
        """Start with nothing."""
        self.seat = seat
        self.faction = NONE
        self.home = NONE
        self.stock: list[int] = [0, 0, 0, 0]
        self.magic = 0
        self.tower = 0
        self.once = 0
        self.copies: tuple[int, ...] = ()
        self.one = 0
        self.two = 0
        self.low = 0
        self.low_two = 0
        self.in_play = 0
        self.hero = NONE
        self.hero_level = 0
        self.hero_at = NOWHERE
        self.hero_low = False
        self.retired: tuple[int, ...] = ()
        self.forts = 0
        self.low_forts = 0
        self.trophies = 0
        self.wars_won = 0
        self.kit = kit

    def copy(self) -> "Kingdom":
        """Return an independent copy."""
        twin = Kingdom(self.seat, self.kit)
        twin.faction = self.faction
        twin.home = self.home
        twin.stock = self.stock[:]
        twin.magic = self.magic
        twin.tower = self.tower
        twin.once = self.once
        twin.copies = self.copies
        twin.one = self.one
        twin.two = self.two
        twin.low = self.low
        twin.low_two = self.low_two
        twin.in_play = self.in_play
        twin.hero = self.hero
        twin.hero_level = self.hero_level
        twin.hero_at = self.hero_at
        twin.hero_low = self.hero_low
        twin.retired = self.retired
        twin.forts = self.forts
        twin.low_forts = self.low_forts
        twin.trophies = self.trophies
        twin.wars_won = self.wars_won
        return twin

    def fields(self) -> list[Any]:
        """Return everything but the kit, as plain values."""
        return [
            self.seat, self.faction, self.home, self.stock[:], self.magic, self.tower, self.once,
            list(self.copies), self.one, self.two, self.low, self.low_two, self.in_play, self.hero,
            self.hero_level, self.hero_at, self.hero_low, list(self.retired), self.forts,
            self.low_forts, self.trophies, self.wars_won,
        ]  # fmt: skip

    def restore(self, row: list[Any]) -> None:
        """Take what `fields` returned."""
        (
            self.seat, self.faction, self.home, self.stock, self.magic, self.tower, self.once,
            copies, self.one, self.two, self.low, self.low_two, self.in_play, self.hero,
            self.hero_level, self.hero_at, self.hero_low, retired, self.forts,
            self.low_forts, self.trophies, self.wars_won,
        ) = row  # fmt: skip
        self.copies = tuple(copies)
        self.retired = tuple(retired)

    # Figures.

    def meeples_at(self, p: int) -> int:
        """Return how many own meeples are in a place."""
        return (self.one >> p & 1) + (self.two >> p & 1)

    def lying_at(self, p: int) -> int:
        """Return how many of them lie."""
        return (self.low >> p & 1) + (self.low_two >> p & 1)

    def standing(self) -> int:
        """Return the places with at least one standing meeple."""
        return (self.one & ~self.low) | (self.two & ~self.low_two)

    def standard_standing_at(self, p: int) -> int:
        """Return how many standard meeples stand in a place."""
        upright = self.meeples_at(p) - self.lying_at(p)
        return upright - 1 if self.hero_at == p and not self.hero_low else upright

    def standard_lying_at(self, p: int) -> int:
        """Return how many standard meeples lie in a place."""
        down = self.lying_at(p)
        return down - 1 if self.hero_at == p and self.hero_low else down

    def put(self, p: int, *, lying: bool, hero: bool) -> None:
        """Add a figure."""
        bit = 1 << p
        if self.one & bit:
            self.two |= bit
        else:
            self.one |= bit
        if lying:
            self._lay(bit)
        self.in_play += 1
        if hero:
            self.hero_at = p
            self.hero_low = lying

    def take(self, p: int, *, lying: bool, hero: bool) -> None:
        """Take a figure away."""
        bit = 1 << p
        if self.two & bit:
            self.two ^= bit
        else:
            self.one ^= bit
        if lying:
            self._raise(bit)
        self.in_play -= 1
        if hero:
            self.hero_at = NOWHERE
            self.hero_low = False

    def lay_down(self, p: int, *, hero: bool) -> None:
        """Lay a standing figure on its side."""
        self._lay(1 << p)
        if hero:
            self.hero_low = True

    def stand_up(self, p: int, *, hero: bool) -> None:
        """Stand a lying figure up."""
        self._raise(1 << p)
        if hero:
            self.hero_low = False

    def _lay(self, bit: int) -> None:
        if self.low & bit:
            self.low_two |= bit
        else:
            self.low |= bit

    def _raise(self, bit: int) -> None:
        if self.low_two & bit:
            self.low_two ^= bit
        else:
            self.low ^= bit

    @property
    def standing_forts(self) -> int:
        """The places with an own standing fort."""
        return self.forts & ~self.low_forts

    @property
    def pieces(self) -> int:
        """The places with an own meeple or fort."""
        return self.one | self.forts
