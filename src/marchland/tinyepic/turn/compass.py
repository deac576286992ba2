"""The solo opponent's choices by the compass (TEK-12, TEK-A26, TEK-A27)."""

from itertools import pairwise
from math import atan2, cos, degrees, floor, hypot, radians, sin
from typing import Final

from marchland.core.actions import first_of, second_of, word_of
from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import ACTIONS, BY_COMPASS, FOOD, MANA, ORE, PAID_IN, SILVER
from marchland.tinyepic.parts.lands import COLUMNS, ROWS
from marchland.tinyepic.world.world import World

NO_CHOICE: Final = -1
"""A roll is needed first."""
OPPONENT: Final = 1
HOUR: Final = 30.0
"""Degrees between two numbers of the compass."""
CARD_TOP: Final = (-2.0, 10.0)
"""The upper edge of the south card, the player's, and of the north card."""
HALF: Final = COLUMNS / 2
GAINS: Final = (MANA, ORE, FOOD)
"""What it gains first of what it has least (TEK-A27)."""
GIVES: Final = (FOOD, ORE, MANA, SILVER)
"""What it loses first of what it has most."""

Cell = tuple[int, int, int]
"""Card (0 south, 1 north), column and row."""


def ray(number: int) -> list[Cell]:
    """Return the cells that the pointer crosses, from the compass outwards."""
    angle = radians(HOUR * number)
    dx, dy = sin(angle), cos(angle)
    if number % 6 == 0:
        # Along a cell edge: the cells clockwise of it.
        dx = 0.0
    shift = 0.5 if number == 12 else -0.5 if number == 6 else 0.0
    crossings = [0.0, 15.0]
    for line in range(-10, 11):
        if abs(dx) > 1e-9:
            crossings.append(line / dx)
        if abs(dy) > 1e-9:
            crossings.append(line / dy)
    cuts = sorted(t for t in crossings if 0.0 <= t <= 15.0)
    found: list[Cell] = []
    for before, after in pairwise(cuts):
        if after - before > 1e-9:
            middle = (before + after) / 2
            cell = cell_at(dx * middle + shift, dy * middle)
            if cell is not None and cell not in found:
                found.append(cell)
    return found


def cell_at(x: float, y: float) -> Cell | None:
    """Return the cell at a point, None off the cards."""
    column = floor(x + HALF)
    if not 0 <= column < COLUMNS:
        return None
    for card, top in enumerate(CARD_TOP):
        row = floor(top - y)
        if 0 <= row < ROWS:
            return (card, column, row)
    return None


RAYS: Final = [ray(number) for number in range(13)]
"""The cells for each number; 0 stands for nothing."""


def anchor(g: World, p: int) -> tuple[float, float]:
    """Return where a place's anchor lies, seen from the compass."""
    card = g.board.card_of[p]
    anchors = g.board.lands[card].anchors
    if not anchors:
        return 0.0, 0.0
    x, y = anchors[p - g.board.first[card]]
    return x - HALF, CARD_TOP[card] - y


def distance(g: World, p: int) -> float:
    """Return how far a place's anchor is from the compass."""
    x, y = anchor(g, p)
    return hypot(x, y)


def hit(g: World, cell: Cell) -> int:
    """Return the place of a cell, `NOWHERE` on a card that has no geometry."""
    card, column, row = cell
    if not g.board.lands[card].grid:
        return NOWHERE
    return g.board.first[card] + g.board.lands[card].grid[row][column]


def choose_place(g: World, places: list[int], *, nearest: bool) -> int:
    """Return the place to which the pointer leads, from its number on clockwise."""
    for turn in range(12):
        number = (g.rolled + turn - 1) % 12 + 1
        crossed = [p for p in (hit(g, cell) for cell in RAYS[number]) if p in places]
        if crossed:
            return crossed[0] if nearest else crossed[-1]
    best = places[0]
    for p in places[1:]:
        if aside(g, p, nearest=nearest) < aside(g, best, nearest=nearest):
            best = p
    return best


def aside(g: World, p: int, *, nearest: bool) -> tuple[float, float, int]:
    """Return how far clockwise of the pointer a place lies, then how far off."""
    x, y = anchor(g, p)
    turn = (degrees(atan2(x, y)) - HOUR * g.rolled) % 360.0
    away = distance(g, p)
    return (turn, away if nearest else -away, p)


