"""Collecting (TEK-5), choices of units and opponents, and what abilities answer and offer."""

from typing import Final

from marchland.core.actions import first_of, pack, word_of
from marchland.core.regions import NOWHERE, bits, count
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import (
    CHOICE,
    NONE,
    NOTHING_AT_ALL,
    RESOURCES,
    RUINS,
    SILVER,
    YIELDS,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.question import Question, listed
from marchland.tinyepic.world.purse import OWN_KINDS
from marchland.tinyepic.world.world import World

OWN_RESOURCES: Final[list[int]] = [pack(words.CHOOSE_RESOURCE, kind) for kind in range(OWN_KINDS)]


class Collect(Question):
    """Collect; a is the step, b whether abilities offer nothing after it."""

    def leave(self, g: World) -> None:
        """Gain the units, ask for those of choice, let abilities offer something."""
        step = g.a
        g.a = step + 1
        k = g.kingdoms[g.who]
        if step == 0:
            collect(g, k)
        elif step == 1 and not g.b and k.kit.by[ability.OFFER]:
            g.push(stages.OFFER, k.seat, ability.COLLECTED)
        elif step >= 1:
            g.pop()


def collecting(g: World, k: Kingdom) -> int:
    """Return the regions from which a kingdom collects (TEK-5, TEK-A42)."""
    ruins = g.board.kinds[RUINS]
    found = (k.standing() & ~ruins) | (k.low & ruins)
    for clause in k.kit.by[ability.WAKES]:
        found |= k.low & clause.wakes(g)
    return found & g.board.land


def harvest(g: World, k: Kingdom) -> list[int]:
    """Return the units that collecting gives, of each resource and of choice (TEK-5)."""
    places = collecting(g, k)
    units = [0, 0, 0, 0, 0]
    usual = places
    richer = k.kit.by[ability.YIELD]
    for p in bits(places if richer else 0):
        kind = YIELDS[g.board.terrain[p]]
        number = 0
        for clause in richer:
            if clause.richer(g, k, p):
                number = clause.amount
                if clause.resource != NOTHING_AT_ALL:
                    kind = clause.resource
        if number:
            usual ^= 1 << p
            if kind != NOTHING_AT_ALL:
                units[kind] = units[kind] + number
    for terrain, kind in enumerate(YIELDS):
        here = usual & g.board.kinds[terrain]
        if here and kind != NOTHING_AT_ALL:
            units[kind] = units[kind] + count(here)
    for clause in k.kit.by[ability.EXTRA]:
        if clause.earns(g, places):
            units[clause.resource] += clause.amount
    return units


def gathered(g: World, k: Kingdom) -> int:
    """Return how many units collecting brings, those of choice too, up to the limit (TEK-1)."""
    units = harvest(g, k)
    if not g.setup.expansion:
        units[SILVER] = 0
    found = units[CHOICE]
    for kind in range(len(RESOURCES)):
        found += min(units[kind], g.setup.cap - k.stock[kind])
    return found


def collect(g: World, k: Kingdom) -> None:
    """Gain what the regions give, then what abilities add."""
    units = harvest(g, k)
    if units[CHOICE]:
        g.ask_gain(k, units[CHOICE])
    for kind in range(len(RESOURCES)):
        if units[kind]:
            g.gain(k, kind, units[kind])


class Gain(Question):
    """A unit of choice, never silver; a is how many are left."""

    def options(self, g: World) -> list[int]:
        """Return food, mana and ore."""
        return OWN_RESOURCES

    def play(self, g: World, action: int) -> None:
        """Gain it."""
        k = g.kingdoms[g.who]
        g.a -= 1
        if g.a == 0:
            g.pop()
        g.gain(k, first_of(action), 1)


class Lose(Question):
    """A unit that somebody (b) loses; a is how many are left, c to whom they go."""

    def options(self, g: World) -> list[int]:
        """Return the resources that are there, silver too."""
        if g.a == 0:
            return []
        stock = g.kingdoms[g.b].stock
        base = words.CHOOSE_RESOURCE << 20
        return [base | kind << 10 for kind in range(len(RESOURCES)) if stock[kind]]

    def play(self, g: World, action: int) -> None:
        """Take it away."""
        kind = first_of(action)
        g.a -= 1
        g.lose(g.kingdoms[g.b], kind, 1)
        if g.c >= 0:
            g.gain(g.kingdoms[g.c], kind, 1)


class Opponent(Question):
    """Which opponent (of the set b) an ability (a) is directed at."""

    def options(self, g: World) -> list[int]:
        """Return the seats."""
        return listed(words.CHOOSE_SEAT, g.b)

    def play(self, g: World, action: int) -> None:
        """Do it."""
        k = g.kingdoms[g.who]
        clause = g.setup.box.clauses[g.a]
        g.pop()
        clause.against(g, k, first_of(action))


class Event(Question):
    """Abilities answer an event, in order; a is hook << 10 | the next one's place."""

    def leave(self, g: World) -> None:
        """Let the next one answer."""
        hook, at = g.a >> 10, g.a & 1023
        k = g.kingdoms[g.who]
        clauses = k.kit.by[hook]
        if at >= len(clauses):
            g.pop()
            return
        g.a += 1
        clause = clauses[at]
        foe, p = g.b, g.c
        if hook == ability.REACHED:
            # Only what the level just reached, or just copied, says.
            if clause.level == p and clause.owner == g.setup.box.factions[foe].id:
                clause.happen(g, k, NONE, NOWHERE)
        else:
            clause.happen(g, k, foe, p)


class DrawFaction(Question):
    """Chance draws factions not in play for a seat (a); b still to draw, c those drawn."""

    def options(self, g: World) -> list[int]:
        """Return those that may be drawn."""
        if g.b == 0:
            return []
        taken = g.c
        for k in g.kingdoms:
            taken |= 1 << k.faction
        base = words.DRAW_FACTION << 20
        return [base | n << 10 for n in g.setup.faction_numbers if not taken >> n & 1]

    def play(self, g: World, action: int) -> None:
        """Note it."""
        g.c |= 1 << first_of(action)
        g.b -= 1

    def leave(self, g: World) -> None:
        """Hand the factions drawn to the question that waits."""
        drawn = g.c
        g.pop()
        g.b = drawn


class Copy(Question):
    """Which of the factions drawn (b) is copied on a level (a)."""

    def options(self, g: World) -> list[int]:
        """Return them."""
        return listed(words.CHOOSE_FACTION, g.b)

    def play(self, g: World, action: int) -> None:
        """Have the ability from now on."""
        k = g.kingdoms[g.who]
        level = g.a
        g.pop()
        g.copy_ability(k, level, first_of(action))


class Lay(Question):
    """Which piece (of the set a) is laid down: a fort where b says so."""

    def options(self, g: World) -> list[int]:
        """Return the places; where hero and meeple stand, a word of its own says the hero."""
        found = listed(words.CHOOSE_REGION, g.a)
        k = g.kingdoms[g.who]
        p = NOWHERE if g.b or k.hero_low else k.hero_at
        if p >= 0 and g.a >> p & 1 and k.standard_standing_at(p) > 0:
            found.append(pack(words.CHOOSE_REGION_HERO, p))
        return found

    def play(self, g: World, action: int) -> None:
        """Lay it down."""
        k = g.kingdoms[g.who]
        p = first_of(action)
        if g.b:
            k.low_forts |= 1 << p
        else:
            hero = word_of(action) == words.CHOOSE_REGION_HERO
            k.lay_down(p, hero=hero or k.standard_standing_at(p) == 0)
        g.pop()


class Offer(Question):
    """What abilities offer at a moment (a), one after the other; b is the next one's place."""

    def options(self, g: World) -> list[int]:
        """Return how the first may be taken up that offers something, or left."""
        k = g.kingdoms[g.who]
        clauses = k.kit.by[ability.OFFER]
        opponent = g.is_opponent(k.seat)
        while g.b < len(clauses):
            clause = clauses[g.b]
            if clause.offers(g, k, g.a):
                if not opponent:
                    found = clause.choices(g, k, g.a)
                    if not clause.must(g, k, g.a):
                        found.append(clause.refusal())
                        found.sort()
                    return found
                if type(clause).opponent_uses:
                    return clause.choices(g, k, g.a)
            g.b += 1
        return []

    def play(self, g: World, action: int) -> None:
        """Take it up, or leave it."""
        k = g.kingdoms[g.who]
        clause = k.kit.by[ability.OFFER][g.b]
        if action == clause.refusal():
            g.b += 1
            return
        if not type(clause).again:
            g.b += 1
        clause.accept(g, k, action)
