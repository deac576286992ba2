"""Clauses that do something when something happens."""

from typing import TYPE_CHECKING, Final

from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.conditions import Condition
from marchland.tinyepic.parts.kinds import NONE, NOTHING_AT_ALL, RESOURCES
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World

WHENS: Final = ("on_reach", "trigger")
EACH: Final = 0
FOE: Final = 0
EVENTS: Final = {
    "war_won": ability.WAR_WON,
    "war_lost": ability.WAR_LOST,
    "foe_meeple_removed_by_me": ability.FOE_REMOVED,
    "i_built": ability.BUILT,
    "i_quested": ability.QUESTED,
    "opponent_researched": ability.RESEARCHED,
    "active_action_done": ability.DONE,
    "card_cleared": ability.CLEARED,
    "hero_entered_foe_home": ability.FOE_HOME,
}


class Deed(Clause):
    """Something done at once: on reaching a level, or inside a trigger."""

    def __init__(self, row: Reader) -> None:
        """Read when it is done; a trigger does not say so."""
        super().__init__(row)
        self.once = row.one_of("when", WHENS, "trigger") == 0

    def hooks(self) -> tuple[int, ...]:
        """Return the one hook on which it is done."""
        return (ability.REACHED,)


class Gain(Deed):
    """You gain resources."""

    op = "gain"

    def __init__(self, row: Reader) -> None:
        """Read how many units of each kind."""
        super().__init__(row)
        table = row.table("res")
        self.units = [table.whole(name, 0, 9, 0) for name in RESOURCES]
        table.done()

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Gain them."""
        for kind, units in enumerate(self.units):
            if units:
                g.gain(k, kind, units)


class GainChoice(Deed):
    """You gain resources of your choice."""

    op = "gain_choice"

    def __init__(self, row: Reader) -> None:
        """Read how many units."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Ask for each unit."""
        g.ask_gain(k, self.amount)


class FoeLoses(Deed):
    """The opponent concerned loses resources."""

    op = "foe_loses"

    def __init__(self, row: Reader) -> None:
        """Read how many units, and who chooses them."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)
        self.chooser = row.one_of("chooser", ("foe", "me"))

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Ask for each unit; meeples of nobody have nothing to lose (TEK-A44)."""
        if foe >= 0:
            chooser = foe if self.chooser == FOE else k.seat
            kept = k.seat if g.keeps_spoils(k, self) else NONE
            g.ask_loss(chooser, foe, self.amount, kept)


class OpponentsLose(Deed):
    """Opponents lose resources: each, or one of your choice."""

    op = "opponents_lose"

    def __init__(self, row: Reader) -> None:
        """Read who, how many units, and who chooses them."""
        super().__init__(row)
        self.who = row.one_of("who", ("each", "one"))
        self.amount = row.whole("n", 1, 9)
        self.chooser = row.one_of("chooser", ("foe", "me"))

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Ask each of them in turn, or the owner for one."""
        if self.who != EACH:
            g.ask_opponent(k, self.number, g.opponents(k))
            return
        order = g.opponents(k)
        for seat in reversed(order):
            self.against(g, k, seat)

    def against(self, g: "World", k: "Kingdom", foe: int) -> None:
        """Ask for each unit."""
        chooser = foe if self.chooser == FOE else k.seat
        g.ask_loss(chooser, foe, self.amount, NONE)


class Steal(Deed):
    """You take resources from an opponent."""

    op = "steal"

    def __init__(self, row: Reader) -> None:
        """Read what, how many units, and who chooses them."""
        super().__init__(row)
        kind = row.one_of("res", (*RESOURCES, "any"))
        self.resource = NOTHING_AT_ALL if kind == len(RESOURCES) else kind
        self.amount = row.whole("n", 1, 9)
        self.chooser = row.one_of("chooser", ("foe", "me"), "me")

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Take from the opponent concerned, or from one of the owner's choice."""
        if self.once:
            g.ask_opponent(k, self.number, g.opponents(k))
        elif foe >= 0:
            self.against(g, k, foe)

    def against(self, g: "World", k: "Kingdom", foe: int) -> None:
        """Take the units, as many as there are."""
        if self.resource == NOTHING_AT_ALL:
            chooser = foe if self.chooser == FOE else k.seat
            g.ask_loss(chooser, foe, self.amount, k.seat)
            return
        other = g.kingdoms[foe]
        units = min(self.amount, other.stock[self.resource])
        if units:
            g.lose(other, self.resource, units)
            g.gain(k, self.resource, units)


class OpponentLosesMagic(Deed):
    """An opponent of your choice loses magic levels."""

    op = "opponent_loses_magic"

    def __init__(self, row: Reader) -> None:
        """Read how many levels."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 5)

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Ask for one of those who have a level."""
        able = [seat for seat in g.opponents(k) if g.kingdoms[seat].magic > 0]
        g.ask_opponent(k, self.number, able)

    def against(self, g: "World", k: "Kingdom", foe: int) -> None:
        """Lower the opponent's magic."""
        g.lower_magic(g.kingdoms[foe], self.amount)


class CollectAll(Deed):
    """All regions that you occupy yield at once."""

    op = "collect_all"

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Collect, without what abilities offer after collecting."""
        g.ask_collect(k)


class CopyRandom(Deed):
    """You look at random factions that are not in play and have one ability of one of them."""

    op = "copy_random"

    def __init__(self, row: Reader) -> None:
        """Read which level is copied, and how many factions are looked at."""
        super().__init__(row)
        self.copied = row.whole("level", 1, 5)
        self.amount = row.whole("draw", 1, 5)

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Let chance draw; the solo opponent does not copy (TEK-A27)."""
        if not g.is_opponent(k.seat):
            g.ask_copy(k, self.copied, self.amount)


class Trigger(Clause):
    """Whenever something happens, something is done."""

    op = "trigger"

    def __init__(self, row: Reader) -> None:
        """Read the event and the condition; the deeds are added by whoever reads the card."""
        super().__init__(row)
        names = list(EVENTS)
        self.on = EVENTS[names[row.one_of("on", names)]]
        self.condition = Condition(row.table("if"))

    def hooks(self) -> tuple[int, ...]:
        """Return the event."""
        return (self.on,)

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Do the deeds when the condition holds; the first one is asked about first."""
        if self.condition.holds(g, k, foe, p):
            for deed in reversed(self.deeds):
                deed.happen(g, k, foe, p)
