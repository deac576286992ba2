"""Small World: 14 races, 20 powers, four boards."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from marchland.core.rulings import Ruling
from marchland.smallworld.base.house import HOUSE
from marchland.smallworld.base.powers import POWERS
from marchland.smallworld.base.races import RACES
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.map import load_maps
from marchland.smallworld.parts.variant import Variant

RULES: Final = 1
"""Changes when behaviour changes, for whatever reason."""

RULINGS: Final = (
    Ruling("own_declined_cost", (True, False), ("SW-C02", "SW-R04")),
    Ruling("badge_in_decline", ("keep", "discard"), ("SW-E02",)),
    Ruling("empty_decline_removes", (True, False), ("SW-E09",)),
    Ruling("ghouls_before_pick", (True, False), ("SW-R04",)),
    Ruling("ghoul_die_ends_turn", (True, False), ("SW-R04", "SW-D05")),
    Ruling("giants_underworld", (False, True), ("SW-R05",)),
    Ruling("enchant_reach", ("reach", "adjacent"), ("SW-R11",)),
    Ruling("hidden_coins", (True, False), ("SW-S06", "SW-S07")),
)

HERE: Final = Path(__file__).parent


@cache
def variant() -> Variant:
    """Return the variant of the boxed game."""
    return Variant(
        "small-world",
        RULES,
        RACES,
        POWERS,
        HOUSE,
        load_maps(HERE / "maps"),
        RULINGS,
        neutral="lost_tribe",
        neutral_supply=18,
        texts=[HERE / "text", HERE.parent / "text", HERE.parent / "text" / "marching"],
    )


def game(content: Sequence[str] = (), packs: Mapping[str, Any] | None = None) -> SmallWorld:
    """Return Small World, with packs, and with home-made things from the named files.

    A file has races and powers, or a board.

    Raises:
        BadContent: a content file or a pack that cannot be used.
    """
    whole = variant()
    if packs:
        from marchland.smallworld.edges.packs import joined

        whole = joined(whole, packs)
    if content:
        from marchland.smallworld.edges.content import apart, extended
        from marchland.smallworld.edges.own_maps import with_maps

        boards, people = apart(whole.name, content, "region")
        whole = extended(whole, people) if people else whole
        whole = with_maps(whole, boards) if boards else whole
    return SmallWorld(whole)
