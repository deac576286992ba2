"""Who sees whose coins (SW-S06, SW-S07)."""

import json
import tomllib
from random import Random

import pytest

import marchland
from marchland.bots import make
from marchland.core.dice import pick
from marchland.core.game import State


def played(players: int, seed: int, actions: int, **options: bool) -> State:
    """Return a game after some random actions."""
    rng = Random(seed)
    state = marchland.game("small-world").new_state(players=players, seed=seed, rulings=options)
    for _ in range(actions):
        if not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_player_sees_their_own_coins_and_nobody_elses(players: int) -> None:
    """SW-S06: a masked total is -1."""
    state = played(players, seed=4, actions=120)
    total = state.scores()
    assert not state.is_over
    for seat in range(players):
        seen = state.observe(seat)
        expected = [total[other] if other == seat else -1 for other in range(players)]
        assert seen.scores() == expected
        assert seen.to_dict()["coins"] == {str(n + 1): coins for n, coins in enumerate(expected)}


def test_nothing_that_a_seat_sees_gives_the_others_purses_away() -> None:
    """SW-S06: games that differ in another's purse only look the same."""
    state = played(3, seed=9, actions=80)
    seen = state.observe(0)
    for number in range(10):
        other = state.resample(0, Random(number))
        assert other.scores()[0] == state.scores()[0]
        assert min(other.scores()) >= 0
        assert other.observe(0) == seen
        assert other.observe(0).digest() == seen.digest()
        assert json.dumps(other.observe(0).to_dict()) == json.dumps(seen.to_dict())


FORSAKEN = """
game = "warcraft"
players = 2
stage = "conquer"
map.A = { terrain = "fields", next = ["B"] }
map.B = { terrain = "hill", marks = ["entry"], next = ["C"] }
map.C = { terrain = "fields" }
coins = { 1 = 4, 2 = 4 }
[[tribe]]
seat = 1
race = "forsaken"
power = "mining"
hand = 5
holds = { A = 1 }
[[tribe]]
seat = 2
race = "blood_elves"
power = "fishing"
holds = { B = 1, C = 1 }
"""


def test_whoever_is_asked_to_pay_is_guessed_to_be_able_to() -> None:
    """SW-S06, WC-10: one Blood Elf is dead; without a coin the Forsaken would not be asked."""
    state = marchland.game("warcraft").position(tomllib.loads(FORSAKEN))
    for text in ("conquer B", "stop"):
        state.apply(state.parse(text))
    assert [state.describe(one) for one in state.legal_actions()] == ["recruit 0", "recruit 1"]
    guesses = [state.resample(1, Random(n)) for n in range(400)]
    assert {guess.scores()[0] for guess in guesses} > {1, 2, 3}
    for guess in guesses:
        assert guess.legal_actions() == state.legal_actions()
        assert guess.observe(1) == state.observe(1)


def test_guessed_totals_vary() -> None:
    """SW-S06: a guess that always hits the truth would be a look into the purse."""
    state = played(2, seed=6, actions=60)
    assert not state.is_over
    guesses = {state.resample(0, Random(n)).scores()[1] for n in range(40)}
    assert len(guesses) > 3


def test_all_purses_are_opened_at_the_end() -> None:
    """SW-S06: until the end of the game, and no longer."""
    state = played(2, seed=3, actions=5000)
    assert state.is_over
    for seat in range(2):
        assert state.observe(seat).scores() == state.scores()
        assert state.observe(seat).winners() == state.winners()


def test_a_host_may_let_all_coins_lie_open() -> None:
    """SW-S07: ruling `hidden_coins`; by default they are hidden."""
    state = played(3, seed=4, actions=120, hidden_coins=False)
    assert state.rulings["hidden_coins"] is False
    for seat in range(3):
        assert state.observe(seat).scores() == state.scores()
    assert played(3, seed=4, actions=120).rulings["hidden_coins"] is True


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_what_is_guessed_is_about_what_a_seat_has(name: str) -> None:
    """SW-S06: who is to say how far ahead they are needs a fair guess of the others' coins."""
    off: list[float] = []
    for seed in range(3):
        state = halfway(name, seed)
        guesses = [state.resample(0, Random(n)).scores()[1] for n in range(300)]
        off.append(sum(guesses) / len(guesses) - state.scores()[1])
    assert abs(sum(off) / len(off)) < 10


def halfway(name: str, seed: int) -> State:
    """Return a game between two greedy seats as its seventh round begins."""
    rng = Random(seed)
    state = marchland.game(name).new_state(2, seed)
    bot = make("greedy")
    while state.view(frozenset())["round"] < 7:
        seat = state.to_move
        if seat == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        else:
            state.apply(bot.choose(state.observe(seat), state.legal_actions()))
    return state
