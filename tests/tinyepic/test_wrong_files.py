"""A scenario file that is wrong is refused in one sentence, whatever stands where."""

import copy
from typing import Any

import pytest

from marchland.core.errors import BadScenario
from marchland.core.scenario import Failure, run

GOOD: dict[str, Any] = {
    "game": "tiny-epic",
    "players": 2,
    "map": {"north": {"a": {"terrain": "forest"}}, "south": {"x": {"terrain": "plains"}}},
    "kingdom": [
        {"seat": 1, "faction": "orcs", "home": "north", "meeples": {"north/a": 1}},
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"south/x": 1}},
    ],
    "step": [{"do": ["take research"], "to_move": 2}],
}


def test_the_good_file_is_good() -> None:
    """TEK-4: without mana nobody researches."""
    run(GOOD)


@pytest.mark.parametrize(
    ("where", "value", "says"),
    [
        (("step", 0), 3, "step 1 is a table, not 3"),
        (("step", 0, "do"), "act", "step 1: do is a list of texts, not 'act'"),
        (("step", 0, "allow"), [3], "step 1: allow is a list of texts"),
        (("step", 0, "shields"), 3, "expected 3, found"),
        (("step", 0, "forts"), {"1": [None]}, "expected"),
        (("rulings",), [], "rulings is a table"),
        (("cards",), "t01a", "cards is a table"),
        (("map",), None, "map is a table"),
        (("kingdom",), 2, "Kingdoms are tables"),
        (("kingdom", 0), 2, "a kingdom is a table"),
        (("kingdom", 0, "home"), ["north"], "no home among the cards"),
        (("kingdom", 0, "meeples"), 1, "meeples is a table"),
        (("kingdom", 0, "lying"), 1, "lying is a list of texts"),
        (("lost",), {"a": 1}, "lost names a card"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    where: tuple[str | int, ...], value: object, says: str
) -> None:
    """TEK-14: no position comes about from a wrong file."""
    data: Any = copy.deepcopy(GOOD)
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    with pytest.raises((BadScenario, Failure), match=says):
        run(data)


RICH: dict[str, Any] = {
    "game": "tiny-epic",
    "players": 3,
    "rulings": {"alliance_ends": "war"},
    "cards": {"north": "t01a", "south": "t05a"},
    "map": {
        "west": {
            "w": {"terrain": "plains", "edge": True, "next": ["t", "c", "l"]},
            "t": {"terrain": "tundra"},
            "c": {"terrain": "crags"},
            "l": {"terrain": "water"},
        }
    },
    "estranged": ["west/w"],
    "kingdom": [
        {
            "seat": 1, "faction": "shapeshifters", "home": "north", "magic": 1, "reached": 2,
            "copies": {"1": "elves"}, "meeples": {"north/a": 2, "west/w": 1}, "lying": ["north/a"],
            "hero": "baron", "hero_at": "north/a", "hero_lying": True, "retired": ["queen"],
        },
        {
            "seat": 2, "faction": "birdfolk", "home": "south",
            "meeples": {"west/w": 1, "west/c": 1, "west/t": 1}, "forts": ["south/a"],
        },
        {"seat": 3, "faction": "minotaurs", "home": "west", "meeples": {}},
    ],
    "step": [{"do": []}],
}  # fmt: skip
DUEL: dict[str, Any] = {
    "game": "tiny-epic",
    "players": 2,
    "lost": "middle",
    "neutral": ["middle/m"],
    "map": {
        "north": {"a": {"terrain": "forest"}},
        "south": {"x": {"terrain": "plains"}},
        "middle": {
            "m": {"terrain": "plains", "edge": True, "next": ["t", "l"]},
            "o": {"terrain": "forest"},
            "t": {"terrain": "tundra"},
            "l": {"terrain": "water"},
        },
    },
    "kingdom": [
        {"seat": 1, "faction": "orcs", "home": "north", "meeples": {"north/a": 1}, "trophies": 1},
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"south/x": 1}},
    ],
    "step": [{"do": []}],
}


@pytest.mark.parametrize("good", [RICH, DUEL], ids=["rich", "duel"])
def test_what_can_be_is_taken(good: dict[str, Any]) -> None:
    """TEK-14: every key that is refused below is right here."""
    run(good)


FIRST, SECOND, THIRD = ("kingdom", 0), ("kingdom", 1), ("kingdom", 2)


