"""How many steps a second environments play, by processor time: `python -m bench.envs`."""

import time
from collections.abc import Callable
from random import Random

import marchland
from marchland.envs.batch import Batch
from marchland.envs.pettingzoo import env

SECONDS = 4.0
TABLES = 64


def steps_a_second(play: Callable[[], int]) -> float:
    """Return the steps of a second of processor time."""
    play()
    done = 0
    begun = time.process_time()
    while (took := time.process_time() - begun) < SECONDS:
        done += play()
    return done / took


def batch(game: str, players: int, *, looks: bool) -> Callable[[], int]:
    """Return what plays a step at each table, with or without arrays of what is seen."""
    tables, rng = Batch(game, TABLES, players), Random(1)

    def play() -> int:
        if looks:
            tables.flat()
            tables.masks()
        tables.step([rng.choice(numbers) for numbers in tables.legal()])
        return TABLES

    return play


def zoo(game: str, players: int) -> Callable[[], int]:
    """Return what plays a step of a PettingZoo environment."""
    table, rng = env(game, players), Random(1)
    table.reset(seed=1)

    def play() -> int:
        seen, _, ended, _, _ = table.last()
        if ended:
            table.reset()
            return 0
        table.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
        return 1

    return play


def main() -> None:
    """Print a row for each game."""
    print("| steps a second | batch, actions alone | batch, with arrays | PettingZoo |")
    print("| --- | --- | --- | --- |")
    for game in marchland.games():
        for players in (2, 4):
            rates = [
                steps_a_second(batch(game, players, looks=False)),
                steps_a_second(batch(game, players, looks=True)),
                steps_a_second(zoo(game, players)),
            ]
            print(f"| {game}, {players} | {' | '.join(f'{rate:,.0f}' for rate in rates)} |")


if __name__ == "__main__":
    main()
