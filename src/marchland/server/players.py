"""Bots at a table: asked in a worker process, within a time limit, and stood in for."""

import logging
from secrets import SystemRandom

from marchland.core.game import State
from marchland.server.library import Library
from marchland.server.protocol import Entry, Seat
from marchland.server.questions import Choose
from marchland.server.thinkers import Lost, Minds

__all__ = ["BotSeat"]

log = logging.getLogger("marchland.server")

LIMIT = 6.0
"""Seconds that a bot may think about one action: what comes with Marchland needs well under one,
and a slow machine, or a busy one, must not make it play at random."""

PATIENCE = 3
"""How often a bot may fail before chance plays for it until the table is opened again."""

DICE = SystemRandom()


class BotSeat:
    """A bot in its seat. It always answers with a legal action, whatever the bot does."""

    def __init__(
        self, library: Library, thinkers: Minds, table: str, number: int, seat: Seat
    ) -> None:
        """Take the table's name, the seat and its place there, counted from 0."""
        self.number = number
        self.name = seat.bot or ""
        self._id = f"{table}/{number}"
        self._library = library
        self._thinkers = thinkers
        self._failures = 0
        self._stands_in = self.name not in library.bots()
        """Whether it is still to be said that another bot plays on."""

    async def choose(self, state: State) -> tuple[int, list[Entry]]:
        """Return an action and, where the bot failed or is not here, a log entry that says so."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0], []
        if self._stands_in:
            self._stands_in = False
            action, notes = await self.choose(state)
            return action, [self._entry("absent"), *notes]
        if self._failures >= PATIENCE:
            return DICE.choice(actions), []
        try:
            answer = await self._ask(state.observe(self.number), actions)
        except TimeoutError:
            self._failures = PATIENCE
            return self._stand_in(actions, "slow")
        except Lost:
            log.warning("bot %s was lost while it was thinking", self.name)
            self._failures += 1
            return self._stand_in(actions, "lost")
        except Exception as error:  # noqa: BLE001 - a bot is foreign code and may raise anything
            log.warning("bot %s failed: %s", self.name, error)
            self._failures += 1
            return self._stand_in(actions, "raised")
        if answer is None or answer not in actions:
            self._failures += 1
            return self._stand_in(actions, "illegal")
        return answer, []

    async def _ask(self, view: State, actions: list[int]) -> int | None:
        bot, game = self._library.standing(self.name), view.game.name
        question = Choose(self._id, bot, game, view.serialize(), actions)
        answer: int | None = await self._thinkers.ask(question, self._library, LIMIT)
        return answer

    def _stand_in(self, actions: list[int], why: str) -> tuple[int, list[Entry]]:
        return DICE.choice(actions), [self._entry(why)]

    def _entry(self, why: str) -> Entry:
        return {
            "key": f"log-bot-{why}",
            "seat": self.number,
            "args": {"bot": self.name},
            "lines": [],
        }
