"""Whoever enters a shipped card through the form has that card, to the last border."""

import copy
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.toml import sectioned
from marchland.tinyepic.game import TinyEpic

GAME = marchland.game("tiny-epic")
CRAFT = GAME.crafts[0]
OFFER = CRAFT.offer
EFFECTS = {one["op"]: one for one in OFFER["effects"]}
SHIPPED = OFFER["shipped"]
pytestmark = pytest.mark.source


def choose(field: dict[str, Any], wanted: Any) -> Any:
    """Return what the form gives for a field; it must offer it."""
    match field["kind"]:
        case "whole":
            assert field["least"] <= wanted <= field["most"]
        case "one":
            assert wanted in field["names"]
        case "some":
            assert set(wanted) <= set(field["names"])
            return [name for name in field["names"] if name in wanted]
        case "table":
            known = {one["key"]: one for one in field["fields"]}
            return {key: choose(known[key], value) for key, value in wanted.items()}
        case "effects":
            return [entered(one, within=True) for one in wanted]
        case _:
            assert isinstance(wanted, bool)
    return wanted


def entered(wanted: dict[str, Any], *, within: bool = False) -> dict[str, Any]:
    """Return an effect that is begun by its kind and filled in field by field."""
    known = EFFECTS[wanted["op"]]
    assert known["deed"] or not within
    made: dict[str, Any] = copy.deepcopy(known["fresh"])
    if within:
        made.pop("when", None)
    for field in known["fields"]:
        key = field["key"]
        if key == "when":
            continue
        if key in wanted:
            made[key] = choose(field, wanted[key])
        elif key in made:
            assert field["optional"]
            del made[key]
    return made


def levels(kind: str, card: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the levels of a card that is entered anew."""
    assert len(card["level"]) == OFFER["levels"][kind]
    found = []
    for wanted in card["level"]:
        level = {"mark": "rulebook", "effects": [entered(one) for one in wanted["effects"]]}
        if "to_next" in wanted:
            assert wanted["to_next"]["action"] in OFFER["rises"]
            least, most = OFFER["price"]
            assert least <= wanted["to_next"].get("cost", least) <= most
            level["to_next"] = wanted["to_next"]
        found.append(level)
    return found


def side(card: dict[str, Any]) -> dict[str, Any]:
    """Return a side of a territory that is painted anew; the form says nothing of anchors."""
    columns, rows = OFFER["grid"]
    assert [len(line) for line in card["grid"]] == [columns] * rows
    region = {one: {"terrain": place["terrain"]} for one, place in card["region"].items()}
    feature = {
        one: {"kind": place["kind"], "subtype": place["subtype"]}
        for one, place in card.get("feature", {}).items()
    }
    assert {place["terrain"] for place in region.values()} <= set(OFFER["terrains"])
    assert {place["kind"] for place in feature.values()} <= set(OFFER["features"])
    assert card["card"] in range(OFFER["card"][0], OFFER["card"][1] + 1)
    head = {key: card[key] for key in ("card", "side", "set", "grid")}
    return {**head, "mark": "rulebook", "region": region, "feature": feature}


def box() -> dict[str, Any]:
    """Return the file of somebody who has entered all factions, heroes and sides."""
    factions = {}
    for name, card in SHIPPED["faction"].items():
        assert card["set"] in OFFER["sets"]
        head = {key: card[key] for key in ("set", "opponent", "interest", "requires")}
        factions[name] = {**head, "mark": "rulebook", "level": levels("faction", card)}
    heroes = {
        name: {"mark": "rulebook", "level": levels("hero", card)}
        for name, card in SHIPPED["hero"].items()
    }
    lands = {name: side(card) for name, card in SHIPPED["land"].items()}
    return {"format": 1, "game": "tiny-epic", "faction": factions, "hero": heroes, "land": lands}


def told(thing: Any) -> Any:
    """Return all that the engine knows of a clause, but its place among all clauses."""
    if isinstance(thing, list):
        return [told(one) for one in thing]
    if hasattr(thing, "__dict__"):
        known = {key: told(value) for key, value in vars(thing).items() if key != "number"}
        return type(thing).__name__, known
    return thing


@pytest.fixture(scope="module")
def again(tmp_path_factory: pytest.TempPathFactory) -> TinyEpic:
    """The game with all cards entered again."""
    data = box()
    assert CRAFT.problems(data) == []
    path: Path = tmp_path_factory.mktemp("box") / "box.toml"
    path.write_text(sectioned(data), encoding="utf-8")
    game = marchland.game("tiny-epic", [str(path)])
    assert isinstance(game, TinyEpic)
    return game


def test_all_29_factions_say_the_same(again: TinyEpic) -> None:
    assert isinstance(GAME, TinyEpic)
    assert len(again.box.factions) == len(SHIPPED["faction"]) == 29
    for mine, theirs in zip(again.box.factions, GAME.box.factions, strict=True):
        assert told(mine.levels) == told(theirs.levels), mine.id
        for key in ("id", "box", "suits_opponent", "interest", "needs_forts"):
            assert getattr(mine, key) == getattr(theirs, key), mine.id


def test_all_heroes_say_and_rise_the_same(again: TinyEpic) -> None:
    assert isinstance(GAME, TinyEpic)
    assert len(again.box.heroes) == len(SHIPPED["hero"]) == 25
    for mine, theirs in zip(again.box.heroes, GAME.box.heroes, strict=True):
        assert told(mine.levels) == told(theirs.levels), mine.id
        assert (mine.by, mine.price, mine.points) == (theirs.by, theirs.price, theirs.points)


def test_all_sides_have_the_same_terrain_borders_and_edges(again: TinyEpic) -> None:
    assert isinstance(GAME, TinyEpic)
    assert len(again.box.lands) == len(SHIPPED["land"]) == 32
    for mine, theirs in zip(again.box.lands, GAME.box.lands, strict=True):
        assert mine.graph() == theirs.graph()
        assert mine.touched == theirs.touched
        assert (mine.card, mine.side, mine.box) == (theirs.card, theirs.side, theirs.box)


def test_nothing_is_left_that_is_not_as_printed(again: TinyEpic) -> None:
    factions, heroes = again.box.factions, again.box.heroes
    assert {mark for card in factions for mark in (card.mark, *card.marks)} == {"rulebook"}
    assert {mark for card in heroes for mark in (card.mark, *card.marks)} == {"rulebook"}
    assert {land.mark for land in again.box.lands} == {"rulebook"}
