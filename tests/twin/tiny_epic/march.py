"""Patrol and Quest carried out, and tundra left (TEK-4, TEK-11.4)."""

from tests.twin.tiny_epic.compass import choose_meeple, choose_way, nearness
from tests.twin.tiny_epic.entering import enter
from tests.twin.tiny_epic.reach import destinations
from tests.twin.tiny_epic.table import Row, Table, Talk
from tests.twin.tiny_epic.ways import (
    OTHER,
    captain_first,
    duty_ways,
    exchanges_of,
    fresh,
    has_way,
    in_,
    leaves,
    lying_outside_tundra,
    moves,
    moves_two,
    room_makers,
    stands,
    stands_all,
    swaps,
    upright,
)


def act(t: Table, k: Row, action: str, duty: list[Row] | None = None) -> Talk[None]:
    """Carry Patrol or Quest out; meeples under tundra duty go first."""
    duty = duty or []
    fresh(k)
    if t.is_d(k):
        yield from opponents_march(t, k, action, duty)
        return
    how = action
    if swaps(t, k):
        able = [name for name in (action, OTHER[action]) if duty_ways(t, k, name, duty)]
        how = able[0]
        if len(able) == 2 and (yield from t.may(k, "action_swap")):
            how = able[1]
    shut_in = [meeple for meeple in duty if not has_way(t, k, meeple, action)]
    yield from walk_or_exchange(t, k, how, duty)
    for meeple in shut_in:
        here = in_(meeple, k["meeples"]) and not meeple["moved"]
        if here and t.is_(meeple["at"], "tundra") and not has_way(t, k, meeple, action):
            drop(t, k, meeple)


def walk_or_exchange(t: Table, k: Row, how: str, duty: list[Row]) -> Talk[None]:
    """Quest or Patrol, or exchange two meeples in place of a Quest."""
    trade_places = exchanges_of(t, k, duty) if how == "quest" else {}
    if trade_places:
        by_moving = bool(moves(t, k, how, duty or upright(k)))
        if not by_moving or (yield from t.may(k, "swap_on")):
            yield from exchange(t, k, trade_places)
            return
    yield from march(t, k, how, duty)


def exchange(t: Table, k: Row, found: dict[str, tuple[Row, Row, Row]]) -> Talk[None]:
    """Lizardfolk 4: two meeples change places, each as it stands or lies."""
    answer = yield from t.ask(k, sorted(found))
    meeple, _, foe = found[answer]
    meeple["at"], foe["at"] = foe["at"], meeple["at"]
    t.lay_in_ruins(meeple)
    t.lay_in_ruins(foe)


# Those who go step by step.


def march(t: Table, k: Row, how: str, duty: list[Row]) -> Talk[None]:
    """Move as many meeples as the owner's abilities grant, stand up as many."""
    left = 2 if moves_two(t, k, how) else 1
    escort: set[str] = set()
    stand_all = how == "patrol" and stands_all(t, k)
    begun = False
    while True:
        able = [m for m in k["meeples"] if not m["moved"] and (not m["lying"] or in_(m, duty))]
        bound = [m for m in able if in_(m, duty) and destinations(t, k, m, how)]
        waiting = [m for m in duty if in_(m, k["meeples"]) and not m["moved"]]
        walks: dict[str, tuple[Row, str]] = {}
        stuck = [m for m in waiting if not in_(m, bound)] if left > 1 else []
        rooms = room_makers(t, k, how, stuck)
        if left:
            rooms |= captain_first(t, k, how, waiting)
        if left:
            walks = moves(t, k, how, bound) | rooms or moves(t, k, how, able)
        elif escort:
            near = [m for m in able if m["at"] in escort]
            bound = [m for m in bound if m["at"] in escort]
            walks = moves(t, k, how, bound or near)
        rising: dict[str, Row] = {}
        if stand_all or (how == "patrol" and not begun and not bound and not rooms):
            rising = stands(k)
        words = [*walks, *rising]
        if not words:
            return
        if begun and not (bound and (left or escort)) and not rooms:
            words.append("pass")
        answer = yield from t.ask(k, words)
        if answer == "pass":
            return
        begun = True
        if answer in rising:
            rising[answer]["lying"] = False
            if not stand_all:
                return
            continue
        meeple, region = walks[answer]
        start = meeple["at"]
        if left and start not in escort:
            left -= 1
        else:
            escort = set()
        yield from walk(t, k, meeple, region, how)
        if how == "quest" and meeple["hero"] and t.hero_has(k, "captain", 1):
            escort = {start} | t.board.next[start]


def drop(t: Table, k: Row, meeple: Row) -> None:
    """Remove a meeple from tundra, but not a player's last one."""
    if t.in_play(k) > 1:
        t.meet("TEK-11.4 removed")
        t.remove(k, meeple)
    else:
        t.meet("TEK-11.4 last")


def second_step(t: Table, k: Row, meeple: Row) -> bool:
    """Centaurs 1, Ranger 1: a second step of the same meeple."""
    return t.has(k, "centaurs", 1) or (meeple["hero"] and t.hero_has(k, "ranger", 1))


def walk(t: Table, k: Row, meeple: Row, region: str, how: str) -> Talk[None]:
    """Move a meeple, and on by a second step where that is granted."""
    meeple["moved"] = True
    peaceful = yield from enter(t, k, meeple, region, how)
    if how != "patrol" or not peaceful or meeple["lying"] or not second_step(t, k, meeple):
        return
    on = moves(t, k, how, [meeple])
    if not on:
        return
    if t.is_d(k):
        at = meeple["at"]
        target = yield from choose_way(t, at, [to for _, to in on.values()])
    else:
        answer = yield from t.ask(k, [*on, "pass"])
        if answer == "pass":
            return
        target = on[answer][1]
    yield from enter(t, k, meeple, target, how)


# Tundra (TEK-11.4).


def tundra_duty(t: Table, k: Row, action: str) -> Talk[bool]:
    """Deal with meeples in tundra; tell whether their owner was bound by one that left."""
    if action not in OTHER:
        return False
    fresh(k)
    there = [meeple for meeple in k["meeples"] if t.is_(meeple["at"], "tundra")]
    if not there:
        return False
    order = list(t.board.terrain)
    for meeple in sorted(there, key=lambda m: order.index(m["at"])):
        if not leaves(t, k, meeple, action):
            drop(t, k, meeple)
    bound = [m for m in there if in_(m, k["meeples"]) and leaves(t, k, m, action)]
    if not bound:
        return False
    t.meet("TEK-11.4 duty")
    yield from act(t, k, action, bound)
    return True


# The solo opponent.


def opponents_march(t: Table, k: Row, how: str, duty: list[Row]) -> Talk[None]:
    """TEK-12: D moves whom the compass chooses, or stands one up."""
    left = 2 if moves_two(t, k, how) else 1
    if not duty and not moves(t, k, how, upright(k)):
        lying = lying_outside_tundra(t, k)
        min(lying, key=lambda m: nearness(t, m["at"], near=True))["lying"] = False
        if not stands_all(t, k):
            return
    while left:
        able = [m for m in k["meeples"] if not m["moved"] and (not m["lying"] or in_(m, duty))]
        bound = [m for m in able if in_(m, duty)]
        going = [m for m in bound if destinations(t, k, m, how)]
        going = going or [m for m in able if destinations(t, k, m, how)]
        if not going:
            return
        meeple = yield from choose_meeple(t, going)
        region = yield from choose_way(t, meeple["at"], destinations(t, k, meeple, how))
        left -= 1
        yield from walk(t, k, meeple, region, how)
