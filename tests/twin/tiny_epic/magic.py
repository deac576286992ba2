"""What is gained when a level of magic is reached for the first time (TEK-4, TEK-8)."""

from tests.twin.tiny_epic.harvest import gain_choice, lose_choice, take_choice
from tests.twin.tiny_epic.table import Row, Table, Talk


def reach_level(t: Table, k: Row) -> Talk[None]:
    """Resolve what the level just reached brings once."""
    level = k["magic"]
    if level in k["reached"]:
        t.meet("TEK-8 once")
        return
    k["reached"].add(level)
    if level in (1, 2, 4) and not t.is_d(k) and t.has(k, "shapeshifters", level):
        yield from copy_level(t, k, level)
    yield from bring_once(t, k, level)


def copy_level(t: Table, k: Row, level: int) -> Talk[None]:
    """Shapeshifters 1, 2, 4: one of two factions drawn that are not in play."""
    playing = [other["faction"] for other in t.kingdoms]
    names = [name for name in t.factions if name not in playing]
    first = (yield from t.draw([f"draw={name}" for name in names])).removeprefix("draw=")
    rest = [name for name in names if name != first]
    second = (yield from t.draw([f"draw={name}" for name in rest])).removeprefix("draw=")
    answer = yield from t.ask(k, [f"choose {name}" for name in (first, second)])
    k["copied"][level] = answer.removeprefix("choose ")


GIFTS = (
    ("goblins", 3, "food", 3),
    ("trolls", 2, "ore", 3),
    ("gnomes", 3, "ore", 3),
    ("lionfolk", 1, "food", 2),
    ("lionfolk", 3, "food", 4),
)


def bring_once(t: Table, k: Row, level: int) -> Talk[None]:
    """Resolve "when you reach this level" of the own faction or the copied one."""
    for faction, at, kind, n in GIFTS:
        if level == at and t.has(k, faction, at):
            t.gain(k, kind, n)
    if level == 2 and t.has(k, "order", 2):
        yield from gain_choice(t, k, 2)
    if level == 2 and t.has(k, "frostwraiths", 2):
        for other in t.others(k):
            yield from lose_choice(t, other, 2)
    if level == 2 and t.has(k, "imps", 2):
        for other in t.others(k):
            yield from lose_choice(t, other, 1)
    if level == 3 and t.has(k, "death_knights", 3):
        foe = yield from name_opponent(t, k, t.others(k))
        yield from lose_choice(t, foe, 2)
    if level == 4 and t.has(k, "frostwraiths", 4):
        wizards = [other for other in t.others(k) if other["magic"] > 0]
        if wizards:
            foe = yield from name_opponent(t, k, wizards)
            foe["magic"] -= 1
    if level == 3 and t.has(k, "pirates", 3):
        foe = yield from name_opponent(t, k, t.others(k))
        yield from take_choice(t, k, foe, 2, keep=True)


def name_opponent(t: Table, k: Row, foes: list[Row]) -> Talk[Row]:
    """Let a kingdom choose an opponent; D's is the human."""
    seats = sorted(foe["seat"] for foe in foes)
    answer = yield from t.ask(k, [f"choose {seat}" for seat in seats])
    return t.kingdoms[int(answer.removeprefix("choose ")) - 1]
