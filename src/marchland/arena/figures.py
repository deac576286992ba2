"""How fast this installation is: the figures of `marchland bench`."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from operator import methodcaller
from random import Random
from typing import Any, NamedTuple

from marchland.core import game as core_game
from marchland.core import registry
from marchland.core.dice import pick
from marchland.core.game import CHANCE, Game, State
from marchland.core.lot import play_by_lot

Play = Callable[[Game, int, Random], State]
"""Plays a random game of so many players to its end."""

SAMPLE = 2000
"""Positions on which copies and lists are timed."""
DUEL = 2
"""Players at the tables that are copied and listed: solo games hold less than others."""
ROUNDS = 3
"""How often each is timed; the best time counts, as the others were disturbed."""

FIRST_ACTION = """
import time
begun = time.perf_counter()
import marchland
state = marchland.game({game!r}).new_state(players={players})
state.apply(state.legal_actions()[0])
print(time.perf_counter() - begun)
"""


class Figure(NamedTuple):
    """One row."""

    figure: str
    game: str
    players: int
    unit: str
    value: float


def is_compiled() -> bool:
    """Tell whether the rules run as native code."""
    return not (core_game.__file__ or "").endswith(".py")


def figures(seconds: float) -> Iterator[Figure]:
    """Measure every game and yield a row for each figure."""
    for name in registry.names():
        game = registry.game(name)
        for players in game.players:
            rate, actions = random_games(game, players, seconds, random_game)
            yield Figure("random games", name, players, "games/s", round(rate, 1))
            yield Figure("random actions", name, players, "actions/s", round(actions))
            rate, _ = random_games(game, players, seconds, game_by_lot)
            yield Figure("random games in one loop", name, players, "games/s", round(rate, 1))
        usual = DUEL if DUEL in game.players else min(game.players)
        sample = positions(game, usual, SAMPLE)
        yield Figure("copy", name, usual, "µs", round(time_of(methodcaller("copy"), sample), 3))
        yield Figure("key", name, usual, "µs", round(time_of(methodcaller("key"), sample), 3))
        yield Figure("legal actions", name, usual, "µs", round(list_time(sample), 3))
        yield Figure("import to first action", name, usual, "s", first_action(name, usual))


def random_games(game: Game, players: int, seconds: float, play: Play) -> tuple[float, float]:
    """Return games and actions a second of uniformly random play."""
    rng = Random(1)
    return max(random_round(game, players, seconds, play, rng) for _ in range(ROUNDS))


def random_round(
    game: Game, players: int, seconds: float, play: Play, rng: Random
) -> tuple[float, float]:
    """Return the same of one round, which goes on for so many seconds."""
    played = actions = 0
    begun = time.perf_counter()
    while (took := time.perf_counter() - begun) < seconds:
        actions += len(play(game, players, rng).history)
        played += 1
    return played / took, actions / took


def random_game(game: Game, players: int, rng: Random) -> State:
    """Return the last state of one random game, played through the public interface."""
    state = game.new_state(players, rng.getrandbits(32))
    chance = rng.random
    while not state.is_over:
        if state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        else:
            legal = state.legal_actions()
            state.apply(legal[int(chance() * len(legal))])
    return state


def game_by_lot(game: Game, players: int, rng: Random) -> State:
    """Return the last state of one random game, played by the loop of the core."""
    state = game.new_state(players, rng.getrandbits(32))
    play_by_lot(state, rng)
    return state


def positions(game: Game, players: int, number: int) -> list[State]:
    """Return positions of random games that nobody has asked for their actions yet."""
    rng = Random(2)
    found: list[State] = []
    while True:
        state = game.new_state(players, rng.getrandbits(32))
        while not state.is_over:
            found.append(state.copy())
            if len(found) == number:
                return found
            if state.to_move == CHANCE:
                state.apply(pick(state.chance_outcomes(), rng))
            else:
                state.apply(rng.choice(state.legal_actions()))


def time_of(ask: Callable[[State], object], sample: list[State]) -> float:
    """Return the mean time that a state takes over something, in microseconds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for state in sample:
            ask(state)
        best = min(best, time.perf_counter() - begun)
    return best / len(sample) * 1e6


def list_time(sample: list[State]) -> float:
    """Return the mean time of a first list of legal actions, in microseconds."""
    best = float("inf")
    for _ in range(ROUNDS):
        fresh = [state.copy() for state in sample]
        begun = time.perf_counter()
        for state in fresh:
            state.legal_actions()
        best = min(best, time.perf_counter() - begun)
    return best / len(sample) * 1e6


def first_action(game: str, players: int) -> float:
    """Return the seconds from importing Marchland to a first action, in a new interpreter."""
    script = FIRST_ACTION.format(game=game, players=players)
    times = []
    for _ in range(ROUNDS):
        run = subprocess.run(  # noqa: S603 - our own interpreter with our own script
            [sys.executable, "-c", script], check=True, capture_output=True, text=True
        )
        times.append(float(run.stdout))
    return round(min(times), 3)


def document(rows: list[Figure]) -> dict[str, Any]:
    """Return the rows as `marchland bench --json` prints them."""
    return {
        "compiled": is_compiled(),
        "python": sys.version.split()[0],
        "figures": [row._asdict() for row in rows],
    }
