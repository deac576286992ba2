"""Does the comparison with a twin notice each effect? One slip of the pen at a time.

`python -m bench.twin_slips --game tiny-epic` (or `--game warcraft`) writes one effect of the twin
wrongly at a time and plays positions in which it would be seen, until product and twin differ. The
status is 1 when a slip was not noticed in `--positions`.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, Protocol

GAMES: Final = {
    "tiny-epic": "tests.twin.tiny_epic.noticing",
    "warcraft": "tests.twin.warcraft.slips.noticing",
}
"""By game the module with its slips, which tells whether one is noticed."""


class Game(Protocol):
    """What a game's twin brings."""

    SLIPS: Sequence[Any]

    def noticed(self, slip: Any, positions: int, seed: int) -> int:
        """Return in which position a slip is noticed, from 1; 0 if in none."""


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="One slip of the pen in the twin at a time.")
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--positions", type=int, default=1000, help="tried for each")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="slips whose name holds this")
    options = parser.parse_args()
    start = perf_counter()
    game: Game = importlib.import_module(GAMES[options.game])
    slips = [slip for slip in game.SLIPS if options.only in slip.name]
    missed = []
    most = 0
    for slip in slips:
        place = game.noticed(slip, options.positions, options.seed)
        most = max(most, place)
        if not place:
            missed.append(slip.name)
            print(f"  not noticed: {slip.name}", flush=True)
    seconds = perf_counter() - start
    print(f"{len(slips) - len(missed)} of {len(slips)} slips noticed in {seconds:.0f} s, ", end="")
    print(f"the last after {most} positions")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
