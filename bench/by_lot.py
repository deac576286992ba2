"""Plays random two-player games in a loop of Python: `python -m bench.by_lot GAME N`.

It is what a bot or script does that knows only the public interface; `bench/README.md` counts it.
"""

import sys
from random import Random

import marchland
from marchland.core.game import Game


def play(game: Game, seed: int) -> None:
    """Play one game."""
    rng = Random(seed)
    state = game.new_state(2, seed)
    while not state.is_over:
        if state.to_move == marchland.CHANCE:
            outcomes = state.chance_outcomes()
            left = int(rng.random() * sum(weight for _, weight in outcomes))
            for action, weight in outcomes:  # noqa: B007 - it is played afterwards
                left -= weight
                if left < 0:
                    break
            state.apply(action)
        else:
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])


def main() -> None:
    """Play as many games as are asked for."""
    game = marchland.game(sys.argv[1])
    for seed in range(int(sys.argv[2])):
        play(game, seed)


if __name__ == "__main__":
    main()
