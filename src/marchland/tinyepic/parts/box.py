"""Everything in the boxes: factions, heroes, territory sides and the table of constants."""

from collections.abc import Mapping, Sequence
from typing import Any

from marchland.core import codec
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.constants import Constants
from marchland.tinyepic.parts.kinds import TERRAINS
from marchland.tinyepic.parts.kit import Kit, holding
from marchland.tinyepic.parts.lands import Land


class Faction:
    """A faction card: five levels.

    Attributes:
        id, box, mark: its name, the box it is in, and whether it is printed, public or ours.
        marks: the mark of each level.
        levels: the clauses of each level.
        suits_opponent: recommended for the solo opponent.
        interest: features and lying pieces that its abilities speak of.
        needs_forts: left out of games without forts.
        own: from a file of a person's own, so that shipped sentences do not speak of it.
        written: each level's effects as such a file has them; empty of a shipped card.
        since: the rules number by which the card came to say what it says.
    """

    def __init__(self, name: str, box: str, mark: str) -> None:
        """Take the name, the box and the mark."""
        self.id = name
        self.box = box
        self.mark = mark
        self.marks: list[str] = []
        self.levels: list[list[Clause]] = []
        self.suits_opponent = False
        self.interest: list[str] = []
        self.needs_forts = False
        self.own = False
        self.written: list[list[Mapping[str, Any]]] = []
        self.since = 1

    def said(self, n: int) -> dict[str, Any] | None:
        """Return the sentence of a level as a key; None where shipped ones do not speak of it."""
        return None if self.own else {"key": f"faction-{self.id}-{n}", "args": {}}


class Hero:
    """A hero card: two levels, and retirement.

    Attributes:
        id, mark: its name, and whether it is printed, public or ours; marks: of each level.
        levels: the clauses of each level.
        by: for each level the action that leads to the next, `BY_WAR` for a war won.
        price: for each level what that action costs.
        points: what the retired hero is worth.
        own: from a file of a person's own, so that shipped sentences do not speak of it.
        written: each level's effects as such a file has them; empty of a shipped card.
        since: the rules number by which the card came to say what it says.
    """

    def __init__(self, name: str, mark: str) -> None:
        """Take the name and the mark."""
        self.id = name
        self.mark = mark
        self.marks: list[str] = []
        self.levels: list[list[Clause]] = []
        self.by: list[int] = []
        self.price: list[int] = []
        self.points = 0
        self.own = False
        self.written: list[list[Mapping[str, Any]]] = []
        self.since = 1

    def said(self, n: int) -> dict[str, Any] | None:
        """Return the sentence of a level as a key; None where shipped ones do not speak of it."""
        return None if self.own else {"key": f"hero-{self.id}-{n}", "args": {}}

    def rise_mark(self, n: int) -> str:
        """Return where the way to the level after the n-th comes from: ours but on own cards."""
        return self.marks[n] if self.own else "original"


class Box:
    """All cards, numbered for ever in the order of the content's list.

    A clause knows its number in one box: cards are read anew for another.
    """

    def __init__(
        self,
        factions: Sequence[Faction],
        heroes: Sequence[Hero],
        lands: Sequence[Land],
        constants: Constants,
        content: Sequence[Mapping[str, str]] = (),
    ) -> None:
        """Number the cards and their clauses."""
        self.factions = list(factions)
        self.heroes = list(heroes)
        self.lands = list(lands)
        self.constants = constants
        self.content = [dict(one) for one in content]
        self.faction_index = {one.id: n for n, one in enumerate(self.factions)}
        self.hero_index = {one.id: n for n, one in enumerate(self.heroes)}
        self.land_index = {one.id: n for n, one in enumerate(self.lands)}
        self.all_heroes = (1 << len(self.heroes)) - 1
        self.sides_of: dict[int, list[int]] = {}
        for number, land in enumerate(self.lands):
            self.sides_of.setdefault(land.card, []).append(number)
        self.clauses: list[Clause] = []
        for levels in [one.levels for one in self.factions] + [one.levels for one in self.heroes]:
            for clauses in levels:
                for clause in clauses:
                    for one in [clause, *clause.deeds]:
                        one.number = len(self.clauses)
                        self.clauses.append(one)
        self.no_kit = Kit([])
        self._kits: dict[tuple[int, int, tuple[int, ...], int, int], Kit] = {}

    def kit(
        self, faction: int, magic: int, copies: tuple[int, ...], hero: int, hero_level: int
    ) -> Kit:
        """Return the shared kit of a faction with its magic, what it copies, and its hero."""
        if faction < 0 or (magic == 0 and hero < 0):
            return self.no_kit
        key = (faction, magic, copies, hero, hero_level)
        kit = self._kits.get(key)
        if kit is None:
            own = [clauses[:] for clauses in self.factions[faction].levels[:magic]]
            for level, copied in enumerate(copies, start=1):
                if copied >= 0 and level <= magic:
                    own[level - 1] += self.factions[copied].levels[level - 1]
            clauses = holding(own)
            if hero >= 0:
                clauses += holding(self.heroes[hero].levels[:hero_level])
            kit = Kit(clauses)
            self._kits[key] = kit
        return kit

    def digest(self, lands: Sequence[int]) -> int:
        """Return a number that changes when one of these sides or a constant does."""
        digests = [self.lands[number].digest() for number in lands]
        points = self.constants.tower_points
        return codec.digest([digests, points, self.constants.tower_points_even])

    def has_interest(self, faction: int, lands: Sequence[int]) -> bool:
        """Tell whether one of these sides has each feature that the faction speaks of (TEK-A37)."""
        for name in self.factions[faction].interest:
            if name in TERRAINS:
                kind = TERRAINS.index(name)
                if not any(self.lands[number].kinds[kind] for number in lands):
                    return False
        return True
