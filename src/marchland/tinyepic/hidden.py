"""What a seat must not know: war numbers before the reveal, hero cards drawn (TEK-14)."""

from random import Random
from typing import TYPE_CHECKING, Final

from marchland.core.regions import bits
from marchland.tinyepic.kinds import FLAG, SECRET

if TYPE_CHECKING:
    from marchland.tinyepic.state import TinyEpicState

OPEN_FROM: Final = 5
"""The step of a war from which its numbers are open: both are in."""


def observe(state: "TinyEpicState", seat: int) -> "TinyEpicState":
    """Return a copy that shows this seat's own secrets and no others."""
    seen = state.copy()
    war = seen.war
    if war is not None and war.step < OPEN_FROM and not state.setup.solo:
        for side in range(2):
            if war.seats[side] != seat and war.number[side] >= FLAG and war.seats[1] >= 0:
                war.number[side] = SECRET
    for other in range(seen.setup.seats):
        if other != seat and seen.hands[other]:
            seen.unknown[other] = seen.hands[other].bit_count()
            seen.deck |= seen.hands[other]
            seen.hands[other] = 0
    if state.to_move not in (seat, -1, -2):
        # What another chooses among its own secrets is not for this seat.
        seen.forget_options()
    return seen


def resample(state: "TinyEpicState", seat: int, rng: Random) -> "TinyEpicState":
    """Return a copy with secrets that this seat cannot rule out."""
    guess = observe(state, seat)
    for other in range(guess.setup.seats):
        for _ in range(guess.unknown[other]):
            card = rng.choice(bits(guess.deck))
            guess.deck ^= 1 << card
            guess.hands[other] |= 1 << card
        guess.unknown[other] = 0
    war = guess.war
    if war is not None:
        for side in range(2):
            if war.number[side] == SECRET:
                k = guess.kingdoms[war.seats[side]]
                most = guess.war_worth(k) + guess.discount(k, war, side)
                most = min(most, guess.setup.box.constants.highest_number)
                war.number[side] = rng.randint(FLAG, max(FLAG, most))
    guess.forget_options()
    return guess
