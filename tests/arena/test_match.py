"""What bots are shown, and what happens to one that misbehaves."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import marchland
from marchland.arena import match
from marchland.arena.cli import main
from marchland.arena.series import Series, Tally, outcomes
from marchland.bots import registry
from marchland.bots.random import RandomBot
from marchland.core.game import State


class Watcher(RandomBot):
    """Notes which totals it is shown."""

    def __init__(self) -> None:
        super().__init__(3)
        self.seen: list[tuple[int, list[int]]] = []

    def choose(self, view: State, actions: list[int]) -> int:
        self.seen.append((view.to_move, view.scores()))
        return super().choose(view, actions)


class Vandal(RandomBot):
    """Plays on what it is handed before it answers."""

    def choose(self, view: State, actions: list[int]) -> int:
        answer = super().choose(view, actions[:])
        view.apply(actions[0])
        actions.clear()
        return answer


class Cheat(RandomBot):
    def choose(self, view: State, actions: list[int]) -> int:
        return -5


class Broken(RandomBot):
    def choose(self, view: State, actions: list[int]) -> int:
        raise KeyError("nothing")


def test_a_bot_sees_its_own_coins_and_no_others() -> None:
    """SW-S06: totals are hidden until the end."""
    watchers = [Watcher(), Watcher(), Watcher()]
    match.play(marchland.game("small-world"), watchers, seed=1)
    for seat, watcher in enumerate(watchers):
        assert watcher.seen
        for mover, scores in watcher.seen:
            assert mover == seat
            assert scores[seat] >= 0
            assert [score for other, score in enumerate(scores) if other != seat] == [-1, -1]


def test_a_bot_sees_all_coins_where_the_table_plays_openly() -> None:
    """SW-S07: the ruling hidden_coins = false."""
    watchers = [Watcher(), Watcher()]
    match.play(marchland.game("small-world"), watchers, 1, rulings={"hidden_coins": False})
    assert all(min(scores) >= 0 for _, scores in watchers[0].seen)


def test_what_a_bot_does_to_its_view_changes_nothing() -> None:
    game = marchland.game("small-world")
    vandals = match.play(game, [Vandal(1), Vandal(2)], seed=5).state
    plain = match.play(game, [RandomBot(1), RandomBot(2)], seed=5).state
    assert vandals.history == plain.history


def test_the_seed_decides_the_game() -> None:
    game = marchland.game("small-world")
    histories = [
        match.play(game, [RandomBot(1), RandomBot(2)], seed).state.history for seed in (5, 5, 6)
    ]
    assert histories[0] == histories[1]
    assert histories[0] != histories[2]


@pytest.mark.parametrize(("bot", "what"), [(Cheat(), "-5"), (Broken(), "KeyError")])
def test_a_bot_that_misbehaves_is_named_with_its_seat(bot: RandomBot, what: str) -> None:
    with pytest.raises(marchland.BotFailed, match=f"seat 2, .*{what}"):
        match.play(marchland.game("small-world"), [RandomBot(1), bot], seed=1)


def test_a_series_is_played_under_the_rulings_that_it_names(tmp_path: Path) -> None:
    chosen = ["--ruling", "hidden_coins=false", "--ruling", "badge_in_decline=discard"]
    played = ["simulate", "small-world", "--games", "1", *chosen, "--replays", str(tmp_path)]
    assert main(played) == 0
    (path,) = tmp_path.iterdir()
    rulings = json.loads(path.read_text(encoding="utf-8"))["rulings"]
    assert (rulings["hidden_coins"], rulings["badge_in_decline"]) == (False, "discard")
    assert rulings["own_declined_cost"] is True


def test_each_game_moves_every_bot_on_by_one_seat() -> None:
    series = Series("small-world", ("greedy", "random", "mine"), games=4, rotate=True)
    # The seats of the three bots: 1, 2, 3, then 2, 3, 1, then 3, 1, 2, and again from the first.
    assert [series.seating(number) for number in range(4)] == [
        [0, 1, 2],
        [2, 0, 1],
        [1, 2, 0],
        [0, 1, 2],
    ]
    assert replace(series, rotate=False).seating(1) == [0, 1, 2]


def test_no_two_bots_of_a_series_throw_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    dice: list[tuple[str, int | str | None]] = []

    def make(name: str, seed: int | str | None) -> RandomBot:
        dice.append((name, seed))
        return RandomBot(seed)

    monkeypatch.setattr(registry, "make", make)
    assert len(list(outcomes(Series("small-world", ("random", "random"), games=2), jobs=1))) == 2
    assert len(set(dice)) == 4


def test_bots_that_rotate_keep_their_own_count() -> None:
    tally = Tally(Series("small-world", ("greedy", "random"), games=2, rotate=True))
    tally.add(0, match.Outcome([9, 5], [0], 10))
    tally.add(1, match.Outcome([7, 7], [0, 1], 10))
    found = tally.figures(1.0)
    assert found["wins"] == {"bots": {"greedy": 1.5, "random": 0.5}, "seats": [1.5, 0.5]}
    assert found["mean_scores"] == {"bots": {"greedy": 8, "random": 6}, "seats": [8, 6]}


def test_a_series_too_long_to_end_begins_at_once_with_any_number_of_jobs() -> None:
    small = Series("small-world", ("random", "random"), 3)
    endless = outcomes(replace(small, games=10**12), jobs=10**9)
    assert [next(endless) for _ in range(3)] == list(outcomes(small, jobs=1))
    endless.close()
