"""The four languages say the same things, whole and in their own words."""

import unicodedata

import pytest
from fluent.syntax import ast

from marchland.texts import LANGUAGES, Texts
from tests.texts import ftl


def listed(names: str) -> list[str]:
    return names.split()


PACKAGES = ("marchland.smallworld.base", "marchland.smallworld", "marchland.web")
OTHERS = ("cs", "hu", "pl")
FOLDERS = ("game", "family", "warcraft", "page", "shared", *ftl.PARTS)
PLURALS = {
    "en": {"one", "other"},
    "hu": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}
ALIKE = {
    "ui-board-title",  # the game's name
    "ui-game-small-world",
    "ui-game-warcraft",
    "error-face",  # a file and why
    "ui-game-tiny-epic",  # it has no Hungarian edition
    "action-hammer",  # names of Artifacts
    "action-ashes",
    "action-frost",
    "ui-bot",  # the same word
    "ui-bot-named",
    "ui-menu",
    "ui-with-chance",  # an action and a number
    "ui-places-done",  # a number, a name and regions
    "ui-chat",
    "terrain-region",
    "piece-fortress",  # the Polish word for a fort
    "ui-clock-left-hours",  # units of time
    "ui-clock-left-minutes",
}
ENGLISH_NAMES = ("race-", "site-")
"""In Small World of Warcraft these keep their English names (docs/texts.md)."""
BUTTONS = listed("""
action-expand action-decline action-ready action-roll action-stop action-stay action-retire
action-fortress-none action-hero-none action-peace-none
ui-home ui-again ui-menu ui-start ui-delete ui-delete-yes ui-save-file ui-open-file ui-new-game
ui-confirm ui-cancel ui-undo ui-redo ui-undo-turn ui-pace-normal ui-pace-fast ui-pace-step ui-next
ui-skip
ui-uncover ui-spread ui-reset ui-confirm-deploy ui-confirm-places ui-none
ui-doubt-no ui-replay ui-first ui-previous ui-following ui-fork ui-to-game
""")
SHORT = 12  # letters that fit the narrowest button anyway
RACES = listed("""
amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons
trolls wizards
""")
POWERS = listed("""
alchemist berserk bivouacking commando diplomat dragon_master flying forest fortified heroic hill
merchant mounted pillaging seafaring spirit stout swamp underworld wealthy
""")
IN_DECLINE = {
    "race-dwarves",  # SW-R02
    "race-ghouls",  # SW-R04
    "race-trolls",  # SW-R13
    "power-fortified",  # SW-W09
    "power-seafaring",  # SW-W15
    "power-spirit",  # SW-W16
}
RULINGS = listed("""
own_declined_cost badge_in_decline empty_decline_removes ghouls_before_pick ghoul_die_ends_turn
giants_underworld enchant_reach hidden_coins
""")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_line_of_a_text_file_is_read(folder: str, lang: str) -> None:
    junk = [e.content for e in ftl.read(folder, lang).body if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_the_keys_of_english_in_their_order(folder: str, lang: str) -> None:
    assert list(ftl.messages(folder, lang)) == list(ftl.messages(folder, "en"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_key_stands_twice(folder: str) -> None:
    for lang in LANGUAGES:
        body = ftl.read(folder, lang).body
        keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("game", ["game", "warcraft"])
def test_page_family_and_game_share_no_key(game: str) -> None:
    keys = [
        key for folder in (game, "family", "page", "shared") for key in ftl.messages(folder, "en")
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_translation_leaves_out_no_argument_and_asks_for_no_other(folder: str, lang: str) -> None:
    english = ftl.messages(folder, "en")
    for key, message in ftl.messages(folder, lang).items():
        assert ftl.arguments(message) == ftl.arguments(english[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_number_is_agreed_with_in_every_plural_of_the_language(folder: str, lang: str) -> None:
    found = 0
    for entry in ftl.read(folder, lang).body:
        for variable, categories in ftl.choices(entry):
            found += 1
            assert isinstance(entry, ast.Message)
            assert categories == PLURALS[lang], f"{entry.id.name}, ${variable}"
    assert found or folder == "shared" or folder in ftl.PARTS


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_wherever_english_agrees_with_a_number_the_others_do(folder: str, lang: str) -> None:
    other = ftl.messages(folder, lang)
    for key, message in ftl.messages(folder, "en").items():
        assert message.value is not None
        wanted = {variable for variable, _ in ftl.choices(message.value)}
        value = other[key].value
        assert value is not None
        assert wanted <= {variable for variable, _ in ftl.choices(value)}, key


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_was_left_in_english(folder: str, lang: str) -> None:
    english = {key: ftl.words(message) for key, message in ftl.messages(folder, "en").items()}
    same = {
        key
        for key, message in ftl.messages(folder, lang).items()
        if ftl.words(message) and ftl.words(message) == english[key]
    }
    if folder == "warcraft":
        same = {
            key
            for key in same
            if not key.startswith(ENGLISH_NAMES) or key.endswith(("-text", "-decline"))
        }
    assert same - ALIKE == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_all_letters_are_latin(folder: str, lang: str) -> None:
    text = ({**ftl.FOLDERS, **ftl.PARTS}[folder] / f"{lang}.ftl").read_text(encoding="utf-8")
    foreign = {c for c in text if c.isalpha() and "LATIN" not in unicodedata.name(c)}
    assert foreign == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_race_and_power_has_a_name_and_says_what_it_does(lang: str) -> None:
    texts = Texts(lang, PACKAGES, strict=True)
    for key in [f"race-{race}" for race in RACES] + [f"power-{power}" for power in POWERS]:
        assert texts.render(key)
        sentence = texts.render(f"{key}-text")
        assert sentence.endswith(".")
        assert len(sentence) <= 210, f"{key}: two lines on a phone"
        assert texts.has(f"{key}-decline") == (key in IN_DECLINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_that_is_an_option_is_named_and_explained(lang: str) -> None:
    texts = Texts(lang, PACKAGES, strict=True)
    for ruling in RULINGS:
        assert texts.render(f"ruling-{ruling}")
        assert texts.render(f"ruling-{ruling}-text").endswith(".")
    for value in ("badge_in_decline-keep", "badge_in_decline-discard"):
        assert texts.render(f"ruling-{value}")
    for value in ("enchant_reach-reach", "enchant_reach-adjacent"):
        assert texts.render(f"ruling-{value}")


@pytest.mark.parametrize("lang", OTHERS)
def test_no_button_outgrows_its_english(lang: str) -> None:
    english = Texts("en", PACKAGES, strict=True)
    texts = Texts(lang, PACKAGES, strict=True)
    long = {
        key: texts.render(key)
        for key in BUTTONS
        if len(texts.render(key)) > max(SHORT, 1.6 * len(english.render(key)))
    }
    assert long == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_names_the_player_who_is_asked(lang: str) -> None:
    folders = ("game", "family", "warcraft")
    messages = [each for folder in folders for each in ftl.messages(folder, lang).items()]
    for key, message in messages:
        if key.startswith("ask-") and key != "ask-over":
            assert "seat" in ftl.arguments(message), key
