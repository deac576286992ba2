"""What a bot knows of Tiny Epic Kingdoms: set-up, numbers in war, and whole actions."""

from marchland.bots.hints.base import Hints
from marchland.bots.hints.tiny_epic import beginning, lines, war, worth
from marchland.core.game import State
from marchland.tinyepic.parts import stages
from marchland.tinyepic.state import TinyEpicState


def hints() -> Hints:
    """Return the hints for Tiny Epic Kingdoms."""
    return TinyEpicHints()


class TinyEpicHints(Hints):
    """Answers set-up and war numbers at once; actions are looked through to their end."""

    def answer(self, view: State, actions: list[int]) -> int | None:
        """Return the answer to what needs no line of actions."""
        assert isinstance(view, TinyEpicState)
        match view.stage:
            case stages.PICK_SIDE | stages.PICK_LAND:
                return beginning.side(view, actions)
            case stages.SETTLE:
                return beginning.settlement(view, actions)
            case stages.SPLIT:
                return beginning.split(actions)
            case stages.KEEP:
                return beginning.hero(view, actions)
            case stages.PICK_FACTION:
                return actions[view.digest() % len(actions)]
            case stages.BID:
                return war.number(view, view.to_move)
        return None

    def line(self, view: State) -> tuple[int, ...] | None:
        """Return what to do until the action is done or somebody else is asked."""
        assert isinstance(view, TinyEpicState)
        seat = view.to_move
        if view.stage == stages.SELECT:
            return lines.best_selection(view, seat).actions
        return lines.best_line(view, seat).actions

    def value(self, state: State, seat: int) -> float:
        """Return by how many points a seat is ahead, what may still come counted."""
        assert isinstance(state, TinyEpicState)
        return worth.value(state, seat)
