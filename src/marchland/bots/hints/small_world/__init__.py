"""What a bot knows of Small World: when to think, and what needs no thought."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marchland.bots.hints.base import THOROUGH, Depth, Hints, Outlook
from marchland.bots.hints.small_world import combos, defence, errands, prospects, worth
from marchland.core.actions import NOTHING, first_of, pack, second_of
from marchland.core.game import State
from marchland.core.regions import bits
from marchland.smallworld.parts import stages, words
from marchland.smallworld.state import SmallWorldState

FIGHTING: Final = (stages.CONQUER, stages.STRIKE)


WEIGHED: Final = (
    stages.PICK,
    stages.MODE,
    stages.BEGIN,
    stages.FAREWELL,
    stages.CHOOSE,
    stages.PEACE,
    stages.AFTER,
)
"""Questions whose answers are worth playing on from."""
CHEAP: Final = 3
"""Combos that a newcomer looks at first: the top ones cost least."""
THIN: Final = Depth(width=2, effort=60, scout_width=1, scout_effort=30, offers=2)


def hints(*, thin: bool = False) -> Hints:
    """Return the hints for Small World."""
    return SmallWorldHints(THIN if thin else THOROUGH)


class SmallWorldHints(Hints):
    """Answers by stage; conquests are left to the search."""

    def places(
        self, view: State, actions: Sequence[int], others: Sequence[Sequence[int]]
    ) -> list[Mapping[str, Any]]:
        """Tell what a combination that is picked brings."""
        assert isinstance(view, SmallWorldState)
        if view.stage != stages.PICK:
            return []
        return [*combos.reasons(view, actions[0], self)]

    def outlook(self, view: State) -> Outlook:
        """Expect that all earn alike in each turn to come, the more so the earlier it is."""
        assert isinstance(view, SmallWorldState)
        return worth.outlook(view, view.to_move)

    def rivals(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Compare combos, expansion and decline, and what is asked in between."""
        assert isinstance(view, SmallWorldState)
        if view.stage not in WEIGHED:
            return []
        return [action for action in actions if action != answer]

    def slips(self, view: State, actions: list[int], answer: int) -> list[int]:
        """Take one of the first combos, which cost little; go on where it is time to decline."""
        assert isinstance(view, SmallWorldState)
        match view.stage:
            case stages.PICK:
                return [action for action in actions[:CHEAP] if action != answer]
            case stages.MODE:
                expand = [action for action in actions if action == pack(words.EXPAND)]
                return expand if expand and prospects.marches(view) else []
            case stages.AFTER:
                return actions[:1]
        return []

    def answer(self, view: State, actions: list[int]) -> int | None:
        """Return the action for every stage but conquests."""
        assert isinstance(view, SmallWorldState)
        seat = view.to_move
        match view.stage:
            case stages.PICK:
                return prospects.best_pick(view, seat, actions, self)
            case stages.MODE:
                decline = prospects.declines(view, seat, self)
                return pack(words.DECLINE) if decline else pack(words.EXPAND)
            case stages.READY:
                return pack(words.READY)
            case stages.BEGIN | stages.FAREWELL | stages.CHOOSE:
                return errands.decide(view, actions, self)
            case stages.MUSTER:
                return errands.recruit(view, actions)
            case stages.DEPLOY:
                between = errands.in_between(view, actions, self)
                deployments = [a for a in actions if a >> 20 == words.DEPLOY]
                return spread(view, deployments) if between is None else between
            case stages.RETREAT | stages.SPREAD | stages.REGROUP:
                numbers = spread(view, actions)
                return errands.champion(view, actions) if numbers is None else numbers
            case stages.BUILD | stages.FINISH:
                abroad = errands.abroad(view, actions)
                return place(view, actions) if abroad is None else abroad
            case stages.PEACE:
                return make_peace(view, actions)
            case stages.AFTER:
                return actions[-1] if prospects.retires(view, seat, self) else actions[0]
        return None

    def value(self, state: State, seat: int) -> float:
        """Return what a position is worth in coins."""
        assert isinstance(state, SmallWorldState)
        return worth.worth(state, seat)

    def promise(self, state: State, seat: int) -> float:
        """Count tokens in hand for what they may still take."""
        assert isinstance(state, SmallWorldState)
        return worth.promise(state, seat)

    def open(self, state: State, seat: int) -> bool:
        """Go on while the same seat conquers."""
        assert isinstance(state, SmallWorldState)
        return state.to_move == seat and state.stage in FIGHTING

    def narrow(self, state: State, actions: list[int]) -> list[int]:
        """Leave out stopping, dice before their time, and paying where a free roll comes first."""
        assert isinstance(state, SmallWorldState)
        tried = [a for a in actions if a != pack(words.STOP)]
        if any(a >> 20 == words.ATTEMPT for a in tried) and prospects.die_can_wait(state):
            tried = [a for a in tried if a >> 20 != words.ATTEMPT]
        tried = [a for a in tried if errands.worth_trying(state, a)]
        if state.stage == stages.CONQUER and state.asked().kit.replaces_last_roll:
            tried = [a for a in tried if a >> 20 != words.CONQUER]
        return tried

    def ending(self, state: State, actions: list[int]) -> int | None:
        """Stop, where that is asked."""
        stop = pack(words.STOP)
        return stop if stop in actions else None


