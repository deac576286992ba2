"""A long run beside the product: whole games of all kinds, then whatever was met least."""

from collections import Counter
from random import Random

import marchland
from marchland.bots import registry
from tests.twin.tiny_epic.aims import KEYS, scene
from tests.twin.tiny_epic.match import Differ, Match
from tests.twin.tiny_epic.table import Row

BOXES = ("base", "heroes", "north")
BOTS = ("random", "greedy")
CHOICES: Row = {
    "factions": ("dealt", "picked"),
    "faction_sets": ("box", "all"),
    "sides": ("before_factions", "after_factions"),
    "redeal": (False, True),
    "start": ("split", "beginner"),
    "tower_points": ("steep", "even"),
    "expand_cost": ("after", "before"),
    "alliance_ends": ("left", "war"),
    "quest_range": ("border", "any_start"),
    "solo_income": ("day", "every_flip"),
    "solo_number": ("human", "own"),
    "solo_difficulty": ("0", "1", "2", "3", "4", "5", "6"),
    "solo_hero": (True, False),
    "solo_lands": ("drawn", "picked"),
}
GREEDY_EVERY = 10
"""One game in so many is played by bots that look ahead."""
WHOLE = 0.4
"""The share of decisions in whole games."""
STEPS = 9
ENOUGH = 6
"""So often something is met in one position, then the next begins."""
MOST_TIMES = 4
"""So many times as long as was asked for a run goes on at most."""
FLOOR = 300
"""How often each effect has to be met."""
MOST_ACTIONS = 100_000


class Run:
    """Counts decisions, what was met in them, and where product and twin differed."""

    wanted = dict.fromkeys(KEYS, FLOOR)

    def __init__(self, seed: int) -> None:
        """Begin with nothing."""
        self.seed = seed
        self.decisions = self.games = self.positions = 0
        self.met: Counter[str] = Counter()
        self.differences: list[str] = []

    def run(self, decisions: int) -> None:
        """Play so many decisions, in games first, and on while something was met too rarely."""
        while self.decisions < decisions * WHOLE:
            self.play_game()
        while self.decisions < decisions * MOST_TIMES:
            rare = [key for key in KEYS if self.met[key] < FLOOR]
            if self.decisions >= decisions and not rare:
                return
            self.play_position(min(KEYS, key=self.met.__getitem__))

    def play_game(self) -> None:
        """Play a whole game of a kind that comes round."""
        number = self.games
        self.games += 1
        rng = Random(f"{self.seed}/game/{number}")
        players, box = number % 5 + 1, BOXES[number // 5 % 3]
        rulings = {name: rng.choice(values) for name, values in CHOICES.items()}
        if rng.random() < 0.3:
            rulings = {}
        match = Match.new_game(players, box, rulings, rng.getrandbits(30))
        bots = []
        if number % GREEDY_EVERY == 0:
            bots = [registry.make(rng.choice(BOTS), seed) for seed in range(players)]
        try:
            match.compare()
            while not match.state.is_over and match.decisions < MOST_ACTIONS:
                seat = match.state.to_move
                if bots and seat != marchland.CHANCE:
                    view = match.state.observe(seat)
                    action = bots[seat].choose(view, match.state.legal_actions())
                else:
                    action = match.choose(rng)
                match.play(action)
        except (Differ, AssertionError) as error:
            self.differences.append(f"game {number} of seed {self.seed}: {error}")
        self.add(match)

    def play_position(self, key: str) -> None:
        """Play a made-up position in which something is likely to be met."""
        number = self.positions
        self.positions += 1
        rng = Random(f"{self.seed}/position/{number}")
        scenario, glad = scene(key, rng)
        match = Match.of(scenario)
        try:
            while match.decisions < STEPS and match.met[key] < ENOUGH and not match.state.is_over:
                match.run(rng, match.decisions + 3, glad)
        except (Differ, AssertionError) as error:
            text = f"position {number} of seed {self.seed} for {key}: {error}\n{scenario}"
            self.differences.append(text)
        self.add(match)

    def add(self, match: Match) -> None:
        """Add what a match has come to."""
        self.decisions += match.decisions
        self.met.update(match.met)
