"""What the log says of an enchantment: its token comes from the tray, not from the hand."""

import pytest

import marchland


@pytest.mark.parametrize("hand", [0, 3])
def test_an_enchantment_is_told_as_one_and_spends_nothing_in_hand(hand: int) -> None:
    """SW-R11: also where no token is left in hand, as it takes one from the tray."""
    state = marchland.game("small-world").position(
        {
            "game": "small-world",
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": {
                "A": {"terrain": "hill", "edge": True, "next": ["B"]},
                "B": {"terrain": "forest"},
            },
            "tribe": [
                {"seat": 1, "race": "sorcerers", "power": "hill", "hand": hand, "holds": {"A": 1}},
                {"seat": 2, "race": "orcs", "power": "stout", "holds": {"B": 1}},
            ],
        }
    )
    [told] = state.narrate(state.parse("enchant B"))
    assert (told["key"], told["args"]["spend"]) == ("log-enchant", 0)
    assert told["args"]["from_race"] == "orcs"
