"""What triggers the end (TEK-9) is said before it is chosen, and nothing else is said to."""

import pytest

from tests.bots.asking import after
from tests.bots.test_tiny_epic import SCENE, position

FOE = 'mana = 5\nfood = 9\nore = 9\nmeeples = { "south/x" = 1, "south/y" = 1 }'


@pytest.mark.parametrize(
    ("own", "action", "is_last"),
    [
        ("magic = 4", "take research", True),
        ("magic = 3", "take research", False),
        ("magic = 5", "take research", False),
        ("tower = 5", "take build", True),
        ("tower = 4", "take build", False),
        ("magic = 4\ntower = 5", "take patrol", False),
    ],
)
def test_the_last_level_of_magic_or_tower_is_said_to_trigger_the_end(
    own: str, action: str, is_last: bool
) -> None:
    """TEK-9: magic 5 or tower 6 triggers it."""
    stock = 'mana = 9\nfood = 9\nore = 9\nmeeples = { "north/a" = 2 }'
    state = position(SCENE.format(own=f"{own}\n{stock}", other=FOE))
    rows = {row["id"]: row for row in state.view(frozenset({0}))["actions"]}
    assert ("triggers" in rows[state.parse(action)]) == is_last


def test_the_seventh_meeple_is_said_to_trigger_the_end_to_whoever_follows_too() -> None:
    """TEK-9: the last meeple of the supply in play triggers it."""
    six = 'food = 9\nmeeples = { "south/x" = 1, "south/y" = 1, "north/d" = 2, "north/c" = 2 }'
    own = 'food = 9\nmeeples = { "north/a" = 1, "north/b" = 1 }'
    state = after(position(SCENE.format(own=own, other=six)), "take expand")
    rows = {row["word"]: row for row in state.view(frozenset({0}))["actions"]}
    assert "triggers" not in rows["act"]
    while state.to_move == 0:
        after(state, state.describe(state.legal_actions()[0]))
    rows = {row["word"]: row for row in state.view(frozenset({1}))["actions"]}
    assert "triggers" in rows["act"]
