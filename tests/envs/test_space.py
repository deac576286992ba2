"""A dense space has a number for whatever may be asked, and shows a seat what it may know."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import marchland
from marchland.core.errors import NoSpace
from marchland.core.game import State
from marchland.envs import Space, space
from marchland.tinyepic.edges import hidden
from tests.envs.tables import FROZEN, Table, made, name_of, row_of, tables
from tests.playing import choose_boldly, walk

EVERY = [pytest.param(table, id=name_of(table)) for table in tables()]
FOXES = """
[race.foxes]
tokens = 9
tokens_of = "giants"
clauses = [{ earns_per = "forest", coins = 2 }]
"""


def look_everywhere(table: Space, state: State, rng: Random) -> None:
    """Play to the end; at each node all legal actions have a number, at some look at the table."""
    while not state.is_over:
        legal = state.legal_actions()
        numbers = [table.index(action) for action in legal]
        assert numbers == sorted(set(numbers))
        assert [table.action(number) for number in numbers] == legal
        by_chance = [number >= table.choices for number in numbers]
        assert by_chance == [state.to_move == marchland.CHANCE] * len(numbers)
        if rng.random() < 0.02:
            mask = table.mask(state)
            assert mask.shape == (table.size,)
            assert mask.dtype == np.bool_
            assert np.flatnonzero(mask).tolist() == numbers
            in_range(table, state, rng.randrange(table.players))
        state.apply(choose_boldly(state, rng))
    assert not table.mask(state).any()
    for seat in range(table.players):
        in_range(table, state, seat)


def in_range(table: Space, state: State, seat: int) -> None:
    """Look at the table: the shapes are those that are promised, kinds are kinds that exist."""
    seen = table.observation(state, seat)
    assert {name: array.shape for name, array in seen.items()} == table.shapes
    for name, array in table.arrays.items():
        for place, column in enumerate(array.columns):
            values = seen[name][..., place]
            if column.kinds:
                assert values.min() >= -1, (name, column)
                assert values.max() < column.kinds, (name, column)
    flat = table.flat(state, seat)
    assert flat.shape == (table.width,)
    assert flat.dtype == np.float32


@pytest.mark.parametrize("table", EVERY)
def test_every_legal_action_of_a_game_has_a_number(table: Table) -> None:
    found = made(table)
    rng = Random(str(table))
    for seed in range(2):
        look_everywhere(found, found.new_state(seed), rng)


@pytest.mark.slow
@pytest.mark.parametrize("table", EVERY)
def test_every_legal_action_of_many_games_has_a_number(table: Table) -> None:
    found = made(table)
    rng = Random(f"many {table}")
    for seed in range(100, 116):
        look_everywhere(found, found.new_state(seed), rng)


def test_home_made_races_and_faces_named_one_by_one_have_numbers_too(tmp_path: Path) -> None:
    file = tmp_path / "foxes.toml"
    file.write_text(FOXES, "utf-8")
    own = space("small-world", players=3, content=[file])
    assert own.index(own.new_state().parse("draw=foxes")) >= own.choices
    look_everywhere(own, own.new_state(4), Random(4))
    faces = space("warcraft", players=2, map=["large-2a", "small-1b"])
    state: Any = faces.new_state(4)
    assert faces.shapes["regions"][0] == len(state.map.ids)
    look_everywhere(faces, state, Random(4))


def test_numbers_go_both_ways_and_wrong_ones_are_refused_in_a_sentence() -> None:
    table = space("small-world", players=2)
    assert [table.index(table.action(n)) for n in range(table.size)] == list(range(table.size))
    for number in (-1, table.size, 2.5, "3"):
        with pytest.raises(NoSpace, match=f"they are 0 to {table.size - 1}"):
            table.action(number)  # type: ignore[arg-type]
    for action in (-1, 5, 1 << 40, "stop", None):
        with pytest.raises(NoSpace, match="is no action of this table"):
            table.index(action)  # type: ignore[arg-type]
    with pytest.raises(marchland.UnknownGame):
        space("chess")
    with pytest.raises(marchland.BadPlayers):
        space("small-world", players=6)
    with pytest.raises(marchland.UnknownMap):
        space("tiny-epic", players=2, map="moon")
    with pytest.raises(marchland.BadSeat):
        table.observation(table.new_state(), 2)


def test_the_numbers_of_a_space_stay_as_long_as_rules_and_map_do() -> None:
    """Where a rules number or a map changed, `python tools/golden.py` writes the file anew."""
    frozen = json.loads(FROZEN.read_text("utf-8"))
    for table in tables():
        then, now = frozen[name_of(table)], row_of(made(table))
        assert now == then, name_of(table)


def test_a_space_is_the_same_in_another_process() -> None:
    code = (
        "import json; from marchland.envs import space; t = space('warcraft', players=2);"
        "print(json.dumps([t.action(n) for n in range(t.size)]))"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    here = space("warcraft", players=2)
    assert json.loads(told.stdout) == [here.action(n) for n in range(here.size)]


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two observations are equal."""
    return all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize(("name", "players"), [("small-world", 3), ("warcraft", 2)])
