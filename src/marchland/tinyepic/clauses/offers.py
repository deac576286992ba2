"""Clauses that offer their owner something to take up or to leave."""

from typing import TYPE_CHECKING, Final

from marchland.core.actions import pack
from marchland.tinyepic.clauses.harvest import in_kinds
from marchland.tinyepic.parts import ability, words
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.kinds import (
    ATTACKER,
    DEFENDER,
    RESOURCES,
    SILVER,
    TERRAINS,
)
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World

HOME_EMPTY: Final = 0
REFUGES: Final = ("home_empty", "own_single")


class WarRaise(Clause):
    """After the reveal you may raise your number and pay for it."""

    op = "war_raise"
    answers = (ability.OFFER,)
    again = True

    def __init__(self, row: Reader) -> None:
        """Read by how much at most."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether a number was shown and one more can be paid."""
        war = g.war
        if moment != ability.REVEALED or war is None or war.tried >= self.amount:
            return False
        shown = war.number[war.side_of(k.seat)]
        return shown > 0 and g.can_pay_number(k, shown + 1)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Raise by one."""
        war = g.war
        assert war is not None
        war.number[war.side_of(k.seat)] += 1
        war.tried += 1


class WarLayDown(Clause):
    """Before the numbers you may lay your meeple down: the war costs you less."""

    op = "war_lay_down"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the discount."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether a standing meeple takes part."""
        war = g.war
        if moment != ability.BEFORE_WAR or war is None:
            return False
        return war.fights[war.side_of(k.seat)] and k.lying_at(war.place) == 0

    def must(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether the price of a neutral meeple could not be paid without."""
        war = g.war
        return war is not None and war.seats[DEFENDER] < 0 and not g.can_pay_neutral(k)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Lay it down."""
        war = g.war
        assert war is not None
        side = war.side_of(k.seat)
        k.lay_down(war.place, hero=war.hero[side])
        war.extra[side] += self.amount


class WarOnly(Clause):
    """When you start a war you may demand that both sides pay with one resource alone."""

    op = "war_only"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the resource."""
        super().__init__(row)
        self.resource = row.one_of("res", RESOURCES[:SILVER])

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether the owner attacks another player who pays as well."""
        war = g.war
        if moment != ability.BEFORE_WAR or war is None or g.setup.solo:
            return False
        return war.seats[ATTACKER] == k.seat and war.seats[DEFENDER] >= 0 and war.only < 0

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Demand it."""
        war = g.war
        assert war is not None
        war.only = self.resource


class FortLayDownWar(Clause):
    """Your defending fort may help more and be laid down after the war."""

    op = "fort_lay_down_war"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the discount."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether a standing fort defends."""
        war = g.war
        if moment != ability.BEFORE_WAR or war is None:
            return False
        return war.seats[DEFENDER] == k.seat and bool(k.standing_forts >> war.place & 1)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Declare it."""
        war = g.war
        assert war is not None
        war.fort = self.amount
        war.lays_fort = True


class CollectLayDown(Clause):
    """After collecting you may lay down a standing meeple and gain more."""

    op = "collect_lay_down"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the terrains, the resource and the number of units."""
        super().__init__(row)
        self.terrain = row.some_of("terrain", TERRAINS)
        self.resource = row.one_of("res", RESOURCES)
        self.amount = row.whole("n", 1, 9)

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether there is such a meeple."""
        return moment == ability.COLLECTED and self._where(g, k) != 0

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Gain, and ask which one lies down."""
        g.gain(k, self.resource, self.amount)
        g.ask_lay_down(k, self._where(g, k), forts=False)

    def _where(self, g: "World", k: "Kingdom") -> int:
        return k.standing() & in_kinds(g, self.terrain)


class FortLayDownCollect(Clause):
    """After collecting you may lay down a standing fort and gain more."""

    op = "fort_lay_down_collect"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the units of each kind."""
        super().__init__(row)
        table = row.table("res")
        self.units = [table.whole(name, 0, 9, 0) for name in RESOURCES]
        table.done()

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether a fort stands."""
        return moment == ability.COLLECTED and k.standing_forts != 0

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Gain, and ask which one is laid down."""
        for kind, units in enumerate(self.units):
            if units:
                g.gain(k, kind, units)
        g.ask_lay_down(k, k.standing_forts, forts=True)


class FreeExchange(Clause):
    """When you collect you may turn one resource into another."""

    op = "free_exchange"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the number of units and the two kinds."""
        super().__init__(row)
        self.amount = row.whole("n", 1, 9)
        self.between = row.some_of("between", RESOURCES)

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether one of them can be given."""
        return moment == ability.COLLECTED and len(self.choices(g, k, moment)) > 0

    def choices(self, g: "World", k: "Kingdom", moment: int) -> list[int]:
        """Return the exchanges."""
        return [
            action
            for action in g.trades(k)
            if action >> 10 & 1023 <= self.amount
            and self.between >> (action >> 4 & 15) & 1
            and self.between >> (action & 15) & 1
        ]

    def refusal(self) -> int:
        """Return the action that leaves it."""
        return pack(words.PASS)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Exchange."""
        g.exchange(k, action)


class Rescue(Clause):
    """A meeple that would be removed after a lost war may be saved for a price."""

    op = "rescue"
    answers = (ability.OFFER,)
    opponent_uses = True

    def __init__(self, row: Reader) -> None:
        """Read the price and where the meeple goes."""
        super().__init__(row)
        table = row.table("cost")
        self.units = [table.whole(name, 0, 9, 0) for name in RESOURCES]
        table.done()
        self.to = row.one_of("to", REFUGES)

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether the price can be paid and there is a place."""
        if moment != ability.LOST:
            return False
        for kind, units in enumerate(self.units):
            if k.stock[kind] < units:
                return False
        return self._where(g, k) != 0

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Pay, and ask where."""
        where = self._where(g, k)
        for kind, units in enumerate(self.units):
            if units:
                g.lose(k, kind, units)
        g.ask_rescue(k, where)

    def _where(self, g: "World", k: "Kingdom") -> int:
        war = g.war
        assert war is not None
        places = g.free_home(k) if self.to == HOME_EMPTY else g.single_places(k)
        return places & ~(1 << war.place)


class RaiseDead(Clause):
    """Where you removed an opponent's meeple you may put one of yours from the supply."""

    op = "raise_dead"
    answers = (ability.OFFER,)
    opponent_uses = True

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether a meeple is left and fits in."""
        if moment != ability.REMOVED_FOE:
            return False
        war = g.war
        assert war is not None
        return g.has_supply(k) and g.has_room(k, war.place)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Put it there."""
        war = g.war
        assert war is not None
        g.add_meeple(k, war.place, hero=False)
