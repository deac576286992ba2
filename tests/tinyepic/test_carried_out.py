"""What a screen says of an action before it is carried out."""

import random

import marchland


def test_a_region_that_says_what_comes_after_acting_says_what_comes() -> None:
    game = marchland.game("tiny-epic")
    met = set()
    for seed in range(6):
        dice = random.Random(seed)
        state = game.new_state(3, seed)
        while not state.is_over:
            seat = state.to_move
            view = state.view(frozenset((seat,))) if seat >= 0 else {"march": []}
            if view["march"]:
                met.add(view["doing"])
                ahead = state.copy()
                ahead.apply(view["march"][0])
                after = ahead.view(frozenset((seat,)))["regions"]
                for name, at in view["regions"].items():
                    assert at["then"] == after[name]["actions"]
                assert any(at["then"] for at in view["regions"].values())
            elif seat >= 0:
                assert all(at["then"] == [] for at in view["regions"].values()) or (
                    view["stage"] == "act"
                )
            state.apply(dice.choice(state.legal_actions()))
    assert {"patrol", "quest"} <= met
