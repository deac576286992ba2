"""What bots ask about a game."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from marchland.core.game import State
from marchland.core.lot import play_by_lot

FAR: Final = 60
"""Actions that are played out by chance after the one that is tried."""
EFFORT: Final = 3000
"""Actions of chance that an answer may cost."""
FEWEST: Final = 4
"""How often each action is tried at least."""
LOT: Final = 400
"""Actions of chance that end a game of which nothing is known."""


class Depth(NamedTuple):
    """How far a search within one's own turn goes."""

    width: int
    """Lines that are followed side by side."""
    effort: int
    """Positions looked at before they grow fewer."""
    scout_width: int
    """The same for a search that only estimates what may come."""
    scout_effort: int
    offers: int
    """Things on offer of which more is looked at than what shows at once."""


THOROUGH: Final = Depth(width=6, effort=300, scout_width=2, scout_effort=150, offers=99)
LONGEST: Final = 20_000
"""Actions after which no game that is played out in the mind goes on."""


class Scored(NamedTuple):
    """Actions in a row with what they are worth in points, as far as the hints see."""

    value: float
    actions: tuple[int, ...]


class Outlook(NamedTuple):
    """What is thought of a seat's gain before any game is played out.

    Attributes:
        gain: by how much its score less the mean of the others' grows to the end, as a rule.
        doubt: by how much positions differ from that rule.
        luck: by how much one game that is played out is off.
        flaw: by how much all such games are off, as those who play them are no good players.
    """

    gain: float
    doubt: float
    luck: float
    flaw: float

    def weighed(self, mean: float, games: int) -> float:
        """Return what the gain is thought to be after so many games with this mean."""
        if not games:
            return self.gain
        off = self.luck**2 / games + self.flaw**2
        return self.gain + (mean - self.gain) * self.doubt**2 / (self.doubt**2 + off)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(metaclass=ABCMeta):
    """Knowledge of one game, for bots that look ahead within their own turn.

    Attributes:
        depth: how far they look.
        longest: actions after which a game that is played out in the mind is stopped.
        stray: how often seats stray from the best in games by which a turn is judged or advised;
            where there are no dice all such games would else be one and the same.
        counted: what a score counts, coins or points.
    """

    depth: Depth
    longest: int
    stray: float = 0.0
    counted: str = "coins"

    def __init__(self, depth: Depth = THOROUGH, longest: int = LONGEST) -> None:
        """Take how far to look."""
        self.depth = depth
        self.longest = longest

    def begin(self, seed: int) -> None:  # noqa: B027 - whoever throws no dice need not listen
        """Be told that another game is played out in the mind; whoever throws dice seeds them."""

    def foresees(self, state: State) -> bool:
        """Tell whether games that are played out from here say how it ends, rather than chance."""
        return True

    def outlook(self, view: State) -> Outlook | None:
        """Return how far games that are played out from here are trusted, None for wholly."""
        return None

    def reason(self, key: str) -> str:
        """Return the key by which this game gives a reason: it may call regions otherwise."""
        return key

    def places(
        self, view: State, actions: Sequence[int], others: Sequence[Sequence[int]]
    ) -> list[Mapping[str, Any]]:
        """Return what speaks for the place that actions choose, each a text key with arguments.

        Args:
            view: the position that they begin in; stays as it is.
            actions: a way to go on.
            others: the ways that it is compared with.
        """
        return []

    def rivals(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Return the actions worth comparing with the answer by playing on from each."""
        return []

    def slips(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Return what a newcomer might answer instead, [] where the answer is plain to anybody."""
        return []

    def gentle(self, view: State, lines: list[Scored]) -> list[Scored]:
        """Return the lines that are kind to a newcomer who sits opposite, all where none is."""
        return lines

    def answer(self, view: State, actions: list[int]) -> int | None:
        """Return the action where no search is needed, else None."""
        return None

    def lines(self, view: State, most: int) -> list[Scored] | None:
        """Return the best lines, best first, None where the bot's own search finds them."""
        return None

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """Return in points how good a position is for a seat if it stops there."""

    def promise(self, state: State, seat: int) -> float:
        """Return in points what going on may still add to a position's value."""
        return 0.0

    def open(self, state: State, seat: int) -> bool:
        """Tell whether the search may go on from this position."""
        return state.to_move == seat

    def narrow(self, state: State, actions: list[int]) -> list[int]:
        """Return the actions worth trying, those that end the line left out."""
        return actions

    def ending(self, state: State, actions: list[int]) -> int | None:
        """Return the action that ends the line, None when there is no such action."""
        return None


class Plain(Hints):
    """No knowledge but the scores: what comes of an action is tried out by chance.

    The same positions get the same answers: the dice are seeded by the position.
    """

    def answer(self, view: State, actions: list[int]) -> int:
        """Return the action after which chance ends best, on the average of some short games."""
        seat = view.to_move
        rng = Random(view.digest())
        times = max(FEWEST, EFFORT // (FAR * len(actions)))
        totals = dict.fromkeys(actions, 0.0)
        for _ in range(times):
            world = view.resample(seat, rng)
            for action in actions:
                state = world.copy()
                state.apply(action)
                play_by_lot(state, rng, FAR)
                totals[action] += self.value(state, seat)
        return max(actions, key=lambda action: (totals[action], -action))

    def value(self, state: State, seat: int) -> float:
        """Return the lead over the best of the others whose score is known."""
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat and score >= 0]
        return scores[seat] - max(others, default=0) / 2

    def open(self, state: State, seat: int) -> bool:
        """Look one action deep."""
        return False

    def rivals(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Compare all of them."""
        return [action for action in actions if action != answer]


class Lot(Plain):
    """Plays on by chance, where nothing is known and time is short."""

    def __init__(self) -> None:
        """Begin with dice that `begin` seeds."""
        super().__init__(longest=LOT)
        self._rng = Random(0)

    def begin(self, seed: int) -> None:
        """Seed the dice."""
        self._rng.seed(seed)

    def answer(self, view: State, actions: list[int]) -> int:
        """Return any of the actions."""
        return actions[int(self._rng.random() * len(actions))]
