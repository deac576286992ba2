"""Who got or paid how many coins or points, and why."""

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Entry:
    """One line of the ledger; never changed.

    Attributes:
        turn: the turn in which it happened, counted from 0 over the whole game.
        seat: who got or paid.
        coins: how many; negative for a payment.
        why: what for: an ability's id or one of the game's own reasons.
    """

    def __init__(self, turn: int, seat: int, coins: int, why: str) -> None:
        """Take every field."""
        self.turn = turn
        self.seat = seat
        self.coins = coins
        self.why = why

    def fields(self) -> tuple[int, int, int, str]:
        """Return every field."""
        return (self.turn, self.seat, self.coins, self.why)


def totals(ledger: list[Entry], seats: int) -> list[int]:
    """Return each seat's sum over the ledger."""
    sums = [0] * seats
    for entry in ledger:
        sums[entry.seat] += entry.coins
    return sums
