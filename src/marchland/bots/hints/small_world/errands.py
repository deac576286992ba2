"""What races, powers and sites ask on the way: forms and sides, recruits, bombs, targets."""

from typing import Final

from marchland.bots.hints.base import Hints
from marchland.bots.hints.small_world import defence, prospects
from marchland.bots.hints.small_world.worth import turns_to_come
from marchland.bots.search import FACES
from marchland.core.actions import NOTHING, first_of, pack, second_of, word_of
from marchland.core.game import CHANCE
from marchland.core.regions import has
from marchland.smallworld.parts import stages, words
from marchland.smallworld.state import SmallWorldState

RECRUITING: Final = 2
"""Turns to come from which on a token is worth the coin that it costs."""
WORTHWHILE: Final = 0.05
"""What something in between must add to be done at all."""


BOMB: Final = "bomb"
HEART: Final = "heart"
INTIMIDATE: Final = "intimidate"
SWAP: Final = "swap"
TARGET: Final = "target"


def name_of(g: SmallWorldState, action: int) -> str:
    """Return the name of an action's word, as players write it."""
    return g.setup.variant.word[word_of(action)].name


def outlook(g: SmallWorldState, seat: int, action: int, hints: Hints) -> float:
    """Return what an answer is worth once the march that follows is played."""
    sim = g.copy()
    sim.apply(action)
    outcomes = sim.chance_outcomes() if sim.to_move == CHANCE else []
    if not outcomes or len(outcomes) > FACES:
        return _march(sim, seat, hints)
    total = 0.0
    for outcome, weight in outcomes:
        after = sim.copy()
        after.apply(outcome)
        total += weight * _march(after, seat, hints)
    return total / sum(weight for _, weight in outcomes)


def _march(g: SmallWorldState, seat: int, hints: Hints) -> float:
    prospects.to_conquest(g, seat)
    if g.stage == stages.CONQUER and g.to_move == seat:
        g = prospects.marched(g, seat, hints)
    return hints.value(g, seat)


def decide(g: SmallWorldState, actions: list[int], hints: Hints) -> int:
    """Return the answer after which the turn goes best: a form, a side, a fee, one more roll."""
    seat = g.to_move
    return max(actions, key=lambda a: (outlook(g, seat, a, hints), -a))


def recruit(g: SmallWorldState, actions: list[int]) -> int:
    """Return how many tokens to buy: all, as long as they will still march."""
    return actions[-1] if turns_to_come(g, g.to_move) >= RECRUITING else actions[0]


def in_between(g: SmallWorldState, actions: list[int], hints: Hints) -> int | None:
    """Return what is better done before tokens are deployed, None for nothing."""
    seat = g.to_move
    others = [a for a in actions if word_of(a) not in (words.DEPLOY, words.STOP)]
    best = hints.value(g, seat) + WORTHWHILE
    chosen = None
    for action in others:
        sim = g.copy()
        sim.apply(action)
        worth = hints.value(sim, seat)
        if worth > best:
            best, chosen = worth, action
    if chosen is None and others and all(word_of(a) != words.DEPLOY for a in actions):
        return pack(words.STOP)
    return chosen


def abroad(g: SmallWorldState, actions: list[int]) -> int | None:
    """Return where to place what may lie beyond one's own regions, None for other pieces."""
    name = name_of(g, actions[0])
    if name == BOMB:
        # Without a turn to come none of them would ever go off.
        return actions[0] if turns_to_come(g, g.to_move) > 0 else actions[-1]
    if name == TARGET:
        return target(g, actions)
    if name == HEART:
        return tribute(g, actions)
    return None


def target(g: SmallWorldState, actions: list[int]) -> int:
    """Return the next of two targets: regions that are cheap to take next turn."""
    t = g.asked()
    reach = g.frontier(t)

    def ease(action: int) -> tuple[bool, int, int]:
        r = first_of(action)
        return (not has(reach, r), g.price(t, r), action)

    spots = [a for a in actions if first_of(a) != NOTHING]
    if not spots or turns_to_come(g, g.to_move) == 0:
        return actions[-1]
    easiest = sorted(spots, key=ease)[: 2 if g.cursor == 0 else 1]
    return min(easiest)


def tribute(g: SmallWorldState, actions: list[int]) -> int:
    """Return where most rivals pay, the most exposed place among equals left to others."""
    t = g.asked()
    seat = g.to_move
    safest = defence.exposed(g, t, [first_of(a) for a in actions])[::-1]
    best = actions[0]
    most = float("-inf")
    for r in safest:
        laid = next(a for a in actions if first_of(a) == r)
        sim = g.copy()
        sim.apply(laid)
        worth = float(sim.coins[seat])
        if worth > most:
            most, best = worth, laid
    return best


def champion(g: SmallWorldState, actions: list[int]) -> int:
    """Return the region that needs a lone piece most."""
    t = g.asked()
    exposed = defence.exposed(g, t, [first_of(a) for a in actions])
    return next(a for a in actions if first_of(a) == exposed[0])


def worth_trying(g: SmallWorldState, action: int) -> bool:
    """Tell whether a trick in a march is more than a move of other people's tokens."""
    name = name_of(g, action)
    if name == INTIMIDATE:
        r, to = first_of(action), second_of(action)
        return to == NOTHING or (g.count[r] == 1 and _is_first_goal(g, r, to))
    if name == SWAP:
        held = g.asked().held
        return has(held, first_of(action)) != has(held, second_of(action))
    return True


def _is_first_goal(g: SmallWorldState, r: int, to: int) -> bool:
    """Tell whether a token that is sent away goes to the lowest of its race's regions."""
    foe = g.holder(r)
    others = 0 if foe is None else foe.held & ~(1 << r) & ~g.immune
    return others == 0 or others & -others == 1 << to
