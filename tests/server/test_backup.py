"""`marchland store`: all games into a file and out of it, from the command line."""

import stat
from pathlib import Path

import pytest

from marchland.arena.cli import main
from marchland.server.opening import open_store
from marchland.server.store import Move


def test_games_move_from_one_store_to_another_and_back(address: str, tmp_path: Path) -> None:
    first, again = tmp_path / "first.jsonl", tmp_path / "again.jsonl"
    old = str(tmp_path / "old.sqlite")
    store = open_store(old)
    store.create("g", "{}", [Move(1), Move(2)], "{}")
    store.close()
    assert main(["store", "export", str(first), "--database", old]) == 0
    assert main(["store", "import", str(first), "--database", address]) == 0
    assert main(["store", "export", str(again), "--database", address]) == 0
    assert first.read_bytes() == again.read_bytes()
    assert stat.S_IMODE(first.stat().st_mode) == 0o600


def test_what_cannot_be_is_one_sentence_and_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = str(tmp_path / "games.sqlite")
    gone = tmp_path / "gone"
    assert main(["store", "import", str(gone), "--database", store]) == 1
    assert main(["store", "export", str(gone / "games"), "--database", store]) == 1
    assert main(["store", "export", str(gone), "--database", "mysql://here/games"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert all(line.endswith(".") for line in said)
    assert not gone.exists()


def test_a_backup_beside_a_server_leaves_it_its_reserve(tmp_path: Path) -> None:
    games = tmp_path / "games.sqlite"
    reserve = games.with_name("games.sqlite-reserve")
    store = open_store(str(games))
    store.create("g", "{}", [Move(1)], "{}")
    assert main(["store", "export", str(tmp_path / "all"), "--database", str(games)]) == 0
    assert reserve.exists()
    store.close()
    assert not reserve.exists()
