"""What an arena plays: every pairing of bots, each deal with every seat order."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from marchland.bots import registry as bots
from marchland.core import registry as games
from marchland.core.errors import MarchlandError
from marchland.core.game import Game
from marchland.core.rulings import Value

FORMAT = 1
"""The form of the files that a run keeps."""


class BadContest(MarchlandError):
    """Bots, seats or files of which no run can be made, or which are another run's."""


class Bout(NamedTuple):
    """One game of a run.

    Attributes:
        number: its place in the plan, by which a run knows what it has played.
        pairing: which two bots meet.
        deal: which deal; the same deal is played with every seat order.
        seats: for each seat the number of its bot.
        alone: the bot that sits alone against the other; with two seats the one in the first.
    """

    number: int
    pairing: int
    deal: int
    seats: tuple[int, ...]
    alone: int


@dataclass(frozen=True)
class Contest:
    """A run: game k is the same on every machine and with any jobs."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """Games a pairing, before they are rounded up to whole deals."""
    seed: int = 0
    map_name: str | None = None
    rulings: Mapping[str, Value] = field(default_factory=dict)
    content: tuple[str, ...] = ()
    limit: float = 0.0
    """Seconds that a choice may take; 0 for as long as it likes."""
    keeps_games: bool = False
    """Whether records hold the actions of each game."""

    @cached_property
    def pairings(self) -> list[tuple[int, int]]:
        """Each two bots, by number."""
        return list(combinations(range(len(self.bots)), 2))

    def orders(self, pairing: tuple[int, int]) -> list[tuple[tuple[int, ...], int]]:
        """Return the seat orders of a deal, each with the bot that sits alone.

        One bot in each seat and the other in all others, then the other way round; with two seats
        that is the same, with one each plays the deal for itself.
        """
        found: dict[tuple[int, ...], int] = {}
        for alone, other in (pairing, pairing[::-1]):
            for seat in range(self.players):
                order = tuple(alone if s == seat else other for s in range(self.players))
                found.setdefault(order, alone)
        return list(found.items())

    @cached_property
    def deals(self) -> int:
        """Deals a pairing."""
        orders = len(self.orders((0, 1)))
        return -(-self.games // orders)

    def plan(self) -> list[Bout]:
        """Return every game: deal after deal, so that all pairings go on alike."""
        found: list[Bout] = []
        for deal in range(self.deals):
            for number, pairing in enumerate(self.pairings):
                for seats, alone in self.orders(pairing):
                    found.append(Bout(len(found), number, deal, seats, alone))
        return found

    def seed_of(self, bout: Bout) -> str:
        """Return what the set-up and the dice of a game come from: those of its deal."""
        return f"{self.seed}/deal/{bout.deal}"

    def opened(self) -> Game:
        """Return the game once everything that the run names is known to exist.

        Raises:
            MarchlandError: an unknown game, bot, map, ruling or number of players.
            BadContest: fewer than two bots, or one that is named twice.
        """
        for name in self.bots:
            bots.make(name)
        if len(self.bots) < 2:
            raise BadContest("An arena is for two bots or more: name them as --bots A,B,...")
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise BadContest(f"--bots names {name} twice; each bot is named once.")
        game = games.game(self.game, self.content)
        game.new_state(self.players, 0, self.map_name, self.rulings)
        return game

    def header(self, game: Game) -> dict[str, Any]:
        """Return what makes this run another than all others, in plain JSON types.

        How many games it plays is no part of it: a run may go on for longer.
        """
        state = game.new_state(self.players, 0, self.map_name, self.rulings)
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": game.rules,
            "bots": list(self.bots),
            "players": self.players,
            "map": state.map_name,
            "map_digest": game.map_digest(state.map_name),
            "rulings": dict(state.rulings),
            "content": game.content,
            "seed": self.seed,
        }


def differing(here: Mapping[str, Any], there: Mapping[str, Any]) -> str:
    """Return in a few words in which two headers differ first, "" where they do not."""
    for key, value in here.items():
        if there.get(key) != value:
            return f"its {key} is {there.get(key)!r}, not {value!r}"[:200]
    return ""
