"""Positions near the end of a game that was played by chance: playing on from there is short."""

from random import Random

import marchland
from marchland.core.game import Game, State
from marchland.core.lot import play_by_lot

LEFT = 45
"""Actions that a game of chance still has from there."""


def near_the_end(game: str | Game, players: int, seed: int, left: int = LEFT) -> State:
    """Return a position in which a seat has a choice, `left` actions or fewer before the end."""
    made = marchland.game(game) if isinstance(game, str) else game
    length = play_by_lot(made.new_state(players, seed), Random(seed))
    state = made.new_state(players, seed)
    rng = Random(seed)
    play_by_lot(state, rng, max(0, length - left))
    while state.to_move < 0 or len(state.legal_actions()) < 2:
        if state.is_over:
            return near_the_end(made, players, seed + 1000, left)
        play_by_lot(state, rng, 1)
    return state
