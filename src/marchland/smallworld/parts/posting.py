"""Pieces that are put up as a turn ends, one each turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from marchland.core.actions import NOTHING, Word, first_of
from marchland.core.regions import bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import POWER, RACE, Ability
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.pieces import STAY, Piece

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

POST: Final = Word(19, "post {region}", ascending=True)
POWER_POST: Final = Word(24, "power-post {region}", ascending=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Posts(Ability):
    """As your turn ends you may put a piece up in a region that you hold."""

    slot = RACE
    words = (POST,)

    def __init__(self, id_: str = "") -> None:
        """Make one that puts its piece up anywhere; `set_up` says more."""
        super().__init__(id_)
        self.kind = KINDS.index("any")
        self.moves = False

    def set_up(self, kind: str, *, moves: bool) -> None:
        """Take the kind of region, and whether those put up before come back."""
        self.kind = KINDS.index(kind)
        self.moves = moves

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each region of the kind without such a piece, or none."""
        if stage != stages.BUILD or g.cursor > 0:
            return []
        [piece] = self.pieces
        lying = g.lying(piece)
        if not g.pieces_left(piece.kind) and not (self.moves and lying & t.held):
            return []
        [word] = self.words
        free = bits(t.held & g.map.by_kind[self.kind] & ~lying)
        return [word.at(r) for r in [*free, NOTHING]] if free else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Put it up; where it moves, those before come back first."""
        r = first_of(action)
        if r == NOTHING:
            return
        [piece] = self.pieces
        for old in bits(g.lying(piece) & t.held) if self.moves else ():
            g.lift(piece, old)
        g.place(piece, r)

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask where."""
        return "post" if stage == stages.BUILD else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerPosts(Posts):
    """The same for a power."""

    slot = POWER
    words = (POWER_POST,)


def posts(piece: Piece, kind: str, *, moves: bool, is_power: bool) -> Posts:
    """Return the clause that lets a race or power put up this piece."""
    base = PowerPosts if is_power else Posts
    # A piece that outlasts the decline tells whose it was by the badge beside it.
    facts = {"pieces": (piece,), "badge_stays": piece.in_decline == STAY}
    made: Posts = type(base.__name__, (base,), facts)()
    made.set_up(kind, moves=moves)
    return made
