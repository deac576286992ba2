"""What every game keeps while it is played: legal lists, chance, copies, replays, the ledger."""

import copy
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.ledger import totals
from marchland.core.lot import play_by_lot
from tests.playing import CASES, MOST_ACTIONS, choose, new, played, samples, walk

WITHOUT_LEDGER = {"tiny-epic"}
"""Games whose points are counted from what lies on the table."""

pytestmark = pytest.mark.parametrize(("name", "players"), CASES)


def test_random_play_ends(name: str, players: int) -> None:
    for seed in range(4):
        state = new(name, players, seed)
        actions = sum(1 for _ in walk(state, Random(seed)))
        assert 0 < actions < MOST_ACTIONS
        assert state.is_over
        assert state.to_move == marchland.NOBODY
        assert state.legal_actions() == []
        assert state.chance_outcomes() == []


def test_the_loop_of_the_core_plays_whole_games_and_parts(name: str, players: int) -> None:
    """One seed is one game; what is played in two parts is what is played in one."""
    whole, halves = new(name, players, 3), new(name, players, 3)
    number = play_by_lot(whole, Random(3))
    assert whole.is_over
    assert number >= 1
    rng = Random(3)
    assert play_by_lot(halves, rng, number // 2) == number // 2
    assert play_by_lot(halves, rng) == number - number // 2
    assert halves == whole
    assert halves.history == whole.history


def test_while_it_lasts_somebody_can_always_do_something(name: str, players: int) -> None:
    """Nobody has won before the end, and then those with most coins have."""
    for state in samples(name, players, every=1):
        assert (state.legal_actions() == []) is state.is_over
        if state.is_over:
            assert state.to_move == marchland.NOBODY
            best = max(state.scores())
            assert state.winners()
            assert {state.scores()[seat] for seat in state.winners()} == {best}
        else:
            assert state.to_move in range(marchland.CHANCE, players)
            assert state.winners() == []


def test_the_legal_list_is_sorted_and_names_each_action_once(name: str, players: int) -> None:
    for state in samples(name, players, every=1):
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert legal == state.copy().legal_actions()


def test_the_legal_list_is_the_callers_own(name: str, players: int) -> None:
    """Whoever empties the list that he was given empties nobody else's."""
    state = new(name, players, 2)
    legal = state.legal_actions()
    state.legal_actions().clear()
    assert state.legal_actions() == legal


def test_the_legal_list_is_complete_at_chance_nodes_too(name: str, players: int) -> None:
    nodes = 0
    for state in samples(name, players, every=1):
        outcomes = state.chance_outcomes()
        if state.to_move == marchland.CHANCE:
            nodes += 1
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert {type(weight) for _, weight in outcomes} == {int}
            assert min(weight for _, weight in outcomes) > 0
        else:
            assert outcomes == []
    assert nodes > 0


def test_every_legal_action_can_be_played(name: str, players: int) -> None:
    """Each leads somewhere else, and the state that it was tried on has not moved."""
    for state in samples(name, players, every=9):
        before = state.digest()
        for action in state.legal_actions():
            other = state.copy()
            other.apply(action)
            assert other.digest() != before
            assert other.history == [action]
        assert state.digest() == before


def test_a_copy_is_independent_and_begins_without_history(name: str, players: int) -> None:
    for state in samples(name, players, every=40):
        before, history = state.serialize(), state.history[:]
        twin = state.copy()
        assert twin.history == []
        assert twin == state
        assert twin.digest() == state.digest()
        for _ in walk(twin, Random(5)):
            pass
        assert state.serialize() == before
        assert state.history == history


def test_copies_of_every_kind_are_equal(name: str, players: int) -> None:
    for state in samples(name, players, every=40):
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
            assert twin == state
            assert twin.key() == state.key()


def test_a_copy_does_not_feel_what_is_played_on_its_original(name: str, players: int) -> None:
    state = new(name, players, 8)
    twin = state.copy()
    before = twin.serialize()
    for _ in walk(state, Random(8)):
        pass
    assert twin.serialize() == before


def test_a_saved_state_comes_back_whole(name: str, players: int) -> None:
    """Position, digest and history; and it plays on like the one that was saved."""
    for state in samples(name, players, every=13):
        back = state.game.load(state.serialize())
        assert back == state
        assert back.digest() == state.digest()
        assert back.history == state.history
        assert back.serialize() == state.serialize()
        assert back.legal_actions() == state.legal_actions()
        assert back.to_dict() == state.to_dict()
        if not state.is_over:
            ahead = state.copy()
            action = choose(ahead, Random(3))
            ahead.apply(action)
            back.apply(action)
            assert back == ahead


@pytest.mark.parametrize("asked", ["", "nowhere", "../3p", "any+any"])
def test_a_map_that_no_game_has_is_an_unknown_map(name: str, players: int, asked: str) -> None:
    with pytest.raises(marchland.UnknownMap) as refused:
        marchland.game(name).new_state(players=players, map=asked)
    assert repr(asked.split("+", maxsplit=1)[0])[:-1] in str(refused.value)


def test_a_damaged_save_is_refused(name: str, players: int) -> None:
    """Cut short, with one digit changed anywhere, or nested beyond reason."""
    state = played(name, players, seed=4, actions=90)
    saved = state.serialize()
    digits = [at for at, byte in enumerate(saved) if chr(byte).isdigit()]
    changed = [saved[:at] + b"%d" % (9 - saved[at] + 48) + saved[at + 1 :] for at in digits[::7]]
    nested = (b"[" * 100_000, saved[:-1] + b',"more":"\\ud800"}')
    for damaged in (b"", b"{}", saved[:-9], saved + b"}", *changed, *nested):
        with pytest.raises(marchland.BadSave) as refused:
            state.game.load(damaged)
        assert str(refused.value).endswith(".")
    assert state.game.load(saved) == state


def test_the_history_rebuilds_the_game(name: str, players: int) -> None:
    """Dice and draws are in it, so nobody needs the seed."""
    for state in samples(name, players, every=60):
        again = state.game.empty_state(state.players, state.map_name, state.rulings)
        for action in state.history:
            assert action in again.legal_actions()
            again.apply(action)
        assert again == state
        assert again.digest() == state.digest()
        assert again.history == state.history


def test_the_same_seed_and_actions_make_the_same_game(name: str, players: int) -> None:
    one, two = new(name, players, 6), new(name, players, 6)
    for action in walk(one, Random(6)):
        assert two.digest() == one.digest()
        two.apply(action)
    assert one == two
    assert new(name, players, 7) != new(name, players, 6)


def test_each_position_has_its_own_digest(name: str, players: int) -> None:
    digests = [state.digest() for state in samples(name, players, every=1)]
    assert len(set(digests)) == len(digests)


def test_every_coin_stands_in_the_ledger(name: str, players: int) -> None:
    """In a game that keeps one: what each started with, and its lines, are what each has."""
    start: Any = new(name, players, 1)
    if not hasattr(start, "ledger"):
        assert name in WITHOUT_LEDGER
        return
    first = start.scores()
    for state in samples(name, players, every=5):
        ledger = getattr(state, "ledger")  # noqa: B009 - not part of the outer interface
        expected = [a + b for a, b in zip(first, totals(ledger, len(first)), strict=True)]
        assert state.scores() == expected