@pytest.mark.parametrize(
    ("good", "where", "value", "says"),
    [
        (RICH, ("cycle",), 0, "cycle is a whole number from 1 to 60"),
        (RICH, ("cycle",), 61, "cycle is a whole number from 1 to 60"),
        (RICH, ("compass",), "night", "compass is for the solo game"),
        (RICH, ("shields",), ["patrol", "patrol"], "shields names 'patrol' twice"),
        (RICH, ("shields",), ["patrol", "quest", "build", "trade", "expand"], "at most four"),
        (RICH, ("map_name",), "moon", "map_name is one of base, heroes, north, own"),
        (RICH, ("neutral",), ["west/w"], "no region of the Lost Kingdom"),
        (RICH, ("estranged",), ["north/a"], "north/a is not shared"),
        (RICH, ("estranged",), ["west/w", "west/w"], "estranged names 'west/w' twice"),
        (RICH, ("rulings",), {}, "estranged is for games in which a war ends"),
        (RICH, ("cards", "south"), "t01b", "north and south are sides of one card"),
        (RICH, ("cards", "south"), "t01a", "north and south are sides of one card"),
        (RICH, ("map", "west", "w", "next"), ["w"], "west/w is not next to itself"),
        (RICH, ("map", "west", "c", "edge"), True, "west/c: water and crags make no edge"),
        (RICH, (*THIRD, "faction"), "birdfolk", "Two seats have the faction birdfolk"),
        (RICH, (*FIRST, "reached"), 0, "reached is a whole number from 1 to 5"),
        (RICH, (*FIRST, "copies"), {"3": "elves"}, "copies nothing at level '3'"),
        (RICH, (*FIRST, "copies"), {"4": "elves"}, "copies nothing at level '4'"),
        (RICH, (*FIRST, "copies"), {"x": "elves"}, "copies nothing at level 'x'"),
        (RICH, (*FIRST, "copies"), {"1": "birdfolk"}, "birdfolk are in play; only who is not"),
        (RICH, (*SECOND, "copies"), {"1": "elves"}, "seat 2 copies nothing at level '1'"),
        (RICH, (*FIRST, "hero_level"), 0, "hero_level is a whole number from 1 to 2"),
        (RICH, (*FIRST, "hero_level"), 3, "hero_level is a whole number from 1 to 2"),
        (RICH, (*FIRST, "hero"), "queen", "The hero card queen is in two places"),
        (RICH, (*FIRST, "retired"), ["duke"], "There is no hero 'duke'"),
        (RICH, (*SECOND, "retired"), ["queen"], "The hero card queen is in two places"),
        (RICH, (*FIRST, "retired"), ["queen", "queen"], "retired names 'queen' twice"),
        (RICH, (*FIRST, "lying"), [], "everybody in north/a stands"),
        (RICH, (*SECOND, "hero_level"), 1, "seat 2 has hero_level, but no hero"),
        (RICH, (*SECOND, "hero_lying"), True, "seat 2 has hero_lying, but no hero"),
        (RICH, (*SECOND, "food"), 10, "food is a whole number from 0 to 9"),
        (RICH, (*SECOND, "tower"), 2, "the tower equals the forts, 1"),
        (RICH, (*SECOND, "forts"), ["south/a", "south/a"], "forts names 'south/a' twice"),
        (RICH, (*THIRD, "forts"), ["south/a"], "south/a has two forts"),
        (RICH, (*THIRD, "forts"), ["west/c"], "west/c is no place for a fort"),
        (RICH, (*THIRD, "forts"), ["west/t"], "west/t is no place for a fort"),
        (RICH, (*THIRD, "forts"), ["west/w"], "more players than can be allied"),
        (RICH, (*THIRD, "meeples"), {"west/w": 1}, "west/w holds 3 meeples; 2 at most"),
        (RICH, (*THIRD, "meeples"), {"west/t": 1}, "west/t holds 2 meeples; 1 at most"),
        (RICH, (*THIRD, "meeples"), {"west/c": 1}, "west/c: minotaurs never retreat"),
        (RICH, (*SECOND, "meeples"), {"west/l": 1}, "west/l: birdfolk never retreat"),
        (RICH, (*FIRST, "meeples"), {"north/a": 2, "west/c": 1}, "west/c: shapeshifters never"),
        (RICH, (*THIRD, "faction"), "orcs2", "There is no faction 'orcs2'"),
        (RICH, (*THIRD, "trophies"), 1, "the Lost Kingdom had 0"),
        (RICH, ("expansion",), False, "hero, but none are in play"),
        (DUEL, ("expansion",), False, None),
        (DUEL, ("neutral",), ["middle/t"], "middle/t is no place for a neutral meeple"),
        (DUEL, ("neutral",), ["middle/l"], "middle/l is no place for a neutral meeple"),
        (DUEL, ("neutral",), ["middle/m", "middle/m"], "neutral names 'middle/m' twice"),
        (DUEL, ("neutral",), ["middle/m", "middle/o"], "2 neutral meeples and 1 trophies"),
        (DUEL, (*FIRST, "trophies"), 2, "1 neutral meeples and 2 trophies"),
        (DUEL, (*SECOND, "faction"), "minotaurs", None),
        (DUEL, (*FIRST, "meeples"), {"south/x": 1}, "more players than can be allied"),
        (DUEL, (*FIRST, "meeples"), {"middle/m": 1}, "more players than can be allied"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(
    good: dict[str, Any], where: tuple[str | int, ...], value: object, says: str | None
) -> None:
    """TEK-14, TEK-2, TEK-10, TEK-11.4, TEK-11.6: the sentence names the place and what is right."""
    data: Any = copy.deepcopy(good)
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    if says is None:
        run(data)
        return
    with pytest.raises(BadScenario, match=says):
        run(data)


def test_who_needs_forts_is_not_in_a_game_without() -> None:
    """TEK-2: Minotaurs lay forts down."""
    data: Any = copy.deepcopy(DUEL)
    data["expansion"] = False
    data["kingdom"][1]["faction"] = "minotaurs"
    with pytest.raises(BadScenario, match="minotaurs need forts, but expansion is false"):
        run(data)


def test_two_players_do_not_share_crags() -> None:
    """TEK-A24: crags hold meeples of one player, though both may retreat there."""
    data: Any = copy.deepcopy(RICH)
    data["kingdom"][2] = {"seat": 3, "faction": "imps", "home": "west", "meeples": {"west/c": 1}}
    with pytest.raises(BadScenario, match="west/c holds meeples of two players"):
        run(data)
    data["kingdom"][1]["meeples"] = {"west/w": 1}
    run(data)
