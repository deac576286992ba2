"""Does the comparison with the twin notice each effect? One slip of the pen at a time.

`python -m bench.twin_slips` changes one effect of the twin of Small World of Warcraft at a time and
plays positions in which it would be seen, until the two differ. The status is 1 when a slip was
not noticed in `--positions`.
"""

import argparse
import sys
from contextlib import nullcontext
from random import Random
from time import perf_counter

from tests.twin.warcraft import runs
from tests.twin.warcraft.aims import Aim
from tests.twin.warcraft.slips.every import SLIPS
from tests.twin.warcraft.slips.slip import Slip
from tests.twin.warcraft.watcher import Drift

DECISIONS = 40
"""Decisions from each position."""


def differs(slip: Slip | None, aim: Aim, lot: int) -> bool:
    """Tell whether the two differ in what follows from a position."""
    rng = Random(lot)
    state, stage = runs.laid(runs.wished(aim, rng), rng)
    with slip.change() if slip else nullcontext():
        try:
            for _ in runs.varied(runs.watched(state, stage), rng, DECISIONS):
                pass
        except Drift:
            return True
    return False


def noticed(slip: Slip, positions: int, seed: int) -> int:
    """Return in which position a slip is noticed, from 1; 0 if in none."""
    for place in range(positions):
        lot = seed * 1_000_003 + place
        if differs(slip, slip.aim, lot):
            assert not differs(None, slip.aim, lot), (slip.name, lot)
            return place + 1
    return 0


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="One slip of the pen in the twin at a time.")
    parser.add_argument("--positions", type=int, default=300, help="tried for each")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="slips whose name holds this")
    options = parser.parse_args()
    start = perf_counter()
    slips = [slip for slip in SLIPS if options.only in slip.name]
    missed = []
    most = 0
    for slip in slips:
        place = noticed(slip, options.positions, options.seed)
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
