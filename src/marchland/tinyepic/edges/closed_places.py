"""Why a place is closed: for a move's start and goal, a new piece, a retreat, the first meeples."""

from typing import Any

from marchland.tinyepic.parts.kinds import FOREST, MOUNTAIN, PATROL, QUEST, TERRAINS, TUNDRA
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.deeds import MADE, STOOD, movers
from marchland.tinyepic.world.world import World

Reason = dict[str, Any]


def reason(key: str, **args: Any) -> Reason:
    """Return a text key with its arguments."""
    return {"key": key, "args": args}


def why_feature(g: World, p: int) -> Reason | None:
    """Return that water and crags are no regions."""
    if g.board.land >> p & 1:
        return None
    return reason("tek-why-feature", terrain=TERRAINS[g.board.terrain[p]])


def why_taken(g: World, p: int) -> Reason | None:
    """Return why no further meeple fits into a region: allies, two meeples, one in tundra."""
    owners = [k for k in g.kingdoms if k.pieces >> p & 1]
    if len(owners) > 1:
        return reason("tek-why-alliance")
    if not g.has_room(owners[0] if owners else g.kingdoms[0], p):
        return reason("tek-why-full", n=g.setup.box.constants.per_region)
    if g.board.kinds[TUNDRA] >> p & 1 and g.has_meeple() >> p & 1:
        return reason("tek-why-tundra-taken")
    return None


def why_start(g: World, k: Kingdom, p: int) -> Reason | None:
    """Return why nobody of this kingdom can move from a place; None when somebody can."""
    if not k.one >> p & 1:
        return why_feature(g, p) or reason("tek-why-not-here", seat=k.seat)
    if g.c:
        return None if g.moved[-1] >> 1 == p else reason("tek-why-steps")
    if g.a & STOOD:
        return reason("tek-why-stood")
    if movers(k, g.doing) <= g.a >> MADE and not g.b >> p & 1:
        return reason("tek-why-moved-enough")
    duty = g.duty(k)
    if duty and not duty >> p & 1 and g.can_move(k, g.doing, duty):
        return reason("tek-why-tundra-first")
    who = g.movable(k, p)
    if not who:
        moved = any(entry >> 1 == p for entry in g.moved)
        return reason("tek-why-moved" if moved else "tek-why-lies")
    goals = 0
    for bit, hero in ((1, False), (2, True)):
        if who & bit:
            goals |= g.goals(k, g.doing, p, hero=hero)
    if g.doing == QUEST and not goals:
        return reason("tek-why-no-border")
    if g.can_move(k, g.doing, 1 << p):
        return None
    return reason("tek-why-stuck-duel" if g.setup.duel else "tek-why-stuck")


def why_goal(g: World, k: Kingdom, p: int, q: int, *, hero: bool) -> Reason | None:
    """Return why a meeple cannot move from p to q; None when it can."""
    board = g.board
    closed = why_feature(g, q)
    if closed is not None:
        return closed
    action = PATROL if g.c else g.doing
    if not g.goals(k, action, p, hero=hero) >> q & 1:
        if action == PATROL:
            return reason("tek-why-not-next-door")
        if board.cards[board.card_of[p]] >> q & 1:
            return reason("tek-why-same-land")
        return reason("tek-why-goal-no-border")
    taken = why_taken(g, q)
    if taken is not None:
        return taken
    if g.payable(k, p, 1 << q, action, hero=hero):
        return None
    return reason("tek-why-neutral-dear", price=g.neutral.bit_count(), n=g.war_worth(k))


def why_lying(g: World, k: Kingdom, p: int) -> Reason | None:
    """Return why nobody stands up in a place (TEK-4)."""
    if g.doing != PATROL:
        return reason("tek-why-stand-patrol")
    if not k.low >> p & 1:
        return reason("tek-why-nobody-lies", seat=k.seat)
    return reason("tek-why-stand-late")


def why_place(g: World, k: Kingdom, p: int) -> Reason | None:
    """Return why a new meeple cannot be put into a place (TEK-4, TEK-11.4)."""
    closed = why_feature(g, p)
    if closed is not None:
        return closed
    if g.board.kinds[TUNDRA] >> p & 1:
        return reason("tek-why-tundra-new")
    if g.meeple_places(k) >> p & 1:
        return reason("tek-why-other-price")
    if not k.in_play:
        return reason("tek-why-home-empty", seat=k.seat)
    if not k.one >> p & 1:
        return reason("tek-why-not-here", seat=k.seat)
    return why_taken(g, p) or reason("tek-why-not-alone")


def why_fort(g: World, k: Kingdom, p: int) -> Reason | None:
    """Return why a fort cannot be built in a place (TEK-11.5)."""
    closed = why_feature(g, p)
    if closed is not None:
        return closed
    if g.board.kinds[TUNDRA] >> p & 1:
        return reason("tek-why-tundra-fort")
    if g.fort_places(k) >> p & 1:
        return reason("tek-why-other-price")
    if any(other.forts >> p & 1 for other in g.kingdoms):
        return reason("tek-why-has-fort")
    return reason("tek-why-not-here", seat=k.seat)


def why_home(g: World, _k: Kingdom, p: int) -> Reason | None:
    """Return why the first meeples cannot begin in a place (TEK-A32)."""
    closed = why_feature(g, p)
    if closed is not None:
        return closed
    if not g.board.cards[g.a] >> p & 1:
        return reason("tek-why-not-home", seat=g.a)
    if g.board.kinds[TUNDRA] >> p & 1:
        return reason("tek-why-tundra-new")
    if not g.is_opponent(g.a):
        return None
    kind = FOREST if g.b == 0 else MOUNTAIN
    if g.board.kinds[kind] >> p & 1:
        return None
    return reason("tek-why-opponent-begins", terrain=TERRAINS[kind])


def why_refuge(g: World, k: Kingdom, p: int) -> Reason | None:
    """Return why the loser of the present war cannot retreat to a place (TEK-7)."""
    war = g.war
    assert war is not None
    if g.refuges(k, war.place) >> p & 1:
        return None
    closed = why_feature(g, p)
    if closed is not None:
        return closed
    if not g.board.near[war.place] >> p & 1:
        return reason("tek-why-not-next-door")
    if g.foreign(k) >> p & 1:
        return reason("tek-why-foreign")
    return why_taken(g, p) or reason("tek-why-not-offered")
