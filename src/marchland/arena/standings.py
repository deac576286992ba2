"""What a run has shown: shares with their intervals, ratings, times."""

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

from marchland.arena.clock import Times, added, quantile
from marchland.arena.contest import Bout, Contest
from marchland.arena.record import Record

Z: Final = 1.959964
"""So many standard errors on each side hold 95 %."""


def interval(share: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927), which no share leaves 0 to 1."""
    if not games:
        return 0.0, 1.0
    centre = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole)


class Pairing:
    """What two bots did against each other."""

    def __init__(self, a: int, b: int, players: int) -> None:
        """Start with nothing played."""
        self.bots = (a, b)
        self.players = players
        self.games = 0
        self.wins = [0, 0]
        self.draws = 0
        self.alone = [0.0, 0.0]
        """Victories of each where it sits alone, a shared one its part."""
        self.alone_games = [0, 0]
        self.scores = [0, 0]
        self.seats = [0, 0]
        self._deals: dict[int, dict[int, tuple[bool, int]]] = {}

    def add(self, bout: Bout, record: Record) -> None:
        """Add a game."""
        self.games += 1
        for seat, bot in enumerate(bout.seats):
            side = self.bots.index(bot)
            self.scores[side] += record.scores[seat]
            self.seats[side] += 1
        if self.players == 1:
            self._add_alone(bout, record)
            return
        won = {self.bots.index(bout.seats[s]) for s in record.winners if s < len(bout.seats)}
        if len(won) == 1:
            self.wins[won.pop()] += 1
        elif won:
            self.draws += 1
        for side, bot in enumerate(self.bots):
            if self.players > 2 and bot != bout.alone:
                continue
            mine = [s for s in record.winners if s < len(bout.seats) and bout.seats[s] == bot]
            self.alone[side] += len(mine) / max(len(record.winners), 1)
            self.alone_games[side] += 1

    def _add_alone(self, bout: Bout, record: Record) -> None:
        # Each plays the deal for itself: who beats the game wins, else who has more.
        deal = self._deals.setdefault(bout.deal, {})
        deal[self.bots.index(bout.alone)] = (0 in record.winners, record.scores[0])
        if len(deal) < 2:
            return
        self.alone_games = [n + 1 for n in self.alone_games]
        if deal[0] == deal[1]:
            self.draws += 1
            self.alone = [n + 0.5 for n in self.alone]
        else:
            side = int(deal[1] > deal[0])
            self.wins[side] += 1
            self.alone[side] += 1

    def share(self, side: int) -> float:
        """Return the share of the victories of one side, where it sits alone."""
        games = self.alone_games[side]
        return self.alone[side] / games if games else 0.0

    def row(self, names: tuple[str, ...]) -> dict[str, Any]:
        """Return the figures as plain values."""
        low, high = interval(self.share(0), self.alone_games[0])
        a, b = self.bots
        return {
            "a": names[a], "b": names[b], "games": self.games,
            "wins_a": self.wins[0], "wins_b": self.wins[1], "draws": self.draws,
            "share_a": round(self.share(0), 4), "low": round(low, 4), "high": round(high, 4),
            "equal": round(1 / max(self.players, 2), 4),
            "score_a": round(self.scores[0] / max(self.seats[0], 1), 2),
            "score_b": round(self.scores[1] / max(self.seats[1], 1), 2),
        }  # fmt: skip


def figures(
    contest: Contest, records: Mapping[int, Record], seconds: float, jobs: int
) -> dict[str, Any]:
    """Return the figures of a run as plain values, whatever order its games were played in."""
    pairings = [Pairing(a, b, contest.players) for a, b in contest.pairings]
    times: list[Times] = [{} for _ in contest.bots]
    played = [0] * len(contest.bots)
    bouts = [bout for bout in contest.plan() if bout.number in records]
    for bout in bouts:
        record = records[bout.number]
        pairings[bout.pairing].add(bout, record)
        for bot in set(bout.seats):
            played[bot] += 1
        for seat, bot in enumerate(bout.seats):
            added(times[bot], record.times[seat])
    from marchland.arena.ratings import rated

    ratings = rated(len(contest.bots), bouts, records)
    bots = []
    for bot, name in enumerate(contest.bots):
        shares = [p.share(p.bots.index(bot)) for p in pairings if bot in p.bots and p.games]
        bots.append(
            {
                "bot": name,
                "games": played[bot],
                "share": round(sum(shares) / len(shares), 4) if shares else 0.0,
                "rating": round(ratings[bot][0], 2),
                "rating_sigma": round(ratings[bot][1], 2),
                "seconds_per_choice": {
                    "median": quantile(times[bot], 0.5),
                    "p99": quantile(times[bot], 0.99),
                },
            }
        )
    return {
        "game": contest.game,
        "players": contest.players,
        "seed": contest.seed,
        "games": len(bouts),
        "seconds": round(seconds, 3),
        "jobs": jobs,
        "pairings": [pairing.row(contest.bots) for pairing in pairings],
        "bots": bots,
    }


def in_words(figures: Mapping[str, Any]) -> str:
    """Return the figures as a person reads them."""
    games = figures["games"]
    played = "1 game" if games == 1 else f"{games} games"
    where = f"{figures['game']} with {figures['players']} seats"
    lines = [
        f"{played} of {where} in {figures['seconds']} s, {figures['jobs']} at a time",
        "",
        f"{'':22}{'games':>6}{'won':>6}{'lost':>6}{'even':>6}{'share':>8}{'95 %':>16}{'score':>14}",
    ]
    for row in figures["pairings"]:
        between = f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"
        lines.append(
            f"{row['a'] + ' : ' + row['b']:22}{row['games']:>6}{row['wins_a']:>6}"
            f"{row['wins_b']:>6}{row['draws']:>6}{100 * row['share_a']:>7.1f}%{between:>16}"
            f"{row['score_a']:>7.1f}{row['score_b']:>7.1f}"
        )
    if figures["pairings"] and figures["pairings"][0]["equal"] != 0.5:
        lines.append(f"An equal share is {100 * figures['pairings'][0]['equal']:.1f}%.")
    lines += ["", f"{'':22}{'games':>6}{'share':>8}{'rating':>14}{'choice':>12}{'99 %':>10}"]
    for row in sorted(figures["bots"], key=lambda one: -one["rating"]):
        rating = f"{row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}"
        took = row["seconds_per_choice"]
        lines.append(
            f"{row['bot']:22}{row['games']:>6}{100 * row['share']:>7.1f}%{rating:>14}"
            f"{seconds(took['median']):>12}{seconds(took['p99']):>10}"
        )
    return "\n".join(lines)


def seconds(number: float | None) -> str:
    """Return a time as a person reads it."""
    if number is None:
        return "-"
    return f"{number:.2f} s" if number >= 1 else f"{1000 * number:.3g} ms"
