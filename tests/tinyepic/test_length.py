"""A game without a trigger is scored after sixty cycles (TEK-14)."""

import pytest

from marchland.core.scenario import run
from marchland.tinyepic.state import TinyEpicState

FOUR_SHIELDS = {
    "game": "tiny-epic",
    "players": 2,
    "expansion": False,
    "shields": ["patrol", "quest", "build", "research"],
    "map": {"north": {"a": {"terrain": "forest"}}, "south": {"x": {"terrain": "plains"}}},
    "kingdom": [
        {"seat": 1, "faction": "orcs", "home": "north", "meeples": {"north/a": 1}},
        {"seat": 2, "faction": "trolls", "home": "south", "magic": 1, "meeples": {"south/x": 1}},
    ],
    "step": [{"shields": ["patrol", "quest", "build", "research"]}],
}


@pytest.mark.parametrize(("cycle", "over"), [(58, False), (59, False), (60, True)])
def test_the_sixtieth_clearing_ends_the_game(cycle: int, over: bool) -> None:
    """TEK-14: the fifth shield of the sixtieth cycle is the last; seat 2 leads by magic."""
    state = run(FOUR_SHIELDS)
    assert isinstance(state, TinyEpicState)
    state.cycle = cycle
    state.apply(state.parse("take trade"))
    assert state.is_over is over
    assert state.winners() == ([1] if over else [])
    assert state.cycle == (60 if over else cycle + 1)
