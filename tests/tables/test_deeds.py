"""What the levels of the factions do, measured on a table and compared with the papers' tables.

A price is what leaves the purse, a gain what comes into it, and a discount in war the highest
number that somebody with nothing in hand may still choose.
"""

import re
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from tests.tables.numbers import table

FACTIONS = table("tiny-epic-factions")
RULES = table("tiny-epic")
MAGIC = range(6)


def other(name: str) -> str:
    """Return who stands on the other side, without any magic."""
    return "orcs" if name == "valkyries" else "valkyries"


@dataclass(frozen=True)
class Effect:
    """A row of the table, taken apart: `cost: action build, delta -1, min 1 if hero`."""

    op: str
    said: dict[str, str]
    conditions: frozenset[str]


def effect(text: str) -> Effect:
    """Take a row apart; what it does afterwards is left out."""
    text = text.partition(" then [")[0]
    head, _, conditions = text.partition(" if ")
    op, _, rest = head.partition(": ")
    said = dict(one.split(" ", 1) for one in rest.split(", ") if " " in one)
    return Effect(op, said, frozenset(conditions.split(" and ")) - {""})


def held(name: str, magic: int) -> list[Effect]:
    """Return the effects that hold at a magic level, without those that a later one replaces."""
    rows = {
        n: [effect(one) for one in FACTIONS[name][str(n)]["reads"]] for n in range(1, magic + 1)
    }
    gone = {int(one.said["replaces"].removeprefix("level ")) for row in rows.values()
            for one in row if "replaces" in one.said}  # fmt: skip
    return [one for n, row in rows.items() if n not in gone for one in row]


def position(
    seats: list[dict[str, Any]], regions: dict[str, Any], *, heroes: bool = False
) -> State:
    """Return a table for two with the cards and kingdoms of a test."""
    game = marchland.game("tiny-epic")
    names = [row["faction"] for row in seats]
    data = {
        "game": "tiny-epic", "players": 2, "map": regions, "kingdom": seats,
        "expansion": heroes or any("forts" in FACTIONS[name].get("requires", []) for name in names),
    }  # fmt: skip
    return game.position(data)


def played(state: State, *texts: str) -> State:
    """Play actions as they are written; what is forced plays itself, and nothing else is taken."""
    for text in texts:
        found = {state.describe(action): action for action in state.legal_actions()}
        if text in found:
            state.apply(found[text])
    return state


def purse(state: State, seat: int) -> dict[str, int]:
    """Return what a seat holds."""
    row = state.to_dict()["kingdom"][seat - 1]
    return {name: row.get(name, 0) for name in ("food", "mana", "ore")}


HOME = {
    "north": {
        "a": {"terrain": "capital", "edge": True, "next": ["b"]},
        "b": {"terrain": "capital", "edge": True},
    },
    "south": {"x": {"terrain": "capital", "edge": True}},
}
WORKS = {"build": "ore", "research": "mana", "expand": "food"}


def price(name: str, magic: int, action: str, base: int) -> int:
    """Return what an action costs by the table."""
    cost = base
    for one in held(name, magic):
        if one.op == "cost" and one.said["action"] == action and not one.conditions:
            cost = max(cost + int(one.said["delta"]), min(cost, int(one.said["min"])))
    return cost


@pytest.mark.parametrize("action", WORKS)
@pytest.mark.parametrize("name", FACTIONS)
def test_an_action_costs_what_the_papers_say(name: str, action: str) -> None:
    """TEK-1, TEK-4, TEK-13: at every level of magic, dear and cheap."""
    for magic in range(5):
        for dear in (False, True):
            tower, meeples = (3, 2) if dear else (0, 1)
            kingdom: dict[str, Any] = {
                "seat": 1, "faction": name, "home": "north", "magic": magic,
                WORKS[action]: 9, "meeples": {"north/a": 1},
            }  # fmt: skip
            if action == "build":
                kingdom["tower"] = tower
            if meeples == 2:
                kingdom["meeples"]["north/b"] = 1
            if "forts" in FACTIONS[name].get("requires", []):
                return  # a tower level is a fort there, which goes somewhere first
            state = position(
                [
                    kingdom,
                    {"seat": 2, "faction": other(name), "home": "south", "meeples": {"south/x": 1}},
                ],
                HOME,
            )
            before = purse(state, 1)[WORKS[action]]
            played(state, f"take {action}", "act", "use -")
            base = {"build": tower + 1, "research": magic + 1, "expand": meeples + 1}[action]
            left = purse(state, 1)[WORKS[action]]
            if action == "research":
                left -= reached(name, magic + 1).get("mana", 0)
            assert before - left == price(name, magic, action, base), (magic, dear)


