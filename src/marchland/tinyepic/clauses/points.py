"""Clauses that are worth points at the end; meeples in ruins are gone by then."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from marchland.core.regions import count
from marchland.tinyepic.clauses.harvest import in_kinds
from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.conditions import ANY, read_feature
from marchland.tinyepic.parts.kinds import RESOURCES, RUINS, TERRAINS
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World

NO_CAP: Final = 99


def left(g: "World", k: "Kingdom") -> int:
    """Return the places where a kingdom has meeples once those in ruins are gone."""
    return k.one & ~g.board.kinds[RUINS]


def meeples_in(g: "World", k: "Kingdom", places: int) -> int:
    """Return how many of a kingdom's meeples outside ruins are in these places."""
    counted = places & ~g.board.kinds[RUINS]
    return count(k.one & counted) + count(k.two & counted)


def meeples_left(g: "World", k: "Kingdom") -> int:
    """Return how many meeples a kingdom has once those in ruins are gone."""
    return k.in_play - meeples_in_ruins(g, k)


def meeples_in_ruins(g: "World", k: "Kingdom") -> int:
    """Return how many of a kingdom's meeples are in ruins."""
    ruins = g.board.kinds[RUINS]
    return count(k.one & ruins) + count(k.two & ruins)


class EndVp(Clause):
    """At the end you score for each of something."""

    op = "end_vp"
    answers = (ability.POINTS,)

    def __init__(self, row: Reader) -> None:
        """Read what is counted, the points, the divisor, the cap and the filters."""
        super().__init__(row)
        names = list(COUNTS)
        self.per = names[row.one_of("per", names)]
        self.worth = row.whole("vp", 1, 9)
        self.cap = row.whole("max", 1, NO_CAP, NO_CAP)
        self.divisor = row.whole("div", 1, 9, 1)
        self.terrain = row.some_of("terrain", TERRAINS)
        self.feature = read_feature(row, "feature") if row.has("feature") else ANY
        self.home = int(row.flag("home")) if row.has("home") else ANY
        self.foe_home = row.flag("foe_home")
        self.resource = row.one_of("res", RESOURCES) if row.has("res") else 0
        self.least = row.whole("least", 1, 9, 1)

    def points(self, g: "World", k: "Kingdom") -> int:
        """Return the points."""
        number = COUNTS[self.per](self, g, k)
        return min(self.cap, self.worth * (number // self.divisor))

    def filtered(self, g: "World", k: "Kingdom", places: int) -> int:
        """Return the part of a set of places that the filters let through."""
        if self.terrain:
            places &= in_kinds(g, self.terrain)
        if self.home != ANY and k.home >= 0:
            home = g.board.cards[k.home]
            places &= home if self.home == 1 else ~home
        if self.foe_home:
            homes = 0
            for other in g.kingdoms:
                if other.seat != k.seat and other.home >= 0:
                    homes |= g.board.cards[other.home]
            places &= homes
        return places


def territories(g: "World", places: int) -> int:
    """Return how many cards have one of these places."""
    found = 0
    for card in g.board.cards:
        if card & places:
            found += 1
    return found


def occupied_regions(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count regions with an own meeple."""
    return count(clause.filtered(g, k, left(g, k) & g.board.land))


def touching_regions(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count those of them that touch the feature."""
    touching = g.board.touching(clause.feature)
    return count(clause.filtered(g, k, left(g, k) & touching))


def touching_territories(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count territories with such a region."""
    touching = g.board.touching(clause.feature)
    return territories(g, clause.filtered(g, k, left(g, k) & touching))


def non_home_territories(_: EndVp, g: "World", k: "Kingdom") -> int:
    """Count territories other than the home with an own meeple."""
    places = left(g, k)
    if k.home >= 0:
        places &= ~g.board.cards[k.home]
    return territories(g, places)


def contested_territories(_: EndVp, g: "World", k: "Kingdom") -> int:
    """Count territories on which both the owner and an opponent have a meeple."""
    others = 0
    for other in g.kingdoms:
        if other.seat != k.seat:
            others |= left(g, other)
    mine = left(g, k)
    found = 0
    for card in g.board.cards:
        if card & mine and card & others:
            found += 1
    return found


def meeples_in_feature(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count own meeples in the feature."""
    return meeples_in(g, k, g.board.kinds[clause.feature])


def meeples_in_or_touching(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count own meeples in the feature or in a region that touches it."""
    feature = clause.feature
    return meeples_in(g, k, g.board.kinds[feature] | g.board.touching(feature))


def opponents_of_lower_magic(_: EndVp, g: "World", k: "Kingdom") -> int:
    """Count opponents whose magic level is lower."""
    return sum(1 for other in g.kingdoms if other.magic < k.magic)


def opponents_with_fewer_meeples(_: EndVp, g: "World", k: "Kingdom") -> int:
    """Count opponents with fewer meeples in play."""
    mine = meeples_left(g, k)
    return sum(1 for other in g.kingdoms if meeples_left(g, other) < mine)


def tower_levels(_: EndVp, __: "World", k: "Kingdom") -> int:
    """Count tower levels."""
    return k.tower


def resources(clause: EndVp, _: "World", k: "Kingdom") -> int:
    """Count units of a resource."""
    return k.stock[clause.resource]


def resources_held(clause: EndVp, _: "World", k: "Kingdom") -> int:
    """Count the resources, silver too, of which there are at least so many units."""
    return sum(1 for units in k.stock if units >= clause.least)


def opponents_with_less(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count opponents with fewer units of a resource."""
    kind = clause.resource
    return sum(1 for other in g.kingdoms if other.stock[kind] < k.stock[kind])


def wars_won(_: EndVp, __: "World", k: "Kingdom") -> int:
    """Count wars won against players."""
    return k.wars_won


def lying_meeples(_: EndVp, g: "World", k: "Kingdom") -> int:
    """Count own lying meeples outside ruins."""
    outside = ~g.board.kinds[RUINS]
    return count(k.low & outside) + count(k.low_two & outside)


def standing_forts(clause: EndVp, g: "World", k: "Kingdom") -> int:
    """Count own standing forts."""
    return count(clause.filtered(g, k, k.standing_forts))


Count = Callable[[EndVp, "World", "Kingdom"], int]

COUNTS: Final[dict[str, Count]] = {
    "occupied_region": occupied_regions,
    "touching_region": touching_regions,
    "touching_territory": touching_territories,
    "non_home_territory": non_home_territories,
    "contested_territory": contested_territories,
    "meeple_in_feature": meeples_in_feature,
    "meeple_in_or_touching": meeples_in_or_touching,
    "opponent_lower_magic": opponents_of_lower_magic,
    "opponent_fewer_meeples": opponents_with_fewer_meeples,
    "tower_levels": tower_levels,
    "resource": resources,
    "resource_held": resources_held,
    "opponent_less_resource": opponents_with_less,
    "wars_won": wars_won,
    "lying_meeple": lying_meeples,
    "standing_fort": standing_forts,
}
"""What may be counted."""


class EndVpFlat(Clause):
    """At the end you score if something is so."""

    op = "end_vp_flat"
    answers = (ability.POINTS,)

    def __init__(self, row: Reader) -> None:
        """Read the points and the condition."""
        super().__init__(row)
        names = list(STATES)
        self.worth = row.whole("vp", 1, 9)
        self.when = names[row.one_of("cond", names)]

    def points(self, g: "World", k: "Kingdom") -> int:
        """Return the points when it is so."""
        return self.worth if STATES[self.when](g, k) else 0


def has_strictly_most(g: "World", k: "Kingdom") -> bool:
    """Tell whether every opponent has fewer meeples."""
    mine = meeples_left(g, k)
    return all(meeples_left(g, o) < mine for o in g.kingdoms if o.seat != k.seat)


def has_home_alone(g: "World", k: "Kingdom") -> bool:
    """Tell whether nobody else has a meeple on the home."""
    if k.home < 0:
        return True
    others = g.neutral
    for other in g.kingdoms:
        if other.seat != k.seat:
            others |= left(g, other)
    return not others & g.board.cards[k.home]


def has_all_on_border(g: "World", k: "Kingdom") -> bool:
    """Tell whether there are meeples, and all in border regions."""
    places = left(g, k)
    return places != 0 and not places & ~g.board.border


def has_highest_tower(g: "World", k: "Kingdom") -> bool:
    """Tell whether nobody's tower is higher; a tie counts."""
    return all(other.tower <= k.tower for other in g.kingdoms)


def has_no_resource(_: "World", k: "Kingdom") -> bool:
    """Tell whether all is spent, silver too."""
    return not any(k.stock)


State = Callable[["World", "Kingdom"], bool]

STATES: Final[dict[str, State]] = {
    "strictly_most_meeples": has_strictly_most,
    "no_opponent_on_my_home": has_home_alone,
    "all_meeples_on_border": has_all_on_border,
    "highest_tower": has_highest_tower,
    "no_resource": has_no_resource,
}
"""What may be asked for."""
