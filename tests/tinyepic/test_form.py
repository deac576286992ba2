"""The file in which a group writes what its printed card says."""

from pathlib import Path
from typing import Any

import pytest

import marchland

GAME = marchland.game("tiny-epic")


def known(row: dict[str, Any]) -> dict[str, Any]:
    """Return what a card is; where it is from may differ, and whose words tell its levels."""
    rises = [(each["by"], each["n"]) for each in row.get("rises", [])]
    return {**row, "own": True, "says": None, "rises": rises}


def test_every_card_gives_a_file_that_the_game_takes(tmp_path: Path) -> None:
    files = []
    for row in GAME.abilities:
        text = GAME.form(row["kind"], row["id"])
        assert text is not None
        files.append(tmp_path / f"{row['id']}.toml")
        files[-1].write_text(text, encoding="utf-8")
    assert len(files) == 29 + 25 + 32
    own = marchland.game("tiny-epic", content=[str(file) for file in files])
    assert len(own.content) == len(files)
    assert [known(row) for row in own.abilities] == [known(row) for row in GAME.abilities]


def test_a_number_changed_in_the_file_is_the_number_in_play(tmp_path: Path) -> None:
    """TEK-11.2: a Baron whose second level costs 1 ore has that price."""
    text = GAME.form("hero", "baron")
    assert text is not None
    file = tmp_path / "baron.toml"
    changed = text.replace('{ action = "build", cost = 2 }', '{ action = "build", cost = 1 }')
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    own = marchland.game("tiny-epic", content=[str(file)])
    baron = next(row for row in own.abilities if row["id"] == "baron")
    assert baron["rises"][0]["n"] == 1


@pytest.mark.parametrize(
    ("kind", "name"),
    [("faction", "nobody"), ("order", "order"), ("hero", "../order"), ("", "orcs")],
)
def test_there_is_no_file_for_what_is_no_card(kind: str, name: str) -> None:
    assert GAME.form(kind, name) is None
