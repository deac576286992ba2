"""The condition of a clause: all that its `if` lists must hold."""

from typing import TYPE_CHECKING, Final

from marchland.tinyepic.parts.kinds import ACTIONS, CRAGS, FLAG, TERRAINS, WATER
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World

ANY: Final = -1
FEATURES: Final = ("water", "crags")
ROLES: Final = ("attacker", "defender")
MOST: Final = 11


def feature_kind(number: int) -> int:
    """Return the terrain of a feature by its place in `FEATURES`."""
    return WATER if number == 0 else CRAGS


def read_feature(row: Reader, key: str) -> int:
    """Return the terrain that a feature's name stands for."""
    kind = feature_kind(row.one_of(key, FEATURES))
    assert kind in (WATER, CRAGS)
    return kind


class Condition:
    """When a clause holds; an empty one always does."""

    def __init__(self, row: Reader) -> None:
        """Read the condition.

        Raises:
            BadContent: a key or value that is wrong.
        """
        self.terrain = row.some_of("terrain", TERRAINS)
        self.touches = read_feature(row, "touches") if row.has("touches") else ANY
        self.role = row.one_of("role", ROLES) if row.has("role") else ANY
        self.on_home = int(row.flag("on_home")) if row.has("on_home") else ANY
        self.action = row.one_of("action", ACTIONS) if row.has("action") else ANY
        self.foe_magic_higher = row.flag("foe_magic_higher")
        self.my_magic_lower = row.flag("my_magic_lower")
        self.lying = row.flag("lying")
        self.most_meeples = row.flag("strictly_most_meeples")
        self.no_war = row.flag("no_war")
        self.hero = row.flag("hero")
        self.hero_terrain = row.some_of("hero_terrain", TERRAINS)
        self.hero_on_home = int(row.flag("hero_on_home")) if row.has("hero_on_home") else ANY
        self.with_hero = row.flag("placed_with_hero")
        self.fort_with_hero = row.flag("fort_with_hero")
        self.own_fort = row.flag("own_fort_here")
        self.showed_flag = row.flag("showed_flag")
        self.lost_by = row.whole("lost_by", 1, MOST) if row.has("lost_by") else 0
        touched = row.has("fort_region_touches")
        self.fort_touches = read_feature(row, "fort_region_touches") if touched else ANY
        self.fort_with_meeple = row.flag("fort_region_has_my_meeple")
        row.done()
        self.by_place = self.with_hero or self.fort_with_hero or touched or self.fort_with_meeple
        self.about_war = (
            self.role != ANY or self.action != ANY or self.lying or self.hero or self.showed_flag
            or self.lost_by > 0
        )  # fmt: skip
        self.empty = len(row.row) == 0

    def holds(self, g: "World", k: "Kingdom", foe: int, p: int) -> bool:
        """Tell whether all that is listed holds in this place against this opponent."""
        if self.empty:
            return True
        return (
            (not self.about_war or self._war_holds(g, k))
            and (p < 0 or self._place_holds(g, k, p))
            and self._standing_holds(g, k, foe)
            and (not self.by_place or self._new_piece_holds(g, k, p))
        )

    def _war_holds(self, g: "World", k: "Kingdom") -> bool:
        war = g.war
        if war is None:
            return False
        side = war.side_of(k.seat)
        if self.role not in (ANY, side):
            return False
        if self.action not in (ANY, war.action):
            return False
        if self.hero and not war.hero[side]:
            return False
        if self.lying and not (war.fights[side] and k.lying_at(war.place) > 0):
            return False
        if self.lost_by:
            mine, theirs = war.number[side], war.number[1 - side]
            return mine > FLAG and theirs > FLAG and theirs - mine >= self.lost_by
        return not self.showed_flag or war.number[side] == FLAG

    def _place_holds(self, g: "World", k: "Kingdom", p: int) -> bool:
        board = g.board
        if self.terrain and not self.terrain >> board.terrain[p] & 1:
            return False
        if self.touches != ANY and not board.touching(self.touches) >> p & 1:
            return False
        if self.on_home != ANY and (board.card_of[p] == k.home) != (self.on_home == 1):
            return False
        return not self.own_fort or bool(k.forts >> p & 1)

    def _standing_holds(self, g: "World", k: "Kingdom", foe: int) -> bool:
        if self.foe_magic_higher and not (foe >= 0 and g.kingdoms[foe].magic > k.magic):
            return False
        if self.my_magic_lower and not (foe >= 0 and k.magic < g.kingdoms[foe].magic):
            return False
        if self.most_meeples and not g.has_most_meeples(k):
            return False
        if self.no_war and g.war is not None:
            return False
        if self.hero_terrain or self.hero_on_home != ANY:
            if k.hero_at < 0:
                return False
            if self.hero_terrain and not self.hero_terrain >> g.board.terrain[k.hero_at] & 1:
                return False
            if self.hero_on_home != ANY:
                at_home = g.board.card_of[k.hero_at] == k.home
                return at_home == (self.hero_on_home == 1)
        return True

    def _new_piece_holds(self, g: "World", k: "Kingdom", p: int) -> bool:
        if self.with_hero or self.fort_with_hero:
            return p >= 0 and k.hero_at == p
        touching = g.board.land
        if self.fort_touches != ANY:
            touching = g.board.touching(self.fort_touches)
        if p < 0:
            # Without forts any own meeple in such a region will do.
            return bool(k.one & touching)
        if not touching >> p & 1:
            return False
        return not self.fort_with_meeple or bool(k.one >> p & 1)
