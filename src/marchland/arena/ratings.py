"""Ratings for games of any number of seats, by openskill (Plackett-Luce; Weng and Lin 2011)."""

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from marchland.arena.contest import Bout
from marchland.arena.record import Record


def rated(
    bots: int, bouts: Sequence[Bout], records: Mapping[int, Record]
) -> list[tuple[float, float]]:
    """Return for each bot its rating and how uncertain that is, 25 and 8.3 before any game.

    The games count in the order of the plan. A bot that has several seats of a game moves by the
    mean of them. A solo game says nothing of others and counts for nothing here.
    """
    model = PlackettLuce()
    found = [model.rating() for _ in range(bots)]
    for bout in bouts:
        if len(bout.seats) < 2:
            continue
        record = records[bout.number]
        ranks = [places(record, seat) for seat in range(len(bout.seats))]
        teams = [[model.rating(found[bot].mu, found[bot].sigma)] for bot in bout.seats]
        after = model.rate(teams, ranks=ranks)
        for bot in set(bout.seats):
            seats = [after[seat][0] for seat, other in enumerate(bout.seats) if other == bot]
            mean = sum(one.mu for one in seats) / len(seats)
            sigma = sum(one.sigma for one in seats) / len(seats)
            found[bot] = model.rating(mean, sigma)
    return [(float(one.mu), float(one.sigma)) for one in found]


def places(record: Record, seat: int) -> float:
    """Return the place of a seat: winners first, the others by their scores."""
    if seat in record.winners:
        return 0.0
    better = {s for s, score in enumerate(record.scores) if score > record.scores[seat]}
    return 1.0 + len(better - set(record.winners))
