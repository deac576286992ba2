"""What an advice says of a throw that is still to come."""

from marchland.bots.advice import thrown
from marchland.core.game import CHANCE
from tests.server.learner import known, moments


def test_a_throw_is_told_by_its_chance_and_a_draw_that_wins_nothing_is_not() -> None:
    """SW-D02: a region of 3 with 2 tokens needs 1 or more, as 3 of 6 faces show."""
    rules, course = known("small-world", "first")
    told = {}
    for answer, state, move in moments(rules, course):
        if move.act is None:
            continue
        after = state.copy()
        after.apply(move.act)
        if after.to_move == CHANCE:
            told[course.step[answer.step].say] = thrown(after, 0)
    die = {"key": "hint-throw", "args": {"n": 3, "of": 6}}
    assert told == {"pick": [], "attempt": [die]}
