"""The actions' own choices (TEK-4): moves, building, research, expanding, trading."""

from typing import Final

from marchland.core.actions import first_of, pack, second_of, word_of
from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import (
    BUILD,
    EXPAND,
    FOOD,
    MANA,
    NONE,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    TUNDRA,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.question import Question, listed
from marchland.tinyepic.world.world import World

DONE: Final = 1
"""Something has been done."""
STOOD: Final = 2
"""A meeple was stood up in place of moving."""
OWN_SUM: Final = FOOD + MANA + ORE
MADE: Final = 4
"""From this bit on: the moves made."""


class Move(Question):
    """Patrol and Quest; a holds what was done, b where an escort may start, c steps left."""

    def options(self, g: World) -> list[int]:
        """Return the moves, the ways to stand up, and passing once something was done."""
        k = g.kingdoms[g.who]
        if g.c:
            return further_steps(g, k)
        doing = g.doing
        made = g.a >> MADE
        left = movers(k, doing) - made
        if k.one & g.board.kinds[TUNDRA]:
            found = due_moves(g, k, left)
            if found:
                # Standing up comes on top of the move, not in its place.
                if doing == PATROL and k.kit.by[ability.STANDS] and not g.is_opponent(k.seat):
                    found += g.stands(k)
                return found
        found = []
        if not g.a & STOOD:
            if left > 0:
                found = g.moves(k, doing, NOWHERE)
            elif g.b and k.kit.by[ability.ESCORTS]:
                found = g.moves(k, doing, g.b)
        if g.is_opponent(k.seat):
            return found or opponent_stands(g, k)
        if doing == PATROL and (g.a == 0 or k.kit.by[ability.STANDS]):
            found += g.stands(k)
        if found and g.a:
            return [pack(words.PASS), *found]
        return found

    def play(self, g: World, action: int) -> None:
        """Move, stand up, or leave it."""
        k = g.kingdoms[g.who]
        word = word_of(action)
        if word == words.PASS:
            if g.c:
                g.c = 0
            else:
                g.pop()
        elif word in (words.STAND, words.STAND_HERO):
            p = first_of(action)
            hero = word == words.STAND_HERO or k.standard_lying_at(p) == 0
            k.stand_up(p, hero=hero)
            g.a |= DONE if k.kit.by[ability.STANDS] else DONE | STOOD
        else:
            move(g, k, first_of(action), second_of(action), chosen_hero=word == words.MOVE_HERO)

    def leave(self, g: World) -> None:
        """Stop stepping, or end the action."""
        if g.c:
            g.c = 0
        else:
            g.pop()


def opponent_stands(g: World, k: Kingdom) -> list[int]:
    """Return what the solo opponent may stand up when it can move nothing (TEK-A27)."""
    if g.doing != PATROL or g.a:
        return []
    tundra = g.board.kinds[TUNDRA]
    return [action for action in g.stands(k) if not tundra >> first_of(action) & 1]


def due_moves(g: World, k: Kingdom, left: int) -> list[int]:
    """Return the moves that tundra demands: out of it, or first of whom another then follows."""
    doing = g.doing
    duty = g.duty(k)
    escorts = len(k.kit.by[ability.ESCORTS]) > 0
    if left <= 0:
        return g.moves(k, doing, duty & g.b) if escorts else []
    found = g.moves(k, doing, duty)
    if g.is_opponent(k.seat):
        return found
    first: list[int] = []
    if left > 1:
        shut = duty
        for action in found:
            shut &= ~(1 << first_of(action))
        first = g.moves(k, doing, g.openers(k, doing, shut))
    if doing == QUEST and escorts and k.hero_at >= 0:
        p = k.hero_at
        if g.can_move(k, QUEST, duty & g.board.near[p]):
            named = words.MOVE_HERO if k.standard_standing_at(p) > 0 else words.MOVE
            first += [a for a in g.moves(k, QUEST, 1 << p) if word_of(a) == named]
    return sorted({*found, *first}) if first else found


def movers(k: Kingdom, action: int) -> int:
    """Return how many meeples may move with an action."""
    most = 1
    for clause in k.kit.by[ability.MOVERS]:
        most = max(most, clause.movers(action))
    return most


def further_steps(g: World, k: Kingdom) -> list[int]:
    """Return the steps that the meeple just moved may still take, and passing."""
    entry = g.moved[-1]
    p, hero = entry >> 1, entry & 1 == 1
    goals = g.goals(k, PATROL, p, hero=hero) & g.open_to(k)
    goals = g.payable(k, p, goals, PATROL, hero=hero)
    if not goals:
        return []
    named = words.MOVE_HERO if hero and k.standard_standing_at(p) > 0 else words.MOVE
    found = [] if g.is_opponent(k.seat) else [pack(words.PASS)]
    while goals:
        low = goals & -goals
        goals ^= low
        found.append(pack(named, p, low.bit_length() - 1))
    return found


def move(g: World, k: Kingdom, p: int, q: int, *, chosen_hero: bool) -> None:
    """Move a meeple, with all that follows."""
    doing = g.doing
    stepping = g.c > 0
    if stepping:
        hero = g.moved.pop() & 1 == 1
    elif g.board.kinds[TUNDRA] >> p & 1:
        hero = k.hero_at == p
    else:
        hero = chosen_hero or (k.hero_at == p and k.standard_standing_at(p) == 0)
    lying = k.hero_low if hero else k.standard_standing_at(p) == 0
    war = g.contested(k, q)
    count_move(g, k, p, hero=hero, stepping=stepping)
    if war or lying or g.lies_in(q):
        g.c = 0
    k.take(p, lying=lying, hero=hero)
    k.put(q, lying=lying, hero=hero)
    g.note_move(q, lying=lying, hero=hero)
    g.hero_moved = hero
    g.enter(k, q, doing, war=war, lying=lying, hero=hero)
    foe = NONE if not war or g.war is None else g.war.seats[1]
    if doing == QUEST:
        g.fire(k, ability.QUESTED, foe, q)
    g.fire(k, ability.ENTERED, foe, q)


def count_move(g: World, k: Kingdom, p: int, *, hero: bool, stepping: bool) -> None:
    """Note in the question what the move used up and what it allows."""
    if stepping:
        g.c -= 1
        return
    if g.b >> p & 1 and k.kit.by[ability.ESCORTS]:
        g.b = 0
        g.a |= DONE
    else:
        g.a = (g.a | DONE) + (1 << MADE)
    if g.doing == QUEST:
        if hero and k.kit.by[ability.ESCORTS]:
            g.b = (1 << p | g.board.near[p]) & g.board.land
        return
    most = 1
    for clause in k.kit.by[ability.STEPS]:
        if hero or not clause.hero_only:
            most = max(most, clause.steps())
    g.c = most - 1


class Swap(Question):
    """A Quest that exchanges two meeples."""

    def options(self, g: World) -> list[int]:
        """Return the exchanges; who must leave tundra is exchanged first (TEK-11.4)."""
        k = g.kingdoms[g.who]
        found = g.exchanges(k)
        duty = g.duty(k)
        return [action for action in found if duty >> first_of(action) & 1] or found

    def play(self, g: World, action: int) -> None:
        """Exchange them; posture is kept, but ruins lay down."""
        k = g.kingdoms[g.who]
        p, q = first_of(action), second_of(action)
        other = g.kingdoms[g.foe_at(k, q)]
        mine, my_hero = g.lone_figure(k, p)
        theirs, their_hero = g.lone_figure(other, q)
        k.take(p, lying=mine, hero=my_hero)
        other.take(q, lying=theirs, hero=their_hero)
        k.put(q, lying=mine or g.lies_in(q), hero=my_hero)
        other.put(p, lying=theirs or g.lies_in(p), hero=their_hero)
        g.pop()


class Build(Question):
    """Pay for a tower level, or stand up a lying fort in its place."""

    def options(self, g: World) -> list[int]:
        """Return the payments; the places where one way to pay leaves only those."""
        k = g.kingdoms[g.who]
        pays = g.payments(k, BUILD) if k.tower < g.setup.box.constants.tower_levels else []
        if not k.low_forts or g.is_opponent(k.seat):
            return pays
        found = listed(words.STAND, k.low_forts)
        if len(pays) != 1:
            return found + pays
        paid = units_in_payment(pays[0])
        return found + listed(words.FORT, g.places_for(k, BUILD, paid))

    def play(self, g: World, action: int) -> None:
        """Stand the fort up, or pay and build."""
        k = g.kingdoms[g.who]
        word = word_of(action)
        if word == words.STAND:
            k.low_forts &= ~(1 << first_of(action))
            g.pop()
        elif word == words.FORT:
            g.pay(k, g.payments(k, BUILD)[0])
            g.pop()
            raise_fort(g, k, first_of(action))
        else:
            paid = g.pay(k, action)
            if g.setup.expansion:
                g.become(stages.FORT, k.seat, paid)
            else:
                g.pop()
                g.raise_tower(k)


def units_in_payment(action: int) -> int:
    """Return how many units a payment hands over."""
    return sum(words.units_in(action))


def raise_fort(g: World, k: Kingdom, p: int) -> None:
    """Place a fort and go up one level of the tower."""
    k.forts |= 1 << p
    g.raise_tower(k)


class Fort(Question):
    """Where the new fort goes; a is what was paid."""

    def options(self, g: World) -> list[int]:
        """Return the places that cost this much."""
        return listed(words.FORT, g.places_for(g.kingdoms[g.who], BUILD, g.a))

    def play(self, g: World, action: int) -> None:
        """Build it there."""
        k = g.kingdoms[g.who]
        g.pop()
        raise_fort(g, k, first_of(action))


class Research(Question):
    """Pay for a level of magic."""

    def options(self, g: World) -> list[int]:
        """Return the payments."""
        k = g.kingdoms[g.who]
        return g.ways_to_pay(k, RESEARCH, g.price(k, RESEARCH, NOWHERE))

    def play(self, g: World, action: int) -> None:
        """Pay and go up."""
        k = g.kingdoms[g.who]
        g.pay(k, action)
        g.pop()
        g.raise_magic(k)


class Expand(Question):
    """Pay for a new meeple."""

    def options(self, g: World) -> list[int]:
        """Return the payments."""
        return g.payments(g.kingdoms[g.who], EXPAND)

    def play(self, g: World, action: int) -> None:
        """Pay, then choose a place."""
        paid = g.pay(g.kingdoms[g.who], action)
        g.become(stages.PLACE, g.who, paid)


class Trade(Question):
    """Exchange resources; a is how many exchanges are left, b how many were made.

    c is the kind that may follow another into the same resource, and that resource,
    as `given << 4 | got`, plus 1; 0 for none.
    """

    def options(self, g: World) -> list[int]:
        """Return the exchanges, and passing after the first."""
        if g.a == 0 and g.c == 0:
            return []
        found = g.trades(g.kingdoms[g.who])
        if g.a == 0:
            found = [action for action in found if action & 1023 == g.c - 1]
        return [pack(words.PASS), *found] if found and g.b else found

    def play(self, g: World, action: int) -> None:
        """Exchange; the first brings what abilities add."""
        k = g.kingdoms[g.who]
        if word_of(action) == words.PASS:
            g.pop()
            return
        g.exchange(k, action)
        kinds = action & 1023
        if g.c and kinds == g.c - 1:
            g.c = 0
            return
        g.a -= 1
        g.b += 1
        g.c = 0
        for clause in k.kit.by[ability.INTO]:
            given, got = kinds >> 4, kinds & 15
            if got == clause.into():
                # Food, mana and ore: the third one beside these two.
                g.c = (OWN_SUM - given - got) << 4 | got
                g.c += 1
        if g.b == 1:
            more = 0
            for clause in k.kit.by[ability.BONUS]:
                more += clause.bonus(g, k)
            if more:
                g.gain(k, action & 15, more)
