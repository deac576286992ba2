"""The games file: what is refused, and what a full disk does."""

import os
import sqlite3
from pathlib import Path

import pytest

from marchland.server import sql, sqlite
from marchland.server.sqlite import SqliteStore, default_path
from marchland.server.store import Move, StoreError, Unwritable

PRESENT = len(sql.migrations())
"""The form of what is kept now."""


def refusal(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    assert path.read_bytes() == before
    assert [item.name for item in path.parent.iterdir()] == [path.name]
    return str(caught.value)


def test_a_file_of_a_newer_program_is_refused_in_one_sentence_and_not_touched(
    database: Path,
) -> None:
    SqliteStore(database).close()
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    text = refusal(database)
    assert f"written by a newer Marchland (form 99, this one knows up to {PRESENT})" in text
    assert text.count(". ") == 0


def test_another_programs_database_is_refused_and_not_touched(database: Path) -> None:
    with sqlite3.connect(database) as db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    db.close()
    assert "another program's database" in refusal(database)


def test_a_file_that_is_no_database_is_refused_and_not_touched(database: Path) -> None:
    database.write_text("dear diary\n" * 40)
    assert "is not a file of Marchland's games" in refusal(database)


def test_an_older_file_is_brought_up_step_by_step(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(database)
    store.create("g", "{}", [Move(1)], "")
    store.close()
    steps = [*sql.migrations(), "CREATE TABLE note (text TEXT); CREATE TABLE more (n INT)"]
    monkeypatch.setattr(sql, "migrations", lambda: steps)
    store = SqliteStore(database)
    assert store.load("g").moves == (Move(1),)
    store.close()
    with sqlite3.connect(database) as db:
        assert db.execute("SELECT count(*) FROM note").fetchone() == (0,)
        assert db.execute("PRAGMA user_version").fetchone() == (PRESENT + 1,)
    db.close()


def test_a_game_of_the_first_form_goes_on_with_its_undo(database: Path) -> None:
    """What people have on their disks: marks of parts stay, nothing is remembered yet."""
    with sqlite3.connect(database) as db:
        db.executescript(sql.migrations()[0])
        db.execute(f"PRAGMA application_id={sqlite.APPLICATION}")
        db.execute("PRAGMA user_version=1")
        db.execute("INSERT INTO game VALUES ('g', '{}', 'then', 'then', 'old', 4)")
        db.execute("INSERT INTO action VALUES ('g', 0, 7, 0), ('g', 1, 8, 1), ('g', 2, 9, 2)")
    db.close()
    store = SqliteStore(database)
    saved = store.load("g")
    assert saved.moves == (Move(7), Move(8, part=True), Move(9, anew=True))
    assert (saved.revision, saved.undone, saved.luck) == (4, (), {})
    store.cut("g", 4, 1, "new", {b"past": 9})
    store.close()
    store = SqliteStore(database)
    saved = store.load("g")
    assert saved.undone == (Move(8, part=True), Move(9, anew=True, last=True))
    assert (saved.moves, saved.luck) == ((Move(7),), {b"past": 9})
    store.close()


def test_a_step_that_fails_leaves_the_file_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SqliteStore(database).close()
    steps = [*sql.migrations(), "CREATE TABLE note (text TEXT); CREATE TABLE game (n INT)"]
    monkeypatch.setattr(sql, "migrations", lambda: steps)
    with pytest.raises(Unwritable):
        SqliteStore(database)
    with sqlite3.connect(database) as db:
        assert db.execute("SELECT 1 FROM sqlite_master WHERE name='note'").fetchone() is None
        assert db.execute("PRAGMA user_version").fetchone() == (PRESENT,)
    db.close()


def test_on_a_full_disk_nothing_of_the_move_is_kept_and_the_next_one_goes_through(
    database: Path,
) -> None:
    store = SqliteStore(database)
    revision = store.create("g", "{}", [Move(1)], "")
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(Unwritable):
        store.append("g", revision, 1, [Move(k) for k in range(20_000)], "")
    assert store.load("g").moves == (Move(1),)
    store._db.execute("PRAGMA max_page_count=1000000")
    assert store.append("g", revision, 1, [Move(2)], "") == revision + 1
    store.close()


@pytest.mark.skipif(os.name == "nt", reason="rights are told otherwise there")
def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unwritable) as caught:
        SqliteStore(tmp_path / "file" / "games")
    assert "cannot be" in str(caught.value)


def test_a_commit_waits_for_the_disk(database: Path) -> None:
    store = SqliteStore(database)
    full = 2
    assert store._db.execute("PRAGMA synchronous").fetchone() == (full,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_a_persons_games_lie_in_their_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "marchland" / "games.sqlite"
