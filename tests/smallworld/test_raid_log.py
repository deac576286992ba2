"""The log names as many tokens for a raid as left the hand for it (WC-Q21)."""

from typing import Any

import pytest

import marchland


def raid(hand: int, dice: list[int], power: str = "mining", sites: tuple[str, ...] = ()) -> Any:
    """Fly to a hill with two Kobolds, price 4, and return what the log says of the end."""
    position = {
        "game": "warcraft",
        "players": 2,
        "seat": 1,
        "stage": "conquer",
        "map": {
            "A": {"terrain": "fields", "next": ["B"], "island": "east"},
            "B": {"terrain": "lake", "island": "east"},
            "X": {"terrain": "hill", "marks": ["entry"], "island": "west"},
        },
        "pieces": {"A": list(sites)},
        "tribe": [
            {"seat": 1, "race": "gnomes", "power": power, "hand": hand, "holds": {"A": 1}},
            {"seat": 2, "race": "kobolds", "power": "fishing", "holds": {"X": 2}},
        ],
    }
    state = marchland.game("warcraft").position(position)
    state.apply(state.parse("raid X frost" if sites else "raid X"))
    told: list[Any] = []
    for number, pips in enumerate(dice):
        if number:
            state.apply(state.parse("attempt X"))
        action = state.parse(f"roll={pips}")
        told = state.narrate(action)
        state.apply(action)
    left = state.view(frozenset({0}))["seats"][0]["tribes"][0]["hand"]
    return told[-1], hand - left


@pytest.mark.parametrize(
    ("hand", "dice", "spent"),
    [
        (5, [0], 4),
        (5, [1], 3),
        (5, [3], 1),
        (3, [2], 2),
        (2, [1, 1], 2),
    ],
)
def test_a_raid_is_told_with_the_tokens_that_the_die_left_to_pay(
    hand: int, dice: list[int], spent: int
) -> None:
    told, gone = raid(hand, dice)
    assert (told["args"]["spend"], gone) == (spent, spent)


def test_frostmourne_and_the_die_lower_what_is_told_together() -> None:
    """4 less 2 less 1 is 1."""
    told, gone = raid(5, [1], sites=("site:frostmourne",))
    assert (told["args"]["spend"], gone) == (1, 1)
