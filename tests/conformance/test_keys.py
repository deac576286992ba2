"""Positions as values: equal, with one key, whatever led to them."""

import json
import subprocess
import sys
from itertools import permutations
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from tests.playing import CASES, choose, new, samples

LAST = 25
"""Actions that two equal positions are played on with."""
KEYS_OF_A_GAME = """
import json, sys
from random import Random
import marchland
from tests.playing import new, walk
name, players = sys.argv[1], int(sys.argv[2])
state = new(name, players, 5)
keys = [state.key()] + [state.key() for _ in walk(state, Random(5))]
print(json.dumps(keys))
"""


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_key_is_a_number_of_62_bits_that_equal_positions_share(name: str, players: int) -> None:
    """The position read back has it too; files keep it as the digest."""
    met: dict[int, State] = {}
    for state in samples(name, players, every=3):
        key = state.key()
        assert 0 <= key < 1 << 62
        assert key == state.copy().key() == state.digest()
        assert state.game.load(state.serialize()).key() == key
        assert met.setdefault(key, state.copy()) == state
    assert len(met) > 10


@pytest.mark.parametrize(("name", "players"), CASES)
def test_positions_with_different_keys_differ(name: str, players: int) -> None:
    """Also two that differ in one coin, one token or one good of one seat alone."""
    before = None
    for state in samples(name, players, every=4):
        assert before is None or (state != before and state.key() != before.key())
        before = state.copy()
        for other in slightly_changed(state):
            assert other != state
            assert other.key() != state.key()


def slightly_changed(state: Any) -> list[Any]:
    """Return copies in which one number is another one."""
    found = []
    for place in range(state.players):
        twin = state.copy()
        if hasattr(twin, "coins"):
            twin.coins[place] += 1
        else:
            twin.kingdoms[place].stock[1] += 1
        found.append(twin)
    if hasattr(state, "count") and state.count:
        twin = state.copy()
        twin.count[len(twin.count) - 1] += 1
        found.append(twin)
    return found


@pytest.mark.parametrize(("name", "players"), CASES)
def test_keys_are_the_same_in_every_process(name: str, players: int) -> None:
    found = []
    for seed in ("0", "1"):
        run = subprocess.run(
            [sys.executable, "-c", KEYS_OF_A_GAME, name, str(players)],
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ".:src"},
            text=True,
        )
        found.append(json.loads(run.stdout))
    state = new(name, players, 5)
    assert found[0] == found[1]
    assert found[0][0] == state.key()


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_the_order_of_conquests_makes_no_other_position(name: str, players: int) -> None:
    """Two and three conquests of one turn in every order (SW-C14): equal in all that follows."""
    rng = Random(11)
    pairs = triples = 0
    for seed in range(4):
        for state in samples_of(name, players, seed):
            targets = [a for a in state.legal_actions() if state.describe(a).startswith("conquer ")]
            for size in (2, 3):
                chosen = rng.sample(targets, min(size, len(targets)))
                ends = [end for order in permutations(chosen) if (end := after(state, order))]
                if len(chosen) < size or len(ends) < 2 or not alike(ends):
                    continue
                pairs += size == 2
                triples += size == 3
                for end in ends[1:]:
                    assert end == ends[0]
                    assert end.key() == ends[0].key()
                    assert end.digest() == ends[0].digest()
                    same_future(end, ends[0], rng)
    assert pairs > 20
    assert triples > 6


def samples_of(name: str, players: int, seed: int) -> list[Any]:
    """Return positions of one random game in which tokens are in hand."""
    state: Any = new(name, players, seed)
    rng = Random(seed)
    found = []
    while not state.is_over:
        if state.to_move >= 0 and any(t is not None and t.hand > 3 for t in state.tribes):
            found.append(state.copy())
        state.apply(choose(state, rng))
    return found


def after(state: Any, actions: tuple[int, ...]) -> Any:
    """Return the position after these actions, None where one is not legal in its turn."""
    twin = state.copy()
    for action in actions:
        if action not in twin.legal_actions():
            return None
        twin.apply(action)
    return twin if twin.to_move >= 0 else None


def alike(ends: list[Any]) -> bool:
    """Tell whether the same pieces went everywhere.

    A race that left the map lies in the stack in the order of leaving; the tokens that a region
    cost may have been another number when another region was taken first.
    """
    return all(
        end.to_dict() == ends[0].to_dict() and end.races.tail == ends[0].races.tail for end in ends
    )


def same_future(one: Any, other: Any, rng: Random) -> None:
    """Play both on with the same actions, and find them equal all the way."""
    one, other = one.copy(), other.copy()
    for _ in range(LAST):
        assert one.legal_actions() == other.legal_actions()
        assert one.chance_outcomes() == other.chance_outcomes()
        if one.is_over:
            break
        action = choose(one, rng)
        one.apply(action)
        other.apply(action)
        assert one.forced == other.forced
        assert one.key() == other.key()
    assert one == other
    assert one.scores() == other.scores()


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_state_is_no_key_of_a_set_or_dict(name: str, players: int) -> None:
    """It changes in place; the error says what to use."""
    state = new(name, players, 4)
    for one in (state, marchland.checked(state)):
        with pytest.raises(TypeError, match=r"use its key\(\)"):
            hash(one)
        with pytest.raises(TypeError, match=r"use its key\(\)"):
            {one}  # noqa: B018 - making it is what is refused


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_printed_state_shows_the_position_in_a_few_lines(name: str, players: int) -> None:
    """The game, the round, who is to move, and a line or more for each seat."""
    for state in samples(name, players, every=7):
        first, *lines = str(state).splitlines()
        assert repr(state) == f"<{first}>"
        assert str(marchland.checked(state)) == str(state)
        assert repr(marchland.checked(state)) == f"checked(<{first}>)"
        assert first.startswith(f"{name}: ")
        if state.is_over:
            assert first.endswith("over")
        elif state.to_move >= 0:
            assert f"seat {state.to_move + 1} to move" in first
        else:
            assert "chance" in first
        assert {f"seat {seat + 1}" for seat in range(players)} <= {
            line.split(":")[0] for line in lines
        }
        assert len(lines) < 30
