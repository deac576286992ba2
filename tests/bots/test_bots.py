"""Bots by name, legal play, the same play by the same seed, and who beats whom."""

from importlib.metadata import EntryPoint
from random import Random

import pytest

import marchland
from marchland import bots
from marchland.arena import match
from marchland.bots import registry
from marchland.bots.base import Bot
from marchland.bots.greedy import GreedyBot
from marchland.bots.hints import Plain, hints_for
from marchland.bots.random import RandomBot
from marchland.core.dice import pick
from marchland.core.game import State


def opening(players: int, seed: int) -> State:
    return marchland.game("small-world").new_state(players, seed)


def test_bots_are_found_by_name_from_plain_to_strong() -> None:
    ours = ["random", "easy", "greedy", "strong", "best"]
    assert bots.names()[: len(ours)] == ours
    assert list(bots.installed())[: len(ours)] == ours
    assert isinstance(bots.make("random", 1), RandomBot)
    assert isinstance(bots.installed()["random"](), RandomBot)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(marchland.UnknownBot, match="'deep'; known: random, easy, greedy, strong"):
        bots.make("deep")


class Last(Bot):
    """A bot of somebody else's."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed

    def choose(self, view: State, actions: list[int]) -> int:
        return actions[-1]


def test_a_bot_of_somebody_elses_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    point = EntryPoint("last", "of.somebody:Else", registry.GROUP)
    taken = EntryPoint("random", "of.somebody:Else", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda _: Last)
    monkeypatch.setattr(
        registry,
        "entry_points",
        lambda **group: [point, taken] if group == {"group": "marchland.bots"} else [],
    )
    assert bots.names() == [*registry.OURS, "last"]
    theirs = bots.make("last", 4)
    assert isinstance(theirs, Last)
    assert theirs.seed == 4
    assert isinstance(bots.make("random", 4), RandomBot)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_whole_games_legally(players: int) -> None:
    seats = [bots.make(("greedy", "random")[seat % 2], seat) for seat in range(players)]
    state = match.play(marchland.game("small-world"), seats, seed=players).state
    assert state.is_over
    assert min(state.scores()) > 0


@pytest.mark.parametrize("name", ["random", "easy", "greedy"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = marchland.game("small-world")
    first, again = (
        match.play(game, [bots.make(name, "a"), bots.make(name, "b")], seed=9) for _ in range(2)
    )
    assert first.state.history == again.state.history


def test_another_seed_rolls_other_dice() -> None:
    state = opening(5, 1)
    actions = list(range(100))
    one, other = RandomBot(1), RandomBot(2)
    assert [one.choose(state, actions) for _ in range(5)] != [
        other.choose(state, actions) for _ in range(5)
    ]


def wins(first: str, second: str, games: int) -> list[float]:
    """Return how often each of two bots wins, seats changed after each game."""
    game = marchland.game("small-world")
    won = [0.0, 0.0]
    for number in range(games):
        names = [first, second] if number % 2 == 0 else [second, first]
        seats = [bots.make(name, f"{number}/{seat}") for seat, name in enumerate(names)]
        winners = match.play(game, seats, seed=f"wins/{number}").winners
        for seat in winners:
            won[(seat + number) % 2] += 1 / len(winners)
    return won


def test_easy_beats_random_and_greedy_beats_easy() -> None:
    assert wins("easy", "random", 6)[0] >= 5
    won, lost = wins("greedy", "easy", 10)
    assert won >= 7 > lost


@pytest.mark.slow
def test_greedy_beats_random_from_both_seats() -> None:
    assert wins("greedy", "random", 10) == [10, 0]


def test_greedy_answers_the_same_whatever_the_hidden_totals_are() -> None:
    """SW-S06: it cannot look at what it must not know."""
    rng = Random(3)
    state = opening(3, 3)
    asked = 0
    while not state.is_over and asked < 12:
        if state.to_move == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
            continue
        seat, actions = state.to_move, state.legal_actions()
        answers = {
            bots.make("greedy").choose(world.observe(seat), actions)
            for world in (state, state.resample(seat, rng), state.resample(seat, rng))
        }
        assert len(answers) == 1
        asked += 1
        state.apply(answers.pop())


def test_a_game_without_hints_is_played_by_its_scores() -> None:
    hints = hints_for("some-other-game")
    assert isinstance(hints, Plain)
    state = opening(2, 1).observe(0)
    assert state.scores() == [5, -1]
    assert hints.value(state, 0) == 5


def test_greedy_thinks_anew_where_the_game_did_not_go_as_planned() -> None:
    state = opening(2, 3)
    while state.to_move < 0 or len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    actions = state.legal_actions()
    best = GreedyBot().choose(state.observe(state.to_move), actions)
    other = next(action for action in actions if action != best)
    bot = GreedyBot()
    bot.choose(state.observe(state.to_move), actions)
    bot._plan._steps = [(state.key() + 1, other), (state.key() + 2, other)]
    assert bot.choose(state.observe(state.to_move), actions) == best
    assert other not in [action for _, action in bot._plan._steps]


def test_a_bot_leaves_the_position_it_is_shown_as_it_is() -> None:
    state = opening(2, 1)
    before = state.digest()
    bots.make("greedy").choose(state, state.legal_actions())
    assert state.digest() == before
