"""A race of somebody's own has a bare name: the language bends the word for a race instead."""

from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.texts import Texts

FILE = """
[race.foxes]
name = { en = "Foxes", cs = "Lišky", hu = "Rókák", pl = "Lisy" }
tokens = 6
tokens_of = "trolls"
[power.muddy]
name = { en = "Muddy", cs = "Blátiví", hu = "Sáros", pl = "Błotniste" }
tokens = 4
"""
PICK = {"seat": 0, "race": "foxes", "power": "muddy", "tokens": 10, "paid": 1, "got": 0}
TAKE = {"seat": 0, "race": "trolls", "region": "r4", "from_race": "foxes", "other": 1, "spend": 3}
SWAP = {"seat": 0, "race": "foxes", "plan": {"r4": 10}}
CASES: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("small-world", "en", "log-pick", PICK, "Anna picks Muddy Foxes (10 tokens): pays 1 coin."),
    ("small-world", "cs", "log-pick", PICK,
     "Anna vybírá kombinaci Blátiví Lišky (10 žetonů): platí 1 minci."),
    ("small-world", "cs", "log-conquer", TAKE,
     "Anna: Trolové berou národu Lišky (Eva) les 4 za 3 žetony."),
    ("small-world", "cs", "log-deploy", SWAP, "Anna přeskupuje národ Lišky: les 4 (10)."),
    ("small-world", "cs", "sum-ability", {"n": 3, "name": "muddy"}, "3 za schopnost Blátiví"),
    ("small-world", "hu", "log-pick", PICK,
     "Anna választása: Sáros Rókák népe (10 egységlapka), 1 érméért."),
    ("small-world", "hu", "log-conquer", TAKE,
     "Anna: a trollok elfoglalják a 4. erdőt a Rókák népétől (Eva), 3 egységlapkával."),
    ("small-world", "hu", "ask-conquer-declined", SWAP,
     "Anna: előbb hódíthat a hanyatló Rókák népe."),
    ("small-world", "pl", "log-pick", PICK,
     "Anna wybiera zestaw Błotniste Lisy (10 żetonów): płaci 1 monetę."),
    ("small-world", "pl", "ask-mode", SWAP,
     "Anna: poprowadzić rasę Lisy dalej czy ogłosić Wymarcie?"),
    ("warcraft", "cs", "log-deploy", SWAP, "Anna přeskupuje rasu Lišky: les 4 (10)."),
    ("warcraft", "cs", "log-pick", PICK,
     "Anna vybírá kombinaci Blátiví Lišky (10 žetonů): platí 1 minci."),
    ("warcraft", "hu", "log-deploy", SWAP, "Anna átszervezi a Rókák népét: 4. erdő (10)."),
    ("warcraft", "pl", "log-deploy", SWAP, "Anna przegrupowuje rasę Lisy: las 4 (10)."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "lang", "key", "args", "said"), CASES)
def test_the_word_for_a_race_is_bent_and_the_name_stays(
    tmp_path: Path, name: str, lang: str, key: str, args: dict[str, Any], said: str
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'game = "{name}"\nformat = 1\n{FILE}', encoding="utf-8")
    game = marchland.game(name, content=[str(path)])
    seats = ["Anna", "Eva"]
    texts = Texts(lang, game.texts, seats=seats, terrain={"r4": "forest"}, strict=True)
    assert texts.render(key, args).replace("\N{NO-BREAK SPACE}", " ") == said


@pytest.mark.parametrize(
    ("word", "article"),
    [("Rókák", "a"), ("Emberek", "az"), ("Ørneunger", "az"), ("Ähren", "az"), ("Žabky", "a"),
     ("5 vén", "az"), ("1 szem", "az"), ("10 lovas", "a"), ("1000 árny", "az"), ("2 fivér", "a")],
)  # fmt: skip
def test_a_hungarian_article_hears_foreign_letters_and_numbers(word: str, article: str) -> None:
    texts = Texts("hu", ["marchland.smallworld.base", "marchland.smallworld"])
    assert texts.forms(word, {})["art"] == article


@pytest.mark.parametrize(
    ("name", "lang", "terrain", "said"),
    [
        ("small-world", "cs", "mountain", "Za každé vaše pohoří získáte o 1 minci víc."),
        ("warcraft", "cs", "mountain", "Za každé vaše hory získáte o 1 minci víc."),
        ("small-world", "hu", "hill", "Minden dombvidéked eggyel több érmét hoz."),
        ("warcraft", "hu", "hill", "Minden dombod eggyel több érmét hoz."),
        ("small-world", "pl", "mountain", "Za każde twoje góry dostajesz o 1 monetę więcej."),
    ],
)
def test_what_it_does_names_terrain_as_its_box_does(
    tmp_path: Path, name: str, lang: str, terrain: str, said: str
) -> None:
    path = tmp_path / "own.toml"
    clause = f'clauses = [{{ earns_per = "{terrain}" }}]\n[power'
    path.write_text(f'game = "{name}"\nformat = 1\n{FILE.replace("[power", clause)}', "utf-8")
    texts = Texts(lang, marchland.game(name, content=[str(path)]).texts, strict=True)
    assert texts.render("race-foxes-text").replace("\N{NO-BREAK SPACE}", " ") == said
