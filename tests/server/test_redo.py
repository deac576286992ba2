"""What was taken back comes back until something else is done."""

from pathlib import Path

from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, THREE, TWO, Message, Page, new_table


def taken(seat: int, *others: int) -> Message:
    return {"seat": seat, "others": list(others)}


def test_each_redo_brings_back_what_one_undo_took(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        for action in (ONE, PASS, TWO, THREE):
            page.act(action)
        before, log = page.view, page.log
        page.undo("turn")
        mid = page.view
        page.undo("step")
        assert page.last["undo"]["redo"] == taken(0)
        page.redo()
        assert page.view == mid
        assert page.last["undo"]["redo"] == taken(1)
        page.redo()
        assert (page.view, page.log) == (before, log)
        assert page.last["undo"]["redo"] is None


def test_nothing_comes_back_after_something_else_was_done(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        page.act(ONE)
        page.undo("step")
        page.act(TWO)
        page.undo("step")
        page.redo()
        assert [entry["args"]["n"] for entry in page.log] == [2]
        page.redo()
        assert page.frames[-1].count("error-redo-nothing")


def test_whoever_chooses_as_before_can_bring_back_the_rest(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        for action in (ONE, TWO):
            page.act(action)
        before, log = page.view, page.log
        page.undo("turn")
        page.act(ONE)
        assert page.last["undo"]["redo"] == taken(0)
        page.redo()
        assert (page.view, page.log) == (before, log)


def test_a_redo_that_answers_an_older_position_does_nothing(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        page.act(ONE)
        page.undo("step")
        page.send(type="redo", n=page.n + 1)
        assert page.error()["key"] == "error-stale"
        page.state()
        assert page.last["undo"]["redo"] == taken(0)


def test_a_bots_turn_is_named_when_it_is_taken_back_and_brought_back(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BOT)) as page:
        page.act(DIE)
        page.send(type="next")
        page.state_where("to_move", 0)
        before, log = page.view, page.log
        assert page.last["undo"]["step"] == taken(0, 1)
        page.undo("step")
        assert page.view["to_move"] == 0
        assert page.last["undo"]["redo"] == taken(0, 1)
        page.redo()
        assert (page.view, page.log) == (before, log)
        assert "log-took-back" not in [entry["key"] for entry in page.log]


def test_what_was_taken_back_outlives_the_program(database: Path, library: Library) -> None:
    def server() -> TestClient:
        app = application(SqliteStore(database), library)
        return TestClient(app, base_url="http://localhost")

    with server() as client:
        table = new_table(client, ANNA, BOT)
        with Page(client, table) as page:
            for _ in range(2):
                page.act(DIE)
                page.send(type="next")
                page.state_where("to_move", 0)
            n, before, log = page.n, page.view, page.log
            page.undo("turn")
            page.undo("turn")
            offered = page.last["undo"]
    with server() as client, Page(client, table) as again:
        assert again.last["undo"] == offered
        again.redo()
        assert again.n < n
    with server() as client, Page(client, table) as again:
        again.redo()
        assert (again.n, again.view, again.log) == (n, before, log)
        assert again.last["undo"]["redo"] is None


def test_every_page_at_the_table_sees_what_comes_back(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as one, Page(client, table) as other:
        one.act(ONE)
        one.undo("step")
        one.redo()
        while other.n != one.n or other.last["undo"]["redo"]:
            other.state()
        assert other.log == one.log
