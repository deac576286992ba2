"""How far a move may be taken back.

Back to the last die, draw or other seat's action; without limit when only one person plays.
"""

import random

import pytest

from marchland.core.actions import pack
from marchland.server.library import Library
from marchland.server.protocol import Header, NewTable, Seat
from marchland.server.store import Move
from marchland.server.table import Table, fair_roll
from marchland.server.undo import Barred
from tests.server.talk import DIE, ONE, PASS, THREE, TWO
from tests.server.toy import BEGIN, SHOWN, Counting, CountingGame

ANNA, BELA = Seat("Anna"), Seat("Béla")
ROBOT, OTHER = Seat("Robot", "bot", "first"), Seat("Other", "bot", "first")


def table_of(*seats: Seat) -> Table:
    """Set-up drew 0, so that the count tells what was added."""
    header = Header(game="counting", players=len(seats), map="line", seats=list(seats))
    start = CountingGame().empty_state(len(seats), "line", {"hidden_coins": True})
    table = Table(header, start)
    table.replay([Move(pack(BEGIN, 0))])
    return table


def play(table: Table, *actions: int, die: int = 6) -> None:
    for action in actions:
        steps, state = table.tried([action], lambda _: pack(SHOWN, die))
        table.add(steps, state)


def back(table: Table, to: str) -> int:
    """Undo and return the count that then stands."""
    table.cut(table.undo(to, frozenset(table.persons)).n)
    count = table.state.to_dict()["count"]
    assert isinstance(count, int)
    return count


def why(table: Table, to: str) -> tuple[str, dict[str, int]]:
    """Return why nothing is taken back: the key of the sentence and what it names."""
    with pytest.raises(Barred) as barred:
        table.undo(to, frozenset(table.persons))
    return barred.value.why.key, barred.value.why.args


def test_the_last_action_of_the_turn_is_taken_back_one_by_one() -> None:
    table = table_of(ANNA, BELA)
    play(table, ONE, TWO)
    assert back(table, "step") == 1
    assert back(table, "step") == 0
    assert why(table, "step") == ("error-undo-nothing", {})


def test_my_turn_again_takes_back_all_of_the_turn() -> None:
    table = table_of(ANNA, BELA)
    play(table, ONE, PASS, TWO, TWO)
    assert back(table, "turn") == 1
    assert table.state.to_move == 1


def test_an_ended_turn_can_be_taken_back_until_the_other_seat_acts() -> None:
    table = table_of(ANNA, BELA)
    play(table, ONE, PASS)
    assert back(table, "step") == 1
    assert table.state.to_move == 0
    play(table, PASS, TWO)
    assert back(table, "turn") == 1
    assert table.state.to_move == 1


def test_nobody_undoes_past_a_die_at_a_table_of_two_people() -> None:
    table = table_of(ANNA, BELA)
    play(table, DIE)
    assert why(table, "step") == why(table, "turn") == ("error-undo-luck", {})
    play(table, TWO)
    assert back(table, "turn") == 6


def test_nobody_undoes_past_an_answer_of_their_own_that_revealed_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Counting, "undo_barrier", lambda _, action: action == THREE)
    table = table_of(ANNA, BELA)
    play(table, THREE)
    assert why(table, "step") == why(table, "turn") == ("error-undo-shown", {})
    play(table, ONE)
    assert back(table, "turn") == 3


def test_nobody_undoes_past_a_bots_action_at_a_table_of_two_people() -> None:
    table = table_of(ANNA, ROBOT, BELA)
    play(table, ONE, PASS, ONE)
    assert why(table, "step") == why(table, "turn") == ("error-undo-seat", {"seat": 1})


def test_who_plays_alone_with_bots_takes_back_the_bots_and_the_dice_too() -> None:
    table = table_of(ANNA, ROBOT, OTHER)
    play(table, TWO, PASS, DIE, ONE, PASS)
    assert (table.state.to_move, table.state.to_dict()["count"]) == (0, 9)
    assert back(table, "step") == 2
    assert table.state.to_move == 0
    assert back(table, "step") == 0


def test_who_plays_alone_takes_back_turn_after_turn_to_the_beginning() -> None:
    table = table_of(ANNA, ROBOT)
    play(table, ONE, TWO, PASS, ONE, PASS, DIE, ONE, PASS, THREE)
    assert back(table, "turn") == 11
    assert back(table, "turn") == 4
    assert back(table, "turn") == 0
    assert why(table, "turn") == ("error-undo-nothing", {})


