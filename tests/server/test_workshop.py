"""What people make is kept, checked, played and handed on; nobody else sees it, nothing runs."""

import tomllib
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
from tests.server.talk import ANNA, BELA, Page

REAL = registry.game
FOXES: dict[str, Any] = {
    "format": 1,
    "game": "small-world",
    "race": {
        "foxes": {
            "name": {"en": "Foxes", "cs": "Lišky"},
            "tokens": 6,
            "tokens_of": "giants",
            "clauses": [{"earns_per": "forest"}, {"recruits": 1, "per": 2}],
        }
    },
}
ORDER = {"game": "small-world", "seats": [ANNA, BELA]}


@pytest.fixture(autouse=True)
def installed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boxed games are those that are installed."""
    monkeypatch.setattr(registry, "game", REAL)


def served(folder: Path, **more: Any) -> TestClient:
    library = Library(lambda: ["small-world", "warcraft"], bots=installed)
    app = application(SqliteStore(folder / "games"), library, **more)
    return TestClient(app, base_url="http://localhost")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def kept(client: TestClient, data: dict[str, Any] | None = None) -> Any:
    wish = {"game": "small-world", "kind": "races", "data": data or FOXES}
    answer = client.post("/api/workshop", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def file_of(client: TestClient, draft: str) -> str:
    return client.get(f"/api/workshop/{draft}/file").text


def test_what_was_downloaded_is_opened_again_as_the_same(client: TestClient) -> None:
    first = kept(client)
    assert first["problems"] == []
    text = file_of(client, first["id"])
    assert tomllib.loads(text) == FOXES
    assert client.delete(f"/api/workshop/{first['id']}").status_code == 204
    assert client.get(f"/api/workshop/{first['id']}").status_code == 404
    again = client.post("/api/workshop", json={"text": text}).json()
    assert (again["game"], again["kind"], again["data"]) == ("small-world", "races", FOXES)
    assert again["digest"] == first["digest"]


def test_a_file_that_names_no_game_goes_to_the_one_whose_races_it_borrows_from(
    client: TestClient,
) -> None:
    text = '[race.pups]\nname = { en = "Pups" }\ntokens = 4\ntokens_of = "worgen"\n'
    assert client.post("/api/workshop", json={"text": text}).json()["game"] == "warcraft"


def test_each_problem_is_told_at_its_place_and_the_draft_is_kept_all_the_same(
    client: TestClient,
) -> None:
    row = {"tokens": 99, "tokens_of": "nobody", "clauses": [{"earns": 1}, {"recruits": 50}]}
    made = kept(client, {"race": {"foxes": row}})
    places = [tuple(one["place"]) for one in made["problems"]]
    at = ("race", "foxes")
    assert sorted(places, key=str) == sorted(
        [(*at, "name"), (*at, "tokens"), (*at, "tokens_of"), (*at, "clauses", 1)], key=str
    )
    told = [(one["place"], one["key"]) for one in made["told"]]
    assert told == [(["race", "foxes", "clauses", 0], "clause-earns")]
    assert client.get(f"/api/workshop/{made['id']}").json()["data"] == {"race": {"foxes": row}}
    refused = client.post("/api/tables", json={**ORDER, "content": [made["id"]]})
    assert (refused.status_code, refused.json()["key"]) == (409, "error-craft-wrong")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[race.x]\npython = "x.py:X"\n', "error-craft-code"),
        ('text = "../../etc"\n[race.x]\ntokens = 1\n', "error-craft-code"),
        (f"a = {'[' * 40}{']' * 40}\n", "error-craft-much"),
        ("[race", "error-craft-unreadable"),
        ("[moon.x]\na = 1\n", "error-craft-unknown"),
        (f"a = '{'x' * 600_000}'\n", "error-too-large"),
        (f"a = {'9' * 9000}\n", "error-craft-unreadable"),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence_and_nothing_is_kept(
    client: TestClient, text: str, key: str
) -> None:
    answer = client.post("/api/workshop", json={"text": text})
    assert answer.status_code in {400, 413}
    assert answer.json()["key"] == key
    assert client.get("/api/workshop").json()["drafts"] == []


def test_a_game_keeps_what_it_began_with_whatever_becomes_of_the_draft(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = kept(client)
        table = client.post("/api/tables", json={**ORDER, "content": [made["id"]]}).json()["table"]
        words = client.get(f"/text/cs/table/{table}.ftl").text
        assert 'race-foxes = { "Lišky" }' in words
        assert "Za každý váš les" in words
        with Page(client, table) as page:
            assert page.last["carries"] is True
            view = page.view
        other = {**FOXES["race"]["foxes"], "name": {"en": "Wolves"}, "tokens": 9}
        changed = {**FOXES, "race": {"foxes": other}}
        wish = {"game": "small-world", "kind": "races", "data": changed}
        assert client.put(f"/api/workshop/{made['id']}", json=wish).status_code == 200
        client.delete(f"/api/workshop/{made['id']}")
    with served(tmp_path) as client, Page(client, table) as page:
        assert page.view == view
        assert 'race-foxes = { "Foxes" }' in client.get(f"/text/en/table/{table}.ftl").text
        rules = client.get(f"/api/games/small-world/rules?table={table}").json()
        assert [one["tokens"] for one in rules["catalogue"] if one["id"] == "foxes"] == [6]
        plain = client.get("/api/games/small-world/rules").json()
        assert all(one["id"] != "foxes" for one in plain["catalogue"])


def test_with_links_each_person_has_a_workshop_and_the_own_link_takes_it_along(
    tmp_path: Path,
) -> None:
    with served(tmp_path, links=True) as anna:
        bela = TestClient(anna.app, base_url="http://localhost")
        bela.portal = anna.portal
        made = kept(anna)
        assert [one["id"] for one in anna.get("/api/workshop").json()["drafts"]] == [made["id"]]
        kept(bela)
        assert made["id"] not in bela.get("/api/workshop").text
        for answer in (
            bela.get(f"/api/workshop/{made['id']}"),
            bela.get(f"/api/workshop/{made['id']}/file"),
            bela.delete(f"/api/workshop/{made['id']}"),
            bela.post("/api/tables", json={**ORDER, "content": [made["id"]]}),
        ):
            assert answer.status_code == 404
        secret = anna.post("/api/me", json={}).json()["url"].rpartition("/")[2]
        phone = TestClient(anna.app, base_url="http://localhost")
        phone.portal = anna.portal
        assert phone.post("/api/links", json={"secret": secret}).status_code == 200
        assert phone.get(f"/api/workshop/{made['id']}").json()["data"] == FOXES


@pytest.mark.parametrize("draft", ["", "nobody's", "\x00" * 50])
def test_a_game_with_what_is_not_there_is_not_begun(client: TestClient, draft: str) -> None:
    answer = client.post("/api/tables", json={**ORDER, "content": [draft]})
    assert (answer.status_code, answer.json()["key"]) == (404, "error-craft-gone")
    assert client.get("/api/tables").json() == []


def test_whoever_may_begin_no_games_keeps_nothing(tmp_path: Path) -> None:
    with served(tmp_path, links=True, create_key="sesame") as client:
        wish = {"game": "small-world", "kind": "races", "data": FOXES}
        assert client.post("/api/workshop", json=wish).status_code == 403
        assert client.get("/api/workshop").json()["drafts"] == []
        key = {"X-Create-Key": "sesame"}
        assert client.post("/api/workshop", json=wish, headers=key).status_code == 201


def test_an_archive_brings_drafts_along(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = kept(client)
    store = SqliteStore(tmp_path / "games")
    lines = [*store.dump()]
    store.close()
    other = SqliteStore(tmp_path / "other")
    assert other.fill(lines) == 0
    assert [*other.dump()] == lines
    assert other.drafts(b"")[0].id == made["id"]
    other.close()


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_what_was_made_lies_in_the_first_column_where_that_is_wished_for(
    client: TestClient, game: str
) -> None:
    """Of fifteen races six lie there, so that chance alone shows one in ten games hardly ever.

    The second costs one coin, and whoever brings a race wishes to play it.
    """
    lender = "giants" if game == "small-world" else "trolls"
    row = {"name": {"en": "Foxes"}, "tokens": 6, "tokens_of": lender, "clauses": [{"earns": 1}]}
    data = {"format": 1, "game": game, "race": {"foxes": row}}
    wish = {"game": game, "kind": "races", "data": data}
    draft = client.post("/api/workshop", json=wish).json()["id"]
    order = {"game": game, "seats": [ANNA, BELA], "content": [draft], "shown": True}
    for _ in range(10):
        table = client.post("/api/tables", json=order).json()["table"]
        with Page(client, table) as page:
            assert "foxes" in [one["race"] for one in page.view["column"][:2]]
