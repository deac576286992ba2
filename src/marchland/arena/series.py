"""Many games between the same bots, in one process or several."""

import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from marchland.arena import match
from marchland.arena.bar import Progress
from marchland.bots import registry as bots
from marchland.core import registry as games
from marchland.core.game import Game
from marchland.core.rulings import Value

T = TypeVar("T")
Play = Callable[["Series", Game, int], T]
"""Plays one game of a series and tells something of it."""

AT_A_TIME = 4
"""Games that a process is given at once; more of them would make a stop wait."""

AHEAD = 4
"""How often each process is given games before the first of them are asked for."""


@dataclass(frozen=True)
class Series:
    """What is played: game k of a series is the same on every machine and with any jobs."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    games: int
    seed: int = 0
    map_name: str | None = None
    rulings: Mapping[str, Value] = field(default_factory=dict)
    content: tuple[str, ...] = ()
    rotate: bool = False
    """Whether each game moves every bot on by one seat."""
    replays: Path | None = None
    """A folder that gets a file for each game."""

    def seating(self, number: int) -> list[int]:
        """Return for each seat of a game the place of its bot in the list."""
        turn = number if self.rotate else 0
        return [(seat - turn) % len(self.bots) for seat in range(len(self.bots))]


def checked_game(series: Series) -> Game:
    """Return the series' game once everything it names is known to exist.

    Raises:
        MarchlandError: an unknown game, bot, map, ruling or number of players.
    """
    for name in series.bots:
        bots.find(name)
    game = games.game(series.game, series.content)
    game.new_state(len(series.bots), 0, series.map_name, series.rulings)
    return game


def run(series: Series, jobs: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """Play a series and return its figures.

    Raises:
        MarchlandError: an unknown name, or a bot that failed.
    """
    tally = Tally(series)
    begun = time.perf_counter()
    for number, result in enumerate(outcomes(series, jobs), start=1):
        tally.add(number - 1, result)
        if progress is not None:
            progress(number)
    return tally.figures(time.perf_counter() - begun)


def outcomes(series: Series, jobs: int) -> Generator[match.Outcome, None, None]:
    """Play the games in order and yield how each ended."""
    if series.replays is not None:
        series.replays.mkdir(parents=True, exist_ok=True)
    return spread(series, jobs, play_one)


def spread(series: Series, jobs: int, play: Play[T]) -> Generator[T, None, None]:
    """Play the games in order and yield what `play` tells of each.

    Args:
        series: what is played.
        jobs: processes; more than there are cores are not begun.
        play: plays one game; a function of a module, as other processes look it up there.
    """
    game = checked_game(series)
    jobs = min(jobs, series.games, os.cpu_count() or 1)
    if jobs == 1:
        for number in range(series.games):
            yield play(series, game, number)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(series,))
    several = max(1, min(AT_A_TIME, series.games // (AHEAD * jobs)))
    given: deque[Future[list[T]]] = deque()
    try:
        for first in range(0, series.games, several):
            numbers = range(first, min(first + several, series.games))
            given.append(pool.submit(_play_here, play, numbers))
            if len(given) == AHEAD * jobs:
                yield from given.popleft().result()
        while given:
            yield from given.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_one(series: Series, game: Game, number: int) -> match.Outcome:
    """Play one game of a series."""
    seating = series.seating(number)
    players = [series.bots[place] for place in seating]
    seed = f"{series.seed}/{number}"
    result = match.play(game, players, seed, series.map_name, series.rulings)
    if series.replays is not None:
        path = series.replays / f"{series.game}-{number:06}.json"
        path.write_text(result.replay().to_json(), encoding="utf-8")
    return result.outcome()


_here: list[tuple[Series, Game]] = []
"""What a process of its own plays."""


def _begin(series: Series) -> None:
    # A Ctrl+C reaches every process; the first one alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is for the person, not for whoever reads the figures.
    sys.stdout = sys.stderr
    _here.append((series, checked_game(series)))


def _play_here(play: Play[T], numbers: range) -> list[T]:
    series, game = _here[-1]
    return [play(series, game, number) for number in numbers]


class Tally:
    """Wins and scores by bot and by seat; a shared victory counts its part for each."""

    def __init__(self, series: Series) -> None:
        """Start with nothing played."""
        self.series = series
        self.games = 0
        self.actions = 0
        seats = len(series.bots)
        self.seat_wins = [0.0] * seats
        self.seat_scores = [0] * seats
        self.bot_wins = dict.fromkeys(series.bots, 0.0)
        self.bot_scores = dict.fromkeys(series.bots, 0)

    def add(self, number: int, result: match.Outcome) -> None:
        """Add the game of this number."""
        self.games += 1
        self.actions += result.actions
        for seat, place in enumerate(self.series.seating(number)):
            bot = self.series.bots[place]
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            self.seat_wins[seat] += won
            self.bot_wins[bot] += won
            self.seat_scores[seat] += result.scores[seat]
            self.bot_scores[bot] += result.scores[seat]

    def figures(self, seconds: float) -> dict[str, Any]:
        """Return the figures as plain values."""
        series = self.series
        return {
            "game": series.game,
            "players": len(series.bots),
            "bots": list(series.bots),
            "seed": series.seed,
            "games": self.games,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "actions_per_second": round(self.actions / seconds, 1),
            "wins": {
                "bots": {name: tidy(won) for name, won in self.bot_wins.items()},
                "seats": [tidy(won) for won in self.seat_wins],
            },
            "mean_scores": {
                "bots": {
                    name: round(total / self.games / series.bots.count(name), 2)
                    for name, total in self.bot_scores.items()
                },
                "seats": [round(total / self.games, 2) for total in self.seat_scores],
            },
        }


def tidy(number: float) -> float | int:
    """Return a number without a needless fraction."""
    return int(number) if number == int(number) else round(number, 2)
