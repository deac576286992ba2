"""A bot for one's first games: it plays with a plan, and overlooks what newcomers overlook."""

from random import Random
from typing import Final

from marchland.bots.base import Bot
from marchland.bots.hints import Hints, hints_for
from marchland.bots.plan import Plan
from marchland.bots.search import best_line
from marchland.bots.turns import with_ending
from marchland.core.game import State

OVERLOOKED: Final = 0.5
"""How likely it does not see one thing that it could do in its turn."""
SLIPS: Final = 0.7
"""How likely it gives another plausible answer than the best one it knows."""
LINES: Final = 4
"""Whole lines among which it chooses, where the game's hints find them."""
SEEN: Final = 16
"""Lines of which those that are gentle are kept."""
MISJUDGED: Final = 1.5
"""Points by which it misjudges each of them, as a rule."""
EFFORT: Final = 60
"""Positions that it looks at in its own turn."""


class EasyBot(Bot):
    """Looks along one line of its own turn, with gaps; it seldom declines in time.

    The same positions get the same answers with the same seed.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """Take what decides what it overlooks; None overlooks something else every time."""
        self._seed = Random().getrandbits(62) if seed is None else seed
        self._plan = Plan()

    def choose(self, view: State, actions: list[int]) -> int:
        """Return the next action of a turn that is good enough."""
        if len(actions) == 1:
            return actions[0]
        planned = self._plan.next(view, actions)
        if planned is not None:
            return planned
        line = thought(view, actions, Random(f"{self._seed}/{view.key()}"))
        self._plan.remember(view, line)
        return line[0]


def thought(view: State, actions: list[int], rng: Random) -> tuple[int, ...]:
    """Return what a newcomer would do next: at least one action, all of them its seat's own."""
    hints = hints_for(view.game.family)
    answer = hints.answer(view, actions)
    if answer is not None:
        others = hints.slips(view, actions, answer)
        return (rng.choice(others) if others and rng.random() < SLIPS else answer,)
    lines = hints.lines(view, SEEN)
    if lines is not None:
        lines = hints.gentle(view, lines)[:LINES]
        return max(lines, key=lambda line: line.value + rng.gauss(0.0, MISJUDGED)).actions
    line = best_line(view, view.to_move, Gaps(hints, rng), 1, EFFORT)
    return with_ending(view, line.actions, hints)


class Gaps(Hints):
    """Hints of a game with some of the actions left out, the same ones all through a turn."""

    def __init__(self, hints: Hints, rng: Random) -> None:
        """Take the hints, and what decides what is left out."""
        super().__init__(hints.depth)
        self._hints = hints
        self._rng = rng
        self._seen: dict[int, bool] = {}

    def value(self, state: State, seat: int) -> float:
        """Judge a position as the hints do."""
        return self._hints.value(state, seat)

    def promise(self, state: State, seat: int) -> float:
        """Judge what may come as the hints do."""
        return self._hints.promise(state, seat)

    def open(self, state: State, seat: int) -> bool:
        """Go on where the hints do."""
        return self._hints.open(state, seat)

    def ending(self, state: State, actions: list[int]) -> int | None:
        """End the line as the hints do."""
        return self._hints.ending(state, actions)

    def narrow(self, state: State, actions: list[int]) -> list[int]:
        """Leave out what is overlooked, but for the last thing that could be done."""
        found = self._hints.narrow(state, actions)
        for action in found:
            if action not in self._seen:
                self._seen[action] = self._rng.random() >= OVERLOOKED
        return [action for action in found if self._seen[action]] or found[:1]
