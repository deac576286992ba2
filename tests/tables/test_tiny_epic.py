"""The cards of Tiny Epic Kingdoms against tables entered from the papers, and their sentences."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import marchland
import marchland.tinyepic
from marchland.texts import LANGUAGES
from marchland.tinyepic.parts import kinds as kinds_of
from marchland.tinyepic.parts.constants import Constants
from tests.tables.numbers import named, said, table, texts

FOLDER = Path(marchland.tinyepic.__file__).parent
FACTIONS = table("tiny-epic-factions")
HEROES = table("tiny-epic-heroes")
RULES = table("tiny-epic")


def files(folder: str) -> dict[str, dict[str, Any]]:
    """Read the card files that the game ships."""
    return {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(FOLDER.rglob(f"{folder}/*.toml"))
    }


CARDS = {"faction": files("factions"), "hero": files("heroes")}
TABLES = {"faction": FACTIONS, "hero": HEROES}


@dataclass(frozen=True)
class Level:
    """A level of a card: the key of its sentence, the file's table, the row of the papers."""

    key: str
    data: dict[str, Any]
    row: dict[str, Any]


LEVELS = [
    Level(f"{kind}-{name}-{number}", level, TABLES[kind].get(name, {}).get(str(number), {}))
    for kind, cards in CARDS.items()
    for name, card in cards.items()
    for number, level in enumerate(card["level"], start=1)
]
of_each_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)


def words(value: Any) -> str:
    """Say a value of a card in plain words."""
    if isinstance(value, dict):
        return " ".join(f"{key} {one}" for key, one in value.items())
    return " or ".join(map(str, value)) if isinstance(value, list) else str(value)


def pair(key: str, value: Any) -> str:
    """Say a key with its value; a flag by its name alone."""
    name = key.replace("_", " ")
    if value is True:
        return name
    return f"{name} not" if value is False else f"{name} {words(value)}"


def reads(effect: dict[str, Any]) -> str:
    """Say what an effect of a card file is, as the tables do."""
    after = effect["do"] if isinstance(effect.get("do"), list) else []
    plain = [
        pair(key, one)
        for key, one in effect.items()
        if key not in ("op", "if") and not (key == "do" and after)
    ]
    found: str = effect["op"].replace("_", " ") + (": " if plain else "") + ", ".join(plain)
    if "if" in effect:
        found += " if " + " and ".join(pair(key, one) for key, one in effect["if"].items())
    if after:
        found += f" then [{'; '.join(map(reads, after))}]"
    return found


def numbers(value: Any) -> list[int]:
    """Return the numbers of an effect that its sentence must say."""
    if isinstance(value, bool) or not isinstance(value, int | list | dict):
        return []
    if isinstance(value, int):
        return [abs(value)] if value else []
    if isinstance(value, list):
        return [number for one in value for number in numbers(one)]
    if value.get("op") in IN_WORDS:
        return []
    found = [n for key, one in value.items() if key not in NOT_SAID for n in numbers(one)]
    op = value.get("op", "")
    usual = [1] if op in UNSAID and UNSAID[op] not in value else []
    return found + usual + BESIDE.get(op, [])


IN_WORDS = {"quest_escort", "opponent_loses_magic"}
"""Effects whose one is "one more meeple" or "a level", and can be no other number."""
NOT_SAID = {"steps"}
"""Said as "a second step"."""
UNSAID = {"gain_on_move": "n", "war_food": "worth"}
"""Keys that are 1 where the card leaves them out."""
BESIDE = {
    "fort_lay_down_war": [1], "fort_discount": [1], "war_raise": [11], "free_exchange": [1],
    "foe_mana": [2, 2],
}  # fmt: skip
"""What the sentence names besides: a fort's usual 1, mana's usual 2, the highest number."""


KIND_KEYS = (
    "terrain", "hero_terrain", "touches", "feature", "via", "res", "between",
    "fort_region_touches",
)  # fmt: skip
"""Keys of an effect that name a kind of region or resource."""
PAID_IN = {"build": "ore", "research": "mana", "expand": "food", "retreat": "food"}
"""What an action is paid in (TEK-1)."""
KINDS_BESIDE = {
    "war_food": {"food"}, "level_toll": {"ore"}, "trade_into": {"food", "ore"},
    "foe_mana": {"mana"}, "foe_retreat_cost": {"food"},
}  # fmt: skip
"""What the sentence of an effect names besides."""


def kinds(value: Any, key: str = "") -> set[str]:
    """Return the kinds of region and resource that the sentence of an effect must name."""
    if isinstance(value, list):
        return {kind for one in value for kind in kinds(one, key)}
    if isinstance(value, str):
        # Lying meeples count outside ruins alone, as all lie there.
        return {"ruins"} if value == "lying_meeple" else {value} if key in KIND_KEYS else set()
    if not isinstance(value, dict):
        return set()
    found = {kind for name, one in value.items() for kind in kinds(one, name)}
    if key in ("res", "cost"):
        return set(value)
    op = value.get("op", "")
    if op == "pay_substitute" or (op == "cost" and value.get("set") != 0):
        found.add(PAID_IN[value["action"]])
    return (found | KINDS_BESIDE.get(op, set())) - {"any", "choice"}