def test_the_log_says_where_something_revealed_was_taken_back() -> None:
    """Who plays alone may try again; the record says so, once, and only then."""
    table = table_of(ANNA, ROBOT)
    play(table, ONE, PASS, TWO, PASS, THREE)
    assert back(table, "step") == 3
    play(table, ONE, PASS)
    assert keys(table).count("log-took-back") == 0
    play(table, DIE)
    assert back(table, "step") == 4
    play(table, THREE)
    assert keys(table)[-2] == "log-took-back"
    assert keys(table).count("log-took-back") == 1

    again = Table(table.header, CountingGame().empty_state(2, "line", {"hidden_coins": True}))
    again.replay([move for step in table.steps for move in step.moves])
    assert again.entries(0) == table.entries(0)

    assert back(table, "step") == 4
    play(table, TWO)
    assert keys(table).count("log-took-back") == 1


def test_who_chooses_as_before_takes_nothing_back() -> None:
    """The line belongs where the game first goes another way, although a choice was the same."""
    table = table_of(ANNA, ROBOT)
    play(table, ONE, PASS, DIE, TWO)
    assert back(table, "turn") == 7
    assert back(table, "turn") == 0
    play(table, ONE)
    play(table, TWO)
    assert keys(table) == ["log-add", "log-took-back", "log-add"]


def test_what_was_revealed_is_remembered_while_more_is_taken_back() -> None:
    table = table_of(ANNA, ROBOT)
    play(table, ONE, PASS, DIE)
    assert back(table, "step") == 1
    assert back(table, "step") == 0
    play(table, TWO)
    assert keys(table).count("log-took-back") == 1


def keys(table: Table) -> list[str]:
    return [entry["key"] for entry in table.entries(0)]


def test_a_finished_game_can_be_taken_back_by_who_plays_alone() -> None:
    table = table_of(ANNA, ROBOT)
    while not table.state.is_over:
        play(table, DIE)
    seat = table.steps[-1].seat
    assert back(table, "step") < 30
    assert seat == -1
    assert table.state.to_move == 0


def test_where_only_bots_play_nothing_is_taken_back() -> None:
    table = table_of(ROBOT, OTHER)
    play(table, ONE, TWO)
    assert why(table, "step") == ("error-undo-bots", {})


def test_a_plan_is_taken_back_whole() -> None:
    for seats in ((ANNA, BELA), (ANNA, ROBOT)):
        table = table_of(*seats)
        play(table, ONE)
        steps, state = table.tried([TWO, ONE], lambda _: 0)
        table.add(steps, state)
        assert back(table, "step") == 1


@pytest.mark.parametrize("seats", [(ANNA, BELA), (ANNA, ROBOT), (ROBOT, ANNA, BELA)])
def test_undo_and_the_same_actions_again_lead_to_the_same_position(seats: tuple[Seat, ...]) -> None:
    table = table_of(*seats)
    play(table, ONE, PASS, TWO, ONE)
    digest, n = table.state.digest(), table.n
    again = table.undo("step", frozenset(table.persons)).n
    actions = table.history()[again:]
    table.cut(again)
    play(table, *actions)
    assert (table.state.digest(), table.n) == (digest, n)


def test_the_log_after_an_undo_holds_only_what_still_stands() -> None:
    table = table_of(ANNA, BELA)
    play(table, ONE, TWO)
    back(table, "step")
    play(table, THREE)
    assert [entry["args"]["n"] for entry in table.entries(0)] == [1, 3]


def test_a_turn_is_given_back_only_to_the_seat_whose_turn_it_is() -> None:
    """The next person's "my turn again" leaves the turn of the one before alone."""
    table = table_of(ANNA, BELA)
    play(table, ONE, PASS)
    assert table.state.to_move == 1
    assert why(table, "turn") == ("error-undo-turn", {"seat": 0})


def test_alone_the_opponents_turn_is_named_where_a_die_was_rolled_for_it() -> None:
    """TEK-12: a solo game's opponent sits behind the seats; what it does at once is no turn."""
    library, dice = Library(), random.Random(1)
    header, state = library.new(NewTable("tiny-epic", [ANNA], "heroes"), seed=3)
    table = Table(header, library.start(header))
    table.replay([Move(action) for action in state.history])
    table.add(*table.settled(fair_roll))
    told = set()
    while not table.state.is_over and table.n < 200:
        table.add(*table.tried([dice.choice(table.state.legal_actions())], fair_roll))
        words = [step.before.describe(step.actions[0]) for step in table.steps[-2:]]
        rolled = words[-1].startswith("roll=") and table.steps[-2].seat == 0
        others = table.undo("step", frozenset(table.persons)).taken.others
        assert others in ([], [1])
        assert others == [1] or not rolled
        told.add(tuple(others))
    assert told == {(), (1,)}