def test_what_others_have_put_away_is_in_no_array(name: str, players: int) -> None:
    """SW-S06: coins of the others are swapped under the observer's nose."""
    table = space(name, players=players)
    state: Any = table.new_state(3)
    for number, _ in enumerate(walk(state, Random(3))):
        if number % 15:
            continue
        for seat in range(players):
            other = state.copy()
            other.coins = [c if s == seat else c + 11 for s, c in enumerate(state.coins)]
            seen = table.observation(state, seat)
            assert same(seen, table.observation(other, seat))
            coins = seen["seats"][:, table.names("seats").index("coins")]
            assert coins.tolist() == [state.coins[seat], *[-1] * (players - 1)]
            mine = state.copy()
            mine.coins[seat] += 1
            assert not same(seen, table.observation(mine, seat))
    assert state.is_over
    assert table.observation(state, 0)["seats"][:, 0].tolist() == state.coins


def test_open_totals_are_seen_by_all() -> None:
    table = space("small-world", players=2, rulings={"hidden_coins": False})
    state: Any = table.new_state(1)
    state.coins = [7, 12]
    assert table.observation(state, 1)["seats"][:, 0].tolist() == [12, 7]


def test_a_war_number_and_drawn_heroes_are_seen_by_their_seat_alone() -> None:
    """TEK-14: what the attacker has set and what another has drawn is swapped."""
    table = space("tiny-epic", players=3, map="heroes")
    number = table.names("war").index("number")
    wars = draws = 0
    for seed in range(40):
        state: Any = table.new_state(seed)
        for _ in walk(state, Random(seed)):
            if hidden.sealed(state) == [0] and wars < 5:
                wars += 1
                other = state.copy()
                other.war.number[0] = (state.war.number[0] + 1) % 5
                for seat in range(3):
                    seen, again = table.observation(state, seat), table.observation(other, seat)
                    own = seat == state.war.seats[0]
                    assert same(seen, again) is not own
                    assert seen["war"][0, number] == (state.war.number[0] if own else -2)
            if any(state.hands) and draws < 5:
                draws += 1
                who = next(s for s in range(3) if state.hands[s])
                other = state.copy()
                drawn, left = state.hands[who], state.deck
                swapped = left & -left
                low = drawn & -drawn
                other.hands[who], other.deck = drawn ^ low | swapped, left ^ swapped | low
                for seat in range(3):
                    seen, again = table.observation(state, seat), table.observation(other, seat)
                    assert same(seen, again) is (seat != who)
        if wars == draws == 5:
            return
    raise AssertionError((wars, draws))


def test_a_flat_observation_has_a_one_for_each_kind_and_numbers_in_proportion() -> None:
    table = space("small-world", players=2)
    state = table.new_state(2)
    flat = table.flat(state, 0)
    first = table.arrays["regions"].columns[:3]
    assert [(column.name, column.kinds) for column in first] == [
        ("there", 0), ("terrain", 8), ("mine", 0),
    ]  # fmt: skip
    terrain = int(table.observation(state, 0)["regions"][0, 1])
    assert flat[:10].tolist() == [1, *(float(n == terrain) for n in range(8)), flat[9]]
    assert flat[-1] == 0
    both = {name: np.stack([array] * 2) for name, array in table.observation(state, 0).items()}
    assert np.array_equal(table.flatten(both), np.stack([flat, flat]))


def test_the_seats_of_an_observation_count_from_the_observer() -> None:
    """A table seen from the next seat is the same table, its rows of seats moved on by one."""
    table = space("small-world", players=3, rulings={"hidden_coins": False})
    state = table.new_state(5)
    rng = Random(5)
    for _ in range(120):
        state.apply(choose_boldly(state, rng))
    first, second = table.observation(state, 0), table.observation(state, 1)
    for name in ("seats", "tribes"):
        assert np.array_equal(np.roll(first[name], -1, axis=0), second[name])
    holder = table.names("regions").index("holder")
    theirs = {0: 2, 1: 0, 2: 1, 3: 3, -1: -1}
    moved = [theirs[int(seat)] for seat in first["regions"][:, holder]]
    assert moved == second["regions"][:, holder].tolist()
    assert set(moved) >= {0, 1, 2}


def test_without_numpy_the_plain_package_works_and_the_environments_say_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import marchland; marchland.play(marchland.game('small-world'), ['greedy', 'random'])\n"
        "import marchland.envs"
    )
    told = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert told.stderr.splitlines()[-1] == (
        "ImportError: Environments need numpy, which is not installed: "
        "pip install 'marchland[env]'."
    )
