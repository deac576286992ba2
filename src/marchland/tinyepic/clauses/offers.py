"""Clauses that offer their owner something to take up or to leave."""

from typing import TYPE_CHECKING, Final

from marchland.core.actions import first_of, pack
from marchland.core.regions import NOWHERE
from marchland.tinyepic.clauses.harvest import in_kinds
from marchland.tinyepic.parts import ability, words
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    ATTACKER,
    DEFENDER,
    NONE,
    PATROL,
    QUEST,
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


class ActionSwap(Clause):
    """In place of one action you may carry out another, and the other way round."""

    op = "action_swap"
    answers = (ability.OFFER, ability.SWAPS)

    def __init__(self, row: Reader) -> None:
        """Read the actions."""
        super().__init__(row)
        self.first = NONE
        self.second = NONE
        self.read(row)

    def read(self, row: Reader) -> None:
        """Read the two actions."""
        self.first = row.one_of("a", ACTIONS)
        self.second = row.one_of("b", ACTIONS)

    def swaps(self, action: int) -> int:
        """Return the other action."""
        if action == self.first:
            return self.second
        return self.first if action == self.second else NONE

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether the other action can be carried out; what was taken in place stays."""
        if g.doing != g.action:
            return False
        if moment == ability.DUTY:
            return self.leads_out(g, k, g.doing, g.duty(k))
        other = self.swaps(g.action)
        return moment == ability.TAKING and other >= 0 and self.possible(g, k, other)

    def leads_out(self, g: "World", k: "Kingdom", action: int, places: int) -> bool:
        """Tell whether the other action does, or what is offered after this in its place."""
        other = self.swaps(action)
        if other not in (PATROL, QUEST):
            return False
        return g.can_move(k, other, places) or later_leads_out(self, g, k, other)

    def possible(self, g: "World", k: "Kingdom", action: int) -> bool:
        """Tell whether an action can be carried out, or what is offered after this in its place."""
        if g.able(k, action):
            return True
        doing = g.doing
        g.doing = action
        offers = k.kit.by[ability.OFFER]
        later = offers[offers.index(self) + 1 :]
        found = any(clause.offers(g, k, ability.TAKING) for clause in later)
        g.doing = doing
        return found

    def must(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether the action itself cannot be carried out, or does not do the duty."""
        if moment == ability.DUTY:
            stays = g.can_move(k, g.doing, g.duty(k)) or later_leads_out(self, g, k, g.doing)
            return not stays
        return not self.possible(g, k, g.doing)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Carry out the other."""
        g.doing = self.swaps(g.doing)


def later_leads_out(clause: Clause, g: "World", k: "Kingdom", action: int) -> bool:
    """Tell whether what is offered after a clause moves a meeple out of tundra."""
    offers = k.kit.by[ability.OFFER]
    places = g.duty(k)
    return any(one.leads_out(g, k, action, places) for one in offers[offers.index(clause) + 1 :])


class ActionInstead(ActionSwap):
    """Where one action is carried out you may carry out another instead."""

    op = "action_instead"

    def read(self, row: Reader) -> None:
        """Read the action of the card and the other."""
        self.first = row.one_of("where", ACTIONS)
        self.second = row.one_of("take", ACTIONS)

    def swaps(self, action: int) -> int:
        """Return the other action in place of the first one, not the other way round."""
        return self.second if action == self.first else NONE


class SwapOn(Clause):
    """In place of a Quest you may exchange a meeple with an opponent's on another territory."""

    op = "swap_on"
    answers = (ability.OFFER,)

    def __init__(self, row: Reader) -> None:
        """Read the action; the rules know the Quest."""
        super().__init__(row)
        row.one_of("action", (ACTIONS[QUEST],))

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether there are two such meeples."""
        if moment == ability.DUTY:
            return self.leads_out(g, k, g.doing, g.duty(k))
        return moment == ability.TAKING and g.doing == QUEST and len(g.exchanges(k)) > 0

    def leads_out(self, g: "World", k: "Kingdom", action: int, places: int) -> bool:
        """Tell whether one of those there can be exchanged in place of a Quest."""
        return action == QUEST and any(places >> first_of(a) & 1 for a in g.exchanges(k))

    def must(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether no Quest is possible, or none that does the duty."""
        return not g.can_move(k, QUEST, g.duty(k) if moment == ability.DUTY else NOWHERE)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Exchange in place of moving."""
        g.swapping = True


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
