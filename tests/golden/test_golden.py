"""Whole games, written down once, are played again as they were (SW-G01, SW-S01)."""

from pathlib import Path

import pytest

import marchland
from tests.golden.playthrough import FOLDER, actions_in, path_of, record

FILES = sorted(FOLDER.glob("*.txt"))
MAPS = [(name, board) for name in marchland.games() for board in marchland.game(name).map_names]


@pytest.mark.parametrize(("name", "board"), MAPS)
def test_every_map_has_a_playthrough(name: str, board: str) -> None:
    """`python tools/golden.py` writes the missing one."""
    game = marchland.game(name)
    assert path_of(game, board).is_file()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_game_goes_as_it_went(path: Path) -> None:
    """Each look at the table, each legal list, each forced move and the score at the end."""
    lines = path.read_text("utf-8").splitlines()
    facts = dict(line.split(": ", 1) for line in lines[:4])
    game = marchland.game(facts["game"])
    players = int(facts["players"])
    start = game.empty_state(players, facts["map"], {})
    again = record(game, players, facts["map"], actions_in(lines, start))
    again[3] = f"rules: {facts['rules']}"
    for number, (then, now) in enumerate(zip(lines, again, strict=False), 1):
        assert now == then, f"line {number} of {path.name}"
    assert len(again) == len(lines)
    assert lines[-1].startswith("over: True")
