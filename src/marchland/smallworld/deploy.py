"""Redeployment and retreat, one region at a time (SW-T, SW-C08, SW-R01).

Before the first question every region of the tribe holds one token and the rest is in
hand. `at` counts the regions that must be given up because too few tokens are left.
"""

from marchland.core.actions import first_of, second_of
from marchland.core.regions import bits, lowest
from marchland.smallworld import steps, words
from marchland.smallworld.tribe import Tribe
from marchland.smallworld.world import World


def begin(g: World, t: Tribe) -> None:
    """Take up tokens, recruit and set aside what does not stay (SW-R10, SW-R01)."""
    recruits = 0
    for a in t.kit.recruits:
        recruits += a.recruits(g, t)
    if recruits:
        g.recruit(t, recruits)
    if t.held == 0:
        return
    withheld = 0
    for a in t.kit.withheld:
        withheld += a.withheld(g, t)
    g.pick_up(t)
    t.aside = min(withheld, t.hand)
    t.hand -= t.aside
    g.at = min(withheld - t.aside, t.held.bit_count())


def options(g: World, t: Tribe) -> list[int]:
    """Return the numbers that the next region may get; empty when all is placed."""
    left = t.held >> g.cursor << g.cursor
    if not left:
        return []
    r = lowest(left)
    if g.at > 0:
        found = [words.DEPLOY.at(r, 0)]
        if left.bit_count() > g.at:
            found.append(words.DEPLOY.at(r, 1))
        return found
    if t.hand == 0:
        return []
    lowest_number = g.count[r]
    most = lowest_number + t.hand
    if left & (left - 1) == 0:
        lowest_number = most
    first = words.DEPLOY.at(r, lowest_number)
    return list(range(first, first + most - lowest_number + 1))


def play(g: World, t: Tribe, action: int) -> None:
    """Put the tokens, or give the region up."""
    r = first_of(action)
    number = second_of(action)
    if number == 0:
        g.give_up(t, r)
        g.at -= 1
    else:
        g.put(t, r, number)
    g.cursor = r + 1


def displaced(g: World) -> Tribe | None:
    """Return the next tribe that must put tokens or pieces back (SW-C08, SW-C09).

    Clockwise from the seat after the mover, the mover's own declined tribe last; a seat's
    active race before its declined ones.
    """
    seats = g.setup.players
    for step in range(1, seats + 1):
        seat = (g.turn + step) % seats
        active = g.active(seat)
        if active is not None and seat != g.turn and must_regroup(g, active):
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
    return any(a.offers(g, t, steps.REGROUP) for a in t.kit.offers)


def regions_left(g: World, t: Tribe) -> list[int]:
    """Return the regions not yet asked for."""
    return bits(t.held >> g.cursor << g.cursor)
