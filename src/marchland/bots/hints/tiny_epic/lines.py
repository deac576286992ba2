"""Lines of play: what one seat may do until somebody else is asked or an action is done."""

from typing import Final

from marchland.bots.hints.base import Depth
from marchland.bots.hints.tiny_epic import payments
from marchland.bots.hints.tiny_epic.worth import value
from marchland.core.game import CHANCE
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import UNSET
from marchland.tinyepic.state import TinyEpicState

DEEPEST: Final = 14


class Line:
    """Actions in a row with the position they lead to."""

    def __init__(self, value: float, actions: tuple[int, ...], state: TinyEpicState) -> None:
        """Take what it is worth, what is played, and the position."""
        self.value = value
        self.actions = actions
        self.state = state


def closed(g: TinyEpicState, seat: int, before: int) -> bool:
    """Tell whether a line that came here from a stage is at its end."""
    if g.is_over or g.to_move != seat or g.stage in (stages.SELECT, stages.BID):
        return True
    return g.stage == stages.ACT and before != stages.SELECT


def before_numbers(g: TinyEpicState) -> bool:
    """Tell whether a war waits for numbers that both sides set in secret."""
    war = g.war
    if war is None or g.setup.solo or war.seats[1] < 0 or war.winner != UNSET:
        return False
    return war.step <= 4


def best_line(g: TinyEpicState, seat: int, width: int, effort: int) -> Line:
    """Return the best line of a seat that is asked something; the position stays as it is."""
    return best_lines(g, seat, width, effort, 1)[0]


def best_lines(g: TinyEpicState, seat: int, width: int, effort: int, most: int) -> list[Line]:
    """Return the best lines, at most so many, best first; no two of them are worth the same."""
    from marchland.bots.hints.tiny_epic.war import expected

    best: dict[float, Line] = {}
    lowest = float("-inf")
    beam = [Line(0.0, (), g)]
    wars: dict[tuple[int, ...], float] = {}
    for _ in range(DEEPEST):
        going_on: dict[tuple[float, int], Line] = {}
        for line in beam:
            before = line.state.stage
            for action in narrow(line.state, seat):
                state = line.state.copy()
                state.apply(action)
                effort -= 1
                actions = (*line.actions, action)
                if not closed(state, seat, before):
                    worth = value(state, seat)
                    going_on.setdefault((worth, state.stage), Line(worth, actions, state))
                    continue
                if before_numbers(state):
                    war = state.war
                    assert war is not None
                    key = (war.place, war.seats[0], int(war.hero[0]), war.only, *line.state.moved)
                    if key not in wars:
                        wars[key] = expected(state, seat)
                    worth = wars[key]
                else:
                    worth = value(state, seat)
                if worth > lowest or (len(best) < most and worth not in best):
                    best.setdefault(worth, Line(worth, actions, state))
                    if len(best) > most:
                        del best[min(best)]
                    lowest = min(best) if len(best) == most else float("-inf")
        if not going_on:
            break
        beam = sorted(going_on.values(), key=lambda one: one.value, reverse=True)
        beam = beam[: width if effort > 0 else 1]
    # A line that grew too long is taken as it is.
    return [best[worth] for worth in sorted(best, reverse=True)] or beam[:1]


def narrow(g: TinyEpicState, seat: int) -> list[int]:
    """Return the actions worth trying: one payment of those that differ in what is handed over."""
    actions = g.answers()
    if g.stage in (stages.WAR_PAY, stages.RETREAT_PAY, stages.MATCH, stages.LEVEL) or (
        actions[0] >> 20 == words.PAY
    ):
        return payments.sensible(g, seat, actions)
    return actions


def selections(g: TinyEpicState, seat: int, depth: Depth) -> list[Line]:
    """Return the best line that begins with each action, best first, others' answers counted."""
    found: list[Line] = []
    for action in g.answers():
        state = g.copy()
        state.apply(action)
        line = Line(0.0, (), state)
        if state.to_move == seat and not closed(state, seat, stages.SELECT):
            line = best_line(state, seat, depth.width, depth.effort)
        if before_numbers(line.state):
            worth = line.value
        else:
            worth = value(answered(line.state, seat, depth), seat)
        found.append(Line(worth, (action, *line.actions), line.state))
    return sorted(found, key=lambda line: -line.value)


def answered(g: TinyEpicState, seat: int, depth: Depth) -> TinyEpicState:
    """Return the position once the others have acted or collected, each as is best for it."""
    for _ in range(len(g.kingdoms)):
        asked = g.to_move
        if g.is_over or asked in (seat, CHANCE) or g.stage != stages.ACT or before_numbers(g):
            break
        g = best_line(g, asked, depth.scout_width, depth.scout_effort).state
    return g
