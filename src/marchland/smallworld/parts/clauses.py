"""Ready-made sentences that many races and powers are made of.

Home-made races and powers may be built of them in a file, without any code. A kind is a
terrain ("forest"), a mark ("mine"), "land", "water", "coast" (land next to water) or "any".
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.errors import BadScenario
from marchland.core.game import NOBODY
from marchland.core.regions import Regions, count
from marchland.core.shapes import NUMBER
from marchland.smallworld.parts.ability import (
    ALLIANCE,
    CONQUERED,
    CONQUEST,
    HORDE,
    POWER,
    RACE,
    Ability,
)
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.pieces import Piece

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

ANYONE: Final = "anyone"
PLAYERS: Final = "players"
NEUTRAL: Final = "neutral"
SIDES: Final = {"alliance": ALLIANCE, "horde": HORDE}
FROM: Final = (ANYONE, PLAYERS, NEUTRAL, *SIDES)
"""From whom a region may be taken: whoever stands there, other players, nobody's tokens, or
another player's race of a faction."""


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


class EarnsFrom(Ability):
    """Each region that you took this turn from certain races is worth more coins."""

    def __init__(self, whom: str, coins: int = 1) -> None:
        """Take one of `FROM`, and the coins for each conquest."""
        super().__init__("")
        self.whom = whom
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Count this turn's conquests from them."""
        if self.whom == ANYONE:
            return self.coins * g.won_from_others(t)
        won = 0
        for c in g.conquests:
            if c.race == t.race and is_of(g, t, self.whom, c.foe_race, c.foe_seat):
                won += 1
        return self.coins * won


def is_of(g: "World", t: "Tribe", whom: str, race: int, seat: int) -> bool:
    """Tell whether a race that holds a region is one of those from whom t is to take it."""
    if whom == NEUTRAL:
        return seat == NOBODY and race == -1
    if seat < 0 or seat == t.seat:
        return False
    return whom == PLAYERS or g.setup.variant.race_sides[race] == SIDES[whom]


class EarnsBeside(Ability):
    """Each region that you hold next to a kind of region is worth more coins."""

    def __init__(self, kind: str, coins: int = 1) -> None:
        """Take the kind of region beside, and the coins for each that is held."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the held regions with a neighbour of the kind."""
        return self.coins * count(t.held & g.map.touching(g.map.by_kind[self.kind]))


class EarnsFirst(Ability):
    """You get some coins once, at the end of your first turn."""

    def __init__(self, coins: int) -> None:
        """Take the coins."""
        super().__init__("")
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Pay when no turn has been played with the combo before."""
        return self.coins if t.age == 0 else 0


class Cheaper(Ability):
    """Regions of a kind cost you fewer tokens, or more by a negative discount."""

    def __init__(self, kind: str, by: int = 1) -> None:
        """Take the kind of region and the discount."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.by = by

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the discount where the region is of the kind."""
        return -self.by if g.map.by_kind[self.kind] >> r & 1 else 0


class CheaperFrom(Cheaper):
    """Regions of a kind cost you fewer tokens where certain races stand."""

    def __init__(self, kind: str, whom: str, by: int = 1) -> None:
        """Take the kind of region, one of `FROM`, and the discount."""
        super().__init__(kind, by)
        self.whom = whom

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the discount where one of them holds a region of the kind."""
        foe = g.holder(r)
        if foe is None or not g.map.by_kind[self.kind] >> r & 1:
            return 0
        theirs = self.whom == ANYONE or is_of(g, t, self.whom, foe.race, foe.seat)
        return -self.by if theirs else 0


class CheaperBeside(Cheaper):
    """A region next to one of a kind that you hold costs you fewer tokens."""

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the discount beside a held region of the kind."""
        beside = g.map.neighbours[r] & t.held & g.map.by_kind[self.kind]
        return -self.by if beside else 0


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


class Links(Ability):
    """Regions of a kind border each other, for your conquests."""

    def __init__(self, kind: str) -> None:
        """Take the kind of region."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def links(self, g: "World", t: "Tribe", r: int) -> Regions:
        """Join each region of the kind to all others."""
        joined = g.map.by_kind[self.kind]
        return joined if joined >> r & 1 else 0


class Crosses(Ability):
    """You land in regions of a kind on other islands without an extra token."""

    def __init__(self, kind: str) -> None:
        """Take the kind of region."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def ferry_free(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions of the kind."""
        return g.map.by_kind[self.kind]


