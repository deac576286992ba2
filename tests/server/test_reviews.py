"""A review: what the turns of a game that is over cost; it may be stopped and gone on with."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import marchland
from marchland.core.replay import Replay, Seat
from marchland.server import reviews
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.talk import ANNA, BELA, Message


@pytest.fixture
def house(database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server with all games, which thinks of each turn for a moment only."""
    monkeypatch.setattr(reviews, "SECONDS", 0.05)
    with served(database) as client:
        yield client


def served(database: Path) -> TestClient:
    app = application(SqliteStore(database), Library())
    return TestClient(app, base_url="http://localhost")


def played(house: TestClient, bot: str = "random") -> str:
    """Open the file of a whole game."""
    result = marchland.play(marchland.game("small-world"), [bot, bot], seed=4)
    text = Replay.from_state(result.state, [Seat("Anna"), Seat("Béla")]).to_json()
    headers = {"content-type": "application/json"}
    return str(house.post("/api/replays", content=text, headers=headers).json()["table"])


def reviewed(house: TestClient, table: str) -> Message:
    found: Message = house.post(f"/api/tables/{table}/review", json={}).json()
    while found["going"]:
        time.sleep(0.05)
        found = house.get(f"/api/tables/{table}/review").json()
    return found


def test_answers_in_the_turn_of_another_are_judged_and_not_counted_as_turns(
    house: TestClient,
) -> None:
    """Ten rounds of two players are twenty turns; whoever was driven out answers besides."""
    found = reviewed(house, played(house))
    assert found["done"] == found["of"] == 20
    assert len(found["turns"]) > 20


def test_each_turn_is_judged_and_what_is_neither_loss_nor_gift_is_luck(house: TestClient) -> None:
    table = played(house)
    found = reviewed(house, table)
    assert all(turn["cost"] >= 0 for turn in found["turns"])
    assert all(bool(turn["told"]) == (turn["cost"] > 0) for turn in found["turns"])
    starts = [turn["n"] for turn in found["turns"]]
    assert starts == sorted(set(starts))
    lost = [seat["lost"] for seat in found["seats"]]
    for seat, told in enumerate(found["seats"]):
        first = next(turn for turn in found["turns"] if turn["seat"] == seat)
        theirs = [turn for turn in found["turns"] if turn["seat"] != seat]
        before = sum(turn["cost"] for turn in theirs if turn["n"] < first["n"])
        rounding = 0.005 * (len(theirs) + 1)
        assert told["start"] == pytest.approx(first["value"] - before, abs=rounding)
        assert told["given"] == pytest.approx(lost[1 - seat], abs=rounding), "all that one gave"
        change = told["final"] - told["start"]
        assert told["luck"] == pytest.approx(change + lost[seat] - told["given"], abs=0.05)
    assert found["seats"][0]["final"] == pytest.approx(-found["seats"][1]["final"])


def test_in_the_last_turn_a_lead_is_what_everybody_has(house: TestClient) -> None:
    """Once a game is over nobody's coins are guessed: each gain and payment was open (SW-S06)."""
    found = reviewed(house, played(house, "greedy"))
    last = found["turns"][-1]
    final = found["seats"][last["seat"]]["final"]
    assert last["value"] - last["cost"] == pytest.approx(final, abs=8)


def test_a_review_can_be_stopped_and_gone_on_with(house: TestClient) -> None:
    table = played(house)
    house.post(f"/api/tables/{table}/review", json={})
    while not house.get(f"/api/tables/{table}/review").json()["done"]:
        time.sleep(0.02)
    assert house.delete(f"/api/tables/{table}/review").status_code == 204
    stopped = house.get(f"/api/tables/{table}/review").json()
    assert not stopped["going"]
    assert 0 < stopped["done"] < stopped["of"]
    assert stopped["seats"] == []
    whole = reviewed(house, table)
    assert whole["done"] == whole["of"]
    assert whole["turns"][: len(stopped["turns"])] == stopped["turns"]


def test_a_game_that_goes_on_is_not_reviewed(house: TestClient) -> None:
    order = {"game": "small-world", "seats": [ANNA, BELA]}
    table = house.post("/api/tables", json=order).json()["table"]
    answer = house.post(f"/api/tables/{table}/review", json={})
    assert (answer.status_code, answer.json()["key"]) == (409, "error-review-early")


def test_a_review_is_there_after_a_restart_and_is_gone_on_with(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.05)
    with served(database) as house:
        table = played(house)
        house.post(f"/api/tables/{table}/review", json={})
        while house.get(f"/api/tables/{table}/review").json()["done"] < 3:
            time.sleep(0.02)
    with served(database) as house:
        part = house.get(f"/api/tables/{table}/review").json()
        assert (part["going"], part["seats"]) == (False, [])
        assert 3 <= part["done"] < part["of"]
        whole = reviewed(house, table)
        assert whole["turns"][: len(part["turns"])] == part["turns"]
    with served(database) as house:
        assert house.get(f"/api/tables/{table}/review").json() == whole
