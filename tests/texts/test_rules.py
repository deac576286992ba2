"""Behind each reason, price, income and log line stands a rule, which the page tells somewhere."""

import re
from functools import cache
from pathlib import Path

import pytest

import marchland
from marchland.server.handbook import Handbook, handbook
from marchland.texts import LANGUAGES, Texts
from tests.texts import ftl

RULES = Path(__file__).parents[2] / "docs" / "rules"
NUMBER = re.compile(r"^(?:#+ |- )((?:SW|WC|TEK)-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b", re.MULTILINE)
GAMES = {
    "small-world": ("game", "family"),
    "warcraft": ("warcraft", "family"),
    "tiny-epic": ("tiny-epic",),
}
KINDS = re.compile(r"(why|price|toll|income|log|tek-why|tek-log|tek-points)-")
PARTS = {
    "small-world": "rules of Small World",
    "warcraft": "rules of Warcraft",
    "tiny-epic": "rules of Tiny Epic",
}


@cache
def told(game: str) -> Handbook:
    return handbook(marchland.game(game))


def numbers() -> set[str]:
    return {
        number
        for page in RULES.glob("*.md")
        for number in NUMBER.findall(page.read_text(encoding="utf-8"))
    }


def stands_in(number: str, section: str) -> bool:
    """Tell whether a rule is this one or one of this section: `SW-C08` of `SW-C`."""
    rest = number.removeprefix(section)
    return number.startswith(section) and not (section[-1].isdigit() and rest[:1].isdigit())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_reason_price_income_and_log_line_has_a_rule(game: str) -> None:
    keys = {key for folder in GAMES[game] for key in ftl.messages(folder, "en") if KINDS.match(key)}
    known = {key for key in told(game)["said"] if KINDS.match(key)}
    assert keys == known


@pytest.mark.parametrize("game", GAMES)
def test_where_the_rule_is_that_of_a_thing_the_sentence_names_it(game: str) -> None:
    messages = {
        key: one for folder in GAMES[game] for key, one in ftl.messages(folder, "en").items()
    }
    for key, rule in told(game)["said"].items():
        assert rule != "*" or "name" in ftl.arguments(messages[key]), key


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_exists_and_is_told(game: str) -> None:
    """By a part of the two screens, or by an entry of the catalogue."""
    rules = told(game)
    ids = {part["id"] for part in rules["parts"]}
    entries = {entry["rule"] for entry in rules["catalogue"]}
    sections = [one for part in rules["parts"] for one in part["rules"]]
    known = numbers()
    for key, value in rules["said"].items():
        if value == "*":
            continue
        number, _, part = value.partition(" ")
        assert number in known, key
        assert not part or part in ids, key
        assert number in entries or any(stands_in(number, one) for one in sections), key
    assert all(any(stands_in(number, one) for number in known) for one in sections)
    assert entries <= known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_the_catalogue_has_a_name_a_rule_and_what_it_does(
    game: str, lang: str
) -> None:
    texts = Texts(lang, [*marchland.game(game).texts, "marchland.web"], strict=True)
    kinds = set()
    for entry in told(game)["catalogue"]:
        kind, id_ = entry["kind"], entry["id"]
        kinds.add(kind)
        assert entry["rule"], id_
        assert texts.has(f"{kind}-{id_}") or texts.has(f"tek-{kind}-{id_}"), id_
        told_by = (f"{kind}-{id_}-text", f"about-{id_}", f"{kind}-{id_}-1", f"ui-tek-about-{id_}")
        assert kind == "land" or any(map(texts.has, told_by)), id_
    heads = ftl.messages("rules of the page", lang)
    assert {f"ui-rules-kind-{kind}" for kind in kinds} <= set(heads)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fill_two_screens_and_each_part_has_a_heading_and_a_text(game: str) -> None:
    parts = told(game)["parts"]
    screens = [part["screen"] for part in parts]
    assert screens == sorted(screens)
    assert set(screens) == {1, 2}
    wanted = [key for part in parts for key in (f"rules-{part['id']}", f"rules-{part['id']}-text")]
    messages = [key for key in ftl.messages(PARTS[game], "en") if key.startswith("rules-")]
    assert messages == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_part_of_the_rules_is_brief(game: str, lang: str) -> None:
    """A person reads two screens, not a book: at most 400 letters and five sentences a part."""
    texts = Texts(lang, [ftl.PARTS[PARTS[game]]], strict=True)
    for part in told(game)["parts"]:
        text = texts.render(f"rules-{part['id']}-text")
        assert len(text) <= 400, part["id"]
        assert text.endswith("."), part["id"]


FLAG = {"en": "flags", "cs": "vlajk", "hu": "zászló", "pl": "flag"}
DEFENDER = {"en": "defender", "cs": "obránce", "hu": "védő", "pl": "obrońca"}
LOST_KINGDOM = {
    "en": "Lost Kingdom", "cs": "Ztraceného království", "hu": "Elveszett Királyság",
    "pl": "Zaginionego Królestwa",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("part", "key"),
    [
        ("rules of Tiny Epic", "rules-war-text"),
        ("rules of Tiny Epic", "rules-pair-text"),
        ("lessons of Tiny Epic", "lesson-war-ally-why"),
    ],
)
def test_what_two_flags_make_is_told_for_two_players_too(part: str, key: str, lang: str) -> None:
    """TEK-10: between two players there is no alliance, but the defender wins."""
    text = Texts(lang, [ftl.PARTS[part]], strict=True).render(key)
    assert DEFENDER[lang] in text[text.rindex(FLAG[lang]) :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_brings_points_is_told_whole(lang: str) -> None:
    """TEK-9, TEK-10: the Lost Kingdom is among what counts at the end."""
    texts = Texts(lang, [ftl.PARTS["rules of Tiny Epic"]], strict=True)
    assert LOST_KINGDOM[lang] in texts.render("rules-score-text")
