"""Plays random two-player games through the public interface: `python -m bench.by_lot GAME N`.

For counting instructions; `bench/README.md` says how.
"""

import sys
from random import Random

import marchland
from marchland.arena.figures import random_game


def main() -> None:
    """Play as many games as are asked for."""
    game = marchland.game(sys.argv[1])
    rng = Random(1)
    for _ in range(int(sys.argv[2])):
        random_game(game, 2, rng)


if __name__ == "__main__":
    main()
