"""What a program may ask wrongly: refused in one sentence, and nothing has changed."""

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from tests.conformance.test_words import is_one_sentence
from tests.playing import CASES, new, samples

pytestmark = pytest.mark.parametrize(("name", "players"), CASES)


class Number:
    """A whole number of another library, as those of NumPy are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize("seed", [None, "7", b"7", 1.0, 0.5, float("nan"), True, [], {}])
def test_a_seed_is_a_whole_number(name: str, players: int, seed: Any) -> None:
    with pytest.raises(marchland.BadSeed) as refused:
        marchland.game(name).new_state(players=players, seed=seed)
    assert is_one_sentence(str(refused.value))


def test_every_whole_number_is_a_seed_of_its_own(name: str, players: int) -> None:
    """A negative one is not its positive twin; the same one lays out the same game."""
    seeds = [*range(-8, 9), 2**70, -(2**70), 2**200]
    tables = {seed: new(name, players, seed).history for seed in seeds}
    assert sum(tables[seed] == tables[-seed] for seed in range(1, 9)) < 4
    assert tables[2**70] != tables[-(2**70)]
    for seed in seeds:
        assert new(name, players, seed).history == tables[seed]
    assert marchland.game(name).new_state(players, Number(7)).history == tables[7]  # type: ignore[arg-type]


@pytest.mark.parametrize("asked", [5, True, b"3p", [5], ["any", 5], {"3p": 1}])
def test_a_map_is_named_by_a_text(name: str, players: int, asked: Any) -> None:
    with pytest.raises(marchland.UnknownMap) as refused:
        marchland.game(name).new_state(players=players, map=asked)
    assert is_one_sentence(str(refused.value))


@pytest.mark.parametrize("asked", ["hidden_coins", 5, [("hidden_coins", True)], {5: True}])
def test_rulings_are_a_table_of_known_names(name: str, players: int, asked: Any) -> None:
    with pytest.raises(marchland.UnknownRuling) as refused:
        marchland.game(name).new_state(players=players, rulings=asked)
    assert is_one_sentence(str(refused.value))


def test_a_table_has_no_seat_beyond_its_own(name: str, players: int) -> None:
    state = new(name, players, 1)
    asks: list[Callable[[int], State]] = [state.observe, lambda k: state.resample(k, Random(1))]
    for seat in (-2, -1, players, players + 7):
        for ask in asks:
            with pytest.raises(marchland.BadSeat) as refused:
                ask(seat)
            assert is_one_sentence(str(refused.value))


@pytest.mark.parametrize(
    "data",
    [None, 5, "", b"", b"{", b"[]", b'{"format": "1"}', b'{"format": true}', b'{"format": 1.0}'],
)
def test_what_is_no_save_is_refused(name: str, players: int, data: Any) -> None:
    game = marchland.game(name)
    assert game.load(game.new_state(players).serialize()).players == players
    with pytest.raises(marchland.BadSave, match="no saved state"):
        game.load(data)


def test_a_game_without_home_made_content_may_say_so(name: str, players: int) -> None:
    game = marchland.game(name, content=None)
    assert game.content == []
    assert game.new_state(players, 1) == new(name, players, 1)


def not_actions(state: State) -> Iterator[Any]:
    """Yield things that are no action, the first legal one in another shape among them."""
    first = state.legal_actions()[0]
    yield from (None, float(first), str(first), state.describe(first), [first], (), b"stop")
    yield from (True, False, 10**5_000)


def test_what_is_no_action_changes_nothing_at_a_checked_state(name: str, players: int) -> None:
    for state in samples(name, players, every=60):
        if state.is_over:
            continue
        before = state.serialize()
        for thing in not_actions(state):
            with pytest.raises(marchland.IllegalAction) as refused:
                marchland.checked(state).apply(thing)
            assert is_one_sentence(str(refused.value)), str(refused.value)
            assert state.serialize() == before


def test_a_checked_state_takes_whole_numbers_of_other_libraries(name: str, players: int) -> None:
    state = new(name, players, 4)
    action = state.legal_actions()[0]
    marchland.checked(state).apply(Number(action))
    assert type(state.history[-1]) is int
    assert state.game.load(state.serialize()) == state


def test_a_copy_of_a_checked_state_is_checked(name: str, players: int) -> None:
    """However it is copied: it is equal, independent, and refuses what is not legal."""
    table = marchland.checked(new(name, players, 4))
    for twin in (table.copy(), copy.copy(table), copy.deepcopy(table)):
        assert twin == table
        with pytest.raises(marchland.IllegalAction):
            twin.apply(-1)
        twin.apply(twin.legal_actions()[0])
        assert twin != table
    assert copy.copy(table).history == []


def test_a_state_can_be_pickled(name: str, players: int) -> None:
    """For processes of its own: with its history, as an observer's, and behind its guard."""
    for state in samples(name, players, every=40):
        for one in (state, state.copy(), state.observe(0)):
            twin = pickle.loads(pickle.dumps(one))  # noqa: S301 - its own
            assert twin == one
            assert twin.history == one.history
            assert twin.legal_actions() == one.legal_actions()
        table = pickle.loads(pickle.dumps(marchland.checked(state)))  # noqa: S301 - its own
        assert table == state
        with pytest.raises(marchland.IllegalAction):
            table.apply(-1)


def test_a_game_is_pickled_by_name_and_is_its_own_copy(name: str, players: int) -> None:
    game = marchland.game(name)
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301 - its own
    assert twin.new_state(players, 5) == game.new_state(players, 5)
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game


def test_states_are_equal_exactly_when_their_digests_are(name: str, players: int) -> None:
    """One position under two rulings is two states."""
    rulings = marchland.game(name).rulings
    plain = new(name, players, 3)
    met = 0
    for ruling in rulings.values():
        for value in ruling.values[1:]:
            try:
                other = new(name, players, 3, {ruling.name: value})
            except marchland.MarchlandError:
                continue
            assert (other == plain) is (other.digest() == plain.digest())
            assert other != plain
            met += 1
    assert met > 3
