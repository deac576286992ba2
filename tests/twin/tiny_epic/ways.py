"""What Patrol, Quest and the duty to leave tundra allow (TEK-4, TEK-11.4, TEK-A61)."""

from tests.twin.tiny_epic.reach import destinations, exchanges, may_leave
from tests.twin.tiny_epic.table import Row, Table

OTHER = {"patrol": "quest", "quest": "patrol"}


def moves(t: Table, k: Row, how: str, able: list[Row]) -> dict[str, tuple[Row, str]]:
    """Return meeple and region by the word that says it; of two alike either may go."""
    found: dict[str, tuple[Row, str]] = {}
    for meeple in able:
        beside = [m for m in t.own(k, meeple["at"]) if not m["hero"] and not m["lying"]]
        tail = " hero" if meeple["hero"] and beside else ""
        for region in destinations(t, k, meeple, how):
            found.setdefault(f"move {meeple['at']} {region}{tail}", (meeple, region))
    return found


def stands(k: Row) -> dict[str, Row]:
    """Return lying meeples by the word that stands them up."""
    lying = [meeple for meeple in k["meeples"] if meeple["lying"]]
    found: dict[str, Row] = {}
    for meeple in lying:
        beside = [m for m in lying if m["at"] == meeple["at"] and not m["hero"]]
        tail = " hero" if meeple["hero"] and beside else ""
        found.setdefault(f"stand {meeple['at']}{tail}", meeple)
    return found


def upright(k: Row) -> list[Row]:
    """Return the meeples that may move: those standing that have not moved yet."""
    return [m for m in k["meeples"] if not m["lying"] and not m["moved"]]


def can_march(t: Table, k: Row, how: str) -> bool:
    """Tell whether Patrol or Quest itself would change something."""
    if moves(t, k, how, upright(k)):
        return True
    return bool(stands(k)) if how == "patrol" else bool(exchanges(t, k))


def swaps(t: Table, k: Row) -> bool:
    """Lizardfolk 2: Patrol and Quest stand for each other."""
    return not t.is_d(k) and t.has(k, "lizardfolk", 2)


def can_act(t: Table, k: Row, action: str) -> bool:
    """Tell whether a kingdom can carry Patrol or Quest out, in either's place too."""
    fresh(k)
    if t.is_d(k):
        return bool(moves(t, k, action, upright(k))) or (
            action == "patrol" and bool(lying_outside_tundra(t, k))
        )
    other = swaps(t, k) and can_march(t, k, OTHER[action])
    return can_march(t, k, action) or other


def fresh(k: Row) -> None:
    """Let every meeple move again."""
    for meeple in k["meeples"]:
        meeple["moved"] = False


def duty_ways(t: Table, k: Row, how: str, duty: list[Row]) -> bool:
    """Tell whether an action can be carried out with those who must leave tundra, if any must."""
    if not duty:
        return can_march(t, k, how)
    if moves(t, k, how, duty) or (how == "quest" and exchanges_of(t, k, duty)):
        return True
    if moves_two(t, k, how) and room_makers(t, k, how, duty):
        return True
    return bool(captain_first(t, k, how, duty))


def captain_first(t: Table, k: Row, how: str, duty: list[Row]) -> dict[str, tuple[Row, str]]:
    """Return the Captain's Quests after which one in tundra may come along (TEK-A61)."""
    hero = t.hero(k)
    if how != "quest" or hero is None or hero["moved"] or in_(hero, duty):
        return {}
    near = {hero["at"]} | t.board.next[hero["at"]]
    along = [meeple for meeple in duty if meeple["at"] in near]
    if hero["lying"] or not along or not t.hero_has(k, "captain", 1):
        return {}
    return {
        word: (meeple, region)
        for word, (meeple, region) in moves(t, k, how, [hero]).items()
        if makes_room(t, k, how, meeple, region, along)
    }


def room_makers(t: Table, k: Row, how: str, duty: list[Row]) -> dict[str, tuple[Row, str]]:
    """Return the moves of others after which somebody can leave tundra (TEK-A61)."""
    if t.is_d(k):
        return {}
    others = [m for m in k["meeples"] if may_leave(t, m) and not m["moved"] and not in_(m, duty)]
    return {
        word: (meeple, region)
        for word, (meeple, region) in moves(t, k, how, others).items()
        if makes_room(t, k, how, meeple, region, duty)
    }


def makes_room(t: Table, k: Row, how: str, meeple: Row, region: str, duty: list[Row]) -> bool:
    """Tell whether somebody could leave tundra if a meeple had gone to a region."""
    start, meeple["at"] = meeple["at"], region
    free = any(destinations(t, k, other, how) for other in duty if other is not meeple)
    meeple["at"] = start
    return free


def exchanges_of(t: Table, k: Row, duty: list[Row]) -> dict[str, tuple[Row, Row, Row]]:
    """Return the exchanges; under duty only those that lead out of tundra."""
    found = exchanges(t, k)
    if not duty:
        return found
    return {word: who for word, who in found.items() if any(who[0] is m for m in duty)}


def has_way(t: Table, k: Row, meeple: Row, action: str) -> bool:
    """Tell whether a meeple in tundra can itself move, or be exchanged, as things are."""
    hows = [action, OTHER[action]] if swaps(t, k) else [action]
    if any(destinations(t, k, meeple, how) for how in hows):
        return True
    return "quest" in hows and bool(exchanges_of(t, k, [meeple]))


def in_(meeple: Row, several: list[Row]) -> bool:
    """Tell whether a meeple is one of several, not merely like one."""
    return any(meeple is other for other in several)


def moves_two(t: Table, k: Row, how: str) -> bool:
    """Goblins 1, Birdfolk 1."""
    return t.has(k, "goblins", 1) if how == "patrol" else t.has(k, "birdfolk", 1)


def stands_all(t: Table, k: Row) -> bool:
    """Yetis 3, Ice Giants 3: any number may be stood up beside a Patrol."""
    return t.has(k, "yetis", 3) or t.has(k, "ice_giants", 3)


def leaves(t: Table, k: Row, meeple: Row, action: str) -> bool:
    """Tell whether a meeple in tundra has any way out by an action."""
    hows = [action, OTHER[action]] if swaps(t, k) else [action]
    return any(duty_ways(t, k, how, [meeple]) for how in hows)


def lying_outside_tundra(t: Table, k: Row) -> list[Row]:
    """Return the lying meeples that D may stand up."""
    return [m for m in k["meeples"] if m["lying"] and not t.is_(m["at"], "tundra")]
