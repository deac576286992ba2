"""A disk that is full, or may not be written, costs no game."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, TWO, Page, new_table


class Disk:
    """A store whose disk can be filled and freed."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path)
        self.db = self.store._db

    def fill(self) -> None:
        """Leave no page free: a trigger asks for more than there is with every write."""
        used = self.db.execute("PRAGMA page_count").fetchone()[0]
        self.db.execute("CREATE TABLE hoard (data BLOB)")
        self.db.execute(
            "CREATE TRIGGER greed AFTER UPDATE ON game BEGIN "
            "INSERT INTO hoard VALUES (zeroblob(1000000)); END"
        )
        self.db.execute(f"PRAGMA max_page_count={used + 2}")

    def free(self) -> None:
        self.db.execute("PRAGMA max_page_count=1000000")
        self.db.execute("DROP TRIGGER greed")

    def refuse(self) -> None:
        self.db.execute("PRAGMA query_only=1")

    def allow(self) -> None:
        self.db.execute("PRAGMA query_only=0")


@pytest.fixture
def disk(database: Path) -> Disk:
    return Disk(database)


@pytest.fixture
def client(library: Library, disk: Disk) -> TestClient:
    return TestClient(application(disk.store, library), base_url="http://localhost")


@pytest.mark.parametrize(("trouble", "remedy"), [("fill", "free"), ("refuse", "allow")])
def test_a_move_that_cannot_be_saved_is_not_made_anywhere(
    client: TestClient, disk: Disk, trouble: str, remedy: str
) -> None:
    with client:
        table = new_table(client, ANNA, BELA)
        with Page(client, table) as page, Page(client, table) as other:
            page.act(ONE)
            other.state()
            before = page.view
            getattr(disk, trouble)()
            page.send(type="act", n=page.n, action=TWO)
            error = page.error()
            assert error["key"] == "error-disk"
            assert "Traceback" not in error["text"]
            assert page.state()["view"] == before
            page.send(type="undo", n=page.n, to="step")
            assert page.error()["key"] == "error-disk"
            assert page.state()["view"] == before
            getattr(disk, remedy)()
            page.act(TWO)
            assert page.view["count"] == before["count"] + 2
            assert other.state()["view"] == page.view


def test_a_bot_that_cannot_be_saved_waits_and_goes_on(client: TestClient, disk: Disk) -> None:
    with client, Page(client, new_table(client, ANNA, BOT)) as page:
        page.act(DIE)
        disk.refuse()
        page.send(type="next")
        assert page.error()["key"] == "error-disk"
        assert page.view["to_move"] == 1
        disk.allow()
        page.send(type="next")
        page.state_where("to_move", 0, past="error-disk")


def test_a_table_that_cannot_be_saved_is_not_made(client: TestClient, disk: Disk) -> None:
    with client:
        disk.refuse()
        answer = client.post("/api/tables", json={"game": "counting", "seats": [ANNA, BELA]})
        assert answer.status_code == 507
        assert answer.json()["key"] == "error-disk"
        disk.allow()
        assert client.get("/api/tables").json() == []
