"""Who got or paid how many coins or points, and why."""

from typing import NamedTuple


class Entry(NamedTuple):
    """One line of the ledger."""

    turn: int
    """The turn in which it happened, counted from 0 over the whole game."""
    seat: int
    coins: int
    """Negative for a payment."""
    why: str
    """What the coins are for: an ability's id or one of the game's own reasons."""


def totals(ledger: list[Entry], seats: int) -> list[int]:
    """Return each seat's sum over the ledger."""
    sums = [0] * seats
    for entry in ledger:
        sums[entry.seat] += entry.coins
    return sums
