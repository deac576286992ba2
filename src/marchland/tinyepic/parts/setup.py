"""What stays the same through one game: the box, the seats and the rulings."""

from collections.abc import Mapping
from typing import Final

from marchland.core.rulings import Ruling, Value
from marchland.tinyepic.parts.box import Box

BASE: Final = "base"
HEROES: Final = "heroes"
NORTH: Final = "north"
OWN: Final = "own"
"""The cards of a scenario file."""
MAPS: Final = (BASE, HEROES, NORTH)

RULINGS: Final = (
    Ruling("factions", ("dealt", "picked"), ("TEK-2",)),
    Ruling("faction_sets", ("box", "all"), ("TEK-11.1", "TEK-A36")),
    Ruling("sides", ("before_factions", "after_factions"), ("TEK-A37",)),
    Ruling("redeal", (False, True), ("TEK-A37",)),
    Ruling("start", ("split", "beginner"), ("TEK-1",)),
    Ruling("tower_points", ("steep", "even"), ("TEK-A1",)),
    Ruling("expand_cost", ("after", "before"), ("TEK-A2",)),
    Ruling("alliance_ends", ("left", "war"), ("TEK-A6",), later=True),
    Ruling("quest_range", ("border", "any_start"), ("TEK-A3",)),
    Ruling("solo_income", ("day", "every_flip"), ("TEK-A25",)),
    Ruling("solo_number", ("human", "own"), ("TEK-A28",)),
    Ruling("solo_difficulty", ("3", "0", "1", "2", "4", "5", "6"), ("TEK-12",)),
    Ruling("solo_hero", (True, False), ("TEK-12",)),
    Ruling("solo_lands", ("drawn", "picked"), ("TEK-12",)),
)


class Setup:
    """One game's box, map, seats and rulings.

    Attributes:
        players: seats of people or bots; seats: kingdoms, the solo opponent's included.
        solo: whether there is an opponent D; duel: whether alliances are impossible.
        expansion: whether heroes, forts and silver are in play.
        heroes: whether heroes are; lost: whether there is a Lost Kingdom.
        land_numbers, card_numbers, faction_numbers: what may be dealt or picked.
        rulings: every ruling with its value; the others are read from them once.
    """

    def __init__(
        self,
        box: Box,
        map_name: str,
        players: int,
        rulings: Mapping[str, Value],
        *,
        expansion: bool,
    ) -> None:
        """Take them; `rulings` holds every ruling."""
        self.box = box
        self.map_name = map_name
        self.players = players
        self.rulings = dict(rulings)
        self.solo = players == 1
        self.seats = 2 if players == 1 else players
        self.duel = self.seats == 2
        self.expansion = expansion
        self.heroes = expansion and not (self.solo and not rulings["solo_hero"])
        self.tower_points: list[int] = (
            box.constants.tower_points
            if rulings["tower_points"] == "steep"
            else box.constants.tower_points_even
        )
        self.expand_after = rulings["expand_cost"] == "after"
        self.war_ends_alliances = rulings["alliance_ends"] == "war"
        self.quest_from_border = rulings["quest_range"] == "border"
        self.income_every_flip = rulings["solo_income"] == "every_flip"
        self.counts_own = rulings["solo_number"] == "own"
        self.difficulty = int(str(rulings["solo_difficulty"]))
        self.most_in_play = box.constants.most_in_play
        self.cap = box.constants.cap
        self.land_numbers = self.lands()
        self.card_numbers = sorted({box.lands[side].card for side in self.land_numbers})
        self.faction_numbers = self.factions()

    def lands(self) -> list[int]:
        """Return the numbers of the sides that may be dealt."""
        found = []
        for number, land in enumerate(self.box.lands):
            if self.map_name == HEROES or land.box == self._set():
                found.append(number)
        return found

    def factions(self) -> list[int]:
        """Return the numbers of the factions that may be dealt or picked (TEK-2, TEK-A36)."""
        found = []
        everything = self.rulings["faction_sets"] == "all"
        for number, faction in enumerate(self.box.factions):
            if faction.needs_forts and not self.expansion:
                continue
            northern = faction.box == "heroes_call"
            fits = northern == (self.map_name == NORTH) or self.map_name in (HEROES, OWN)
            if everything or fits:
                found.append(number)
        return found

    def _set(self) -> str:
        return "heroes_call" if self.map_name == NORTH else "base"
