"""War, retreat and what follows (TEK-7, TEK-10, TEK-12)."""

from tests.twin.tiny_epic.compass import choose_region, choose_way
from tests.twin.tiny_epic.discounts import discount
from tests.twin.tiny_epic.harvest import harvest, lose_choice, take_choice
from tests.twin.tiny_epic.heroes import rise_by_war
from tests.twin.tiny_epic.prices import (
    alone_bonus,
    chest,
    hand_over,
    limits,
    match_ways,
    read,
    retreat_price,
    war_ways,
    ways,
    word,
    worths,
)
from tests.twin.tiny_epic.reach import conquest_ways
from tests.twin.tiny_epic.table import Row, Table, Talk

HIGHEST = 11


def side(k: Row, meeple: Row | None, role: str) -> Row:
    """Return one side of a war; shown is its number, None for the white flag."""
    return {
        "k": k, "meeple": meeple, "role": role, "laid": False, "fort_laid": False, "shown": None,
        "due": 0, "worth": {}, "ore": False,
    }  # fmt: skip


def war(t: Table, k: Row, meeple: Row, foe: Row, region: str, how: str) -> Talk[None]:
    """Fight out a war of a meeple that has come into a region with another's piece."""
    theirs = t.own(foe, region)
    attacker = side(k, meeple, "attacker")
    defender = side(foe, theirs[0] if theirs else None, "defender")
    for one in (attacker, defender):
        yield from declare(t, one, region)
    if t.solo:
        winner: Row | None = yield from war_with_d(t, attacker, defender, region, how)
    else:
        winner = yield from war_of_numbers(t, attacker, defender, region, how)
    if winner is not None:
        loser = defender if winner is attacker else attacker
        t.forget()
        queen = hero_is(t, loser, "queen", 1)
        if region in loser["k"]["forts"]:
            t.lose_fort(loser["k"], region)
        lay_declared_fort(defender, region)
        escaped = yield from give_way(t, winner, loser, region)
        yield from aftermath(t, winner, loser, region, escaped=escaped, queen=queen)
        t.estrange(k, foe)
    else:
        lay_declared_fort(defender, region)
    if winner is not defender:
        t.lay_in_ruins(meeple)


def hero_is(t: Table, one: Row, hero: str, level: int) -> bool:
    """Tell whether a certain hero takes part on a side."""
    takes_part = one["meeple"] is not None and one["meeple"]["hero"]
    return takes_part and t.hero_has(one["k"], hero, level)


def declare(t: Table, one: Row, region: str) -> Talk[None]:
    """TEK-7.1: what must be said before the dice."""
    k, meeple = one["k"], one["meeple"]
    if t.is_d(k):
        return
    yeti = t.has(k, "yetis", 4) or t.has(k, "yetis", 1)
    if meeple is not None and not meeple["lying"] and yeti:
        one["laid"] = yield from t.may(k, "war_lay_down")
        meeple["lying"] = one["laid"]
    if one["role"] == "attacker" and not t.solo and t.has(k, "gnomes", 2):
        one["ore"] = yield from t.may(k, "war_only")
    if one["role"] == "defender" and k["forts"].get(region) and t.has(k, "minotaurs", 2):
        one["fort_laid"] = yield from t.may(k, "fort_lay_down_war")


def lay_declared_fort(defender: Row, region: str) -> None:
    """Minotaurs 2: the fort lies after the war, however it ended, if it is still there."""
    if defender["fort_laid"] and region in defender["k"]["forts"]:
        defender["k"]["forts"][region] = False


def off(t: Table, one: Row, foe: Row, region: str, how: str) -> int:
    """Return the discount of a side."""
    return discount(
        t, one["k"], foe["k"], region, one["role"], how, one["meeple"],
        laid=one["laid"], fort_laid=one["fort_laid"],
    )  # fmt: skip


def war_of_numbers(
    t: Table, attacker: Row, defender: Row, region: str, how: str
) -> Talk[Row | None]:
    """TEK-7.2 to TEK-7.5; return the winning side, None for an alliance."""
    pairs = ((attacker, defender), (defender, attacker))
    off_of = {one["role"]: off(t, one, other, region, how) for one, other in pairs}
    for one, other in pairs:
        one["worth"] = worths(t, one["k"], other["k"], ore_alone=attacker["ore"])
        yield from set_number(t, one, off_of[one["role"]])
    for one, _ in pairs:
        k = one["k"]
        payable = one["shown"] is not None and one["due"] + 1 <= chest(k, one["worth"])
        if payable and t.has(k, "orcs", 4) and (yield from t.may(k, "war_raise")):
            one["shown"] += 1
            one["due"] += 1
    winner = who_wins(t, attacker, defender)
    for one, other in pairs:
        if one["shown"] is None or pays_nothing(t, one, other, winner):
            continue
        yield from hand_over(t, one["k"], war_ways(one["k"], max(0, one["due"]), one["worth"]))
    return winner


