"""A small net learns Small World by self-play in minutes, with numpy alone (`docs/learn.md`).

python -m marchland.envs.learn --minutes 5 --log curve.csv --weights net.npz
"""

import argparse
import csv
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from marchland.envs.batch import Batch
from marchland.envs.space import Space

Floats = NDArray[np.float32]

HIDDEN: Final = 96
RATE: Final = 1e-3
CURIOSITY: Final = 0.01
"""What keeps the choice open while nothing is known yet: the weight of its entropy."""
COINS: Final = 20.0
"""A lead of so many coins is a return of one."""
GAMES_A_LESSON: Final = 32
TABLES: Final = 32
LEAST: Final = -1e9


class Net:
    """One hidden layer over `Space.flat`; a number for each action, and the expected return.

    Attributes:
        weights: by name; `first`, `bias`, `act`, `act_bias`, `value`.
    """

    def __init__(self, width: int, choices: int, seed: int = 0) -> None:
        """Start with small weights by chance."""
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "first": (rng.standard_normal((width, HIDDEN)) / sqrt(width) * 2).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "act": np.zeros((HIDDEN, choices), np.float32),
            "act_bias": np.zeros(choices, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._lessons = 0

    def look(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the chance of each action and the expected return."""
        w = self.weights
        hidden = np.tanh(seen @ w["first"] + w["bias"])
        scores = np.where(masks, hidden @ w["act"] + w["act_bias"], LEAST)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, hidden @ w["value"]

    def learn(self, lesson: "Lesson") -> float:
        """Follow the policy gradient one step; return how wide open the choices still are."""
        seen, masks = np.concatenate(lesson.seen), np.concatenate(lesson.masks)
        taken, returns = np.concatenate(lesson.taken), np.concatenate(lesson.returns)
        hidden, chances, value = self.look(seen, masks)
        steps = len(taken)
        logs = np.log(chances + 1e-9) * masks
        entropy = -(chances * logs).sum(axis=1)
        better = returns - value
        scale = better.std() + 1e-6
        towards = chances * -(better / scale)[:, None]
        towards[np.arange(steps), taken] += better / scale
        towards -= CURIOSITY * chances * (logs + entropy[:, None])
        towards /= steps
        error = (better / steps).astype(np.float32)
        back = (towards @ self.weights["act"].T + error[:, None] * self.weights["value"]) * (
            1 - hidden**2
        )
        self._follow(
            {
                "first": seen.T @ back,
                "bias": back.sum(axis=0),
                "act": hidden.T @ towards,
                "act_bias": towards.sum(axis=0),
                "value": hidden.T @ error,
            }
        )
        return float(entropy.mean())

    def _follow(self, gradient: dict[str, Floats]) -> None:
        """Go a step up, each weight by its own measure (Kingma and Ba 2015)."""
        self._lessons += 1
        for name, slope in gradient.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            corrected = mean / (1 - 0.9**self._lessons)
            size = np.sqrt(square / (1 - 0.999**self._lessons)) + 1e-8
            self.weights[name] += RATE * corrected / size


@dataclass
class Lesson:
    """What has been seen and done in games that have ended, and what came of it."""

    seen: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    taken: list[NDArray[np.int64]] = field(default_factory=list)
    returns: list[Floats] = field(default_factory=list)


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return an action by chance for each row."""
    sums = chances.cumsum(axis=1)
    lots = rng.random((len(chances), 1), np.float32) * sums[:, -1:]
    found: NDArray[np.int64] = (sums <= lots).sum(axis=1)
    last: NDArray[np.int64] = np.minimum(found, chances.shape[1] - 1)
    return last


def lessons(batch: Batch, net: Net, rng: np.random.Generator) -> Iterator[Lesson]:
    """Play every seat with the net and yield a lesson of each `GAMES_A_LESSON` games."""
    tables, choices = len(batch), batch.table.choices
    open_games: list[list[tuple[int, Floats, NDArray[np.bool_], int]]] = [[] for _ in range(tables)]
    lesson, games = Lesson(), 0
    while True:
        seats, seen, masks = batch.to_move, batch.flat(), batch.masks()[:, :choices]
        taken = drawn(net.look(seen, masks)[1], rng)
        for row in range(tables):
            open_games[row].append((int(seats[row]), seen[row], masks[row], int(taken[row])))
        step = batch.step(taken)
        for row in map(int, np.flatnonzero(step.done)):
            scores = step.scores[row].astype(np.float32)
            lead = (scores - (scores.sum() - scores) / max(len(scores) - 1, 1)) / COINS
            whole = open_games[row]
            lesson.seen.append(np.stack([one[1] for one in whole]))
            lesson.masks.append(np.stack([one[2] for one in whole]))
            lesson.taken.append(np.array([one[3] for one in whole]))
            lesson.returns.append(np.array([lead[one[0]] for one in whole], np.float32))
            open_games[row] = []
            games += 1
            if games % GAMES_A_LESSON == 0:
                yield lesson
                lesson = Lesson()


def against_random(net: Net, table: Space, games: int, seed: int) -> float:
    """Return the net's share of the victories against random, in each seat as often."""
    rng = np.random.default_rng(seed)
    batch = Batch(table.game, games, table.players, table.map, table.rulings, seed=f"test {seed}")
    mine = np.arange(games) % table.players
    shares = np.full(games, -1.0)
    while (shares < 0).any():
        masks = batch.masks()[:, : table.choices]
        chances = net.look(batch.flat(), masks)[1]
        is_mine = batch.to_move == mine
        by_lot = masks / masks.sum(axis=1, keepdims=True)
        step = batch.step(drawn(np.where(is_mine[:, None], chances, by_lot), rng))
        for row in np.flatnonzero(step.done & (shares < 0)):
            won = step.rewards[row, mine[row]]
            others = max(table.players - 1, 1)
            shares[row] = (won * others + 1) / max(table.players, 2)
    return float(shares.mean())


def main(arguments: list[str] | None = None) -> int:
    """Learn for some minutes, print a row of the curve after each while."""
    parser = argparse.ArgumentParser(prog="python -m marchland.envs.learn", description=__doc__)
    parser.add_argument("--game", default="small-world")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn (5)")
    parser.add_argument("--games", type=int, default=100, help="games of each test (100)")
    parser.add_argument("--every", type=int, default=320, help="games between tests (320)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="write the curve here, as CSV")
    parser.add_argument("--weights", type=Path, help="write the net here, as .npz")
    options = parser.parse_args(arguments)
    batch = Batch(options.game, TABLES, options.players, seed=options.seed)
    net = Net(batch.table.width, batch.table.choices, options.seed)
    rng = np.random.default_rng(options.seed)
    rows: list[dict[str, float]] = []
    begun, spent, played = time.perf_counter(), 0.0, 0

    def test(entropy: float) -> None:
        share = against_random(net, batch.table, options.games, options.seed)
        rows.append(
            {"games": played, "seconds": round(spent), "share": share, "entropy": round(entropy, 2)}
        )
        line = f"{played:>6} games {spent:>5.0f} s   against random {100 * share:5.1f} %"
        sys.stdout.write(f"{line}   entropy {entropy:.2f}\n")
        sys.stdout.flush()

    test(float("nan"))
    begun = time.perf_counter()
    for lesson in lessons(batch, net, rng):
        entropy = net.learn(lesson)
        played += GAMES_A_LESSON
        spent += time.perf_counter() - begun
        over = spent >= options.minutes * 60
        if over or played % options.every < GAMES_A_LESSON:
            test(entropy)
        if over:
            break
        begun = time.perf_counter()
    if options.log is not None:
        with options.log.open("w", encoding="utf-8", newline="") as file:
            table = csv.DictWriter(file, list(rows[0]))
            table.writeheader()
            table.writerows(rows)
    if options.weights is not None:
        np.savez_compressed(options.weights, allow_pickle=False, **net.weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
