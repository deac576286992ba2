"""Set-up and the die: what lies on the table before the first pick (SW-S01 to SW-S05, SW-D01)."""

import re
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.errors import MarchlandError
from tests.boxed import POWERS, RACES, boxed

ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
TRIBES = {  # read off the boards: where the Lost Tribe symbol is
    2: "r4 r7 r11 r12 r13 r14 r15 r18 r20",
    3: "r6 r8 r10 r13 r18 r19 r21 r22 r23 r29",
    4: "r2 r3 r6 r7 r8 r13 r15 r22 r24 r25 r26 r27 r29 r36",
    5: "r6 r9 r10 r11 r15 r17 r19 r22 r26 r29 r32 r33 r34 r36 r37 r40 r41 r42",
}


def table(players: int, seed: int = 1) -> dict[str, Any]:
    """Lay out a game and write down what lies there."""
    return boxed().new_state(players=players, seed=seed).to_dict()


def combos(position: dict[str, Any]) -> list[tuple[str, str]]:
    """Return race and power of each open combo."""
    pairs = [text.split() for text in position["column"]]
    return [(race, power) for race, power in pairs]


@pytest.mark.parametrize("players", ROUNDS)
def test_each_number_of_players_has_its_map_and_its_rounds(players: int) -> None:
    """SW-S01, SW-G01: 2 to 5 players play 10, 10, 9 and 8 rounds, each seat one turn in each."""
    rng = Random(players)
    state = marchland.game("small-world").new_state(players=players, seed=players)
    assert state.map_name == f"{players}p"
    turns: list[tuple[int, int]] = []
    while not state.is_over:
        position = state.to_dict()
        now = (position["round"], position["seat"])
        if turns[-1:] != [now]:
            turns.append(now)
        state.apply(rng.choice(state.legal_actions()))
    rounds = range(1, ROUNDS[players] + 1)
    assert turns == [(number, seat) for number in rounds for seat in range(1, players + 1)]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(players: int) -> None:
    """SW-S01: the sentence says what is possible."""
    with pytest.raises(MarchlandError, match="2, 3, 4, 5"):
        marchland.game("small-world").new_state(players=players, seed=1)


@pytest.mark.parametrize("players", ROUNDS)
def test_seat_one_begins_and_picks(players: int) -> None:
    """SW-S02, SW-P01: with five coins all six combos can be paid, and nothing else is asked."""
    state = marchland.game("small-world").new_state(players=players, seed=3)
    assert state.to_move == 0
    assert [state.describe(a) for a in state.legal_actions()] == [f"pick {n}" for n in range(1, 7)]


def test_six_different_combos_lie_open_without_coins() -> None:
    """SW-S03: six of 14 banners, six of 20 badges."""
    position = table(2)
    races, powers = (set(names) for names in zip(*combos(position), strict=True))
    assert (len(races & {*RACES.split()}), len(powers & {*POWERS.split()})) == (6, 6)
    assert position["column_coins"] == [0] * 6


def test_every_banner_meets_every_badge_at_every_height() -> None:
    """SW-S03: a shuffle favours none; 600 games see every pair, and each thing in each place."""
    places: list[tuple[set[str], set[str]]] = [(set(), set()) for _ in range(6)]
    pairs = set()
    for seed in range(600):
        for place, (race, power) in enumerate(combos(table(2, seed))):
            places[place][0].add(race)
            places[place][1].add(power)
            pairs.add((race, power))
    assert places == [({*RACES.split()}, {*POWERS.split()})] * 6
    assert len(pairs) == 14 * 20


def test_the_draws_of_set_up_stand_first_in_the_history() -> None:
    """SW-S03: six banners and six badges, drawn by nobody but chance."""
    state = marchland.game("small-world").new_state(players=2, seed=5)
    drawn = [state.describe(action) for action in state.history]
    laid = [f"draw={name}" for combo in combos(state.to_dict()) for name in combo]
    assert sorted(drawn) == sorted(laid)


def test_the_same_seed_lays_the_same_column() -> None:
    """SW-S03: and another seed another one."""
    first, again, other = (table(3, seed)["column"] for seed in (11, 11, 12))
    assert first == again
    assert first != other


@pytest.mark.parametrize("players", ROUNDS)
def test_lost_tribes_stand_on_their_symbols_and_nowhere_else(players: int) -> None:
    """SW-S04: one token each; 9, 10, 14 and 18 of them, and nobody else is on the map."""
    position = table(players)
    assert position["neutral"] == dict.fromkeys(TRIBES[players].split(), 1)
    assert position["tribe"] == []
    assert position["pieces"] == {}


@pytest.mark.parametrize("players", ROUNDS)
def test_everybody_starts_with_five_coins(players: int) -> None:
    """SW-S05."""
    state = marchland.game("small-world").new_state(players=players, seed=2)
    assert state.scores() == [5] * players


def test_half_the_faces_of_the_die_are_blank() -> None:
    """SW-D01: 0, 0, 0, 1, 2, 3."""
    rng = Random(1)
    weights: dict[str, int] = {}
    while not weights:  # play until somebody dares a last attempt
        state = marchland.game("small-world").new_state(players=2, seed=rng.randrange(100))
        while not state.is_over and not weights:
            texts = {state.describe(action): action for action in state.legal_actions()}
            daring = [text for text in texts if text.startswith("attempt ")]
            text = rng.choice(daring or list(texts))
            state.apply(texts[text])
            if re.match("attempt ", text):
                weights = {state.describe(a): weight for a, weight in state.chance_outcomes()}
    assert weights == {"roll=0": 3, "roll=1": 1, "roll=2": 1, "roll=3": 1}


def test_a_board_is_for_its_own_number_of_players() -> None:
    """SW-S01: two players do not play on the board for five."""
    with pytest.raises(marchland.BadPlayers, match="map 5p is for 5 players, not for 2"):
        marchland.game("small-world").new_state(players=2, map="5p")
