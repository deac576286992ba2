"""A table with home-made races is as any other: hints, reviews, lobbies, copies, files."""

import secrets
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import marchland
from marchland.bots import installed
from marchland.core import registry
from marchland.core.replay import Replay, Seat
from marchland.core.toml import sectioned
from marchland.server import hints, reviews
from marchland.server.library import Library
from tests.server.house import House, made
from tests.server.talk import ANNA, BELA, Page

REAL = registry.game
LENDERS = {"small-world": "giants", "warcraft": "trolls"}
GAMES = pytest.mark.parametrize("game", list(LENDERS))
MOVES = 12


def foxes(game: str) -> dict[str, Any]:
    """Return the tables of a race of somebody's own."""
    row = {
        "name": {"en": "Foxes"},
        "tokens": 6,
        "tokens_of": LENDERS[game],
        "clauses": [{"earns_per": "forest"}, {"cheaper": "hill", "by": 2}],
    }
    return {"format": 1, "game": game, "race": {"foxes": row}}


@pytest.fixture
def house(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with links and the boxed games, which thinks for a moment only."""
    monkeypatch.setattr(registry, "game", REAL)
    monkeypatch.setattr(hints, "SECONDS", 0.2)
    monkeypatch.setattr(reviews, "SECONDS", 0.02)
    house = House(address, Library(lambda: list(LENDERS), bots=installed))
    with house.door:
        yield house


@pytest.fixture
def anna(house: House) -> TestClient:
    """The browser of whoever makes things here."""
    return house.browser()


def kept(browser: TestClient, game: str) -> Any:
    wish = {"game": game, "kind": "races", "data": foxes(game)}
    answer = browser.post("/api/workshop", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def with_foxes(game: str, folder: Path) -> Any:
    """Return the game that is made with the same file."""
    path = folder / "foxes.toml"
    path.write_text(sectioned(foxes(game)), encoding="utf-8")
    return marchland.game(game, content=[str(path)])


def order(game: str, draft: str, **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": [ANNA, BELA], "content": [draft], **more}


def table_of(
    anna: TestClient, game: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, str]:
    """Begin a game in which the Foxes are picked at once; return its table and the draft."""
    twin = with_foxes(game, folder)
    seed, place = next(
        (seed, place)
        for seed in range(1000)
        for place, combo in enumerate(twin.new_state(2, seed).to_dict()["column"])
        if combo.split()[0] == "foxes"
    )
    monkeypatch.setattr(secrets, "randbits", lambda _: seed)
    draft = kept(anna, game)["id"]
    found = made(anna, order(game, draft))
    for link in found["seats"]:
        anna.post("/api/links", json={"secret": link.rpartition("/")[2]})
    with Page(anna, found["table"]) as page:
        state = twin.new_state(2, seed)
        state.apply(state.parse(f"pick {place + 1}"))
        page.act(state.history[-1])
    return found["table"], draft


def play(page: Page, moves: int) -> None:
    """Play by lot."""
    dice = Random(5)
    for _ in range(moves):
        page.act(dice.choice([row["id"] for row in page.view["actions"]]))


@GAMES
def test_a_hint_knows_what_somebody_made(
    anna: TestClient, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = table_of(anna, game, tmp_path, monkeypatch)
    with Page(anna, table) as page:
        assert page.view["seats"][0]["tribes"][0]["race"] == "foxes"
        found = anna.post(f"/api/tables/{table}/hint", json={"n": page.n}).json()
        legal = {row["id"] for row in page.view["actions"]}
        assert found["options"]
        assert all(one["actions"][0] in legal for one in found["options"])


@GAMES
def test_a_copy_from_any_point_carries_what_the_game_carries(
    anna: TestClient, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, draft = table_of(anna, game, tmp_path, monkeypatch)
    with Page(anna, table) as page:
        play(page, MOVES)
        n, view = page.n, page.view
    assert anna.delete(f"/api/workshop/{draft}").status_code == 204
    fork = anna.post(f"/api/tables/{table}/fork", json={"at": n}).json()
    for link in fork["seats"]:
        anna.post("/api/links", json={"secret": link.rpartition("/")[2]})
    with Page(anna, fork["table"]) as page:
        assert page.last["carries"] is True
        assert page.view["regions"] == view["regions"]
        assert page.view["seats"] == view["seats"]
        play(page, 1)


@GAMES
def test_a_lobby_deals_what_the_host_brought(house: House, anna: TestClient, game: str) -> None:
    found = made(anna, order(game, kept(anna, game)["id"], lobby=True))
    table = found["table"]
    bela = house.browser(found["seats"][1])
    anna.post("/api/links", json={"secret": found["seats"][0].rpartition("/")[2]})
    with anna.websocket_connect(f"ws://localhost/ws/{table}") as socket:
        socket.send_json({"type": "begin"})
        while (message := socket.receive_json())["type"] != "state":
            assert message["type"] != "error", message
    with Page(bela, table) as page:
        assert page.last["carries"] is True
    words = bela.get(f"/text/en/table/{table}.ftl").text
    assert 'race-foxes = { "Foxes" }' in words
    rules = bela.get(f"/api/games/{game}/rules?table={table}").json()
    assert [one["tokens"] for one in rules["catalogue"] if one["id"] == "foxes"] == [6]
    assert bela.get("/api/workshop").json()["drafts"] == []


@GAMES
def test_the_file_of_a_game_opens_for_whoever_has_what_it_was_played_with(
    house: House, anna: TestClient, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found among one's own by digest, whatever the file was called; others are told which."""
    table, draft = table_of(anna, game, tmp_path, monkeypatch)
    with Page(anna, table) as page:
        play(page, MOVES)
        view = page.view
    text = anna.get(f"/api/tables/{table}/replay").text
    toml = anna.get(f"/api/workshop/{draft}/file").text
    headers = {"content-type": "application/json"}
    stranger = house.browser()
    refused = stranger.post("/api/replays", content=text, headers=headers)
    assert refused.status_code == 400
    assert refused.json()["key"] == "error-replay-content"
    assert refused.json()["args"] == {"what": "'foxes'", "file": "'foxes.toml'"}
    assert stranger.get("/api/tables").json() == []
    stranger.post("/api/workshop", json={"text": toml})
    opened = stranger.post("/api/replays", content=text, headers=headers)
    assert opened.status_code == 201, opened.text
    mine = stranger.get("/api/workshop").json()["drafts"][0]["id"]
    stranger.delete(f"/api/workshop/{mine}")
    copy = opened.json()
    for link in copy["seats"]:
        stranger.post("/api/links", json={"secret": link.rpartition("/")[2]})
    with Page(stranger, copy["table"]) as page:
        assert page.last["carries"] is True
        assert page.view["regions"] == view["regions"]
        play(page, 1)
    assert 'race-foxes = { "Foxes" }' in stranger.get(f"/text/en/table/{copy['table']}.ftl").text
    changed = tomllib.loads(toml)
    changed["race"]["foxes"]["tokens"] = 7
    wish = {"game": game, "kind": "races", "data": changed}
    anna.put(f"/api/workshop/{draft}", json=wish)
    again = anna.post("/api/replays", content=text, headers=headers)
    assert again.json()["key"] == "error-replay-content"


@GAMES
def test_a_finished_game_with_what_somebody_made_is_reviewed(
    anna: TestClient, game: str, tmp_path: Path
) -> None:
    result = marchland.play(with_foxes(game, tmp_path), ["random", "random"], seed=4)
    text = Replay.from_state(result.state, [Seat("Anna"), Seat("Béla")]).to_json()
    kept(anna, game)
    headers = {"content-type": "application/json"}
    table = anna.post("/api/replays", content=text, headers=headers).json()["table"]
    found = anna.post(f"/api/tables/{table}/review", json={}).json()
    while found["going"]:
        time.sleep(0.05)
        found = anna.get(f"/api/tables/{table}/review").json()
    assert found["done"] == found["of"] == 20
    assert len(found["turns"]) >= 20


def test_a_file_goes_on_through_a_restart_of_the_server(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was laid out for the old process is gone; the game has it still."""
    monkeypatch.setattr(registry, "game", REAL)
    result = marchland.play(with_foxes("small-world", tmp_path), ["random", "random"], seed=4)
    text = Replay.from_state(result.state, [Seat("Anna"), Seat("Béla")]).to_json()
    library = Library(lambda: list(LENDERS), bots=installed)
    first = House(address, library)
    with first.door:
        anna = first.browser()
        draft = kept(anna, "small-world")["id"]
        headers = {"content-type": "application/json"}
        table = anna.post("/api/replays", content=text, headers=headers).json()["table"]
        anna.delete(f"/api/workshop/{draft}")
        cookies = dict(anna.cookies)
    second = House(address, Library(lambda: list(LENDERS), bots=installed))
    with second.door:
        anna = second.browser()
        anna.cookies.update(cookies)
        with Page(anna, table) as page:
            assert page.view["stage"] == "over"
            assert [seat["coins"] for seat in page.view["seats"]] == result.scores


@GAMES
def test_the_list_of_games_says_with_what_of_ones_own_each_is_played(
    anna: TestClient, game: str
) -> None:
    draft = kept(anna, game)["id"]
    for content in ([draft], []):
        order = {"game": game, "seats": [ANNA, BELA], "content": content}
        assert anna.post("/api/tables", json=order).status_code == 201
    told = [line["brought"] for line in anna.get("/api/tables").json()]
    assert sorted(told) == [[], [{"en": "Foxes"}]]
