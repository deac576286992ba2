"""The workshop says all that is wrong with a file of cards, each at its field."""

import copy
from typing import Any

import pytest

import marchland
from marchland.tinyepic.game import shipped_box

CRAFT = marchland.game("tiny-epic").crafts[0]
OFFER = CRAFT.offer
TIES = {"op": "win_ties"}
FACTION: dict[str, Any] = {
    "name": {"en": "Marsh Folk"},
    "set": "base",
    "mark": "original",
    "level": [{"mark": "original", "effects": [TIES]} for _ in range(5)],
}
HERO: dict[str, Any] = {
    "name": {"en": "Ferryman"},
    "mark": "original",
    "level": [
        {"mark": "original", "to_next": {"action": "war"}, "effects": [TIES]},
        {"mark": "original", "to_next": {"action": "build", "cost": 3}, "effects": [TIES]},
        {"mark": "original", "effects": [{"op": "retire", "vp": 3}]},
    ],
}
LAND: dict[str, Any] = {
    "name": {"en": "Fen"},
    "card": 17,
    "side": "a",
    "set": "base",
    "mark": "original",
    "grid": ["aaaaaabbbbbb"] * 4 + ["cccccc1111bb"] * 4,
    "region": {one: {"terrain": "plains"} for one in "abc"},
    "feature": {"1": {"kind": "water", "subtype": "lake"}},
}
GOOD = {"faction": {"marsh": FACTION}, "hero": {"ferryman": HERO}, "land": {"fen": LAND}}


