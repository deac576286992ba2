"""`marchland balance`: what was held, what it earned, how often it was taken and won."""

import json
from math import sqrt
from pathlib import Path

import pytest

import marchland
from marchland.arena import balance, match
from marchland.arena.balance import Account, Scale, rows, weigh
from marchland.arena.series import Series
from marchland.core.witness import Choice, Holding
from tests.arena.calling import said

FIGURES = ("picked", "turns_active", "coins", "share")
ENDS = {f"{one}{end}" for one in FIGURES for end in ("", "_low", "_high")}
ROW = {"id", "own", "times", "prices"} | ENDS
FOXES = """
[race.foxes]
tokens = 10
tokens_of = "giants"
clauses = [{ earns_per = "forest", coins = 9 }]
"""


def seen(game: str, players: int, seed: int, bot: str = "greedy") -> tuple[match.Result, Account]:
    """Play a game and return what its witness tells."""
    rules = marchland.game(game)
    witness = rules.witness()
    seats = [match.seated(bot, f"{seed}/{seat}", seat) for seat in range(players)]
    result = match.conduct(rules, seats, seed, witness=witness)
    told = Account(witness.choices(), witness.holdings(result.state), result.winners)
    return result, told


@pytest.mark.parametrize(
    ("game", "players", "bot"),
    [("small-world", 2, "greedy"), ("small-world", 5, "random"), ("warcraft", 3, "random")],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_combos_brought_is_what_their_seat_has(
    game: str, players: int, bot: str, seed: int
) -> None:
    """Every coin of a seat was brought by one of its combos, or was there at the start (SW-S)."""
    result, told = seen(game, players, seed, bot)
    start = marchland.game(game).new_state(players, seed).scores()
    for seat in range(players):
        brought = sum(one.coins for one in told.holdings if one.seat == seat)
        assert brought == result.scores[seat] - start[seat]


@pytest.mark.parametrize("seed", range(4))
def test_a_combo_is_active_in_the_turns_between_its_pick_and_its_decline(seed: int) -> None:
    """A turn is spent on conquest or on decline (SW-T): together they are the game's rounds."""
    result, told = seen("small-world", 2, seed)
    rounds = result.state.to_dict()["round"]
    for seat in range(2):
        held = [one for one in told.holdings if one.seat == seat]
        assert all(one.turns >= 1 for one in held)
        stout = sum("stout" in one.what["pairs"] for one in held[:-1])
        declines = len(held) - 1 - stout
        assert sum(one.turns for one in held) in (rounds - declines, rounds - declines - 1)


def test_each_pick_is_a_choice_among_combos_that_can_be_paid() -> None:
    """A seat may take any combo that it can pay the way to (SW-T02); one alone is no choice."""
    _, told = seen("small-world", 2, 3)
    assert [one.taken["pairs"] for one in told.choices] == [
        one.what["pairs"] for one in told.holdings
    ]
    for choice in told.choices:
        assert 1 <= len(choice.offered["races"]) <= 6
        assert choice.taken["races"] in choice.offered["races"]
        assert choice.taken["pairs"] == f"{choice.taken['races']} {choice.taken['powers']}"


def test_tiny_epic_tells_factions_and_heroes() -> None:
    """A kingdom's cards are told with its points (TEK-G)."""
    rules = marchland.game("tiny-epic")
    witness = rules.witness()
    seats = [match.seated("random", str(seat), seat) for seat in range(3)]
    result = match.conduct(rules, seats, 5, "heroes", witness=witness)
    held = witness.holdings(result.state)
    kingdoms = result.state.to_dict()["kingdom"]
    assert [one.what["factions"] for one in held] == [row["faction"] for row in kingdoms]
    assert [one.coins for one in held] == result.scores
    for choice in witness.choices():
        [kind] = choice.taken
        assert choice.taken[kind] in choice.offered[kind]
        assert len(choice.offered[kind]) == len(set(choice.offered[kind]))


def test_figures_stand_beside_their_intervals() -> None:
    """Reckoned by hand: four times offered, two taken, coins 10 and 20, one of two won."""
    scales: dict[str, dict[str, Scale]] = {"races": {}}
    for coins, winner in ((10, 0), (20, 1)):
        choices = [
            Choice({"races": ["elves", "orcs"]}, {"races": "elves"}, [0, 1]),
            Choice({"races": ["orcs", "elves"]}, {"races": "orcs"}, [0, 1]),
        ]
        holdings = [Holding(0, {"races": "elves"}, 3, coins)]
        weigh(scales, Account(choices, holdings, [winner]))
    told = {row["id"]: row for row in rows(scales["races"], {"elves"})}
    elves = told["elves"]
    assert set(elves) == ROW
    assert elves["prices"] == [
        {"price": 0, "offered": 2, "taken": 2},
        {"price": 1, "offered": 2, "taken": 0},
    ]
    assert (elves["times"], elves["own"], told["orcs"]["own"]) == (2, False, True)
    assert (elves["picked"], elves["turns_active"], elves["coins"]) == (0.5, 3, 15)
    # Two values 10 apart have a deviation of 7.07; divided by the root of two that is 5.
    assert elves["coins_high"] == pytest.approx(15 + 1.96 * 10 / sqrt(2) / sqrt(2), abs=0.01)
    # Wilson: (0.5 + z²/2n ± z √(0.25/n + z²/4n²)) / (1 + z²/n) with n = 2 and z = 1.96.
    assert (elves["share_low"], elves["share_high"]) == (0.0945, 0.9055)
    assert told["orcs"]["coins"] is None
    assert told["orcs"]["share_low"] is None


def test_one_process_and_two_find_the_same() -> None:
    series = Series("small-world", ("random", "random"), 6, seed=4)
    assert balance.run(series, 1) == balance.run(series, 2)


def test_home_made_races_are_told_apart_and_their_strength_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A race of ten tokens that earns nine coins a forest earns more than any of the box."""
    path = tmp_path / "foxes.toml"
    path.write_text(FOXES, encoding="utf-8")
    call = ("balance", "small-world", "--games", "8", "--content", str(path), "--json")
    status, out, _ = said(capsys, *call)
    told = json.loads(out)
    assert status == 0
    own = {row["id"] for row in told["races"] if row["own"]}
    assert own == {"foxes"}
    coins = {row["id"]: row["coins"] for row in told["races"] if row["coins"] is not None}
    assert max(coins, key=lambda one: coins[one]) == "foxes"
    assert all(row["own"] == ("foxes" in row["id"].split()) for row in told["pairs"])
    assert all(set(row) == ROW for kind in ("races", "powers", "pairs") for row in told[kind])


def test_words_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "balance", "tiny-epic", "--games", "1", "--bots", "random")
    assert status == 0
    assert out.startswith("1 game of tiny-epic with 2 seats of random\n\nfactions ")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            "small-world --bots greedy,random",
            "Balance seats one bot everywhere, so that only what is held decides: name one.",
        ),
        ("small-world --players 9", "small-world is for 2, 3, 4, 5 players, not for 9."),
        ("small-world --games 0", "marchland balance: Argument --games: '0' is no whole number"),
        ("small-worlds", "There is no game called 'small-worlds'"),
        ("small-world --bots nobody", "There is no bot called 'nobody'"),
        ("small-world --map nowhere", "There is no map called 'nowhere'"),
    ],
)  # fmt: skip
def test_what_cannot_be_weighed_is_one_sentence(
    capsys: pytest.CaptureFixture[str], call: str, sentence: str
) -> None:
    status, out, errors = said(capsys, "balance", *call.split())
    assert (status, out) == (2, "")
    assert errors.startswith(sentence)
    assert errors.count("\n") == 1
