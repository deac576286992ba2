"""A game beside the second engine that stands in its tests, for long.

`python -m bench.twin --game tiny-epic --decisions 200000 --seed 1` (or `--game warcraft`) plays
games and made-up positions in both and compares after every action who is asked, all that may be
said, the whole position and the points. It prints how often everything was met, rarest first, and
exits with 1 when the two differ or something was met too rarely.
"""

import argparse
import importlib
import sys
import time
from collections import Counter
from typing import Final, Protocol

GAMES: Final = {
    "tiny-epic": "tests.twin.tiny_epic.long_run",
    "warcraft": "tests.twin.warcraft.long_run",
}
"""By game the module with its `Run`."""

SHOWN: Final = 5
"""Differences that are printed."""


class Run(Protocol):
    """What a game's twin brings for a long run."""

    wanted: dict[str, int]
    met: Counter[str]
    differences: list[str]

    def __init__(self, seed: int) -> None:
        """Begin with nothing."""

    @property
    def decisions(self) -> int:
        """Return how many decisions were compared."""

    def run(self, decisions: int) -> None:
        """Play so many decisions beside the product."""


def print_met(run: Run) -> list[str]:
    """Print how often everything was met; return what was met too rarely."""
    rare = [key for key, least in run.wanted.items() if run.met[key] < least]
    for key in sorted(run.wanted, key=run.met.__getitem__):
        print(f"{run.met[key]:>9,} {key}{' <- too few' if key in rare else ''}")
    return rare


def main() -> int:
    """Run from the command line; the status is 1 when the two differ or something is rare."""
    parser = argparse.ArgumentParser(description="A game beside its second engine.")
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    began = time.monotonic()
    run: Run = importlib.import_module(GAMES[options.game]).Run(options.seed)
    run.run(options.decisions)
    rare = print_met(run)
    print(f"{run.decisions:,} decisions in {time.monotonic() - began:.0f} s")
    print(f"{len(run.differences)} differences; {len(rare)} met too few times: {rare}")
    for difference in run.differences[:SHOWN]:
        print(difference)
    return 1 if run.differences or rare else 0


if __name__ == "__main__":
    sys.exit(main())
