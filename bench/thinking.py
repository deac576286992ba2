"""How long one core thinks about one answer of a bot: `python bench/thinking.py --bot greedy`."""

import argparse
import time
from random import Random
from statistics import median
from typing import Final

import marchland
from marchland import bots
from marchland.core.dice import pick

THOUGHT: Final = 0.002
"""Seconds from which on an answer was thought about, and not only looked up in a plan."""


def answers(game: marchland.Game, bot: str, players: int, seed: int) -> list[float]:
    """Return the processor seconds of each answer in one game of a bot against itself."""
    rng = Random(seed)
    state = game.new_state(players, seed)
    seats = [bots.make(bot, seed) for _ in range(players)]
    seconds: list[float] = []
    while not state.is_over:
        if state.to_move == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
            continue
        actions, view = state.legal_actions(), state.observe(state.to_move)
        begun = time.process_time()
        action = seats[state.to_move].choose(view, actions)
        seconds.append(time.process_time() - begun)
        state.apply(action)
    return seconds


def main() -> None:
    """Print a line for each number of players; processor time, as a busy machine would blur it."""
    parser = argparse.ArgumentParser(description="How long a bot thinks, on one core.")
    parser.add_argument("--game", default="small-world")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--players", type=int, help="all numbers without it")
    options = parser.parse_args()
    game = marchland.game(options.game)
    for players in [options.players] if options.players else game.players:
        seconds = sorted(
            one
            for seed in range(options.games)
            for one in answers(game, options.bot, players, seed)
        )
        thought = [one for one in seconds if one >= THOUGHT] or seconds[-1:]
        mean, high = sum(seconds) / len(seconds), seconds[len(seconds) * 99 // 100]
        print(
            f"{players} players: {len(seconds)} answers, mean {mean * 1000:.1f} ms, "
            f"99 of 100 within {high * 1000:.0f} ms, longest {seconds[-1] * 1000:.0f} ms; "
            f"{len(thought)} took thought, half of them within {median(thought) * 1000:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
