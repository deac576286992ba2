"""Why something cannot be done now, as one sentence: a text key with its arguments."""

from collections.abc import Callable
from typing import Final

from marchland.core.actions import first_of, second_of, word_of
from marchland.core.regions import NOWHERE, bits
from marchland.tinyepic.edges import closed_places, view_war
from marchland.tinyepic.edges.closed_places import Reason, reason
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    BUILD,
    DEFENDER,
    EXPAND,
    PAID_IN,
    QUEST,
    RESEARCH,
    RESOURCES,
    RETREAT,
    TRADE,
    TUNDRA,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.recruits import level_payments, level_units, may_take
from marchland.tinyepic.world.purse import OWN_KINDS
from marchland.tinyepic.world.world import World

Why = Callable[[World, Kingdom, int], Reason | None]


def why_not(g: World, action: int) -> Reason | None:
    """Return why an action is not legal now; None when it is."""
    if g.is_over:
        return reason("tek-why-over")
    legal = g.legal_actions()
    if action in legal:
        return None
    word = word_of(action)
    if g.to_move >= 0 and word in words.WORD:
        special = ANSWERS.get((g.stage, word))
        found = None if special is None else special(g, g.kingdoms[g.who], action)
        if found is not None:
            return found
        if any(word_of(each) == word for each in legal):
            return reason("tek-why-not-offered")
    return reason("tek-why-not-asked", seat=max(0, g.to_move))


# Actions of the card.


def why_shield(_g: World, _k: Kingdom, action: int) -> Reason | None:
    """Return why an action is not free (TEK-3)."""
    taken = first_of(action)
    return reason("tek-why-shield", action=ACTIONS[taken]) if taken < len(ACTIONS) else None


def why_act(g: World, k: Kingdom, _action: int) -> Reason | None:
    """Return why the action that is resolved cannot be carried out."""
    return why_idle(g, k, g.doing)


def why_idle(g: World, k: Kingdom, action: int) -> Reason | None:
    """Return why an action would change nothing (TEK-A14); None when it would."""
    if g.able(k, action):
        return None
    constants = g.setup.box.constants
    if action == TRADE:
        if any(k.stock[:OWN_KINDS]):
            return reason("tek-why-all-full", n=g.setup.cap)
        return reason("tek-why-nothing-to-trade")
    if action == RESEARCH:
        if k.magic >= constants.magic_levels:
            return reason("tek-why-magic-top", n=k.magic)
        return too_dear(g, k, action, g.price(k, action, NOWHERE))
    if action == BUILD and k.tower >= constants.tower_levels:
        return reason("tek-why-tower-top", n=k.tower)
    if action == EXPAND and not g.has_supply(k):
        return reason("tek-why-no-supply", n=k.in_play)
    if action in (BUILD, EXPAND):
        return why_no_piece(g, k, action)
    return why_nobody_moves(g, k, action)


def why_no_piece(g: World, k: Kingdom, action: int) -> Reason:
    """Return why no fort or meeple can be placed: no place, or none that can be paid for."""
    if action == BUILD and not g.setup.expansion:
        return too_dear(g, k, action, g.price(k, action, NOWHERE))
    places = bits(g.targets(k, action))
    if not places:
        if action == BUILD:
            return reason("tek-why-no-fort-place")
        return reason("tek-why-no-place", tundra=g.board.kinds[TUNDRA] != 0)
    return too_dear(g, k, action, min(g.price(k, action, p) for p in places))


def why_nobody_moves(g: World, k: Kingdom, action: int) -> Reason:
    """Return why no meeple can move."""
    starts = bits(g.sources(k))
    if not starts:
        return reason("tek-why-all-lie" if k.in_play else "tek-why-no-meeple", seat=k.seat)
    hero = k.hero_at
    if action == QUEST and not any(g.goals(k, action, p, hero=p == hero) for p in starts):
        return reason("tek-why-none-at-border", seat=k.seat)
    return reason("tek-why-nowhere", seat=k.seat)