def choose_goal(g: World, start: int, goals: list[int]) -> int:
    """Return the goal in the first sector from the pointer on clockwise."""
    best = goals[0]
    for goal in goals[1:]:
        if sector(g, start, goal) < sector(g, start, best):
            best = goal
    return best


def sector(g: World, start: int, goal: int) -> tuple[int, float, int]:
    """Return how many sectors clockwise of the pointer a goal lies, then how far off."""
    x, y = anchor(g, start)
    to_x, to_y = anchor(g, goal)
    bearing = degrees(atan2(to_x - x, to_y - y)) % 360.0
    number = floor(bearing / HOUR + 0.5) % 12
    away = distance(g, goal)
    return ((number - g.rolled) % 12, -away if g.night else away, goal)


def decide(g: World, found: list[int]) -> int:
    """Return the opponent's choice, or `NO_CHOICE` when the compass must be rolled first."""
    if g.stage == stages.SELECT:
        return NO_CHOICE if g.rolled == 0 else select(g, found)
    if len(found) == 1:
        return found[0]
    word = word_of(found[0])
    if word == words.PAY:
        return pay(g, found)
    if g.stage in (stages.GAIN, stages.LOSE):
        return unit(g, found)
    if g.rolled == 0 and word in (words.MOVE, words.FORT, words.PLACE, words.RETREAT):
        return NO_CHOICE
    if word == words.MOVE:
        return move(g, found)
    places = [first_of(action) for action in found]
    if word in (words.FORT, words.PLACE):
        return found[places.index(choose_place(g, places, nearest=not g.night))]
    if word == words.RETREAT:
        assert g.war is not None
        return found[places.index(choose_goal(g, g.war.place, places))]
    if word == words.STAND:
        best = min(range(len(found)), key=lambda n: (distance(g, places[n]), places[n]))
        return found[best]
    return found[0]


def select(g: World, found: list[int]) -> int:
    """Return the first free action from the roll on clockwise."""
    free = [first_of(action) for action in found]
    rolled = BY_COMPASS[(g.rolled - 1) % 6]
    for turn in range(6):
        wanted = BY_COMPASS[(g.rolled - 1 + turn) % 6]
        if wanted in free:
            if turn and g.telling is not None:
                g.tell("tek-log-next-free", OPPONENT, action=ACTIONS[rolled])
            return found[free.index(wanted)]
    return found[0]


def pay(g: World, found: list[int]) -> int:
    """Return the payment with the least silver, then with the most of the proper resource."""
    kind = FOOD if g.stage == stages.RETREAT_PAY else PAID_IN[g.doing]
    best = found[0]
    for action in found[1:]:
        if strange(action, kind) < strange(best, kind):
            best = action
    return best


def strange(action: int, kind: int) -> tuple[int, int, int]:
    """Return the silver in a payment, all units in it, and how few are of a kind, below zero."""
    units = words.units_in(action)
    return (units[SILVER], sum(units), -units[kind])


def unit(g: World, found: list[int]) -> int:
    """Return the kind it has least of to gain, most of to give (TEK-A27)."""
    kinds = [first_of(action) for action in found]
    stock = g.kingdoms[OPPONENT].stock
    gives = g.stage == stages.LOSE and g.b == OPPONENT
    best = -1
    for kind in GIVES if gives else (*GAINS, SILVER):
        if kind not in kinds:
            continue
        if best < 0 or (stock[kind] > stock[best] if gives else stock[kind] < stock[best]):
            best = kind
    return found[kinds.index(best)]


def move(g: World, found: list[int]) -> int:
    """Return the move of the meeple to which the pointer leads, in its direction."""
    starts = sorted({first_of(action) for action in found})
    start = starts[0] if len(starts) == 1 else choose_place(g, starts, nearest=True)
    goals = [second_of(action) for action in found if first_of(action) == start]
    goal = goals[0] if len(goals) == 1 else choose_goal(g, start, goals)
    return next(a for a in found if first_of(a) == start and second_of(a) == goal)


def path(g: World, number: int) -> list[str]:
    """Return the places that the pointer crosses at a number, for a screen."""
    found: list[str] = []
    for cell in RAYS[number]:
        p = hit(g, cell)
        if p >= 0 and g.board.ids[p] not in found:
            found.append(g.board.ids[p])
    return found
