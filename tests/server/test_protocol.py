"""A table over its socket: what pages see, and what is refused."""

import json
import time

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from marchland.server import rooms
from marchland.server.driver import PAUSES
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, THREE, TWO, Page, new_table


def test_a_page_is_shown_the_table_as_soon_as_it_comes(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        assert page.n == 1
        assert page.view["to_move"] == 0
        assert [action["text"] for action in page.view["actions"]] == [
            "add 1",
            "add 2",
            "add 3",
            "roll",
        ]
        assert page.last["seats"] == [
            {"name": "Anna", "kind": "person", "bot": None},
            {"name": "Béla", "kind": "person", "bot": None},
        ]
        nothing = {"key": "error-undo-nothing", "args": {}}
        assert page.last["undo"] == {
            "step": None,
            "turn": None,
            "redo": None,
            "why": {
                "step": nothing,
                "turn": nothing,
                "redo": {"key": "error-redo-nothing", "args": {}},
            },
            "ask": {},
        }


def test_an_action_changes_every_page_of_the_table(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as first, Page(client, table) as second:
        count = first.view["count"]
        first.act(TWO)
        second.state()
        assert first.view == second.view
        assert second.view["count"] == count + 2
        assert [entry["key"] for entry in second.log] == ["log-add"]
        second.act(PASS)
        assert first.state()["view"]["to_move"] == 1


def test_a_stale_click_is_refused_and_changes_nothing(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as first, Page(client, table) as second:
        first.act(TWO)
        second.send(type="act", n=second.n, action=ONE)
        heard = [second.hear() for _ in range(3)]
        assert [message["type"] for message in heard] in (
            ["state", "error", "state"],
            ["error", "state", "state"],
        )
        error = next(message for message in heard if message["type"] == "error")
        assert error["key"] == "error-stale"
        assert second.view == first.view
        assert second.last["undo"]["step"]


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("{", "error-message"),
        ("[]", "error-message"),
        ('{"type":"shout"}', "error-message"),
        ('{"type":"act","n":1}', "error-message"),
        ('{"type":"act","n":"1","action":2}', "error-message"),
        ('{"type":"act","n":1,"action":1048577,"why":"no"}', "error-message"),
        ('{"type":"act","n":1,"action":1e400}', "error-message"),
        ('{"type":"act","n":1,"action":123456789012345678901234567890}', "error-message"),
        ('{"type":"pace","pace":"warp"}', "error-message"),
        ("[" * 60_000, "error-message"),
        ('"' + "a" * 70_000 + '"', "error-too-large"),
        ('{"type":"act","n":1,"action":-5}', "error-message"),
        ('{"type":"act","n":1,"action":3145728}', "error-illegal"),
        ('{"type":"plan","n":1,"text":"dance"}', "error-refused"),
        ('{"type":"plan","n":1,"text":"adds"}', "error-plan-nothing"),
        ('{"type":"plan","n":1,"text":"adds 1 2 3 1"}', "error-illegal"),
        ('{"type":"undo","n":1,"to":"step"}', "error-undo-nothing"),
        ('{"type":"coins","seat":7}', "error-refused"),
        ('{"type":"coins","seat":-1}', "error-message"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_changes_nothing(
    client: TestClient, message: str, key: str
) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        before = page.view
        page.socket.send_text(message)
        error = page.error()
        assert error["key"] == key
        assert error["text"].endswith(".")
        assert "Traceback" not in error["text"]
        assert page.state()["view"] == before
        page.act(ONE)
        assert page.view["count"] == before["count"] + 1


def test_bytes_are_refused_like_any_other_nonsense(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        page.socket.send_bytes(b"\x00\xff")
        assert page.error()["key"] == "error-message"


def test_a_plan_is_played_whole_or_not_at_all(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        count = page.view["count"]
        page.send(type="plan", n=page.n, text="adds 3 1")
        assert page.state()["view"]["count"] == count + 4
        page.send(type="plan", n=page.n, text="adds 1 1 1")
        assert page.error()["key"] == "error-illegal"
        assert page.state()["view"]["count"] == count + 4


def test_what_only_one_answer_had_is_played_and_told_in_the_log(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        page.send(type="plan", n=page.n, text="adds 1 1 1")
        page.state()
        assert page.view["to_move"] == 1
        assert [entry["key"] for entry in page.log] == ["log-add"] * 3 + ["log-end"]


def test_a_die_is_rolled_by_the_server_and_stands_in_the_log(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        count = page.view["count"]
        page.act(DIE)
        (entry,) = [entry for entry in page.log if entry["key"] == "log-shown"]
        assert 1 <= entry["args"]["n"] <= 6
        assert page.view["count"] == count + entry["args"]["n"]
        assert page.view["to_move"] == 1


def test_an_undo_is_seen_on_every_page_and_leaves_the_log_right(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as first, Page(client, table) as second:
        count = first.view["count"]
        first.act(ONE)
        second.state()
        first.undo("step")
        assert (first.last["keep"], first.log) == (1, [])
        second.state()
        assert second.log == []
        first.act(THREE)
        while second.view["count"] != count + 3:
            second.state()
        for page in (first, second):
            assert [entry["args"]["n"] for entry in page.log] == [3]


def test_bots_play_while_somebody_watches(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BOT)) as page:
        page.send(type="pace", pace="fast")
        page.state()
        page.send(type="act", n=page.n, action=DIE)
        page.state()
        assert page.view["to_move"] == 1
        assert page.view["actions"] == []
        page.send(type="act", n=page.n, action=ONE)
        error = page.hear()
        while error["type"] != "error":
            error = page.hear()
        assert error["key"] in ("error-not-yours", "error-stale")
        page.state_where("to_move", 0)
        robot = [entry for entry in page.log if entry["seat"] == 1]
        assert [entry["key"] for entry in robot] == ["log-add"] * 3 + ["log-end"]


def test_bots_rest_while_nobody_watches(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PAUSES, "normal", 0.1)
    table = new_table(client, ANNA, BOT)
    with Page(client, table) as page:
        page.act(DIE)
    time.sleep(0.6)
    with Page(client, table) as page:
        assert page.view["to_move"] == 1
        page.state_where("to_move", 0)


def test_step_by_step_a_bot_waits_for_next(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BOT)) as page:
        page.send(type="pace", pace="step")
        assert page.state()["pace"] == "step"
        page.act(DIE)
        for adds in (1, 2):
            n = page.n
            page.send(type="next")
            assert page.state()["view"]["adds"] == adds
            assert page.n == n + 1


def test_next_skips_to_the_persons_turn(client: TestClient) -> None:
    robots = [{**BOT, "name": name} for name in ["Rob", "Robin", "Robert"]]
    with Page(client, new_table(client, ANNA, *robots)) as page:
        page.act(DIE)
        page.send(type="next")
        page.state_where("to_move", 0)
        assert len([entry for entry in page.log if entry["key"] == "log-add"]) == 9


def test_a_person_looks_at_their_own_coins_and_at_no_bots(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BOT)) as page:
        page.send(type="coins", seat=0)
        assert page.hear() == {"type": "coins", "seat": 0, "coins": 700_000}
        page.send(type="coins", seat=1)
        assert page.error()["key"] == "error-secret"


def test_a_bots_coins_are_told_too_when_the_game_is_over(client: TestClient) -> None:
    # SW-S06
    with Page(client, new_table(client, ANNA, BOT)) as page:
        page.send(type="pace", pace="fast")
        page.state()
        while not page.last["over"]:
            page.act(DIE)
            page.send(type="next")
            while page.view["to_move"] != 0 and not page.last["over"]:
                page.state()
        page.send(type="coins", seat=1)
        assert page.hear() == {"type": "coins", "seat": 1, "coins": page.view["seats"][1]["coins"]}


def test_look_sends_the_whole_log_again(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        page.act(ONE)
        page.act(TWO)
        assert page.last["keep"] == 2
        page.send(type="look")
        assert page.state()["keep"] == 0
        assert len(page.last["log"]) == 2


def test_pages_of_a_table_share_it_however_many_others_are_opened(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "KEPT", 1)
    table, *others = (new_table(client, ANNA, BELA) for _ in range(4))
    with Page(client, table) as first:
        for other in others:
            assert client.get(f"/api/tables/{other}/at/0").status_code == 200
        with Page(client, table) as second:
            first.act(ONE)
            second.send(type="look")
            assert second.state()["n"] == first.n


@pytest.mark.parametrize("table", ["nowhere", "x" * 3_000, "%C5%91" * 300])
def test_a_table_that_is_not_there_is_said_and_closed(client: TestClient, table: str) -> None:
    """The reason in a closing frame has no more than 123 bytes."""
    with client.websocket_connect(f"ws://localhost/ws/{table}") as socket:
        error = json.loads(socket.receive_text())
        assert error["key"] == "error-no-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert len(closed.value.reason.encode()) <= 123


def test_pages_of_a_deleted_table_are_told(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert page.error()["key"] == "error-no-table"
        with pytest.raises(WebSocketDisconnect):
            page.socket.receive_text()
    assert client.delete(f"/api/tables/{table}").status_code == 404
