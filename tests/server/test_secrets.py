"""Nothing sent to a page holds a hidden total (SW-S06), whatever is asked for."""

import json

from starlette.testclient import TestClient

from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, TWO, Page, new_table
from tests.server.toy import PURSE

MARK = str(PURSE // 1000)
"""Every total of the counting game begins with these digits."""


def everything(client: TestClient, table: str, page: Page) -> str:
    """Return all that can be fetched about a table."""
    parts = [client.get("/api/tables").text, client.get(f"/api/tables/{table}/replay").text]
    parts += [client.get(f"/api/tables/{table}/at/{n}").text for n in range(page.n + 1)]
    return "".join(parts + page.frames)


def test_no_total_is_sent_before_the_end(client: TestClient) -> None:
    # SW-S06
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        for action in (ONE, TWO, PASS):
            page.act(action)
        page.undo("step")
        page.send(type="look")
        page.hear()
        page.send(type="act", n=99, action=1)
        page.hear()
        page.state()
        assert page.frames
        assert MARK not in everything(client, table, page)
        answer = client.post(f"/api/tables/{table}/fork", json={"at": 1})
        with Page(client, answer.json()["table"]) as fork:
            assert MARK not in "".join(fork.frames)


def test_whoever_plays_alone_sees_their_own_total_and_no_other(client: TestClient) -> None:
    # SW-S06
    table = new_table(client, ANNA, BOT)
    with Page(client, table) as page:
        seen = [page.view["seats"]]
        for action in (ONE, TWO, PASS):
            page.act(action)
            seen.append(page.view["seats"])
        page.send(type="next")
        while page.view["to_move"] != 0:
            page.state()
            seen.append(page.view["seats"])
        for own, bots in seen:
            assert own["coins"] >= PURSE
            assert bots["coins"] is None
        page.frames.clear()
        assert MARK not in everything(client, table, page)


def test_a_total_is_shown_on_demand_to_the_page_that_asked_only(client: TestClient) -> None:
    # SW-S06
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page, Page(client, table) as other:
        page.send(type="coins", seat=1)
        assert page.hear()["coins"] == PURSE
        page.act(ONE)
        other.state()
        assert MARK not in "".join(other.frames)


def test_totals_are_open_when_the_game_is_over(client: TestClient) -> None:
    # SW-S06
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        while not page.last["over"]:
            assert MARK not in json.dumps(page.view)
            page.act(DIE)
        assert all(seat["coins"] >= PURSE for seat in page.view["seats"])
        text = client.get(f"/api/tables/{table}/at/1").text
        assert MARK in text


def test_a_table_may_play_with_open_coins(client: TestClient) -> None:
    # SW-S07
    table = new_table(client, ANNA, BOT, rulings={"hidden_coins": False})
    with Page(client, table) as page:
        assert [seat["coins"] for seat in page.view["seats"]] == [PURSE, PURSE]
