"""No acknowledged action is lost, whenever the program is killed."""

import json
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.cluster import Cluster
from tests.server.real import PATIENCE, Running, free_port, running, toy_command
from tests.server.talk import ANNA, BELA, Message

KILLS = int(os.environ.get("MARCHLAND_KILLS", "10"))
"""How often the program is killed; a patient person sets 100."""

GAMES = 4
"""How many games are under way each time."""


class Player:
    """Plays at random, now and then takes a move back, and remembers what was acknowledged."""

    def __init__(self, order: Message, dice: random.Random) -> None:
        self.order = order
        self.dice = dice
        self.table = ""
        self.past: dict[int, Message] = {}
        self.n = 0
        self.asked: Message = {}
        self.moves = 0

    def play(self, server: Running) -> None:
        """Play until the line breaks."""
        try:
            while True:
                if not self.table:
                    self.table = server.ask("/api/tables", self.order)["table"]
                    self.past = {}
                self._one_game(server)
                self.table = ""
        except (WebSocketException, HTTPException, OSError, EOFError):
            return

    def _one_game(self, server: Running) -> None:
        with server.open(self.table) as socket:
            while True:
                state = json.loads(socket.recv())
                assert state["type"] == "state", state
                self._acknowledged(state)
                if state["over"]:
                    return
                if state["undo"]["step"] and self.dice.random() < 0.2:
                    self.asked = {"type": "undo", "n": state["n"], "to": "step"}
                else:
                    action = self.dice.choice(state["view"]["actions"])["id"]
                    self.asked = {"type": "act", "n": state["n"], "action": action}
                socket.send(json.dumps(self.asked))

    def _acknowledged(self, state: Message) -> None:
        self.n = state["n"]
        self.past = {n: view for n, view in self.past.items() if n < self.n}
        self.past[self.n] = public(state["view"])
        self.asked = {}
        self.moves += 1

    def check(self, server: Running) -> None:
        """Compare with what the restarted server has.

        What was acknowledged stands; a move under way when the program died is there or not.
        """
        if not self.table or not self.past:
            return
        history = server.ask(f"/api/tables/{self.table}/replay")["history"]
        reached = server.ask(f"/api/tables/{self.table}/at/0")["last"]
        if self.asked.get("type") == "act" and reached > self.n:
            # A war number is in no file before the reveal.
            assert history[self.n : self.n + 1] in ([], [self.asked["action"]])
            reached = self.n
        elif self.asked.get("type") == "undo" and reached < self.n:
            assert reached in self.past
        else:
            assert reached == self.n
        at = server.ask(f"/api/tables/{self.table}/at/{reached}")
        assert public(at["view"]) == self.past[reached]


def public(view: Message) -> Message:
    """Return what anybody sees of the position, whoever is asked and whatever is known later."""
    regions = {
        region: [at.get(key) for key in ("race", "seat", "declined", "tokens", "pieces")]
        for region, at in view.get("regions", {}).items()
    }
    owned = ("tribes", "side", "resources", "magic", "tower", "hero", "levels", "retired")
    tribes = [[seat.get(key) for key in owned] for seat in view["seats"]]
    column = [[row["race"], row["coins"]] for row in view.get("column", [])]
    facts = ("round", "to_move", "stage", "count", "adds", "stacks", "faces", "deck")
    kept = {key: view.get(key) for key in facts}
    kept["card"] = [[row["action"], row["shield"]] for row in view.get("card", [])]
    kept["war"] = [side["set"] for side in (view.get("war") or {}).get("sides", [])]
    return {**kept, "regions": regions, "tribes": tribes, "column": column}


def wait_for_moves(players: list[Player], more: int) -> None:
    """Wait until so many more moves are acknowledged."""
    wanted = sum(player.moves for player in players) + more
    deadline = time.monotonic() + PATIENCE
    while sum(player.moves for player in players) < wanted and time.monotonic() < deadline:
        time.sleep(0.001)


def real_command(port: int, database: str) -> list[str]:
    arguments = ["serve", "--open", "--port", str(port), "--database", database]
    return [sys.executable, "-m", "marchland.server.run", *arguments]


@pytest.mark.parametrize(
    ("order", "command"),
    [
        ({"game": "counting", "seats": [ANNA, BELA]}, toy_command),
        ({"game": "small-world", "seats": [ANNA, BELA]}, real_command),
        ({"game": "warcraft", "seats": [ANNA, BELA]}, real_command),
        ({"game": "tiny-epic", "seats": [ANNA, BELA], "map": "heroes"}, real_command),
    ],
    ids=lambda value: value["game"] if isinstance(value, dict) else "",
)
def test_killing_the_program_in_the_middle_of_games_loses_no_acknowledged_action(
    database: Path, order: Message, command: Callable[[int, str], list[str]]
) -> None:
    play_and_kill(str(database), order, command)


@pytest.mark.postgres
def test_killing_the_program_loses_no_action_in_postgresql_either(cluster: Cluster) -> None:
    order = {"game": "small-world", "seats": [ANNA, BELA]}
    play_and_kill(cluster.database(), order, real_command)


def play_and_kill(database: str, order: Message, command: Callable[[int, str], list[str]]) -> None:
    dice = random.Random(1)
    players = [Player(order, random.Random(seed)) for seed in range(GAMES)]
    port = free_port()
    for _ in range(KILLS):
        server = Running(command(port, database), port)
        try:
            for player in players:
                player.check(server)
            threads = [threading.Thread(target=player.play, args=(server,)) for player in players]
            for thread in threads:
                thread.start()
            wait_for_moves(players, dice.randrange(5, 60))
        finally:
            server.kill()
        for thread in threads:
            thread.join(10)
            assert not thread.is_alive()
    assert sum(player.moves for player in players) >= 5 * KILLS
    with running(command(port, database), port) as server:
        for player in players:
            player.check(server)
