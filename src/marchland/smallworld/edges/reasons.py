"""Why something cannot be done now, and what an ability does now, as text keys."""

from typing import Any, Final

from marchland.core import actions
from marchland.core.actions import word_of
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import CONQUEST, SITE, Ability
from marchland.smallworld.parts.kit import hooks_of
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.turn import story
from marchland.smallworld.world.world import World

Reason = dict[str, Any]

PRICED: Final = (stages.CONQUER, stages.STRIKE)
"""Stages in which regions have a price."""
MARCHING: Final = (stages.READY, *PRICED)
"""Stages of a march."""
SHORTEST: Final = 3
"""Most tokens that the die can bridge (SW-D02)."""


def reason(key: str, **args: Any) -> Reason:
    """Return a text key with its arguments."""
    return {"key": key, "args": args}


def why_not(g: World, t: Tribe | None, r: int, legal: list[int]) -> Reason | None:
    """Return why region r cannot be conquered or chosen by whoever is asked; None where it can.

    Args:
        g: the position.
        t: the tribe that is asked; None for a seat without one, and for chance.
        r: the region.
        legal: the answers; none for a viewer who is not asked.
    """
    if t is None:
        return reason("why-pick-first") if g.stage == stages.PICK else None
    if g.stage in PRICED:
        return why_not_conquer(g, t, r)
    if g.stage in (stages.FAREWELL, stages.RETIREMENT):
        return reason("why-declining", race=g.race_id(t))
    if g.stage in (stages.MODE, stages.BEGIN):
        return reason("why-answer-first")
    if g.stage == stages.READY:
        return reason("why-die-cast")
    words = [g.setup.variant.word[word_of(action)] for action in legal]
    about = next((word for word in words if word.kinds[:1] == [actions.REGION]), None)
    if about is None:
        return reason("why-answer-first" if g.stage == stages.CHOOSE else "why-conquests-over")
    if g.stage == stages.CHOOSE:
        return reason(f"why-{story.own_question(g, t)}")
    return reason(f"why-place-{about.key}", race=g.race_id(t))


def why_not_conquer(g: World, t: Tribe, r: int) -> Reason | None:
    """Return why the tribe that conquers cannot pay for region r; None when it can."""
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
    if g.force(t) == 0:
        return reason("why-needs-token")
    coins = g.owed(t, r, CONQUEST)
    if coins and not g.can_pay(t, coins):
        return reason("why-toll", n=coins)
    price = g.price(t, r)
    short = price - g.force(t)
    if short <= 0:
        return None
    told = {"price": price, "hand": g.force(t), "short": short}
    if short > SHORTEST:
        return reason("why-too-dear-die", **told)
    if g.force(t) < t.kit.garrison:
        return reason("why-too-dear-few", **told, race=g.race_id(t), n=t.kit.garrison)
    return reason("why-too-dear-first" if t.kit.replaces_last_roll else "why-too-dear", **told)


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


def abilities(g: World) -> dict[str, Any]:
    """Return what each ability in play does right now."""
    now: dict[str, Any] = {}
    variant = g.setup.variant
    for t in g.tribes:
        if t is None or t.seat < 0:
            continue
        now[variant.races[t.race].id] = right_now(g, t, variant.races[t.race])
        if t.power >= 0:
            now[variant.powers[t.power].id] = right_now(g, t, variant.powers[t.power])
        for a in t.kit.abilities:
            if a.slot == SITE and a.id in variant.site_index:
                told = right_now(g, t, a)
                if a.id not in now or told["key"] != "now-idle":
                    now[a.id] = told
    return now


def right_now(g: World, t: Tribe, a: Ability) -> Reason:
    """Return what an ability of a tribe does at this moment."""
    own = [a, *a.clauses]
    if t.declined and not any(one.in_decline for one in own):
        acted = a.clauses or a.ways or hooks_of(a)
        return reason("now-declined" if acted else "now-idle")
    for one in own:
        special = one.now(g, t)
        if special is not None:
            return special
    coins = sum(one.income(g, t) for one in own)
    if coins:
        return reason("now-income", n=coins)
    recruits = sum(one.recruits(g, t) for one in own)
    if recruits:
        joining = min(recruits, g.tray[t.race])
        return reason("now-recruits", n=joining) if joining else reason("now-recruits-none")
    if t.seat == g.turn and g.stage in MARCHING and t is g.asked():
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
    own_ways = [way for one in (a, *a.clauses) for way in one.ways]
    if any(way.targets(g, t) for way in own_ways) or a.offers(g, t, stages.CONQUER):
        return reason("now-ready")
    if any(t.used & way.bit for way in own_ways):
        return reason("now-used")
    return reason("now-idle")
