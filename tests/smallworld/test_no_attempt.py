"""Where no die can be thrown, or nothing is left to conquer, that is what is said."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import marchland


def questions(name: str, games: int) -> Iterator[dict[str, Any]]:
    """Yield what whoever is asked sees, in random games."""
    game = marchland.game(name)
    for seed in range(games):
        dice = random.Random(seed)
        state = game.new_state(2, seed)
        while not state.is_over:
            if state.to_move != marchland.CHANCE:
                yield state.view(frozenset({state.to_move}))
            state.apply(dice.choice(state.legal_actions()))


def refusals(name: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield each refusal for one to three tokens where no die can be thrown, in random games."""
    for view in questions(name, 60):
        die = any(row["word"] == "attempt" for row in view["actions"])
        if view["stage"] == "conquer" and not die:
            for at in view["regions"].values():
                why = at["why"]
                if why and 1 <= why["args"].get("short", 0) <= 3:
                    yield view, why["key"]


def test_a_lone_tauren_is_told_that_they_go_in_at_least_in_twos() -> None:
    """WC-6.5, WC-10: the die needs two Tauren in hand; every other race needs one token."""
    keys: dict[bool, set[str]] = {True: set(), False: set()}
    for view, key in refusals("warcraft"):
        keys[view["ask"]["args"]["race"] == "tauren"].add(key)
    assert keys == {True: {"why-too-dear-few"}, False: set()}


def test_the_berserk_are_told_that_they_roll_first() -> None:
    """SW-W02: there is no separate last attempt."""
    assert {key for _, key in refusals("small-world")} == {"why-too-dear-first"}


def test_whoever_can_only_end_the_conquests_is_not_asked_to_choose_a_region() -> None:
    """SW-C07, SW-D01: without a token in hand no region can be conquered or tried."""
    keys: dict[bool, set[str]] = {True: set(), False: set()}
    for view in questions("small-world", 20):
        if view["ask"]["key"].startswith("ask-conquer"):
            lone = [row["word"] for row in view["actions"]] == ["stop"]
            keys[lone].add(view["ask"]["key"])
    assert "ask-conquer-over" in keys[True]
    assert "ask-conquer" not in keys[True]
    assert "ask-conquer-over" not in keys[False]


@pytest.mark.parametrize(("hand", "key"), [(4, "ask-conquer-aside"), (5, "ask-conquer")])
def test_who_could_not_keep_one_more_region_is_told_before_conquering_it(
    hand: int, key: str
) -> None:
    """SW-R01: four Amazons leave; of six two stay and hold two regions, of seven three stay."""
    state = marchland.game("small-world").position(
        {
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": {
                "A": {"terrain": "hill", "edge": True, "next": ["B"]},
                "B": {"terrain": "forest", "next": ["C"]},
                "C": {"terrain": "swamp"},
            },
            "tribe": [
                {"seat": 1, "race": "amazons", "power": "merchant", "hand": hand,
                 "holds": {"A": 1, "B": 1}},
            ],
        }
    )  # fmt: skip
    asked = state.view(frozenset({0}))["ask"]
    assert asked["key"] == key
    assert asked["args"].get("n") == (4 if key == "ask-conquer-aside" else None)


def test_who_can_only_intimidate_any_more_is_not_asked_to_choose_a_region() -> None:
    """SW-C07, WC-11: without a token nothing is conquered; one may still be sent away."""
    keys: dict[bool, set[str]] = {True: set(), False: set()}
    for view in questions("warcraft", 60):
        words = {row["word"] for row in view["actions"]}
        if view["stage"] == "conquer" and "intimidate" in words:
            keys[words == {"stop", "intimidate"}].add(view["ask"]["key"])
    assert keys[True] == {"ask-conquer-besides"}
    assert "ask-conquer-besides" not in keys[False]
