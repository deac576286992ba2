"""Playthroughs as text: what was asked, what was seen, what was said, node after node.

`tools/golden.py` writes the files beside this one; `test_golden.py` plays each file's actions back
and compares line by line, so that no behaviour changes unnoticed.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import marchland
from marchland.core.game import Game, State
from tests.playing import choose_boldly

FOLDER = Path(__file__).parent
EVERY = 20
"""Actions between two looks at the whole table."""
WIDTH = 96


def path_of(game: Game, map_name: str) -> Path:
    """Return the file of a game's map under its present rules number."""
    return FOLDER / f"{game.name}-{map_name}-rules-{game.rules}.txt"


def wrapped(words: list[str], indent: str) -> Iterator[str]:
    """Break words into lines."""
    line = indent
    for word in words:
        if len(line) + len(word) + 2 > WIDTH and line != indent:
            yield line.rstrip()
            line = indent
        line += word + ", " if word != words[-1] else word
    yield line.rstrip()


def plain(value: Any) -> str:
    """Write a value of a position on one line."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}={plain(one)}" for key, one in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(plain(one) for one in value) or "-"
    return str(value)


def look(state: State, seat: int) -> Iterator[str]:
    """Write down the table as a seat sees it, and what may be done."""
    seen = state.observe(seat)
    yield f"  seen by seat {seat + 1}, to move: {state.to_move}, digest {seen.digest():016x}"
    for key, value in seen.to_dict().items():
        if isinstance(value, list) and value and isinstance(value[0], Mapping):
            for row in value:
                yield f"  {key}: {plain(row)}"
        else:
            yield f"  {key}: {plain(value)}"
    legal = state.legal_actions()
    yield from wrapped([state.describe(action) for action in legal], f"  {len(legal)} legal: ")


def head(game: Game, players: int, map_name: str) -> list[str]:
    """Return the lines that begin a file."""
    return [f"game: {game.name}", f"players: {players}", f"map: {map_name}", f"rules: {game.rules}"]


def record(game: Game, players: int, map_name: str, history: list[int]) -> list[str]:
    """Return the lines of a game's file."""
    state = game.empty_state(players, map_name, {})
    lines = head(game, players, map_name)
    for number, action in enumerate(history):
        if number % EVERY == EVERY - 1:
            lines += look(state, max(state.to_move, 0))
        who = "chance" if state.to_move == marchland.CHANCE else f"seat {state.to_move + 1}"
        lines.append(f"{number} {who}: {state.describe(action)}")
        if action not in state.legal_actions():
            lines.append("  which is not legal")
            return lines
        state.apply(action)
        followed = [state.describe(one) for one in state.forced]
        if followed:
            lines.append(f"  then by itself: {', '.join(followed)}")
    for seat in range(players):
        lines += look(state, seat)
    lines.append(f"over: {state.is_over}, scores: {state.scores()}, winners: {state.winners()}")
    return lines


def actions_in(lines: list[str], state: State) -> list[int]:
    """Return the actions of a file, played on this state up to one that is not legal."""
    actions: list[int] = []
    for line in lines:
        if not line or not line[0].isdigit():
            continue
        actions.append(state.parse(line.split(": ", 1)[1]))
        if actions[-1] not in state.legal_actions():
            break
        state.apply(actions[-1])
    return actions


def new_history(game: Game, players: int, map_name: str, seed: int) -> list[int]:
    """Play a game at random and return its actions, set-up's draws included."""
    state = game.empty_state(players, map_name, {})
    rng = Random(seed)
    while not state.is_over:
        state.apply(choose_boldly(state, rng))
    return state.history
