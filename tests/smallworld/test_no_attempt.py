"""Where one to three tokens are missing and yet no die is thrown, the refusal says why."""

import random
from collections.abc import Iterator
from typing import Any

import marchland


def refusals(name: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield each refusal for one to three tokens where no die can be thrown, in random games."""
    game = marchland.game(name)
    for seed in range(60):
        dice = random.Random(seed)
        state = game.new_state(2, seed)
        while not state.is_over:
            if state.to_move != marchland.CHANCE:
                view = state.view(frozenset({state.to_move}))
                die = any(row["word"] == "attempt" for row in view["actions"])
                if view["stage"] == "conquer" and not die:
                    for at in view["regions"].values():
                        why = at["why"]
                        if why and 1 <= why["args"].get("short", 0) <= 3:
                            yield view, why["key"]
            state.apply(dice.choice(state.legal_actions()))


def test_a_lone_tauren_is_told_that_they_go_in_at_least_in_twos() -> None:
    """WC-6.5, WC-10: the die needs two Tauren in hand; every other race needs one token."""
    keys: dict[bool, set[str]] = {True: set(), False: set()}
    for view, key in refusals("warcraft"):
        keys[view["ask"]["args"]["race"] == "tauren"].add(key)
    assert keys == {True: {"why-too-dear-few"}, False: set()}


def test_the_berserk_are_told_that_they_roll_first() -> None:
    """SW-W02: there is no separate last attempt."""
    assert {key for _, key in refusals("small-world")} == {"why-too-dear-first"}
