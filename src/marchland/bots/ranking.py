"""What a seat may do now, by what comes of it: each way is played on to the end of the game."""

import time
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from marchland.bots.hints import Hints, hints_for
from marchland.bots.search import best_lines
from marchland.bots.turns import follow, next_line, play_out, with_ending
from marchland.core.game import State

WAYS: Final = 6
"""Lines that are compared."""
WIDER: Final = 2
"""So many times as many where they are compared with care, found by a beam as much wider."""
MANY: Final = 12
"""Single answers that are compared."""
DOUBT: Final = 3.0
"""Points by which the hints' opinion of a line is off, as a rule."""
UNPROVEN: Final = 1.0
"""Points by which an answer that the hints would not give is thought worse at first."""
NOISE: Final = 10.0
"""Points by which two games that begin differently differ by luck, as a rule."""
ASSUMED: Final = 2
"""Games that this is thought to be known from, before any is played."""
ENOUGH: Final = 6
"""Games from each way before any is thought sure."""
SURE: Final = 3.0
"""Standard errors by which the best way is then ahead of each other one."""
MANY_GAMES: Final = 64
"""Games from which on it is better to play them well than to play more of them."""

GUESSES: Final = 64
"""Guesses of what is hidden from which it is said who is ahead."""
MASKED: Final = -1
"""A score that a seat may not know."""


class Budget(NamedTuple):
    """How long to think: until so many games are played out, or so many seconds have gone.

    Attributes:
        sims: games that are played out to their end.
        seconds: the time after which no further one is begun; 0 for as long as it takes.
    """

    sims: int
    seconds: float = 0.0


class Option(NamedTuple):
    """One way to go on.

    Attributes:
        actions: the seat's next actions, as far as this way was thought through.
        gain: by how much the seat's score less the mean of the others', in coins or points, is
            expected to be more at the end than now; what is hidden of their totals does not
            matter here.
        spread: the standard deviation of what single games brought.
        sims: the games that were played out from it.
        doubt: by how much the gain may be off beside that of the first way, as a rule.
    """

    actions: tuple[int, ...]
    gain: float
    spread: float
    sims: int
    doubt: float = 0.0


class Way(NamedTuple):
    """A line that is compared with others.

    Attributes:
        actions: what is played.
        prior: by how much the hints think it better than the greedy seat's own; below 0.
    """

    actions: tuple[int, ...]
    prior: float


class Care(NamedTuple):
    """How carefully ways are compared.

    Attributes:
        hints: what the seats know in the games that are played out.
        wider: how many times as many lines as usual are compared.
    """

    hints: Hints
    wider: int


def ways(view: State, wider: int = 1) -> list[Way]:
    """Return what is worth comparing, what a greedy seat would do first.

    Args:
        view: what the seat to move may know; stays as it is.
        wider: how many times as many lines as usual.
    """
    hints = hints_for(view.game.family)
    actions = view.legal_actions()
    if len(actions) == 1:
        return [Way((actions[0],), 0.0)]
    answer = hints.answer(view, actions)
    if answer is not None:
        rivals = hints.rivals(view, actions, answer)[: MANY - 1]
        return [Way((answer,), 0.0), *(Way((one,), -UNPROVEN) for one in rivals)]
    most = WAYS * wider
    lines = hints.lines(view, most)
    if lines is not None:
        return [Way(one.actions, one.value - lines[0].value) for one in lines]
    width, effort = hints.depth.width * wider, hints.depth.effort * wider
    found = best_lines(view, view.to_move, hints, width, effort, most)
    return [
        Way(with_ending(view, line.actions, hints), line.value - found[0].value) for line in found
    ]


