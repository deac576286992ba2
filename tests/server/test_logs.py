"""The log as lines of JSON, and what is in none of them."""

import json
import signal
import sqlite3
import sys
import urllib.error
from pathlib import Path

import pytest

from tests.server.real import Running, free_port


def test_what_is_logged_is_a_line_of_json_and_holds_no_secret(tmp_path: Path) -> None:
    """A table is taken from the file while its server runs: that is told, and no link is."""
    port, database = free_port(), tmp_path / "games.sqlite"
    command = [sys.executable, "-m", "marchland.server.run", "serve", "--log", "json"]
    server = Running([*command, "--port", str(port), "--database", str(database)], port)
    try:
        order = {"game": "small-world", "seats": [{"name": "Anna"}, {"name": "Béla"}]}
        made = server.ask("/api/tables", order)
        secrets = [url.split("/")[-1] for url in (made["host"], made["watch"], *made["seats"])]
        for secret in secrets:
            server.ask("/api/links", {"secret": secret})
        with sqlite3.connect(database) as db:
            db.execute("DROP TABLE undone")
            db.execute("DROP TABLE action")
        db.close()
        with pytest.raises(urllib.error.HTTPError) as refused:
            server.ask("/api/tables", order)
        assert refused.value.code == 500
        assert json.loads(refused.value.read())["key"] == "error-store"
        server.process.send_signal(signal.SIGTERM)
        assert server.process.stderr is not None
        said = server.process.stderr.read().decode()
    finally:
        server.kill()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {tuple(line) for line in lines} == {("time", "level", "part", "message")}
    assert any("games file" in line["message"] for line in lines)
    assert not any(secret in said for secret in secrets)
