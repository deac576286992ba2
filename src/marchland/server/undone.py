"""What was taken back at a table and can be brought back, until something else is done."""

from collections.abc import Iterable, Sequence

from marchland.core.game import State
from marchland.server.step import Step

__all__ = ["Lot", "Undone"]

Lot = tuple[list[Step], State]
"""What one undo took back, and the position that it was taken back from."""


class Undone:
    """Lots in the order of play: the first is what was taken back last."""

    def __init__(self, lots: Iterable[Lot] = ()) -> None:
        """Begin with what an earlier program left."""
        self._lots = list(lots)

    @property
    def next(self) -> Lot | None:
        """What the next redo brings back."""
        return self._lots[0] if self._lots else None

    @property
    def steps(self) -> list[Step]:
        """Every step, in the order of play."""
        return [step for steps, _ in self._lots for step in steps]

    def put(self, steps: list[Step], after: State) -> None:
        """Take up what an undo took back from a position."""
        self._lots.insert(0, (steps, after))

    def begins(self, steps: Sequence[Step]) -> bool:
        """Tell whether these steps are the first of what was taken back.

        A choice that is hidden counts as another one, unless it was itself brought back: what is
        left to bring back would tell others that it is the same.
        """
        known = self.steps
        return len(steps) <= len(known) and all(
            one is other or (one.actions == other.actions and not other.hides)
            for one, other in zip(steps, known, strict=False)
        )

    def follow(self, steps: Sequence[Step]) -> None:
        """Let go of what was done again; of all where something else was done."""
        if not self.begins(steps):
            self._lots.clear()
        left = len(steps)
        while left and self._lots:
            first, after = self._lots[0]
            if left < len(first):
                self._lots[0] = (first[left:], after)
                return
            left -= len(first)
            del self._lots[0]

    def is_anew(self, steps: Sequence[Step], action: int) -> bool:
        """Tell whether an action after these steps chooses anew where more was already seen.

        The same choice as before is not new: it stands as it stood. Of a hidden one nobody is
        told whether it is the same.
        """
        if not self.begins(steps):
            return False
        left = self.steps[len(steps) :]
        if left and left[0].actions[0] == action and not left[0].hides:
            return left[0].anew
        return any(step.barrier or step.anew for step in left)