def reached(name: str, magic: int) -> dict[str, int]:
    """Return what one gains by the table on reaching a level."""
    found: dict[str, int] = {}
    for text in FACTIONS[name][str(magic)]["reads"]:
        one = effect(text)
        if one.op == "gain" and one.said.get("when") == "on_reach":
            resource, number = one.said["res"].split()
            found[resource] = found.get(resource, 0) + int(number)
    return found


@pytest.mark.parametrize("name", FACTIONS)
def test_reaching_a_level_brings_what_the_papers_say(name: str) -> None:
    """TEK-8, TEK-13."""
    for magic in range(5):
        state = position(
            [
                {
                    "seat": 1, "faction": name, "home": "north", "magic": magic, "mana": magic + 1,
                    "meeples": {"north/a": 1},
                },
                {
                    "seat": 2, "faction": other(name), "home": "south",
                    "meeples": {"south/x": 1},
                },
            ],
            HOME,
        )  # fmt: skip
        played(state, "take research", "act", "use -")
        got = purse(state, 1)
        promised = reached(name, magic + 1)
        assert {kind: got[kind] for kind in ("food", "ore")} == {
            kind: promised.get(kind, 0) for kind in ("food", "ore")
        }, magic


GROUNDS = [
    ("forest", None), ("mountain", None), ("plains", None), ("capital", "water"),
    ("capital", "crags"),
]  # fmt: skip


NEXT = {"terrain": "capital", "edge": True, "next": ["m"]}


def ground(terrain: str, feature: str | None) -> dict[str, Any]:
    """Return a region of a terrain, with a feature beside it."""
    found: dict[str, Any] = {"m": {"terrain": terrain, "edge": True}}
    if feature is not None:
        found["w"] = {"terrain": feature, "next": ["m"]}
    return found


@pytest.mark.parametrize("name", FACTIONS)
def test_one_collects_what_the_papers_say(name: str) -> None:
    """TEK-5, TEK-13: on each kind of region, at every level of magic."""
    for magic in MAGIC:
        for terrain, feature in GROUNDS:
            expected = dict.fromkeys(("food", "mana", "ore"), 0)
            given = RULES["yields"][terrain]["is"]
            if given != "nothing":
                expected[given] += 1
            choice = False
            for one in held(name, magic):
                if one.op != "collect extra":
                    continue
                here = terrain in one.said.get("terrain", "").split(" or ")
                if here or (feature is not None and one.said.get("touches") == feature):
                    choice = choice or one.said["res"] == "choice"
                    if not choice:
                        expected[one.said["res"]] += int(one.said["n"])
            state = position(
                [
                    {
                        "seat": 1, "faction": other(name), "home": "north",
                        "meeples": {"north/a": 1},
                    },
                    {
                        "seat": 2, "faction": name, "home": "south", "magic": magic,
                        "meeples": {"south/m": 1},
                    },
                ],
                {"north": HOME["north"], "south": ground(terrain, feature)},
            )  # fmt: skip
            played(state, "take trade", "collect")
            if not choice:
                assert purse(state, 2) == expected, (magic, terrain, feature)


def highest(state: State, seat: int) -> int:
    """Return the highest number that a seat may choose, 0 where it can only show the flag."""
    if state.to_move != seat - 1:
        return 0
    said = [state.describe(action) for action in state.legal_actions()]
    numbers = [int(found[1]) for text in said if (found := re.match(r"bid (\d+)$", text))]
    return max(numbers, default=0)


AT_WAR = [name for name in FACTIONS if any(one.op == "war discount" for one in held(name, 5))]


