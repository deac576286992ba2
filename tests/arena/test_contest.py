"""What an arena plays and how it counts: worked out by hand."""

from collections import Counter
from typing import Any

import pytest

from marchland.arena import match
from marchland.arena.clock import Clock, TooLate, quantile
from marchland.arena.contest import Bout, Contest
from marchland.arena.ratings import rated
from marchland.arena.record import Record, play_bout
from marchland.arena.standings import figures, interval
from marchland.core.errors import BotFailed


def contest(players: int = 2, games: int = 4, bots: tuple[str, ...] = ("a", "b")) -> Contest:
    return Contest("small-world", bots, players, games)


def ended(number: int, scores: list[int], winners: list[int]) -> Record:
    return Record(number, scores, winners, 100, [{} for _ in scores], [])


def test_with_two_seats_a_deal_is_played_once_in_each_seat_order() -> None:
    plan = contest(games=3).plan()
    assert [(bout.deal, bout.seats) for bout in plan] == [
        (0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0)),
    ]  # fmt: skip


def test_with_three_seats_each_bot_sits_alone_once_in_each_seat() -> None:
    plan = contest(players=3, games=1).plan()
    assert [(bout.seats, bout.alone) for bout in plan] == [
        ((0, 1, 1), 0), ((1, 0, 1), 0), ((1, 1, 0), 0),
        ((1, 0, 0), 1), ((0, 1, 0), 1), ((0, 0, 1), 1),
    ]  # fmt: skip


def test_every_pairing_plays_the_same_deals() -> None:
    of_three = contest(bots=("a", "b", "c"), games=4)
    plan = of_three.plan()
    assert [bout.number for bout in plan] == list(range(12))
    deals = Counter((bout.pairing, bout.deal) for bout in plan)
    assert deals == {(pairing, deal): 2 for pairing in range(3) for deal in range(2)}
    assert {of_three.seed_of(b) for b in plan if b.deal == 1} == {"0/deal/1"}


def test_a_longer_run_begins_as_a_shorter_one() -> None:
    short = contest(players=4, games=8, bots=("a", "b", "c")).plan()
    long = contest(players=4, games=40, bots=("a", "b", "c")).plan()
    assert long[: len(short)] == short
    assert len(long) == 5 * len(short)


def test_a_deal_goes_the_same_for_the_same_bots() -> None:
    """The set-up is the deal's in every seat order; the history is the same on every machine."""
    run = Contest("small-world", ("random", "greedy"), 2, 2, keeps_games=True)
    game = run.opened()
    one, other = (play_bout(run, game, bout) for bout in run.plan())
    again = play_bout(run, game, run.plan()[0])
    assert (again.history, again.scores) == (one.history, one.scores)
    start = len(game.new_state(2).history)
    assert one.history[:start] == other.history[:start]
    assert one.actions == len(one.history)


def test_shares_count_a_draw_as_half_with_two_seats() -> None:
    """a wins the first two games, in either seat, the third is shared, b wins the fourth."""
    run = contest(games=4)
    records = {
        0: ended(0, [90, 80], [0]),
        1: ended(1, [70, 80], [1]),
        2: ended(2, [85, 85], [0, 1]),
        3: ended(3, [99, 60], [0]),
    }
    [row] = figures(run, records, 1.0, 1)["pairings"]
    assert (row["games"], row["wins_a"], row["wins_b"], row["draws"]) == (4, 2, 1, 1)
    assert (row["share_a"], row["equal"]) == (0.625, 0.5)
    assert (row["score_a"], row["score_b"]) == ((90 + 80 + 85 + 60) / 4, (80 + 70 + 85 + 99) / 4)
    assert [bot["share"] for bot in figures(run, records, 1.0, 1)["bots"]] == [0.625, 0.375]