def changed(where: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """Return the good file with one value in the place of another."""
    data: Any = copy.deepcopy(GOOD)
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    found: dict[str, Any] = data
    return found


def test_nothing_is_wrong_with_a_good_file_and_with_the_shipped_cards() -> None:
    assert CRAFT.problems(GOOD) == []
    assert CRAFT.problems({"format": 1, "game": "tiny-epic", **OFFER["shipped"]}) == []


FIRST = ("faction", "marsh", "level", 0)
EFFECT = (*FIRST, "effects", 0)
WRONG = [
    (("format",), 2, (), "field-newer"),
    (("game",), "warcraft", (), "field-game"),
    (("moon",), {}, ("moon",), "field-key"),
    (("faction", "marsh", "name"), {"en": "\x07"}, ("faction", "marsh", "name"), "field-words"),
    (("faction", "marsh", "name"), {}, ("faction", "marsh", "name"), "field-nameless"),
    (("faction", "marsh", "set"), "moon", ("faction", "marsh", "set"), "field-card-one"),
    (("faction", "marsh", "level"), [], ("faction", "marsh", "level"), "field-card-levels"),
    (("faction", "Marsh!"), FACTION, ("faction", "Marsh!"), "field-name"),
    ((*FIRST, "effects"), [], (*FIRST, "effects"), "field-card-empty"),
    ((*FIRST, "effects"), [TIES] * 9, (*FIRST, "effects"), "field-card-effects"),
    ((*FIRST, "says"), {"en": "x" * 401}, (*FIRST, "says"), "field-words"),
    ((*FIRST, "mark"), "mine", (*FIRST, "mark"), "field-card-one"),
    (EFFECT, 7, EFFECT, "field-card-table"),
    (EFFECT, {"op": "win"}, (*EFFECT, "op"), "field-card-one"),
    (EFFECT, {"op": "war_raise", "n": 99}, (*EFFECT, "n"), "field-card-number"),
    (EFFECT, {"op": "war_raise", "n": 1, "moon": 1}, (*EFFECT, "moon"), "field-card-key"),
    (EFFECT, {"op": "retire", "vp": 1}, EFFECT, "field-card-retires"),
    (EFFECT, {"op": "gain_choice", "n": 1}, EFFECT, "field-card-when"),
    (
        EFFECT,
        {"op": "collect_extra", "res": "food", "n": 1},
        (*EFFECT, "terrain"),
        "field-card-gap",
    ),
    (EFFECT, {"op": "end_vp", "vp": 1, "per": "resource"}, (*EFFECT, "res"), "field-card-gap"),
    (
        EFFECT,
        {"op": "trigger", "on": "i_built", "do": [{"op": "gain", "res": {"ore": 10}}]},
        (*EFFECT, "do", 0, "res", "ore"),
        "field-card-number",
    ),
    (EFFECT, {"op": "trigger", "on": "i_built", "do": []}, (*EFFECT, "do"), "field-card-tables"),
    (
        ("hero", "ferryman", "level", 1, "to_next", "cost"),
        "much",
        ("hero", "ferryman", "level", 1, "to_next", "cost"),
        "field-card-number",
    ),
    (
        ("hero", "ferryman", "level", 2, "effects"),
        [TIES],
        ("hero", "ferryman", "level", 2, "effects", 0),
        "field-card-retires",
    ),
    (("land", "fen", "grid"), ["a"], ("land", "fen", "grid"), "field-card-grid"),
    (("land", "fen", "grid"), ["aaaaaabbbbbz"] * 8, ("land", "fen", "grid"), "field-card-unknown"),
    (
        ("land", "fen", "region", "d"),
        {"terrain": "forest"},
        ("land", "fen", "region", "d"),
        "field-card-unpainted",
    ),
    (
        ("land", "fen", "region", "a", "terrain"),
        "<b>",
        ("land", "fen", "region", "a", "terrain"),
        "field-card-one",
    ),
    (
        ("land", "fen", "grid"),
        ["aaaaaabbbbba", *LAND["grid"][1:]],
        ("land", "fen", "region", "a"),
        "field-card-pieces",
    ),
    (
        ("land", "fen", "region", "a"),
        {"terrain": "plains", "anchor": [11.5, 7.5]},
        ("land", "fen", "region", "a"),
        "field-card-anchor",
    ),
    (
        ("land", "fen", "region", "a", "terrain"),
        "ruins",
        ("land", "fen", "grid"),
        "field-card-regions",
    ),
    (("land", "fen", "card"), 1, ("land", "fen", "side"), "field-card-side"),
    (("land", "marsh"), LAND, ("land", "marsh", "side"), "field-card-side"),
    (("faction",), [], ("faction",), ""),
    (("constants",), {"tower_points": [1]}, ("constants", "tower_points"), "field-card-numbers"),
]


@pytest.mark.parametrize(("where", "value", "place", "key"), WRONG)
def test_what_is_wrong_is_said_once_at_its_field(
    where: tuple[str | int, ...], value: object, place: tuple[str | int, ...], key: str
) -> None:
    found = CRAFT.problems(changed(where, value))
    assert (place, key) in [(one.place, one.key) for one in found]
    assert all(one.text and "\n" not in one.text for one in found)


def test_checking_a_file_changes_no_card_of_the_games_that_go_on() -> None:
    """A server checks files while others play: what a card asks is known there by its number."""
    box = shipped_box()
    first = next(iter(box.faction_index))
    assert CRAFT.problems({"faction": {first: FACTION, "marsh": FACTION}}) == []
    assert [one.number for one in box.clauses] == list(range(len(box.clauses)))


def test_each_of_several_faults_is_told() -> None:
    data = changed((*FIRST, "effects"), [])
    data["faction"]["marsh"]["level"][3]["effects"] = [{"op": "war_raise", "n": 0}]
    data["faction"]["marsh"]["name"] = {}
    keys = sorted(one.key for one in CRAFT.problems(data))
    assert keys == ["field-card-empty", "field-card-number", "field-nameless"]


def test_an_empty_file_lacks_a_card() -> None:
    assert [one.key for one in CRAFT.problems({"faction": {}})] == ["field-card-none"]
    crowd = {f"folk_{n}": FACTION for n in range(151)}
    assert [one.key for one in CRAFT.problems({"faction": crowd})] == ["field-card-many"]


@pytest.mark.parametrize("effect", OFFER["effects"], ids=lambda one: str(one["op"]))
def test_an_effect_is_sound_as_the_form_begins_it(effect: dict[str, Any]) -> None:
    if effect["op"] == "retire":
        data = changed(("hero", "ferryman", "level", 2, "effects", 0), effect["fresh"])
    else:
        data = changed(EFFECT, effect["fresh"])
    assert CRAFT.problems(data) == []


def test_a_file_is_called_by_its_first_cards_and_how_many_more_there_are() -> None:
    assert CRAFT.names(GOOD) == [{"en": "Marsh Folk"}, {"en": "Ferryman"}, {"en": "Fen"}]
    names = CRAFT.names(OFFER["shipped"])
    assert [one["en"].replace("\xa0", " ") for one in names] == [
        "Centaurs",
        "Constructs",
        "Dark Elves",
        "83 more",
    ]
    assert CRAFT.names({"faction": {"nobody": 3, "marsh": {**FACTION, "name": {}}}}) == [{}]


def test_what_a_side_borders_is_read_from_its_grid() -> None:
    rows = {tuple(one["place"]): one for one in CRAFT.told({"land": {"fen": LAND}})}
    assert rows["land", "fen", "region", "a"]["args"] == {"near": "B, C", "edge": True}
    assert rows["land", "fen", "feature", "1"]["args"] == {"near": "B, C", "edge": False}


@pytest.mark.parametrize("rubbish", [None, 3, "x", [], [3], {"level": 3}, {"level": [3] * 5}])
def test_rubbish_is_refused_without_a_fault(rubbish: object) -> None:
    for kind in ("faction", "hero", "land"):
        data = {kind: {"thing": rubbish}}
        assert CRAFT.problems(data)
        CRAFT.told(data)
        CRAFT.names(data)
