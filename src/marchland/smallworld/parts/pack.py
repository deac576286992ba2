"""What an installed package may add to a box; `docs/make-a-pack.md` makes one."""

from collections.abc import Sequence
from pathlib import Path

from marchland.smallworld.parts.ability import House, Power, Race


class Pack:
    """Races, powers, rules of the table and boards for one game of the family.

    Attributes:
        game: the game that it is for, such as "small-world".
        races, powers: each at the end of the game's own, in this order.
        house: rules that every race has; pieces that lie on the boards from the start belong to
            one of them.
        maps: a folder of boards, None without any.
        texts: a folder of Fluent files, None without any.
    """

    def __init__(
        self,
        game: str,
        races: Sequence[Race] = (),
        powers: Sequence[Power] = (),
        house: Sequence[House] = (),
        maps: Path | None = None,
        texts: Path | None = None,
    ) -> None:
        """Take what it adds."""
        self.game = game
        self.races = list(races)
        self.powers = list(powers)
        self.house = list(house)
        self.maps = maps
        self.texts = texts
