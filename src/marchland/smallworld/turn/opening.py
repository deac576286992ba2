"""What lies on the table before the first turn: faces, tokens of nobody's, sites."""

from marchland.core.actions import pack
from marchland.core.bag import Bag
from marchland.core.regions import bits
from marchland.smallworld.parts import words
from marchland.smallworld.world import sides
from marchland.smallworld.world.world import World


def next_faces(g: World) -> list[int]:
    """Return the draws of the next face; empty when all boards lie."""
    boards = g.setup.variant.boards
    assert boards is not None
    faces = boards.next_faces(g.setup.players, g.setup.choice, g.faces)
    return [pack(words.FACE, face) for face in faces]


def join_faces(g: World) -> None:
    """Make the map of the faces that were drawn, and people it."""
    boards = g.setup.variant.boards
    assert boards is not None
    names = [boards.faces[face].name for face in g.faces]
    g.lay_out(g.setup.on(boards.map(names, g.setup.players, g.setup.rounds)))
    people(g)


def people(g: World) -> None:
    """Put tokens of nobody's, face-down sites and a map's own pieces on their regions.

    SW-S04, WC-3.
    """
    variant = g.setup.variant
    for r, lying in enumerate(g.setup.map.lying):
        for name in lying:
            g.place(variant.pieces[variant.piece_index[name]], r)
    neutral = g.tribe(0)
    here = g.setup.map.neutral
    if g.setup.wild:
        neutral.kit = g.setup.variant.house_kit
        kept = bits(here)[: g.setup.wild]
        here = sum(1 << r for r in kept)
        neutral.hand = g.setup.wild - len(kept)
    neutral.held = here
    for r in bits(here):
        g.who[r] = 1
        g.count[r] = 1
    if g.setup.has_sites:
        g.sites.hidden = g.setup.map.sites
        if g.setup.wild:
            for r in bits(g.sites.hidden & here):
                g.enter(neutral, r)
    if g.setup.sides:
        g.races = Bag(sides.races_in_play(g.setup), ())
