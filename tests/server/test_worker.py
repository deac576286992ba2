"""Thinking on other machines: questions wait in PostgreSQL, and no table waits for anybody."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Self

import pytest

from marchland.arena.cli import main
from marchland.server import afar, players
from marchland.server.afar import Afar
from marchland.server.asked import Asked, Taken
from marchland.server.labour import Labour
from marchland.server.library import Library
from marchland.server.protocol import Seat
from marchland.server.questions import needs_met
from marchland.server.worker import BotMaker
from tests.server.cluster import Cluster
from tests.server.real import PATIENCE, Running, free_port, running
from tests.server.robots import BOTS, Counts, Tallied, find
from tests.server.test_bots import begun, chosen

pytestmark = pytest.mark.postgres


def library_with(maker: BotMaker) -> Library:
    return Library(lambda: ["counting"], find, lambda: {"bot": maker})


@contextmanager
def labouring(address: str, library: Library) -> Iterator[None]:
    """Let a worker of one process think."""
    asked = Asked(address)
    labour = Labour(asked, library, 1)
    thread = threading.Thread(target=labour.run)
    thread.start()
    yield
    labour.stop()
    thread.join()
    asked.close()


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def minds(address: str) -> Iterator[Afar]:
    found = Afar(Asked(address))
    yield found
    found.close()


def test_a_worker_answers_and_a_seats_bot_remembers_there(
    address: str, minds: Afar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afar, "WAIT", PATIENCE)
    maker = partial(Counts, tmp_path / "pid")
    with labouring(address, library_with(maker)):
        answers = chosen(maker, 3, minds)
    assert answers == [(action, []) for action in begun().legal_actions()[:3]]


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("raises", "log-bot-raised"),
        ("cheats", "log-bot-illegal"),
        ("hangs", "log-bot-slow"),
        ("ends", "log-bot-lost"),
    ],
)
def test_a_bot_that_fails_at_a_worker_is_stood_in_for_as_at_home(
    address: str, minds: Afar, monkeypatch: pytest.MonkeyPatch, bot: str, key: str
) -> None:
    monkeypatch.setattr(afar, "WAIT", PATIENCE)
    monkeypatch.setattr(players, "LIMIT", 1.0 if bot == "hangs" else players.LIMIT)
    with labouring(address, library_with(BOTS[bot])):
        [(_, notes)] = chosen(BOTS[bot], 1, minds)
    assert [entry["key"] for entry in notes] == [key]


def test_what_no_worker_takes_is_thought_about_at_home(minds: Afar, tmp_path: Path) -> None:
    tally = tmp_path / "asked"
    assert chosen(partial(Tallied, tally, "first"), 1, minds) == [(begun().legal_actions()[0], [])]
    assert tally.read_text() == "."


def test_a_worker_without_the_bot_is_not_asked(address: str, minds: Afar, tmp_path: Path) -> None:
    other = Library(lambda: ["counting"], find, lambda: {"other": BOTS["raises"]})
    with labouring(address, other):
        answers = chosen(partial(Tallied, tmp_path / "asked", "first"), 1, minds)
    assert answers == [(begun().legal_actions()[0], [])]


def test_without_its_database_a_table_goes_on(cluster: Cluster, minds: Afar) -> None:
    cluster.kill()
    try:
        answers = chosen(BOTS["first"], 1, minds)
    finally:
        cluster.start()
    assert answers == [(begun().legal_actions()[0], [])]


def test_nothing_leaves_but_what_the_seat_may_know(address: str, minds: Afar) -> None:
    """What the other seat holds changes no byte, and nothing says which table it is."""
    library = library_with(BOTS["first"])
    spy = Asked(address)
    sent = []
    for purse in (9, 2):
        state = begun()
        state.coins = [purse, 4]  # type: ignore[attr-defined]
        seat = players.BotSeat(library, minds, "secret-table", 1, Seat("Robot", "bot", "bot"))
        asking = threading.Thread(target=lambda: asyncio.run(seat.choose(state)))  # noqa: B023
        asking.start()
        taken = wait_for(lambda: spy.take("spy", needs_met(library)))
        sent.append(taken.data)
        spy.answer(taken.id, "spy", b"null", None)
        asking.join()
    spy.close()
    assert sent[0] == sent[1]
    assert b"secret-table" not in sent[0]


def wait_for(look: Callable[[], Taken | None]) -> Taken:
    deadline = time.monotonic() + PATIENCE
    while True:
        found = look()
        if found is not None:
            return found
        assert time.monotonic() < deadline
        time.sleep(0.01)


SLOW = """
import multiprocessing, os, time
from pathlib import Path

class Slow:
    def choose(self, view, actions):
        own = multiprocessing.parent_process().pid
        file = Path(os.environ["MARK"])
        first = not file.exists()
        with file.open("a") as mark:
            mark.write(f"{own}\\n")
        while first:
            time.sleep(0.05)
        return actions[0]
"""


PATIENT = """
import sys
from marchland.arena.cli import main
from marchland.server import players

players.LIMIT = 60.0
sys.exit(main(sys.argv[1:]))
"""
"""The program, for which no bot is late while a busy machine begins processes."""


@pytest.mark.slow
def test_a_question_of_a_worker_that_is_killed_is_taken_by_another(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, bot = tmp_path / "mark", tmp_path / "slow.py"
    bot.write_text(SLOW)
    monkeypatch.setenv("MARK", str(mark))
    port = free_port()
    named = ["--database", address, "--bots", f"{bot}:Slow"]
    marchland = [sys.executable, "-m", "marchland"]
    serve = [sys.executable, "-c", PATIENT, "serve", "--open", "--workers", "queue"]
    serve += ["--port", str(port), *named]
    worker = [*marchland, "worker", "--jobs", "1", *named]
    with running(serve, port) as server, Thinking(worker) as first:
        robots = [{"name": name, "kind": "bot", "bot": "slow.py:Slow"} for name in ("R", "S")]
        table = server.ask("/api/tables", {"game": "tiny-epic", "seats": robots})["table"]
        with server.open(table) as page:
            page.send(json.dumps({"type": "pace", "pace": "fast"}))
            takers(mark, 1)
            assert takers(mark, 1) == [first.pid]
            os.kill(first.pid, signal.SIGKILL)
            with Thinking(worker) as second:
                assert takers(mark, 3)[1:3] == [second.pid] * 2
                assert told(server, table) == set()
                os.kill(second.pid, signal.SIGTERM)
                assert second.wait() == 0


class Thinking:
    """A worker as a process of its own."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.pid = self._process.pid

    def wait(self) -> int:
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        assert self._process.stdout is not None
        assert self._process.stdout.readline().startswith(b"Thinking with 1 process for ")
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def takers(mark: Path, least: int) -> list[int]:
    """Return the workers that were asked, once there are so many lines."""
    deadline = time.monotonic() + PATIENCE
    while True:
        lines = mark.read_text().split() if mark.exists() else []
        if len(lines) >= least:
            return [int(line) for line in lines]
        assert time.monotonic() < deadline, lines
        time.sleep(0.05)


def told(server: Running, table: str) -> set[str]:
    """Return what the log says of bots that failed."""
    with server.open(table) as page:
        state = json.loads(page.recv(timeout=PATIENCE))
    return {entry["key"] for entry in state["log"] if entry["key"].startswith("log-bot")}


@pytest.mark.parametrize("command", ["worker", "serve"])
def test_workers_without_postgresql_are_refused_in_one_sentence(
    command: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--workers", "queue", "--port", "0"] if command == "serve" else []
    assert main([command, "--database", str(database), *more]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert "postgresql://" in printed.err
