"""A server with an empty database, tables to sit down at, and pages that must not complain."""

import json
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.listener import listen
from marchland.server.sqlite import SqliteStore

PERSON = {"name": "Anna", "kind": "person"}
BOT = {"name": "Bryn", "kind": "bot", "bot": "random"}

NewTable = Callable[..., str]
Enter = Callable[[str], Page]
Phone = Callable[..., Page]

expect.set_options(timeout=15_000)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what stands in this folder: all of it needs a Chromium."""
    item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs for all tests of the page."""
    database: Path = tmp_path_factory.mktemp("browser") / "games.sqlite"
    listener = listen("127.0.0.1", 0)
    app = application(SqliteStore(database), Library())
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 10
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(5)


@pytest.fixture
def new_table(address: str) -> NewTable:
    """Make a table as the first page does, and return its address."""

    def make(seats: Sequence[dict[str, Any]] = (PERSON, BOT), **more: Any) -> str:
        order = {"game": "small-world", "seats": list(seats), **more}
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{address}/api/tables",
            json.dumps(order).encode(),
            {"Content-Type": "application/json", "Origin": address},
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            table: str = json.loads(answer.read())["table"]
        return f"{address}/#/table/{table}"

    return make


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """English, and no waiting for movement."""
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(autouse=True)
def complaints(page: Page) -> Iterator[list[str]]:
    """What the console and the page's own faults say; it must be nothing."""
    said: list[str] = []
    hear(page, said)
    yield said
    assert said == []


def hear(page: Page, said: list[str]) -> None:
    """Write down what a page complains of."""

    def note(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            said.append(f"{message.type}: {message.text}")

    page.on("console", note)
    page.on("pageerror", lambda error: said.append(f"fault: {error}"))


@pytest.fixture
def phone(browser: Browser, complaints: list[str]) -> Iterator[Phone]:
    """Take up a phone: a small window that fingers touch, whose page must not complain either."""
    contexts: list[BrowserContext] = []

    def take_up(width: int = 390, height: int = 844, **more: Any) -> Page:
        usual = {"device_scale_factor": 2, "reduced_motion": "reduce", "locale": "en-GB"}
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=True,
            is_mobile=True,
            **{**usual, **more},
        )
        contexts.append(context)
        page = context.new_page()
        hear(page, complaints)
        return page

    yield take_up
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def linked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that makes links."""
    listener = listen("127.0.0.1", 0)
    store = SqliteStore(tmp_path_factory.mktemp("links") / "games.sqlite")
    app = application(store, Library(), links=True, reach="home")
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(5)


@pytest.fixture
def enter(browser: Browser, complaints: list[str]) -> Iterator[Enter]:
    """Open an address in a browser that knows nothing yet."""
    contexts: list[BrowserContext] = []

    def open_(address: str) -> Page:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: complaints.append(f"fault: {fault}"))
        page.goto(address)
        return page

    yield open_
    for context in contexts:
        context.close()
