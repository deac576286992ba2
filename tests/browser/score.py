"""Games written down beforehand, which a test plays again through the page, choice by choice."""

import json
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import marchland
from marchland.core.actions import word_of
from marchland.core.game import CHANCE, State
from marchland.tinyepic.parts import words

LIKED = {words.ACT: 6.0, words.LEVEL: 12.0, words.PASS: 0.3, words.FLAG: 0.5, words.TRADE: 0.3}
"""What the players of the written games prefer: wars and heroes come of it."""

GREAT = {"tek-log-war", "tek-log-hero-level", "tek-log-fort-lost"}
"""What a game must have in its log to show most of the page."""
LIKELY = {1: 3, 2: 99}
"""For each number of players a seed that had such a game, before others are tried."""
SHORT = 75
"""Choices of the first seat in a game that a test can play."""

Row = dict[str, Any]


def full_game(players: int) -> "Score":
    """Return the first short game with a war, a hero's retirement and a lost fort in it."""
    return Score(players, _seed(players))


@cache
def _seed(players: int) -> int:
    seeds: list[int] = [LIKELY[players], *range(2000)]
    for seed in seeds:
        score = Score(players, seed)
        if score.told >= GREAT and score.retired and len(score.choices) <= SHORT:
            return seed
    raise AssertionError("no short game has them all")


class Score:
    """One game, drawn by a seed: what each seat chooses and what chance does.

    Attributes:
        start: the position before the first choice.
        end: the position after the last one.
        choices: for each choice of the first seat its row as screens are given it.
        told: the kinds of lines that its log has.
    """

    def __init__(self, players: int, seed: int) -> None:
        self.start = marchland.game("tiny-epic").new_state(players, seed, "heroes")
        self.choices: list[Row] = []
        self._bot: list[int] = []
        self._chance: list[int] = []
        self.told: set[str] = set()
        self.end = self.start.copy()
        self.end.listen()
        dice = random.Random(seed)
        while not self.end.is_over:
            self._play(dice)

    @property
    def retired(self) -> int:
        """How many heroes retired."""
        return sum(len(seat["retired"]) for seat in self.end.view(frozenset())["seats"])

    def _play(self, dice: random.Random) -> None:
        state = self.end
        if state.to_move == CHANCE:
            outcomes = state.chance_outcomes()
            action = dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            self._chance.append(action)
        else:
            actions = state.legal_actions()
            action = dice.choices(actions, [LIKED.get(word_of(a), 1.0) for a in actions])[0]
            if state.to_move == 0:
                shown = state.view(frozenset({0}))
                row = next(row for row in shown["actions"] if row["id"] == action)
                self.choices.append({**row, "stage": shown["stage"]})
            elif len(actions) > 1:
                self._bot.append(action)
        state.apply(action)
        self.told |= {entry["key"] for entry in state.events}

    def roll(self, _outcomes: Sequence[tuple[int, float]]) -> int:
        """Let chance do what is written."""
        return self._chance.pop(0)

    def write(self, file: Path) -> None:
        """Write down what the other seat chooses."""
        file.write_text(json.dumps(self._bot))


class Written:
    """The other seat: it chooses what is written in a file."""

    def __init__(self, file: Path) -> None:
        self._answers: list[int] = json.loads(file.read_text())

    def choose(self, _view: State, _actions: list[int]) -> int:
        return self._answers.pop(0)
