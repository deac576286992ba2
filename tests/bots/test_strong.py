"""Bots that play on before they choose: legal everywhere, honest, the same by seed, in time."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

import marchland
from marchland import bots
from marchland.arena.cli import main
from marchland.bots.greedy import GreedyBot
from marchland.bots.strong import BestBot, StrongBot
from marchland.core.game import Game, State
from tests.bots.late import near_the_end
from tests.boxed import boxed

TABLES = [(name, players) for name in marchland.games() for players in marchland.game(name).players]
NAMES = ("strong@sims=4", "best@sims=4")


def choices(state: State, name: str, most: int) -> Iterator[tuple[State, int]]:
    """Yield positions on the way to the end, each with what a bot made anew for it answers."""
    rng = Random(1)
    for _ in range(most):
        while not state.is_over and (state.to_move < 0 or len(state.legal_actions()) < 2):
            state.apply(rng.choice(state.legal_actions()))
        if state.is_over:
            return
        answer = bots.make(name, "a").choose(state.observe(state.to_move), state.legal_actions())
        yield state, answer
        state.apply(answer)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_and_number_of_seats_is_played_legally(name: str, players: int) -> None:
    asked = 0
    for state, answer in choices(near_the_end(name, players, 3, 25), "strong@sims=2", 6):
        assert answer in state.legal_actions()
        asked += 1
    assert asked


@pytest.mark.parametrize("bot", NAMES)
def test_a_game_is_played_from_the_set_up_on(bot: str) -> None:
    """Tiny Epic Kingdoms alone: its set-up asks most, and its opponent is nobody's."""
    for state, answer in choices(marchland.game("tiny-epic").new_state(1, 5), bot, 8):
        assert answer in state.legal_actions()


def test_home_made_races_are_thought_about_too() -> None:
    game: Game = boxed()
    for state, answer in choices(near_the_end(game, 2, 4, 25), "strong@sims=2", 4):
        assert answer in state.legal_actions()


@pytest.mark.parametrize("name", ["small-world", "tiny-epic"])
def test_it_does_not_look_at_what_it_must_not_know(name: str) -> None:
    """The real state's secrets are swapped under its nose: its answer stays (SW-S06, TEK-14)."""
    state = near_the_end(name, 3, 5)
    rng = Random(2)
    for world, answer in choices(state, "strong@sims=4", 4):
        seat = world.to_move
        for _ in range(2):
            swapped = world.resample(seat, rng)
            again = bots.make("strong@sims=4", "a")
            assert again.choose(swapped.observe(seat), world.legal_actions()) == answer


class Peeper(StrongBot):
    """A bot that cheats: it has got hold of the real state."""

    def __init__(self, real: State) -> None:
        super().__init__("a", 4)
        self.real = real

    def choose(self, view: State, actions: list[int]) -> int:
        return actions[sum(self.real.scores()) % len(actions)]


def test_a_bot_that_cheats_is_found_by_the_same_swap() -> None:
    state = near_the_end("small-world", 3, 5)
    seat, actions = state.to_move, state.legal_actions()
    worlds = [state, *(state.resample(seat, Random(number)) for number in range(6))]
    assert len({Peeper(world).choose(world.observe(seat), actions) for world in worlds}) > 1


@pytest.mark.parametrize("bot", NAMES)
def test_the_same_seed_and_games_give_the_same_answers(bot: str) -> None:
    first, again = (
        [answer for _, answer in choices(near_the_end("small-world", 2, 6), bot, 4)]
        for _ in range(2)
    )
    assert first == again


def test_without_a_seed_it_thinks_of_other_dice_each_time() -> None:
    assert StrongBot()._seed != StrongBot()._seed


def test_one_that_is_out_of_time_answers_what_greedy_does() -> None:
    """The clock jumps ten seconds whenever it is looked at."""
    for seed in range(3):
        state = near_the_end("small-world", 2, seed)
        view, actions = state.observe(state.to_move), state.legal_actions()
        bot = StrongBot("a", sims=1000)
        ticks = count(0.0, 10.0)
        bot.now = lambda ticks=ticks: next(ticks)  # type: ignore[misc]
        assert bot.choose(view, actions) == GreedyBot().choose(view, actions)


def test_seconds_end_what_games_do_not() -> None:
    state = near_the_end("small-world", 2, 1)
    bot = BestBot("a", seconds=0.5)
    looked = 0

    def now() -> float:
        nonlocal looked
        looked += 1
        return looked / 100

    bot.now = now
    assert bot.choose(state.observe(state.to_move), state.legal_actions())
    assert looked < 100


WRONG: list[tuple[str, str]] = [
    *((f"strong@sims={value}", "a whole number of games from 1") for value in
      ("0", "-1", "many", "nan", "inf", "2.5", "true", "10000000000")),
    *((f"best@seconds={value}", "a number of seconds above 0") for value in
      ("0", "-1", "soon", "nan", "inf", "true", "1e9")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_an_impossible_budget_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(marchland.BadBot, match=sentence) as caught:
        bots.make(text)
    assert "\n" not in str(caught.value)
    assert str(caught.value).count(". ") == 0


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_command_says_it_as_plainly(capsys: Any, command: str) -> None:
    assert main([command, "small-world", "--bots", "strong@sims=0,greedy", "--games", "2"]) != 0
    said = capsys.readouterr()
    assert said.err.strip().endswith("as in sims=64, not 0.")
    assert len(said.err.strip().splitlines()) == 1
