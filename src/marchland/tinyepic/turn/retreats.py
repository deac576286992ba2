"""What becomes of a loser's meeple: it retreats, is rescued, or falls (TEK-7)."""

from marchland.core.actions import first_of, pack, word_of
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import ATTACKER, RETREAT
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.war import War
from marchland.tinyepic.turn.question import Question, listed
from marchland.tinyepic.world.world import World


class Withdraw(Question):
    """The loser's meeple retreats or falls; a is how far that has come."""

    def options(self, g: World) -> list[int]:
        """Return the free regions next door, if the price can be paid, and falling."""
        if g.a:
            return []
        war = g.war
        assert war is not None
        k = g.kingdoms[g.who]
        found: list[int] = []
        refuges = g.refuges(k, war.place)
        if refuges and g.can_pay(k, RETREAT, g.retreat_price(k, war.seats[war.winner])):
            found = listed(words.RETREAT, refuges)
        if found and g.is_opponent(k.seat):
            return found
        found.append(pack(words.FALL))
        return found

    def play(self, g: World, action: int) -> None:
        """Pay for the retreat, or fall."""
        war = g.war
        assert war is not None
        if word_of(action) == words.FALL:
            g.a = 1
            return
        due = g.retreat_price(g.kingdoms[g.who], war.seats[war.winner])
        g.become(stages.RETREAT_PAY, g.who, first_of(action), due)

    def leave(self, g: World) -> None:
        """Let abilities rescue the meeple, then remove it."""
        war = g.war
        assert war is not None
        g.a += 1
        if g.a == 2:
            g.push(stages.OFFER, g.who, ability.LOST)
            return
        k = g.kingdoms[g.who]
        g.pop()
        if not war.saved:
            lying, hero = g.lone_figure(k, war.place)
            if war.seats[ATTACKER] == k.seat:
                g.moved.pop()
            war.removed = True
            g.remove_meeple(k, war.place, lying=lying, hero=hero)


class RetreatPay(Question):
    """How a retreat is paid; a is where it leads, b the price."""

    def options(self, g: World) -> list[int]:
        """Return the payments."""
        return g.ways_to_pay(g.kingdoms[g.who], RETREAT, g.b)

    def play(self, g: World, action: int) -> None:
        """Pay and go."""
        war = g.war
        assert war is not None
        k = g.kingdoms[g.who]
        p = g.a
        g.pay(k, action)
        g.pop()
        withdraw(g, k, war, p)


def withdraw(g: World, k: Kingdom, war: War, p: int) -> None:
    """Move the loser's meeple out of the war; it keeps its posture (TEK-A11)."""
    lying, hero = g.lone_figure(k, war.place)
    k.take(war.place, lying=lying, hero=hero)
    k.put(p, lying=lying or g.lies_in(p), hero=hero)
    if war.seats[ATTACKER] == k.seat:
        g.moved.pop()
        g.note_move(p, lying=lying, hero=hero)


class Save(Question):
    """Where a rescued meeple goes; a is the set of places."""

    def options(self, g: World) -> list[int]:
        """Return them."""
        return listed(words.PLACE, g.a)

    def play(self, g: World, action: int) -> None:
        """Put it there."""
        war = g.war
        assert war is not None
        k = g.kingdoms[g.who]
        war.saved = True
        g.pop()
        withdraw(g, k, war, first_of(action))
