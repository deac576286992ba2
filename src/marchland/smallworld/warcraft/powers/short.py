"""Powers whose rule takes a few lines, one class and one sentence each."""

from typing import TYPE_CHECKING

from marchland.core.actions import first_of
from marchland.core.regions import bits, count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import Power
from marchland.smallworld.parts.clauses import (
    Cheaper,
    Crosses,
    EarnsPer,
    Toll,
)
from marchland.smallworld.parts.spoils import EarnsPerConquest
from marchland.smallworld.warcraft.words import (
    FORT,
    FORT_AT,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


def islands_of(g: "World", t: "Tribe") -> int:
    """Return on how many islands t holds a region."""
    return sum(1 for island in g.map.islands if count(island & t.held))


class Archaeologist(Power):
    """Each artifact and place in your regions is worth one more coin."""

    tokens = 5

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the open sites in held regions."""
        return len(g.sites_in(t.held))


class BattleMaster(Power):
    """Each region with tokens in it that you took this turn is worth one more coin."""

    tokens = 5
    clauses = (EarnsPerConquest(),)


class Blacksmith(Power):
    """Every region costs one token less."""

    tokens = 4
    clauses = (Cheaper("any"),)


class Enraged(Power):
    """A region with two or more defenders that you take is worth a coin for each of them."""

    tokens = 4

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the defenders of this turn, where there were two or more."""
        won = [c.defenders for c in g.conquests if c.race == t.race]
        return sum(defenders for defenders in won if defenders >= 2)


class Explorer(Power):
    """Each island where you hold a region is worth one more coin."""

    tokens = 4

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the islands."""
        return islands_of(g, t)


class Farmer(Power):
    """Each field region you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("fields"),)


class Fishing(Power):
    """Each region you hold beside a sea or lake is worth one more coin."""

    tokens = 3

    def income(self, g: "World", t: "Tribe") -> int:
        """Count them, water regions beside other water included."""
        return count(t.held & g.map.waterside)


class Garrisoned(Power):
    """As a turn ends every region of yours gets a fort, which stays in decline."""

    tokens = 3
    badge_stays = True
    words = (FORT_AT,)
    pieces = (FORT,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Build everywhere; where forts run short ask where, in ascending order (WC-Q18)."""
        if stage != stages.BUILD:
            return []
        left = bits((t.held & ~g.lying(FORT)) >> g.cursor << g.cursor)
        wanted = min(g.pieces_left(FORT.kind), len(left))
        return [FORT_AT.at(r) for r in left[: len(left) - wanted + 1]] if wanted else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Build it."""
        g.place(FORT, first_of(action))


class Herbalist(Power):
    """Each hill you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("hill"),)


class Marshdweller(Power):
    """Whoever tries to conquer a swamp of yours pays you a coin first, in decline too."""

    tokens = 4
    in_decline = True
    badge_stays = True
    clauses = (Toll("swamp"),)


class Mining(Power):
    """Each cavern you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("cavern"),)


class Mountaineer(Power):
    """Each mountain you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("mountain"),)


class Ranger(Power):
    """Each forest you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("forest"),)


class Sailing(Power):
    """You cross to other islands without an extra token (WC-Q42)."""

    tokens = 5
    clauses = (Crosses("land"),)


class SwampWalker(Power):
    """Each swamp you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("swamp"),)
