"""What things cost, and with which units a price may be met (TEK-4, TEK-7.5, TEK-11.3)."""

from itertools import product

from tests.twin.tiny_epic.table import KINDS, Row, Table, Talk

Units = dict[str, int]


def lower(price: int, by: int, floor: int) -> int:
    """Lower a price, never below a floor."""
    return max(floor, price - by) if price > floor else price


# Faction and hero levels that make actions cheaper.


def build_price(t: Table, k: Row, region: str) -> int:
    """Return the ore for the next tower level with its fort in a region ("" without forts)."""
    price = int(k["tower"]) + 1
    price += dwarven_toll(t, k)
    by = 0
    hero = t.hero(k)
    if t.has(k, "constructs", 1):
        by += 1
    if t.has(k, "minotaurs", 4):
        by += 2
    if hero is not None and t.is_(hero["at"], "mountain") and t.hero_has(k, "smith", 1):
        by += 1
    if hero is not None and hero["at"] == region and t.hero_has(k, "engineer", 1):
        by += 1
    price = lower(price, by, 1)
    wet = [region] if t.expansion else t.held(k)
    if any(t.own(k, at) and t.board.touches(at, "water") for at in wet) and t.has(
        k, "frostwraiths", 3
    ):
        price = lower(price, 1, 0)
    if t.has(k, "dwarves", 3):
        price = lower(price, 1, 0)
    return price


def dwarven_toll(t: Table, k: Row) -> int:
    """Dwarves 1: who builds the level on which they stand pays one more."""
    level = k["tower"] + 1
    return sum(1 for o in t.others(k) if o["tower"] == level and t.has(o, "dwarves", 1))


def research_price(t: Table, k: Row) -> int:
    """Return the mana for the next level of magic."""
    by = 0
    if t.has(k, "order", 1):
        by += 1
    if t.hero_has(k, "alchemist", 2):
        by += 1
    if t.hero_has(k, "oracle", 2):
        by += 1
    if t.hero_has(k, "scholar", 2):
        by += 2
    return lower(int(k["magic"]) + 1, by, 1)


def expand_price(t: Table, k: Row, region: str) -> int:
    """Return the food for a new meeple in a region (TEK-A2)."""
    price = t.in_play(k)
    if t.rulings["expand_cost"] == "after" or price == 0:
        price += 1
    by = 0
    if t.has(k, "goblins", 2):
        by += 1
    if t.has(k, "lionfolk", 4):
        by += 2
    if t.hero_has(k, "shepherd", 2):
        by += 1
    hero = t.hero(k)
    if hero is not None and hero["at"] == region:
        if t.hero_has(k, "bard", 2):
            by += 2
        elif t.hero_has(k, "bard", 1):
            by += 1
    return lower(price, by, 1)


def retreat_price(t: Table, k: Row, winner: Row, meeple: Row, *, flag: bool) -> int:
    """Return the food for a retreat (TEK-7)."""
    if meeple["hero"] and t.hero_has(k, "druid", 2):
        return 0
    if meeple["hero"] and flag and t.hero_has(k, "envoy", 2):
        return 0
    price = t.in_play(k)
    if t.has(winner, "orcs", 3):
        price += 2
    if t.has(k, "birdfolk", 4):
        price -= 2
    elif t.has(k, "birdfolk", 2):
        price -= 1
    if t.has(k, "valkyries", 2):
        price -= 1
    if t.has(k, "halflings", 4):
        price -= 2
    if t.hero_has(k, "herbalist", 2):
        price -= 2
    elif t.hero_has(k, "herbalist", 1):
        price -= 1
    return max(0, price)


# Ways to pay.


PROPER = {"build": "ore", "research": "mana", "expand": "food", "retreat": "food"}


def limits(t: Table, k: Row, action: str) -> Units:
    """Return how much of each kind may go into the price of an action (TEK-11.3)."""
    proper = PROPER[action]
    most = dict.fromkeys(KINDS, 0)
    most[proper] = k[proper]
    if t.expansion:
        most["silver"] = k["silver"]
    if action == "expand" and t.has(k, "constructs", 2):
        most["ore"] = min(2, k["ore"])
    if action == "expand" and t.has(k, "undead", 3):
        most["mana"] = min(3, k["mana"])
    if proper != "mana" and t.has(k, "elves", 3):
        most["mana"] = k["mana"]
    return most


