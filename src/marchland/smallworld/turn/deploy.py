"""Redeployment and retreat, one region at a time (SW-T, SW-C08, SW-R01).

Tokens stay where they stand until the first answer; then every region keeps one and the
rest is in hand. `at` counts the regions that must be given up because too few are left.
"""

from typing import Final

from mypy_extensions import i64

from marchland.core.actions import first_of, second_of
from marchland.core.game import NOBODY
from marchland.core.regions import MODULUS, PLACE, bits, count, lowest
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.world import World

NUMBERS: Final = words.engine_word(words.DEPLOY).ladder


def begin(g: World, t: Tribe) -> None:
    """Recruit, and see how many regions are too many (SW-R10, SW-R01)."""
    recruits = 0
    for a in t.kit.recruits:
        recruits += a.recruits(g, t)
    if recruits:
        g.recruit(t, recruits)
    if t.kit.withheld:
        g.at = too_many(g, t)


def too_many(g: World, t: Tribe) -> int:
    """Return how many regions what is not set aside cannot hold (SW-R01)."""
    garrison, regions = t.kit.garrison, count(t.held)
    missing = max(garrison * regions - staying(g, t), 0)
    return min(-(-missing // garrison), regions)


def is_stretched(g: World, t: Tribe) -> bool:
    """Say whether what is not set aside can hold no region more (SW-R01)."""
    return staying(g, t) < t.kit.garrison * (count(t.held) + 1)


def staying(g: World, t: Tribe) -> int:
    """Return how many tokens and pieces of t hold regions once some are set aside."""
    return max(spare(g, t) + count(t.held) - withheld(g, t), 0) + g.retinue(t)


def withheld(g: World, t: Tribe) -> int:
    """Return how many tokens are set aside after redeployment."""
    total = 0
    for a in t.kit.withheld:
        total += a.withheld(g, t)
    return total


def spare(g: World, t: Tribe) -> int:
    """Return the tokens that need not stay where they are, those in hand included."""
    tokens_in = g.count
    tokens = t.hand
    left: i64 = t.held
    while left:
        low = left & -left
        tokens += tokens_in[PLACE[low % MODULUS]] - 1
        left ^= low
    return tokens


def take_up(g: World, t: Tribe) -> None:
    """Take all tokens above one a region in hand and set aside what does not stay."""
    if t.held == 0:
        return
    if t.kit.is_rich:
        for r in bits(t.held):
            g.put(t, r, 0)
    else:
        g.pick_up(t)
    if t.kit.withheld:
        t.aside = min(withheld(g, t), t.hand)
        t.hand -= t.aside


def options(g: World, t: Tribe) -> list[int]:
    """Return the numbers that the next region may get; empty when all is placed."""
    left = t.held >> g.cursor << g.cursor
    if not left:
        return []
    if t.kit.is_rich:
        return rich_options(g, t, left)
    r = lowest(left)
    last = left & (left - 1) == 0
    if g.at > 0:
        return NUMBERS.between(r, 0, int(count(left) > g.at))
    free = t.hand
    if g.cursor == 0:
        free = spare(g, t)
        if t.kit.withheld:
            free -= withheld(g, t)
    return numbers(r, 1 if g.cursor == 0 else g.count[r], free, last=last)


def rich_options(g: World, t: Tribe, left: int) -> list[int]:
    """Return what the next region may get where a region needs two pieces, or another's help.

    A region may go without the tokens that pieces in their stead can make up for (WC-7.1). While
    regions are too many, none is held by pieces alone: without a token it is given up.
    """
    r = lowest(left)
    garrison = t.kit.garrison
    helpers = g.retinue(t)
    tokens = t.hand
    if g.cursor == 0:
        for region in bits(t.held):
            tokens += g.count[region]
        if t.kit.withheld:
            tokens = max(tokens - withheld(g, t), 0)
    for region in bits(t.held & ~left):
        helpers -= max(garrison - g.count[region], 0)
    kept = count(left) - g.at
    spare_tokens = tokens + helpers - garrison * kept
    is_free = spare_tokens > 0 or (spare_tokens == 0 and helpers > 0)
    if g.cursor == 0 and not is_free and not t.kit.withheld:
        return []
    fewest = max(garrison - helpers, 0)
    most = min(tokens, garrison + spare_tokens)
    if kept == 1:
        fewest = most = tokens
    if g.at == 0:
        return NUMBERS.between(r, fewest, most)
    given_up = NUMBERS.between(r, 0, 0)
    return given_up + NUMBERS.between(r, max(fewest, 1), most) if kept else given_up


def numbers(r: int, fewest: int, free: int, *, last: bool) -> list[int]:
    """Return `deploy` actions from the fewest tokens up; the last region takes all."""
    if free <= 0:
        return []
    return NUMBERS.between(r, fewest + free if last else fewest, fewest + free)


def play(g: World, t: Tribe, action: int) -> None:
    """Put the tokens, or give the region up."""
    if g.cursor == 0:
        take_up(g, t)
    r = first_of(action)
    number = second_of(action)
    if number == 0 and g.at > 0:
        g.give_up(t, r)
        g.at -= 1
    else:
        g.put(t, r, number)
    g.cursor = r + 1


def is_idle(g: World, t: Tribe) -> bool:
    """Tell whether nothing depends any more on where tokens stand: the last march is over.

    Coins count regions and a tie all tokens on the map (SW-V, SW-G02), however they are spread.
    """
    if g.round < g.setup.rounds or g.turn < g.setup.players - 1 or g.setup.wild:
        return False
    if g.stage == stages.DEPLOY:
        return t.seat == g.turn and not (t.declined or t.kit.is_rich or t.kit.withheld)
    return g.stage == stages.RETREAT


def retreat_options(g: World, t: Tribe) -> list[int]:
    """Return the numbers that the next region may get; what stands there stays."""
    left = t.held >> g.cursor << g.cursor
    if not left:
        return []
    r = lowest(left)
    return numbers(r, g.count[r], t.hand, last=left & (left - 1) == 0)


def retreat(g: World, t: Tribe, action: int) -> None:
    """Put the tokens in the region."""
    r = first_of(action)
    g.put(t, r, second_of(action))
    g.cursor = r + 1


def displaced(g: World) -> Tribe | None:
    """Return the next tribe that must put tokens or pieces back (SW-C08, SW-C09).

    Clockwise from the seat after the mover, the mover's own declined tribe last; a seat's
    active race before its declined ones.
    """
    victims = 0
    for c in g.conquests:
        if c.foe_seat >= 0:
            victims += 1
    if victims == 0 and not g.setup.has_sites:
        return None
    mover = NOBODY if g.wild_turn else g.turn
    seats = g.setup.players
    for step in range(1, seats + 1):
        seat = (g.turn + step) % seats
        if seat != mover:
            active = g.active(seat)
            if active is not None and must_regroup(g, active):
                return active
        for t in g.declined(seat):
            if must_regroup(g, t):
                return t
    return None


def must_regroup(g: World, t: Tribe) -> bool:
    """Tell whether a tribe has something in hand and a region to put it."""
    if t.held == 0:
        return False
    if t.hand > 0:
        return True
    offered = 0
    for a in t.kit.offers:
        offered += len(a.offers(g, t, stages.REGROUP))
    return offered > 0
