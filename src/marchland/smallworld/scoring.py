"""Coins at the end of a turn, and who has won (SW-V, SW-G)."""

from marchland.core.ledger import Entry
from marchland.smallworld.world import World

REGIONS = "regions"
"""Why: regions held by the active race."""
DECLINED_REGIONS = "regions_declined"
"""Why: regions held by races in decline."""


def income(g: World, seat: int) -> list[tuple[str, int]]:
    """Return (why, coins) for each line that a seat would score now."""
    lines: list[tuple[str, int]] = []
    for t in g.tribes:
        if t is None or t.seat != seat:
            continue
        regions = t.held.bit_count()
        if regions:
            lines.append((DECLINED_REGIONS if t.declined else REGIONS, regions))
        for a in t.kit.income:
            coins = a.income(g, t)
            if coins:
                lines.append((a.id, coins))
    return lines


def pay_income(g: World) -> None:
    """Pay the seat whose turn it is."""
    for why, coins in income(g, g.turn):
        g.earn(g.turn, coins, why)


def last_income(ledger: list[Entry], turn: int) -> list[Entry]:
    """Return the ledger's lines of one turn."""
    return [entry for entry in ledger if entry.turn == turn]


def tokens_on_map(g: World, seat: int) -> int:
    """Return a seat's race tokens on the map, active and in decline (SW-G02)."""
    total = 0
    for r, who in enumerate(g.who):
        if who:
            t = g.tribes[who - 1]
            if t is not None and t.seat == seat:
                total += g.count[r]
    return total


def winners(g: World) -> list[int]:
    """Return the seats with most coins, then most tokens; several when still tied (SW-G03)."""
    seats = range(g.setup.players)
    best = max((g.coins[seat], tokens_on_map(g, seat)) for seat in seats)
    return [s for s in seats if (g.coins[s], tokens_on_map(g, s)) == best]
