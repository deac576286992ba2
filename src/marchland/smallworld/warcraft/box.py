"""Small World of Warcraft as a game: boards, teams, and Murlocs that march."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core.errors import BadMap, BadPlayers
from marchland.core.rulings import Value
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, NEUTRAL
from marchland.smallworld.parts.boards import JOIN
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.setup import Setup
from marchland.smallworld.world.sides import NAMES

TEAMS: Final = {
    3: (ALLIANCE, HORDE, NEUTRAL),
    4: (ALLIANCE, HORDE, ALLIANCE, HORDE),
    5: (ALLIANCE, HORDE, NEUTRAL, ALLIANCE, HORDE),
}
"""The faction of each seat in the Battle for Azeroth (WC-17.1, WC-Q48)."""
ROUNDS_OF_REVENGE: Final = 9
MOST_IN_REVENGE: Final = 2
USUAL: Final = 0
"""The usual one of the ways to choose boards: large and small for one player or two."""


class Warcraft(SmallWorld):
    """Small World of Warcraft with its variants, each chosen by a ruling."""

    def is_revenge(self, players: int, rulings: Mapping[str, Value]) -> bool:
        """Tell whether the Murlocs march: always against a single player (WC-17.2).

        Raises:
            BadPlayers: too many players for it, or a wrong number for teams.
        """
        revenge = players == 1 or bool(rulings["revenge_of_the_murlocs"])
        if revenge and players > MOST_IN_REVENGE:
            raise BadPlayers(
                f"Revenge of the Murlocs is for 1 or 2 players, not for {players}.",
                "error-revenge-players",
                {"n": players},
            )
        if rulings["teams"] and (revenge or players not in TEAMS):
            raise BadPlayers(
                f"The Battle for Azeroth is for 3, 4 or 5 players, not for {players}.",
                "error-teams-players",
                {"n": players},
            )
        return revenge

    @property
    def layout(self) -> dict[str, Any]:
        """What the box offers, and the side of each seat by number of players."""
        sides = {str(n): [NAMES[side] for side in of] for n, of in TEAMS.items()}
        return {**super().layout, "sides": sides, "revenge": list(range(1, MOST_IN_REVENGE + 1))}

    def rounds_for(self, players: int, rulings: Mapping[str, Value]) -> int:
        """Return the rounds of the box, nine against the Murlocs."""
        if self.is_revenge(players, rulings):
            return ROUNDS_OF_REVENGE
        return super().rounds_for(players, rulings)

    def table(
        self, map_: Map, players: int, rulings: Mapping[str, Value], layout: str = ""
    ) -> Setup:
        """Return the table with its sides and Murlocs.

        Raises:
            BadPlayers: too many players for the variant, or a wrong number.
            BadMap: other boards against the Murlocs than a large and a small one (WC-17.2).
        """
        revenge = self.is_revenge(players, rulings)
        boards = self.variant.boards
        if revenge and boards is not None and map_.ids and self.variant.has_map(map_.name):
            sizes = sorted(face.size for face in boards.named(map_.name.split(JOIN)))
            if sizes != sorted(boards.sizes(players, USUAL)):
                raise BadMap(
                    "Against the Murlocs you play on a large and a small island.",
                    "error-islands-revenge",
                )
        wider = players == 2 and rulings["two_player_boards"] == "large_medium" and not revenge
        return Setup(
            self.variant, map_, players, rulings, layout,
            sides=TEAMS[players] if rulings["teams"] else (),
            wild=int(rulings["murlocs"]) if revenge else 0,
            choice=int(wider),
        )  # fmt: skip
