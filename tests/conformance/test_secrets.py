"""What a seat may not know is in nothing that it is shown, and is guessed afresh each time."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from tests.playing import CASES, new, played, samples, walk

MARKER = 7_306_941
"""The total of seat 0 when totals are planted; the others' are one more each."""


def plant_coins(state: Any, totals: list[int]) -> None:
    """Give each seat this many coins; what is legal is found out anew."""
    state.coins = totals
    state._options = None


PLANT: Mapping[str, Callable[[State, list[int]], None]] = {
    "small-world": plant_coins,
    "warcraft": plant_coins,
}
"""For each game with hidden totals how they are put there."""
OTHER_SECRETS = {"tiny-epic": "tests/tinyepic/test_secrets.py"}
"""Games whose totals are open: where the tests of their own secrets are."""

with_totals = pytest.mark.parametrize(
    ("name", "players"), [case for case in CASES if case[0] in PLANT and case[1] > 1]
)
all_games = pytest.mark.parametrize(("name", "players"), CASES)


def test_every_game_says_where_its_secrets_are_tested() -> None:
    """A new game with hidden totals is planted here; another one has tests of its own."""
    assert set(marchland.games()) <= PLANT.keys() | OTHER_SECRETS.keys()
    assert not PLANT.keys() & OTHER_SECRETS.keys()
    for path in OTHER_SECRETS.values():
        assert Path(__file__).parents[2].joinpath(path).is_file()


def everything_shown(state: State, seats: frozenset[int]) -> str:
    """Return all that is handed to somebody who owns these seats, as one text."""
    shown: list[Any] = [state.to_dict(), state.view(seats), state.scores(), state.winners()]
    shown += [json.loads(state.serialize())]
    shown += [[state.describe(a), state.narrate(a)] for a in state.legal_actions()]
    return json.dumps(shown)


@with_totals
def test_a_seat_sees_its_own_total_and_no_other(name: str, players: int) -> None:
    """SW-S06."""
    for state in samples(name, players, every=11):
        for seat in range(players):
            seen = state.observe(seat)
            if state.is_over:
                assert seen.scores() == state.scores()
                continue
            own = state.scores()[seat]
            totals = seen.scores()[:players]
            assert totals == [own if other == seat else -1 for other in range(players)]
            assert seen.to_move == state.to_move
            assert seen.history == state.history
            assert type(seen) is type(state)


@with_totals
def test_no_hidden_total_is_given_away(name: str, players: int) -> None:
    """SW-S06: planted totals are looked for in everything that an observer can print."""
    for state in samples(name, players, every=23):
        if state.is_over:
            continue
        table = state.copy()
        PLANT[name](table, [MARKER + k for k in range(players)])
        for seat in range(players):
            shown = everything_shown(table.observe(seat), frozenset({seat}))
            for other in range(players):
                assert (str(MARKER + other) in shown) is (other == seat)


@with_totals
def test_the_screen_shows_only_totals_that_its_viewer_owns(name: str, players: int) -> None:
    """SW-S06: also when the full position is asked for the view."""
    for state in samples(name, players, every=23):
        if state.is_over:
            continue
        table = state.copy()
        PLANT[name](table, [MARKER + k for k in range(players)])
        for seats in (frozenset[int](), frozenset({0}), frozenset({0, players - 1})):
            shown = json.dumps(table.view(seats))
            for other in range(players):
                assert (str(MARKER + other) in shown) is (other in seats)


@with_totals
def test_screens_are_the_same_whatever_others_have(name: str, players: int) -> None:
    """SW-S06: not even what the others can pay shows on a screen, or what they are offered."""
    for state in samples(name, players, every=10):
        if state.is_over:
            continue
        for seat in range(players):
            rich, poor = state.copy(), state.copy()
            PLANT[name](rich, [MARKER] * players)
            PLANT[name](poor, [MARKER if k == seat else 0 for k in range(players)])
            seats = frozenset({seat})
            if state.to_move != seat:
                assert set(poor.legal_actions()) <= set(rich.legal_actions())
            assert json.dumps(poor.view(seats)) == json.dumps(rich.view(seats))
            assert poor.observe(seat) == rich.observe(seat)
            assert poor.observe(seat).legal_actions() == rich.observe(seat).legal_actions()
            assert everything_shown(poor.observe(seat), seats) == everything_shown(
                rich.observe(seat), seats
            )


@all_games
def test_what_another_could_choose_is_found_out_from_what_is_seen(name: str, players: int) -> None:
    """SW-S06, TEK-14: also when the full position was asked for its actions before."""
    for state in samples(name, players, every=5):
        state.legal_actions()
        for seat in range(players):
            for shown in (state.observe(seat), state.resample(seat, Random(seat))):
                assert shown.legal_actions() == state.game.load(shown.serialize()).legal_actions()


@all_games
def test_a_guess_agrees_with_all_that_the_seat_knows(name: str, players: int) -> None:
    """SW-S06: a guessed state looks the same to the seat that guesses."""
    for state in samples(name, players, every=17):
        for seat in range(players):
            seen = state.observe(seat)
            guess = state.resample(seat, Random(seat))
            assert guess.observe(seat) == seen
            assert guess.observe(seat).digest() == seen.digest()
            assert guess.history == []
            assert min(guess.scores()) >= 0
            assert guess.scores()[seat] == state.scores()[seat]
            if state.to_move == seat:
                assert guess.legal_actions() == state.legal_actions()
            if state.is_over:
                assert guess == state


@all_games
def test_a_guess_can_be_made_from_what_is_seen(name: str, players: int) -> None:
    """A bot that was given only its own view guesses as well as one at the table."""
    for state in samples(name, players, every=60):
        for seat in range(players):
            from_view = state.observe(seat).resample(seat, Random(1))
            assert from_view == state.resample(seat, Random(1))


@all_games
def test_a_guess_can_be_played_to_its_end(name: str, players: int) -> None:
    for state in samples(name, players, every=120):
        guess = state.resample(0, Random(9))
        for _ in walk(guess, Random(9)):
            pass
        assert guess.is_over
        assert min(guess.scores()) >= 0


@with_totals
def test_guesses_differ_and_one_lot_gives_one_guess(name: str, players: int) -> None:
    """SW-S06: whoever always guessed the truth would have looked."""
    state = played(name, players, seed=2, actions=90)
    assert not state.is_over
    guesses = {tuple(state.resample(0, Random(n)).scores()) for n in range(30)}
    assert len(guesses) > 5
    assert state.resample(0, Random(4)) == state.resample(0, Random(4))


@all_games
def test_before_anything_happened_there_is_nothing_to_guess(name: str, players: int) -> None:
    """SW-S05: everybody saw what each was given at the start."""
    state = new(name, players, 3)
    for seat in range(players):
        for number in range(10):
            assert state.resample(seat, Random(number)) == state


@all_games
def test_an_observer_changes_nothing(name: str, players: int) -> None:
    for state in samples(name, players, every=80):
        before = state.serialize()
        for seat in range(players):
            seen = state.observe(seat)
            for _ in walk(seen.copy(), Random(1)):
                pass
            state.resample(seat, Random(1))
        assert state.serialize() == before


@all_games
def test_nobody_may_undo_past_chance(name: str, players: int) -> None:
    met = set()
    for state in samples(name, players, every=5):
        for action in state.legal_actions():
            barrier = state.undo_barrier(action)
            assert barrier or state.to_move != marchland.CHANCE
            met.add(barrier)
    assert met == {True, False}
