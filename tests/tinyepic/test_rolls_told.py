"""What the log says of the compass's rolls (TEK-12)."""

import random
from typing import Any

import marchland

NAMED = ["research", "trade", "build", "patrol", "quest", "expand"] * 2


def log_of(seed: int) -> list[dict[str, Any]]:
    """Return all that is told of a random game alone."""
    dice = random.Random(seed)
    state = marchland.game("tiny-epic").new_state(1, seed)
    state.listen()
    lines: list[dict[str, Any]] = []
    while not state.is_over:
        action = dice.choice(state.legal_actions())
        lines += state.narrate(action)
        state.apply(action)
        lines += state.events
    return lines


def test_a_roll_that_chooses_the_opponents_action_names_it_and_any_other_only_a_direction() -> None:
    """TEK-12: 1 and 7 Research, 2 and 8 Trade, 3 and 9 Build, 4 and 10 Patrol, 5 and 11 Quest."""
    kinds = set()
    for seed in range(4):
        lines = [line for line in log_of(seed) if line["key"] != "tek-log-next-free"]
        for k, line in enumerate(lines):
            if line["key"] != "tek-log-roll":
                continue
            after = lines[k + 1]
            chooses = after["key"] == "tek-log-take" and after["seat"] == 1
            assert line["args"]["way"] == (not chooses)
            assert line["args"]["action"] == NAMED[line["args"]["n"] - 1]
            kinds.add(chooses)
    assert kinds == {True, False}
