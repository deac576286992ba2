"""A bot that fails never holds up a table."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.core.actions import pack
from marchland.core.game import State
from marchland.server import players
from marchland.server.driver import PAUSES
from marchland.server.library import Library
from marchland.server.protocol import Entry, Seat
from marchland.server.run import offering
from marchland.server.thinkers import Minds, Thinkers
from marchland.server.worker import BotMaker
from tests.apart import apart
from tests.server.real import free_port, running, toy_command
from tests.server.robots import Counts, Slow, Tallied, find
from tests.server.talk import ANNA, BELA, DIE, Page, new_table
from tests.server.toy import BEGIN, CountingGame


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("raises", "log-bot-raised"),
        ("cheats", "log-bot-illegal"),
        ("hangs", "log-bot-slow"),
        ("ends", "log-bot-lost"),
    ],
)
def test_a_bot_that_fails_is_stood_in_for_and_the_log_says_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, bot: str, key: str
) -> None:
    monkeypatch.setattr(players, "LIMIT", 1.0 if bot == "hangs" else players.LIMIT)
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


def chosen(maker: BotMaker, times: int, thinkers: Minds) -> list[tuple[int, list[Entry]]]:
    """Ask a bot for the first seat of a table so many times."""
    library = Library(lambda: ["counting"], find, lambda: {"bot": maker})
    seat = players.BotSeat(library, thinkers, "table", 0, Seat("Robot", "bot", "bot"))
    state = begun()
    return apart(lambda: [asyncio.run(seat.choose(state)) for _ in range(times)])


def begun() -> State:
    state = CountingGame().empty_state(2, "line", {"hidden_coins": True})
    state.apply(pack(BEGIN, 0))
    return state


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers()
    yield found
    found.close()


@pytest.mark.parametrize(("bot", "most"), [("raises", 3), ("cheats", 3), ("ends", 3), ("hangs", 1)])
def test_a_bot_that_goes_on_failing_is_asked_no_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, thinkers: Thinkers, bot: str, most: int
) -> None:
    monkeypatch.setattr(players, "LIMIT", 1.0 if bot == "hangs" else players.LIMIT)
    tally = tmp_path / "asked"
    answers = chosen(partial(Tallied, tally, bot), 5, thinkers)
    assert tally.read_text() == "." * most
    assert [len(notes) for _, notes in answers] == [1] * most + [0] * (5 - most)
    assert {action for action, _ in answers} <= set(begun().legal_actions())


def test_a_bot_remembers_from_one_question_to_the_next_and_may_print(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    answers = chosen(partial(Counts, tmp_path / "pid"), 3, thinkers)
    assert answers == [(action, []) for action in begun().legal_actions()[:3]]
    assert int((tmp_path / "pid").read_text()) != os.getpid()


def test_a_worker_that_is_killed_is_told_of_and_replaced(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    file = tmp_path / "pid"

    def kill() -> None:
        while not (file.exists() and file.read_text()):
            time.sleep(0.01)
        os.kill(int(file.read_text()), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    lost, *more = chosen(partial(Slow, file), 3, thinkers)
    killer.join()
    assert [entry["key"] for entry in lost[1]] == ["log-bot-lost"]
    assert more == [(action, []) for action in begun().legal_actions()[:2]]


def test_a_worker_that_is_killed_between_two_questions_is_replaced_in_silence(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    maker, file = partial(Counts, tmp_path / "pid"), tmp_path / "pid"
    chosen(maker, 1, thinkers)
    first = int(file.read_text())
    os.kill(first, signal.SIGKILL)
    while alive(first):
        time.sleep(0.01)
    # Whoever began the process hears of its end a moment later.
    time.sleep(0.3)
    assert chosen(maker, 1, thinkers) == [(begun().legal_actions()[0], [])]
    assert int(file.read_text()) != first


def test_a_bot_of_a_file_thinks_in_a_worker_of_the_page(
    tmp_path: Path, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(
        "class Last:\n    def choose(self, view, actions):\n        return actions[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    maker = offering(["mine.py:Last"])["mine.py:Last"]
    assert chosen(maker, 1, thinkers) == [(begun().legal_actions()[-1], [])]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_its_server(database: Path, tmp_path: Path, how: signal.Signals) -> None:
    file, port = tmp_path / "pid", free_port()
    command = toy_command(port, database, "0", str(file))
    with running(command, port) as server:
        slow = {"name": "Robot", "kind": "bot", "bot": "slow"}
        order = {"game": "counting", "seats": [slow, ANNA]}
        table = server.ask("/api/tables", order)["table"]
        with server.open(table):
            while not (file.exists() and file.read_text()):
                time.sleep(0.01)
            server.kill(how)
    worker = int(file.read_text())
    while alive(worker):
        time.sleep(0.01)


def alive(process: int) -> bool:
    """Tell whether a process is there and has not ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return text.rpartition(")")[2].split()[0] != "Z"


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
        page.state_where("to_move", 0, past="error-inside")
