"""What is told of a kingdom whose last meeple has fallen, and of collecting that brings nothing."""

from typing import Any

import pytest

from marchland.core.game import State
from tests.bots.asking import after, answer
from tests.tinyepic.between import played

LANDS = {
    "north": {
        "a": {"terrain": "mountain", "edge": True, "next": ["b"]},
        "b": {"terrain": "forest", "edge": True},
    },
    "south": {
        "x": {"terrain": "forest", "edge": True, "next": ["y"]},
        "y": {"terrain": "plains", "edge": True},
    },
}
STRONG: dict[str, Any] = {"meeples": {"north/a": 1}, "mana": 4, "ore": 2}


def fallen() -> State:
    """Bryn's only meeple falls, as there is no food for a retreat; then Bryn can only collect."""
    state = played(LANDS, STRONG, {"meeples": {"north/b": 1}})
    state.listen()
    return after(state, "take patrol", "act", "bid 1", "pay ore=1")


def test_whoever_has_no_meeple_left_is_told_the_way_back() -> None:
    """TEK-A16: Expand, for one food, on the home land."""
    state = fallen()
    one = next(one for one in state.events if one["key"] == "tek-log-bare")
    assert (one["seat"], one["args"]) == (1, {"n": 1})


def test_collecting_that_brings_nothing_says_so() -> None:
    """TEK-3: whoever cannot carry it out collects, possibly for nothing."""
    state = fallen()
    one = next(one for one in state.events if one["key"] == "tek-log-collect")
    assert (one["seat"], one["args"]["n"]) == (1, 0)


@pytest.mark.parametrize(
    ("owned", "selected"),
    [({"mana": 2}, "take trade"), ({"ore": 1}, "take trade"), ({"food": 1}, "take expand")],
)
def test_a_bot_without_a_meeple_goes_the_way_back(owned: dict[str, Any], selected: str) -> None:
    """TEK-A16: food brings a meeple back; whatever else there is may be traded for it."""
    two = {"meeples": {"south/x": 1, "south/y": 1}, "food": 4, "mana": 3, "ore": 3}
    state = played(LANDS, {"meeples": {}, **owned}, two)
    assert answer(state) == selected
    after(state, selected, "act")
    if selected == "take trade":
        assert answer(state).endswith("food")
