"""Set-up (TEK-2): cards, sides, factions, first meeples and resources, heroes."""

from typing import Final

from marchland.core.actions import first_of, pack
from marchland.core.game import CHANCE
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import FOOD, FOREST, MANA, MOUNTAIN, ORE, TUNDRA
from marchland.tinyepic.parts.lands import Board
from marchland.tinyepic.turn.question import Question, listed
from marchland.tinyepic.world.world import World

LANDS: Final = 0
SIDES: Final = 1
FACTIONS: Final = 2
BEFORE: Final = (LANDS, SIDES, FACTIONS)
AFTER: Final = (LANDS, FACTIONS, SIDES)
BEGINNER: Final = (3, 2, 1)
"""Food, mana, ore."""


class Start(Question):
    """Set-up, step by step; a is the step."""

    def leave(self, g: World) -> None:
        """Take the next step."""
        step = g.a
        g.a += 1
        if step < 3:
            after = g.setup.rulings["sides"] == "after_factions"
            self._deal(g, AFTER[step] if after else BEFORE[step])
        elif step == 3:
            picked = g.setup.solo and g.setup.rulings["solo_lands"] == "picked"
            if g.setup.rulings["redeal"] and not picked and not _all_interested(g):
                g.cards.clear()
                g.sides.clear()
                g.a = 0
        elif step == 4:
            if g.setup.players == 2:
                g.push(stages.DEAL_LAND, CHANCE)
        elif step == 5:
            lay_out(g)
            g.push(stages.SETTLE, 0)
        elif step == 6:
            g.push(stages.SPLIT, 0)
        elif step < 7 + g.setup.players:
            if g.setup.heroes:
                seat = step - 7
                g.push(stages.KEEP, seat)
                g.push(stages.DRAW_HERO, CHANCE, seat, 2)
        else:
            for seat in range(g.setup.seats):
                g.deck |= g.hands[seat]
                g.hands[seat] = 0
            g.cycle = 1
            g.become(stages.SELECT, g.active)

    def _deal(self, g: World, what: int) -> None:
        if what == LANDS:
            if g.setup.solo and g.setup.rulings["solo_lands"] == "picked":
                g.push(stages.PICK_LAND, 0)
            else:
                g.push(stages.DEAL_CARD, CHANCE)
        elif what == SIDES:
            if len(g.sides) < len(g.cards):
                g.push(stages.PICK_SIDE, 0)
        elif g.kingdoms[0].faction < 0:
            if g.setup.solo or g.setup.rulings["factions"] == "picked":
                g.push(stages.PICK_FACTION, 0)
            else:
                g.push(stages.DEAL_FACTION, CHANCE)


def _all_interested(g: World) -> bool:
    return all(g.setup.box.has_interest(k.faction, g.sides) for k in g.kingdoms)


def lay_out(g: World) -> None:
    """Make the board of the sides that are known, with the Lost Kingdom's meeples (TEK-10)."""
    lands = [g.setup.box.lands[side] for side in g.sides]
    g.board = Board(lands, [land.id for land in lands])
    for k in g.kingdoms:
        k.home = k.seat
    if len(lands) > g.setup.seats:
        g.lost = g.setup.seats
        # No neutral meeple in tundra (TEK-A21b).
        g.neutral = g.board.land & g.board.cards[g.lost] & ~g.board.kinds[TUNDRA]


def person_of(g: World, seat: int) -> int:
    """Return who decides for a seat: for the solo opponent the player does."""
    return 0 if g.is_opponent(seat) else seat


class DealCard(Question):
    """Chance deals each seat a territory card; a is the seat."""

    def options(self, g: World) -> list[int]:
        """Return the cards that are left."""
        if g.a == g.setup.seats:
            return []
        return [pack(words.DRAW_CARD, card) for card in g.setup.card_numbers if card not in g.cards]

    def play(self, g: World, action: int) -> None:
        """Deal it."""
        g.cards.append(first_of(action))
        g.a += 1


def unused_sides(g: World) -> list[int]:
    """Return both sides of each card that is left."""
    lands = g.setup.box.lands
    return [side for side in g.setup.land_numbers if lands[side].card not in g.cards]


def lay(g: World, side: int) -> None:
    """Put a card in play with this side up."""
    g.cards.append(g.setup.box.lands[side].card)
    g.sides.append(side)


class DealLand(Question):
    """Chance adds an unused territory card as the Lost Kingdom, on a random side."""

    def options(self, g: World) -> list[int]:
        """Return the sides of the cards that are left."""
        return [pack(words.DRAW_LAND, side) for side in unused_sides(g)]

    def play(self, g: World, action: int) -> None:
        """Add it."""
        lay(g, first_of(action))
        g.pop()


