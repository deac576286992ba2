"""`marchland balance`: how strong races, powers, factions and heroes are, by many games."""

import argparse

from marchland.arena.balance import in_words
from marchland.arena.balance import run as weigh
from marchland.arena.cli_simulate import BadSeats, show, table_of
from marchland.arena.series import Series


def run(options: argparse.Namespace) -> int:
    """Play the games and print what was held in them.

    Raises:
        BadSeats: the game is not for so many players, or more than one bot is named.
        Unheld: nobody has said what is held in a game of this family.
    """
    if "," in options.bots:
        raise BadSeats(
            "Balance seats one bot everywhere, so that only what is held decides: name one."
        )
    series = Series(
        game=options.game,
        bots=(options.bots.strip(),) * table_of(options),
        games=options.games,
        seed=options.seed,
        map_name=options.map,
        rulings=dict(options.ruling),
        content=tuple(options.content),
    )
    return show(series, options, weigh, in_words)
