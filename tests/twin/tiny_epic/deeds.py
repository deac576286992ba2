"""Build, Research, Expand and Trade (TEK-4)."""

from tests.twin.tiny_epic.compass import choose_region
from tests.twin.tiny_epic.harvest import gain_choice
from tests.twin.tiny_epic.heroes import deck, has_heroes, hire
from tests.twin.tiny_epic.magic import reach_level
from tests.twin.tiny_epic.prices import (
    PROPER,
    Units,
    build_price,
    expand_price,
    hand_over,
    limits,
    read,
    research_price,
    ways,
    word,
)
from tests.twin.tiny_epic.table import BARTER, MOST, MOST_MEEPLES, Row, Table, Talk

TOP_TOWER, TOP_MAGIC = 6, 5


# Build.


def fort_places(t: Table, k: Row) -> list[str]:
    """Return where the next fort may stand (TEK-11.5)."""
    found = {at for at in t.held(k) if t.fort_in(at) is None}
    if t.has(k, "minotaurs", 1):
        near = {other for at in t.held(k) for other in t.board.beside(at)}
        found |= {at for at in near if t.is_empty(at)}
    return sorted(at for at in found if not t.is_(at, "tundra", "water", "crags"))


def lying_forts(t: Table, k: Row) -> list[str]:
    """Return the forts that Build may stand up; D does not."""
    if t.is_d(k):
        return []
    return sorted(region for region, stands in k["forts"].items() if not stands)


def offers(t: Table, k: Row, prices: dict[str, int], action: str) -> dict[str, list[Units]]:
    """Return the payments for each place."""
    most = limits(t, k, action)
    return {place: ways(price, most) for place, price in prices.items()}


def build_offers(t: Table, k: Row) -> dict[str, list[Units]]:
    """Return where a level of the tower may be built, and what may be paid for it there."""
    if k["tower"] >= TOP_TOWER:
        return {}
    places = fort_places(t, k) if t.expansion else [""]
    if not places:
        t.meet("TEK-A20")
    return offers(t, k, {at: build_price(t, k, at) for at in places}, "build")


def can_build(t: Table, k: Row) -> bool:
    """Tell whether Build changes something."""
    return any(build_offers(t, k).values()) or bool(lying_forts(t, k))


def build(t: Table, k: Row) -> Talk[None]:
    """Build a level with its fort, or stand a fort up."""
    found = build_offers(t, k)
    place = yield from pay_for_place(t, k, found, "build", "fort", lying_forts(t, k))
    if place in k["forts"]:
        k["forts"][place] = True
        return
    if t.expansion:
        k["forts"][place] = True
    k["tower"] += 1
    if k["tower"] == TOP_TOWER:
        t.meet("TEK-9 tower")
        t.end = True
    if t.has(k, "constructs", 4):
        t.gain(k, "mana", 2)
    if t.has(k, "gnomes", 4):
        yield from gain_choice(t, k, 1)


def pay_for_place(
    t: Table, k: Row, found: dict[str, list[Units]], action: str, verb: str, lying: list[str]
) -> Talk[str]:
    """Ask for the payment, then for a place of that price; or for a fort to stand up."""
    options = [units for place in found for units in found[place]]
    if lying:
        payments = list(dict.fromkeys(map(word, options)))
        spots = [f"{verb} {place}" for place in found if found[place]]
        offered = payments if len(payments) > 1 else spots
        answer = yield from t.ask(k, [*offered, *[f"stand {region}" for region in lying]])
        if answer.startswith("stand "):
            t.meet("TEK-11.5 stand")
            return answer.removeprefix("stand ")
        if answer in spots:
            t.pay(k, options[0])
            return answer.removeprefix(f"{verb} ")
        options = [read(answer)]
    units = yield from hand_over(t, k, options, PROPER[action])
    paid = sum(units.values())
    places = [place for place in found if any(sum(way.values()) == paid for way in found[place])]
    if t.is_d(k):
        return (yield from choose_region(t, places)) if places != [""] else ""
    answer = yield from t.ask(k, [f"{verb} {place}" for place in places])
    return answer.removeprefix(f"{verb} ")


# Research.


