"""The log says why a Diplomat is not asked with whom to make peace."""

import pytest

import marchland

MAP = {
    "A": {"terrain": "hill", "edge": True, "next": ["B", "C"]},
    "B": {"terrain": "forest"},
    "C": {"terrain": "swamp", "next": ["D"]},
    "D": {"terrain": "farmland"},
}


@pytest.mark.parametrize(
    ("orders", "is_told"),
    [
        (("conquer C", "stop", "deploy A=2 C=4", "deploy D=2"), True),
        (("conquer B", "stop", "deploy A=2 B=4"), False),
        (("stop", "deploy A=6"), False),
    ],
)
def test_a_diplomat_who_attacked_everybody_is_told_that_there_is_no_peace(
    orders: tuple[str, ...], is_told: bool
) -> None:
    """SW-W05: an attack on a race in decline is none, and whoever was left alone may be named."""
    state = marchland.game("small-world").position(
        {
            "game": "small-world",
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": MAP,
            "tribe": [
                {"seat": 1, "race": "ratmen", "power": "diplomat", "hand": 5, "holds": {"A": 1}},
                {"seat": 2, "race": "humans", "power": "hill", "holds": {"C": 2, "D": 1}},
                {"seat": 2, "race": "orcs", "declined": True, "holds": {"B": 1}},
            ],
        }
    )
    state.listen()
    for order in orders:
        for action in state.plan(order):
            state.apply(action)
    keys = [entry["key"] for entry in state.events]
    assert ("log-peace-off" in keys) == is_told
    assert (state.view(frozenset({0}))["stage"] == "peace") != is_told
