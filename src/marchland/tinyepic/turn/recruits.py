"""Heroes: hiring, levels and retirement (TEK-11.2)."""

from marchland.core.actions import first_of, pack
from marchland.core.game import CHANCE
from marchland.core.regions import NOWHERE, bits
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import ATTACKER, EXPAND, NONE, PAID_IN, SILVER
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.question import Question, listed
from marchland.tinyepic.world.purse import combinations
from marchland.tinyepic.world.world import World


class DrawHero(Question):
    """Chance draws hero cards for a seat (a); b is how many are still to be drawn."""

    def options(self, g: World) -> list[int]:
        """Return the cards in the deck."""
        if g.b == 0:
            return []
        return [pack(words.DRAW_HERO, card) for card in bits(g.deck)]

    def play(self, g: World, action: int) -> None:
        """Draw it."""
        card = first_of(action)
        g.deck ^= 1 << card
        g.hands[g.a] |= 1 << card
        g.b -= 1


class Keep(Question):
    """Keep one of the cards drawn."""

    def options(self, g: World) -> list[int]:
        """Return the cards drawn."""
        if g.kingdoms[g.who].hero >= 0:
            return []
        # An observer who does not see the cards drawn sees all that they may be.
        cards = g.deck if g.unknown[g.who] else g.hands[g.who]
        return [pack(words.KEEP, card) for card in bits(cards)]

    def play(self, g: World, action: int) -> None:
        """Keep it; the other goes back at once, or in set-up when all have chosen."""
        seat = g.who
        k = g.kingdoms[seat]
        card = first_of(action)
        k.hero = card
        k.hero_level = 1
        g.hands[seat] ^= 1 << card
        if g.cycle:
            g.deck |= g.hands[seat]
            g.hands[seat] = 0
        g.refit(k)
        g.pop()


def hires(g: World, k: Kingdom) -> bool:
    """Tell whether a new meeple must be the hero."""
    return g.setup.heroes and not g.is_opponent(k.seat) and k.hero_at < 0 and g.deck != 0


def hire(g: World, k: Kingdom) -> None:
    """Draw two hero cards and keep one."""
    g.push(stages.KEEP, k.seat)
    g.push(stages.DRAW_HERO, CHANCE, k.seat, 2)


def level_payments(g: World, k: Kingdom, action: int) -> list[int]:
    """Return the ways to pay for a hero's level with this action; no discounts (TEK-A19).

    An action that abilities let carry out in place of this one will do as well.
    """
    if k.hero < 0 or k.hero_at < 0:
        return []
    card = g.setup.box.heroes[k.hero]
    by = card.by[k.hero_level - 1]
    if by < 0 or (by != action and not may_take(k, action, by)):
        return []
    return combinations(level_units(k, by), card.price[k.hero_level - 1])


def level_units(k: Kingdom, by: int) -> list[int]:
    """Return how much of each resource a hero's level by this action can be paid with."""
    most = [0, 0, 0, k.stock[SILVER]]
    kind = PAID_IN[by]
    most[kind] = k.stock[kind]
    for clause in k.kit.by[ability.SUBSTITUTE]:
        if clause.everywhere():
            most[clause.resource] = k.stock[clause.resource]
    return most


def may_take(k: Kingdom, action: int, other: int) -> bool:
    """Tell whether abilities let an action be carried out in place of another."""
    return any(clause.swaps(action) == other for clause in k.kit.by[ability.SWAPS])


def level_up(g: World, k: Kingdom) -> None:
    """Raise the hero one level; at the highest he retires at once."""
    k.hero_level += 1
    if g.telling is not None:
        card, n = g.setup.box.heroes[k.hero], k.hero_level
        g.tell("tek-log-hero-level", k.seat, hero=card.id, n=n, ability=card.said(n))
    if k.hero_level >= g.setup.box.constants.hero_levels:
        retire(g, k)
    g.refit(k)


def retire(g: World, k: Kingdom) -> None:
    """Put a standard meeple in the hero's place; the card is worth points (TEK-11.2)."""
    k.retired = tuple(sorted((*k.retired, k.hero)))
    k.hero = NONE
    k.hero_level = 0
    k.hero_at = NOWHERE
    k.hero_low = False
    if g.war is not None and g.war.seats[ATTACKER] == k.seat:
        # The standard meeple in the hero's place has moved as he had.
        g.moved = [entry & ~1 for entry in g.moved]
    if len(k.retired) >= g.setup.box.constants.heroes_to_end:
        g.trigger_end(k, "heroes", len(k.retired))


class Level(Question):
    """A hero's level in place of the action's own effect."""

    def options(self, g: World) -> list[int]:
        """Return the ways to pay."""
        return level_payments(g, g.kingdoms[g.who], g.doing)

    def play(self, g: World, action: int) -> None:
        """Pay, and raise the hero."""
        k = g.kingdoms[g.who]
        g.pay(k, action)
        g.pop()
        level_up(g, k)
        if k.seat == g.active:
            g.fire(k, ability.DONE, NONE, NOWHERE)


class Place(Question):
    """Where a new meeple goes; a is what was paid."""

    def options(self, g: World) -> list[int]:
        """Return the places that cost this much."""
        places = g.places_for(g.kingdoms[g.who], EXPAND, g.a)
        return listed(words.PLACE, places)

    def play(self, g: World, action: int) -> None:
        """Put it there; without a hero in play it is the hero, who is hired."""
        k = g.kingdoms[g.who]
        g.pop()
        hero = hires(g, k)
        g.add_meeple(k, first_of(action), hero=hero)
        if hero:
            hire(g, k)