def level_limits(t: Table, k: Row, action: str) -> Units:
    """TEK-A19: a hero's level is paid with the kind on the card, silver helps."""
    most = dict.fromkeys(KINDS, 0)
    proper = PROPER[action]
    most[proper] = k[proper]
    most["silver"] = k["silver"] if t.expansion else 0
    if proper != "mana" and t.has(k, "elves", 3):
        most["mana"] = k["mana"]
    return most


def ways(price: int, most: Units) -> list[Units]:
    """Return all exact payments of a price."""
    counts = [range(min(price, most[kind]) + 1) for kind in KINDS]
    return [dict(zip(KINDS, n, strict=True)) for n in product(*counts) if sum(n) == price]


def word(units: Units) -> str:
    """Return what a payment is called."""
    return " ".join(["pay"] + [f"{kind}={units[kind]}" for kind in KINDS if units.get(kind)])


def read(text: str) -> Units:
    """Return the units of a payment word."""
    return {kind: int(n) for kind, n in (part.split("=") for part in text.split()[1:])}


def hand_over(t: Table, k: Row, options: list[Units], proper: str = "mana") -> Talk[Units]:
    """Let somebody pay in one of some ways; return what was paid.

    D pays the least, in the proper kind first, then in what its faction allows, silver last
    (TEK-12).
    """
    if t.is_d(k):
        options = [min(options, key=lambda u: (sum(u.values()), u["silver"], -u[proper]))]
    words = list(dict.fromkeys(word(units) for units in options))
    units = read((yield from t.ask(k, words)))
    t.pay(k, units)
    return units


# War (TEK-7.2, TEK-7.5, TEK-A9).

Worths = dict[str, tuple[int, int]]
"""By kind: how many units go together in war, and what they are worth."""


def worths(t: Table, k: Row, foe: Row | None = None, *, ore_alone: bool = False) -> Worths:
    """Return what units are worth in a war: Halflings 3, Boarfolk 3, Elves 3 and 4, Gnomes 2."""
    if ore_alone:
        as_ore = k["mana"] and t.has(k, "elves", 3)
        return {"mana": (1, 1), "ore": (1, 1)} if as_ore else {"ore": (1, 1)}
    mana = 1 if foe is not None and t.has(foe, "elves", 4) else 2
    found = {"mana": (1, mana), "ore": (1, 1)}
    if t.has(k, "boarfolk", 3):
        found["food"] = (2, 3)
    elif t.has(k, "halflings", 3):
        found["food"] = (2, 1)
    return found


def chest(k: Row, worth: Worths) -> int:
    """Return the highest price of war that a kingdom can pay."""
    return sum(k[kind] // size * value for kind, (size, value) in worth.items())


def war_ways(k: Row, price: int, worth: Worths) -> list[Units]:
    """Return the payments of a war price from which no unit could be left out."""
    kinds = list(worth)
    bundles = [range(k[kind] // worth[kind][0] + 1) for kind in kinds]
    found = []
    for counts in product(*bundles):
        total = sum(n * worth[kind][1] for n, kind in zip(counts, kinds, strict=True))
        spare = [worth[kind][1] for n, kind in zip(counts, kinds, strict=True) if n]
        if total >= price and total - min(spare, default=99) < price:
            units = dict.fromkeys(KINDS, 0)
            units.update({k: n * worth[k][0] for n, k in zip(counts, kinds, strict=True)})
            found.append(units)
    return found


def alone_bonus(t: Table, k: Row, kind: str) -> int:
    """Return how much more a number counts that is paid with one kind alone (TEK-A47)."""
    bonus = 0
    if kind == "mana" and t.has(k, "elves", 2):
        bonus += 1
    if t.has(k, "humans", 3):
        bonus += 2
    return bonus


def match_ways(t: Table, k: Row, number: int, off: int, worth: Worths) -> list[Units]:
    """Return the payments that match a number without a bid: a neutral meeple's, or D's."""
    due = max(0, number - off)
    found = war_ways(k, due, worth)
    for kind in worth:
        less = max(1, number - alone_bonus(t, k, kind)) - off
        if 0 < less < due:
            found += war_ways(k, less, {kind: worth[kind]})
    return found
