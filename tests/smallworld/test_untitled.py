"""A board without a title is called what the workshop calls it."""

from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.texts import Texts

BOARD = """
name = "board-x7"
players = 2
rounds = 8

[region.A]
terrain = "hill"
edge = true
next = ["B"]

[region.B]
terrain = "swamp"
edge = true
"""


@pytest.mark.parametrize(("language", "name"), [("en", "New board"), ("hu", "Új térkép")])
def test_an_untitled_board_is_called_new_and_not_by_its_technical_name(
    tmp_path: Path, language: str, name: str
) -> None:
    path = tmp_path / "board.toml"
    path.write_text(BOARD, encoding="utf-8")
    game: Any = marchland.game("small-world", content=[str(path)])
    assert Texts(language, game.texts).name("board-x7", "map") == name
