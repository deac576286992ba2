"""Games written down beforehand, which a test plays again through the page, choice by choice."""

import random
from collections.abc import Sequence
from typing import Any

import marchland
from marchland.core.actions import word_of
from marchland.core.game import CHANCE, State
from marchland.tinyepic import words

LIKED = {words.ACT: 6.0, words.LEVEL: 12.0, words.PASS: 0.3, words.FLAG: 0.5, words.TRADE: 0.3}
"""What the players of the written games prefer: wars and heroes come of it."""

Row = dict[str, Any]


class Score:
    """One game, drawn by a seed: what each seat chooses and what chance does.

    Attributes:
        start: the position before the first choice.
        end: the position after the last one.
        choices: for each choice of the first seat its row as screens are given it.
    """

    def __init__(self, players: int, seed: int) -> None:
        self.start = marchland.game("tiny-epic").new_state(players, seed, "heroes")
        self.choices: list[Row] = []
        self._bot: list[int] = []
        self._chance: list[int] = []
        self.end = self.start.copy()
        dice = random.Random(seed)
        while not self.end.is_over:
            self._play(dice)

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

    def roll(self, _outcomes: Sequence[tuple[int, float]]) -> int:
        """Let chance do what is written."""
        return self._chance.pop(0)

    def choose(self, _view: State, _actions: list[int]) -> int:
        """Let the other seat choose what is written."""
        return self._bot.pop(0)
