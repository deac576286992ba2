"""A position for a small picture of the board: who holds which region, and nothing more."""

from typing import Any

from marchland.smallworld.world.world import World


def sketch(g: World) -> dict[str, Any]:
    """Return `owners`, the seat by region, and with islands `faces`, which of them lie there.

    What neutral tokens hold is left out.
    """
    owners = {}
    for r, name in enumerate(g.map.ids):
        holder = g.holder(r)
        if holder is not None and holder.seat >= 0:
            owners[name] = holder.seat
    faces = [name for name in dict.fromkeys(g.map.island_names) if name]
    return {"owners": owners, **({"faces": faces} if faces else {})}
