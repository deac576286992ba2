"""The 16 races: long ones have a file each, the others stand in `short`."""

from typing import Final

from marchland.smallworld.warcraft.races.ethereals import Ethereals
from marchland.smallworld.warcraft.races.gnomes import Gnomes
from marchland.smallworld.warcraft.races.goblins import Goblins
from marchland.smallworld.warcraft.races.humans import Humans
from marchland.smallworld.warcraft.races.pandaren import Pandaren
from marchland.smallworld.warcraft.races.short import (
    BloodElves,
    Draenei,
    Dwarves,
    Forsaken,
    Kobolds,
    Naga,
    NightElves,
    Orcs,
    Tauren,
    Trolls,
)
from marchland.smallworld.warcraft.races.worgen import Worgen

# The place of a race is its number for ever: a new one goes to the end.
RACES: Final = (
    BloodElves("blood_elves"),
    Draenei("draenei"),
    Dwarves("dwarves"),
    Ethereals("ethereals"),
    Forsaken("forsaken"),
    Gnomes("gnomes"),
    Goblins("goblins"),
    Humans("humans"),
    Kobolds("kobolds"),
    Naga("naga"),
    NightElves("night_elves"),
    Orcs("orcs"),
    Pandaren("pandaren"),
    Tauren("tauren"),
    Trolls("trolls"),
    Worgen("worgen"),
)
