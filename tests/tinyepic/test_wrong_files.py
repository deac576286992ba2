"""A scenario file that is wrong is refused in one sentence, whatever stands where."""

import copy
from typing import Any

import pytest

from marchland.core.errors import BadScenario
from marchland.core.scenario import Failure, run

GOOD: dict[str, Any] = {
    "game": "tiny-epic",
    "players": 2,
    "map": {"north": {"a": {"terrain": "forest"}}, "south": {"x": {"terrain": "plains"}}},
    "kingdom": [
        {"seat": 1, "faction": "orcs", "home": "north", "meeples": {"north/a": 1}},
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"south/x": 1}},
    ],
    "step": [{"do": ["take research"], "to_move": 2}],
}


def test_the_good_file_is_good() -> None:
    """TEK-4: without mana nobody researches."""
    run(GOOD)


@pytest.mark.parametrize(
    ("where", "value", "says"),
    [
        (("step", 0), 3, "step 1 is a table, not 3"),
        (("step", 0, "do"), "act", "step 1: do is a list of texts, not 'act'"),
        (("step", 0, "allow"), [3], "step 1: allow is a list of texts"),
        (("step", 0, "shields"), 3, "expected 3, found"),
        (("step", 0, "forts"), {"1": [None]}, "expected"),
        (("rulings",), [], "rulings is a table"),
        (("cards",), "t01a", "cards is a table"),
        (("map",), None, "map is a table"),
        (("kingdom",), 2, "Kingdoms are tables"),
        (("kingdom", 0), 2, "a kingdom is a table"),
        (("kingdom", 0, "home"), ["north"], "no home among the cards"),
        (("kingdom", 0, "meeples"), 1, "meeples is a table"),
        (("kingdom", 0, "lying"), 1, "lying is a list of texts"),
        (("lost",), {"a": 1}, "lost names a card"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    where: tuple[str | int, ...], value: object, says: str
) -> None:
    """TEK-14: no position comes about from a wrong file."""
    data: Any = copy.deepcopy(GOOD)
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    with pytest.raises((BadScenario, Failure), match=says):
        run(data)
