"""Two processes over PostgreSQL, killed at random moments, and the database with them."""

import contextlib
import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPException

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.cluster import Cluster
from tests.server.limit import limited
from tests.server.real import PATIENCE, Running, free_port, toy_command
from tests.server.talk import ANNA, BELA, Message

MOVES = int(os.environ.get("MARCHLAND_MOVES", "120"))
"""How many moves are acknowledged in all; a patient person sets 1000."""

EVERY = 15
"""After about so many moves something is killed."""

TABLES = 3
PAGES = 2
"""How many pages press at each table, at whichever process each reaches."""

BROKEN = (WebSocketException, HTTPException, OSError, EOFError, TimeoutError)


class Both:
    """Two processes; a killed one is started again at its port."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._ports = [free_port(), free_port()]
        self.servers = [self._start(port) for port in self._ports]

    def _start(self, port: int) -> Running:
        return Running(toy_command(port, self._address), port)

    def kill(self, k: int) -> None:
        self.servers[k].kill()

    def again(self, k: int) -> None:
        self.servers[k] = self._start(self._ports[k])

    def end(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


class Presser:
    """A page that plays whatever is asked, and remembers what it was told was done."""

    def __init__(self, both: Both, table: str, seed: int) -> None:
        self.both = both
        self.table = table
        self.dice = random.Random(seed)
        self.done: dict[int, int] = {}
        """By the number of actions before it, each action that was acknowledged."""
        self.over = False

    def play(self, stop: threading.Event) -> None:
        """Play until told to stop; after each break come back at either process."""
        while not (stop.is_set() or self.over):
            server = self.dice.choice(self.both.servers)
            with contextlib.suppress(*BROKEN), server.open(self.table) as socket:
                state = heard(socket, lambda message: message["type"] == "state")[-1]
                while not (stop.is_set() or state["over"]):
                    state = self._press(socket, state)
                self.over = bool(state["over"])
            time.sleep(0.02)

    def _press(self, socket: ClientConnection, state: Message) -> Message:
        n, action = state["n"], self.dice.choice(state["view"]["actions"])["id"]
        for message in (
            {"type": "act", "n": n, "action": action},
            # Answered after whatever was wrong with the click.
            {"type": "coins", "seat": 0},
            {"type": "look"},
        ):
            socket.send(json.dumps(message))
        before = heard(socket, lambda message: message["type"] == "coins")
        if not any(message["type"] == "error" for message in before):
            self.done[n] = action
        return heard(socket, lambda message: message["type"] == "state")[-1]


def heard(socket: ClientConnection, last: Callable[[Message], bool]) -> list[Message]:
    """Return all messages up to one like this."""
    messages: list[Message] = []
    while not messages or not last(messages[-1]):
        messages.append(json.loads(socket.recv(timeout=PATIENCE)))
    return messages


def new_tables(both: Both, count: int) -> list[str]:
    order = {"game": "counting", "seats": [ANNA, BELA]}
    return [both.servers[0].ask("/api/tables", order)["table"] for _ in range(count)]


@pytest.fixture
def both(cluster: Cluster) -> Iterator[Both]:
    both = Both(cluster.database())
    yield both
    both.end()


@pytest.mark.slow
@pytest.mark.postgres
def test_no_acknowledged_move_is_lost_or_doubled_whoever_is_killed(
    both: Both, cluster: Cluster
) -> None:
    dice = random.Random(1)
    total = kills = 0
    victims = ["first", "second", "database"]
    with limited(max(110.0, MOVES * 0.6)):
        while total < MOVES or kills < len(victims):
            pressers = [
                Presser(both, table, dice.randrange(10**6))
                for table in new_tables(both, TABLES)
                for _ in range(PAGES)
            ]
            stop = threading.Event()
            threads = [threading.Thread(target=one.play, args=(stop,)) for one in pressers]
            for thread in threads:
                thread.start()
            wait(pressers, dice.randrange(1, EVERY))
            strike(both, cluster, victims[0])
            victims = [*victims[1:], victims[0]]
            kills += 1
            wait(pressers, 1000)
            stop.set()
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive()
            check(both, pressers)
            total += sum(len(one.done) for one in pressers)


def wait(pressers: list[Presser], moves: int) -> None:
    """Wait until so many moves are acknowledged, or all games are over."""
    wanted = sum(len(one.done) for one in pressers) + moves
    deadline = time.monotonic() + 2 * PATIENCE
    while sum(len(one.done) for one in pressers) < wanted:
        if all(one.over for one in pressers):
            return
        assert time.monotonic() < deadline, "the games did not go on"
        time.sleep(0.002)


def strike(both: Both, cluster: Cluster, victim: str) -> None:
    """Kill one of the three, and start it again."""
    if victim == "database":
        cluster.kill()
        cluster.start()
    else:
        k = 0 if victim == "first" else 1
        both.kill(k)
        both.again(k)


def check(both: Both, pressers: list[Presser]) -> None:
    """Compare what was acknowledged with what both processes say now."""
    for table in {one.table for one in pressers}:
        files = [server.ask(f"/api/tables/{table}/replay") for server in both.servers]
        assert files[0] == files[1]
        pages = [page(server, table) for server in both.servers]
        assert pages[0] == pages[1]
        history = files[0]["history"]
        told = [one.done for one in pressers if one.table == table]
        for done in told:
            assert {n: history[n] for n in done} == done
        assert len({n for done in told for n in done}) == sum(map(len, told)), "done twice"


def page(server: Running, table: str) -> tuple[object, object, object]:
    """Return what a page at this process shows."""
    with server.open(table) as socket:
        state = json.loads(socket.recv(timeout=PATIENCE))
    return state["n"], state["view"], state["log"]