def spread(g: SmallWorldState, actions: list[int]) -> int | None:
    """Return how many tokens or pieces the region that is asked for gets."""
    t = g.asked()
    r = first_of(actions[0])
    fewest, most = second_of(actions[0]), second_of(actions[-1])
    if any(first_of(a) != r for a in actions):
        return None
    regions = bits(t.held >> r << r)
    if g.stage == stages.DEPLOY and g.at > 0:
        worth_by_region = defence.earnings(g, t)
        poorest = sorted(regions, key=lambda one: (worth_by_region[one], one))[: g.at]
        return actions[0] if r in poorest else actions[-1]
    tokens = g.stage in (stages.DEPLOY, stages.RETREAT)
    fresh = tokens and g.stage == stages.DEPLOY and g.cursor == 0
    free = most - fewest
    if g.stage == stages.DEPLOY and t.kit.is_rich:
        # Other pieces may hold a region alone, but a token everywhere is safer.
        least = dict.fromkeys(regions, t.kit.garrison)
        free = max(0, t.hand + sum(g.count[one] for one in regions) - sum(least.values()))
    elif tokens:
        least = {one: 1 if fresh else g.count[one] for one in regions}
    else:
        least = {one: g.count[one] for one in regions}
    numbers = defence.spread(g, t, regions, least, free)
    wanted = numbers[r] if tokens else fewest + numbers[r] - least[r]
    return min(max(wanted, fewest), most) - fewest + actions[0]


def place(g: SmallWorldState, actions: list[int]) -> int | None:
    """Return the next placement: pieces go where most may be lost."""
    t = g.asked()
    regions = [first_of(a) for a in actions if first_of(a) != NOTHING]
    if not regions:
        return None
    word = actions[0] >> 20
    pieces = [p for a in t.kit.abilities for p in a.pieces if word in [w.number for w in a.words]]
    wanted = 1
    if g.stage == stages.FINISH and pieces:
        supply = pieces[0].supply
        placed = g.pieces_on_map(pieces[0].kind) if g.cursor > 0 else 0
        wanted = max(1, supply - placed)
    open_ = bits(t.held >> g.cursor << g.cursor)
    chosen = defence.exposed(g, t, [r for r in open_ if r in regions or wanted > 1])[:wanted]
    return next((a for a in actions if chosen and first_of(a) == min(chosen)), None)


def make_peace(g: SmallWorldState, actions: list[int]) -> int:
    """Return peace with the rival whose race is the greatest danger."""
    t = g.asked()
    rivals = [a for a in actions if first_of(a) != NOTHING]
    return max(rivals, key=lambda a: (defence.pressure(g, t, first_of(a)), -a), default=actions[0])
