"""What a bot knows of Tiny Epic Kingdoms: set-up, numbers in war, and whole actions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marchland.bots.hints.base import Depth, Hints, Scored
from marchland.bots.hints.tiny_epic import beginning, lines, places, war, worth
from marchland.core.game import State
from marchland.tinyepic.parts import stages
from marchland.tinyepic.state import TinyEpicState

WEIGHED: Final = (stages.PICK_FACTION, stages.SETTLE, stages.KEEP)
"""Questions whose answers are worth playing on from, beside whole actions."""
EARLY: Final = 1
"""Cycles, set-up before them, in which leads at the end are no more than chance."""
REASONS: Final = {
    "hint-takes": "tek-hint-takes",
    "hint-takes-from": "tek-hint-takes-from",
    "hint-gives-up": "tek-hint-gives-up",
    "hint-more": "tek-hint-more",
    "hint-fewer": "tek-hint-fewer",
}
"""Reasons that name a region, by the key that other games have for them."""
THOROUGH: Final = Depth(width=8, effort=400, scout_width=2, scout_effort=40, offers=99)
THIN: Final = Depth(width=2, effort=60, scout_width=1, scout_effort=20, offers=99)


def hints(*, thin: bool = False) -> Hints:
    """Return the hints for Tiny Epic Kingdoms."""
    return TinyEpicHints(THIN if thin else THOROUGH)


class TinyEpicHints(Hints):
    """Answers set-up and war numbers at once; actions are looked through to their end."""

    stray = 0.2
    counted = "points"

    def foresees(self, state: State) -> bool:
        """See nothing before the game is under way: one early war tips what greedy seats play."""
        assert isinstance(state, TinyEpicState)
        return state.cycle > EARLY

    def reason(self, key: str) -> str:
        """Call a region what this game calls it."""
        return REASONS.get(key, key)

    def places(
        self, view: State, actions: Sequence[int], others: Sequence[Sequence[int]]
    ) -> list[Mapping[str, Any]]:
        """Tell what a land or a region brings, opens or leads to, and of the war that starts."""
        assert isinstance(view, TinyEpicState)
        return [*places.reasons(view, actions, others)]

    def rivals(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Compare factions, first regions and heroes."""
        assert isinstance(view, TinyEpicState)
        if view.stage not in WEIGHED:
            return []
        return [action for action in actions if action != answer]

    def slips(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Take another faction, first region or hero: none of them is plain."""
        return self.rivals(view, actions, answer)

    def gentle(self, view: State, lines: list[Scored]) -> list[Scored]:
        """Leave out the wars that the seat would begin, but late, plainly won, with a leader."""
        assert isinstance(view, TinyEpicState)
        return [line for line in lines if not war.is_harsh(view, line.actions)] or lines

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

    def lines(self, view: State, most: int) -> list[Scored]:
        """Return what to do until the action is done or somebody else is asked."""
        assert isinstance(view, TinyEpicState)
        seat = view.to_move
        if view.stage == stages.SELECT:
            found = lines.selections(view, seat, self.depth)
        else:
            found = lines.best_lines(view, seat, self.depth.width, self.depth.effort, most)
        return [Scored(line.value, line.actions) for line in found[:most]]

    def value(self, state: State, seat: int) -> float:
        """Return by how many points a seat is ahead, what may still come counted."""
        assert isinstance(state, TinyEpicState)
        return worth.value(state, seat)
