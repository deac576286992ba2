"""A wrapper that refuses illegal actions, for servers and for people's code."""

from typing import Any

from marchland.core.errors import IllegalAction
from marchland.core.game import NOBODY, State


class Checked:
    """A state with the same interface whose `apply` refuses what is not legal."""

    def __init__(self, state: State) -> None:
        """Wrap this state; it is changed in place."""
        self.state = state

    def __getattr__(self, name: str) -> Any:
        """Hand everything else to the state."""
        return getattr(self.state, name)

    def copy(self) -> "Checked":
        """Return an independent checked copy."""
        return Checked(self.state.copy())

    def apply(self, action: int) -> None:
        """Play a legal action.

        Raises:
            IllegalAction: the action is not legal now; nothing has changed.
        """
        state = self.state
        legal = state.legal_actions()
        if action in legal:
            state.apply(action)
            return
        if state.to_move == NOBODY:
            raise IllegalAction("The game is over; no action is legal any more.")
        try:
            text = f"{state.describe(action)!r}"
        except Exception:  # noqa: BLE001 - any int may come in, also one that is no action
            text = f"The number {action!r}"
        shown = ", ".join(state.describe(a) for a in legal[:8])
        more = "" if len(legal) <= 8 else f" and {len(legal) - 8} more"
        raise IllegalAction(f"{text} is not legal now; legal: {shown}{more}.")


def checked(state: State) -> Checked:
    """Return a wrapper of the state that raises `IllegalAction`."""
    return Checked(state)
