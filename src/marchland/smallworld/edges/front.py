"""Where a tribe may be attacked: what lies safe, and next to how many regions of others."""

from marchland.core.regions import Regions, bits, count
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.world import World


def safe(g: World, t: Tribe) -> Regions:
    """Return t's regions into which nobody marches: nobody may, or all around is t's own."""
    around = g.map.land & ~t.held
    for foe in g.tribes:
        if foe is not None and foe is not t:
            around |= foe.held
    outer = g.map.edge | g.map.entries | g.map.shore
    for r in bits(t.held):
        if g.map.neighbours[r] & around:
            outer |= 1 << r
    return t.held & (g.immune | ~outer)


def foes(g: World, t: Tribe) -> dict[str, int]:
    """Return next to how many regions of others' races that may march each of t's regions lies."""
    hostile = 0
    for foe in g.tribes:
        if foe is None or foe.seat < 0 or foe.seat == t.seat:
            continue
        if not foe.declined or foe.kit.fights_in_decline:
            hostile |= foe.held
    return {g.map.ids[r]: count(g.map.neighbours[r] & hostile) for r in bits(t.held & ~g.immune)}


def closed(g: World, t: Tribe, placed: str) -> dict[str, str]:
    """Return which of t's regions nobody may take anyway, by which piece but those now placed."""
    found: dict[str, str] = {}
    for piece in g.setup.variant.pieces:
        if piece.immune and piece.name != placed:
            makers = [a for a in t.kit.abilities if piece in a.pieces]
            shut = makers[0].shut(g, t, piece) if makers else g.lying(piece) & t.held
            found |= dict.fromkeys(g.map.names(shut), piece.name)
    return found
