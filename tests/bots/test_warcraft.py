"""What a person would expect of the greedy bot in Small World of Warcraft."""

import tomllib
from collections.abc import Mapping
from random import Random
from textwrap import dedent

import pytest

import marchland
from marchland import bots
from marchland.arena import match
from marchland.core.dice import pick
from marchland.core.game import State
from marchland.core.rulings import Value
from tests.bots.asking import after, answer

CHAIN = """
[map.A]
terrain = "fields"
next = ["B"]
[map.B]
terrain = "hill"
next = ["C"]
[map.C]
terrain = "forest"
next = ["D"]
[map.D]
terrain = "swamp"
"""
"""A chain of regions that only neighbours reach."""


def position(text: str) -> State:
    """Return a position of two players on the chain."""
    head, mark, tail = dedent(text).partition("[[")
    data = tomllib.loads(f'game = "warcraft"\nplayers = 2\nseat = 1\n{head}\n{CHAIN}\n{mark}{tail}')
    return marchland.game("warcraft").position(data)


@pytest.mark.parametrize(
    ("players", "rulings"),
    [
        (1, {}),
        (2, {}),
        (2, {"revenge_of_the_murlocs": True}),
        (3, {"teams": True}),
        (4, {}),
        (5, {}),
    ],
)
def test_it_plays_whole_games_legally(players: int, rulings: Mapping[str, Value]) -> None:
    seats = [bots.make(("greedy", "random")[seat % 2], seat) for seat in range(players)]
    state = match.play(marchland.game("warcraft"), seats, f"whole/{players}", None, rulings).state
    assert state.is_over


@pytest.mark.slow
def test_it_beats_chance_from_both_seats() -> None:
    game = marchland.game("warcraft")
    for number in range(6):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        seats = [bots.make(name, f"{number}/{seat}") for seat, name in enumerate(names)]
        assert match.play(game, seats, f"beats/{number}").winners == [number % 2]


def test_it_answers_the_same_whatever_is_hidden() -> None:
    """WC-3: neither others' coins nor what lies face down is part of what it goes by."""
    rng = Random(4)
    state = marchland.game("warcraft").new_state(3, 4)
    asked = 0
    while not state.is_over and asked < 15:
        if state.to_move == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
            continue
        seat, actions = state.to_move, state.legal_actions()
        answers = {
            bots.make("greedy").choose(world.observe(seat), actions)
            for world in (state, state.resample(seat, rng))
        }
        assert len(answers) == 1
        asked += 1
        state.apply(answers.pop())


MUSTER = """
    stage = "conquer"
    round = {round}
    [[tribe]]
    seat = 1
    race = "forsaken"
    power = "mining"
    hand = 3
    holds = {{ A = 1 }}
    [[tribe]]
    seat = 2
    race = "blood_elves"
    power = "fishing"
    holds = {{ B = 1, C = 1 }}
    """


@pytest.mark.parametrize(("turn", "wanted"), [(3, "recruit 1"), (10, "recruit 0")])
def test_the_dead_are_bought_while_they_may_still_march(turn: int, wanted: str) -> None:
    """WC-10, WC-Q05: one coin for a token that no later turn would use is lost."""
    state = after(position(MUSTER.format(round=turn)), "conquer B", "stop")
    assert answer(state) == wanted


def test_a_form_without_a_march_is_human() -> None:
    """WC-10, WC-Q03: nothing in reach can be paid, and human form brings two coins."""
    state = position("""
        round = 10
        [[tribe]]
        seat = 1
        race = "worgen"
        power = "mining"
        holds = { A = 1 }
        [[tribe]]
        seat = 2
        race = "kobolds"
        power = "fishing"
        holds = { B = 8 }
        """)
    assert answer(after(state, "expand")) == "human"


def test_a_form_for_a_march_is_worgen() -> None:
    """WC-10, WC-Q03: three tokens take one region at two each, or all three at one each."""
    state = position("""
        round = 2
        [[tribe]]
        seat = 1
        race = "worgen"
        power = "mining"
        holds = { A = 4 }
        """)
    assert answer(after(state, "expand")) == "worgen"


@pytest.mark.parametrize(("turn", "wanted"), [(4, "bomb B"), (10, "bomb -")])
def test_bombs_are_laid_where_they_may_still_go_off(turn: int, wanted: str) -> None:
    """WC-10, WC-Q19: what is laid in the last turn never goes off."""
    state = position(f"""
        stage = "conquer"
        round = {turn}
        [[tribe]]
        seat = 1
        race = "goblins"
        power = "mining"
        holds = {{ A = 2 }}
        [[tribe]]
        seat = 2
        race = "kobolds"
        power = "fishing"
        holds = {{ B = 3 }}
        """)
    bot = bots.make("greedy")
    said = ""
    while not said.startswith("bomb"):
        action = bot.choose(state.observe(0), state.legal_actions())
        said = state.describe(action)
        state.apply(action)
    assert said == wanted


def test_the_champion_stands_where_the_enemy_is() -> None:
    """WC-11, WC-Q15: only C borders the Kobolds."""
    state = position("""
        stage = "deploy"
        round = 4
        [[tribe]]
        seat = 1
        race = "orcs"
        power = "championing"
        champion_hand = true
        holds = { A = 1, B = 1, C = 1 }
        [[tribe]]
        seat = 2
        race = "kobolds"
        power = "fishing"
        holds = { D = 6 }
        """)
    bot = bots.make("greedy")
    said = ""
    while not said.startswith("champion-at"):
        action = bot.choose(state.observe(0), state.legal_actions())
        said = state.describe(action)
        state.apply(action)
    assert said == "champion-at C"
