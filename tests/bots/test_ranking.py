"""What a seat may do, by games that are played out: order, luck, secrets, budget."""

from itertools import count
from random import Random

import pytest

import marchland
from marchland.bots.hints import Plain, hints_for
from marchland.bots.ranking import (
    Budget,
    Option,
    Table,
    Way,
    care,
    options,
    ways,
    whole_turn,
)
from marchland.core.game import State
from tests.bots.late import near_the_end
from tests.server.toy import CountingGame

FEW = Budget(8)


def asked(name: str, players: int, seed: int) -> State:
    """Return what the seat that is asked sees near the end of a game, where it has a choice."""
    state = near_the_end(name, players, seed)
    while len(ways(state.observe(state.to_move))) < 2:
        seed += 100
        state = near_the_end(name, players, seed)
    return state


@pytest.mark.parametrize("name", ["small-world", "tiny-epic"])
def test_the_options_are_what_the_seat_may_play_the_best_first(name: str) -> None:
    state = asked(name, 2, 1)
    seat = state.to_move
    before = state.key()
    found = options(state.observe(seat), FEW, Random(1))
    assert state.key() == before
    assert len(found) > 1
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert sum(one.sims for one in found) >= FEW.sims
    assert len({one.actions for one in found}) == len(found)
    for one in found:
        world = state.copy()
        for action in one.actions:
            assert world.to_move == seat
            assert action in world.legal_actions()
            world.apply(action)


def test_the_same_view_games_and_dice_give_the_same_options() -> None:
    view = asked("small-world", 3, 2)
    view = view.observe(view.to_move)
    again = [options(view, FEW, Random("a")) for _ in range(2)]
    assert again[0] == again[1]


def test_what_is_hidden_changes_no_option_even_where_it_is_shown() -> None:
    """SW-S06: others' totals are swapped under its nose, and it is handed the real state."""
    state = asked("small-world", 3, 3)
    seat = state.to_move
    worlds = [state, *(state.resample(seat, Random(number)) for number in range(2))]
    assert len({tuple(world.scores()) for world in worlds}) == 3
    answers: list[list[Option]] = [options(world, FEW, Random(1)) for world in worlds]
    assert answers[0] == answers[1] == answers[2]


def test_ways_are_ordered_by_what_comes_of_them_where_nothing_is_known_of_a_game() -> None:
    """Any of them ends this game; a die of six faces brings 3.5 coins."""
    game = CountingGame()
    assert isinstance(hints_for(game.family), Plain)
    state = game.new_state(2, 3)
    while state.to_move == marchland.CHANCE:
        state.apply(state.legal_actions()[0])
    state.count = 29
    found = options(state.observe(state.to_move), Budget(400), Random(1))
    words = [state.describe(one.actions[0]) for one in found]
    assert words == ["roll", "add 3", "add 2", "add 1"]


def test_time_that_is_up_leaves_what_a_greedy_seat_would_do_first() -> None:
    view = asked("small-world", 2, 4)
    view = view.observe(view.to_move)
    ticks = count(0.0, 10.0)
    found = options(view, Budget(1000, 5.0), Random(1), lambda: next(ticks))
    assert found[0].actions == ways(view)[0].actions
    assert {one.sims for one in found} == {0}


def test_time_is_shared_like_games() -> None:
    view = asked("small-world", 2, 4)
    view = view.observe(view.to_move)
    ticks = count(0.0, 0.001)
    found = options(view, Budget(10**6, 1.0), Random(1), lambda: next(ticks))
    assert 0 < sum(one.sims for one in found) < 1000


def test_few_games_do_not_outweigh_what_the_hints_think() -> None:
    """One game is luck; a hundred alike are not."""
    state = asked("small-world", 2, 5)
    view = state.observe(state.to_move)
    table = Table(view, [Way((1,), 0.0), Way((2,), -1.0)], hints_for(view.game.family))
    table.gains = [[0.0], [4.0]]
    assert table.options()[0].actions == (1,)
    table.gains = [[0.0] * 100, [4.0] * 100]
    assert table.options()[0].actions == (2,)


