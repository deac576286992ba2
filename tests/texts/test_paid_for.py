"""A line of coins says what they are for, in the log and in the question (SW-V, WC-13)."""

import pytest

import marchland
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.kit import Kit
from marchland.texts import LANGUAGES, Texts
from tests.boxed import boxed

LINES = ("income-ability", "income-ability-declined", "sum-ability")
BY_NAME = {"forest", "hill", "swamp"}
"""Powers that are called by the land that they are paid for."""


def paid(game: str) -> list[Ability]:
    rules = boxed() if game == "small-world" else marchland.game(game)
    assert isinstance(rules, SmallWorld)
    every = [*rules.variant.races, *rules.variant.powers, *rules.variant.sites]
    return [one for one in every if Kit((one,)).income and one.id not in BY_NAME]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "many"), [("small-world", 9), ("warcraft", 17)])
def test_every_line_of_coins_says_what_they_are_for(game: str, many: int, lang: str) -> None:
    found = paid(game)
    assert len(found) >= many
    texts = Texts(lang, marchland.game(game).texts, strict=True)
    for one in found:
        for key in LINES:
            said = texts.render(key, {"n": 2, "name": one.id})
            assert "(" in said, said
    assert len({texts.render(LINES[0], {"n": 1, "name": one.id}) for one in found}) == len(found)


@pytest.mark.parametrize(
    ("game", "lang", "key", "name", "said"),
    [
        (
            "small-world",
            "en",
            "income-ability-declined",
            "dwarves",
            "Dwarves in decline (mines): 1",
        ),
        ("small-world", "en", "sum-ability", "dwarves", "1 for Dwarves (mines)"),
        ("small-world", "en", "income-ability", "hill", "Hill: 1"),
        ("small-world", "cs", "income-ability-declined", "dwarves", "Trpaslíci v Úpadku (doly): 1"),
        ("small-world", "hu", "sum-ability", "humans", "1 (Emberek: szántóföldek)"),
        ("small-world", "pl", "sum-ability", "orcs", "1 za Orków (niepuste regiony)"),
        ("warcraft", "cs", "income-ability", "farmer", "Farmáři (pole): 1"),
        ("warcraft", "en", "sum-ability", "orcs", "1 for Orcs (from the Alliance)"),
    ],
)
def test_what_coins_are_for_stands_behind_the_name(
    game: str, lang: str, key: str, name: str, said: str
) -> None:
    texts = Texts(lang, marchland.game(game).texts, strict=True)
    shown = texts.render(key, {"n": 1, "name": name})
    assert shown.replace("\N{NO-BREAK SPACE}", " ") == said