def set_number(t: Table, one: Row, off_it: int) -> Talk[None]:
    """TEK-7.2: let a side show the flag or a number, perhaps paid with one kind alone."""
    k, worth = one["k"], one["worth"]
    words = [f"bid {n}" for n in range(1, HIGHEST + 1) if n - off_it <= chest(k, worth)]
    for kind in worth:
        most = chest(k, {kind: worth[kind]})
        if alone_bonus(t, k, kind):
            numbers = [n for n in range(1, HIGHEST + 1) if 1 <= n - off_it <= most]
            words += [f"bid {n} all {kind}" for n in numbers]
    if not words:
        t.meet("TEK-A39")
    answer = (yield from t.ask(k, [*words, "flag"])).split()
    if answer[0] == "flag":
        return
    one["shown"] = int(answer[1])
    one["due"] = one["shown"] - off_it
    if len(answer) > 2:
        kind = answer[3]
        one["shown"] += alone_bonus(t, k, kind)
        one["worth"] = {kind: worth[kind]}


def who_wins(t: Table, attacker: Row, defender: Row) -> Row | None:
    """TEK-7.4; two flags of two players are the defender's (TEK-10)."""
    a, d = attacker["shown"], defender["shown"]
    if a is None and d is None:
        t.meet("TEK-7 alliance" if t.alliances() else "TEK-10 flags")
        return None if t.alliances() else defender
    if a is None or d is None:
        return defender if a is None else attacker
    if a == d:
        t.meet("TEK-7 tie")
        return attacker if hero_is(t, attacker, "duelist", 1) else defender
    return attacker if a > d else defender


def pays_nothing(t: Table, one: Row, other: Row, winner: Row | None) -> bool:
    """Queen 2: lost with the Queen by two or less."""
    if winner is not other or other["shown"] is None:
        return False
    return other["shown"] - one["shown"] <= 2 and hero_is(t, one, "queen", 2)


def war_with_d(t: Table, attacker: Row, defender: Row, region: str, how: str) -> Talk[Row]:
    """TEK-12: the human matches D's number or loses."""
    human, d = (defender, attacker) if t.is_d(attacker["k"]) else (attacker, defender)
    counted = human if t.rulings["solo_number"] == "human" else d
    number = t.in_play(counted["k"]) * (2 if t.day else 1)
    t.meet("TEK-A28", "TEK-12 day number" if t.day else "TEK-12 night number")
    if number > HIGHEST:
        t.meet("TEK-A29")
    k = human["k"]
    found = match_ways(t, k, number, off(t, human, d, region, how), worths(t, k, d["k"]))
    words = list(dict.fromkeys(word(units) for units in found))
    answer = yield from t.ask(human["k"], [*words, "flag"])
    if answer == "flag":
        return d
    t.pay(human["k"], read(answer))
    human["shown"] = number
    return human


# TEK-7.6, TEK-7.7.


def give_way(t: Table, winner: Row, loser: Row, region: str) -> Talk[bool]:
    """Let the loser's meeple retreat; tell whether it is still in play."""
    k, meeple = loser["k"], loser["meeple"]
    if meeple is None:
        return True
    price = retreat_price(t, k, winner["k"], meeple, flag=loser["shown"] is None)
    options = ways(price, limits(t, k, "retreat"))
    refuges = refuges_from(t, k, meeple, region) if options else []
    if refuges:
        if t.is_d(k):
            if loser["role"] == "defender":
                t.meet("TEK-A40")
                t.roll = 0
            target: str | None = yield from choose_way(t, region, refuges)
        else:
            answer = yield from t.ask(k, [*[f"retreat {at}" for at in refuges], "fall"])
            target = None if answer == "fall" else answer.split()[1]
        if target is not None:
            t.meet("TEK-7 retreat")
            yield from hand_over(t, k, options, "food")
            meeple["at"] = target
            meeple["moved"] = True
            t.lay_in_ruins(meeple)
            return True
    return (yield from rescue(t, k, meeple))


def refuges_from(t: Table, k: Row, meeple: Row, region: str) -> list[str]:
    """Return where a beaten meeple may retreat to (TEK-A43, TEK-A10)."""
    found = []
    for at in sorted(t.board.next[region]):
        if t.board.is_feature(at) and not takes_refuge(t, k, at):
            continue
        room = len([m for m in t.own(k, at) if m is not meeple])
        full = room > (0 if t.is_(at, "tundra") else 1)
        if not full and not t.strangers(k, at) and at not in t.neutral:
            found.append(at)
    return found


def takes_refuge(t: Table, k: Row, feature: str) -> bool:
    """Tell whether a kingdom may retreat into water or crags."""
    if t.is_(feature, "water"):
        return t.has(k, "frostwraiths", 1)
    return t.has(k, "birdfolk", 3) or t.has(k, "imps", 3)


