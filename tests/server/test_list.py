"""The list of games: in pages, the latest first, and one damaged line hinders no other."""

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.opening import open_store
from marchland.server.records import PAGE
from marchland.server.store import Store
from tests.server.talk import Message


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    kept = open_store(address)
    yield kept
    kept.close()


@pytest.fixture
def client(address: str, library: Library) -> Iterator[TestClient]:
    app = application(open_store(address), library)
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def pages(client: TestClient) -> list[list[Message]]:
    """Read on until a page is not full."""
    found: list[list[Message]] = []
    query = ""
    while not found or len(found[-1]) == PAGE:
        found.append(client.get(f"/api/tables{query}").json())
        if found[-1]:
            query = "?after=" + quote(f"{found[-1][-1]['updated']},{found[-1][-1]['id']}")
    return found


def test_every_game_is_listed_once_in_pages_the_latest_first(
    store: Store, client: TestClient
) -> None:
    """Many are of one millisecond: among those the order is by name."""
    for k in range(PAGE * 2 + 7):
        store.create(f"g{k:03}", "{}", [], json.dumps({"n": k}))
    found = pages(client)
    assert [len(page) for page in found] == [PAGE, PAGE, 7]
    lines = [line for page in found for line in page]
    assert {line["n"] for line in lines} == set(range(PAGE * 2 + 7))
    assert lines == sorted(
        sorted(lines, key=lambda line: str(line["id"])),
        key=lambda line: str(line["updated"]),
        reverse=True,
    )


@pytest.mark.parametrize("summary", ["", "{", "5", '{"names": 7}', '{"board": []}'])
def test_of_a_damaged_line_that_is_said_and_the_others_are_listed(
    store: Store, client: TestClient, summary: str
) -> None:
    store.create("whole", "{}", [], '{"names": ["Anna"]}')
    store.create("torn", "{}", [], summary)
    lines = {line["id"]: line for line in client.get("/api/tables").json()}
    assert lines["whole"]["names"] == ["Anna"]
    assert not lines["whole"]["damaged"]
    assert lines["torn"]["damaged"]
    assert client.delete("/api/tables/torn").status_code == 204


@pytest.mark.parametrize("after", ["", "2026", "a" * 101 + ",b", "2026\x00,b"])
def test_a_place_that_is_none_is_one_sentence(client: TestClient, after: str) -> None:
    answer = client.get("/api/tables?after=" + quote(after))
    assert (answer.status_code, answer.json()["key"]) == (400, "error-message")
