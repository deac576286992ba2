"""Several processes over one store: any page at any of them, and never an old position for long."""

import json
import time
from collections.abc import Iterator, Mapping

import pytest
from starlette.testclient import TestClient

from marchland.server import driver, rooms
from marchland.server.app import application
from marchland.server.driver import LEASE
from marchland.server.library import Library
from marchland.server.opening import open_store
from marchland.server.sql import SqlStore
from marchland.server.store import GONE, Move
from tests.server.cluster import Cluster
from tests.server.real import PATIENCE, free_port, running, toy_command
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, TWO, Page, new_table

WATCHED = {**BOT, "name": "Other"}


def server(address: str, library: Library) -> TestClient:
    return TestClient(application(open_store(address), library), base_url="http://localhost")


@pytest.fixture
def both(address: str, library: Library) -> Iterator[tuple[TestClient, TestClient]]:
    with server(address, library) as one, server(address, library) as two:
        yield one, two


Both = tuple[TestClient, TestClient]


def test_a_move_at_one_process_shows_at_the_other_unasked(both: Both) -> None:
    one, two = both
    table = new_table(one, ANNA, BELA)
    with Page(one, table) as first, Page(two, table) as second:
        for action in (ONE, PASS, DIE):
            mover, other = (first, second) if action != PASS else (second, first)
            mover.act(action)
            assert other.state()["n"] == mover.n
            assert (other.view, other.log) == (mover.view, mover.log)
            assert other.last["undo"] == mover.last["undo"]


def test_what_is_taken_back_at_one_is_brought_back_at_the_other(both: Both) -> None:
    one, two = both
    table = new_table(one, ANNA, BELA)
    with Page(one, table) as first, Page(two, table) as second:
        first.act(ONE)
        first.act(TWO)
        while second.n < first.n:
            second.state()
        whole = (first.view, first.log)
        first.undo("step")
        assert second.state()["n"] == first.n
        assert (second.view, second.log) == (first.view, first.log)
        second.redo()
        assert first.state()["n"] == second.n
        assert (second.view, second.log) == (first.view, first.log) == whole


def test_of_two_clicks_at_once_one_is_made_and_the_other_is_told(both: Both) -> None:
    one, two = both
    table = new_table(one, ANNA, BELA)
    with Page(one, table) as first, Page(two, table) as second:
        start = first.n
        for page, action in ((first, ONE), (second, TWO)):
            page.send(type="act", n=start, action=action)
        heard = [settled(page) for page in (first, second)]
        assert sorted(heard) == [[], ["error-stale"]]
        assert first.view == second.view
        assert len(one.get(f"/api/tables/{table}/replay").json()["history"]) == start + 1


def settled(page: Page) -> list[str]:
    """Listen until the count has risen and all errors are told; return their keys."""
    keys = []
    page.send(type="coins", seat=0)
    page.send(type="look")
    told = False
    while not told or page.last["n"] < 2:
        message = page.hear()
        told = told or message["type"] == "coins"
        if message["type"] == "error":
            keys.append(message["key"])
    return keys


def test_a_table_deleted_at_one_is_gone_at_the_other(both: Both) -> None:
    one, two = both
    table = new_table(one, ANNA, BELA)
    with Page(two, table) as page:
        assert one.delete(f"/api/tables/{table}").status_code == 204
        assert page.error()["key"] == "error-no-table"
    assert two.get(f"/api/tables/{table}/replay").status_code == 404


def test_whoever_enters_finds_the_newest_position_before_any_word_of_it(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = both
    monkeypatch.setattr(rooms, "LISTEN", 60.0)
    table = new_table(one, ANNA, BELA)
    with Page(two, table):
        pass
    with Page(one, table) as page:
        page.act(ONE)
    assert two.get(f"/api/tables/{table}/at/{page.n}").status_code == 200
    with Page(two, table) as later:
        assert later.n == page.n


@pytest.mark.postgres
def test_a_word_that_is_lost_costs_a_delay_and_no_more(
    cluster: Cluster, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marchland.server.postgres.PostgresStore._tell", lambda *_: None)
    monkeypatch.setattr(rooms, "LISTEN", 0.1)
    monkeypatch.setattr(rooms, "CHECK", 0.3)
    address = cluster.database()
    with server(address, library) as one, server(address, library) as two:
        table = new_table(one, ANNA, BELA)
        with Page(one, table) as first, Page(two, table) as second:
            first.act(ONE)
            assert second.state()["n"] == first.n


@pytest.mark.postgres
def test_after_the_line_broke_all_is_read_again(cluster: Cluster) -> None:
    address = cluster.database()
    store = open_store(address)
    assert store.heard(1.0) is None
    store.create("g", "{}", [Move(1)], "")
    store.append("g", 0, 1, [Move(2)], "")
    assert store.heard(PATIENCE) == {"g": 1}
    cluster.kill()
    assert store.heard(0.1) == {}
    cluster.start()
    until = time.monotonic() + PATIENCE
    heard: Mapping[str, int] | None = {}
    while heard == {} and time.monotonic() < until:
        heard = store.heard(0.1)
    assert heard is None
    assert store.revisions(["g", "none"]) == {"g": 1}
    store.delete("g")
    assert store.heard(PATIENCE) == {"g": GONE}
    store.close()


def test_a_lease_is_held_by_one_until_it_runs_out_or_is_taken(address: str) -> None:
    store = open_store(address)
    store.create("g", "{}", [], "")
    assert store.lease("g", "one", 60.0)
    assert store.lease("g", "one", 60.0)
    assert not store.lease("g", "two", 60.0)
    assert store.lease("g", "two", 60.0, take=True)
    assert not store.lease("g", "one", 60.0)
    store.release("two")
    assert store.lease("g", "one", 0.05)
    time.sleep(0.1)  # it runs out by the database's own clock
    assert store.lease("g", "two", 60.0)
    store.release("one", "g")
    assert not store.lease("g", "one", 60.0)
    store.close()


def test_the_bots_of_a_table_are_played_by_one_process(
    address: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes have a page there; each writes under a name of its own."""
    writers: set[int] = set()
    append = SqlStore.append

    def noted(store: SqlStore, *args: object, **more: bool) -> int:
        writers.add(id(store))
        return append(store, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(SqlStore, "append", noted)
    monkeypatch.setitem(driver.PAUSES, "normal", 0.05)
    with server(address, library) as one, server(address, library) as two:
        table = new_table(one, BOT, WATCHED)
        with Page(one, table) as first, Page(two, table) as second:
            while not (first.last["over"] and second.last["over"]):
                (second if first.last["over"] else first).hear()
            assert first.view == second.view
    assert len(writers) == 1


@pytest.mark.postgres
def test_the_bots_of_a_killed_process_are_played_by_another_within_seconds(
    cluster: Cluster,
) -> None:
    address = cluster.database()
    ports = free_port(), free_port()
    with (
        running(toy_command(ports[0], address), ports[0]) as one,
        running(toy_command(ports[1], address), ports[1]) as two,
    ):
        table = one.ask("/api/tables", {"game": "counting", "seats": [BOT, WATCHED]})["table"]
        with one.open(table) as first, two.open(table) as second:
            first.send(json.dumps({"type": "pace", "pace": "normal"}))
            reached = 0
            while reached < 3:
                reached = json.loads(second.recv())["n"]
            one.kill()
            killed = time.monotonic()
            while json.loads(second.recv(timeout=PATIENCE))["n"] <= reached + 1:
                pass
            assert time.monotonic() - killed < 3 * LEASE
