"""What a seat must not know, and full states that it cannot rule out (SW-S06, SW-S07)."""

from random import Random

from marchland.smallworld.world.position import Position

MASKED = -1
"""A coin total that the observer does not see."""

USUAL = 8
"""What a turn brings as a rule, on the average of a seat's turns."""

MOST = 14
"""About what a turn brings at most on that average; bounds the totals that are guessed."""

DEAREST = 5
"""No answer to a question costs more coins than this."""


def mask(seen: Position, seats: frozenset[int]) -> None:
    """Forget all totals but those of these seats, where totals are hidden."""
    if seen.setup.hidden_coins:
        seen.coins = [c if seat in seats else MASKED for seat, c in enumerate(seen.coins)]


def guess(seen: Position, rng: Random) -> None:
    """Put a guess in the place of every total that is masked.

    A guess lies between nothing and what the turns so far can have brought, most often at
    what they bring as a rule. A seat that has not picked yet has what it started with.
    """
    for seat, coins in enumerate(seen.coins):
        if coins == MASKED:
            rounds = seen.round - 1 if seat >= seen.turn else seen.round
            start = seen.setup.variant.start_coins
            fresh = rounds == 0 and seen.active(seat) is None
            usual, most = start + USUAL * rounds, start + MOST * rounds
            seen.coins[seat] = start if fresh else round(rng.triangular(0, most, usual))
