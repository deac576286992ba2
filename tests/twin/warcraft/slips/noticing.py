"""Whether the comparison notices a slip: positions in which it would be seen."""

from contextlib import nullcontext
from random import Random

from tests.twin.warcraft import runs
from tests.twin.warcraft.aims import Aim
from tests.twin.warcraft.slips.every import SLIPS
from tests.twin.warcraft.slips.slip import Slip
from tests.twin.warcraft.watcher import Drift

__all__ = ["SLIPS", "noticed"]

DECISIONS = 40
"""Decisions from each position."""


def differs(slip: Slip | None, aim: Aim, lot: int) -> bool:
    """Tell whether the two differ in what follows from a position."""
    rng = Random(lot)
    state, stage = runs.laid(runs.wished(aim, rng), rng)
    with slip.change() if slip else nullcontext():
        try:
            for _ in runs.varied(runs.watched(state, stage), rng, DECISIONS):
                pass
        except Drift:
            return True
    return False


def noticed(slip: Slip, positions: int, seed: int) -> int:
    """Return in which position a slip is noticed, from 1; 0 if in none."""
    for place in range(positions):
        lot = seed * 1_000_003 + place
        if differs(slip, slip.aim, lot):
            assert not differs(None, slip.aim, lot), (slip.name, lot)
            return place + 1
    return 0
