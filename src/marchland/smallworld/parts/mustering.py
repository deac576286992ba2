"""Tokens that join a race, step aside or leave it, beside what conquests bring."""

from typing import TYPE_CHECKING

from marchland.core.regions import count
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.pieces import Piece

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Recruits(Ability):
    """Tokens join you at redeployment each turn."""

    def __init__(self, tokens: int = 1) -> None:
        """Take how many."""
        super().__init__("")
        self.count = tokens

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Return how many."""
        return self.count


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


class Hatches(Ability):
    """Each region that you hold with a kind of piece in it brings tokens as your turn begins."""

    def __init__(self, piece: Piece, tokens: int = 1) -> None:
        """Take the piece, and how many for each region."""
        super().__init__("")
        self.piece = piece
        self.count = tokens

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Let them join."""
        g.recruit(t, self.count * count(t.held & g.lying(self.piece)))


class Reserve(Ability):
    """Some of your tokens fight each turn and step aside after redeployment."""

    def __init__(self, tokens: int) -> None:
        """Take how many."""
        super().__init__("")
        self.count = tokens

    def withheld(self, g: "World", t: "Tribe") -> int:
        """Set them aside again."""
        return self.count


class Dwindles(Reserve):
    """Some of your tokens leave you for good after each redeployment."""

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Put what was set aside for it into the tray."""
        aside = min(self.count, t.aside)
        gone = aside + min(self.count - aside, t.hand)
        t.aside -= aside
        t.hand -= gone - aside
        g.to_tray(t.race, gone)
        if gone:
            g.say("log-lost-token", t.seat, race=g.race_id(t), n=gone)
