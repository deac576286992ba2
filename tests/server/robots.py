"""The counting game and bots that misbehave on purpose, as worker processes find them."""

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from marchland.core import registry
from marchland.core.errors import UnknownGame
from marchland.core.game import Game, State
from marchland.server.worker import BotMaker
from tests.server.toy import CountingGame


class First:
    """Takes the first action."""

    def choose(self, view: State, actions: list[int]) -> int:
        return actions[0]


class Raises:
    def choose(self, view: State, actions: list[int]) -> int:
        raise ValueError("lost the thread")


class Cheats:
    def choose(self, view: State, actions: list[int]) -> int:
        return 999_999


class Hangs:
    def choose(self, view: State, actions: list[int]) -> int:
        time.sleep(3)
        return actions[0]


class Ends:
    """Ends its own process, as if it had been killed."""

    def choose(self, view: State, actions: list[int]) -> int:
        os._exit(1)


class Counts:
    """Answers by how often it was asked, and writes into a file which process it lives in."""

    def __init__(self, file: Path) -> None:
        self._file, self._asked = file, 0

    def choose(self, view: State, actions: list[int]) -> int:
        print("thinking aloud")  # noqa: T201
        self._file.write_text(str(os.getpid()))
        self._asked += 1
        return actions[self._asked - 1]


class Slow(Counts):
    """Thinks on for ever when it is the first to write into the file."""

    def choose(self, view: State, actions: list[int]) -> int:
        first = not self._file.exists()
        answer = super().choose(view, actions)
        while first:
            time.sleep(0.01)
        return answer


BOTS: Mapping[str, BotMaker] = {
    "first": First,
    "raises": Raises,
    "cheats": Cheats,
    "hangs": Hangs,
    "ends": Ends,
}


class Tallied:
    """Another bot, which writes into a file that it was asked."""

    def __init__(self, file: Path, bot: str) -> None:
        self._file, self._bot = file, BOTS[bot]()

    def choose(self, view: State, actions: list[int]) -> int:
        with self._file.open("a") as tally:
            tally.write(".")
        return self._bot.choose(view, actions)


installed_game = registry.game


def find(name: str, content: Sequence[str] = ()) -> Game:
    if name == "counting":
        return CountingGame()
    if name in registry.names():
        return installed_game(name, content)
    raise UnknownGame("game", name, ["counting"])
