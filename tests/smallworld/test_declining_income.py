"""What a decline would earn is told before it is chosen."""

import random
from typing import Any

import pytest

import marchland

Json = dict[str, Any]


def total(lines: list[Json]) -> int:
    return sum(int(line["n"]) for line in lines)


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_a_decline_earns_what_was_told_before_it(name: str) -> None:
    """SW-E02 to SW-E05, SW-V: the turn is scored right after the banner is turned."""
    met = 0
    for seed in range(6):
        dice = random.Random(seed)
        state = marchland.game(name).new_state(3, seed)
        while not state.is_over:
            action = dice.choice(state.legal_actions())
            view = state.view(frozenset({state.to_move}))
            if view["stage"] != "mode":
                assert view["fading"] == []
            elif state.describe(action) == "decline":
                twin = state.copy()
                twin.listen()
                twin.apply(action)
                scored = [one for one in twin.events if one["key"] == "log-score"]
                if scored:  # nothing else was asked first
                    met += 1
                    assert scored[0]["args"]["n"] == total(view["fading"])
            state.apply(action)
    assert met > 5
