"""Ready-made sentences that many races and powers are made of.

Home-made races and powers may be built of them in a file, without any code. A kind is a
terrain ("forest"), a mark ("mine"), "land", "water", "coast" (land next to water) or "any".
"""

from typing import TYPE_CHECKING

from marchland.core.regions import Regions, count
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.map import KINDS

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class EarnsPer(Ability):
    """Each region of a kind that you hold is worth more coins."""

    def __init__(self, kind: str, coins: int = 1) -> None:
        """Take the kind of region and the coins for each."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the held regions of the kind."""
        return self.coins * count(t.held & g.map.by_kind[self.kind])


class Earns(Ability):
    """You get some coins every turn."""

    def __init__(self, coins: int) -> None:
        """Take the coins of a turn."""
        super().__init__("")
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Return the coins."""
        return self.coins


class EarnsPerConquest(Ability):
    """Each region with tokens in it that you conquered this turn is worth more coins."""

    def __init__(self, coins: int = 1) -> None:
        """Take the coins for each conquest."""
        super().__init__("")
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Count this turn's conquests of regions that were not empty."""
        return self.coins * g.won_from_others(t)


class Cheaper(Ability):
    """Regions of a kind cost you fewer tokens."""

    def __init__(self, kind: str, by: int = 1) -> None:
        """Take the kind of region and the discount."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.by = by

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the discount where the region is of the kind."""
        return -self.by if g.map.by_kind[self.kind] >> r & 1 else 0


class Lands(Ability):
    """With no region on the map you may land on any region of a kind."""

    def __init__(self, kind: str) -> None:
        """Take the kind of region."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def entry(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions of the kind."""
        return g.map.by_kind[self.kind]


class Reaches(Ability):
    """You may attack any region of a kind, bordering yours or not."""

    def __init__(self, kind: str) -> None:
        """Take the kind of region."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions of the kind."""
        return g.map.by_kind[self.kind]


class Inhabits(Ability):
    """You may hold water regions of a kind."""

    def __init__(self, kind: str) -> None:
        """Take "sea", "lake" or "water"."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def habitat(self, g: "World", t: "Tribe") -> Regions:
        """Return the water regions of the kind."""
        return g.map.by_kind[self.kind]
