"""What either side of a war can show is told where a number is chosen (TEK-7, TEK-A8)."""

from tests.bots.asking import after
from tests.bots.test_tiny_epic import SCENE, position


def test_where_a_number_is_chosen_it_is_told_how_far_each_side_can_go() -> None:
    """TEK-7: mana counts two and ore one; Elves of level 2 add one to what mana alone pays."""
    state = position(
        SCENE.format(
            own='mana = 2\nore = 3\nmeeples = { "north/a" = 2 }',
            other='mana = 3\nmagic = 2\nmeeples = { "north/b" = 1, "south/x" = 1 }',
        ).replace('"trolls"', '"elves"')
    )
    after(state, "take patrol", "act", "move north/a north/b")
    told = [
        (one["most"], one["mana"], one["ore"]) for one in state.view(frozenset({0}))["war"]["sides"]
    ]
    assert told == [(7, 2, 1), (7, 2, 1)]


def test_what_a_retreat_would_cost_and_what_makes_a_number_cheaper_is_told_before() -> None:
    """TEK-7: a food for each meeple in play, three and two; Trolls of level 1 defend for 1 less."""
    state = position(
        SCENE.format(
            own='mana = 2\nmeeples = { "north/a" = 2, "north/c" = 1 }',
            other='mana = 1\nmagic = 1\nmeeples = { "north/b" = 1, "south/x" = 1 }',
        )
    )
    after(state, "take patrol", "act", "move north/a north/b")
    told = [(one["retreat"], one["by"]) for one in state.view(frozenset({0}))["war"]["sides"]]
    assert told == [(3, []), (2, ["trolls"])]