class Recruits(Ability):
    """Tokens join you at redeployment, each turn or for some of your conquests."""

    def __init__(self, tokens: int = 1, per: int = 0) -> None:
        """Take how many, and for how many regions with tokens in them; 0 for each turn."""
        super().__init__("")
        self.count = tokens
        self.per = per

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Count this turn's victims, where it depends on them."""
        return self.count * (g.won_from_others(t) // self.per) if self.per else self.count


class RecruitsPer(Ability):
    """Tokens join you at redeployment for each region of a kind that you hold."""

    def __init__(self, kind: str, tokens: int = 1) -> None:
        """Take the kind of region, and how many for each."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.count = tokens

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Count the held regions of the kind."""
        return self.count * count(t.held & g.map.by_kind[self.kind])


class Reserve(Ability):
    """Some of your tokens fight each turn and step aside after redeployment."""

    def __init__(self, tokens: int) -> None:
        """Take how many."""
        super().__init__("")
        self.count = tokens

    def withheld(self, g: "World", t: "Tribe") -> int:
        """Set them aside again."""
        return self.count


class Spares(Ability):
    """You lose no token when an opponent takes a region of yours, or whatever an opponent does."""

    def __init__(self, always: bool = False) -> None:
        """Take whether it saves from everything that kills, not from conquests alone."""
        super().__init__("")
        self.always = always

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Save the token that it would cost."""
        return 1 if by.seat != t.seat and (self.always or cause == CONQUERED) else 0


class Leaves(Ability):
    """More than one of your tokens stays in each region when you go into decline."""

    def __init__(self, tokens: int = 0) -> None:
        """Take how many stay as far as they are there; 0 for all."""
        super().__init__("")
        self.count = tokens

    def left_behind(self, g: "World", t: "Tribe", r: int) -> int:
        """Leave so many where they stand."""
        return self.count or g.count[r]


class Toll(Ability):
    """Whoever tries to conquer a region of a kind from you pays you first."""

    def __init__(self, kind: str, coins: int = 1) -> None:
        """Take the kind of region and the coins."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.coins = coins

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Charge each attempt of an opponent (WC-Q43)."""
        return self.coins if deed == CONQUEST and g.map.by_kind[self.kind] >> r & 1 else 0


class Closes(Ability):
    """No opponent can conquer a region of a kind from you."""

    def __init__(self, kind: str) -> None:
        """Take the kind of region."""
        super().__init__("")
        self.kind = KINDS.index(kind)

    def bars(self, g: "World", t: "Tribe", foe: "Tribe") -> Regions:
        """Close the regions of the kind to everybody else."""
        return t.held & g.map.by_kind[self.kind] if foe.seat != t.seat else 0


class Builds(Ability):
    """Each region of a kind that you conquer gets a piece."""

    def __init__(self, piece: Piece, kind: str = "any") -> None:
        """Take the piece and the kind of region."""
        super().__init__("")
        self.piece = piece
        self.kind = KINDS.index(kind)

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Put it there, as long as there are any."""
        if g.map.by_kind[self.kind] >> c.region & 1 and g.pieces_left(self.piece.kind):
            g.place(self.piece, c.region)


class BuildsFirst(Builds):
    """The first conquests of your race, of a kind of region, get a piece each."""

    slot = RACE
    keys = (("built", NUMBER),)

    def __init__(self, piece: Piece, kind: str, first: int) -> None:
        """Take the piece, the kind of region, and how many get one."""
        super().__init__(piece, kind)
        self.first = first

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Put it there and count it, once taken for good."""
        if self.memo(t) < self.first and g.map.by_kind[self.kind] >> c.region & 1:
            self.remember(t, self.memo(t) + 1)
            super().on_conquest(g, t, c)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how many have got one."""
        [(key, _)] = self.keys
        used = int(data.get(key, 0))
        if not 0 <= used <= self.first:
            raise BadScenario(f"{key} is 0 to {self.first} here, not {used}.")
        self.remember(t, used)

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how many have got one."""
        [(key, _)] = self.keys
        return {key: self.memo(t)} if self.memo(t) else {}


class PowerBuildsFirst(BuildsFirst):
    """The same for a power: what it remembers lies beside what the race remembers."""

    slot = POWER
    keys = (("power_built", NUMBER),)
