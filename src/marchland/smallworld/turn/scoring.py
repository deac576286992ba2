"""Coins at the end of a turn, and who has won (SW-V, SW-G)."""

from typing import Final

from marchland.core.regions import count
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.turn import story
from marchland.smallworld.world.sides import NAMES
from marchland.smallworld.world.world import World

REGIONS: Final = "regions"
"""Why: regions held."""


def income(g: World, seat: int) -> list[tuple[Tribe, str, int]]:
    """Return (tribe, why, coins) for each line that a seat would score now."""
    lines: list[tuple[Tribe, str, int]] = []
    for t in g.tribes:
        if t is None or t.seat != seat:
            continue
        regions = count(t.held)
        if regions:
            lines.append((t, REGIONS, regions))
        for a in t.kit.income:
            coins = a.income(g, t)
            if coins:
                lines.append((t, a.id, coins))
    return lines


def income_declining(g: World) -> list[tuple[Tribe, str, int]]:
    """Return what a race that is asked whether it declines would leave its seat to score."""
    if g.stage != stages.MODE:
        return []
    twin = g.copy()
    twin.go_into_decline(twin.asked())
    return income(twin, g.turn)


def pay_income(g: World) -> None:
    """Pay the seat whose turn it is."""
    lines = income(g, g.turn)
    for _, why, coins in lines:
        g.earn(g.turn, coins, why)
    if g.telling is not None:
        total = sum(coins for _, _, coins in lines)
        g.tell([story.entry("log-score", g.turn, story.income_lines(lines, g), n=total)])


def tokens_on_map(g: World, seat: int) -> int:
    """Return a seat's race tokens on the map, active and in decline (SW-G02, WC-Q40)."""
    total = 0
    for t in g.tribes:
        if t is not None and t.seat == seat:
            total += g.tokens_of(t)
            if t.kit.fights and t.kit.retinue is not None:
                total += g.pieces_on_map(t.kit.retinue.kind)
    return total


def together(totals: list[int], how: str) -> tuple[int, int]:
    """Return what several totals count for together, and what breaks a tie."""
    low, high = min(totals), max(totals)
    if how == "sum":
        return sum(totals), 0
    return (low, high) if how == "lowest" else (high, low)


def teams(g: World) -> list[list[int]]:
    """Return the seats of each side, and of all together against nobody's tokens."""
    if g.setup.wild:
        return [list(range(g.setup.players))]
    of = g.setup.sides
    return [[seat for seat, side in enumerate(of) if side == own] for own in dict.fromkeys(of)]


def team_score(g: World, members: list[int]) -> tuple[int, int]:
    """Return what a team's coins count for, and what breaks a tie (WC-17.1)."""
    how = str(g.setup.rulings["team_score"])
    return together([g.coins[seat] for seat in members], how)


def winning_team(g: World) -> list[int]:
    """Return the seats of the winning sides (WC-17.1)."""
    worth: dict[int, tuple[tuple[int, int], int]] = {}
    for members in teams(g):
        tokens = sum(tokens_on_map(g, seat) for seat in members)
        worth[g.setup.sides[members[0]]] = (team_score(g, members), tokens)
    best = max(worth.values())
    return [seat for seat, side in enumerate(g.setup.sides) if worth[side] == best]


def beaten(g: World) -> list[int]:
    """Return all seats, or the place behind them when nobody's tokens won (WC-17.2)."""
    seats = list(range(g.setup.players))
    return seats if team_score(g, seats)[0] > g.wild_coins else [g.setup.players]


def winners(g: World) -> list[int]:
    """Return the seats with most coins, then most tokens; several when still tied (SW-G03)."""
    if g.setup.sides:
        return winning_team(g)
    if g.setup.wild:
        return beaten(g)
    seats = range(g.setup.players)
    best = max((g.coins[seat], tokens_on_map(g, seat)) for seat in seats)
    return [s for s in seats if (g.coins[s], tokens_on_map(g, s)) == best]


def verdict(g: World) -> list[story.Entry]:
    """Return the log entry of who has won: seats, a side, or nobody's tokens."""
    seats, neutral = winners(g), g.setup.variant.neutral
    if seats[0] == g.setup.players:
        return [story.entry(f"log-{neutral}s-won", None, n=g.wild_coins)]
    if g.setup.wild:
        score, _ = team_score(g, seats)
        return [
            story.entry(f"log-{neutral}s-beaten", None, seats=seats, n=score, than=g.wild_coins)
        ]
    if not g.setup.sides:
        return [story.entry("log-winner", None, seats=seats, n=g.coins[seats[0]])]
    best = {g.setup.sides[seat] for seat in seats}
    score, _ = team_score(g, next(team for team in teams(g) if seats[0] in team))
    key = f"log-team-won-{NAMES[min(best)]}" if len(best) == 1 else "log-teams-tied"
    return [story.entry(key, None, seats=seats, n=score)]
