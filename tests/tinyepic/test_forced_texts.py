"""A scenario file need not write forced choices, and is not wrong if it does."""

import tomllib
from typing import Any

import pytest

from marchland.core.errors import BadScenario
from marchland.core.scenario import Failure, run

TUNDRA = """
game = "tiny-epic"
players = 2
[map.north.t]
terrain = "tundra"
edge = true
next = ["a", "b"]
[map.north.a]
terrain = "forest"
[map.north.b]
terrain = "plains"
[map.south.x]
terrain = "plains"
edge = true
[[kingdom]]
seat = 1
faction = "orcs"
home = "north"
meeples = { "north/t" = 1 }
[[kingdom]]
seat = 2
faction = "trolls"
home = "south"
meeples = { "south/x" = 1 }
"""

THREE = """
game = "tiny-epic"
players = 3
expansion = false
[map.north.a]
terrain = "forest"
[map.south.x]
terrain = "plains"
[map.west.y]
terrain = "plains"
[[kingdom]]
seat = 1
faction = "orcs"
home = "north"
mana = 1
meeples = { "north/a" = 1 }
[[kingdom]]
seat = 2
faction = "trolls"
home = "south"
meeples = { "south/x" = 1 }
[[kingdom]]
seat = 3
faction = "elves"
home = "west"
mana = 1
meeples = { "west/y" = 1 }
"""
"""Seat 1 researches, seat 2 has no mana and collects by itself, seat 3 may do either."""

LYING_FORT = """
game = "tiny-epic"
players = 2
[map.north.a]
terrain = "forest"
[map.north.b]
terrain = "plains"
[map.north.c]
terrain = "plains"
[map.south.x]
terrain = "plains"
[[kingdom]]
seat = 1
faction = "minotaurs"
home = "north"
ore = 2
meeples = { "north/a" = 1, "north/b" = 1, "north/c" = 1 }
lying_forts = ["north/a"]
[[kingdom]]
seat = 2
faction = "trolls"
home = "south"
meeples = { "south/x" = 1 }
"""


def play(position: str, *texts: str, **checks: Any) -> None:
    data = tomllib.loads(position)
    run({**data, "step": [{"do": list(texts), **checks}]})


@pytest.mark.parametrize("written", [[], ["act"]])
def test_under_tundra_duty_act_may_be_written(written: list[str]) -> None:
    """TEK-11.4: nobody is asked whether; only where to."""
    play(TUNDRA, "take patrol", *written, "move north/t north/b", meeples={1: {"north/b": 1}})


@pytest.mark.parametrize("third", ["act", "collect"])
@pytest.mark.parametrize("second", [[], ["collect"]])
def test_a_forced_choice_before_the_same_words_of_another(second: list[str], third: str) -> None:
    """TEK-3: seat 2 collects by itself, written or not; then seat 3 is asked."""
    gained = {"food": 1} if third == "collect" else {"food": 0, "mana": 0}
    texts = ["take research", "act", *second, third]
    play(THREE, *texts, to_move=2, resources={2: {"food": 1}, 3: gained})


def test_a_forced_choice_alone_leaves_the_next_player_to_be_asked() -> None:
    """TEK-3: the one word is seat 2's, as the checks say."""
    play(THREE, "take research", "act", "collect", to_move=3, allow=["act", "collect"])
    play(THREE, "take research", "act", "collect", to_move=2, resources={3: {"food": 1}})
    with pytest.raises(Failure, match="to_move: expected 1, found 2"):
        play(THREE, "take research", "act", "collect", to_move=1)


@pytest.mark.parametrize("written", [[], ["pay ore=2"]])
def test_a_price_with_one_way_to_pay_may_be_written_beside_a_lying_fort(
    written: list[str],
) -> None:
    """TEK-11.5: the second level costs 2; where to, or standing up in its place, is asked."""
    play(LYING_FORT, "take build", "act", *written, "fort north/b", resources={1: {"ore": 0}})
    play(LYING_FORT, "take build", "act", "stand north/a", resources={1: {"ore": 2}})


def test_a_hero_without_a_region_is_refused() -> None:
    """TEK-11.2: one sentence says what is missing."""
    with pytest.raises(BadScenario, match="hero_at says in which region"):
        play(TUNDRA.replace('faction = "orcs"', 'faction = "orcs"\nhero = "baron"'))


def test_silver_is_refused_without_the_expansion() -> None:
    """TEK-11.1: heroes, forts and silver are used together or not at all."""
    with pytest.raises(BadScenario, match="has silver, but expansion is false"):
        play(THREE.replace("mana = 1", "silver = 1"))
