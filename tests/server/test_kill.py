"""No acknowledged action is lost, whenever the program is killed."""

import json
import os
import random
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.real import Running, free_port, running, toy_command
from tests.server.talk import ANNA, BELA

KILLS = int(os.environ.get("MARCHLAND_KILLS", "20"))
"""How often the program is killed; a patient person sets 100."""


class Player:
    """Plays at random, now and then takes a move back, and remembers what was acknowledged."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.table = ""
        self.acknowledged: tuple[int, object] = (0, None)
        self.asked = False

    def play(self, server: Running) -> None:
        """Play until the line breaks."""
        try:
            while True:
                if not self.table:
                    seats = {"game": "counting", "seats": [ANNA, BELA]}
                    self.table = server.ask("/api/tables", seats)["table"]
                    self.acknowledged = (0, None)
                self._one_game(server)
                self.table = ""
        except (ConnectionClosed, OSError, EOFError):
            return

    def _one_game(self, server: Running) -> None:
        with server.open(self.table) as socket:
            while True:
                state = json.loads(socket.recv())
                assert state["type"] == "state", state
                self.acknowledged = (state["n"], state["view"])
                self.asked = False
                if state["over"]:
                    return
                if state["undo"]["step"] and self.dice.random() < 0.2:
                    message = {"type": "undo", "n": state["n"], "to": "step"}
                else:
                    action = self.dice.choice(state["view"]["actions"])["id"]
                    message = {"type": "act", "n": state["n"], "action": action}
                self.asked = True
                socket.send(json.dumps(message))

    def check(self, server: Running) -> None:
        """Compare with what the restarted server shows.

        What was acknowledged stands. A move that was under way is there whole or not at all.
        """
        n, view = self.acknowledged
        if not self.table or view is None:
            return
        with server.open(self.table) as socket:
            state = json.loads(socket.recv())
        if state["view"] == view and state["n"] == n:
            return
        assert self.asked, (n, state["n"])
        assert abs(state["n"] - n) <= 2, (n, state["n"])


def test_killing_the_program_in_the_middle_of_games_loses_no_acknowledged_action(
    database: Path,
) -> None:
    dice = random.Random(1)
    players = [Player(random.Random(seed)) for seed in range(4)]
    port = free_port()
    moves = 0
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
        moves += sum(player.acknowledged[0] for player in players)
    assert moves > KILLS
    with running(toy_command(port, database), port) as server:
        for player in players:
            player.check(server)
