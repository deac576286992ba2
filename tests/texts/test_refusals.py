"""Whoever is refused something is told why in their own language, at a console as on the page."""

from pathlib import Path

import pytest

import marchland
from marchland.arena.cli import main
from marchland.core.errors import BadContent, BadName, BadReplay, MarchlandError
from marchland.core.names import checked
from marchland.core.replay import Replay, Seat
from marchland.refusals import language, refusal
from tests.texts import ftl

FACE = """
[region.a]
terrain = "moon"
"""


SEVEN = [{"name": f"N{n}", "kind": "person", "bot": ""} for n in range(7)]


def written(**changed: object) -> str:
    """Return the file of a game of two moves, with some keys changed."""
    import json

    state = marchland.game("small-world").new_state(players=2, seed=1)
    state.apply(state.legal_actions()[0])
    seats = [Seat("Anna", "person", ""), Seat("Eva", "person", "")]
    return json.dumps(json.loads(Replay.from_state(state, seats, "2026-01-01").to_json()) | changed)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nothing", "To není záznam hry: soubor není "),
        ("{}", "To není záznam hry: chybí číslo formátu."),
        (written(format=99), "Záznam má formát 99 z novější verze Marchlandu; tato "),
        (written(moon=1), "Záznam hry nemůže mít klíč 'moon'; možné klíče: "),
        (written(players="two"), "Klíč 'players' má v záznamu hodnotu, jakou mít nemůže."),
        (written(rules=99), "Záznam se řídí pravidly číslo 99; tato verze Marchlandu "),
    ],
)  # fmt: skip
def test_a_file_that_is_no_replay_is_refused_in_czech(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path), "--lang", "cs"]) == 2
    told = ftl.plain(capsys.readouterr().err)
    assert said in told
    assert "Traceback" not in told


def test_a_name_in_a_file_is_refused_with_the_reason_within() -> None:
    seats = [
        {"name": "Anna", "kind": "person", "bot": ""},
        {"name": " ", "kind": "person", "bot": ""},
    ]
    with pytest.raises(BadReplay) as caught:
        Replay.read(written(seats=seats))
    told = ftl.plain(refusal(caught.value, "pl"))
    assert told == (
        "W zapisie jest imię, którego być nie może. Podaj imię dla miejsca 2 (od 1 do 40 znaków)."
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "region a has the terrain 'moon'; known: "),
        ("cs", "large-9a.toml není ostrov: region a má terén 'moon'; možné jsou: "),
        ("hu", "(ennek a területnek (a) a terepe 'moon'; lehetséges: "),
        ("pl", "large-9a.toml nie ma wyspy: region a ma teren 'moon'; możliwe: "),
    ],
)
def test_a_groups_own_board_is_refused_with_the_place_and_the_reason(
    lang: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "large-9a.toml"
    path.write_text(FACE, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        marchland.game("warcraft", content=[str(path)])
    assert said in ftl.plain(refusal(caught.value, lang))


@pytest.mark.parametrize(
    ("changed", "lang", "said"),
    [
        ({"game": "chess"}, "cs", "Hra 'chess' tu není; jsou tu: small-world, "),
        ({"map": {"name": "9p", "digest": "0" * 16}}, "hu", "Nincs itt ilyen térkép: '9p'; "),
        ({"rulings": {"moon": True}}, "pl", "Ta gra nie ma interpretacji zasad 'moon'; są: "),
        (
            {"rulings": {"enchant_reach": "far"}},
            "cs",
            "Výklad pravidel enchant_reach nemá hodnotu 'far'; možné jsou: reach, adjacent.",
        ),
        ({"players": 7, "seats": SEVEN}, "pl", "liczba graczy w tej grze: 2, 3, 4, 5; nie 7."),
    ],
)  # fmt: skip
def test_what_a_file_asks_for_and_is_not_here_is_told_with_what_is(
    changed: dict[str, object], lang: str, said: str
) -> None:
    with pytest.raises(MarchlandError) as caught:
        Replay.read(written(**changed)).start()
    assert said in ftl.plain(refusal(caught.value, lang))


RACE = """
[race.gnolls]
tokens = 5
tokens_of = "orcs"
"""


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("", "cs", "není žádné [race.JMÉNO] ani [power.JMÉNO]."),
        ("race = 5", "pl", ": race musi być tabelą: [race.NAME]."),
        ("[race.Gnolls]", "hu", ": ez nem lehet név: 'Gnolls'; "),
        (f"moon = 1{RACE}", "cs", ": TOML nemůže mít klíč 'moon'; možné klíče: race, power, "),
        (f"{RACE}moon = 1", "pl", ": [race.gnolls] nie może mieć klucza 'moon'; możliwe klucze: "),
        (RACE.replace("5", "50"), "cs", "má mít od 1 do 10 žetonů (tokens), ne 50."),
        (RACE.replace("orcs", "dogs"), "hu", "nem ezét: 'dogs'; lehetséges: amazons, "),
        (RACE.replace("5", "9").replace("orcs", "dwarves"), "pl", "(9), niż ma dwarves (8)."),
        (f"{RACE}clauses = 1", "cs", ": clauses v [race.gnolls] musí být seznam."),
        (f"{RACE}clauses = [{{ dig = 1 }}]", "hu", "; nem ezzel: {'dig': 1}."),
    ],
)  # fmt: skip
def test_a_file_of_home_made_races_is_refused_with_the_place_and_the_reason(
    text: str, lang: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "gnolls.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        marchland.game("small-world", content=[str(path)])
    assert said in ftl.plain(refusal(caught.value, lang))


HERO = """
[hero.witch]
mark = "original"
"""


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("", "pl", "nie ma żadnego [faction.NAZWA], [hero.NAZWA], [land.NAZWA] ani "),
        ("moon = 1\n[hero]", "cs", ", řádek 1: klíč 'moon' tu být nemůže; možné klíče: "),
        ("[faction]\nelves = 1", "hu", ", 2. sor: ennek táblának kell lennie: elves; nem 1."),
        (HERO.replace("original", "hearsay"), "pl", ", wiersz 3: mark musi być jednym "),
    ],
)  # fmt: skip
def test_a_file_of_cards_is_refused_with_the_line_and_the_reason(
    text: str, lang: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        marchland.game("tiny-epic", content=[str(path)])
    assert said in ftl.plain(refusal(caught.value, lang)), str(caught.value)


def test_two_alike_names_are_refused_in_hungarian() -> None:
    with pytest.raises(BadName) as caught:
        checked(["Anna", "anna"])
    assert refusal(caught.value, "hu") == "Két helynek nem lehet ugyanaz a neve."


@pytest.mark.parametrize(
    ("asked", "system", "lang"),
    [
        (None, "cs_CZ.UTF-8", "cs"),
        ("hu", "cs_CZ.UTF-8", "hu"),
        (None, "C.UTF-8", "en"),
        (None, "", "en"),
        (None, "de_DE", "en"),
    ],
)
def test_the_console_speaks_the_language_asked_for_or_that_of_the_system(
    asked: str | None, system: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)
    assert language(asked) == lang
