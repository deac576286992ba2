"""Cards that people make open as what they are, are played by name, and stand once at a table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from marchland.bots import installed
from marchland.core import registry
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.talk import ANNA, BELA

REAL = registry.game
LEVEL = {"mark": "original", "effects": [{"op": "win_ties"}]}
ORCS: dict[str, Any] = {
    "name": {"en": "Uruks", "cs": "Skuruti"},
    "set": "base",
    "mark": "original",
    "level": [LEVEL] * 5,
}
ORDER = {"game": "tiny-epic", "seats": [ANNA, BELA]}


@pytest.fixture(autouse=True)
def installed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boxed games are those that are installed."""
    monkeypatch.setattr(registry, "game", REAL)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    library = Library(lambda: ["small-world", "tiny-epic"], bots=installed)
    app = application(SqliteStore(tmp_path / "games"), library)
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def kept(client: TestClient, data: dict[str, Any]) -> Any:
    wish = {"game": "tiny-epic", "kind": "cards", "data": data}
    answer = client.post("/api/workshop", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_file_of_today_opens_as_cards_and_comes_back_as_it_was_typed(client: TestClient) -> None:
    text = client.get("/form/tiny-epic/faction/halflings.toml").text
    made = client.post("/api/workshop", json={"text": text}).json()
    assert (made["game"], made["kind"], made["problems"]) == ("tiny-epic", "cards", [])
    assert client.get(f"/api/workshop/{made['id']}/file").text == text
    assert [one["names"] for one in client.get("/api/workshop").json()["drafts"]] == [
        [{"en": "Halflings", "cs": "Půlčíci", "hu": "Félszerzetek", "pl": "Niziołki"}]
    ]


def test_a_table_calls_a_card_as_its_file_does_and_other_tables_do_not(client: TestClient) -> None:
    made = kept(client, {"faction": {"orcs": ORCS}})
    order = {**ORDER, "content": [made["id"]]}
    table = client.post("/api/tables", json=order).json()["table"]
    assert 'faction-orcs = { "Skuruti" }' in client.get(f"/text/cs/table/{table}.ftl").text
    rules = client.get(f"/api/games/tiny-epic/rules?table={table}").json()
    own = [one["own"] for one in rules["catalogue"] if one["id"] == "orcs"]
    plain = client.get("/api/games/tiny-epic/rules").json()
    assert own == [True]
    assert [one["own"] for one in plain["catalogue"] if one["id"] == "orcs"] == [False]


def test_one_card_from_two_files_is_refused_in_a_sentence(client: TestClient) -> None:
    first = kept(client, {"faction": {"orcs": ORCS}})
    second = kept(client, {"faction": {"orcs": {**ORCS, "name": {"en": "Others"}}}})
    order = {**ORDER, "content": [first["id"], second["id"]]}
    refused = client.post("/api/tables", json=order)
    assert (refused.status_code, refused.json()["key"]) == (400, "error-card-twice")
    assert client.get("/api/tables").json() == []


def test_one_id_twice_in_a_file_is_no_file(client: TestClient) -> None:
    text = "[faction.orcs]\nset = 'base'\n[faction.orcs]\nset = 'base'\n"
    answer = client.post("/api/workshop", json={"text": text})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-craft-unreadable")
