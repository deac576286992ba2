"""A game written down choice by choice, whose log a person can add up."""

from collections.abc import Sequence

import marchland
from marchland.core.game import CHANCE, State

DRAWN = (
    "ratmen", "pillaging", "orcs", "alchemist", "trolls", "hill", "elves", "merchant", "dwarves",
    "swamp", "giants", "forest", "humans", "seafaring", "tritons", "flying", "wizards", "mounted",
    "amazons", "heroic", "skeletons", "commando",
)  # fmt: skip
"""What set-up lays out for two, race and power by turns, and what follows it in the column."""

ANNA = ("pick 1", "conquer r4", "conquer r5", "conquer r11", "conquer r3", "stop")
"""Ratmen, who are Pillaging: four regions, of which r4 and r11 have Lost Tribes."""
ANNA_STAYS = "deploy r3=4 r4=4 r5=4 r11=1"
BRYN = ("pick 2", "conquer r11", "conquer r17", "conquer r15", "stop")
"""Hill Trolls, for a coin: one Ratman's region, an empty one and a hill of Lost Tribes."""
BRYN_STAYS = "deploy r11=3 r15=3 r17=3"


def written(*told: Sequence[str] | str) -> State:
    """Return the position of Small World for two after these choices."""
    game = marchland.game("small-world")
    state = game.empty_state(2, "2p", {name: one.default for name, one in game.rulings.items()})
    drawn = iter(DRAWN)
    choices = [choice for some in told for choice in ([some] if isinstance(some, str) else some)]
    for choice in ["", *choices]:
        for action in state.plan(choice) if choice else []:
            state.apply(action)
        while state.to_move == CHANCE:
            state.apply(state.parse(f"draw={next(drawn)}"))
    return state
