"""What comes as a turn of Warcraft begins, in the order of the rules (WC-4)."""

from typing import Any

import marchland
from marchland.texts import Texts


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


def test_a_bomb_that_must_be_paid_for_before_a_decline_says_what_follows() -> None:
    """WC-4: in DECLINE mode Bombs are revealed first, and Harmony asks for a coin."""
    state: Any = marchland.game("warcraft").position(
        {
            "game": "warcraft",
            "players": 2,
            "seat": 1,
            "map": {"A": {"terrain": "fields", "next": ["B"]}, "B": {"terrain": "hill"}},
            "tribe": [
                {"seat": 1, "race": "goblins", "power": "fishing", "holds": {"A": 1}},
                {
                    "seat": 2,
                    "race": "pandaren",
                    "power": "mining",
                    "harmony": [1],
                    "holds": {"B": 2},
                },
            ],
            "pieces": {"B": ["bomb"]},
        }
    )
    twin = state.copy()
    twin.apply(twin.parse("expand"))
    state.apply(state.parse("decline"))
    texts = Texts("en", state.game.texts, seats=["Anna", "Eva"], strict=True)
    asked, follows = (one.view(frozenset({0}))["ask"] for one in (twin, state))
    told = "Anna: pay Eva for the Bomb B, or discard it unseen?"
    assert texts.render(asked["key"], asked["args"]) == told
    told += " Right after the Bombs the Goblins go into decline."
    assert texts.render(follows["key"], follows["args"]) == told
