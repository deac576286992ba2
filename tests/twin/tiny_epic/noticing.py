"""Whether the comparison notices a slip: positions, or games, in which it would be seen."""

from random import Random
from typing import Any

from tests.twin.tiny_epic.aims import scene
from tests.twin.tiny_epic.match import Match
from tests.twin.tiny_epic.slips import SLIPS, Slip, slipped

__all__ = ["SLIPS", "noticed"]

STEPS = 20
"""Decisions from a position."""
OPENING = 40
"""Decisions from the beginning of a game."""
TABLES: dict[str, dict[str, Any]] = {
    "beginner": {"start": "beginner"},
    "redeal": {"redeal": True, "faction_sets": "all"},
}
"""Rulings of games that begin otherwise."""


def play(match_of: Any, key: str, lot: str) -> None:
    """Play a position or the beginning of a game in which something is likely to be met."""
    rng = Random(lot)
    if key.startswith("game "):
        _, players, kind = key.split()
        box = "base" if kind in TABLES else kind
        match = match_of.new_game(int(players), box, TABLES.get(kind, {}), rng.getrandbits(30))
        match.run(rng, OPENING)
    else:
        scenario, glad = scene(key, rng)
        match_of.of(scenario).run(rng, STEPS, glad)


def noticed(slip: Slip, positions: int, seed: int) -> int:
    """Return after how many positions a slip is noticed; 0 if in none."""
    with slipped(slip) as wrong:
        for place in range(positions):
            try:
                play(wrong, slip.key, f"{seed}/{slip.name}/{place}")
            except Exception:  # noqa: BLE001 - a slip may also break the twin
                found = place
                break
        else:
            return 0
    play(Match, slip.key, f"{seed}/{slip.name}/{found}")
    return found + 1
