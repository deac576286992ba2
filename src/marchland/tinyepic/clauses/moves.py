"""Clauses about moving figures and placing pieces."""

from typing import TYPE_CHECKING, Final

from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.conditions import read_feature
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    CHOICE,
    NOTHING_AT_ALL,
    PATROL,
    QUEST,
    RESOURCES,
    TERRAINS,
    TUNDRA,
    YIELDS,
)
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World

MOVES: Final = (PATROL, QUEST)
MODES: Final = ("adjacent_empty",)


def read_move(row: Reader) -> int:
    """Return Patrol or Quest."""
    return MOVES[row.one_of("action", [ACTIONS[action] for action in MOVES])]


class MoveCount(Clause):
    """With a Patrol or Quest you may move several meeples."""

    op = "move_count"
    answers = (ability.MOVERS,)

    def __init__(self, row: Reader) -> None:
        """Read the action and how many."""
        super().__init__(row)
        self.action = read_move(row)
        self.amount = row.whole("count", 2, 7)

    def movers(self, action: int) -> int:
        """Return how many may move."""
        return self.amount if action == self.action else 1


class PatrolSteps(Clause):
    """The meeple that you move in a Patrol may take further steps."""

    op = "patrol_steps"
    answers = (ability.STEPS,)

    def __init__(self, row: Reader) -> None:
        """Read how many steps."""
        super().__init__(row)
        self.amount = row.whole("steps", 2, 9)

    def steps(self) -> int:
        """Return how many."""
        return self.amount


class PatrolAnywhere(Clause):
    """A Patrol may go to any region of the same territory."""

    op = "patrol_anywhere"
    answers = (ability.PATROL_TO,)

    def patrol_to(self, g: "World", p: int) -> int:
        """Return all land of the card."""
        return g.board.land & g.board.cards[g.board.card_of[p]] & ~(1 << p)


class PatrolLink(Clause):
    """Regions that touch the same feature, or of one terrain, are adjacent for your Patrol."""

    op = "patrol_link"
    answers = (ability.PATROL_TO,)

    def __init__(self, row: Reader) -> None:
        """Read the feature or terrain."""
        super().__init__(row)
        self.via = row.one_of("via", TERRAINS)

    def patrol_to(self, g: "World", p: int) -> int:
        """Return the regions linked to this one."""
        return g.board.linked(self.via, p)


class PatrolStandAll(Clause):
    """When you Patrol you may also stand up any number of your meeples."""

    op = "patrol_stand_all"
    answers = (ability.STANDS,)


class QuestFromAny(Clause):
    """You may Quest from any region."""

    op = "quest_from_any"
    answers = (ability.QUEST_FROM,)

    def quest_from(self, g: "World") -> int:
        """Return all land."""
        return g.board.land


class QuestToAny(Clause):
    """You may Quest to any region."""

    op = "quest_to_any"
    answers = (ability.QUEST_TO,)

    def quest_to(self, g: "World") -> int:
        """Return all land."""
        return g.board.land


class BorderIfTouching(Clause):
    """For your Quests regions that touch a feature count as border regions."""

    op = "border_if_touching"
    answers = (ability.QUEST_FROM, ability.QUEST_TO)

    def __init__(self, row: Reader) -> None:
        """Read the feature."""
        super().__init__(row)
        self.feature = read_feature(row, "feature")

    def quest_from(self, g: "World") -> int:
        """Return the regions that touch the feature."""
        return g.board.touching(self.feature)

    def quest_to(self, g: "World") -> int:
        """Return the regions that touch the feature."""
        return g.board.touching(self.feature)


class QuestEscort(Clause):
    """When your hero Quests, another meeple from his region or next to it may Quest too."""

    op = "quest_escort"
    answers = (ability.ESCORTS,)

    def __init__(self, row: Reader) -> None:
        """Read how many; the rules know one."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 1)


class GainOnMove(Clause):
    """When you enter a region you gain what it gives."""

    op = "gain_on_move"
    answers = (ability.ENTERED,)

    def __init__(self, row: Reader) -> None:
        """Read the action and the number of units."""
        super().__init__(row)
        self.action = read_move(row)
        self.amount = row.whole("n", 1, 9, 1)
        if row.has("what"):
            row.one_of("what", ("destination_terrain",))

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Gain the units, of choice in ruins and tundra."""
        if g.doing != self.action or (self.hero_only and k.hero_at != p):
            return
        if self.hero_only and not g.hero_moved:
            return
        kind = YIELDS[g.board.terrain[p]]
        if kind == CHOICE:
            g.ask_gain(k, self.amount)
        elif kind != NOTHING_AT_ALL:
            g.gain(k, kind, self.amount)


class GainOnEnter(Clause):
    """When you Patrol or Quest into such a region you gain resources."""

    op = "gain_on_enter"
    answers = (ability.ENTERED,)

    def __init__(self, row: Reader) -> None:
        """Read the actions, the terrains and the units of each kind."""
        super().__init__(row)
        self.actions = row.some_of("actions", [ACTIONS[action] for action in MOVES])
        self.terrain = row.some_of("terrain", TERRAINS)
        table = row.table("res")
        self.units = [table.whole(name, 0, 9, 0) for name in RESOURCES]
        table.done()

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Gain the units, before a war."""
        if not self.actions >> MOVES.index(g.doing) & 1:
            return
        if self.terrain >> g.board.terrain[p] & 1:
            for kind, units in enumerate(self.units):
                if units:
                    g.gain(k, kind, units)


class RetreatInto(Clause):
    """You may retreat into a feature."""

    op = "retreat_into"
    answers = (ability.REFUGE,)

    def __init__(self, row: Reader) -> None:
        """Read the feature."""
        super().__init__(row)
        self.feature = read_feature(row, "feature")

    def refuge(self, g: "World") -> int:
        """Return the features of this kind."""
        return g.board.kinds[self.feature]


class ExpandPlace(Clause):
    """A new meeple may go into an empty region next to one of yours."""

    op = "expand_place"
    answers = (ability.EXPAND_TO,)

    def __init__(self, row: Reader) -> None:
        """Read the mode."""
        super().__init__(row)
        row.one_of("mode", MODES)

    def places(self, g: "World", k: "Kingdom") -> int:
        """Return the empty regions beside own meeples, without tundra."""
        return g.empty_beside(k, own_forts=False) & ~g.board.kinds[TUNDRA]


class BuildPlace(Clause):
    """A new fort may go into an empty region next to one of your meeples."""

    op = "build_place"
    answers = (ability.BUILD_TO,)

    def __init__(self, row: Reader) -> None:
        """Read the mode."""
        super().__init__(row)
        row.one_of("mode", MODES)

    def places(self, g: "World", k: "Kingdom") -> int:
        """Return the empty regions beside own meeples, without tundra."""
        return g.empty_beside(k, own_forts=False) & ~g.board.kinds[TUNDRA]
