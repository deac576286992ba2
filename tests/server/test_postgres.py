"""Games in PostgreSQL: what is refused at the start, in one sentence, and what is brought up."""

import sys
import threading

import psycopg
import pytest

from marchland.server import sql
from marchland.server.attendance import Company
from marchland.server.opening import open_store
from marchland.server.postgres import PostgresStore
from marchland.server.store import Move, StoreError, Unreachable
from marchland.server.work import Work
from tests.server.cluster import Cluster

pytestmark = pytest.mark.postgres

PRESENT = len(sql.migrations())
"""The form of what is kept now."""


@pytest.fixture
def games(cluster: Cluster) -> str:
    return cluster.database()


def refusal(address: str) -> str:
    with pytest.raises(StoreError) as caught:
        open_store(address)
    text = str(caught.value)
    assert "\n" not in text
    assert text.endswith(".")
    return text


def test_games_of_a_newer_program_are_refused_and_not_touched(games: str) -> None:
    open_store(games).close()
    with psycopg.connect(games) as db:
        db.execute("UPDATE marchland SET form=99")
    known = f"knows up to {PRESENT}"
    assert f"written by a newer Marchland (form 99, this one {known})" in refusal(games)
    with psycopg.connect(games) as db:
        assert db.execute("SELECT form FROM marchland").fetchone() == (99,)


def test_another_programs_database_is_refused_and_not_touched(games: str) -> None:
    with psycopg.connect(games) as db:
        db.execute("CREATE TABLE game (name text)")
    assert "another program's tables" in refusal(games)
    with psycopg.connect(games) as db:
        tables = db.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname=current_schema()"
        ).fetchall()
    assert tables == [("game",)]


def test_games_one_form_older_are_brought_up_and_go_on(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = sql.migrations()
    monkeypatch.setattr(sql, "migrations", lambda: steps[:2])
    open_store(games).close()
    with psycopg.connect(games) as db:
        db.execute("INSERT INTO game VALUES ('g', '{}', 'then', 'then', 'old', 4)")
        db.execute("INSERT INTO action VALUES ('g', 0, 7, 0), ('g', 1, 8, 1)")
    monkeypatch.setattr(sql, "migrations", lambda: steps)
    store = open_store(games)
    assert store.load("g").moves == (Move(7), Move(8, part=True))
    assert store.append("g", 4, 2, [Move(9)], "new") == 5
    store.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(games).close()
    steps = [*sql.migrations(), "CREATE TABLE note (n INTEGER); CREATE TABLE game (n INTEGER)"]
    monkeypatch.setattr(sql, "migrations", lambda: steps)
    assert "cannot be prepared" in refusal(games)
    with psycopg.connect(games) as db:
        assert db.execute("SELECT to_regclass('note')").fetchone() == (None,)
        assert db.execute("SELECT form FROM marchland").fetchone() == (PRESENT,)


def test_processes_that_start_at_once_make_the_tables_once(games: str) -> None:
    faults: list[BaseException] = []

    def start() -> None:
        try:
            open_store(games).close()
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is looked at
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


def test_a_server_that_is_not_there_is_one_sentence_without_the_password() -> None:
    with pytest.raises(Unreachable) as caught:
        open_store("postgresql://anna:swordfish@127.0.0.1:1/games")
    text = str(caught.value)
    assert "games at 127.0.0.1" in text
    assert "swordfish" not in text
    assert "\n" not in text


def test_a_server_that_is_too_old_is_one_sentence(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marchland.server.postgres.OLDEST", 990000)
    assert "needs 99 or newer" in refusal(games)


def test_without_its_driver_the_sentence_says_what_to_install(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "marchland.server.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'marchland[postgres]'" in refusal(games)


def test_who_leaves_a_table_while_it_is_deleted_does_not_stop_that(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both write who is there and the game: were it not in one order, each would wait for ever."""
    store = PostgresStore(games)
    left, gone = threading.Event(), threading.Event()
    raised = PostgresStore._raised

    def waits(self: PostgresStore, work: Work, game: str) -> int:
        left.set()
        with psycopg.connect(games, autocommit=True) as db:
            while (
                not gone.is_set()
                and not db.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone()
            ):
                pass
        return raised(self, work, game)

    def delete() -> None:
        left.wait(60)
        store.delete("g")
        gone.set()

    try:
        store.create("g", "{}", (), "{}")
        store.attend("here", {"g": Company(frozenset({0}))}, 60.0)
        monkeypatch.setattr(PostgresStore, "_raised", waits)
        deleting = threading.Thread(target=delete)
        deleting.start()
        assert store.attend("here", {"g": Company()}, 60.0)["g"].revision == 2
        deleting.join(60)
        assert gone.is_set()
        assert store.games() == []
    finally:
        store.close()
