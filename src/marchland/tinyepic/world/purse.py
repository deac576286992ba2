"""What things cost and all ways to pay for them (TEK-4, TEK-7, TEK-11.3)."""

from typing import Final

from marchland.core.fans import Ready
from marchland.core.regions import NOWHERE, count
from marchland.tinyepic.parts import ability, words
from marchland.tinyepic.parts.kinds import (
    BUILD,
    DEFENDER,
    EXPAND,
    FOOD,
    MANA,
    NEUTRAL,
    NONE,
    ORE,
    PAID_IN,
    RESEARCH,
    RETREAT,
    SILVER,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.war import OPEN_FROM, War
from marchland.tinyepic.parts.words import UNIT, units_of
from marchland.tinyepic.world.position import Position

PAY: Final = words.PAY << 20
TRADE: Final = words.TRADE << 20
OWN_KINDS: Final = 3
"""Food, mana and ore are the resources below this number."""
UNITS: Final = range(16)
"""Units of a resource that an action has room for."""
ALIKE: Final[list[list[list[int]]]] = [[[PAY | due * unit] for due in UNITS] for unit in UNIT]
"""For each resource the only way to pay so many units with it alone."""
EXCHANGES: Final[list[Ready]] = [
    [
        TRADE | number << 10 | given << 4 | got
        for given in range(OWN_KINDS)
        for got in range(OWN_KINDS)
    ]
    for number in UNITS[1:]
]
"""For each number of units, from 1 up, the exchange of each kind for each."""


class Purse(Position):
    """Questions about prices; none of them writes."""

    # Prices.

    def price(self, k: Kingdom, action: int, p: int) -> int:
        """Return the price of an action or a retreat; p is where a piece goes, or `NOWHERE`."""
        if action == BUILD:
            cost = k.tower + 1
        elif action == RESEARCH:
            cost = k.magic + 1
        elif action == EXPAND:
            cost = k.in_play + 1 if self.setup.expand_after else max(1, k.in_play)
        else:
            cost = k.in_play
        return self.changed_price(k, action, p, cost)

    def changed_price(self, k: Kingdom, action: int, p: int, cost: int) -> int:
        """Return a price after what abilities say; higher floors come first."""
        by = k.kit.by
        for other in self.kingdoms:
            if other.seat != k.seat:
                for clause in other.kit.by[ability.TOLL]:
                    cost += clause.toll(other, k, action)
        for clause in by[ability.COST]:
            change = clause.cost(self.world(), k, action, p)
            if change:
                cost = max(min(cost, clause.floor), cost + change)
        for clause in by[ability.FIXED]:
            fixed = clause.fixed(self.world(), k, action)
            if fixed >= 0:
                cost = fixed
        return cost

    def retreat_price(self, k: Kingdom, winner: int) -> int:
        """Return what a retreat costs the loser (TEK-7)."""
        cost = k.in_play
        if winner >= 0:
            for clause in self.kingdoms[winner].kit.by[ability.FOE_RETREAT]:
                cost += clause.foe_retreat()
        return self.changed_price(k, RETREAT, NOWHERE, cost)

    def ways_to_pay(self, k: Kingdom, action: int, due: int) -> list[int]:
        """Return every way to pay a price exactly, silver and substitutes included, sorted."""
        kind = PAID_IN[action]
        if due == 0:
            return ALIKE[kind][0]
        stock = k.stock
        substitutes = k.kit.by[ability.SUBSTITUTE]
        if not substitutes and not stock[SILVER]:
            if stock[kind] < due:
                return []
            return ALIKE[kind][due]
        return combinations(self.units_for(k, action), due)

    def units_for(self, k: Kingdom, action: int) -> list[int]:
        """Return how much of each resource an action can be paid with, silver too."""
        kind = PAID_IN[action]
        most = [0, 0, 0, k.stock[SILVER]]
        most[kind] = k.stock[kind]
        for clause in k.kit.by[ability.SUBSTITUTE]:
            other = clause.resource
            most[other] = min(k.stock[other], most[other] + clause.substitute(action))
        return most

    def can_pay(self, k: Kingdom, action: int, due: int) -> bool:
        """Tell whether a price can be paid."""
        if k.stock[PAID_IN[action]] >= due:
            return True
        return len(self.ways_to_pay(k, action, due)) > 0

    # War.

    def side_in_war(self, k: Kingdom) -> int:
        """Return the side on which a kingdom fights in the present war, or `NONE`."""
        war = self.war
        if war is None or k.seat not in war.seats:
            return NONE
        return war.side_of(k.seat)

    def pays_with(self, k: Kingdom) -> list[int]:
        """Return how many units of food, mana and ore may be paid in war; others may follow."""
        stock = k.stock
        side = self.side_in_war(k)
        war = self.war
        if side < 0 or war is None:
            return stock
        # What is declared with a number is as secret as the number, and binds once it is open.
        only, alone = war.only, war.alone[side] if war.step >= OPEN_FROM else NONE
        if only < 0 and alone < 0:
            return stock
        units = [0, 0, 0]
        for kind in range(OWN_KINDS):
            fits = only in (NONE, kind) or self.stands_for_any(k, kind)
            if fits and alone in (NONE, kind):
                units[kind] = stock[kind]
        return units

    def stands_for_any(self, k: Kingdom, kind: int) -> bool:
        """Tell whether a resource pays as any other."""
        for clause in k.kit.by[ability.SUBSTITUTE]:
            if clause.everywhere() and clause.resource == kind:
                return True
        return False

    def mana_value(self, k: Kingdom) -> int:
        """Return what a unit of mana is worth to a kingdom in the present war, or in any."""
        constants = self.setup.box.constants
        side = self.side_in_war(k)
        war = self.war
        if side < 0 or war is None:
            return constants.mana_value
        if war.only not in (NONE, MANA):
            # Mana that stands for what was demanded is worth no more than that.
            return constants.ore_value
        foe = war.seats[1 - side]
        if foe >= 0:
            for clause in self.kingdoms[foe].kit.by[ability.FOE_MANA]:
                return clause.foe_mana()
        return constants.mana_value

    def war_worth(self, k: Kingdom) -> int:
        """Return what all resources that may be paid are worth in war."""
        units = self.pays_with(k)
        worth = units[MANA] * self.mana_value(k) + units[ORE] * self.setup.box.constants.ore_value
        per, worth_of_per = self.food_rate(k)
        return worth + units[FOOD] // per * worth_of_per if per else worth

    def food_rate(self, k: Kingdom) -> tuple[int, int]:
        """Return how many units of food count together in war and their worth; 0 for nothing."""
        best, best_worth = 0, 0
        for clause in k.kit.by[ability.FOOD_WORTH]:
            per, worth = clause.food_worth()
            if best == 0 or worth * best > best_worth * per:
                best, best_worth = per, worth
        return best, best_worth

    def alone_bonus(self, k: Kingdom, kind: int) -> int:
        """Return what is added to a number that is paid with this resource alone."""
        found = 0
        for clause in k.kit.by[ability.ALONE]:
            found += clause.alone(kind)
        return found

    def alone_units(self, k: Kingdom, kind: int, due: int) -> int:
        """Return how many units of one resource alone pay a price in war, 0 where they cannot."""
        per, worth = 1, self.setup.box.constants.ore_value
        if kind == MANA:
            worth = self.mana_value(k)
        elif kind == FOOD:
            per, worth = self.food_rate(k)
        if due <= 0 or worth == 0:
            return 0
        units = (due + worth - 1) // worth * per
        return units if units <= self.pays_with(k)[kind] else 0

    def ways_alone(self, k: Kingdom, war: War, side: int, number: int) -> list[int]:
        """Return the payments with one resource alone that make up for a number, sorted."""
        found: list[int] = []
        if number > 0 and k.kit.by[ability.ALONE]:
            for kind in range(OWN_KINDS):
                bonus = self.alone_bonus(k, kind)
                if bonus:
                    shown = max(1, number - bonus)
                    units = self.alone_units(k, kind, self.due(k, war, side, shown))
                    if units:
                        found.append(PAY | units * UNIT[kind])
            found.sort()
        return found

    def discount(self, k: Kingdom, war: War, side: int) -> int:
        """Return what is subtracted from a number that this side shows (TEK-7, step 5)."""
        found = war.extra[side]
        for clause in k.kit.by[ability.DISCOUNT]:
            found += clause.discount(self.world(), k, war, side)
        if k.standing_forts >> war.place & 1:
            found += self.fort_worth(k, war, side)
        return found

    def highest_number(self, k: Kingdom, war: War, side: int) -> int:
        """Return the highest number that a side can pay for (TEK-A8); 0 where there is none."""
        most = self.war_worth(k) + self.discount(k, war, side)
        return max(0, min(most, self.setup.box.constants.highest_number))

    def fort_worth(self, k: Kingdom, war: War, side: int) -> int:
        """Return the discount of the own standing fort in the war's region."""
        if side == DEFENDER and war.lays_fort:
            return war.fort
        best = 1
        for clause in k.kit.by[ability.FORT_WORTH]:
            best = max(best, clause.fort_worth(self.world(), k, war.place))
        return best

    def due(self, k: Kingdom, war: War, side: int, number: int) -> int:
        """Return what a number costs this side."""
        return max(0, number - self.discount(k, war, side))

    def can_pay_number(self, k: Kingdom, number: int) -> bool:
        """Tell whether a seat in the present war can pay for a number."""
        war = self.war
        assert war is not None
        return self.due(k, war, war.side_of(k.seat), number) <= self.war_worth(k)

    def can_pay_neutral(self, k: Kingdom) -> bool:
        """Tell whether the neutral meeples' number can be paid as things stand."""
        war = self.war
        assert war is not None
        number = count(self.neutral)
        return self.can_pay_number(k, number) or len(self.ways_alone(k, war, 0, number)) > 0

    def affords_neutral(self, k: Kingdom, source: int, p: int, action: int, *, hero: bool) -> bool:
        """Tell whether a meeple that enters here could pay for the neutral one (TEK-10)."""
        war = War(p, action, k.seat, NEUTRAL)
        war.hero[0] = hero
        known = self.war
        self.war = war
        there = k.copy()
        lying = k.hero_low if hero else k.standard_standing_at(source) == 0
        there.take(source, lying=lying, hero=hero)
        there.put(p, lying=lying, hero=hero)
        due = self.due(there, war, 0, count(self.neutral))
        for clause in k.kit.by[ability.OFFER]:
            if clause.offers(self.world(), there, ability.BEFORE_WAR):
                due -= clause.amount
        alone = len(self.ways_alone(there, war, 0, count(self.neutral))) > 0
        self.war = known
        return alone or due <= self.war_worth(k)

    def ways_to_pay_war(self, k: Kingdom, due: int) -> list[int]:
        """Return every way to pay in war of which no unit could be left out (TEK-A9), sorted."""
        if due == 0:
            return ALIKE[FOOD][0]
        per, worth_of_per = self.food_rate(k)
        mana_value, ore_value = self.mana_value(k), self.setup.box.constants.ore_value
        units = self.pays_with(k)
        found: list[int] = []
        for food in range(0, units[FOOD] + 1 if per else 1, per or 1):
            worth_of_food = food // per * worth_of_per if per else 0
            for mana in range(units[MANA] + 1):
                over = worth_of_food + mana * mana_value - due
                ore = 0 if over >= 0 else (-over + ore_value - 1) // ore_value
                if ore > units[ORE]:
                    continue
                over += ore * ore_value
                if mana and over >= mana_value:
                    break
                if food and over >= worth_of_per:
                    continue
                if ore and over >= ore_value:
                    continue
                found.append(PAY | units_of([food, mana, ore, 0]))
        found.sort()
        return found

    # Trade.

    def trades(self, k: Kingdom) -> list[int]:
        """Return every exchange of food, mana and ore, one to one, sorted (TEK-A34)."""
        stock = k.stock
        cap = self.setup.cap
        found: Ready = []
        for number, exchanges in enumerate(EXCHANGES, start=1):
            known = len(found)
            for given in range(OWN_KINDS):
                if stock[given] >= number:
                    for got in range(OWN_KINDS):
                        if got != given and stock[got] + number <= cap:
                            found.append(exchanges[given * OWN_KINDS + got])
            if len(found) == known:
                break
        return found

    def can_trade(self, k: Kingdom) -> bool:
        """Tell whether an exchange is possible."""
        stock = k.stock
        cap = self.setup.cap
        for given in range(OWN_KINDS):
            if stock[given]:
                for got in range(OWN_KINDS):
                    if got != given and stock[got] < cap:
                        return True
        return False


def combinations(most: list[int], due: int) -> list[int]:
    """Return the payments of exactly so many units, of each kind at most so many, sorted."""
    found: list[int] = []
    for food in range(min(most[FOOD], due) + 1):
        for mana in range(min(most[MANA], due - food) + 1):
            for ore in range(min(most[ORE], due - food - mana) + 1):
                silver = due - food - mana - ore
                if silver <= most[SILVER]:
                    found.append(PAY | units_of([food, mana, ore, silver]))
    found.sort()
    return found
