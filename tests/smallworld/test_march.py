"""What a screen says before the march of what the march will find."""

import random

import pytest

import marchland
from marchland.core.game import State

SAID = ("price", "lines", "toll", "toll_lines", "why", "ways")


def seen(state: State) -> dict[str, dict[str, object]]:
    regions: dict[str, dict[str, object]] = state.view(frozenset((state.to_move,)))["regions"]
    return regions


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_a_price_before_the_march_is_the_price_on_it(name: str) -> None:
    """Whether to expand is asked, or what to give up: tokens in hand are counted as picked up."""
    game = marchland.game(name)
    met = set()
    for seed in range(6):
        dice = random.Random(seed)
        state = game.new_state(3, seed)
        while not state.is_over:
            view = state.view(frozenset((state.to_move,))) if state.to_move >= 0 else {"march": []}
            if view["march"]:
                met.add(view["stage"])
                ahead = state.copy()
                for action in view["march"]:
                    assert action in ahead.legal_actions()
                    ahead.apply(action)
                assert ahead.view(frozenset((state.to_move,)))["stage"] == "conquer"
                for (_, now), (_, then) in zip(
                    view["regions"].items(), seen(ahead).items(), strict=True
                ):
                    assert [now[key] for key in SAID] == [then[key] for key in SAID]
                    assert now["then"] == then["actions"]
            elif state.to_move >= 0:
                assert all(at["then"] == [] for at in view["regions"].values())
            state.apply(dice.choice(state.legal_actions()))
    assert met == {"mode", "ready"}


def test_whoever_must_answer_something_on_the_way_is_told_so() -> None:
    """A Worgen chooses its form first (WC-Q03): no price is known, and no click leads past it."""
    game = marchland.game("warcraft")
    for seed in range(60):
        dice = random.Random(seed)
        state = game.new_state(2, seed)
        while not state.is_over:
            seat = state.to_move
            view = state.view(frozenset((seat,))) if seat >= 0 else None
            if view is not None and view["stage"] == "mode" and not view["march"]:
                whys = {at["why"]["key"] for at in view["regions"].values()}
                assert whys == {"why-answer-first"}
                return
            state.apply(dice.choice(state.legal_actions()))
    raise AssertionError("no such moment")
