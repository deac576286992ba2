"""Lines of play: what one seat may do until somebody else is asked or an action is done."""

from typing import Final, NamedTuple

from marchland.bots.hints.tiny_epic import payments
from marchland.bots.hints.tiny_epic.worth import value
from marchland.core.game import CHANCE
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import UNSET
from marchland.tinyepic.state import TinyEpicState

DEEPEST: Final = 14
WIDTH: Final = 8
EFFORT: Final = 400
"""Positions that one search looks at before its beam grows thin."""
REPLY_WIDTH: Final = 2
REPLY_EFFORT: Final = 40
"""The same for what another seat may answer."""


class Line(NamedTuple):
    """Actions in a row with the position they lead to."""

    value: float
    actions: tuple[int, ...]
    state: TinyEpicState


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


def best_line(g: TinyEpicState, seat: int, width: int = WIDTH, effort: int = EFFORT) -> Line:
    """Return the best line of a seat that is asked something; the position stays as it is."""
    from marchland.bots.hints.tiny_epic.war import expected

    best: Line | None = None
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
                if best is None or worth > best.value:
                    best = Line(worth, actions, state)
        if not going_on:
            break
        beam = sorted(going_on.values(), key=lambda one: one.value, reverse=True)
        beam = beam[: width if effort > 0 else 1]
    # A line that grew too long is taken as it is.
    return best if best is not None else beam[0]


def narrow(g: TinyEpicState, seat: int) -> list[int]:
    """Return the actions worth trying: one payment of those that differ in what is handed over."""
    actions = g.answers()
    if g.stage in (stages.WAR_PAY, stages.RETREAT_PAY, stages.MATCH, stages.LEVEL) or (
        actions[0] >> 20 == words.PAY
    ):
        return payments.sensible(g, seat, actions)
    return actions


def best_selection(g: TinyEpicState, seat: int) -> Line:
    """Return the best line that begins with the choice of an action, others' answers counted."""
    best: Line | None = None
    for action in g.answers():
        state = g.copy()
        state.apply(action)
        line = Line(0.0, (), state)
        if state.to_move == seat and not closed(state, seat, stages.SELECT):
            line = best_line(state, seat)
        if before_numbers(line.state):
            worth = line.value
        else:
            worth = value(answered(line.state, seat), seat)
        if best is None or worth > best.value:
            best = Line(worth, (action, *line.actions), line.state)
    assert best is not None
    return best


def answered(g: TinyEpicState, seat: int) -> TinyEpicState:
    """Return the position once the others have acted or collected, each as is best for it."""
    for _ in range(len(g.kingdoms)):
        asked = g.to_move
        if g.is_over or asked in (seat, CHANCE) or g.stage != stages.ACT or before_numbers(g):
            break
        g = best_line(g, asked, REPLY_WIDTH, REPLY_EFFORT).state
    return g
