"""The cycle: select, resolve, end, pass, clear (TEK-3)."""

from tests.twin.tiny_epic import deeds, march
from tests.twin.tiny_epic.compass import compass_roll
from tests.twin.tiny_epic.harvest import collect, gain_choice
from tests.twin.tiny_epic.heroes import may_rise, rise_by_action, rises_by
from tests.twin.tiny_epic.table import ACTIONS, BARTER, Row, Table, Talk
from tests.twin.tiny_epic.ways import OTHER, can_act

DIAL = ("expand", "research", "trade", "build", "patrol", "quest")
"""D's action by roll modulo 6 (TEK-12): 1 and 7 Research, ... 6 and 12 Expand."""
MOST_CYCLES = 60


def play(t: Table) -> Talk[None]:
    """Play turns until the game is over."""
    while not t.over:
        yield from turn(t)


def turn(t: Table) -> Talk[None]:
    """One turn of the active player, and the clearing that may follow it."""
    active = t.kingdoms[t.seat]
    t.roll = 0
    action = yield from select(t, active)
    t.shields.append(action)
    for k in t.around():
        t.forget()
        if k is not active:
            t.roll = 0
        yield from resolve(t, k, action, active=k is active)
    t.seat = (t.seat + 1) % len(t.kingdoms)
    if len(t.shields) == 5:
        yield from clear(t)


def select(t: Table, k: Row) -> Talk[str]:
    """Put a shield on a free action; D rolls for it."""
    free = [action for action in ACTIONS if action not in t.shields]
    if not t.is_d(k):
        answer = yield from t.ask(k, [f"take {action}" for action in free])
        return answer.removeprefix("take ")
    n = yield from compass_roll(t)
    while DIAL[n % 6] in t.shields:
        t.meet("TEK-12 next action")
        n += 1
    return DIAL[n % 6]


def resolve(t: Table, k: Row, action: str, *, active: bool) -> Talk[None]:
    """Let one kingdom carry an action out, or collect, or pass."""
    bound = yield from march.tundra_duty(t, k, action)
    if not bound:
        answer = yield from decide(t, k, action, active=active)
        if answer == "act":
            yield from carry_out(t, k, (yield from this_or_other(t, k, action)))
        elif answer == "level":
            yield from rise_by_action(t, k, rises_by(k)[0])
        elif answer == "collect":
            yield from collect(t, k)
            return
        else:
            return
    if active and t.has(k, "order", 4):
        yield from gain_choice(t, k, 1)


def decide(t: Table, k: Row, action: str, *, active: bool) -> Talk[str]:
    """Ask whether to act, to raise the hero, or neither (TEK-A14, TEK-A38)."""
    if t.is_d(k):
        return "act" if can_carry_out(t, k, action) else "collect"
    actions = [action, *instead(t, k, action)]
    able = any(can_carry_out(t, k, name) for name in actions)
    words = ["act"] * able + ["pass" if active else "collect"]
    if any(may_rise(t, k, name) for name in actions):
        words.append("level")
    answer = yield from t.ask(k, words)
    return answer


INSTEAD = (
    ("dwarves", 4, "trade", "build"),
    ("gnomes", 1, "patrol", "build"),
    ("humans", 1, "research", "trade"),
)


def instead(t: Table, k: Row, action: str) -> list[str]:
    """Return what may be carried out in place of a selected action (TEK-A46)."""
    if t.is_d(k):
        return []
    return [
        take
        for faction, level, where, take in INSTEAD
        if where == action and t.has(k, faction, level)
    ]


def this_or_other(t: Table, k: Row, action: str) -> Talk[str]:
    """Let the owner choose between the selected action and one in its place."""
    for other in instead(t, k, action):
        if not can_carry_out(t, k, other):
            continue
        if not can_carry_out(t, k, action) or (yield from t.may(k, "action_instead")):
            return other
    return action


def can_carry_out(t: Table, k: Row, action: str) -> bool:
    """Tell whether an action would change something for a kingdom."""
    if action in OTHER:
        return can_act(t, k, action)
    if action == "build":
        return deeds.can_build(t, k)
    if action == "research":
        return bool(deeds.research_ways(t, k))
    if action == "expand":
        return any(deeds.expand_offers(t, k).values())
    return t.is_d(k) or bool(deeds.trades(k))


def carry_out(t: Table, k: Row, action: str) -> Talk[None]:
    """Carry an action out."""
    if action in OTHER:
        yield from march.act(t, k, action)
    elif action == "build":
        yield from deeds.build(t, k)
    elif action == "research":
        yield from deeds.research(t, k)
    elif action == "expand":
        yield from deeds.expand(t, k)
    else:
        yield from deeds.trade(t, k)


def clear(t: Table) -> Talk[None]:
    """Clear the action card, or end the game (TEK-3.1, TEK-9)."""
    if t.end or t.cycle >= MOST_CYCLES:
        t.over = True
        return
    t.shields = []
    t.cycle += 1
    t.roll = 0
    for k in t.around():
        yield from on_clearing(t, k)
    if t.solo:
        flip(t)
    if t.players == 5:
        t.meet("TEK-10 skipped")
        t.seat = (t.seat + 1) % 5


def on_clearing(t: Table, k: Row) -> Talk[None]:
    """Resolve what a clearing brings to a kingdom."""
    most = all(t.in_play(k) > t.in_play(other) for other in t.others(k))
    hero = t.hero(k)
    if t.has(k, "boarfolk", 2):
        t.gain(k, "food", 1)
    if most and t.has(k, "lionfolk", 2):
        yield from gain_choice(t, k, 1)
    if t.hero_has(k, "wizard", 1):
        t.gain(k, "mana", 1)
    if hero is not None and t.is_(hero["at"], "forest") and t.hero_has(k, "wizard", 2):
        t.gain(k, "mana", 1)
    if hero is not None and not t.at_home(k, hero["at"]) and t.hero_has(k, "oracle", 1):
        yield from gain_choice(t, k, 1)


def flip(t: Table) -> None:
    """TEK-12, TEK-A25: turn the compass; turning from the day brings D an income."""
    if t.day or t.rulings["solo_income"] == "every_flip":
        t.meet("TEK-A25 income")
        for kind in BARTER:
            t.gain(t.kingdoms[1], kind, 1)
    else:
        t.meet("TEK-A25 dawn")
    t.day = not t.day
