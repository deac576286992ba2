"""All slips."""

from tests.twin.warcraft.slips.powers import POWERS
from tests.twin.warcraft.slips.races import RACES
from tests.twin.warcraft.slips.rules import RULES
from tests.twin.warcraft.slips.sites import SITES

SLIPS = [*RACES, *POWERS, *SITES, *RULES]
