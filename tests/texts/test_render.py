"""Keys and arguments become sentences whose plurals and cases are right."""

import json
from pathlib import Path
from typing import Any

import pytest

from marchland.texts import LANGUAGES, MissingText, Texts, UnknownLanguage, action_text
from tests.texts import ftl

PACKAGES = ("marchland.smallworld.base", "marchland.smallworld", "marchland.web")
SHEET: dict[str, Any] = json.loads(
    (Path(__file__).parent / "cases.json").read_text(encoding="utf-8")
)
PRICE = [
    {"key": "price-base", "n": 2},
    {"key": "price-piece", "name": "mountain", "n": 1},
    {"key": "price-tokens", "name": "elves", "n": 2},
    {"key": "price-ability", "name": "commando", "n": -1},
]


def texts(lang: str, *, strict: bool = True) -> Texts:
    seats, terrain = SHEET["seats"], SHEET["terrain"]
    return Texts(lang, PACKAGES, seats=seats, terrain=terrain, strict=strict)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", SHEET["cases"], ids=lambda case: case["key"])
def test_the_sheet_of_sentences(case: dict[str, Any], lang: str) -> None:
    assert ftl.plain(texts(lang).render(case["key"], case["args"])) == case[lang]


@pytest.mark.parametrize(
    ("lang", "sum_"),
    [
        ("en", "2 +1 mountain +2 Elves −1 Commando = 4"),
        ("cs", "2 +1 Pohoří +2 Elfové −1 Útoční = 4"),
        ("hu", "2 +1 hegység +2 tünde −1 Kommandós = 4"),
        ("pl", "2 +1 Góry +2 Elfy −1 Waleczne = 4"),
    ],
)
def test_a_price_reads_as_a_sum(lang: str, sum_: str) -> None:
    assert ftl.plain(texts(lang).price(PRICE)) == sum_


def test_the_seat_of_a_log_entry_stands_beside_its_arguments() -> None:
    entry = {"key": "log-roll", "seat": 1, "args": {"n": 3}, "lines": []}
    assert texts("en").sentence(entry) == "Eva rolls 3."


@pytest.mark.parametrize(
    ("n", "cs", "pl"),
    [
        (0, "nezískává žádnou minci", "nie zdobywa żadnej monety"),
        (1, "získává 1 minci", "zdobywa 1 monetę"),
        (2, "získává 2 mince", "zdobywa 2 monety"),
        (5, "získává 5 mincí", "zdobywa 5 monet"),
        (12, "získává 12 mincí", "zdobywa 12 monet"),
        (22, "získává 22 mincí", "zdobywa 22 monety"),
    ],
)
def test_coins_are_counted_as_czechs_and_poles_count(n: int, cs: str, pl: str) -> None:
    entry = {"key": "log-score", "seat": 0, "args": {"n": n}}
    assert ftl.plain(texts("cs").sentence(entry)) == f"Anna {cs}."
    assert ftl.plain(texts("pl").sentence(entry)) == f"Anna {pl}."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Conquer region 4"),
        ("cs", "Dobýt region 4"),
        ("hu", "Elfoglalás: 4. terület"),
        ("pl", "Podbij region 4"),
    ],
)
def test_an_action_is_said_where_the_map_is_not_at_hand(lang: str, said: str) -> None:
    assert ftl.plain(action_text(PACKAGES, lang, "conquer", ["region"], ["r4"])) == said


@pytest.mark.parametrize(
    ("word", "kinds", "given", "said"),
    [
        ("pick", ["slot"], ["2"], "Take combination 2"),
        ("roll", [], [], "Roll the die"),
        ("roll", ["count"], ["3"], "Die: 3"),
        ("draw", ["power"], ["dragon_master"], "Draw: Dragon Master"),
        ("deploy", ["region", "count"], ["r4", "3"], "3 tokens to region 4"),
        ("hero", ["region"], ["-"], "No hero"),
        ("peace", ["seat"], ["2"], "Peace with 2"),
        ("peace", ["seat"], ["-"], "No peace"),
    ],
)
def test_actions_are_said_with_what_they_name(
    word: str, kinds: list[str], given: list[str], said: str
) -> None:
    assert action_text(PACKAGES, "en", word, kinds, given) == said


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="there are: en, cs, hu, pl"):
        Texts("xx", PACKAGES)


def test_a_missing_key_or_argument_is_an_error_in_strict_texts_only() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        texts("cs").render("no-such-key")
    with pytest.raises(MissingText, match="log-roll"):
        texts("cs").render("log-roll", {"seat": 0})
    assert texts("cs", strict=False).render("no-such-key") == "no-such-key"


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only-here = English words\n", encoding="utf-8")
    (tmp_path / "cs.ftl").write_text("race-mine = Moji\n", encoding="utf-8")
    czech = Texts("cs", [tmp_path, *PACKAGES])
    assert czech.render("only-here") == "English words"
    assert czech.name("mine", "race") == "Moji"