def test_what_all_games_brought_says_how_well_it_goes() -> None:
    """Six games lost by 20 and six won by 20 are even: one bad way does not make the whole bad.

    The seat that is asked begins each round, so that both have as many turns to come.
    """
    state = asked("small-world", 2, 6)
    assert state.to_move == 0
    view = state.observe(state.to_move)
    for bad, good in ((0, 1), (1, 0)):
        table = Table(view, [Way((1,), 0.0), Way((2,), 0.0)], hints_for(view.game.family))
        table.gains[bad], table.gains[good] = [-20.0] * 6, [20.0] * 6
        found = table.options()
        assert sum(one.gain for one in found) == pytest.approx(0.0)
        assert found[0].actions == table.ways[good].actions
        assert found[0].gain > 0


def test_without_dice_the_games_of_a_hint_differ_all_the_same() -> None:
    """TEK: two players throw no dice; games that are all alike would prove no more than one."""
    state = near_the_end("tiny-epic", 2, 1)
    while len(ways(state.observe(state.to_move))) < 2:
        state.apply(state.legal_actions()[0])
    found = options(state.observe(state.to_move), Budget(60), Random(1))
    assert any(one.spread > 0 for one in found)


def test_an_option_is_thought_on_to_the_end_of_its_turn() -> None:
    state = asked("small-world", 2, 6)
    seat = state.to_move
    view = state.observe(seat)
    line = whole_turn(view, ways(view)[0].actions)
    for action in line:
        assert state.to_move == seat
        state.apply(action)
    assert state.is_over or state.to_move != seat


def test_what_is_plain_is_not_thought_about_for_longer() -> None:
    """Three standard errors settle it, and never fewer than six games."""
    state = asked("small-world", 2, 5)
    view = state.observe(state.to_move)
    table = Table(view, [Way((1,), 0.0), Way((2,), -1.0)], hints_for(view.game.family))
    table.gains = [[9.0, 8.0, 9.0, 8.0, 9.0], [0.0] * 5]
    assert not table.settled([0, 1])
    table.gains = [[9.0, 8.0, 9.0, 8.0, 9.0, 8.0], [0.0] * 6]
    assert table.settled([0, 1])
    table.gains = [[9.0, -8.0, 9.0, -8.0, 9.0, 8.0], [0.0] * 6]
    assert not table.settled([0, 1])


@pytest.mark.parametrize(
    ("budget", "tick", "thorough"),
    [
        (Budget(63), 0.0, False),
        (Budget(64), 0.0, True),
        (Budget(63, 600.0), 0.0, False),
        (Budget(64, 600.0), 0.0, True),
        (Budget(1_000_000, 2.0), 0.0, True),
        (Budget(1_000_000, 2.0), 1.0, False),
    ],
)
def test_games_are_played_well_where_there_is_time_for_many(
    budget: Budget, tick: float, thorough: bool
) -> None:
    """Each look at the clock moves it on by a tick."""
    state = near_the_end("small-world", 2, 1)
    clock = count(0.0, tick)
    view = state.observe(state.to_move)
    hints, wider = care(view, budget, Random(1), lambda: next(clock))
    assert hints.depth == hints_for("small-world", thin=not thorough).depth
    assert wider == (2 if thorough else 1)


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_one_lost_game_does_not_make_the_first_choice_look_lost(name: str) -> None:
    """All begin alike: by 21 behind in one game, the first is not thought half as far behind.

    Three rounds before the end a game has little luck left and is believed.
    """
    state = marchland.game(name).new_state(2, seed=1)
    while state.to_move == marchland.CHANCE:
        state.apply(state.legal_actions()[0])
    late = asked(name, 2, {"small-world": 6, "warcraft": 1}[name])
    for view, low, high in ((state, -10.5, 0.0), (late, -21.0, -17.0)):
        table = Table(view, [Way((1,), 0.0), Way((2,), 0.0)], hints_for(view.game.family))
        table.gains = [[-21.0], [-21.0]]
        assert all(low < one.gain < high for one in table.options())


def test_who_has_a_turn_more_is_expected_to_earn_more_from_here_on() -> None:
    """The second of two players, about to begin, has as many turns as the first had."""
    state = marchland.game("small-world").new_state(2, seed=1)
    hints = hints_for("small-world")
    gains: dict[int, float] = {}
    while len(gains) < 2:
        actions = state.legal_actions()
        if state.to_move != marchland.CHANCE:
            table = Table(state, [Way((actions[0],), 0.0)], hints)
            gains.setdefault(state.to_move, table.options()[0].gain)
        state.apply(actions[-1])
    assert gains[0] == 0.0
    assert 0 < gains[1] < 20
