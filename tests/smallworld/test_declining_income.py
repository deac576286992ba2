"""What a decline would earn is told before it is chosen."""

import random
import tomllib
from typing import Any

import pytest

import marchland
from marchland.texts import Texts

Json = dict[str, Any]


def total(lines: list[Json]) -> int:
    return sum(int(line["n"]) for line in lines)


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_a_decline_earns_what_was_told_before_it(name: str) -> None:
    """SW-E02 to SW-E05, SW-V: the turn is scored right after the banner is turned."""
    met = 0
    for seed in range(6):
        dice = random.Random(seed)
        state = marchland.game(name).new_state(3, seed)
        while not state.is_over:
            action = dice.choice(state.legal_actions())
            view = state.view(frozenset({state.to_move}))
            if view["stage"] != "mode":
                assert view["fading"] == []
            elif state.describe(action) == "decline":
                twin = state.copy()
                twin.listen()
                twin.apply(action)
                scored = [one for one in twin.events if one["key"] == "log-score"]
                if scored:  # nothing else was asked first
                    met += 1
                    assert scored[0]["args"]["n"] == total(view["fading"])
            state.apply(action)
    assert met > 5


DWARVES = """
game = "small-world"
players = 2
map.A = { terrain = "farmland", next = ["B"], edge = true }
map.B = { terrain = "hill", next = ["A"], edge = true, marks = ["mine"] }
[[tribe]]
seat = 1
race = "orcs"
power = "merchant"
holds = { A = 1 }
[[tribe]]
seat = 1
race = "dwarves"
declined = true
holds = { B = 1 }
"""


@pytest.mark.parametrize("lang", ["en", "cs", "hu", "pl"])
def test_regions_and_ability_of_one_race_in_decline_are_told_apart(lang: str) -> None:
    """SW-R02: Dwarves in decline earn for their mines beside their regions."""
    game = marchland.game("small-world")
    income = game.position(tomllib.loads(DWARVES)).view(frozenset({0}))["income"]
    texts = Texts(lang, game.texts, seats=["Anna", "Eva"], strict=True)
    told = [
        texts.render(line["key"], {**line, **line.get("args", {})}) for line in income if line["n"]
    ]
    assert len(told) >= 3
    assert len(set(told)) == len(told)