def rescue(t: Table, k: Row, meeple: Row) -> Talk[bool]:
    """Trolls 3, Undead 2: save a meeple that would be removed; tell whether it was saved."""
    others = [m for m in k["meeples"] if m is not meeple]
    for faction, level, kind, n in (("undead", 2, "mana", 1), ("trolls", 3, "food", 2)):
        if k[kind] < n or not t.has(k, faction, level):
            continue
        if faction == "undead":
            held = {m["at"] for m in others}
            places = [at for at in sorted(held) if beside_single(t, k, at, others)]
        else:
            places = [at for at in t.board.land(k["home"]) if at_home_empty(t, k, at)]
        if not places:
            continue
        if not t.is_d(k) and not (yield from t.may(k, "rescue")):
            continue
        k[kind] -= n
        if t.is_d(k):
            target = yield from choose_region(t, places)
        else:
            answer = yield from t.ask(k, [f"place {at}" for at in places])
            target = answer.split()[1]
        meeple["at"] = target
        meeple["moved"] = True
        t.lay_in_ruins(meeple)
        return True
    t.remove(k, meeple)
    return False


def beside_single(t: Table, k: Row, at: str, others: list[Row]) -> bool:
    """Tell whether a region holds exactly one meeple, an own one that stays there."""
    single = len([m for m in others if m["at"] == at]) == 1
    foreign = any(t.own(other, at) for other in t.others(k)) or at in t.neutral
    return single and not foreign and not t.is_(at, "tundra", "water", "crags")


def at_home_empty(t: Table, k: Row, at: str) -> bool:
    """Tell whether a region holds no meeple and no foreign fort."""
    fort = t.fort_in(at)
    return t.crowd(at) == 0 and (fort is None or fort is k)


# TEK-7.8.


def aftermath(
    t: Table, winner: Row, loser: Row, region: str, *, escaped: bool, queen: bool
) -> Talk[None]:
    """TEK-A12: what a war brings to the winner, then to the loser, then to heroes."""
    k, foe = winner["k"], loser["k"]
    k["wars_won"] += 1
    if t.board.touches(region, "water") and t.has(k, "pirates", 1):
        yield from lose_choice(t, foe, 1, taker=k)
    gain_by_war(t, k)
    if t.has(k, "dark_elves", 3):
        yield from lose_choice(t, foe, 1)
    if not escaped:
        if t.has(k, "undead", 1):
            t.gain(k, "mana", 2)
        yield from raise_dead(t, k, region)
    if t.has(foe, "draconians", 3):
        yield from lose_choice(t, k, 1)
    if t.has(foe, "imps", 4):
        yield from take_choice(t, foe, k, 2, keep=False)
    if lost_by(winner, loser) >= 3 and t.has(foe, "boarfolk", 4):
        yield from harvest(t, foe)
    if queen:
        k["food"] = 0
    rise_by_war(t, k, winner["meeple"])


def lost_by(winner: Row, loser: Row) -> int:
    """Return by how much a war was lost in which both showed a number (TEK-A51)."""
    if winner["shown"] is None or loser["shown"] is None:
        return 0
    return int(winner["shown"] - loser["shown"])


def gain_by_war(t: Table, k: Row) -> None:
    """Return what a war won brings, a conquest of a neutral meeple too (TEK-A44)."""
    gains = (
        ("orcs", 2, "ore", 1),
        ("valkyries", 1, "mana", 1),
        ("death_knights", 2, "mana", 1),
        ("werebears", 3, "food", 2),
    )
    for faction, level, kind, n in gains:
        if t.has(k, faction, level):
            t.gain(k, kind, n)


def raise_dead(t: Table, k: Row, region: str) -> Talk[None]:
    """Undead 4: a standard meeple from the supply where a foe's meeple was removed."""
    standard = sum(1 for m in k["meeples"] if not m["hero"])
    room = t.crowd(region) < 2 and t.in_play(k) < 7 and standard < 7
    able = room and not t.is_(region, "tundra") and t.has(k, "undead", 4)
    if able and (t.is_d(k) or (yield from t.may(k, "raise_dead"))):
        t.put(k, region)["moved"] = True


def conquer(t: Table, k: Row, meeple: Row, region: str, how: str) -> Talk[None]:
    """TEK-10: pay for a neutral meeple and keep it."""
    laid = False
    yeti = t.has(k, "yetis", 4) or t.has(k, "yetis", 1)
    if not meeple["lying"] and yeti:
        laid = True
        if conquest_ways(t, k, meeple, region, how, laid=False):
            laid = yield from t.may(k, "war_lay_down")
        meeple["lying"] = laid
    yield from hand_over(t, k, conquest_ways(t, k, meeple, region, how, laid=laid))
    t.meet("TEK-10 conquest")
    t.neutral.discard(region)
    k["trophies"] += 1
    gain_by_war(t, k)
    rise_by_war(t, k, meeple)
    t.lay_in_ruins(meeple)
