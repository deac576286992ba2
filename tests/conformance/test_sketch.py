"""A small picture of the board shows who holds what, and nothing that the view would not."""

import json
import random
from typing import Any

import pytest

import marchland
from marchland.core.game import CHANCE


def holders(at: dict[str, Any]) -> list[int]:
    """Return the seats that a region of a view belongs to."""
    if "pieces" in at and "card" in at:
        return [piece["seat"] for piece in at["pieces"] if piece["seat"] is not None]
    return [] if at["seat"] is None else [at["seat"]]


@pytest.mark.parametrize("name", ["small-world", "warcraft", "tiny-epic"])
def test_a_sketch_tells_who_holds_each_region(name: str) -> None:
    dice = random.Random(3)
    state = marchland.game(name).new_state(3, 3)
    seen = 0
    while not state.is_over:
        if state.to_move != CHANCE and dice.random() < 0.1:
            sketch = state.sketch()
            assert json.loads(json.dumps(sketch)) == sketch
            view = state.view(frozenset())
            held = {region: holders(at) for region, at in view["regions"].items()}
            assert sketch["owners"].keys() == {region for region in held if held[region]}
            assert all(seat in held[region] for region, seat in sketch["owners"].items())
            assert sketch.get("faces", []) == view.get("faces", [])
            if view.get("cards"):
                assert sketch["cards"] == [[row["name"], row["land"]] for row in view["cards"]]
            seen += len(sketch["owners"])
        state.apply(dice.choice(state.legal_actions()))
    assert seen > 20


def test_before_lands_are_laid_out_the_homes_are_shown() -> None:
    """TEK-2: each kingdom is dealt a card first."""
    state = marchland.game("tiny-epic").new_state(2, 1)
    homes = state.view(frozenset())["homes"]
    assert len(homes) == 2
    assert [land for _, land in state.sketch()["cards"]] == [row["land"] for row in homes]
