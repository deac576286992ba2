"""One game of a run, played and written down."""

from dataclasses import asdict, dataclass
from typing import Any

from marchland.arena import match
from marchland.arena.clock import Clock, Times
from marchland.arena.contest import Bout, Contest
from marchland.core.game import Game


@dataclass
class Record:
    """How a game of a run went.

    Attributes:
        number: its place in the plan.
        scores: by seat; winners: the seats that won, as `State.winners` says.
        actions: how many were played, dice and draws included.
        times: for each seat how many choices took how long (`clock.Times`).
        history: every action; empty unless the run keeps its games.
    """

    number: int
    scores: list[int]
    winners: list[int]
    actions: int
    times: list[Times]
    history: list[int]

    def to_row(self) -> dict[str, Any]:
        """Return it in plain JSON types."""
        return asdict(self)

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> "Record":
        """Return what `to_row` wrote, as JSON has kept it.

        Raises:
            KeyError, TypeError, ValueError, AttributeError: it is something else.
        """
        times = [{int(step): int(n) for step, n in one.items()} for one in row["times"]]
        return cls(
            int(row["number"]), list(row["scores"]), list(row["winners"]), int(row["actions"]),
            times, list(row["history"]),
        )  # fmt: skip


def play_bout(contest: Contest, game: Game, bout: Bout) -> Record:
    """Play one game of a run.

    Raises:
        BotFailed: names the bot and what it did.
    """
    names = [contest.bots[place] for place in bout.seats]
    seed = contest.seed_of(bout)
    players = [match.seated(name, f"{seed}/{bout.number}/{seat}", seat)
               for seat, name in enumerate(names)]  # fmt: skip
    clock = Clock(contest.players, contest.limit)
    result = match.conduct(game, players, seed, contest.map_name, contest.rulings, clock)
    history = result.state.history
    kept = list(history) if contest.keeps_games else []
    return Record(
        bout.number, result.scores[: contest.players], result.winners, len(history), clock.times,
        kept,
    )  # fmt: skip
