"""Heroes: hired, risen, retired (TEK-11.2)."""

from tests.twin.tiny_epic.cards import HEROES, RISES
from tests.twin.tiny_epic.prices import PROPER, hand_over, level_limits, ways
from tests.twin.tiny_epic.table import Row, Table, Talk

RETIREES = 3


def has_heroes(t: Table, k: Row) -> bool:
    """Tell whether a kingdom plays with heroes at all."""
    if not t.expansion or t.is_d(k):
        return False
    return not t.solo or bool(t.rulings["solo_hero"])


def deck(t: Table) -> list[str]:
    """Return the hero cards that nobody holds or has retired."""
    gone = {k["hero"] for k in t.kingdoms} | {card for k in t.kingdoms for card in k["retired"]}
    return [card for card in HEROES if card not in gone]


def hire(t: Table, k: Row, aside: list[str] | None = None) -> Talk[None]:
    """Draw two cards, keep one; the other goes back, in setup only when all have chosen."""
    aside = [] if aside is None else aside
    cards = [card for card in deck(t) if card not in aside]
    first = (yield from t.draw([f"draw={card}" for card in cards])).removeprefix("draw=")
    rest = [card for card in cards if card != first]
    kept = first
    if rest:
        second = (yield from t.draw([f"draw={card}" for card in rest])).removeprefix("draw=")
        answer = yield from t.ask(k, [f"keep {card}" for card in HEROES if card in (first, second)])
        kept = answer.removeprefix("keep ")
        aside.append(first if kept == second else second)
    k["hero"], k["hero_level"] = kept, 1


def rises_by(k: Row) -> tuple[str, int]:
    """Return by what action and price, or by a war, a kingdom's hero rises."""
    return RISES[k["hero"]][k["hero_level"] - 1]


def may_rise(t: Table, k: Row, action: str) -> bool:
    """Tell whether the hero may rise by an action now (TEK-A41)."""
    if t.hero(k) is None or k["hero"] is None or action not in PROPER:
        return False
    by, price = rises_by(k)
    return by == action and bool(ways(price, level_limits(t, k, action)))


def rise_by_action(t: Table, k: Row, action: str) -> Talk[None]:
    """Pay for a hero's level in place of an action."""
    _, price = rises_by(k)
    yield from hand_over(t, k, ways(price, level_limits(t, k, action)))
    t.meet("TEK-11.2 level")
    rise(t, k)


def rise_by_war(t: Table, k: Row, meeple: Row | None) -> None:
    """Raise a hero that took part in a war won, if its card says so."""
    if meeple is None or not meeple["hero"]:
        return
    if rises_by(k)[0] == "war":
        t.meet("TEK-11.2 war")
        rise(t, k)


def rise(t: Table, k: Row) -> None:
    """Raise a hero one level; at level 3 it retires at once."""
    k["hero_level"] += 1
    if k["hero_level"] < 3:
        return
    t.meet("TEK-11.2 retires")
    meeple = t.hero(k)
    assert meeple is not None
    meeple["hero"] = False
    k["retired"].append(k["hero"])
    k["hero"], k["hero_level"] = None, 0
    if len(k["retired"]) >= RETIREES:
        t.meet("TEK-9 retired")
        t.end = True