def too_dear(g: World, k: Kingdom, action: int, due: int) -> Reason:
    """Return a price beside what can be paid of it, silver and substitutes included."""
    most = sum(g.units_for(k, action))
    return reason("tek-why-too-dear", price=due, n=most, resource=RESOURCES[PAID_IN[action]])


def why_level(g: World, k: Kingdom, _action: int = 0) -> Reason | None:
    """Return why the hero cannot be raised with the action that is resolved (TEK-11.2)."""
    if level_payments(g, k, g.doing):
        return None
    if k.hero < 0 or k.hero_at < 0:
        return reason("tek-why-no-hero", seat=k.seat)
    card = g.setup.box.heroes[k.hero]
    by = card.by[k.hero_level - 1]
    if by < 0:
        return reason("tek-why-level-war", hero=card.id)
    if by != g.doing and not may_take(k, g.doing, by):
        return reason("tek-why-level-action", hero=card.id, action=ACTIONS[by])
    have = sum(level_units(k, by))
    price = card.price[k.hero_level - 1]
    return reason("tek-why-too-dear", price=price, n=have, resource=RESOURCES[PAID_IN[by]])


def why_collect(_g: World, k: Kingdom, _action: int) -> Reason | None:
    """Return why whoever selected the action cannot collect (TEK-3)."""
    return reason("tek-why-active-collects", seat=k.seat)


def why_pass(_g: World, k: Kingdom, _action: int) -> Reason | None:
    """Return why whoever follows cannot do nothing (TEK-3)."""
    return reason("tek-why-follower-passes", seat=k.seat)


# Sums.


def why_pay(g: World, k: Kingdom, action: int) -> Reason | None:
    """Return what a payment must be."""
    asked = view_war.payment(g, g.legal_actions())
    if asked is None:
        return why_match(g, k, action) if g.stage == stages.MATCH else None
    return reason("tek-why-pay", n=asked["due"])


def why_match(g: World, k: Kingdom, _action: int = 0) -> Reason | None:
    """Return why an open number cannot be matched."""
    war = g.war
    if war is None:
        return None
    side = war.side_of(k.seat)
    number = war.number[1 - side]
    due = g.due(k, war, side, number)
    if due <= g.war_worth(k) or g.ways_alone(k, war, side, number):
        return None
    if g.setup.solo and war.seats[DEFENDER] >= 0:
        whose = {"night": g.night, "own": g.setup.counts_own}
        return reason("tek-why-rival-dear", number=number, price=due, n=g.war_worth(k), **whose)
    return reason("tek-why-war-dear", price=due, n=g.war_worth(k))


def why_bid(g: World, k: Kingdom, action: int) -> Reason | None:
    """Return why a war number cannot be set (TEK-A8)."""
    number = first_of(action)
    highest = g.setup.box.constants.highest_number
    war = g.war
    if war is None:
        return None
    if not 0 < number <= highest:
        return reason("tek-why-number-most", n=highest)
    due = g.due(k, war, war.side_of(k.seat), number)
    return reason("tek-why-number", number=number, price=due, n=g.war_worth(k))


def why_higher(g: World) -> Reason | None:
    """Return what the next number above those on offer would cost; None above the highest."""
    offered = [first_of(a) for a in g.legal_actions() if word_of(a) == words.BID]
    number = max(offered, default=0) + 1
    if g.stage != stages.BID or number > g.setup.box.constants.highest_number:
        return None
    return why_bid(g, g.kingdoms[g.who], words.BID << 20 | number << 10)


def why_trade(g: World, k: Kingdom, action: int) -> Reason | None:
    """Return why an exchange is impossible (TEK-4, TEK-A34)."""
    number, kinds = first_of(action), second_of(action)
    given, got = kinds >> 4, kinds & 15
    if given >= OWN_KINDS or got >= OWN_KINDS:
        return reason("tek-why-no-silver")
    if k.stock[given] < number:
        return reason("tek-why-short", n=k.stock[given], resource=RESOURCES[given])
    if k.stock[got] + number > g.setup.cap:
        return reason("tek-why-cap", n=g.setup.cap, resource=RESOURCES[got])
    return None


