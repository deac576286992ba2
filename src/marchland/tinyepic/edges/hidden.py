"""What a seat must not know: war numbers before the reveal, hero cards drawn (TEK-14)."""

from random import Random

from marchland.core.regions import bits
from marchland.tinyepic.parts.kinds import FLAG, NONE, SECRET
from marchland.tinyepic.parts.war import OPEN_FROM
from marchland.tinyepic.world.world import World


def sealed(state: World) -> list[int]:
    """Return the sides of the present war that have shown a number nobody else may see yet."""
    war = state.war
    if war is None or war.step >= OPEN_FROM or state.setup.solo or war.seats[1] < 0:
        return []
    return [side for side in range(2) if war.number[side] >= FLAG]


def drawn(state: World) -> bool:
    """Tell whether hero cards are drawn that have not gone back to the deck or to a kingdom."""
    return not state.setup.solo and any(state.hands)


def reveals(state: World) -> bool:
    """Tell whether the number that is set now is the last: nobody else has one to choose."""
    war = state.war
    assert war is not None
    if war.seats[1] == state.who:
        return True
    k = state.kingdoms[war.seats[1]]
    return state.highest_number(k, war, 1) == 0


def mask(seen: World, seat: int) -> None:
    """Forget every secret but those of this seat."""
    war = seen.war
    if war is not None:
        for side in sealed(seen):
            if war.seats[side] != seat:
                war.number[side] = SECRET
                war.alone[side] = NONE
    for other in range(seen.setup.seats):
        if other != seat and seen.hands[other]:
            seen.unknown[other] = seen.hands[other].bit_count()
            seen.deck |= seen.hands[other]
            seen.hands[other] = 0


def guess(seen: World, rng: Random) -> None:
    """Put a guess in the place of every secret that is masked."""
    for other in range(seen.setup.seats):
        for _ in range(seen.unknown[other]):
            card = rng.choice(bits(seen.deck))
            seen.deck ^= 1 << card
            seen.hands[other] |= 1 << card
        seen.unknown[other] = 0
    war = seen.war
    if war is not None:
        for side in range(2):
            if war.number[side] == SECRET:
                k = seen.kingdoms[war.seats[side]]
                war.number[side] = rng.randint(FLAG, seen.highest_number(k, war, side))