def test_with_three_seats_only_the_deals_count_where_the_bot_sits_alone() -> None:
    """Alone a wins one of three and shares one with one other; alone b wins all three."""
    run = contest(players=3, games=6)
    winners = {0: [0], 1: [1, 2], 2: [0], 3: [0], 4: [1], 5: [2]}
    records = {n: ended(n, [50, 50, 50], won) for n, won in winners.items()}
    shown = figures(run, records, 1.0, 1)
    [row] = shown["pairings"]
    # Seats of the games: abb, bab, bba, baa, aba, aab.
    assert (row["share_a"], row["equal"]) == (0.5, 0.3333)
    assert (row["wins_a"], row["draws"], row["wins_b"]) == (1, 1, 4)
    assert [bot["share"] for bot in shown["bots"]] == [0.5, 1.0]


def test_alone_at_the_table_each_plays_the_deal_and_the_better_one_wins_it() -> None:
    """A victory over the game beats any score, then more points do."""
    run = contest(players=1, games=6)
    records = {
        0: ended(0, [10], [0]), 1: ended(1, [30], [1]),
        2: ended(2, [12], [1]), 3: ended(3, [15], [1]),
        4: ended(4, [9], [0]), 5: ended(5, [9], [0]),
    }  # fmt: skip
    [row] = figures(run, records, 1.0, 1)["pairings"]
    assert (row["wins_a"], row["wins_b"], row["draws"], row["share_a"]) == (1, 1, 1, 0.5)
    assert row["equal"] == 0.5


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775), (0.5, 0, 0, 1)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    """Figures of Brown, Cai and DasGupta (2001), table and formula."""
    assert list(interval(share, games)) == pytest.approx([low, high], abs=1e-4)


def test_who_wins_is_rated_higher_and_more_surely_with_more_games() -> None:
    bouts = [Bout(n, 0, n // 2, ((0, 1), (1, 0))[n % 2], 0) for n in range(40)]
    records = {n: ended(n, [9 - n % 2 * 4, 5 + n % 2 * 4], [n % 2]) for n in range(40)}
    few, many = rated(2, bouts[:4], records), rated(2, bouts, records)
    assert many[0][0] > few[0][0] > 25 > few[1][0] > many[1][0]
    assert many[0][1] < few[0][1] < 25 / 3
    alone = [Bout(0, 0, 0, (0,), 0)]
    assert rated(1, alone, {0: ended(0, [5], [0])}) == [(25.0, 25 / 3)]


def test_times_are_kept_to_five_percent() -> None:
    ticks = iter([t for n in range(100) for t in (float(n), n + (0.002 if n < 98 else 0.5))])
    clock = Clock(1, now=lambda: next(ticks))
    for _ in range(100):
        with clock.running(0):
            pass
    assert quantile(clock.times[0], 0.5) == pytest.approx(0.002, rel=0.05)
    assert quantile(clock.times[0], 0.98) == pytest.approx(0.002, rel=0.05)
    assert quantile(clock.times[0], 0.99) == pytest.approx(0.5, rel=0.05)
    assert quantile({}, 0.5) is None


class Slow:
    """Takes its time by a clock that the test sets."""

    def choose(self, view: Any, actions: list[int]) -> int:
        return actions[0]


def test_a_choice_that_takes_too_long_is_named_with_its_limit() -> None:
    ticks = iter([0.0, 1.9, 10.0, 12.1])
    clock = Clock(2, limit=2.0, now=lambda: next(ticks))
    game = Contest("small-world", ("random", "greedy"), 2, 2).opened()
    players = [match.seated(Slow(), "", seat) for seat in range(2)]
    with pytest.raises(BotFailed, match="seat 1, Slow, took longer than 2 seconds for a choice"):
        match.conduct(game, players, 1, clock=clock)


def test_a_bot_that_never_comes_back_is_stopped() -> None:
    def forever() -> None:
        with Clock(1, limit=0.05).running(0):
            while True:
                pass

    with pytest.raises(TooLate):
        forever()