def why_lose(g: World, _k: Kingdom, action: int) -> Reason | None:
    """Return why a unit cannot be taken: there is none."""
    kind = first_of(action)
    if kind >= len(RESOURCES):
        return None
    return reason("tek-why-short", n=g.kingdoms[g.b].stock[kind], resource=RESOURCES[kind])


def why_split(g: World, _k: Kingdom, _action: int) -> Reason | None:
    """Return what the first resources must come to."""
    return reason("tek-why-split", n=g.setup.box.constants.start_resources)


# Places.


def why_move(g: World, k: Kingdom, action: int) -> Reason | None:
    """Return why a move is impossible: its start, else its goal."""
    p, q = first_of(action), second_of(action)
    if max(p, q) >= g.board.size:
        return None
    hero = word_of(action) == words.MOVE_HERO or k.standard_standing_at(p) < 1
    return closed_places.why_start(g, k, p) or closed_places.why_goal(g, k, p, q, hero=hero)


def why_retreat(g: World, k: Kingdom, p: int) -> Reason | None:
    """Return why a loser cannot retreat, or not to this place (TEK-7)."""
    war = g.war
    if war is None:
        return None
    found = closed_places.why_refuge(g, k, p)
    if found is not None:
        return found
    return why_stays(g, k)


def why_stays(g: World, k: Kingdom) -> Reason | None:
    """Return why a loser cannot retreat at all."""
    war = g.war
    assert war is not None
    if not g.refuges(k, war.place):
        return reason("tek-why-no-refuge")
    due = g.retreat_price(k, war.seats[war.winner])
    if g.can_pay(k, RETREAT, due):
        return None
    return too_dear(g, k, RETREAT, due)


def at_place(why: Why) -> Why:
    """Return the reason of an action whose first argument is a place."""

    def found(g: World, k: Kingdom, action: int) -> Reason | None:
        p = first_of(action)
        return why(g, k, p) if p < g.board.size else None

    return found


PLACES: Final[dict[int, Why]] = {
    stages.SETTLE: closed_places.why_home,
    stages.MOVE: closed_places.why_start,
    stages.PLACE: closed_places.why_place,
    stages.FORT: closed_places.why_fort,
    stages.RETREAT: why_retreat,
}
"""For each stage that asks for a place why one is closed."""

ANSWERS: Final[dict[tuple[int, int], Why]] = {
    (stages.SELECT, words.TAKE): why_shield,
    (stages.ACT, words.ACT): why_act,
    (stages.ACT, words.LEVEL): why_level,
    (stages.ACT, words.COLLECT): why_collect,
    (stages.ACT, words.PASS): why_pass,
    (stages.MOVE, words.MOVE): why_move,
    (stages.MOVE, words.MOVE_HERO): why_move,
    (stages.MOVE, words.STAND): at_place(closed_places.why_lying),
    (stages.MOVE, words.STAND_HERO): at_place(closed_places.why_lying),
    (stages.SETTLE, words.PLACE): at_place(closed_places.why_home),
    (stages.PLACE, words.PLACE): at_place(closed_places.why_place),
    (stages.FORT, words.FORT): at_place(closed_places.why_fort),
    (stages.BUILD, words.FORT): at_place(closed_places.why_fort),
    (stages.RETREAT, words.RETREAT): at_place(why_retreat),
    (stages.SPLIT, words.SPLIT): why_split,
    (stages.TRADE, words.TRADE): why_trade,
    (stages.LOSE, words.CHOOSE_RESOURCE): why_lose,
    (stages.BID, words.BID): why_bid,
    **{
        (stage, words.PAY): why_pay
        for stage in (
            stages.BUILD, stages.RESEARCH, stages.EXPAND, stages.LEVEL, stages.MATCH,
            stages.WAR_PAY, stages.RETREAT_PAY,
        )
    },
}  # fmt: skip
"""For each stage and word why such an answer may be refused."""
