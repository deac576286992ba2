"""Who may take back what.

| who sits at the table | back to | past dice, draws, others |
| --- | --- | --- |
| bots alone | nowhere | - |
| one person, with bots or alone | the person's first choice | yes; whose is said, the page asks |
| several persons, at one screen or more | the last choice or turn of a seat here | if all agree |

One undo takes back the last choice with all that followed it, or the whole turn; a plan is one
choice. Among several persons a turn is given back only to the seat whose turn it still is.
Past that the persons at other screens may be asked; what they agree to is `wished`.
"""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

from marchland.core.game import CHANCE
from marchland.server.protocol import Taken, UndoOffer, Why
from marchland.server.step import Step
from marchland.server.undone import Lot

__all__ = ["NOTHING_UNDONE", "Barred", "Sitting", "Undo", "offer", "undo", "wished"]

NOTHING_UNDONE = Why("error-redo-nothing", {})


@dataclass(frozen=True, slots=True)
class Undo:
    """What undo would do: go back to the position with `n` actions."""

    n: int
    taken: Taken


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays.

    Attributes:
        persons: the seats of all persons, also where a bot plays for them now.
        own: those of them that are played at one screen.
        others: those that are played at others.
    """

    persons: tuple[int, ...]
    own: frozenset[int]
    others: frozenset[int] = frozenset()


class Barred(Exception):
    """Nothing may be taken back, and why."""

    def __init__(self, key: str, seat: int | None = None) -> None:
        """Take the key of the sentence, and the seat that it names."""
        super().__init__(key)
        self.why = Why(key, {} if seat is None else {"seat": seat})


def undo(steps: Sequence[Step], sitting: Sitting, to_move: int, *, turn: bool) -> Undo:
    """Return what undo would take back.

    Args:
        steps: the game so far.
        sitting: who plays, and who of them at this screen.
        to_move: the seat that is asked now.
        turn: the whole turn, not the last choice.

    Raises:
        Barred: nothing may be taken back.
    """
    persons = sitting.persons
    _check(steps, sitting, frozenset(persons))
    if len(persons) == 1:
        k = _alone(steps, persons[0], turn=turn)
    else:
        k = _among_several(steps, sitting.own, to_move, turn=turn)
    return Undo(steps[k].start, _told(steps[k:]))


def wished(steps: Sequence[Step], sitting: Sitting, *, turn: bool) -> Undo:
    """Return what undo takes back where the persons at other screens agree.

    It is the last choice, or the turn, of a seat at this screen, with all that followed.

    Args:
        steps, sitting, turn: as `undo` takes them.

    Raises:
        Barred: there is nothing to ask for.
    """
    _check(steps, sitting, sitting.own)
    last = next(step for step in reversed(steps) if step.seat in sitting.own)
    k = _alone(steps, last.seat, turn=turn)
    return Undo(steps[k].start, _told(steps[k:]))


def _check(steps: Sequence[Step], sitting: Sitting, whose: frozenset[int]) -> None:
    if not sitting.persons:
        raise Barred("error-undo-bots")
    if not sitting.own:
        raise Barred("error-undo-watch")
    if all(step.seat not in whose for step in steps):
        raise Barred("error-undo-nothing")


def offer(steps: Sequence[Step], sitting: Sitting, to_move: int, redo: Lot | None) -> UndoOffer:
    """Return what undo and redo would do now, and why what they would not."""
    found: dict[str, Taken] = {}
    why: dict[str, Why] = {}
    ask: dict[str, Taken] = {}
    for to in ("step", "turn"):
        try:
            found[to] = undo(steps, sitting, to_move, turn=to == "turn").taken
        except Barred as barred:
            why[to] = barred.why
            if not sitting.others:
                continue
            with contextlib.suppress(Barred):
                ask[to] = wished(steps, sitting, turn=to == "turn").taken
    if redo is None or redo[0][0].seat not in sitting.own:
        why["redo"] = NOTHING_UNDONE
    else:
        found["redo"] = _told(redo[0])
    return UndoOffer(found.get("step"), found.get("turn"), found.get("redo"), why, ask)


def _told(steps: Sequence[Step]) -> Taken:
    """Return whose choice the first of these steps is, and which others acted after it.

    The opponent of a solo game, a place behind the seats, acts where a die is rolled for it.
    """
    first = steps[0].seat
    others: dict[int, None] = {}
    for step in steps:
        if step.seat not in (first, CHANCE):
            others[step.seat] = None
        elif step.seat == CHANCE:
            seats = [entry.get("seat") for entry in step.entries]
            others |= {seat: None for seat in seats if seat and seat >= step.before.players}
    return Taken(first, list(others))


def _alone(steps: Sequence[Step], seat: int, *, turn: bool) -> int:
    k = next(k for k in reversed(range(len(steps))) if steps[k].seat == seat)
    first = k
    while k > 0 and (turn or steps[k].part):
        k -= 1
        if steps[k].seat == seat:
            first = k
        elif steps[k].seat != CHANCE:
            break
    return first


def _among_several(steps: Sequence[Step], own: frozenset[int], to_move: int, *, turn: bool) -> int:
    last = steps[-1]
    if last.seat == CHANCE:
        raise Barred("error-undo-luck")
    if last.seat not in own:
        raise Barred("error-undo-seat", last.seat)
    if last.barrier:
        raise Barred("error-undo-shown")
    if turn and last.seat != to_move:
        raise Barred("error-undo-turn", last.seat)
    k = len(steps) - 1
    while k > 0 and (turn or steps[k].part):
        earlier = steps[k - 1]
        if earlier.barrier or earlier.seat != last.seat:
            break
        k -= 1
    return k
