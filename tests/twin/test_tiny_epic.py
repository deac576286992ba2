"""Tiny Epic Kingdoms and its plain twin agree, in whole games and in made-up positions."""

from random import Random

import pytest

from tests.twin.tiny_epic.cards import FACTIONS, HEROES
from tests.twin.tiny_epic.match import Match
from tests.twin.tiny_epic.positions import Aim, position
from tests.twin.tiny_epic.table import Row

OTHERWISE: Row = {
    "faction_sets": "all",
    "sides": "after_factions",
    "redeal": True,
    "tower_points": "even",
    "expand_cost": "before",
    "alliance_ends": "war",
    "quest_range": "any_start",
    "solo_income": "every_flip",
    "solo_number": "own",
    "solo_difficulty": "5",
}
PICKED: Row = {
    "factions": "picked",
    "start": "beginner",
    "solo_lands": "picked",
    "solo_hero": False,
}
ENOUGH = 100_000


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("box", ["base", "heroes", "north"])
@pytest.mark.parametrize("rulings", [{}, OTHERWISE, PICKED], ids=["usual", "otherwise", "picked"])
def test_whole_games_go_the_same_way(players: int, box: str, rulings: Row) -> None:
    """TEK-1 to TEK-14: who is asked, for what, and what comes of it, from the deal to the end."""
    match = Match.new_game(players, box, rulings, seed=players).run(Random(players), ENOUGH)
    assert match.state.is_over
    assert match.decisions > 20


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_level_of_a_faction_does_what_it_says(faction: str) -> None:
    """TEK-8, TEK-13: each level against anybody, on home-made and on shipped cards."""
    for magic in range(6):
        rng = Random(f"{faction}/{magic}")
        for _ in range(5):
            Match.of(position(rng, Aim((faction,), magic=magic))).run(rng, 12)


@pytest.mark.parametrize("hero", HEROES)
def test_every_level_of_a_hero_does_what_it_says(hero: str) -> None:
    """TEK-11.2, TEK-13: each hero at each level, beside any faction."""
    for level in (1, 2):
        rng = Random(f"{hero}/{level}")
        for _ in range(5):
            Match.of(position(rng, Aim(hero=hero, hero_level=level))).run(rng, 12)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_made_up_positions_go_the_same_way(players: int) -> None:
    """TEK-5, TEK-6, TEK-7, TEK-10, TEK-11.4, TEK-11.5, TEK-12: whoever meets whom."""
    for number in range(25):
        rng = Random(f"{players}/{number}")
        Match.of(position(rng, Aim(players=players))).run(rng, 30)