def options(
    view: State,
    budget: Budget,
    rng: Random,
    now: Callable[[], float] = time.perf_counter,
) -> list[Option]:
    """Return what the seat to move may do, the best first, with what is expected of each way.

    Every way is played on from the same positions that the seat cannot rule out, with the
    same dice, by greedy seats to the end of the game; after each half of the ways that are
    left has proved worse, the others share what remains of the budget (sequential halving).
    What few games say is weighed against what the hints think (a normal prior), so that little
    time does no harm. The same view, simulations and `rng` give the same answer, unless
    the seconds end first.

    Args:
        view: what the seat to move may know, as `State.observe` returns it; stays as it is.
        budget: games or seconds to spend.
        rng: decides the positions and dice that are thought of.
        now: the clock in seconds.
    """
    hints, wider = care(view, budget, rng, now)
    return compared(view, ways(view, wider), budget, rng, now, hints, hints.stray)


def compared(
    view: State,
    found: list[Way],
    budget: Budget,
    rng: Random,
    now: Callable[[], float],
    hints: Hints,
    stray: float = 0.0,
) -> list[Option]:
    """Return these ways as options, as `options` does with all that are worth comparing.

    With `stray` seats do now and then, so often, what they think nearly as good.
    """
    table = Table(view, found[: max(2, budget.sims)], hints, stray)
    begun = now()

    def late() -> bool:
        return bool(budget.seconds) and now() - begun >= budget.seconds

    alive = list(range(len(table.ways)))
    rounds = max(1, (len(alive) - 1).bit_length())
    played = 0
    spent = 0.0
    for number in range(1, rounds + 1):
        while spent < number / rounds:
            seed = rng.getrandbits(62)
            if not all(table.play(way, seed, late) for way in alive):
                return table.options()
            played += len(alive)
            spent = played / budget.sims
            if budget.seconds:
                spent = max(spent, (now() - begun) / budget.seconds)
            if table.settled(alive):
                return table.options()
        estimate = table.estimates()
        alive.sort(key=lambda way: (-estimate[way], way))
        alive = sorted({0, *alive[: max(2, (len(alive) + 1) // 2)]})
    return table.options()


def care(view: State, budget: Budget, rng: Random, now: Callable[[], float]) -> Care:
    """Return how carefully ways are compared: where there are few games, by thin hints.

    Where seconds count, a game is played out to see how many there will be.

    Args:
        view: what the seat to move may know; stays as it is.
        budget: games or seconds to spend.
        rng: decides the position and dice of that game.
        now: the clock in seconds.
    """
    family = view.game.family
    quick = Care(hints_for(family, thin=True), 1)
    careful = Care(hints_for(family), WIDER)
    if budget.sims < MANY_GAMES:
        return quick
    if not budget.seconds:
        return careful
    last = now() + budget.seconds / MANY_GAMES
    dice = Random(rng.getrandbits(62))
    world = view.resample(view.to_move, dice)
    return careful if play_out(world, careful.hints, dice, lambda: now() > last) else quick


class Table:
    """Ways to go on, with the games that were played out from each."""

    def __init__(self, view: State, chosen: list[Way], hints: Hints, stray: float = 0.0) -> None:
        """Take what is compared, by what knowledge games are played out and how often it strays."""
        self.view = view
        self.seat = view.to_move
        self.ways = chosen
        self.hints = hints
        self.stray = stray
        self.gains: list[list[float]] = [[] for _ in chosen]
        """For each way what each game brought; the games of the same number had the same luck."""

    def play(self, way: int, seed: int, late: Callable[[], bool]) -> bool:
        """Play one way on to the end of the game, with the luck of a seed, unless it is late."""
        rng = Random(seed)
        world = self.view.resample(self.seat, rng)
        begun = lead(world, self.seat)
        follow(world, self.ways[way].actions)
        if not play_out(world, self.hints, rng, late, self.stray):
            return False
        self.gains[way].append(lead(world, self.seat) - begun)
        return True

    def estimates(self) -> list[float]:
        """Return for each way what it is thought to bring, few games weighed against the hints."""
        first = self.gains[0]
        base = sum(first) / len(first) if first else 0.0
        return [base + (self._gain(way, first)[0] if way else 0.0) for way in range(len(self.ways))]

    def settled(self, alive: list[int]) -> bool:
        """Tell whether one way is so far ahead of all that are left that more games change nothing.

        It is after some games where even the nearest of them is behind by more than luck does.
        """
        if len(self.gains[alive[0]]) < ENOUGH:
            return False
        estimate = self.estimates()
        best = max(alive, key=lambda way: estimate[way])
        for way in alive:
            if way == best:
                continue
            pairs = zip(self.gains[best], self.gains[way], strict=True)
            gains = [mine - theirs for mine, theirs in pairs]
            if sum(gains) / len(gains) <= SURE * spread(gains) / sqrt(len(gains)):
                return False
        return True

    def _gain(self, way: int, first: list[float]) -> tuple[float, float]:
        """Return by how much a way is thought better than the first, and how far that is off."""
        gains = [mine - theirs for mine, theirs in zip(self.gains[way], first, strict=False)]
        games = len(gains)
        mean = sum(gains) / games if games else 0.0
        off = sum((gain - mean) ** 2 for gain in gains)
        noise = (ASSUMED * NOISE**2 + off) / (ASSUMED + games)
        known, thought = games / noise, 1 / DOUBT**2
        better = (known * mean + thought * self.ways[way].prior) / (known + thought)
        return better, 1 / sqrt(known + thought)

    def _level(self, estimates: list[float]) -> float:
        """Return what all ways are to be raised by, for their games to be met in the mean.

        By itself an estimate stands on the few games of the first way, which may be a bad one.
        How well all goes is weighed against what the hints expect: all ways share their luck.
        """
        played = [len(gains) for gains in self.gains]
        games = max(sum(played), 1)
        missed = [
            sum(gains) - len(gains) * estimate
            for gains, estimate in zip(self.gains, estimates, strict=True)
        ]
        outlook = self.hints.outlook(self.view)
        mean = sum(map(sum, self.gains)) / games
        thought = mean if outlook is None else outlook.weighed(mean, max(played))
        return sum(missed) / games + thought - mean

    def options(self) -> list[Option]:
        """Return all ways, the best first, the greedy one among equals."""
        estimates = self.estimates()
        level = self._level(estimates)
        found = [
            Option(
                way.actions,
                level + gain,
                spread(gains),
                len(gains),
                self._gain(k, self.gains[0])[1] if k else 0.0,
            )
            for k, (way, gain, gains) in enumerate(
                zip(self.ways, estimates, self.gains, strict=True)
            )
        ]
        return sorted(found, key=lambda option: -option.gain)


def lead(state: State, seat: int) -> float:
    """Return a seat's score less the mean of the others', one that nobody plays included."""
    scores = state.scores()
    others = len(scores) - 1
    return scores[seat] - (sum(scores) - scores[seat]) / others if others else float(scores[seat])


def standing(view: State) -> float:
    """Return how far the seat to move is ahead, as far as it knows; a mean where it must guess."""
    seat = view.to_move
    if MASKED not in view.scores():
        return lead(view, seat)
    rng = Random(view.key())
    return sum(lead(view.resample(seat, rng), seat) for _ in range(GUESSES)) / GUESSES


def spread(leads: list[float]) -> float:
    """Return the standard deviation of what games brought; 0 for fewer than two."""
    if len(leads) < 2:
        return 0.0
    mean = sum(leads) / len(leads)
    return sqrt(sum((one - mean) ** 2 for one in leads) / (len(leads) - 1))


def whole_turn(view: State, actions: tuple[int, ...]) -> tuple[int, ...]:
    """Return an option's actions with what a greedy seat would add, up to chance or another seat.

    An action that reveals what the seat cannot know is the last, too.

    Args:
        view: the view that the option was found for; stays as it is.
        actions: what the option begins with.
    """
    hints = hints_for(view.game.family)
    seat = view.to_move
    state = view.copy()
    line: list[int] = []
    waiting = list(actions)
    while state.to_move == seat and not state.is_over:
        if not waiting:
            waiting = list(next_line(state, state.legal_actions(), hints))
        line.append(waiting.pop(0))
        if state.undo_barrier(line[-1]):
            break
        state.apply(line[-1])
    return tuple(line)
