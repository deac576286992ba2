"""A started game survives the end of the program; two programs share one file."""

import sqlite3
from pathlib import Path

from starlette.applications import Starlette
from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.rooms import KEPT
from marchland.server.sqlite import SqliteStore
from tests.server.talk import ANNA, BELA, DIE, ONE, PASS, TWO, Page, new_table


def server(database: Path, library: Library) -> TestClient:
    app = application(SqliteStore(database), library)
    return TestClient(app, base_url="http://localhost")


def test_position_log_and_undo_are_the_same_after_a_restart(
    database: Path, library: Library
) -> None:
    with server(database, library) as client:
        table = new_table(client, ANNA, BELA)
        with Page(client, table) as page:
            for action in (ONE, PASS, DIE, TWO):
                page.act(action)
            page.send(type="plan", n=page.n, text="adds 1")
            page.state()
    with server(database, library) as client, Page(client, table) as again:
        assert again.view == page.view
        assert again.log == page.log
        assert again.last["undo"] == page.last["undo"]


def test_a_plan_is_taken_back_whole_after_a_restart_too(database: Path, library: Library) -> None:
    with server(database, library) as client:
        table = new_table(client, ANNA, BELA)
        with Page(client, table) as page:
            before = page.view
            page.send(type="plan", n=page.n, text="adds 1 2")
            page.state()
    with server(database, library) as client, Page(client, table) as again:
        assert again.undo("step")["view"] == before


def test_a_second_program_on_the_same_file_loses_nothing(database: Path, library: Library) -> None:
    with server(database, library) as one, server(database, library) as two:
        table = new_table(one, ANNA, BELA)
        with Page(one, table) as first, Page(two, table) as second:
            first.act(ONE)
            second.send(type="act", n=second.n, action=TWO)
            messages = [second.hear(), second.hear()]
            assert {message["type"] for message in messages} == {"error", "state"}
            while second.view != first.view:
                second.state()
            second.act(TWO)
            assert second.n == first.n + 1


def test_a_damaged_game_is_one_sentence_and_the_others_open(
    database: Path, library: Library
) -> None:
    with server(database, library) as client:
        broken, whole = (new_table(client, ANNA, BELA) for _ in range(2))
        with Page(client, broken) as page:
            page.act(ONE)
    with sqlite3.connect(database) as db:
        db.execute("UPDATE action SET data=77 WHERE game=? AND n=1", (broken,))
    db.close()
    with server(database, library) as client:
        with client.websocket_connect(f"ws://localhost/ws/{broken}") as socket:
            error = socket.receive_json()
        assert "Action 2 of 2 in this game (77) is not allowed" in error["text"]
        with Page(client, whole) as page:
            page.act(ONE)


def test_tables_that_nobody_watches_leave_memory_and_come_back(
    database: Path, library: Library
) -> None:
    with server(database, library) as client:
        tables = [new_table(client, ANNA, BELA) for _ in range(KEPT + 4)]
        counts = []
        for table in tables:
            with Page(client, table) as page:
                page.act(ONE)
                counts.append(page.view["count"])
        app = client.app
        assert isinstance(app, Starlette)
        assert len(app.state.server.rooms._open) <= KEPT + 1
        for table, count in zip(tables, counts, strict=True):
            with Page(client, table) as page:
                assert page.view["count"] == count
