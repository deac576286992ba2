"""A region that is taken with a single token, whatever defends it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from marchland.core.actions import Word
from marchland.core.regions import Regions, count
from marchland.core.shapes import NUMBER
from marchland.smallworld.parts.ability import CONQUEST, POWER, RACE, Ability, Way
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.memory import GATHERED, PAIR, within
from marchland.smallworld.parts.pieces import Piece

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

STORM: Final = Word(17, "storm {region}")
POWER_STORM: Final = Word(18, "power-storm {region}")


class Storm(Way):
    """Once a turn take a region of a kind, whatever its defence."""

    word = STORM

    def __init__(self) -> None:
        """Make one that costs nothing more; `set_up` says what it does."""
        super().__init__()
        self.kind = KINDS.index("any")
        self.far = False
        self.gives = 0
        self.needs = 0
        self.piece: Piece | None = None

    def set_up(self, kind: str, *, far: bool, gives: int, needs: int, piece: Piece | None) -> None:
        """Take what may be stormed.

        Args:
            kind: the kind of region.
            far: whether the region need not be in reach.
            gives: tokens that are lost for good beside the one that moves in.
            needs: how much must be gathered for it.
            piece: what lies there afterwards; where none is left, those on the map come back.
        """
        self.kind = KINDS.index(kind)
        self.far = far
        self.gives = gives
        self.needs = needs
        self.piece = piece

    def gathered(self, t: "Tribe") -> int:
        """Return what has been gathered for it."""
        return t.race_memo >> GATHERED & PAIR

    def spend(self, t: "Tribe") -> None:
        """Take off what it needs."""
        t.race_memo -= self.needs << GATHERED

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions, once a turn and with tokens enough in hand."""
        if t.used & self.bit or t.hand < t.kit.garrison + self.gives:
            return 0
        if self.gathered(t) < self.needs:
            return 0
        near = g.home(t) & g.touchable(t) & ~t.held if self.far else g.frontier(t)
        return g.payable(t, near & g.map.by_kind[self.kind], CONQUEST)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that it is used, or what is missing for it."""
        if t.used & self.bit:
            return {"key": "why-storm-used", "args": {}}
        missing = self.needs - self.gathered(t)
        return {"key": "why-storm-needs", "args": {"n": missing}} if missing > 0 else None

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Spend as many as must stand there."""
        return t.kit.garrison

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Pay for it, take the region and leave the piece there."""
        t.used |= self.bit
        self.spend(t)
        g.pay_tolls(t, r, CONQUEST)
        if self.gives:
            t.hand -= self.gives
            g.to_tray(t.race, self.gives)
            g.say("log-lost-token", t.seat, race=g.race_id(t), n=self.gives)
        g.take(t, r, self.cost(g, t, r))
        if self.piece is not None:
            if not g.pieces_left(self.piece.kind):
                g.lift_all(self.piece)
            g.place(self.piece, r)


class PowerStorm(Storm):
    """The same for a power."""

    word = POWER_STORM

    def gathered(self, t: "Tribe") -> int:
        """Return what has been gathered for it."""
        return t.power_memo >> GATHERED & PAIR

    def spend(self, t: "Tribe") -> None:
        """Take off what it needs."""
        t.power_memo -= self.needs << GATHERED


@mypyc_attr(allow_interpreted_subclasses=True)
class Storms(Ability):
    """Once a turn you take a region with a single token; it may need what is gathered."""

    slot = RACE
    words = (STORM,)
    keys = (("gathered", NUMBER),)
    source: ClassVar[int] = -1
    """The kind of region that gathers one each turn; -1 for none."""

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Gather."""
        if self.source >= 0:
            before = self.memo(t) >> GATHERED & PAIR
            more = min(count(t.held & g.map.by_kind[self.source]), PAIR - before)
            self.remember(t, self.memo(t) + (more << GATHERED))

    def lays(self, piece: Piece) -> bool:
        """Tell whether it leaves this piece."""
        return any(isinstance(way, Storm) and way.piece is piece for way in self.ways)

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how much is gathered."""
        if self.source < 0 or t.declined:
            return None
        return {"key": "now-gathered", "args": {"n": self.memo(t) >> GATHERED & PAIR}}

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how much is gathered."""
        [(key, _)] = self.keys
        self.remember(t, self.memo(t) + (within(key, data, PAIR) << GATHERED))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how much is gathered."""
        [(key, _)] = self.keys
        gathered = self.memo(t) >> GATHERED & PAIR
        return {key: gathered} if gathered else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerStorms(Storms):
    """The same for a power."""

    slot = POWER
    words = (POWER_STORM,)
    keys = (("power_gathered", NUMBER),)


def storms(way: Storm, source: str = "") -> Storms:
    """Return the clause that lets a race or power storm in this way."""
    base = PowerStorms if isinstance(way, PowerStorm) else Storms
    facts = {"ways": (way,), "source": KINDS.index(source) if source else -1}
    made: Storms = type(base.__name__, (base,), facts)("")
    return made
