"""What an advice says of a throw that is still to come."""

from random import Random

import marchland
from marchland.arena.cli_rules import PAGE
from marchland.bots.advice import advice, thrown
from marchland.bots.ranking import Option
from marchland.core.game import CHANCE, State
from marchland.texts import Texts
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


def is_free_to_research(state: State) -> bool:
    """Say whether a seat may research or do nothing."""
    words = {state.describe(action) for action in state.legal_actions()}
    return (
        state.to_move != CHANCE
        and "pass" in words
        and state.view(frozenset())["action"] == "research"
    )


def test_the_best_way_never_stands_without_a_reason() -> None:
    """TEK-3: the active player may do nothing; a hint to do so says that the rest brings less."""
    state = marchland.game("tiny-epic").new_state(2, 1)
    dice = Random(1)
    while not is_free_to_research(state):
        state.apply(dice.choice(state.legal_actions()))
    nothing = next(a for a in state.legal_actions() if state.describe(a) == "pass")
    rest = next(a for a in state.legal_actions() if a != nothing)
    view = state.copy()
    best, other = advice(view, [Option((nothing,), 5.0, 0.0, 1), Option((rest,), 1.0, 0.0, 1)])
    assert best.actions == (nothing,)
    assert best.why == [{"key": "hint-best", "args": {}}]
    assert {"key": "hint-best", "args": {}} not in other.why


def test_where_it_is_too_early_to_tell_the_end_a_later_way_says_that_it_looks_worse() -> None:
    """Nothing else may be known of it; a number is told only where leads are."""
    state = marchland.game("tiny-epic").new_state(2, 1)
    dice = Random(1)
    while state.to_move == CHANCE or len(state.legal_actions()) < 2 or known_of(state):
        state.apply(dice.choice(state.legal_actions()))
    one, two = state.legal_actions()[:2]
    best, other = advice(state, [Option((one,), 5.0, 0.0, 1), Option((two,), 1.0, 0.0, 1)])
    assert best.is_early
    assert other.why == [{"key": "hint-less", "args": {}}]


def known_of(state: State) -> bool:
    """Say whether a choice has consequences that a hint tells."""
    return bool(state.view(frozenset())["stage"] != "split")


def test_it_is_too_early_to_tell_the_end_before_the_second_cycle() -> None:
    """One early war tips what greedy seats play; from the second cycle on a lead is said."""
    state = marchland.game("tiny-epic").new_state(2, 1)
    dice = Random(1)
    said: dict[int, bool] = {}
    while 2 not in said:
        moves = state.legal_actions()
        if state.to_move != CHANCE:
            (way,) = advice(state, [Option((moves[0],), 5.0, 0.0, 1)])
            said.setdefault(state.view(frozenset())["round"], way.is_early)
            assert way.gain == 5.0
        state.apply(dice.choice(moves))
    assert said == {0: True, 1: True, 2: False}


def test_a_hint_calls_a_region_what_its_game_calls_it() -> None:
    """The first region of set-up is "kraj" in Czech and "vidék" in Hungarian."""
    state = marchland.game("tiny-epic").new_state(2, 1)
    dice = Random(1)
    while state.to_move == CHANCE or state.view(frozenset())["stage"] != "settle":
        state.apply(dice.choice(state.legal_actions()))
    settle = state.legal_actions()[0]
    (best,) = advice(state.copy(), [Option((settle,), 5.0, 0.0, 1)])
    (taken,) = [one for one in best.why if "takes" in one["key"]]
    said = {
        lang: Texts(lang, [*state.game.texts, PAGE, PAGE / "dialogs"])
        .sentence(taken)
        .replace("\xa0", " ")
        for lang in ("en", "cs", "hu")
    }
    assert said == {
        "en": "Takes 1 free region.",
        "cs": "Obsadí 1 volný kraj.",
        "hu": "1 szabad vidéket foglal el.",
    }


def test_a_hint_that_goes_on_to_regions_of_lands_not_yet_laid_out_is_told() -> None:
    """TEK-12: alone one picks both sides, and then at once where one starts."""
    state = marchland.game("tiny-epic").new_state(1, 1)
    while state.to_move == CHANCE or state.view(frozenset())["stage"] != "pick-side":
        state.apply(state.legal_actions()[0])
    side = state.legal_actions()[0]
    (way,) = advice(state.copy(), [Option((side,), 5.0, 0.0, 1)])
    told = [one["key"] for one in way.told]
    assert told[0] == "tek-log-side"
    assert "tek-log-settle" in told
