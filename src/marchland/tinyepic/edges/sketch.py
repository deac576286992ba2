"""A position for a small picture of the table: which lands lie there and who stands where."""

from typing import Any

from marchland.tinyepic.edges.view import pieces_of
from marchland.tinyepic.edges.view_lands import homes
from marchland.tinyepic.world.world import World


def sketch(g: World) -> dict[str, Any]:
    """Return `cards`, each with its name and its land, and `owners`, the seat by region.

    Where several seats stand in one place, the first of them is shown. Before the lands are laid
    out, the homes stand for them.
    """
    owners: dict[str, int] = {}
    for p, name in enumerate(g.board.ids):
        for k in g.kingdoms:
            if pieces_of(k, p):
                owners.setdefault(name, k.seat)
    cards = [[name, land.id] for name, land in zip(g.board.names, g.board.lands, strict=True)]
    if not g.board.size:
        cards = [[row["land"], row["land"]] for row in homes(g)]
    return {"cards": cards, "owners": owners}
