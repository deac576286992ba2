"""What a seat must not know: war numbers before the reveal, hero cards drawn (TEK-14)."""

from random import Random
from typing import TYPE_CHECKING, Final

from marchland.core.regions import bits
from marchland.tinyepic.kinds import FLAG, SECRET

if TYPE_CHECKING:
    from marchland.tinyepic.state import TinyEpicState

OPEN_FROM: Final = 5
"""The step of a war from which its numbers are open: both are in."""


def sealed(state: "TinyEpicState") -> list[int]:
    """Return the sides of the present war that have shown a number nobody else may see yet."""
    war = state.war
    if war is None or war.step >= OPEN_FROM or state.setup.solo or war.seats[1] < 0:
        return []
    return [side for side in range(2) if war.number[side] >= FLAG]


def reveals(state: "TinyEpicState") -> bool:
    """Tell whether the number that is set now is the last: nobody else has one to choose."""
    war = state.war
    assert war is not None
    if war.seats[1] == state.who:
        return True
    k = state.kingdoms[war.seats[1]]
    return state.war_worth(k) + state.discount(k, war, 1) <= 0


def observe(state: "TinyEpicState", seat: int) -> "TinyEpicState":
    """Return a copy that shows this seat's own secrets and no others."""
    seen = state.copy()
    war = seen.war
    if war is not None:
        for side in sealed(state):
            if war.seats[side] != seat:
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
