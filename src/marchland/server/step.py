"""A step of a game: one choice or one outcome, with the position it was taken in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from marchland.core.game import CHANCE, State
from marchland.server.protocol import Entry
from marchland.server.store import Move

__all__ = ["BEGINNING", "Step", "allowed", "onward", "taken"]

BEGINNING = bytes(16)
"""The past of a game's first action."""


def onward(past: bytes, actions: Iterable[int]) -> bytes:
    """Return the past once these actions are taken: equal only where all before them were."""
    for action in actions:
        past = blake2b(past + action.to_bytes(8, "big", signed=True), digest_size=16).digest()
    return past


@dataclass(frozen=True, slots=True)
class Step:
    """One choice or one outcome, with what followed by itself.

    Attributes:
        before: the position it was taken in.
        past: what was done before it in the game, as a digest.
        seat: who chose, or `CHANCE`.
        start: how many actions the game had before it.
        actions: the choice, then what was forced.
        part: whether it goes on with the click of the step before.
        barrier: whether it revealed something.
        entries: what it says in the log.
        anew: whether it stands where something already revealed was taken back.
        hides: whether it is a choice that nobody else may know as yet.
    """

    before: State
    past: bytes
    seat: int
    start: int
    actions: tuple[int, ...]
    part: bool
    barrier: bool
    entries: tuple[Entry, ...]
    anew: bool = False
    hides: bool = False

    @property
    def end(self) -> int:
        """How many actions the game has after this step."""
        return self.start + len(self.actions)

    @property
    def future(self) -> bytes:
        """The past of whatever follows."""
        return onward(self.past, self.actions)

    @property
    def moves(self) -> list[Move]:
        """Its actions as they are kept."""
        return [
            Move(action, self.part or k > 0, self.anew and not k)
            for k, action in enumerate(self.actions)
        ]


def allowed(state: State, action: int) -> bool:
    """Tell whether the rules allow an action, or an outcome of chance, now."""
    if state.is_over:
        return False
    if state.to_move == CHANCE:
        return any(action == outcome for outcome, _ in state.chance_outcomes())
    return action in state.legal_actions()


def taken(
    state: State,
    last: Step | None,
    action: int,
    *,
    part: bool,
    notes: Sequence[Entry] = (),
    anew: bool = False,
) -> tuple[Step, State]:
    """Return the step of an action after the last one, and the position it leads to."""
    seat = state.to_move
    if anew:
        notes = ({"key": "log-took-back", "seat": seat, "args": {"seat": seat}}, *notes)
    barrier = seat == CHANCE or state.undo_barrier(action)
    told = state.narrate(action)
    after = state.copy()
    after.listen()
    after.apply(action)
    step = Step(
        before=state,
        past=last.future if last else BEGINNING,
        seat=seat,
        start=last.end if last else 0,
        actions=tuple(after.history),
        part=part,
        barrier=barrier,
        entries=(*notes, *told, *after.events),
        anew=anew,
        hides=seat != CHANCE and not state.holds_secret() and after.holds_secret(),
    )
    return step, after
