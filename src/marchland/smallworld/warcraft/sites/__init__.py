"""The five artifacts and seven places: long ones have a file each, the others stand in `short`."""

from typing import Final

from marchland.smallworld.warcraft.sites.ashes import Ashes
from marchland.smallworld.warcraft.sites.battleground import Battleground
from marchland.smallworld.warcraft.sites.doomhammer import Doomhammer
from marchland.smallworld.warcraft.sites.frostmourne import Frostmourne
from marchland.smallworld.warcraft.sites.short import (
    Aegis,
    Chapel,
    DarkPortal,
    Heart,
    Karazhan,
    MeetingStone,
    SpiritHealer,
)
from marchland.smallworld.warcraft.sites.well import Well

# The place of a site is its number for ever: a new one goes to the end.
SITES: Final = (
    Aegis("aegis_of_aggramar"),
    Ashes("ashes_of_alar"),
    Battleground("battleground"),
    DarkPortal("dark_portal"),
    Doomhammer("doomhammer"),
    Frostmourne("frostmourne"),
    Heart("heart_of_azeroth"),
    Karazhan("karazhan"),
    Chapel("lights_hope_chapel"),
    MeetingStone("meeting_stone"),
    SpiritHealer("spirit_healer"),
    Well("well_of_eternity"),
)
