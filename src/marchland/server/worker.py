"""What a worker process does: it holds bots, one for each seat it thinks for, and answers."""

import os
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from operator import index
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from marchland.core.game import Game, State

if TYPE_CHECKING:
    from marchland.bots.advice import Advice
    from marchland.bots.review import Judged

__all__ = ["Answer", "Bot", "BotMaker", "Find", "Position", "advise", "choose", "judge", "serve"]


class Bot(Protocol):
    """Chooses one of the actions from what its seat may see."""

    def choose(self, view: State, actions: list[int]) -> int:
        """Return one of the actions."""


BotMaker = Callable[[], Bot]
"""Makes a bot for one seat; it travels to a worker, so it can be pickled."""
Find = Callable[[str, Sequence[str]], Game]
"""Finds a game by name, with files of home-made content; it can be pickled."""

BOTS: Final = 64
"""Bots that a worker keeps; the one that was asked least lately goes."""
GAMES: Final = 16


class Position(NamedTuple):
    """A view of one seat, as it travels to a worker: nothing that the seat may not know.

    Attributes:
        find: finds the game.
        game: its name.
        files: the home-made content that it is made with.
        view: what `State.serialize` wrote of the view.
    """

    find: Find
    game: str
    files: tuple[str, ...]
    view: bytes

    def opened(self) -> State:
        """Return the view."""
        return _game(self.find, self.game, self.files).load(self.view)


class Answer(NamedTuple):
    """What came of a question: a result, or the words of the error that was raised."""

    result: object = None
    error: str | None = None


@lru_cache(GAMES)
def _game(find: Find, name: str, files: tuple[str, ...]) -> Game:
    return find(name, files)


_bots: OrderedDict[str, Bot] = OrderedDict()
"""By seat: a bot goes on with what it had in mind."""


def choose(seat: str, maker: BotMaker, position: Position, actions: list[int]) -> int | None:
    """Return what the bot of a seat answers, None where that is no action at all."""
    bot = _bots.pop(seat, None) or maker()
    _bots[seat] = bot
    if len(_bots) > BOTS:
        _bots.popitem(last=False)
    answer = bot.choose(position.opened(), list(actions))
    try:
        return index(answer)
    except TypeError:
        return None


def advise(bot: str, position: Position, seconds: float) -> "list[Advice]":
    """Return the best ways on for the seat whose view it is, after so many seconds.

    Raises:
        NoAdvice: the bot only chooses.
    """
    from marchland.bots.advice import advice, asked

    view = position.opened()
    return advice(view, asked(bot).options(view, seconds))


def judge(
    position: Position,
    played: tuple[int, ...],
    ahead: float,
    sims: int,
    seconds: float,
    seed: int,
) -> "Judged":
    """Return what a turn cost whose seat had this view, and was `ahead` by so much."""
    from marchland.bots.ranking import Budget
    from marchland.bots.review import judged

    return judged(position.opened(), played, ahead, Budget(sims, seconds), Random(seed))


def serve(pipe: Connection) -> None:
    """Answer questions, each a call without arguments, until the other end is closed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # A Ctrl+C reaches every process; the server alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is for whoever reads the log.
    sys.stdout = sys.stderr
    pipe.send(None)
    while True:
        try:
            pipe.send(_answered(pipe))
        except (EOFError, OSError):
            return


def _answered(pipe: Connection) -> Answer:
    data = pipe.recv_bytes()
    try:
        return Answer(_loads(data)())
    except BaseException as error:  # noqa: BLE001 - a bot is foreign code and may raise anything
        return Answer(error=f"{type(error).__name__}: {error}")


def _loads(data: bytes) -> Callable[[], object]:
    from pickle import loads

    question: Callable[[], object] = loads(data)  # noqa: S301 - only the server writes here
    return question


def _end_with_parent() -> None:
    """Let no worker think on when the server has been killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
