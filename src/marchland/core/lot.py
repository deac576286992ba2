"""Play by lot: every legal action as likely, chance by its weights."""

from random import Random

from marchland.core.dice import pick
from marchland.core.game import CHANCE, State


def play_by_lot(state: State, rng: Random, most: int = -1) -> int:
    """Play on in place to the end of the game, or for so many actions.

    Native code goes through a whole game here without coming back to the interpreter.

    Returns:
        How many actions were played.
    """
    played = 0
    while played != most and not state.is_over:
        if state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        else:
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])
        played += 1
    return played
