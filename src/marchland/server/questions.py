"""Questions to bots, as data: nothing in them but what the seat that is asked may know."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Final

import msgspec

from marchland.core.game import Game
from marchland.server import worker
from marchland.server.library import Library

__all__ = ["Advise", "Choose", "Judge", "Question", "answer_of", "needs", "needs_met"]

ADVISER: Final = "strong"


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which of the actions the bot of a seat takes."""

    seat: str
    bot: str
    game: str
    view: bytes
    actions: list[int]

    def call(self, library: Library) -> Callable[[], int | None]:
        """Return the question as a worker process is asked."""
        maker, position = library.maker(self.bot), library.position(self.game, self.view)
        return partial(worker.choose, self.seat, maker, position, self.actions)


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """The best ways on for the seat whose view it is."""

    game: str
    view: bytes
    seconds: float
    bot: str = ADVISER

    def call(self, library: Library) -> Callable[[], Any]:
        """Return the question as a worker process is asked."""
        return partial(
            worker.advise, self.bot, library.position(self.game, self.view), self.seconds
        )


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What a turn cost whose seat had this view."""

    game: str
    view: bytes
    played: tuple[int, ...]
    ahead: float
    sims: int
    seconds: float
    seed: int
    bot: str = ""

    def call(self, library: Library) -> Callable[[], Any]:
        """Return the question as a worker process is asked."""
        position = library.position(self.game, self.view)
        how = (self.sims, self.seconds, self.seed)
        return partial(worker.judge, position, self.played, self.ahead, *how)


Question = Choose | Advise | Judge


def answer_of(question: Question, data: bytes) -> Any:
    """Return the answer to a question as it was written down in JSON.

    Raises:
        ValueError: it is none.
    """
    from marchland.bots.advice import Advice
    from marchland.bots.review import Judged

    forms: dict[type, Any] = {Choose: int | None, Advise: list[Advice], Judge: Judged}
    return msgspec.json.decode(data, type=forms[type(question)])


def needs(question: Question, library: Library) -> str:
    """Return what whoever answers must have: the same program, game, content and bot."""
    rows = library.rows(question.game, question.view)
    return _needs(library.game(question.game), rows, question.bot)


def needs_met(library: Library) -> list[str]:
    """Return all that can be answered with the games and bots of a library."""
    bots = {*library.bots(), ADVISER, ""}
    return sorted(_needs(game, list(game.content), bot) for game in library.sound() for bot in bots)


def _needs(game: Game, rows: list[dict[str, str]], bot: str) -> str:
    content = sha256(msgspec.json.encode(rows)).hexdigest()[:16]
    return f"{version('marchland')} {game.name} {game.rules} {content} {bot}"
