"""Everything in a file and back: the same bytes from every store, and nothing by halves."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from marchland.server.archive import PARTS
from marchland.server.opening import open_store
from marchland.server.sqlite import SqliteStore
from marchland.server.store import Conflict, Move, Store, StoreError


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    kept = open_store(address)
    yield kept
    kept.close()


@pytest.fixture
def lines(tmp_path: Path) -> list[bytes]:
    """What was played, taken back and remembered in a few games, written down."""
    store = SqliteStore(tmp_path / "first")
    for name in ("b", "a", "Ž"):
        revision = store.create(name, '{"names":["Žofie"]}', [Move(2**39), Move(1)], "{}")
        revision = store.append(name, revision, 2, [Move(3, anew=True), Move(4, part=True)], "{}")
        store.cut(name, revision, 1, "{}", {b"\x00\xff" * 8: 3, b"\x01" * 16: 4})
        store.review(name, 1, 0, '["of Žofie"]')
    found = [*store.dump()]
    store.close()
    return found


def test_what_one_store_wrote_down_another_takes_up_and_writes_down_byte_for_byte(
    store: Store, lines: list[bytes]
) -> None:
    assert store.fill(lines) == 3
    assert [*store.dump()] == lines
    saved = store.load("Ž")
    assert saved.moves == (Move(2**39),)
    assert saved.undone == (Move(1), Move(3, anew=True), Move(4, part=True, last=True))
    assert saved.luck == {b"\x00\xff" * 8: 3, b"\x01" * 16: 4}
    assert store.reviewed("Ž") == {0: '["of Žofie"]'}
    assert store.append("Ž", saved.revision, 1, [Move(9)], "{}") == saved.revision + 1


def test_every_table_of_the_database_is_written_down_but_what_is_of_the_servers(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "games")
    with store._reading() as work:
        rows = work.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
        assert {name for (name,) in rows} - {"asking", "lease", "lived", "presence"} == set(PARTS)
        for name, part in PARTS.items():
            columns = work.execute("SELECT name FROM pragma_table_info(?)", (name,)).fetchall()
            assert [column for (column,) in columns] == list(part.columns)
    store.close()


def test_a_game_that_is_there_already_stops_all(store: Store, lines: list[bytes]) -> None:
    store.create("b", "mine", [Move(5)], "")
    with pytest.raises(Conflict, match="The game b is here already"):
        store.fill(lines)
    assert [item.id for item in store.games()] == ["b"]
    assert store.load("b").header == "mine"


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: lines[:-1],
        lambda lines: [*lines[:2], *lines[3:]],
        lambda lines: [lines[0], lines[1].replace(b'"a",0,', b'"a",7,'), *lines[2:]],
        lambda lines: [*lines, lines[1]],
        lambda lines: lines[1:],
        lambda lines: [lines[0].replace(b'"form":', b'"form":9'), *lines[1:]],
        lambda _: [b"dear diary\n"],
        lambda _: [],
    ],
    ids=["cut", "a-game-less", "changed", "more", "no-head", "newer", "another", "empty"],
)
def test_a_file_that_is_not_whole_is_one_sentence_and_leaves_nothing(
    store: Store, lines: list[bytes], damage: Callable[[list[bytes]], list[bytes]]
) -> None:
    with pytest.raises(StoreError) as caught:
        store.fill(damage(lines))
    assert str(caught.value).count("\n") == 0
    assert str(caught.value).startswith("The file ")
    assert store.games() == []


def test_of_a_deleted_game_no_byte_is_left_in_the_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games")
    store.create("other", "{}", [Move(1)], "{}")
    revision = store.create("g", "Ludmila of the mill", [Move(0x1234567), Move(2)], "her summary")
    store.cut("g", revision, 1, "her summary", {b"sixteen bytes here": 7})
    store.review("g", 1, 0, "her mistake")
    store.delete("g")
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        for trace in (
            b"Ludmila",
            b"her summary",
            b"sixteen bytes",
            b"her mistake",
            b"\x01\x23\x45\x67",
        ):
            assert trace not in data, file
    assert [item.id for item in store.games()] == ["other"]
    store.close()


def test_a_deleted_game_leaves_no_row_in_any_table(store: Store, lines: list[bytes]) -> None:
    assert store.fill(lines) == 3
    assert store.lease("a", "me", 60.0)
    for name in ("a", "b", "Ž"):
        store.delete(name)
    with store._reading() as work:
        for table in (*PARTS, "lease"):
            assert work.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)  # noqa: S608
