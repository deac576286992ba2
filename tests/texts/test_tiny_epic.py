"""Tiny Epic Kingdoms in four languages: whole, in their own words, and as the rulebook says."""

import json
import random
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import marchland
from marchland.texts import LANGUAGES, Texts
from tests.texts import ftl

FOLDER = ftl.SOURCE / "tinyepic" / "text"
PACKAGES = ("marchland.tinyepic", "marchland.web")
OTHERS = ("cs", "hu", "pl")
PLURALS = {
    "en": {"one", "other"},
    "hu": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}
SHEET: dict[str, Any] = json.loads(
    (Path(__file__).parent / "tiny_epic_cases.json").read_text(encoding="utf-8")
)
# Words that another language writes as English does.
ALIKE = {
    "cs": {
        "hero-baron", "hero-paladin", "hero-druid", "hero-bard", "tek-resource-mana",
        "tek-terrain-tundra", "tek-piece-tower",
    },
    "hu": {"hero-paladin", "tek-resource-mana", "tek-terrain-tundra"},
    "pl": {
        "hero-baron", "hero-druid", "hero-bard", "tek-resource-mana", "tek-terrain-tundra",
        "tek-action-patrol",
    },
}  # fmt: skip
# Names that stand in the Czech rulebook: factions, territories of the expansion, the hero.
FACTIONS = {
    "dark_elves": "Temní elfové", "boarfolk": "Kňouři", "goblins": "Goblini",
    "lionfolk": "Lvouni", "orcs": "Orkové", "draconians": "Drakonidé", "dwarves": "Trpaslíci",
    "death_knights": "Nemrtví rytíři", "undead": "Nemrtví", "gnomes": "Gnómové",
    "frostwraiths": "Mrazivé přízraky", "humans": "Lidé", "merfolk": "Vodní lid",
    "pirates": "Piráti", "birdfolk": "Ptakolidé", "werebears": "Medvědodlaci",
    "imps": "Raraši", "shapeshifters": "Měňavci", "ice_giants": "Ledoví obři",
    "yetis": "Yettiové", "minotaurs": "Minotauři",
}  # fmt: skip
LANDS = {
    "t09a": "Stodolohoří", "t09b": "Ejchuchie", "t10a": "Vosí pas", "t10b": "Bumhostán",
    "t11a": "Chongül", "t11b": "Čumílie", "t12a": "Kecálistán", "t12b": "Aughmoore",
    "t13a": "Hrabálie",
}  # fmt: skip
ACTIONS = {
    "patrol": "Hlídka", "quest": "Výprava", "build": "Stavba", "research": "Výzkum",
    "expand": "Osidlování", "trade": "Obchod",
}  # fmt: skip


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    body = parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def said_by_others() -> set[str]:
    """Return the keys of the other games and of the page, which the page holds as well."""
    folders = [path for path in ftl.SOURCE.rglob("text") if path != FOLDER]
    found: set[str] = set()
    for folder in folders:
        body = parse((folder / "en.ftl").read_text(encoding="utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return found


def test_no_other_game_and_not_the_page_uses_these_keys() -> None:
    others = said_by_others()
    assert len(others) > 100
    assert set(messages("en")) & others == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_keys_of_english_in_their_order(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_leaves_out_no_argument_and_asks_for_no_other(lang: str) -> None:
    for key, message in messages(lang).items():
        assert ftl.arguments(message) == ftl.arguments(messages("en")[key]), key


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_was_left_in_english(lang: str) -> None:
    english = {key: ftl.words(message) for key, message in messages("en").items()}
    same = {
        key
        for key, message in messages(lang).items()
        if ftl.words(message) and ftl.words(message) == english[key]
    }
    lands = {f"land-{id_}" for id_ in LANDS} | {"land-t09", "land-t10", "land-t11", "land-t12"}
    assert same - ALIKE[lang] - lands - {"land-t13"} == set()


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_a_number_is_agreed_with_in_every_plural_of_the_language(lang: str) -> None:
    found = 0
    for key, message in messages(lang).items():
        for variable, categories in ftl.choices(message):
            found += 1
            assert categories == PLURALS[lang], f"{key}, ${variable}"
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_letters_are_latin(lang: str) -> None:
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    assert {c for c in text if c.isalpha() and "LATIN" not in unicodedata.name(c)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_sentence_for_each_level(lang: str) -> None:
    texts = Texts(lang, PACKAGES, strict=True)
    for card in marchland.game("tiny-epic").abilities:
        key = f"{card['kind']}-{card['id']}"
        assert texts.render(key)
        for level in range(1, len(card.get("marks", ())) + 1):
            sentence = texts.render(f"{key}-{level}")
            assert sentence.endswith(".")
            assert len(sentence) <= 210, f"{key}: two lines on a phone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_named_and_explained_with_its_values(lang: str) -> None:
    texts = Texts(lang, PACKAGES, strict=True)
    for name, ruling in marchland.game("tiny-epic").rulings.items():
        assert texts.render(f"ruling-{name}")
        assert texts.render(f"ruling-{name}-text").endswith(".")
        for value in ruling.values:
            assert isinstance(value, bool) or texts.render(f"ruling-{name}-{value}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_names_the_player_who_is_asked(lang: str) -> None:
    for key, message in messages(lang).items():
        if key.startswith("tek-ask-") and key != "tek-ask-over":
            assert "seat" in ftl.arguments(message), key


def test_every_key_that_the_engine_names_has_a_text() -> None:
    named: set[str] = set()
    for path in (ftl.SOURCE / "tinyepic").rglob("*.py"):
        named |= set(re.findall(r'"(tek-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    assert len(named) > 30
    assert named - set(messages("en")) == set()


def test_factions_lands_and_actions_are_called_as_in_the_czech_rulebook() -> None:
    texts = Texts("cs", PACKAGES, strict=True)
    assert {id_: texts.name(id_, "faction") for id_ in FACTIONS} == FACTIONS
    assert {id_: texts.name(id_, "land") for id_ in LANDS} == LANDS
    assert {id_: texts.name(id_, "action") for id_ in ACTIONS} == ACTIONS
    assert texts.name("baron", "hero") == "Baron"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", SHEET["cases"], ids=lambda case: case["key"])
def test_the_sheet_of_sentences(case: dict[str, Any], lang: str) -> None:
    texts = Texts(lang, PACKAGES, seats=SHEET["seats"], terrain=SHEET["terrain"], strict=True)
    assert ftl.plain(texts.render(case["key"], case["args"])) == case[lang]


def keyed(value: Any) -> list[dict[str, Any]]:
    """Return everything with a text key, however deep it lies."""
    if isinstance(value, dict):
        inner = [said for each in value.values() for said in keyed(each)]
        return [value, *inner] if "key" in value else inner
    if isinstance(value, list):
        return [said for each in value for said in keyed(each)]
    return []


@cache
def told() -> dict[str, dict[str, Any]]:
    """Play games with 1 to 5 seats at random; return one example of each key and arguments."""
    found: dict[str, dict[str, Any]] = {}
    for players in (1, 2, 3, 4, 5):
        for map_name in ("base", "heroes"):
            rng = random.Random(players)
            state = marchland.game("tiny-epic").new_state(players, players, map=map_name)
            state.listen()
            while not state.is_over:
                outcomes = [action for action, _ in state.chance_outcomes()]
                action = rng.choice(outcomes or state.legal_actions())
                entries = state.narrate(action)
                state.apply(action)
                seen = state.view(frozenset(range(players))) if rng.random() < 0.1 else {}
                for said in keyed([entries, state.events, seen]):
                    arguments = {**said, **said.get("args", {})}
                    shape = sorted(k for k, v in arguments.items() if v is not None)
                    found.setdefault(f"{said['key']} {shape}", said)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_in_a_game_can_be_said(lang: str) -> None:
    names = ["Anna", "Eva", "Jan", "Béla", "Zofia"]
    texts = Texts(lang, PACKAGES, seats=names, strict=True)
    assert len(told()) > 40
    for said in told().values():
        sentence = texts.sentence(said)
        assert sentence.strip()
        assert "$" not in sentence
        assert "none" not in sentence.split()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_action_can_be_said_in_every_language(lang: str) -> None:
    """Each word of the game is met in random games, and none is left in English."""
    met: dict[str, str] = {}
    for players, map_name in ((1, "heroes"), (2, "base"), (4, "heroes"), (5, "north")):
        rng = random.Random(players)
        state = marchland.game("tiny-epic").new_state(players, players, map=map_name)
        for _ in range(600):
            if state.is_over:
                break
            outcomes = [action for action, _ in state.chance_outcomes()]
            action = rng.choice(outcomes or state.legal_actions())
            english = state.describe(action)
            word = re.split(r"[ =]", english)[0]
            if word not in met:
                met[word] = state.describe(action, lang)
                assert met[word] != english
                assert "tek-" not in met[word]
                assert "{" not in met[word]
            state.apply(action)
    assert {"take", "act", "collect", "move", "bid", "flag", "pay", "trade", "keep"} <= set(met)
    assert len(set(met.values())) == len(met)
