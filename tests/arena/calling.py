"""How tests call commands."""

from pathlib import Path

import pytest

from marchland.arena.cli import main

GOOD = """
title = "A hill costs two"
game = "small-world"
players = 2
seat = 1
stage = "conquer"
[map.A]
terrain = "hill"
edge = true
[[tribe]]
seat = 1
race = "ratmen"
power = "spirit"
hand = {hand}
[[step]]
price = {{ A = {price} }}
"""


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Run a command and return its status, output and errors."""
    try:
        status = main(argv)
    except SystemExit as stop:
        status = int(stop.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def scenario(folder: Path, name: str, price: int = 2) -> Path:
    path = folder / name
    path.write_text(GOOD.format(hand=3, price=price), encoding="utf-8")
    return path
