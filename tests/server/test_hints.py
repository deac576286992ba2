"""A hint at a table: for the person who is asked, of what their seat may know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.core.game import State
from marchland.server import hints, worker
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.talk import ANNA, BELA, Message, Page

EASY = {"name": "Robot", "kind": "bot", "bot": "easy"}


@pytest.fixture
def house(database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server with all games, which thinks for a moment only."""
    monkeypatch.setattr(hints, "SECONDS", 0.2)
    app = application(SqliteStore(database), Library())
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def begun(house: TestClient, game: str, *seats: Message) -> str:
    answer = house.post("/api/tables", json={"game": game, "seats": list(seats)})
    return str(answer.json()["table"])


@pytest.mark.parametrize("game", ["small-world", "tiny-epic"])
def test_a_hint_is_of_legal_actions_best_first_and_told_with_reasons(
    house: TestClient, game: str
) -> None:
    table = begun(house, game, ANNA, BELA)
    with Page(house, table) as page:
        found = house.post(f"/api/tables/{table}/hint", json={"n": page.n}).json()
        assert (found["n"], found["seat"], found["bot"]) == (page.n, page.view["to_move"], "strong")
        legal = {row["id"] for row in page.view["actions"]}
        gains = [option["gain"] for option in found["options"]]
        if game == "tiny-epic":
            assert set(gains) == {None}, "in set-up the end is nobody's guess"
        else:
            assert gains == sorted(gains, reverse=True)
        for option in found["options"]:
            assert option["actions"][0] in legal
            assert option["told"]
        page.act(found["options"][0]["actions"][0])


@pytest.mark.parametrize("hidden", [True, False])
def test_who_will_be_ahead_is_said_where_coins_lie_open(house: TestClient, hidden: bool) -> None:
    """SW-S06: the coins of others are hidden, and a lead over them would be a guess."""
    wish = {"game": "small-world", "seats": [ANNA, BELA], "rulings": {"hidden_coins": hidden}}
    table = str(house.post("/api/tables", json=wish).json()["table"])
    with Page(house, table) as page:
        found = house.post(f"/api/tables/{table}/hint", json={"n": page.n}).json()["options"]
    for option in found:
        assert option["value"] == (None if hidden else option["gain"]), "all begin with five coins"


def test_a_hint_is_for_the_position_that_stands_and_for_no_bot(house: TestClient) -> None:
    table = begun(house, "small-world", ANNA, EASY)
    with Page(house, table) as page:
        stale = house.post(f"/api/tables/{table}/hint", json={"n": page.n + 1})
        assert (stale.status_code, stale.json()["key"]) == (409, "error-stale")
    table = begun(house, "small-world", EASY, ANNA)
    n = house.get(f"/api/tables/{table}/at/0").json()["last"]
    wrong = house.post(f"/api/tables/{table}/hint", json={"n": n})
    assert (wrong.status_code, wrong.json()["key"]) == (409, "error-not-yours")


def test_what_thinks_of_a_hint_is_given_nothing_that_the_seat_may_not_know(
    house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[State] = []

    def position(self: Library, game: str, view: bytes) -> worker.Position:
        given.append(self.game(game).load(view))
        return sent(self, game, view)

    sent = Library.position
    monkeypatch.setattr(Library, "position", position)
    table = begun(house, "small-world", ANNA, BELA)
    n = house.get(f"/api/tables/{table}/at/0").json()["last"]
    house.post(f"/api/tables/{table}/hint", json={"n": n})
    assert [view.scores() for view in given] == [[5, -1]]
