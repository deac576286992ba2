"""Every number of the rules in one table (TEK-1)."""

from typing import Final

from marchland.tinyepic.parts.reading import Reader


class Constants:
    """The numbers of the game; a file of one's own may give others.

    Attributes:
        standard_meeples: standard meeples of each player; the hero comes on top.
        most_in_play: meeples in play, hero included; reaching it triggers the end.
        cap: the most that one may own of each resource.
        start_resources: units that each player splits at the start.
        per_region: meeples in one region, all players together.
        magic_levels, tower_levels: the highest levels; reaching one triggers the end.
        mana_value, ore_value: what a unit is worth in war.
        highest_number: the highest number of the war die.
        tower_points, tower_points_even: points for each tower level (TEK-A1).
        magic_points: points for each magic level.
        capital_alone, capital_shared: points of a capital's occupants.
        lost_points, trophy_points: points for a region and for a meeple of the Lost Kingdom.
        hero_levels: the level with which a hero retires.
        heroes_to_end: retired heroes of one player that trigger the end.
        fort_points: points for a fort away from home.
        shields: actions of a cycle.
        cycles: after so many cycles the game is scored, whatever happened.
    """

    def __init__(self) -> None:
        """Take the numbers of the second edition."""
        self.standard_meeples = 7
        self.most_in_play = 7
        self.cap = 9
        self.start_resources = 6
        self.per_region = 2
        self.magic_levels = 5
        self.tower_levels = 6
        self.mana_value = 2
        self.ore_value = 1
        self.highest_number = 11
        self.tower_points: list[int] = [0, 1, 2, 3, 4, 6, 8]
        self.tower_points_even: list[int] = [0, 1, 2, 3, 4, 5, 6]
        self.magic_points = 1
        self.capital_alone = 2
        self.capital_shared = 1
        self.lost_points = 1
        self.trophy_points = 1
        self.hero_levels = 3
        self.heroes_to_end = 3
        self.fort_points = 1
        self.shields = 5
        self.cycles = 60

    def changed(self, row: Reader) -> "Constants":
        """Return a copy with the numbers of a file's [constants].

        Raises:
            BadContent: a number that a file cannot change, or that is none.
        """
        twin = Constants()
        levels = twin.tower_levels + 1
        for key in row.row:
            if key not in CHANGEABLE:
                raise row.wrong(key, f"may change {', '.join(CHANGEABLE)}, not {key!r}")
        twin.tower_points = row.points("tower_points", levels, self.tower_points)
        twin.tower_points_even = row.points("tower_points_even", levels, self.tower_points_even)
        twin.magic_points = row.whole("magic_points", 0, MOST, self.magic_points)
        twin.capital_alone = row.whole("capital_alone", 0, MOST, self.capital_alone)
        twin.capital_shared = row.whole("capital_shared", 0, MOST, self.capital_shared)
        twin.lost_points = row.whole("lost_points", 0, MOST, self.lost_points)
        twin.trophy_points = row.whole("trophy_points", 0, MOST, self.trophy_points)
        twin.fort_points = row.whole("fort_points", 0, MOST, self.fort_points)
        return twin

    def offered(self) -> list[dict[str, object]]:
        """Return what a file may change, with its usual value and the most that it may be."""
        return [{"key": key, "usual": getattr(self, key), "most": MOST} for key in CHANGEABLE]


MOST: Final = 99
CHANGEABLE: Final = (
    "tower_points", "tower_points_even", "magic_points", "capital_alone", "capital_shared",
    "lost_points", "trophy_points", "fort_points",
)  # fmt: skip
"""Numbers that are printed on cards, which a group may own in another printing."""
