"""Coins at the end of a turn, and who has won (SW-V, SW-G)."""

from marchland.smallworld import story
from marchland.smallworld.tribe import Tribe
from marchland.smallworld.world import World

REGIONS = "regions"
"""Why: regions held."""


def income(g: World, seat: int) -> list[tuple[Tribe, str, int]]:
    """Return (tribe, why, coins) for each line that a seat would score now."""
    lines: list[tuple[Tribe, str, int]] = []
    for t in g.tribes:
        if t is None or t.seat != seat:
            continue
        regions = t.held.bit_count()
        if regions:
            lines.append((t, REGIONS, regions))
        for a in t.kit.income:
            coins = a.income(g, t)
            if coins:
                lines.append((t, a.id, coins))
    return lines


def pay_income(g: World) -> None:
    """Pay the seat whose turn it is."""
    lines = income(g, g.turn)
    for _, why, coins in lines:
        g.earn(g.turn, coins, why)
    if g.telling is not None:
        total = sum(coins for _, _, coins in lines)
        g.tell([story.entry("log-score", g.turn, story.income_lines(lines, g), n=total)])


def tokens_on_map(g: World, seat: int) -> int:
    """Return a seat's race tokens on the map, active and in decline (SW-G02)."""
    total = 0
    for t in g.tribes:
        if t is not None and t.seat == seat:
            total += g.tokens_of(t)
    return total


def winners(g: World) -> list[int]:
    """Return the seats with most coins, then most tokens; several when still tied (SW-G03)."""
    seats = range(g.setup.players)
    best = max((g.coins[seat], tokens_on_map(g, seat)) for seat in seats)
    return [s for s in seats if (g.coins[s], tokens_on_map(g, s)) == best]
