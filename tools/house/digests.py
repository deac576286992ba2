"""Plays games by lot, of every installed game, and prints their digests.

Two builds of the same rules must print the same lines: `--against PYTHON` plays the same games with
another interpreter's build and compares.
"""

import argparse
import random
import subprocess
import sys

import marchland
from marchland.core import game as module

INTERPRETED = module.__file__.endswith(".py")


def played(name: str, players: int, seed: int) -> str:
    """Play one game by lot and say how it ended."""
    state = marchland.game(name).new_state(players=players, seed=seed)
    lot = random.Random(seed)
    digest = 0
    while not state.is_over:
        if state.to_move == marchland.CHANCE:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = lot.choices(outcomes, weights)[0]
        else:
            action = lot.choice(state.legal_actions())
        state.apply(action)
        digest = (digest * 31 + state.digest()) % 2**64
    return f"{name} {state.map_name} {seed} {len(state.history)} {state.scores()} {digest:016x}"


def lines(games: int, skip: int) -> list[str]:
    """Play the games, spread over all installed games and numbers of players."""
    kinds = [(name, seats) for name in marchland.games() for seats in marchland.game(name).players]
    return [played(*kinds[seed % len(kinds)], seed) for seed in range(skip, skip + games)]


def main() -> None:
    """Print the lines, or compare them with another build's."""
    parser = argparse.ArgumentParser(description="digests of games played by lot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--skip", type=int, default=0, help="the first game's seed")
    parser.add_argument("--against", metavar="PYTHON", help="compare with this interpreter's build")
    args = parser.parse_args()
    if not args.against:
        print("interpreted" if INTERPRETED else "compiled", *lines(args.games, args.skip), sep="\n")
        return
    command = [args.against, __file__, f"--games={args.games}", f"--skip={args.skip}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        mine = ["interpreted" if INTERPRETED else "compiled", *lines(args.games, args.skip)]
        theirs = other.communicate()[0].splitlines()
    if other.returncode:
        sys.exit(f"The games could not be played by {args.against}.")
    if mine[0] == theirs[0]:
        sys.exit(f"Both builds are {mine[0]}: there is nothing to compare.")
    for ours, other_line in zip(mine[1:], theirs[1:], strict=True):
        if ours != other_line:
            sys.exit(f"The builds differ.\n{mine[0]}: {ours}\n{theirs[0]}: {other_line}")
    print(f"{args.games} games end the same, {mine[0]} and {theirs[0]}.")


if __name__ == "__main__":
    main()
