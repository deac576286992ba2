"""Which combo to take, and when to let a race decline."""

from typing import Final, NamedTuple

from marchland.bots.hints.base import Hints
from marchland.bots.hints.small_world.worth import (
    coins_now,
    lasting,
    tokens_of,
    turns_to_come,
)
from marchland.bots.search import best_line
from marchland.core.actions import first_of, pack, word_of
from marchland.core.game import CHANCE
from marchland.core.regions import count, has
from marchland.smallworld.parts import stages, words
from marchland.smallworld.state import SmallWorldState

EROSION: Final = 0.8
"""What is left of a declined race's coins from one turn to the next."""
FATIGUE: Final = 0.93
"""What is left of an active race's coins from one turn to the next."""
STAYING: Final = 0.7
"""What is left of a race's coins when it declines."""
EAGERNESS: Final = 3.0
"""Coins that declining may seem to cost: a tired race loses more than can be seen from here."""
GROWTH: Final = 0.3
"""Coins a turn that each token beyond one a region brings in the second turn."""
MANY: Final = 6
"""Combos on offer, as a rule; who looks at fewer is in a hurry."""
YOUNG: Final = 2
"""Turns within which nobody in a hurry thinks about declining."""
LIFE: Final = 3
"""Turns that a new race is expected to stay active."""


class Prospect(NamedTuple):
    """What a combo is expected to bring."""

    coins: int
    """Coins lying on it less its price."""
    first: int
    """Coins of its first turn."""
    later: float
    """Coins of a later turn, with what spare tokens may still take by then."""


def prospect(g: SmallWorldState, seat: int, pick: int, hints: Hints) -> Prospect:
    """Return what a pick is expected to bring the seat that is asked for one."""
    own = g.coins[seat]
    kept = lasting(g, seat)
    sim = g.copy()
    sim.apply(pick)
    paid = sim.coins[seat] - own
    to_conquest(sim, seat)
    if sim.stage == stages.CONQUER and sim.to_move == seat:
        sim = marched(sim, seat, hints)
    later = float(lasting(sim, seat) - kept)
    active = sim.active(seat)
    if active is not None:
        later += GROWTH * (tokens_of(sim, active) - count(active.held))
    return Prospect(paid, coins_now(sim, seat) - kept, later)


def marched(g: SmallWorldState, seat: int, hints: Hints) -> SmallWorldState:
    """Return the position after the best march that a short search finds."""
    depth = hints.depth
    state = best_line(g, seat, hints, depth.scout_width, depth.scout_effort).state
    assert isinstance(state, SmallWorldState)
    return state


def price_of(p: Prospect, turns: int) -> float:
    """Return what a prospect is worth over so many turns after its first."""
    return p.coins + p.first + tiring(p.later, 0, min(turns, LIFE))


def tiring(coins: float, first: int, last: int) -> float:
    """Return what brings so many coins a turn brings between two turns, less in each."""
    total = 0.0
    for turn in range(first, last):
        total += coins * FATIGUE**turn
    return total


def best_pick(g: SmallWorldState, seat: int, actions: list[int], hints: Hints) -> int:
    """Return the pick that is expected to bring most."""
    turns = turns_to_come(g, seat)
    best = actions[0]
    most = float("-inf")
    for action in likely(g, seat, actions, hints.depth.offers):
        worth = price_of(prospect(g, seat, action, hints), turns)
        if worth > most:
            most, best = worth, action
    return best


def likely(g: SmallWorldState, seat: int, actions: list[int], most: int) -> list[int]:
    """Return those picks, in order, that bring most tokens and coins at once."""
    if len(actions) <= most:
        return actions
    shown: list[tuple[int, int]] = []
    for action in actions:
        sim = g.copy()
        sim.apply(action)
        active = sim.active(seat)
        tokens = 0 if active is None else tokens_of(sim, active)
        shown.append((g.coins[seat] - sim.coins[seat] - tokens, action))
    return sorted([action for _, action in sorted(shown)[:most]])


def to_conquest(g: SmallWorldState, seat: int) -> None:
    """Play a copy on until the seat's active race conquers: draws, other marches passed over."""
    for _ in range(200):
        if g.is_over or (g.to_move not in (CHANCE, seat)):
            return
        active = g.active(seat)
        if g.stage == stages.CONQUER and active is not None and g.slot == active.slot:
            return
        if g.stage == stages.READY:
            g.apply(pack(words.READY))
        elif g.stage == stages.CONQUER:
            g.apply(pack(words.STOP))
        elif g.stage in (stages.MODE, stages.PICK, stages.AFTER):
            return
        else:
            g.apply(g.legal_actions()[0])


