"""Why something cannot be done now, and what an ability does now, as text keys."""

from typing import Any, Final

from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import CONQUEST, Ability
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.world import World

Reason = dict[str, Any]

PRICED: Final = (stages.READY, stages.CONQUER, stages.STRIKE)
"""Stages in which a region's price is shown."""
SHORTEST: Final = 3
"""Most tokens that the die can bridge (SW-D02)."""


def reason(key: str, **args: Any) -> Reason:
    """Return a text key with its arguments."""
    return {"key": key, "args": args}


def why_not_conquer(g: World, t: Tribe | None, r: int) -> Reason | None:
    """Return why the tribe that is asked cannot pay for region r now; None when it can."""
    if t is None or g.stage == stages.MODE:
        return reason("why-no-race") if g.stage == stages.PICK else reason("why-not-now")
    if g.stage not in PRICED or t.seat < 0:
        return reason("why-conquests-over") if t.seat == g.turn else reason("why-not-now")
    if t.held >> r & 1:
        return reason("why-own")
    if not g.home(t) >> r & 1:
        return reason("why-water")
    closed = closed_by(g, t, r)
    if closed is not None:
        return closed
    if not g.frontier(t) >> r & 1:
        landing = "why-not-entry" if g.map.entries else "why-not-edge"
        return reason("why-not-reachable" if t.held else landing)
    if g.stage == stages.READY:
        return reason("why-not-now")
    if g.force(t) == 0:
        return reason("why-needs-token")
    coins = g.owed(t, r, CONQUEST)
    if coins and not g.can_pay(t, coins):
        return reason("why-toll", n=coins)
    price = g.price(t, r)
    short = price - g.force(t)
    if short <= 0:
        return None
    key = "why-too-dear" if short <= SHORTEST else "why-too-dear-die"
    return reason(key, price=price, hand=g.force(t), short=short)


def closed_by(g: World, t: Tribe, r: int) -> Reason | None:
    """Return what protects region r from t: an immune piece or a peace."""
    for piece in g.setup.variant.pieces:
        if piece.immune and g.lies[piece.kind] >> r & 1:
            return reason("why-immune", name=piece.name)
    foe = g.holder(r)
    if foe is not None and any(a.bars(g, foe, t) >> r & 1 for a in foe.kit.bars):
        return reason("why-peace", seat=foe.seat)
    return None


def ways(g: World, t: Tribe, r: int, legal: list[int]) -> list[Reason]:
    """Return each other way of taking region r: its action, or why it is closed."""
    rows: list[Reason] = []
    if g.stage != stages.CONQUER:
        return rows
    for way in t.kit.ways:
        action = way.word.at(r)
        if action in legal:
            rows.append({"word": way.word.name, "action": action, "why": None})
            continue
        why = way.why_not(g, t, r)
        if why is not None:
            rows.append({"word": way.word.name, "action": None, "why": why})
    return rows


def right_now(g: World, t: Tribe, a: Ability) -> Reason:
    """Return what an ability of a tribe does at this moment."""
    if t.declined and not a.in_decline:
        return reason("now-declined")
    special = a.now(g, t)
    if special is not None:
        return special
    own = [a, *a.clauses]
    coins = sum(one.income(g, t) for one in own)
    if coins:
        return reason("now-income", n=coins)
    recruits = sum(one.recruits(g, t) for one in own)
    if recruits:
        return reason("now-recruits", n=recruits)
    if t.seat == g.turn and g.stage in PRICED and t is g.asked():
        return _on_the_march(g, t, a)
    return reason("now-idle")


def _on_the_march(g: World, t: Tribe, a: Ability) -> Reason:
    cheaper = 0
    if any(one in t.kit.price for one in (a, *a.clauses)):
        for r in range(len(g.map.ids)):
            if g.frontier(t) >> r & 1 and sum(o.price(g, t, r) for o in (a, *a.clauses)) < 0:
                cheaper += 1
    if cheaper:
        return reason("now-cheaper", n=cheaper)
    if any(way.targets(g, t) for way in a.ways) or a.offers(g, t, stages.CONQUER):
        return reason("now-ready")
    if any(t.used & way.bit for way in a.ways):
        return reason("now-used")
    return reason("now-idle")
