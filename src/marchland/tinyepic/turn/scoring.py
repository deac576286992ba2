"""Points and ties (TEK-9)."""

from typing import Any

from marchland.core.regions import count
from marchland.tinyepic.clauses.points import left, meeples_in_ruins, meeples_left
from marchland.tinyepic.parts import ability
from marchland.tinyepic.parts.kinds import CAPITAL
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.world import World


def tally(g: World, k: Kingdom) -> list[tuple[str, str, int]]:
    """Return what a kingdom's points are made of: text key, owner of the ability or "", points."""
    constants = g.setup.box.constants
    found = [
        ("tek-points-meeples", "", meeples_left(g, k)),
        ("tek-points-tower", "", g.setup.tower_points[k.tower]),
        ("tek-points-magic", "", k.magic * constants.magic_points),
        ("tek-points-capital", "", capitals(g, k)),
        ("tek-points-lost", "", lost_kingdom(g, k)),
        ("tek-points-heroes", "", retired(g, k)),
        ("tek-points-forts", "", forts_abroad(g, k)),
    ]
    scored = k.kit.by[ability.POINTS]
    found.extend([("tek-points-faction", one.owner, one.points(g, k)) for one in scored])
    return found


def points(g: World, k: Kingdom) -> int:
    """Return a kingdom's points if the game ended now: the sum of its lines."""
    found = 0
    for _, _, n in tally(g, k):
        found += n
    return found


def capitals(g: World, k: Kingdom) -> int:
    """Return the points of capitals, alone or with an ally; forts do not count (TEK-A31)."""
    constants = g.setup.box.constants
    mine = k.one & g.board.kinds[CAPITAL]
    if not mine:
        return 0
    others = 0
    for other in g.kingdoms:
        if other.seat != k.seat:
            others |= other.one
    shared = count(mine & others)
    alone = count(mine) - shared
    return alone * constants.capital_alone + shared * constants.capital_shared


def lost_kingdom(g: World, k: Kingdom) -> int:
    """Return the points of the Lost Kingdom: regions occupied and trophies (TEK-10)."""
    constants = g.setup.box.constants
    found = k.trophies * constants.trophy_points
    if g.lost >= 0:
        held = left(g, k) & g.board.land & g.board.cards[g.lost]
        found += count(held) * constants.lost_points
    return found


def retired(g: World, k: Kingdom) -> int:
    """Return the points of retired heroes."""
    found = 0
    for card in k.retired:
        found += g.setup.box.heroes[card].points
    return found


def forts_abroad(g: World, k: Kingdom) -> int:
    """Return the points of forts away from home, lying ones too."""
    if not k.forts:
        return 0
    abroad = k.forts & ~g.board.cards[k.home]
    return count(abroad) * g.setup.box.constants.fort_points


def lines(g: World, k: Kingdom) -> list[dict[str, Any]]:
    """Return the lines that are not zero, for a screen."""
    found: list[dict[str, Any]] = []
    for key, owner, n in tally(g, k):
        if n:
            found.append({"key": key, "faction": owner, "n": n} if owner else {"key": key, "n": n})
            if key == "tek-points-meeples":
                found[-1]["ruins"] = meeples_in_ruins(g, k)
    return found


def rank(g: World, k: Kingdom) -> tuple[int, int, int, int, int]:
    """Return what decides: points, meeples, tower, magic, resources (TEK-A7)."""
    return (points(g, k), meeples_left(g, k), k.tower, k.magic, sum(k.stock))


def winners(g: World) -> list[int]:
    """Return the seats with the best rank."""
    ranks = [rank(g, k) for k in g.kingdoms]
    best = max(ranks)
    return [seat for seat, one in enumerate(ranks) if one == best]