def allowed(one: Effect, facts: dict[str, Any]) -> bool:
    """Tell whether the conditions of a discount hold."""
    for condition in one.conditions:
        key, _, value = condition.partition(" ")
        if key == "terrain" and facts["terrain"] not in value.split(" or "):
            return False
        if key == "touches" and facts["feature"] != value:
            return False
        if key == "role" and facts["role"] != value:
            return False
        if condition.startswith("on home") and facts["home"] == condition.endswith("not"):
            return False
        if key == "action" and facts["action"] != value:
            return False
        if condition in ("foe magic higher", "lying"):
            return False
    return True


def turning_points(name: str) -> list[int]:
    """Return the magic levels at which a discount begins, those just before, and the highest."""
    begins = [
        n for n in MAGIC if n and any(" discount" in one for one in FACTIONS[name][str(n)]["reads"])
    ]
    return sorted({5, *begins, *(n - 1 for n in begins)})


@pytest.mark.parametrize("attacks", [True, False], ids=["attacks", "defends"])
@pytest.mark.parametrize("name", AT_WAR)
def test_who_holds_nothing_may_still_choose_what_the_discounts_cover(
    name: str, attacks: bool
) -> None:
    """TEK-7, TEK-13: in each kind of region, at home and away, by Patrol and by Quest."""
    ways = product(turning_points(name), GROUNDS, (True, False), ("patrol", "quest"))
    for magic, (terrain, feature), home, action in ways:
        start = "north/n" if action == "patrol" else "south/x"
        places = [start, "north/m"] if attacks else ["north/m", start]
        seats = [1, 2] if attacks else [2, 1]
        homes = ["north", "south"] if home else ["south", "north"]
        mine, foe = (
            {"seat": seat, "faction": who, "home": card, "meeples": {at: 1}}
            for seat, who, card, at in zip(seats, (name, other(name)), homes, places, strict=True)
        )
        mine["magic"] = magic
        cards = {**HOME, "north": {**ground(terrain, feature), "n": NEXT}}
        state = position(sorted((mine, foe), key=lambda row: str(row["seat"])), cards)
        played(state, f"take {action}", "act", f"move {start} north/m")
        if not attacks and state.to_move == 0:
            played(state, "flag")
        facts = {
            "terrain": terrain, "feature": feature, "home": home, "action": action,
            "role": "attacker" if attacks else "defender",
        }  # fmt: skip
        expected = sum(
            int(row.said["n"])
            for row in held(name, magic)
            if row.op == "war discount" and allowed(row, facts)
        )
        assert highest(state, seats[0]) == expected, (magic, facts)


HEROES = table("tiny-epic-heroes")
RISES = [
    pytest.param(name, level, *HEROES[name][str(level)]["rises"].split(), id=f"{name}-{level}")
    for name in HEROES
    for level in (1, 2)
    if HEROES[name][str(level)]["rises"] != "war"
]


@pytest.mark.parametrize(("name", "level", "action", "number"), RISES)
def test_a_hero_rises_for_what_the_table_says(
    name: str, level: int, action: str, number: str
) -> None:
    """TEK-11.2: by that action, for so much and not for one less; the third level retires it."""
    stranger = "scholar" if name == "baron" else "baron"
    for short in (0, 1):
        mine = {
            "seat": 1, "faction": "orcs", "home": "north", WORKS[action]: int(number) - short,
            "hero": name, "hero_level": level, "hero_at": "north/a", "meeples": {"north/a": 1},
        }  # fmt: skip
        foe = {
            "seat": 2, "faction": "trolls", "home": "south", "hero": stranger,
            "hero_at": "south/x", "meeples": {"south/x": 1},
        }  # fmt: skip
        state = position([mine, foe], HOME, heroes=True)
        played(state, f"take {action}", "level", "pay")
        row = state.to_dict()["kingdom"][0]
        retired = name in row.get("retired", [])
        now = 3 if retired else row.get("hero_level", 1)
        assert now == (level if short else level + 1)
        assert purse(state, 1)[WORKS[action]] == (int(number) - 1 if short else 0)
