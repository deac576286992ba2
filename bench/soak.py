"""Random play with every invariant watched.

`python -m bench.soak --game warcraft --actions 200000`; `--players` and `--map` choose tables,
all of them by default: the boards of Small World, each number of players, each size of teams.
"""

import argparse
import sys
from collections.abc import Iterator

import marchland
from bench import soak_small_world, soak_tiny_epic
from marchland.smallworld.game import SmallWorld
from marchland.tinyepic.game import TinyEpic

Found = tuple[str, list[str]]
"""What was soaked, and what was found faulty."""

SHOWN = 3
"""Faults that are printed for a table."""


def small_world(game: SmallWorld, options: argparse.Namespace) -> Iterator[Found]:
    """Soak the boards, or the tables that boards can be laid out for."""
    for name, table in soak_small_world.tables(game, options.map):
        players = game.variant.maps[name].players if table is None else table[0]
        if players in (options.players or game.players):
            faults = soak_small_world.soak(game, name, options.actions, options.seed, table)
            yield name if table is None else f"{players} players {table[1]}", faults


def tiny_epic(game: TinyEpic, options: argparse.Namespace) -> Iterator[Found]:
    """Soak each number of players with each box."""
    for players in options.players or game.players:
        for name in options.map or game.map_names:
            faults = soak_tiny_epic.soak(game, players, name, options.actions, options.seed)
            yield f"{players} players, {name}", faults


def soak(options: argparse.Namespace) -> Iterator[Found]:
    """Soak the game that is asked for."""
    game = marchland.game(options.game)
    if isinstance(game, TinyEpic):
        return tiny_epic(game, options)
    assert isinstance(game, SmallWorld), f"{options.game} has no invariants to watch."
    return small_world(game, options)


def main() -> int:
    """Run from the command line; the status is 1 when a fault was found."""
    parser = argparse.ArgumentParser(description="Random play with every invariant watched.")
    parser.add_argument("--game", default="small-world")
    parser.add_argument("--actions", type=int, default=200_000)
    parser.add_argument("--players", type=int, action="append", help="seats (default: all)")
    parser.add_argument("--map", action="append", help="a board or box (default: all)")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    status = 0
    for what, faults in soak(options):
        print(f"{what}: {options.actions:,} actions, {len(faults)} faults", flush=True)
        for fault in faults[:SHOWN]:
            print(f"  {fault}")
        status |= bool(faults)
    return status


if __name__ == "__main__":
    sys.exit(main())
