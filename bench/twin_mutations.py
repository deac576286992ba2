"""Slips of the pen in the twin of Tiny Epic, each of which the comparison has to notice.

`python -m bench.twin_mutations` writes one effect of the twin wrongly at a time and plays positions
(or the beginnings of games) in which that would be seen, until product and twin differ. The status
is 1 when a slip was not noticed in `--positions`.
"""

import argparse
import sys
from random import Random
from time import perf_counter
from typing import Any

from tests.twin.tiny_epic.aims import scene
from tests.twin.tiny_epic.match import Match
from tests.twin.tiny_epic.slips import SLIPS, Slip, slipped

STEPS = 20
"""Decisions from a position."""
OPENING = 40
"""Decisions from the beginning of a game."""
TABLES: dict[str, dict[str, Any]] = {
    "beginner": {"start": "beginner"},
    "redeal": {"redeal": True, "faction_sets": "all"},
}
"""Rulings of games that begin otherwise."""


def play(match_of: Any, key: str, lot: str) -> None:
    """Play a position or the beginning of a game in which something is likely to be met."""
    rng = Random(lot)
    if key.startswith("game "):
        _, players, kind = key.split()
        box = "base" if kind in TABLES else kind
        match = match_of.new_game(int(players), box, TABLES.get(kind, {}), rng.getrandbits(30))
        match.run(rng, OPENING)
    else:
        scenario, glad = scene(key, rng)
        match_of.of(scenario).run(rng, STEPS, glad)


def noticed(slip: Slip, positions: int, seed: int) -> int:
    """Return after how many positions a slip is noticed; 0 if in none."""
    with slipped(slip) as wrong:
        for place in range(positions):
            try:
                play(wrong, slip.key, f"{seed}/{slip.name}/{place}")
            except Exception:  # noqa: BLE001 - a slip may also break the twin
                found = place
                break
        else:
            return 0
    play(Match, slip.key, f"{seed}/{slip.name}/{found}")
    return found + 1


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="One slip of the pen in the twin at a time.")
    parser.add_argument("--positions", type=int, default=1000, help="tried for each")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="slips whose name holds this")
    options = parser.parse_args()
    began = perf_counter()
    slips = [slip for slip in SLIPS if options.only in slip.name]
    missed = []
    most = 0
    for slip in slips:
        place = noticed(slip, options.positions, options.seed)
        most = max(most, place)
        if not place:
            missed.append(slip.name)
            print(f"  not noticed: {slip.name}", flush=True)
    print(f"{len(slips) - len(missed)} of {len(slips)} slips noticed", end=" ")
    print(f"in {perf_counter() - began:.0f} s, the last after {most} positions")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
