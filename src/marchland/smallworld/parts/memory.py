"""Clauses that remember something, for good or until the turn ends.

A race and a power have a number each for what lasts and one for the turn. Every clause keeps its
own bits of it, so that several may speak for one race; the same clause stands there once.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.regions import count
from marchland.core.shapes import NUMBER, TEXTS
from marchland.smallworld.parts.ability import FRIGHTENED, POWER, RACE, Ability
from marchland.smallworld.parts.clauses import Builds, Cheaper
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.pieces import Piece

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

SAVED: Final = 8
GATHERED: Final = 24
LENT: Final = 40
LOST: Final = 48
BYTE: Final = (1 << 8) - 1
PAIR: Final = (1 << 16) - 1
"""How far each keeps its bits from the lowest one, and how many they are: what was built comes
first, and lost regions last."""


class PerKind(Ability):
    """Something by the number of held regions of a kind."""

    def __init__(self, kind: str, number: int = 1) -> None:
        """Take the kind of region, and how many for each."""
        super().__init__("")
        self.kind = KINDS.index(kind)
        self.count = number

    def due(self, g: "World", t: "Tribe") -> int:
        """Return how many for all that are held."""
        return self.count * count(t.held & g.map.by_kind[self.kind])


def within(key: str, data: Mapping[str, Any], most: int) -> int:
    """Return a number of a scenario's tribe.

    Raises:
        BadScenario: it is beyond the most.
    """
    number = int(data.get(key, 0))
    if not 0 <= number <= most:
        raise BadScenario(f"{key} is 0 to {most} here, not {number}.")
    return number


class BuildsFirst(Builds):
    """The first conquests of your race, of a kind of region, get a piece each."""

    slot = RACE
    keys = (("built", NUMBER),)

    def __init__(self, piece: Piece, kind: str, first: int) -> None:
        """Take the piece, the kind of region, and how many get one."""
        super().__init__(piece, kind)
        self.first = first

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Put it there and count it, once taken for good."""
        if self.memo(t) & BYTE < self.first and g.map.by_kind[self.kind] >> c.region & 1:
            self.remember(t, self.memo(t) + 1)
            super().on_conquest(g, t, c)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how many have got one."""
        [(key, _)] = self.keys
        self.remember(t, self.memo(t) + within(key, data, self.first))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how many have got one."""
        [(key, _)] = self.keys
        built = self.memo(t) & BYTE
        return {key: built} if built else {}


class PowerBuildsFirst(BuildsFirst):
    """The same for a power: what it remembers lies beside what the race remembers."""

    slot = POWER
    keys = (("power_built", NUMBER),)


class Hoards(PerKind):
    """Each region of a kind that you hold saves coins every turn, paid out when you decline."""

    slot = RACE
    keys = (("saved", NUMBER),)

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Save this turn's coins."""
        before = self.memo(t) >> SAVED & PAIR
        self.remember(t, self.memo(t) + (min(self.due(g, t), PAIR - before) << SAVED))

    def on_decline(self, g: "World", t: "Tribe", other: "Tribe") -> None:
        """Pay what was saved."""
        if other is t:
            saved = self.memo(t) >> SAVED & PAIR
            g.earn(t.seat, saved, self.id)
            self.remember(t, self.memo(t) - (saved << SAVED))

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read what was saved."""
        [(key, _)] = self.keys
        self.remember(t, self.memo(t) + (within(key, data, PAIR) << SAVED))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write what was saved."""
        [(key, _)] = self.keys
        saved = self.memo(t) >> SAVED & PAIR
        return {key: saved} if saved else {}

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show what was saved."""
        return {"saved": self.memo(t) >> SAVED & PAIR}


class PowerHoards(Hoards):
    """The same for a power."""

    slot = POWER
    keys = (("power_saved", NUMBER),)


class Lends(PerKind):
    """Each region of a kind that you hold as your turn begins lends you tokens for that turn."""

    slot = RACE
    keys = (("lent", NUMBER),)

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Take them in hand, as far as the tray goes."""
        before = t.hand
        g.recruit(t, min(self.due(g, t), BYTE))
        self.remember(t, self.memo(t) + (t.hand - before << LENT))

    def withheld(self, g: "World", t: "Tribe") -> int:
        """Set them aside after redeployment."""
        return self.memo(t) >> LENT & BYTE

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Give them back; without a region on the map nothing was set aside."""
        lent = self.withheld(g, t)
        aside = min(lent, t.aside)
        back = aside + min(lent - aside, t.hand)
        t.aside -= aside
        t.hand -= back - aside
        g.to_tray(t.race, back)
        self.remember(t, self.memo(t) - (lent << LENT))

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how many are lent this turn."""
        [(key, _)] = self.keys
        self.remember(t, self.memo(t) + (within(key, data, BYTE) << LENT))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how many are lent this turn."""
        [(key, _)] = self.keys
        lent = self.withheld(g, t)
        return {key: lent} if lent else {}


class PowerLends(Lends):
    """The same for a power."""

    slot = POWER
    keys = (("power_lent", NUMBER),)


class CheaperBack(Cheaper):
    """Regions of a kind that were taken from you cost you fewer tokens."""

    slot = RACE
    keys = (("taken_back", TEXTS),)

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the discount where the region was lost."""
        return super().price(g, t, r) if self.memo(t) >> LOST + r & 1 else 0

    def on_lost(self, g: "World", t: "Tribe", by: "Tribe", r: int, cause: int) -> None:
        """Remember what others took."""
        if by.seat != t.seat and cause != FRIGHTENED:
            self.remember(t, self.memo(t) | 1 << LOST + r)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read which regions were lost."""
        [(key, _)] = self.keys
        for name in data.get(key, []):
            if name not in g.map.index:
                raise BadScenario(f"{key} names regions of the map, not {quoted(name)}.")
            self.remember(t, self.memo(t) | 1 << LOST + g.map.index[name])

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write which regions were lost."""
        [(key, _)] = self.keys
        names = g.map.names(self.memo(t) >> LOST)
        return {key: names} if names else {}


class PowerCheaperBack(CheaperBack):
    """The same for a power."""

    slot = POWER
    keys = (("power_taken_back", TEXTS),)
