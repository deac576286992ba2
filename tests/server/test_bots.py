"""A bot that fails never holds up a table."""

import asyncio
import time

import pytest
from starlette.testclient import TestClient

from marchland.core.actions import pack
from marchland.core.game import State
from marchland.server import players
from marchland.server.library import Library
from marchland.server.protocol import Seat
from marchland.server.room import PAUSES
from tests.server.conftest import BOTS
from tests.server.talk import ANNA, BELA, DIE, Page, new_table
from tests.server.toy import BEGIN, CountingGame


@pytest.mark.parametrize(
    ("bot", "key"),
    [("raises", "log-bot-raised"), ("cheats", "log-bot-illegal"), ("hangs", "log-bot-slow")],
)
def test_a_bot_that_fails_is_stood_in_for_and_the_log_says_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, bot: str, key: str
) -> None:
    monkeypatch.setattr(players, "LIMIT", 0.1)
    robot = {"name": "Robot", "kind": "bot", "bot": bot}
    with Page(client, new_table(client, ANNA, robot)) as page:
        page.act(DIE)
        page.send(type="next")
        while page.view["to_move"] != 0 and not page.last["over"]:
            page.state()
        told = [entry for entry in page.log if entry["key"] == key]
        assert told
        assert told[0]["args"] == {"bot": bot}
        assert told[0]["seat"] == 1


@pytest.mark.parametrize(("bot", "most"), [("raises", 3), ("cheats", 3), ("hangs", 1)])
def test_a_bot_that_goes_on_failing_is_asked_no_more(
    monkeypatch: pytest.MonkeyPatch, bot: str, most: int
) -> None:
    monkeypatch.setattr(players, "LIMIT", 0.2)
    asked = []

    class Counted:
        def choose(self, view: State, actions: list[int]) -> int:
            asked.append(bot)
            return BOTS[bot]().choose(view, actions)

    state = CountingGame().empty_state(2, "line", {"hidden_coins": True})
    state.apply(pack(BEGIN, 0))
    seat = players.BotSeat(Library(bots=lambda: {bot: Counted}), 0, Seat("Robot", "bot", bot))
    answers = [asyncio.run(seat.choose(state)) for _ in range(5)]
    assert len(asked) == most
    assert [len(notes) for _, notes in answers] == [1] * most + [0] * (5 - most)
    assert {action for action, _ in answers} <= set(state.legal_actions())


def test_a_person_can_act_elsewhere_while_a_bot_hangs(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "LIMIT", 1.0)
    hanging = {"name": "Robot", "kind": "bot", "bot": "hangs"}
    with (
        Page(client, new_table(client, ANNA, hanging)) as stuck,
        Page(client, new_table(client, ANNA, BELA)) as free,
    ):
        stuck.act(DIE)
        for _ in range(4):
            if not free.last["over"]:
                free.act(DIE)
        assert free.n >= 9


def test_who_plays_alone_takes_a_move_back_while_the_bot_thinks(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "LIMIT", 0.3)
    monkeypatch.setitem(PAUSES, "normal", 0.05)
    hanging = {"name": "Robot", "kind": "bot", "bot": "hangs"}
    with Page(client, new_table(client, ANNA, hanging)) as page:
        count = page.view["count"]
        page.act(DIE)
        assert page.view["to_move"] == 1
        page.undo("step")
        assert page.view["to_move"] == 0
        assert page.view["count"] == count
        time.sleep(0.6)  # what the bot answers now is an answer to a position that is gone
        page.send(type="look")
        assert page.state()["view"]["to_move"] == 0
        assert (page.n, page.view["count"]) == (1, count)
        page.act(DIE)
        assert page.view["to_move"] == 1


def test_a_fault_of_ours_in_a_bots_turn_is_told_and_tried_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = {"name": "Robot", "kind": "bot", "bot": "first"}
    with Page(client, new_table(client, ANNA, robot)) as page:
        page.act(DIE)
        with monkeypatch.context() as broken:
            broken.delattr(players.BotSeat, "choose")
            page.send(type="next")
            while page.hear()["type"] != "error":
                pass
        page.send(type="next")
        page.state_where("to_move", 0)
