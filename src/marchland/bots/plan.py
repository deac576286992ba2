"""What a bot means to do next, for as long as all goes as it thought."""

from marchland.core.game import State


class Plan:
    """Actions in a row, each with the position in which it is meant."""

    def __init__(self) -> None:
        """Plan nothing yet."""
        self._steps: list[tuple[int, int]] = []

    def __bool__(self) -> bool:
        """Tell whether anything is planned."""
        return bool(self._steps)

    def next(self, view: State, actions: list[int]) -> int | None:
        """Return what is planned for this position, None for a plan that has ended or failed."""
        if not self._steps:
            return None
        key, action = self._steps.pop(0)
        if action in actions and key == view.key():
            return action
        self._steps = []
        return None

    def remember(self, view: State, line: tuple[int, ...]) -> None:
        """Plan the rest of a line whose first action is played now, as far as it is sure."""
        self._steps = []
        if len(line) == 1:
            return
        seat = view.to_move
        state = view.copy()
        state.apply(line[0])
        for action in line[1:]:
            if state.to_move != seat:
                return
            self._steps.append((state.key(), action))
            state.apply(action)