def die_can_wait(g: SmallWorldState) -> bool:
    """Tell whether a last attempt now would cost the seat a march that still follows.

    A race that conquers in decline marches first, and its die ends the conquests of the whole
    turn (SW-R04): whatever the active race may take for certain comes before it.
    """
    t = g.asked()
    if not t.declined or not t.kit.marchers[0].die_ends_turn(g):
        return False
    if g.active(t.seat) is None:
        return True  # a new race always finds something to take
    sim = g.copy()
    active = sim.active(t.seat)
    assert active is not None
    sim.pick_up(active)
    active.hand += active.aside
    active.aside = 0
    sim.frames = ()
    sim.stage, sim.slot, sim.at, sim.cursor = stages.CONQUER, active.slot, 0, 0
    own = 0
    for one in sim.declined(t.seat):
        own |= one.held
    sim.settle()
    return any(
        word_of(action) not in (words.ATTEMPT, words.STOP)
        and not (word_of(action) == words.CONQUER and has(own, first_of(action)))
        for action in sim.legal_actions()
    )


def asked_to_pick(g: SmallWorldState, seat: int) -> SmallWorldState:
    """Return a copy in which a seat without an active race is asked for a pick at once."""
    sim = g.copy()
    sim.frames = ()
    sim.turn = sim.to_move = seat
    sim.stage, sim.slot, sim.at, sim.cursor = stages.PICK, 0, 0, 0
    sim.conquests = []
    sim.is_over = False
    sim.settle()
    return sim


def newcomer(g: SmallWorldState, seat: int, turns: int, hints: Hints) -> Prospect:
    """Return the best prospect on offer, as if the seat could pick at once."""
    sim = asked_to_pick(g, seat)
    picks = likely(sim, seat, sim.legal_actions(), hints.depth.offers)
    offers = [prospect(sim, seat, a, hints) for a in picks]
    return max(offers, key=lambda p: price_of(p, turns))


def marches(g: SmallWorldState) -> bool:
    """Tell whether the race whose mode is asked for can still conquer, the die aside."""
    twin = g.copy()
    twin.apply(pack(words.EXPAND))
    if twin.stage == stages.READY and twin.to_move == g.to_move:
        twin.apply(pack(words.READY))
    idle = (words.STOP, words.ATTEMPT)
    return twin.stage != stages.CONQUER or any(
        word_of(action) not in idle for action in twin.legal_actions()
    )


def declines(g: SmallWorldState, seat: int, hints: Hints) -> bool:
    """Tell whether the seat that is asked for its mode should decline."""
    turns = turns_to_come(g, seat)
    young = g.active(seat)
    if hints.depth.offers < MANY and turns and young is not None and young.age < YOUNG:
        return False
    go = g.copy()
    go.apply(pack(words.EXPAND))
    to_conquest(go, seat)
    if go.stage == stages.CONQUER and go.to_move == seat:
        go = marched(go, seat, hints)
    now = coins_now(go, seat)
    rest = g.copy()
    active = rest.active(seat)
    assert active is not None
    rest.go_into_decline(active)
    rest_now = coins_now(rest, seat)
    if turns == 0:
        return rest_now > now
    new = newcomer(rest, seat, turns - 1, hints)
    decline = rest_now + _afterwards(new, coins_now(rest, seat), turns)
    later = _declined_income(go, seat)
    decline_next = now + later + _afterwards(new, later, turns - 1)
    never = now + tiring(lasting(go, seat), 1, turns + 1)
    return decline > max(decline_next, never) - EAGERNESS


def retires(g: SmallWorldState, seat: int, hints: Hints) -> bool:
    """Tell whether a race that may decline after scoring should do so."""
    turns = turns_to_come(g, seat)
    if turns == 0:
        return False
    rest = g.copy()
    active = rest.active(seat)
    assert active is not None
    going_on = lasting(g, seat) + GROWTH * (tokens_of(g, active) - count(active.held))
    rest.go_into_decline(active)
    new = newcomer(rest, seat, turns - 1, hints)
    kept = coins_now(rest, seat)
    decline = _afterwards(new, kept, turns)
    decline_next = going_on + _afterwards(new, kept, turns - 1)
    never = tiring(going_on, 0, turns)
    return decline > max(decline_next, never) - EAGERNESS


def _afterwards(new: Prospect, kept: float, turns: int) -> float:
    """Return what races bring over so many turns, the first of them picked now."""
    return new.coins + harvest(new, kept, turns) if turns > 0 else 0.0


def harvest(new: Prospect, kept: float, turns: int) -> float:
    """Return the coins of so many turns when every race is as good as this one.

    Each is played for as many turns as is best, declines for one, and the next one follows.
    """
    left_behind = STAYING * new.later
    best = [0.0] * (turns + 1)
    for left in range(1, turns + 1):
        beside = kept if left == turns else left_behind
        coins = 0.0
        for age in range(1, left + 1):
            coins += new.first if age == 1 else new.later * FATIGUE ** (age - 2)
            coins += beside * EROSION**age
            after = left - age
            total = coins if after == 0 else coins + left_behind + best[after - 1]
            best[left] = max(best[left], total)
    return best[turns]


def _declined_income(g: SmallWorldState, seat: int) -> int:
    sim = g.copy()
    active = sim.active(seat)
    if active is None:
        return coins_now(sim, seat)
    sim.go_into_decline(active)
    return coins_now(sim, seat)
