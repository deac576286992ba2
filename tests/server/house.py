"""A server with links, and what a browser asks of it."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.opening import open_store
from tests.server.talk import ANNA, BELA, BOT
from tests.server.toy import PURSE

MARK = str(PURSE // 1000)
ORDER = {"game": "counting", "seats": [ANNA, BELA, BOT]}


class House:
    """A server with links, and browsers at it."""

    def __init__(self, address: str, library: Library, **more: Any) -> None:
        self.app = application(open_store(address), library, links=True, **more)
        self.door = TestClient(self.app, base_url="http://localhost")

    def browser(self, *links: str) -> TestClient:
        """Return a browser with cookies of its own that opened these links."""
        browser = TestClient(self.app, base_url="http://localhost")
        browser.portal = self.door.portal
        for link in links:
            assert opened(browser, link).status_code == 200
        return browser


def secret(link: str) -> str:
    return link.rpartition("/")[2]


def opened(browser: TestClient, link: str) -> Any:
    return browser.post("/api/links", json={"secret": secret(link)})


def made(browser: TestClient, order: object = None, **more: Any) -> Any:
    answer = browser.post("/api/tables", json=order or ORDER, **more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def asked(browser: TestClient, table: str) -> list[tuple[int, bytes, list[tuple[str, str]]]]:
    """Return all that the addresses of a table answer, with the table's name made the same."""
    there = f"/api/tables/{table}"
    answers = [
        browser.get(f"{there}/replay"),
        browser.get(f"{there}/at/1"),
        browser.get(f"{there}/at/x"),
        browser.get(there),
        browser.post(f"{there}/fork", json={"at": 0}),
        browser.post(f"{there}/fork", json={"at": -1}),
        browser.post(f"{there}/links", json={"kind": "watch"}),
        browser.post(f"{there}/hint", json={"n": 1}),
        browser.delete(there),
    ]
    socket: list[object] = []
    with browser.websocket_connect(f"ws://localhost/ws/{table}") as line:
        socket.append(line.receive_text())
        with pytest.raises(WebSocketDisconnect) as end:
            line.receive_text()
        socket += [end.value.code, end.value.reason]
    said = [(each.status_code, each.content, sorted(each.headers.items())) for each in answers]
    said.append((0, json.dumps(socket).encode(), []))
    return [(status, text.replace(table.encode(), b"?"), more) for status, text, more in said]
