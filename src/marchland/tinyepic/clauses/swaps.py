"""Clauses by which one action, or an exchange, is carried out in place of another."""

from typing import TYPE_CHECKING

from marchland.core.actions import first_of
from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.kinds import ACTIONS, NONE, PATROL, QUEST
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.world.world import World


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
        return g.can_move(k, other, places) or later_leads_out(self, g, k, other, places)

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
            duty = g.duty(k)
            stays = g.can_move(k, g.doing, duty) or later_leads_out(self, g, k, g.doing, duty)
            return not stays
        return not self.possible(g, k, g.doing)

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Carry out the other."""
        g.doing = self.swaps(g.doing)


def later_leads_out(clause: Clause, g: "World", k: "Kingdom", action: int, places: int) -> bool:
    """Tell whether what is offered after a clause moves a meeple out of one of these places."""
    offers = k.kit.by[ability.OFFER]
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
