"""Where an ability brings tokens and none is left, that is said."""

import pytest

import marchland


@pytest.mark.parametrize(
    ("held", "keys", "now"),
    [
        (19, ["log-recruit"], "now-recruits"),
        (20, ["log-recruit-none"], "now-recruits-none"),
    ],
)
def test_skeletons_say_why_none_of_them_joins(held: int, keys: list[str], now: str) -> None:
    """SW-P08, SW-R10: two regions were conquered; of 20 Skeletons one is left, or none."""
    state = marchland.game("small-world").position(
        {
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": {
                "A": {"terrain": "hill", "edge": True, "next": ["B", "C"]},
                "B": {"terrain": "forest"},
                "C": {"terrain": "swamp"},
            },
            "tribe": [
                {"seat": 1, "race": "skeletons", "power": "merchant", "hand": held - 1,
                 "holds": {"A": 1}},
                {"seat": 2, "race": "orcs", "power": "stout", "holds": {"B": 1, "C": 1}},
            ],
        }
    )  # fmt: skip
    for action in ("conquer B", "conquer C"):
        state.apply(state.parse(action))
    assert state.view(frozenset({0}))["abilities"]["skeletons"]["key"] == now
    state.listen()
    state.apply(state.parse("stop"))
    told = [one["key"] for one in state.events]
    assert [key for key in told if key.startswith("log-recruit")] == keys
