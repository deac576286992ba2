"""Where meeples may go, stand and retreat (TEK-6)."""

from typing import Final

from marchland.core.actions import pack
from marchland.core.fans import Fan
from marchland.core.regions import MOST, NOWHERE, count
from marchland.tinyepic.parts import ability, words
from marchland.tinyepic.parts.kinds import PATROL, QUEST, RUINS, TUNDRA
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.purse import Purse

NEAR: Final = 5
"""Places of which a meeple reaches every set by a list of its own."""
MOVES: Final = [Fan(words.MOVE << 20 | p << 10, 0, hand=NEAR) for p in range(MOST)]
HERO_MOVES: Final = [Fan(words.MOVE_HERO << 20 | p << 10, 0, hand=NEAR) for p in range(MOST)]


class Ground(Purse):
    """Questions about places; none of them writes."""

    def has_meeple(self) -> int:
        """Return the places with at least one meeple of anybody."""
        found = self.neutral
        for k in self.kingdoms:
            found |= k.one
        return found

    def full(self) -> int:
        """Return the places that hold two meeples (TEK-A5)."""
        once = self.neutral
        twice = 0
        for k in self.kingdoms:
            twice |= k.two | (once & k.one)
            once |= k.one
        return twice

    def foreign(self, k: Kingdom) -> int:
        """Return the places with a piece of another player, or a neutral meeple."""
        found = self.neutral
        for other in self.kingdoms:
            if other.seat != k.seat:
                found |= other.one | other.forts
        return found

    def open_to(self, k: Kingdom) -> int:
        """Return the places that a meeple of this kingdom may enter, wars included."""
        tundra = self.board.kinds[TUNDRA]
        meeples = self.neutral
        full = 0
        others = self.neutral
        crowded = 0
        for other in self.kingdoms:
            full |= other.two | (meeples & other.one)
            meeples |= other.one
            if other.seat != k.seat:
                pieces = other.one | other.forts
                crowded |= others & pieces
                others |= pieces
        found = self.board.land & ~full & ~crowded & ~(tundra & meeples) & ~self.estranged
        if self.is_opponent(k.seat):
            found &= ~k.one
        return found

    def shared(self) -> int:
        """Return the places with pieces of two players."""
        once = 0
        twice = 0
        for k in self.kingdoms:
            twice |= once & k.pieces
            once |= k.pieces
        return twice

    def empty_beside(self, k: Kingdom, *, own_forts: bool) -> int:
        """Return regions without meeple or fort of anybody that are next to own meeples.

        Own forts may be allowed. A region that touches a feature is next to the meeples in
        it (TEK-6).
        """
        beside = 0
        places = k.one
        near = self.board.near
        while places:
            low = places & -places
            beside |= near[low.bit_length() - 1]
            places ^= low
        for other in self.kingdoms:
            beside &= ~other.one
            if not (own_forts and other.seat == k.seat):
                beside &= ~other.forts
        return beside & ~self.neutral

    def free_home(self, k: Kingdom) -> int:
        """Return the regions of the home without any meeple and without a foreign fort."""
        found = self.board.land & self.board.cards[k.home] & ~self.has_meeple()
        return found & ~self.foreign(k)

    def single_places(self, k: Kingdom) -> int:
        """Return the regions with exactly one own meeple and no other, without tundra."""
        found = k.one & ~k.two & self.board.land & ~self.board.kinds[TUNDRA] & ~self.neutral
        found &= ~self.estranged
        for other in self.kingdoms:
            if other.seat != k.seat:
                found &= ~other.one
        return found

    def has_supply(self, k: Kingdom) -> bool:
        """Tell whether a meeple may still come into play."""
        return k.in_play < self.setup.most_in_play

    def has_room(self, k: Kingdom, p: int) -> bool:
        """Tell whether a meeple fits into a place."""
        return not self.full() >> p & 1

    # Moves.

    def movable(self, k: Kingdom, p: int) -> int:
        """Return who may leave a place: bit 0 a standard meeple, bit 1 the hero.

        Lying meeples stay, but for those in tundra; so do those that have moved already.
        """
        here = k.meeples_at(p)
        hero_here = k.hero_at == p
        standard = here - 1 if hero_here else here
        if not self.board.kinds[TUNDRA] >> p & 1:
            standard = k.standard_standing_at(p)
            hero_here = hero_here and not k.hero_low
        for entry in self.moved:
            if entry >> 1 == p:
                if entry & 1:
                    hero_here = False
                elif not self.lies_in(p):
                    standard -= 1
        return (1 if standard > 0 else 0) | (2 if hero_here else 0)

    def goals(self, k: Kingdom, action: int, p: int, *, hero: bool) -> int:
        """Return where a Patrol or Quest may go from a place, whoever is there."""
        board = self.board
        if action == PATROL:
            found = board.near[p]
            if board.features >> p & 1:
                # Water and crags are left into a region that touches them alone (TEK-A24).
                return found
            for clause in k.kit.by[ability.PATROL_TO]:
                if hero or not clause.hero_only:
                    found |= clause.patrol_to(self.world(), p)
            return found
        start = board.border if self.setup.quest_from_border else board.land
        end = board.border
        for clause in k.kit.by[ability.QUEST_FROM]:
            if hero or not clause.hero_only:
                start |= clause.quest_from(self.world())
        if not start >> p & 1:
            return 0
        for clause in k.kit.by[ability.QUEST_TO]:
            if hero or not clause.hero_only:
                end |= clause.quest_to(self.world())
        return end & ~board.cards[board.card_of[p]]

    def sources(self, k: Kingdom) -> int:
        """Return the places that meeples may leave, but for those that have moved."""
        return k.standing() | (k.one & self.board.kinds[TUNDRA])

    def moves(self, k: Kingdom, action: int, within: int) -> list[int]:
        """Return the legal moves of an action that start in one of these places, sorted."""
        found: list[int] = []
        places = self.sources(k) & within
        if not places:
            return found
        open_to = self.open_to(k)
        heroic: list[int] = []
        while places:
            low = places & -places
            places ^= low
            p = low.bit_length() - 1
            who = self.movable(k, p)
            if who & 1:
                goals = self.goals(k, action, p, hero=False) & open_to
                found.extend(MOVES[p].of(self.payable(k, p, goals, action, hero=False)))
            if who & 2:
                # Where a standard meeple stands too, the word says that it is the hero.
                goals = self.goals(k, action, p, hero=True) & open_to
                goals = self.payable(k, p, goals, action, hero=True)
                if k.standard_standing_at(p) > 0:
                    heroic.extend(HERO_MOVES[p].of(goals))
                else:
                    found.extend(MOVES[p].of(goals))
        return found + heroic if heroic else found

    def can_move(self, k: Kingdom, action: int, within: int) -> bool:
        """Tell whether one of those moves is legal."""
        places = self.sources(k) & within
        if not places:
            return False
        open_to = self.open_to(k)
        while places:
            low = places & -places
            places ^= low
            p = low.bit_length() - 1
            who = self.movable(k, p)
            if who & 1:
                goals = self.goals(k, action, p, hero=False) & open_to
                if goals and self.payable(k, p, goals, action, hero=False):
                    return True
            if who & 2:
                goals = self.goals(k, action, p, hero=True) & open_to
                if goals and self.payable(k, p, goals, action, hero=True):
                    return True
        return False

    def payable(self, k: Kingdom, source: int, goals: int, action: int, *, hero: bool) -> int:
        """Return the goals without neutral meeples that cannot be paid for (TEK-10)."""
        neutral = goals & self.neutral
        if not neutral:
            return goals
        found = goals & ~neutral
        if count(self.neutral) <= self.war_worth(k):
            return goals
        by = k.kit.by
        if not by[ability.DISCOUNT] and not by[ability.OFFER] and not by[ability.ALONE]:
            return found
        while neutral:
            low = neutral & -neutral
            neutral ^= low
            if self.affords_neutral(k, source, low.bit_length() - 1, action, hero=hero):
                found |= low
        return found

    def exchanges(self, k: Kingdom) -> list[int]:
        """Return the exchanges with an opponent's meeple on another territory, as moves.

        An own one that lies moves out of tundra alone; the other's is moved as it is (TEK-A60).
        """
        board = self.board
        forts = 0
        for other in self.kingdoms:
            forts |= other.forts
        lone = board.land & ~forts & ~self.full() & ~self.neutral
        theirs = 0
        for other in self.kingdoms:
            if other.seat != k.seat:
                theirs |= other.one
        found: list[int] = []
        mine = self.sources(k) & lone & ~theirs
        while mine:
            low = mine & -mine
            mine ^= low
            p = low.bit_length() - 1
            found.extend(MOVES[p].of(theirs & lone & ~k.one & ~board.cards[board.card_of[p]]))
        return found

    def stands(self, k: Kingdom) -> list[int]:
        """Return the ways to stand up a lying meeple."""
        found: list[int] = []
        heroic: list[int] = []
        places = k.low
        while places:
            low = places & -places
            places ^= low
            p = low.bit_length() - 1
            standard = k.standard_lying_at(p) > 0
            if standard or k.hero_at == p:
                found.append(pack(words.STAND, p))
            if standard and k.hero_at == p and k.hero_low:
                heroic.append(pack(words.STAND_HERO, p))
        return found + heroic

    def duty(self, k: Kingdom) -> int:
        """Return the tundra places with an own meeple that has not moved."""
        found = 0
        places = k.one & self.board.kinds[TUNDRA]
        while places:
            low = places & -places
            places ^= low
            if self.movable(k, low.bit_length() - 1):
                found |= low
        return found

    def openers(self, k: Kingdom, action: int, duty: int) -> int:
        """Return the own places that one must leave first so that another can leave tundra.

        Where several meeples may move, one may make room for another (TEK-A61).
        """
        found = 0
        goals = 0
        while duty:
            low = duty & -duty
            duty ^= low
            p = low.bit_length() - 1
            who = self.movable(k, p)
            for bit, hero in ((1, False), (2, True)):
                if who & bit:
                    goals |= self.goals(k, action, p, hero=hero)
        goals &= k.one & ~self.open_to(k)
        while goals:
            low = goals & -goals
            goals ^= low
            if self.can_move(k, action, low) and self.opens(k, low):
                found |= low
        return found

    def opens(self, k: Kingdom, place: int) -> bool:
        """Tell whether an own meeple could enter a place once another has left it."""
        one, two, estranged = k.one, k.two, self.estranged
        if two & place:
            k.two = two ^ place
        else:
            k.one = one ^ place
        self.estranged &= self.shared()
        found = bool(self.open_to(k) & place)
        k.one, k.two, self.estranged = one, two, estranged
        return found

    def able_to_move(self, k: Kingdom, action: int) -> bool:
        """Tell whether a Patrol or Quest would change something."""
        if self.can_move(k, action, NOWHERE):
            return True
        if action == QUEST:
            return False
        if self.is_opponent(k.seat):
            return bool(k.low & ~self.board.kinds[TUNDRA])
        return k.low != 0

    def refuges(self, k: Kingdom, p: int) -> int:
        """Return where a loser in this place may retreat to (TEK-7, TEK-A43)."""
        board = self.board
        goals = board.near[p]
        clauses = k.kit.by[ability.REFUGE]
        if clauses:
            for clause in clauses:
                goals |= board.touched[p] & clause.refuge(self.world())
        tundra = board.kinds[TUNDRA] & self.has_meeple()
        return goals & ~self.foreign(k) & ~k.two & ~tundra & ~(1 << p)

    def lies_in(self, p: int) -> bool:
        """Tell whether a meeple that comes here is laid down."""
        return bool(self.board.kinds[RUINS] >> p & 1)
