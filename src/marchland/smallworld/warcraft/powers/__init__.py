"""The 20 special powers: long ones have a file each, the others stand in `short`."""

from typing import Final

from marchland.smallworld.warcraft.powers.beast_master import BeastMaster
from marchland.smallworld.warcraft.powers.championing import Championing
from marchland.smallworld.warcraft.powers.defensive import Defensive
from marchland.smallworld.warcraft.powers.intimidating import Intimidating
from marchland.smallworld.warcraft.powers.portal_mage import PortalMage
from marchland.smallworld.warcraft.powers.short import (
    Archaeologist,
    BattleMaster,
    Blacksmith,
    Enraged,
    Explorer,
    Farmer,
    Fishing,
    Garrisoned,
    Herbalist,
    Marshdweller,
    Mining,
    Mountaineer,
    Ranger,
    Sailing,
    SwampWalker,
)

# The place of a power is its number for ever: a new one goes to the end.
POWERS: Final = (
    Archaeologist("archaeologist"),
    BattleMaster("battle_master"),
    BeastMaster("beast_master"),
    Blacksmith("blacksmith"),
    Championing("championing"),
    Defensive("defensive"),
    Enraged("enraged"),
    Explorer("explorer"),
    Farmer("farmer"),
    Fishing("fishing"),
    Garrisoned("garrisoned"),
    Herbalist("herbalist"),
    Intimidating("intimidating"),
    Marshdweller("marshdweller"),
    Mining("mining"),
    Mountaineer("mountaineer"),
    PortalMage("portal_mage"),
    Ranger("ranger"),
    Sailing("sailing"),
    SwampWalker("swamp_walker"),
)
