"""What comes as a turn of Warcraft begins, in the order of the rules (WC-4)."""

from typing import Any

import marchland


def test_beasts_are_called_before_the_worgen_choose_their_form() -> None:
    """WC-4: T2 (c) before (d): one Hill is left, so one Beast is in hand when the form is asked."""
    state: Any = marchland.game("warcraft").position(
        {
            "game": "warcraft",
            "players": 2,
            "map": {
                "A": {"terrain": "hill", "next": ["B"]},
                "B": {"terrain": "hill"},
                "C": {"terrain": "fields"},
            },
            "tribe": [
                {
                    "seat": 1,
                    "race": "worgen",
                    "power": "beast_master",
                    "holds": {"A": 2, "B": 0},
                },
                {"seat": 2, "race": "orcs", "power": "mining", "holds": {"C": 1}},
            ],
            "pieces": {"B": ["beast*2"]},
        }
    )
    state.apply(state.parse("expand"))
    assert [state.describe(a) for a in state.legal_actions()] == ["human", "worgen"]
    row = state.to_dict()["tribe"][0]
    assert (row["holds"], row["beasts_hand"]) == ({"A": 2}, 1)
