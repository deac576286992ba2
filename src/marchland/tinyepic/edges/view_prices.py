"""What a choice will cost, so that its button can say so before it is pressed."""

from typing import Any

from marchland.core.actions import NOTHING, first_of, word_of
from marchland.core.regions import NOWHERE, bits
from marchland.tinyepic.clauses.offers import Rescue
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.ability import OFFER
from marchland.tinyepic.parts.kinds import BUILD, EXPAND, PAID_IN, RESEARCH, RESOURCES, RETREAT
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.world import World

Json = dict[str, Any]


def price_of(g: World, action: int) -> Json | None:
    """Return what whoever is asked will have to pay for a choice; None where it is no question.

    `units` by resource, the least where it differs from place to place (`more` is true then).
    """
    word = word_of(action)
    k = g.kingdoms[g.who]
    if word == words.TAKE:
        return of_action(g, k, first_of(action))
    if word == words.ACT:
        return of_action(g, k, g.doing)
    if word == words.LEVEL:
        card = g.setup.box.heroes[k.hero]
        by = card.by[k.hero_level - 1]
        return row(RESOURCES[PAID_IN[by]], card.price[k.hero_level - 1])
    if word == words.RETREAT and g.war is not None:
        due = g.retreat_price(k, g.war.seats[g.war.winner])
        return row(RESOURCES[PAID_IN[RETREAT]], due)
    if word == words.USE and g.stage == stages.OFFER:
        clause = k.kit.by[OFFER][g.b]
        if isinstance(clause, Rescue) and first_of(action) != NOTHING:
            units = {name: n for name, n in zip(RESOURCES, clause.units, strict=True) if n}
            return {"units": units, "more": False}
    return None


def of_action(g: World, k: Kingdom, action: int) -> Json | None:
    """Return the price of an action of the card; None for one that costs nothing by itself."""
    if action not in (BUILD, RESEARCH, EXPAND) or is_at_top(g, k, action):
        return None
    kind = RESOURCES[PAID_IN[action]]
    if action == RESEARCH or (action == BUILD and not g.setup.expansion):
        return row(kind, g.price(k, action, NOWHERE))
    prices = {g.price(k, action, p) for p in bits(g.targets(k, action))}
    if not prices:
        return row(kind, g.price(k, action, NOWHERE))
    return {**row(kind, min(prices)), "more": len(prices) > 1}


def is_at_top(g: World, k: Kingdom, action: int) -> bool:
    """Tell whether there is nothing more to be had for any price."""
    constants = g.setup.box.constants
    if action == RESEARCH:
        return k.magic >= constants.magic_levels
    if action == BUILD:
        return k.tower >= constants.tower_levels
    return not g.has_supply(k)


def row(kind: str, n: int) -> Json:
    """Return a price in one resource."""
    return {"units": {kind: n} if n else {}, "more": False}