@pytest.mark.parametrize("kind", CARDS)
def test_the_tables_name_every_card(kind: str) -> None:
    """TEK-11.2, TEK-13: 29 factions of five levels, 25 heroes of three."""
    assert set(CARDS[kind]) == set(TABLES[kind])
    assert len(CARDS[kind]) == {"faction": 29, "hero": 25}[kind]
    levels = {len(card["level"]) for card in CARDS[kind].values()}
    assert levels == {{"faction": 5, "hero": 3}[kind]}


@of_each_level
def test_a_level_is_as_the_papers_have_it(level: Level) -> None:
    """TEK-11.2, TEK-13: kind of effect, numbers, conditions, and whether it is printed or ours."""
    assert [reads(effect) for effect in level.data["effects"]] == level.row["reads"]
    assert level.data["mark"] == level.row["mark"]
    assert (level.row["source"] == "ours") == (level.row["mark"] == "original")
    rises = level.data.get("to_next", {})
    assert " ".join(str(one) for one in rises.values()) == level.row.get("rises", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_level
def test_the_sentence_of_a_level_says_the_numbers_of_its_effects(level: Level, lang: str) -> None:
    """TEK-13: what a player reads is what happens."""
    sentence = texts("tinyepic", lang).render(level.key)
    assert said(lang, sentence) == sorted(numbers(level.data["effects"]))


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_level
def test_the_sentence_of_a_level_names_the_kinds_of_its_effects(level: Level, lang: str) -> None:
    """TEK-13: forest or mountain, water or crags, food, mana or ore: just those, and no other."""
    sentence = texts("tinyepic", lang).render(level.key)
    assert named(lang, sentence) == kinds(level.data["effects"])


@pytest.mark.parametrize("name", CARDS["faction"])
def test_the_head_of_a_faction_card_is_as_the_papers_have_it(name: str) -> None:
    """TEK-12, TEK-A36, TEK-A37: its box, who likes it as an opponent, what it needs."""
    card, row = CARDS["faction"][name], FACTIONS[name]
    assert (card["set"], card["mark"]) == (row["box"], row["mark"])
    assert card["opponent"] == row.get("opponent", False)
    assert card["interest"] == row.get("interest", [])
    assert card["requires"] == row.get("requires", [])


@pytest.mark.parametrize("name", CARDS["hero"])
def test_the_mark_of_a_hero_card_is_that_of_the_papers(name: str) -> None:
    """TEK-11.2."""
    assert CARDS["hero"][name]["mark"] == HEROES[name]["mark"]


@pytest.mark.parametrize("name", RULES["constants"])
def test_a_number_of_the_rules_is_that_of_the_papers(name: str) -> None:
    """TEK-1, TEK-9, TEK-11.2, TEK-11.5, TEK-A1, TEK-A8, TEK-A17."""
    assert getattr(Constants(), name) == RULES["constants"][name]["is"]


@pytest.mark.source
def test_every_number_of_the_rules_stands_in_the_table() -> None:
    assert set(vars(Constants())) == set(RULES["constants"])
    assert all(row["source"] for row in RULES["constants"].values())


def column(name: str) -> dict[str, Any]:
    """Return what a part of the table of rules says, without the sources."""
    return {key: row["is"] for key, row in RULES[name].items()}


def test_each_region_gives_what_the_papers_say() -> None:
    """TEK-5."""
    names = {kinds_of.CHOICE: "choice", kinds_of.NOTHING_AT_ALL: "nothing"}
    names |= dict(enumerate(kinds_of.RESOURCES))
    given = [names[one] for one in kinds_of.YIELDS]
    assert dict(zip(kinds_of.TERRAINS, given, strict=False)) == column("yields")


def test_each_action_is_paid_in_what_the_papers_say() -> None:
    """TEK-1: what else stands in the list of the game costs nothing."""
    paid = {
        action: kinds_of.RESOURCES[kinds_of.PAID_IN[number]]
        for number, action in enumerate(kinds_of.PRICED)
        if action in RULES["paid_in"]
    }
    assert paid == column("paid_in")


def test_the_opponent_acts_by_the_compass_as_the_papers_say() -> None:
    """TEK-12."""
    rolled = {
        str(number): kinds_of.ACTIONS[action]
        for number, action in enumerate(kinds_of.BY_COMPASS, start=1)
    }
    assert rolled == column("compass")


def test_a_beginner_begins_with_what_the_papers_say() -> None:
    """TEK-1: where the table plays by that ruling, nobody is asked."""
    game = marchland.game("tiny-epic")
    state = game.new_state(2, seed=1, rulings={"start": "beginner"})
    while not state.is_over and state.view(frozenset({0}))["stage"] != "select":
        state.apply(state.legal_actions()[0])
    for row in state.to_dict()["kingdom"]:
        assert {name: row.get(name, 0) for name in RULES["beginner"]} == column("beginner")
