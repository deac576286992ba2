"""Small World with what the box holds, whatever else may come with Marchland one day."""

from marchland.smallworld.base import variant
from marchland.smallworld.edges.packs import twins
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.variant import Variant

RACES = (
    "amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers "
    "tritons trolls wizards"
)
POWERS = (
    "alchemist berserk bivouacking commando diplomat dragon_master flying forest fortified heroic "
    "hill merchant mounted pillaging seafaring spirit stout swamp underworld wealthy"
)


def boxed() -> SmallWorld:
    """Return the game of 14 banners and 20 badges: what is counted by hand is counted in it."""
    whole = variant()
    return SmallWorld(
        Variant(
            whole.name,
            whole.rules,
            twins([race for race in whole.races if race.id in RACES.split()]),
            twins([power for power in whole.powers if power.id in POWERS.split()]),
            twins(whole.house),
            whole.maps,
            list(whole.rulings.values()),
            whole.neutral,
            whole.texts,
            whole.start_coins,
            whole.pieces,
        )
    )
