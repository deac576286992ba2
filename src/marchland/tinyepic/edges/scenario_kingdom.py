"""The kingdoms of a scenario file.

Raises:
    BadScenario: what a file has wrong, and what is right.
"""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.shapes import ANY, FLAG, TABLE, TEXTS, Shape, check_keys, number_of, seat_of
from marchland.tinyepic.clauses.triggers import CopyRandom
from marchland.tinyepic.edges.possible import check_feature
from marchland.tinyepic.edges.scenario_values import once, place_of, whole
from marchland.tinyepic.parts.kinds import NONE, RESOURCES, SILVER, TUNDRA
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.world import World

KINGDOM_KEYS: Final[Mapping[str, Shape]] = {
    "seat": ANY, "faction": ANY, "home": ANY, **dict.fromkeys(RESOURCES, ANY), "magic": ANY,
    "tower": ANY, "meeples": TABLE, "lying": TEXTS, "hero": ANY, "hero_level": ANY,
    "hero_at": ANY, "hero_lying": FLAG, "reached": ANY, "copies": TABLE,
    "retired": TEXTS, "forts": TEXTS, "lying_forts": TEXTS, "trophies": ANY,
    "wars_won": ANY,
}  # fmt: skip
LEVELS: Final = ("1", "2", "3", "4", "5")


def kingdom_rows(data: Mapping[str, Any], seats: int) -> list[Mapping[str, Any]]:
    """Return the [[kingdom]] tables in the order of their seats."""
    rows: dict[int, Mapping[str, Any]] = {}
    listed = data.get("kingdom", [])
    if not isinstance(listed, list):
        raise BadScenario(f"Kingdoms are tables [[kingdom]], not {quoted(listed)}.")
    for row in listed:
        check_keys("a kingdom", row, KINGDOM_KEYS)
        seat = seat_of(row.get("seat"), seats)
        if seat in rows:
            raise BadScenario(f"Seat {seat + 1} has two kingdoms.")
        rows[seat] = row
    for seat in range(seats):
        if seat not in rows:
            raise BadScenario(f"Seat {seat + 1} has no [[kingdom]].")
    return [rows[seat] for seat in range(seats)]


def read_kingdom(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Fill a kingdom from its table."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    constants = box.constants
    k.faction = number_of(box.faction_index, row.get("faction"), "faction")
    k.home = state.board.names.index(str(row.get("home")))
    for kind, name in enumerate(RESOURCES):
        k.stock[kind] = whole(what, row, name, 0, constants.cap)
    if k.stock[SILVER] and not state.setup.expansion:
        raise BadScenario(f"{what} has silver, but expansion is false.")
    k.magic = whole(what, row, "magic", 0, constants.magic_levels)
    reached = whole(what, row, "reached", k.magic, constants.magic_levels, least=k.magic)
    k.once = (1 << reached + 1) - 2
    k.trophies = whole(what, row, "trophies", 0, 20)
    k.wars_won = whole(what, row, "wars_won", 0, 99)
    read_copies(state, k, row, reached)
    read_forts(state, k, row)
    read_meeples(state, k, row)
    read_hero(state, k, row)
    state.refit(k)


def read_copies(state: World, k: Kingdom, row: Mapping[str, Any], reached: int) -> None:
    """Give a kingdom the levels that it has copied."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    own = box.factions[k.faction]
    copies = [NONE] * len(own.levels)
    for key, name in row.get("copies", {}).items():
        level = int(key) if str(key) in LEVELS else 0
        copied = 0 < level <= reached and any(
            isinstance(clause, CopyRandom) and clause.copied == level
            for clause in own.levels[level - 1]
        )
        if not copied:
            raise BadScenario(f"{what} copies nothing at level {quoted(key)}.")
        copies[level - 1] = number_of(box.faction_index, name, "faction")
    while copies and copies[-1] < 0:
        copies.pop()
    k.copies = tuple(copies)


def read_forts(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Place forts, and set the tower that follows from them."""
    what = f"the kingdom of seat {k.seat + 1}"
    for key in ("forts", "lying_forts"):
        for name in once(row, key):
            p = place_of(state, name)
            if any(other.forts >> p & 1 for other in state.kingdoms):
                raise BadScenario(f"{name} has two forts; one is the most.")
            if not state.board.land >> p & 1 or state.board.kinds[TUNDRA] >> p & 1:
                raise BadScenario(f"{name} is no place for a fort.")
            k.forts |= 1 << p
            if key == "lying_forts":
                k.low_forts |= 1 << p
    number = k.forts.bit_count()
    k.tower = whole(what, row, "tower", number, state.setup.box.constants.tower_levels)
    if state.setup.expansion and k.tower != number:
        raise BadScenario(f"{what}: with the expansion the tower equals the forts, {number}.")
    if number and not state.setup.expansion:
        raise BadScenario(f"{what} has forts, but expansion is false.")


def read_meeples(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Place meeples, standing and lying."""
    what = f"the kingdom of seat {k.seat + 1}"
    lying = row.get("lying", [])
    meeples = row.get("meeples", {})
    for name, number in meeples.items():
        p = place_of(state, name)
        if number not in (1, 2) or isinstance(number, bool):
            raise BadScenario(f"{what} has 1 or 2 meeples in {name}, not {quoted(number)}.")
        down = lying.count(name)
        if down > number:
            raise BadScenario(f"{what} has more lying meeples than meeples in {name}.")
        for one in range(number):
            k.put(p, lying=one < down, hero=False)
    for name in lying:
        if name not in meeples:
            raise BadScenario(f"{what} has a lying meeple in {name}, but none at all.")
    for name in meeples:
        check_feature(state, k, place_of(state, name))
    if k.in_play > state.setup.most_in_play:
        raise BadScenario(f"{what} has {k.in_play} meeples; {state.setup.most_in_play} at most.")


def read_hero(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Make one of the meeples the hero."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    k.retired = tuple(sorted(take_hero(state, k, name) for name in once(row, "retired")))
    name = row.get("hero")
    if name in (None, ""):
        for key in ("hero_at", "hero_level", "hero_lying"):
            if key in row:
                raise BadScenario(f"{what} has {key}, but no hero.")
        return
    card = take_hero(state, k, name)
    if "hero_at" not in row:
        raise BadScenario(f"{what} has a hero; hero_at says in which region.")
    p = place_of(state, row["hero_at"])
    if not k.one >> p & 1:
        raise BadScenario(f"{what}: hero_at is a region where it has a meeple.")
    k.hero = card
    k.hero_level = whole(what, row, "hero_level", 1, box.constants.hero_levels - 1, least=1)
    k.hero_at = p
    standing = k.meeples_at(p) - k.lying_at(p)
    k.hero_low = row.get("hero_lying", standing == 0)
    if (k.lying_at(p) if k.hero_low else standing) == 0:
        posture = "lies" if standing == 0 else "stands"
        raise BadScenario(
            f"{what}: hero_lying is wrong, as everybody in {row['hero_at']} {posture}."
        )


def take_hero(state: World, k: Kingdom, name: object) -> int:
    """Take a hero card out of the deck for a kingdom."""
    what = f"the kingdom of seat {k.seat + 1}"
    card = number_of(state.setup.box.hero_index, name, "hero")
    if not state.setup.heroes or state.is_opponent(k.seat):
        raise BadScenario(f"{what} has a hero, but none are in play.")
    if not state.deck >> card & 1:
        raise BadScenario(f"The hero card {name} is in two places.")
    state.deck ^= 1 << card
    return card
