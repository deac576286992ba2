"""Ready-made sentences that many races and powers are made of.

Home-made races and powers may be built of them in a file, without any code. A kind is a
terrain ("forest"), a mark ("mine"), "land", "water", "coast" (land next to water) or "any".
"""

from typing import TYPE_CHECKING, Final

from marchland.core.regions import Regions, count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import CONQUERED, CONQUEST, Ability
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.pieces import Piece
from marchland.smallworld.parts.spoils import ANYONE, is_of

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
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


class Ignores(Ability):
    """Something that defends a region does not count against you."""

    TOKENS: Final = 0
    PIECES: Final = 1
    MOUNTAINS: Final = 2

    def __init__(self, what: int) -> None:
        """Take what does not count: `TOKENS`, `PIECES` or `MOUNTAINS`."""
        super().__init__("")
        self.what = what

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Take off what it adds to the price."""
        if self.what == self.TOKENS:
            foe = g.holder(r)
            if foe is None or (foe.seat == t.seat and not g.setup.own_declined_cost):
                return 0
            return -g.count[r]
        mountain = g.map.mountains >> r & 1
        return -mountain if self.what == self.MOUNTAINS else mountain - g.defence[r]


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


class ReachesBeyond(Reaches):
    """You may attack any region of a kind that lies behind one next to yours."""

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions of the kind two steps away."""
        return g.border(g.border(t.held)) & g.map.by_kind[self.kind]


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


class Guards(Ability):
    """Regions of a kind cost whoever would take them from you more tokens."""

    def __init__(self, kind: str, by: int = 1) -> None:
        """Take the kind of region, and how many more."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.by = by

    def guards(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> int:
        """Add to the price where the region is of the kind."""
        return self.by if g.map.by_kind[self.kind] >> r & 1 else 0


class Mercy(Ability):
    """Nobody loses a token for good when you take a region from an active race."""

    merciful = True


class Stands(Ability):
    """Never fewer than so many of you in a region, in decline neither."""

    def __init__(self, tokens: int) -> None:
        """Take how many."""
        super().__init__("")
        self.count = tokens

    def fewest(self) -> int:
        """Return how many."""
        return self.count

    def left_behind(self, g: "World", t: "Tribe", r: int) -> int:
        """Leave as many in decline too (WC-Q26)."""
        return self.count

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask where a lone one goes (WC-Q26)."""
        return "choose-lone" if stage == stages.CHOOSE else ""


class EarnsPerPiece(Ability):
    """Each region that you hold with a kind of piece in it is worth more coins."""

    def __init__(self, piece: Piece, coins: int = 1) -> None:
        """Take the piece, and the coins for each region."""
        super().__init__("")
        self.piece = piece
        self.coins = coins

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the held regions where it lies."""
        return self.coins * count(t.held & g.lying(self.piece))


class Builds(Ability):
    """Each region of a kind that you conquer gets a piece."""

    def __init__(self, piece: Piece, kind: str = "any") -> None:
        """Take the piece and the kind of region."""
        super().__init__("")
        self.piece = piece
        self.kind = KINDS.index(kind)

    def lays(self, piece: Piece) -> bool:
        """Tell whether it is this one."""
        return piece is self.piece

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Put it there, as long as there are any."""
        if g.map.by_kind[self.kind] >> c.region & 1 and g.pieces_left(self.piece.kind):
            g.place(self.piece, c.region)
