"""No level falls: each bot beats the one before it, on fixed deals and with few simulations.

It takes half an hour of interpreted rules, so that `make test` leaves it out:

    .venv-compiled/bin/python -m pytest -q tests/bots/levels_hold.py
"""

import pytest

import marchland
from marchland import bots
from marchland.arena import match

LEVELS = [
    ("small-world", 2, "easy", "random", 10, 0.95),
    ("small-world", 2, "greedy", "easy", 10, 0.75),
    ("small-world", 2, "strong@sims=48@seconds=600", "greedy", 6, 0.75),
    ("small-world", 3, "strong@sims=48@seconds=600", "greedy", 4, 0.5),
    ("warcraft", 2, "strong@sims=24@seconds=600", "greedy", 4, 0.6),
    ("tiny-epic", 2, "strong@sims=48@seconds=600", "greedy", 8, 0.6),
]
"""Game, seats, the better bot and the others, deals, the least share of the wins."""


@pytest.mark.parametrize(("name", "players", "better", "other", "deals", "least"), LEVELS)
def test_a_level_is_above_the_one_before_it(
    name: str, players: int, better: str, other: str, deals: int, least: float
) -> None:
    game = marchland.game(name)
    won = 0.0
    for deal in range(deals):
        for alone in range(players):
            seats = [
                bots.make(better if seat == alone else other, f"level/{deal}/{seat}")
                for seat in range(players)
            ]
            winners = match.play(game, seats, seed=f"level/{deal}").winners
            won += (alone in winners) / len(winners)
    assert won / (deals * players) >= least
