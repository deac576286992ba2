"""No level falls: each bot beats the one before it, on fixed deals and with few simulations.

It takes minutes on native code, so that `make test` leaves it out:

    .venv-compiled/bin/python -m pytest -q tests/bots/levels_hold.py
"""

import pytest

import marchland
from marchland import bots
from marchland.arena import match

STRONG = "strong@sims=16@seconds=600"

LEVELS = [
    ("small-world", 2, "easy", "random", 10, 0.9),
    ("small-world", 2, "greedy", "easy", 10, 0.75),
    ("small-world", 2, STRONG, "greedy", 4, 0.75),
    ("small-world", 3, STRONG, "greedy", 2, 0.5),
    ("warcraft", 2, STRONG, "greedy", 2, 0.75),
    ("tiny-epic", 2, STRONG, "greedy", 2, 0.75),
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
