"""Small World of Warcraft against its twin, decision by decision, for as long as you like.

`python -m bench.twin_warcraft --decisions 300000 --seed 1`: whole games at random and by the greedy
bot, and made-up positions, aimed at what was met least. The status is 1 when the two differ, or
when a race, power, site or ruling was met fewer times than `--least`, or a corner where effects
meet fewer than a tenth of that.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from time import perf_counter

from marchland import CHANCE, bots
from marchland.core.dice import pick
from tests.twin.warcraft import runs
from tests.twin.warcraft.aims import AIMS, CORNERS
from tests.twin.warcraft.watcher import Drift, Watcher

SHOWN = 5
"""Differences that are told at length."""
GREEDY = 120
"""Decisions of the greedy bot in one go: it thinks far longer than the twin compares."""


WANTED = dict.fromkeys(AIMS, 1.0) | dict.fromkeys(CORNERS, 0.1)
"""How often each is to be met, beside the others."""
AIMED = 14
"""Decisions from a position that is made for one effect."""


class Tally:
    """What was compared, met and found."""

    def __init__(self, least: int) -> None:
        """Begin at nothing; each effect is to be met so often."""
        self.least = least
        self.compared: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self.found: list[str] = []

    def total(self) -> int:
        """Return how many decisions were compared."""
        return self.compared.total()

    def wanting(self, rng: Random) -> str:
        """Return an effect or ruling that was met too few times, one after another at random."""
        rare = [name for name, share in WANTED.items() if self.met[name] < self.least * share]
        return rng.choice(rare or list(WANTED))


def greedily(watcher: Watcher, rng: Random) -> Iterator[int]:
    """Let the greedy bot play every seat for a while; chance by its weights."""
    state = watcher.state
    greedy = bots.make("greedy", rng.getrandbits(30))
    for _ in range(GREEDY):
        if state.is_over:
            return
        if state.to_move == CHANCE:
            action = int(pick(state.chance_outcomes(), rng))
        else:
            action = greedy.choose(state.observe(state.to_move), state.legal_actions())
        watcher.play(action)
        yield action


Kind = tuple[str, Callable[[Tally, int], tuple[Watcher, Iterator[int]]]]
"""A way to play, and how it begins."""


def random_game(_tally: Tally, seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a whole game at random."""
    watcher = runs.game(runs.TABLES[seed % len(runs.TABLES)], seed)
    return watcher, runs.through(watcher, Random(seed))


def greedy_game(_tally: Tally, seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a game by the greedy bot, from somewhere in the midst of it."""
    watcher = runs.game(runs.TABLES[seed % len(runs.TABLES)], seed)
    rng = Random(seed)
    for _ in runs.through(watcher, rng, most=rng.randrange(200)):
        pass
    return watcher, greedily(watcher, rng)


def aimed(tally: Tally, seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a made-up position in which what was met least may be met."""
    rng = Random(seed)
    watcher = runs.made_up(runs.wished((AIMS | CORNERS)[tally.wanting(rng)], rng), rng)
    return watcher, runs.varied(watcher, rng, most=AIMED)


def paired(_tally: Tally, seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a made-up position with the next race and power."""
    rng = Random(seed)
    race, power = runs.pairs()[seed % 320]
    watcher = runs.made_up(runs.wished({"race": race, "power": power}, rng), rng)
    return watcher, runs.varied(watcher, rng)


KINDS: tuple[Kind, ...] = (
    ("whole games at random", random_game), ("made up, all pairs", paired),
    ("made up, aimed", aimed), ("made up, aimed", aimed), ("made up, all pairs", paired),
    ("by the greedy bot", greedy_game),
)  # fmt: skip
SHARES = {
    "whole games at random": 0.17, "made up, all pairs": 0.13, "made up, aimed": 0.65,
    "by the greedy bot": 0.05,
}  # fmt: skip
"""Of all decisions, how many in each way."""


def compare(tally: Tally, decisions: int, seed: int) -> None:
    """Compare so many decisions."""
    for number, (name, begin) in enumerate(cycle(KINDS)):
        if tally.total() >= decisions:
            return
        if tally.compared[name] >= decisions * SHARES[name]:
            continue
        lot = seed * 1_000_003 + number
        watcher = None
        try:
            watcher, playing = begin(tally, lot)
            for _ in playing:
                pass
        except Drift as found:
            tally.found.append(f"{name}, lot {lot}: {found}")
        if watcher is not None:
            tally.compared[name] += watcher.compared
            tally.met += watcher.met


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Small World of Warcraft against its twin.")
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--least", type=int, default=300, help="how often each effect is met")
    options = parser.parse_args()
    tally = Tally(options.least)
    start = perf_counter()
    compare(tally, options.decisions, options.seed)
    for name, number in tally.compared.items():
        print(f"{name}: {number:,} decisions")
    print(f"{tally.total():,} decisions in {perf_counter() - start:.0f} s, ", end="")
    print(f"{len(tally.found)} differences")
    for text in tally.found[:SHOWN]:
        print(f"  {text}")
    rare = [name for name in WANTED if tally.met[name] < options.least * WANTED[name]]
    for name in sorted(WANTED, key=lambda name: tally.met[name]):
        print(f"  {tally.met[name]:7,} {name}{'  <- too few' if name in rare else ''}")
    return int(bool(tally.found or rare))


if __name__ == "__main__":
    sys.exit(main())
