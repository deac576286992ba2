"""What several abilities count in regions."""

from typing import TYPE_CHECKING

from marchland.core.regions import Regions, count

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


def has_majority(g: "World", t: "Tribe", around: Regions) -> bool:
    """Tell whether t holds strictly more of some regions than any other tribe."""
    own = count(around & t.held)
    for other in g.tribes:
        if other is not None and other is not t and count(around & other.held) >= own:
            return False
    return own > 0


def needed(g: "World", t: "Tribe", r: int) -> int:
    """Return how many pieces a region needs besides its tokens."""
    return max(t.kit.garrison - g.count[r], 0)
