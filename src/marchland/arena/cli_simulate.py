"""`marchland simulate`: many games between bots."""

import argparse
import contextlib
import json
import sys
from collections.abc import Callable
from typing import Any

from marchland.arena.bar import Progress, progress
from marchland.arena.series import Series
from marchland.arena.series import run as play_series
from marchland.core import registry as games
from marchland.core.errors import BotFailed, MarchlandError, quoted

Figures = dict[str, Any]

FAILED = 1
USUAL = 2
"""Seats where nobody says how many."""


class BadSeats(MarchlandError):
    """The bots do not fill the seats."""


def run(options: argparse.Namespace) -> int:
    """Play the games and print their figures.

    Raises:
        BadSeats: the game is not for so many players, or the bots do not fill the seats.
    """
    table_of(options)
    series = Series(
        game=options.game,
        bots=seats(options.bots, options.players),
        games=options.games,
        seed=options.seed,
        map_name=options.map,
        rulings=dict(options.ruling),
        content=tuple(options.content),
        rotate=options.rotate,
        replays=options.replays,
    )
    return show(series, options, play_series, in_words)


def show(
    series: Series,
    options: argparse.Namespace,
    play: Callable[[Series, int, Progress | None], Figures],
    words: Callable[[Figures], str],
) -> int:
    """Play a series under a bar and print its figures, as JSON or in words."""
    bar = progress(series.games) if sys.stderr.isatty() else None
    try:
        # What a bot prints is for the person, not for whoever reads the figures.
        with contextlib.redirect_stdout(sys.stderr):
            figures = play(series, options.jobs, bar)
    except BotFailed as error:
        print(error, file=sys.stderr)
        return FAILED
    print(json.dumps(figures) if options.json else words(figures))
    return 0


def table_of(options: argparse.Namespace) -> int:
    """Return how many seats are asked for, 2 unless said.

    Raises:
        BadSeats: the game is not for so many players.
    """
    known = sorted(games.game(options.game, options.content).players)
    if options.players is not None and options.players not in known:
        raise BadSeats(
            f"{options.game} is for {', '.join(map(str, known))} players, not for "
            f"{quoted(options.players)}."
        )
    return int(options.players or USUAL)


def seats(text: str, players: int | None) -> tuple[str, ...]:
    """Return a bot for each seat; one bot alone plays them all.

    Raises:
        BadSeats: the bots are more or fewer than the seats.
    """
    bots = tuple(name.strip() for name in text.split(","))
    if len(bots) == 1:
        return bots * (players or USUAL)
    if players not in (None, len(bots)):
        raise BadSeats(
            f"--bots names {len(bots)} bots for {players} players; "
            "name one for each seat, or one for all."
        )
    return bots


def in_words(figures: dict[str, Any]) -> str:
    """Return the figures as a person reads them."""
    games = figures["games"]
    played = "1 game" if games == 1 else f"{games} games"
    speed = f"{figures['games_per_second']} games/s, {figures['actions_per_second']} actions/s"
    lines = [
        f"{played} of {figures['game']} in {figures['seconds']} s: {speed}",
        f"{'':16}{'won':>8}{'%':>7}{'score':>9}",
    ]
    wins, scores = figures["wins"], figures["mean_scores"]
    rows = [(name, won, scores["bots"][name]) for name, won in wins["bots"].items()]
    for seat, won in enumerate(wins["seats"]):
        rows.append((f"seat {seat + 1}", won, scores["seats"][seat]))
    lines += [
        f"{name:16}{won:>8}{100 * won / games:>7.1f}{score:>9.2f}" for name, won, score in rows
    ]
    return "\n".join(lines)
