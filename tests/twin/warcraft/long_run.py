"""A long run beside the product: whole games, every pair, and made-up positions.

Those are aimed, at random, at what was met too seldom: races, powers, sites and rulings, and
corners where effects meet.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random

from marchland import CHANCE, bots
from marchland.core.dice import pick
from tests.twin.warcraft import runs
from tests.twin.warcraft.aims import AIMS, CORNERS
from tests.twin.warcraft.watcher import Drift, Watcher

GREEDY = 120
"""Decisions of the greedy bot in one go: it thinks far longer than the twin compares."""
WANTED = dict.fromkeys(AIMS, 300) | dict.fromkeys(CORNERS, 30)
"""How often each is to be met."""
AIMED = 14
"""Decisions from a position that is made for one effect."""


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


Kind = tuple[str, Callable[[Counter[str], int], tuple[Watcher, Iterator[int]]]]
"""A way to play, and how it begins."""


def random_game(_met: Counter[str], seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a whole game at random."""
    watcher = runs.game(runs.TABLES[seed % len(runs.TABLES)], seed)
    return watcher, runs.through(watcher, Random(seed))


def greedy_game(_met: Counter[str], seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a game by the greedy bot, from somewhere in the midst of it."""
    watcher = runs.game(runs.TABLES[seed % len(runs.TABLES)], seed)
    rng = Random(seed)
    for _ in runs.through(watcher, rng, most=rng.randrange(200)):
        pass
    return watcher, greedily(watcher, rng)


def aimed(met: Counter[str], seed: int) -> tuple[Watcher, Iterator[int]]:
    """Begin a made-up position in which what was met too seldom may be met."""
    rng = Random(seed)
    rare = [name for name, least in WANTED.items() if met[name] < least]
    wish = runs.wished((AIMS | CORNERS)[rng.choice(rare or list(WANTED))], rng)
    watcher = runs.made_up(wish, rng)
    return watcher, runs.varied(watcher, rng, most=AIMED)


def paired(_met: Counter[str], seed: int) -> tuple[Watcher, Iterator[int]]:
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


class Run:
    """Counts decisions, what was met in them, and where product and twin differed."""

    wanted = WANTED

    def __init__(self, seed: int) -> None:
        """Begin at nothing."""
        self.seed = seed
        self.compared: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self.differences: list[str] = []

    @property
    def decisions(self) -> int:
        """Return how many decisions were compared."""
        return self.compared.total()

    def run(self, decisions: int) -> None:
        """Compare so many decisions."""
        for number, (name, begin) in enumerate(cycle(KINDS)):
            if self.decisions >= decisions:
                return
            if self.compared[name] >= decisions * SHARES[name]:
                continue
            lot = self.seed * 1_000_003 + number
            watcher = None
            try:
                watcher, playing = begin(self.met, lot)
                for _ in playing:
                    pass
            except Drift as found:
                self.differences.append(f"{name}, lot {lot}: {found}")
            if watcher is not None:
                self.compared[name] += watcher.compared
                self.met += watcher.met
