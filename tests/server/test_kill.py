"""No acknowledged action is lost, whenever the program is killed."""

import json
import os
import random
import threading
import time
from http.client import HTTPException
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.real import Running, free_port, running, toy_command
from tests.server.talk import ANNA, BELA, Message

KILLS = int(os.environ.get("MARCHLAND_KILLS", "20"))
"""How often the program is killed; a patient person sets 100."""


class Player:
    """Plays at random, now and then takes a move back, and remembers what was acknowledged."""

    def __init__(self, dice: random.Random) -> None:
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
                    seats = {"game": "counting", "seats": [ANNA, BELA]}
                    self.table = server.ask("/api/tables", seats)["table"]
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
        reached = len(history)
        if self.asked.get("type") == "act" and reached > self.n:
            assert history[self.n] == self.asked["action"]
            reached = self.n
        elif self.asked.get("type") == "undo" and reached < self.n:
            assert reached in self.past
        else:
            assert reached == self.n
        at = server.ask(f"/api/tables/{self.table}/at/{reached}")
        assert public(at["view"]) == self.past[reached]


def public(view: Message) -> Message:
    """Leave out what only the screen of the seat to move, or of a finished game, shows."""
    return {**view, "actions": [], "seats": []}


def test_killing_the_program_in_the_middle_of_games_loses_no_acknowledged_action(
    database: Path,
) -> None:
    dice = random.Random(1)
    players = [Player(random.Random(seed)) for seed in range(4)]
    port = free_port()
    for _ in range(KILLS):
        server = Running(toy_command(port, database), port)
        try:
            for player in players:
                player.check(server)
            threads = [threading.Thread(target=player.play, args=(server,)) for player in players]
            for thread in threads:
                thread.start()
            time.sleep(dice.uniform(0.05, 0.25))
        finally:
            server.kill()
        for thread in threads:
            thread.join(10)
            assert not thread.is_alive()
    assert sum(player.moves for player in players) > 10 * KILLS
    with running(toy_command(port, database), port) as server:
        for player in players:
            player.check(server)
