"""Small World at a table: whole games, undo, replays, secrets and nonsense over the socket."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from marchland.core import registry
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.robots import BOTS
from tests.server.talk import Message, Page

PURSE = 700_000
"""Coins at the start, so that a total is found wherever it is sent."""


@pytest.fixture
def starting_with(
    monkeypatch: pytest.MonkeyPatch, client: TestClient
) -> Callable[[int], TestClient]:
    """Give everybody so many coins at the start of new games."""

    def start(coins: int) -> TestClient:
        game: Any = registry.game("small-world")
        monkeypatch.setattr(game.variant, "start_coins", coins)
        return client

    return start


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    library = Library(lambda: ["small-world"], bots=lambda: BOTS)
    with TestClient(
        application(SqliteStore(tmp_path / "games"), library), base_url="http://localhost"
    ) as client:
        yield client


def new_table(client: TestClient, *kinds: str, **more: object) -> str:
    seats: list[Message] = [
        {"name": f"Seat {k}", "kind": kind, "bot": "first" if kind == "bot" else None}
        for k, kind in enumerate(kinds, start=1)
    ]
    answer = client.post("/api/tables", json={"game": "small-world", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def play_on(page: Page, dice: random.Random, actions: int = 10_000) -> None:
    """Take so many random actions, and now and then one back."""
    for _ in range(actions):
        if page.last["over"]:
            return
        possible = [to for to in ("step", "turn") if page.last["undo"][to]]
        if possible and dice.random() < 0.05:
            page.undo(dice.choice(possible))
        else:
            page.act(dice.choice(page.view["actions"])["id"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_played_kept_and_replayed(client: TestClient, players: int) -> None:
    # SW-S01
    table = new_table(client, *["person"] * players)
    with Page(client, table) as page:
        assert page.view["map"] == f"{players}p"
        play_on(page, random.Random(players))
        assert page.view["winners"]
        assert page.view["ask"]["key"]
    replay = client.get(f"/api/tables/{table}/replay").json()
    assert replay["scores"] == [seat["coins"] for seat in page.view["seats"]]
    answer = client.post("/api/replays", json=replay)
    with Page(client, answer.json()["table"]) as other:
        assert other.view == page.view
        assert other.log == page.log


def test_the_mover_is_shown_what_can_be_done_and_where(client: TestClient) -> None:
    with Page(client, new_table(client, "person", "person")) as page:
        assert [row["action"] is not None for row in page.view["column"]] == [True] * 6
        page.act(page.view["column"][0]["action"])
        assert page.view["stage"] == "conquer"
        reachable = [at for at in page.view["regions"].values() if at["actions"]]
        assert reachable
        assert all(at["price"] >= 1 for at in reachable)


def test_a_redeployment_is_sent_as_one_plan_and_taken_back_as_one(client: TestClient) -> None:
    with Page(client, new_table(client, "person", "person")) as page:
        dice = random.Random(5)
        while page.view["deploy"] is None:
            page.act(dice.choice(page.view["actions"])["id"])
        before, deploy = page.view, page.view["deploy"]
        tokens = dict(deploy["min"])
        first = deploy["regions"][0]
        tokens[first] += deploy["total"] - sum(tokens.values())
        plan = " ".join(f"{region}={n}" for region, n in tokens.items())
        page.send(type="plan", n=page.n, text=f"deploy {plan}")
        page.state()
        assert page.view["regions"][first]["tokens"] == tokens[first]
        if page.last["undo"]["step"]:
            page.undo("step")
            assert page.view == before


def test_a_plan_with_wrong_numbers_is_one_sentence_and_moves_nothing(client: TestClient) -> None:
    with Page(client, new_table(client, "person", "person")) as page:
        dice = random.Random(5)
        while page.view["deploy"] is None:
            page.act(dice.choice(page.view["actions"])["id"])
        before = page.view
        for text in ("deploy moon=3", "deploy", "deploy r1=x", "deploy r1=99", "= = =", "camp"):
            page.send(type="plan", n=page.n, text=text)
            error = page.error()
            said = ("error-plan-left",) if "99" in text else ("error-refused", "error-illegal")
            assert error["key"] in said, error
            assert error["text"].endswith(".")
            assert page.state()["view"] == before


def test_any_number_sent_as_an_action_is_refused_in_words(client: TestClient) -> None:
    dice = random.Random(9)
    with Page(client, new_table(client, "person", "person")) as page:
        for _ in range(4):
            legal = {action["id"] for action in page.view["actions"]}
            before = page.view
            for word in range(64):
                action = word << 20 | dice.choice([0, 7, 999, 1023]) << 10 | dice.randrange(1024)
                if action in legal:
                    continue
                page.send(type="act", n=page.n, action=action)
                assert page.error()["key"] == "error-illegal"
                assert page.state()["view"] == before
            page.act(dice.choice(page.view["actions"])["id"])


@pytest.mark.parametrize("other", ["person", "bot"])
def test_no_coin_total_is_sent_before_the_end(
    starting_with: Callable[[int], TestClient], other: str
) -> None:
    # SW-S06
    client = starting_with(PURSE)
    table = new_table(client, "person", other)
    with Page(client, table) as page:
        while page.view["round"] < 4:
            if page.view["actions"]:
                page.act(page.view["actions"][0]["id"])
            else:
                page.send(type="next")
                while not page.view["actions"]:
                    page.state()
        page.send(type="look")
        page.state()
        everything = "".join(page.frames)
        everything += client.get("/api/tables").text
        everything += client.get(f"/api/tables/{table}/replay").text
        for n in range(0, page.n, 5):
            everything += client.get(f"/api/tables/{table}/at/{n}").text
    if other == "bot":
        # Whoever sits alone before the screen sees their own.
        own = re.compile(r'"seat":0,"side":null,"coins":\d+')
        assert own.search(everything)
        everything = own.sub("", everything)
    for total in range(PURSE // 1000 - 1, PURSE // 1000 + 2):
        assert f":{total}" not in everything


def test_what_cannot_be_paid_is_said_with_its_price_and_not_with_what_is_there(
    starting_with: Callable[[int], TestClient],
) -> None:
    # SW-S06, SW-P03
    client = starting_with(2)
    with Page(client, new_table(client, "person", "person")) as page:
        rows = page.view["column"]
        assert [row["why"] is None for row in rows] == [True] * 3 + [False] * 3
        assert rows[5]["why"] == {"key": "why-coins", "args": {"price": 5}}


def test_a_whole_game_against_the_installed_bots_is_played_to_its_end(tmp_path: Path) -> None:
    app = application(SqliteStore(tmp_path / "games"), Library())
    with TestClient(app, base_url="http://localhost") as client:
        seats = [{"name": "Anna"}, {"name": "Greedy", "kind": "bot", "bot": "greedy"}]
        order = {"game": "small-world", "seats": seats}
        table = client.post("/api/tables", json=order).json()["table"]
        dice = random.Random(2)
        with Page(client, table) as page:
            while not page.last["over"]:
                if page.view["actions"]:
                    page.act(dice.choice(page.view["actions"])["id"])
                else:
                    page.send(type="next")
                    while not page.view["actions"] and not page.last["over"]:
                        page.state()
            keys = {entry["key"] for entry in page.log}
            assert not {key for key in keys if key.startswith("log-bot")}
            coins = [seat["coins"] for seat in page.view["seats"]]
            assert page.view["winners"]
            assert all(coins[winner] == max(coins) for winner in page.view["winners"])


def test_step_by_step_each_press_tells_something(tmp_path: Path) -> None:
    app = application(SqliteStore(tmp_path / "games"), Library())
    with TestClient(app, base_url="http://localhost") as client:
        seats = [{"name": name, "kind": "bot", "bot": "greedy"} for name in ("Left", "Right")]
        order = {"game": "small-world", "seats": seats}
        table = client.post("/api/tables", json=order).json()["table"]
        with Page(client, table) as page:
            page.send(type="pace", pace="step")
            page.state()
            for _ in range(25):
                told = len(page.log)
                page.send(type="next")
                while len(page.log) == told:
                    page.state()
