"""A server that is told to stop: not ready first; then all is written and pages are sent back."""

import json
import signal
import sqlite3
import sys
import time
import urllib.error
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.real import PATIENCE, Running, free_port, running

COME_BACK = 1012
PEOPLE = [{"name": "Anna", "kind": "person"}, {"name": "Béla", "kind": "person"}]


def command(port: int, database: Path, *more: str) -> list[str]:
    serve = [sys.executable, "-m", "marchland", "serve", "--open", "--port", str(port)]
    return [*serve, "--database", str(database), *more]


def new_table(server: Running) -> str:
    order = {"game": "tiny-epic", "seats": PEOPLE}
    return str(server.ask("/api/tables", order)["table"])


def test_it_is_no_longer_ready_then_sends_its_pages_back(database: Path) -> None:
    port = free_port()
    with running(command(port, database, "--grace", "2"), port) as server:
        with server.open(new_table(server)) as page:
            n = json.loads(page.recv(timeout=PATIENCE))["n"]
            server.process.send_signal(signal.SIGTERM)
            deadline = time.monotonic() + PATIENCE
            while True:
                with pytest.raises((urllib.error.HTTPError, json.JSONDecodeError)) as asked:
                    server.ask("/readyz")
                if isinstance(asked.value, urllib.error.HTTPError):
                    break
                assert time.monotonic() < deadline
            assert (asked.value.code, asked.value.read()) == (503, b"leaving\n")
            page.send(json.dumps({"type": "look"}))
            assert json.loads(page.recv(timeout=PATIENCE))["n"] == n
            with pytest.raises(ConnectionClosed) as closed:
                page.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == COME_BACK
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_what_is_being_written_is_finished_first(database: Path) -> None:
    port = free_port()
    with running(command(port, database), port) as server:
        table = new_table(server)
        with server.open(table) as page:
            state = json.loads(page.recv(timeout=PATIENCE))
            other = sqlite3.connect(database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            act = {"type": "act", "n": state["n"], "action": state["view"]["actions"][0]["id"]}
            page.send(json.dumps(act))
            # Answered while the move waits for the file.
            server.ask("/api/lessons")
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=PATIENCE)
            other.execute("ROLLBACK")
            other.close()
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    db = sqlite3.connect(database)
    moves = db.execute("SELECT count(*) FROM action WHERE game=?", (table,)).fetchone()[0]
    db.close()
    assert moves > state["n"]