def research_ways(t: Table, k: Row) -> list[Units]:
    """Return what may be paid for the next level of magic."""
    if k["magic"] >= TOP_MAGIC:
        return []
    return ways(research_price(t, k), limits(t, k, "research"))


def research(t: Table, k: Row) -> Talk[None]:
    """Pay for the next level and reach it."""
    yield from hand_over(t, k, research_ways(t, k), "mana")
    k["magic"] += 1
    if k["magic"] == TOP_MAGIC:
        t.meet("TEK-9 magic")
        t.end = True
    yield from reach_level(t, k)
    for other in t.others(k):
        if t.has(other, "order", 3):
            t.gain(other, "mana", 1)
        if other["magic"] < k["magic"] and t.hero_has(other, "scholar", 1):
            t.gain(other, "mana", 1)


# Expand.


def expand_places(t: Table, k: Row) -> list[str]:
    """Return where a new meeple may be put."""
    if t.in_play(k) >= MOST_MEEPLES:
        return []
    if not t.in_play(k):
        t.meet("TEK-A16")
        home = t.board.land(k["home"])
        return [at for at in home if free_at_home(t, k, at)]
    if t.is_d(k):
        near = {other for at in t.held(k) for other in t.board.beside(at)}
        found = {at for at in near if free_at_home(t, k, at)}
    else:
        found = {at for at in t.held(k) if len(t.own(k, at)) == 1 and t.crowd(at) == 1}
        if t.has(k, "goblins", 4):
            near = {other for at in t.held(k) for other in t.board.beside(at)}
            found |= {at for at in near if t.is_empty(at)}
    closed = {at for at in found if t.is_estranged(at)}
    return sorted(at for at in found - closed if not t.is_(at, "tundra", "water", "crags"))


def free_at_home(t: Table, k: Row, at: str) -> bool:
    """Tell whether a region holds no meeple and no foreign fort, and is no tundra."""
    fort = t.fort_in(at)
    return t.crowd(at) == 0 and (fort is None or fort is k) and not t.is_(at, "tundra")


def expand_offers(t: Table, k: Row) -> dict[str, list[Units]]:
    """Return where a meeple may be put, and what may be paid for it there."""
    return offers(t, k, {at: expand_price(t, k, at) for at in expand_places(t, k)}, "expand")


def expand(t: Table, k: Row) -> Talk[None]:
    """Pay for a meeple and put it down; without a hero in play it is one."""
    place = yield from pay_for_place(t, k, expand_offers(t, k), "expand", "place", [])
    hires = has_heroes(t, k) and t.hero(k) is None and bool(deck(t))
    t.put(k, place, hero=hires)
    if hires:
        yield from hire(t, k)


# Trade.


def trades(k: Row) -> list[str]:
    """Return the exchanges that lose nothing (TEK-A34)."""
    return [
        f"trade {n} {give} {take}"
        for give in BARTER
        for take in BARTER
        if give != take
        for n in range(1, min(k[give], MOST - k[take]) + 1)
    ]


def trade(t: Table, k: Row) -> Talk[None]:
    """Exchange; with some twice; with some for one more."""
    if t.is_d(k):
        for kind in BARTER:
            t.gain(k, kind, 1)
        return
    left = 2 if t.hero_has(k, "merchant", 2) else 1
    other = ""
    bonus = trade_bonus(t, k)
    begun = False
    while left or other:
        words = trades(k)
        if not left:
            words = [word for word in words if word.endswith(f" {other} mana")]
        if not words:
            return
        answer = yield from t.ask(k, [*words, "pass"] if begun else words)
        if answer == "pass":
            return
        _, n, give, take = answer.split()
        k[give] -= int(n)
        t.gain(k, take, int(n) + (0 if begun else bonus))
        begun = True
        if give == other and take == "mana":
            other = ""
        elif take == "mana" and t.has(k, "elves", 1):
            other = "ore" if give == "food" else "food"
            left -= 1
        else:
            other = ""
            left -= 1


def trade_bonus(t: Table, k: Row) -> int:
    """Halflings 1, Humans 2, Merchant 1."""
    hero = t.hero(k)
    away = hero is not None and not t.at_home(k, hero["at"])
    return (
        int(t.has(k, "halflings", 1))
        + int(t.has(k, "humans", 2))
        + int(away and t.hero_has(k, "merchant", 1))
    )
