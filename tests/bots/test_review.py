"""A turn of a game that is over, against the best that is found in its place."""

from random import Random
from time import perf_counter

import marchland
from marchland.bots import make
from marchland.bots.hints import hints_for
from marchland.bots.ranking import Budget, Table, Way, compared, ways
from marchland.bots.review import Judged, at_least, judged
from marchland.core.dice import pick
from marchland.core.game import State

BUDGET = Budget(40, 600.0)


def last_conquests() -> State:
    """Return the last seat's view in the last round, as it begins to conquer."""
    for seed in range(20):
        state = marchland.game("small-world").new_state(2, seed)
        bots = [make("greedy"), make("greedy")]
        while not state.is_over:
            seat = state.to_move
            if seat == marchland.CHANCE:
                state.apply(pick(state.chance_outcomes(), Random(seed)))
                continue
            words = [state.describe(action) for action in state.legal_actions()]
            row = state.view(frozenset())
            if seat == 1 and row["round"] == row["rounds"] and words[0].startswith("conquer"):
                return state.observe(seat)
            state.apply(bots[seat].choose(state.observe(seat), state.legal_actions()))
    raise AssertionError("no game comes to this")


def judge(view: State, played: tuple[int, ...]) -> Judged:
    return judged(view, played, 12.0, BUDGET, Random(1))


def test_who_stops_with_all_tokens_in_hand_loses_and_is_told_what_was_better() -> None:
    view = last_conquests()
    stop = next(a for a in view.legal_actions() if view.describe(a) == "stop")
    found = judge(view, (stop,))
    assert found.best - found.played > 0.5
    assert any(entry["key"] == "log-conquer" for entry in found.told)
    assert judge(view, (stop,)) == found, "the same seed gives the same answer"


def kingdoms() -> State:
    """Return a seat's view in the last cycle that greedy seats play in Tiny Epic Kingdoms."""
    state = marchland.game("tiny-epic").new_state(2, 4)
    greedy, dice = make("greedy"), Random(4)
    while not state.is_over:
        if state.to_move == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), dice))
            continue
        view = state.observe(state.to_move)
        row = view.view(frozenset())
        if row["ending"] and row["stage"] == "select":
            return view
        state.apply(greedy.choose(view, state.legal_actions()))
    raise AssertionError("the game never came to its last cycle")


def test_games_without_dice_differ_by_what_is_nearly_as_good() -> None:
    """Two players throw no dice: the same game played many times proves no more than once."""
    view = kingdoms()
    hints = hints_for("tiny-epic")
    best = ways(view)[0]
    alike, apart = Table(view, [best], hints), Table(view, [best], hints, hints.stray)
    for table in (alike, apart):
        for seed in range(12):
            assert table.play(0, seed, lambda: False)
    assert len(set(alike.gains[0])) == 1
    assert len(set(apart.gains[0])) > 1


def test_a_turn_costs_no_more_than_what_is_not_chance() -> None:
    """Of many ways some look better by luck alone: as much as that is taken off."""
    view = last_conquests()
    stop = next(a for a in view.legal_actions() if view.describe(a) == "stop")
    found = compared(
        view,
        [Way((stop,), 0.0), *ways(view)],
        BUDGET,
        Random(1),
        perf_counter,
        hints_for("small-world"),
    )
    played = next(one for one in found if one.actions == (stop,))
    assert played.doubt == 0
    assert all(one.doubt > 0 for one in found if one is not played)
    assert at_least(found[0]) < found[0].gain


def test_what_was_played_is_never_better_than_the_best() -> None:
    view = last_conquests()
    for action in view.legal_actions()[:3]:
        found = judge(view, (action,))
        assert found.best >= found.played
        assert bool(found.told) == (found.best > found.played)


def test_what_nobody_sees_any_more_shifts_no_lead() -> None:
    """The others' coins are guessed while one plays; how far ahead a seat was is known after."""
    view = last_conquests()
    played = (view.legal_actions()[0],)
    one, other = (judged(view, played, ahead, BUDGET, Random(1)) for ahead in (12.0, 20.0))
    assert other.best - one.best == other.played - one.played == 8.0
    assert other.told == one.told
