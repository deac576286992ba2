"""A wrapper that refuses illegal actions, for servers and for people's code."""

from operator import index
from typing import Any, SupportsIndex

from marchland.core.errors import IllegalAction, MarchlandError, quoted
from marchland.core.game import NOBODY, State

FAR = 1 << 64
"""No action is as far from 0, nor would a person read its digits."""
SHOWN = 8
"""Legal actions that a refusal names."""


class Checked:
    """A state with the same interface whose `apply` refuses what is not legal."""

    def __init__(self, state: State) -> None:
        """Wrap this state; it is changed in place."""
        self.state = state

    def __getattr__(self, name: str) -> Any:
        """Hand everything else to the state."""
        return getattr(self.state, name)

    def __str__(self) -> str:
        """Return the position in a few lines of words, as a state does."""
        return str(self.state)

    def __repr__(self) -> str:
        """Return what is wrapped."""
        return f"checked({self.state!r})"

    def __eq__(self, other: object) -> bool:
        """Tell whether the positions are equal, as states are compared."""
        return self.state == (other.state if isinstance(other, Checked) else other)

    def __hash__(self) -> int:
        """Refuse, as a state does."""
        return hash(self.state)

    def __copy__(self) -> "Checked":
        """Copy as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Checked":
        """Copy as `copy` does."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be pickled as a wrapper of the pickled state."""
        return Checked, (self.state,)

    def copy(self) -> "Checked":
        """Return an independent checked copy."""
        return Checked(self.state.copy())

    def apply(self, action: SupportsIndex) -> None:
        """Play a legal action; any whole number will do, also one of another library.

        Raises:
            IllegalAction: the action is not legal now; nothing has changed.
        """
        state = self.state
        if not hasattr(action, "__index__"):
            raise IllegalAction(
                f"{quoted(action)} is no action: actions are whole numbers, "
                "as `legal_actions` lists them and `parse` reads them from words."
            )
        number = index(action)
        legal = state.legal_actions()
        if number in legal:
            state.apply(number)
            return
        if state.to_move == NOBODY:
            raise IllegalAction("The game is over; no action is legal any more.")
        try:
            text = f"{state.describe(number)!r}"
        except MarchlandError:
            text = f"The number {quoted(number)}" if abs(number) < FAR else "A number so large"
        shown = ", ".join(state.describe(a) for a in legal[:SHOWN])
        more = "" if len(legal) <= SHOWN else f" and {len(legal) - SHOWN} more"
        raise IllegalAction(f"{text} is not legal now; legal: {shown}{more}.")


def checked(state: State) -> Checked:
    """Return a wrapper of the state that raises `IllegalAction`."""
    return Checked(state)
