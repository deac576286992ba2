"""What a screen shows of territory cards: in play, at home, on offer, and what each place gives."""

from typing import Any

from marchland.core.actions import first_of, word_of
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kinds import (
    CAPITAL,
    CHOICE,
    LAND_KINDS,
    NOTHING_AT_ALL,
    RESOURCES,
    SILVER,
    TERRAINS,
    YIELDS,
)
from marchland.tinyepic.parts.lands import Land
from marchland.tinyepic.parts.setup import Setup
from marchland.tinyepic.world.world import World

Json = dict[str, Any]


def card_row(g: World, card: int) -> Json:
    """Return a territory card in play."""
    land = g.board.lands[card]
    return {
        "name": g.board.names[card],
        "land": land.id,
        "mark": land.mark,
        "seat": card if card < g.setup.seats else None,
        "lost": card == g.lost,
    }


def homes(g: World) -> list[Json]:
    """Return the homes known so far in set-up: the side in play, else the card's first."""
    lands = g.setup.box.lands
    rows = []
    for seat, card in enumerate(g.cards[: g.setup.seats]):
        chosen = seat < len(g.sides)
        side = g.sides[seat] if chosen else g.setup.box.sides_of[card][0]
        rows.append({"seat": seat, "land": lands[side].id, "chosen": chosen})
    return rows


def offered(g: World, legal: list[int]) -> list[Land]:
    """Return the cards that may be chosen now."""
    return [g.setup.box.lands[first_of(a)] for a in legal if word_of(a) == words.CHOOSE_LAND]


def shown_lands(g: World, legal: list[int]) -> list[Land]:
    """Return the cards that a screen may have to draw: in play, at home, on offer."""
    box = g.setup.box
    before = [] if g.board.size else [box.lands[box.land_index[row["land"]]] for row in homes(g)]
    return [*g.board.lands, *before, *offered(g, legal)]


def land_rows(g: World, legal: list[int]) -> Json:
    """Return by id what each card looks like that a screen may have to draw."""
    return {
        land.id: {**land_row(land), "yields": yields(land, g.setup)}
        for land in shown_lands(g, legal)
    }


def land_row(land: Land) -> Json:
    """Return what a card looks like: the place of each cell, its terrain, where pieces go."""
    return {
        "mark": land.mark,
        "grid": ["".join(land.places[p] for p in row) for row in land.grid],
        "terrain": {
            place: TERRAINS[kind] for place, kind in zip(land.places, land.terrain, strict=True)
        },
        "anchors": dict(zip(land.places, land.anchors, strict=False)),
    }


def yields(land: Land, setup: Setup) -> Json:
    """Return by place what one collects there, or scores for it, where that is anything."""
    found: Json = {}
    for place, kind in zip(land.places, land.terrain, strict=True):
        given = yield_of(kind, setup)
        if given is not None:
            found[place] = given
    return found


def yield_of(terrain: int, setup: Setup) -> Json | None:
    """Return what a kind of place gives; None for nothing."""
    if terrain == CAPITAL:
        box = setup.box.constants
        shared = None if setup.duel else box.capital_shared
        return {"kind": "points", "n": box.capital_alone, "shared": shared}
    kind = YIELDS[terrain] if terrain < LAND_KINDS else NOTHING_AT_ALL
    if kind == NOTHING_AT_ALL or (kind == SILVER and not setup.expansion):
        return None
    return {"kind": "choice" if kind == CHOICE else RESOURCES[kind], "n": 1}