class DealFaction(Question):
    """Chance deals each seat a faction; a is the seat."""

    def options(self, g: World) -> list[int]:
        """Return the factions that are left."""
        return free_factions(g, words.DRAW_FACTION) if g.a < g.setup.seats else []

    def play(self, g: World, action: int) -> None:
        """Deal it."""
        g.kingdoms[g.a].faction = first_of(action)
        g.a += 1


class PickFaction(Question):
    """Each seat picks a faction; solo the player picks both (TEK-12)."""

    def options(self, g: World) -> list[int]:
        """Return the factions that are left."""
        return free_factions(g, words.CHOOSE_FACTION)

    def play(self, g: World, action: int) -> None:
        """Take it, and ask the next seat."""
        g.kingdoms[g.a].faction = first_of(action)
        next_seat(g, g.a)


def free_factions(g: World, word: int) -> list[int]:
    """Return an action for each faction that is in this game and that nobody has."""
    taken = 0
    for k in g.kingdoms:
        if k.faction >= 0:
            taken |= 1 << k.faction
    base = word << 20
    return [base | n << 10 for n in g.setup.faction_numbers if not taken >> n & 1]


def next_seat(g: World, seat: int) -> None:
    """Ask the same of the next seat, or go on."""
    seat += 1
    if seat < g.setup.seats:
        g.become(g.stage, person_of(g, seat), seat)
    else:
        g.pop()


class PickSide(Question):
    """Each seat picks the side of its card; a is the seat."""

    def options(self, g: World) -> list[int]:
        """Return both sides."""
        card = g.cards[g.a]
        return [pack(words.CHOOSE_LAND, side) for side in g.setup.box.sides_of[card]]

    def play(self, g: World, action: int) -> None:
        """Turn it up."""
        g.sides.append(first_of(action))
        next_seat(g, g.a)


class PickLand(Question):
    """Solo: the player picks both homes, cards and sides."""

    def options(self, g: World) -> list[int]:
        """Return the sides of the cards that are left."""
        return [pack(words.CHOOSE_LAND, side) for side in unused_sides(g)]

    def play(self, g: World, action: int) -> None:
        """Take it."""
        lay(g, first_of(action))
        next_seat(g, g.a)


class Settle(Question):
    """Where the first two meeples stand; a is the seat, b how many stand apart already."""

    def options(self, g: World) -> list[int]:
        """Return the land regions of the home but tundra (TEK-A32)."""
        board = g.board
        found = board.land & board.cards[g.a] & ~board.kinds[TUNDRA]
        if g.is_opponent(g.a):
            # The solo opponent has one in a forest and one in a mountain (TEK-12).
            found &= board.kinds[FOREST if g.b == 0 else MOUNTAIN]
        return listed(words.PLACE, found)

    def play(self, g: World, action: int) -> None:
        """Put them there; one of the two is the hero."""
        seat, placed = g.a, g.b
        k = g.kingdoms[seat]
        p = first_of(action)
        if g.is_opponent(seat):
            k.put(p, lying=False, hero=False)
            if placed == 0:
                g.b = 1
                return
        else:
            k.put(p, lying=g.lies_in(p), hero=False)
            k.put(p, lying=g.lies_in(p), hero=g.setup.heroes)
        next_seat(g, seat)


SPLITS: Final[dict[int, list[int]]] = {}
"""For a number of units every way to split them, made once."""


class Split(Question):
    """The first resources, openly and in seat order; a is the seat."""

    def options(self, g: World) -> list[int]:
        """Return every split; beginners and the solo opponent have no choice."""
        if g.is_opponent(g.a):
            number = g.setup.difficulty
            return [_split(number, number, number)]
        if g.setup.rulings["start"] == "beginner":
            return [_split(*BEGINNER)]
        units = g.setup.box.constants.start_resources
        found = SPLITS.get(units)
        if found is None:
            found = [
                _split(food, mana, units - food - mana)
                for food in range(units + 1)
                for mana in range(units - food + 1)
            ]
            SPLITS[units] = found
        return found

    def play(self, g: World, action: int) -> None:
        """Hand them out."""
        units = words.units_in(action)
        stock = g.kingdoms[g.a].stock
        for kind in (FOOD, MANA, ORE):
            stock[kind] = units[kind]
        next_seat(g, g.a)


def _split(food: int, mana: int, ore: int) -> int:
    return words.SPLIT << 20 | words.units_of([food, mana, ore, 0])
