"""No line ends where a Czech, Hungarian or Polish printer would not let it end."""

import pytest
from fluent.syntax import ast, parse

from marchland.texts import LANGUAGES, Texts
from marchland.typography import NUMBERS, typeset
from tests.texts import ftl

FOLDERS = (*ftl.FOLDERS, "tiny-epic")
WARCRAFT = ("marchland.smallworld.warcraft", "marchland.smallworld", "marchland.web")
SMALL_WORLD = ("marchland.smallworld.base", "marchland.smallworld", "marchland.web")
SEATS = ("Hráč 2", "Eva")


@pytest.mark.parametrize(
    ("lang", "source", "typeset_"),
    [
        ("cs", "a = Les v Úpadku a u moře", "a = Les v~Úpadku a~u~moře"),
        ("cs", "a = K lesu, Dolní a", "a = K~lesu, Dolní a"),
        ("cs", "a = 5 mincí, úroveň 1.", "a = 5~mincí, úroveň~1."),
        ("cs", "a = { $n } z { $of } × { $name }", "a = { $n }~z~{ $of }~×~{ $name }"),
        ("cs", "a = { $percent } %", "a = { $percent }~%"),
        ("cs", "a = { $seat } a { $other }", "a = { $seat } a~{ $other }"),
        ("pl", "a = Idź w góry i do lasu", "a = Idź w~góry i~do lasu"),
        ("pl", "a = o { $n } więcej", "a = o~{ $n }~więcej"),
        ("hu", "a = a kezedben { $n } érme", "a = a kezedben { $n }~érme"),
        ("hu", "a = { $number }. { $terrain }", "a = { $number }.~{ $terrain }"),
        ("hu", "a = Az 1. hely kezd", "a = Az 1.~hely kezd"),
        ("en", "a = 5 coins in a region", "a = 5 coins in a region"),
    ],
)  # fmt: skip
def test_some_spaces_hold_a_line_together(lang: str, source: str, typeset_: str) -> None:
    assert typeset(source, lang) == typeset_.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    ("packages", "lang", "key", "args", "said"),
    [
        (SMALL_WORLD, "cs", "log-score", {"seat": 0, "n": 5}, "Hráč 2 získává 5~mincí."),
        (SMALL_WORLD, "cs", "log-fortress", {"seat": 1, "region": "r4"},
         "Eva staví Pevnost v~lese~4."),
        (SMALL_WORLD, "hu", "action-conquer", {"region": "r4"}, "Elfoglalás: 4.~erdő"),
        (SMALL_WORLD, "pl", "action-conquer", {"region": "r4"}, "Podbij las~4"),
        (WARCRAFT, "pl", "price-ferry", {"n": 1}, "+1~przeprawa"),
    ],
)  # fmt: skip
def test_a_sentence_keeps_its_numbers_with_what_they_count(
    packages: tuple[str, ...], lang: str, key: str, args: dict[str, object], said: str
) -> None:
    texts = Texts(lang, packages, seats=SEATS, terrain={"r4": "forest"}, strict=True)
    assert texts.render(key, args) == said.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_is_counted_is_known_to_be_a_number(folder: str, lang: str) -> None:
    for entry in ftl.read(folder, lang).body:
        for variable, _ in ftl.choices(entry):
            assert variable in NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_texts_are_written_with_common_spaces(folder: str, lang: str) -> None:
    """What holds is one rule's business, so nobody must type it."""
    for path in sorted(ftl.FOLDERS.get(folder, ftl.TINY_EPIC).rglob(f"{lang}.ftl")):
        text = path.read_text(encoding="utf-8")
        assert "\N{NO-BREAK SPACE}" not in text
        assert " …" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_typesetting_leaves_every_message_whole(folder: str, lang: str) -> None:
    path = ftl.FOLDERS.get(folder, ftl.TINY_EPIC) / f"{lang}.ftl"
    body = parse(typeset(path.read_text(encoding="utf-8"), lang)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


QUOTES = {"en": "“”’", "cs": "„“’", "hu": "„”’", "pl": "„”’"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_quotes_and_apostrophes_are_those_of_the_language(folder: str, lang: str) -> None:
    found = []
    for path in sorted(ftl.FOLDERS.get(folder, ftl.TINY_EPIC).rglob(f"{lang}.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            found += [
                f"{entry.id.name}: {node.value}"
                for node in ftl.walk(entry)
                if isinstance(entry, ast.Message) and isinstance(node, ast.TextElement)
                if set(node.value) & set("'\"“”„’‘") - set(QUOTES[lang])
            ]
    assert found == []


@pytest.mark.parametrize("lang", ["hu", "pl"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_score_is_written_without_spaces(folder: str, lang: str) -> None:
    for path in sorted(ftl.FOLDERS.get(folder, ftl.TINY_EPIC).rglob(f"{lang}.ftl")):
        assert " : " not in path.read_text(encoding="utf-8")
