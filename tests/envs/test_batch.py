"""Many tables in one call: each goes its own way, games that end begin anew."""

from random import Random
from typing import Any

import numpy as np
import pytest

import marchland
from marchland.envs.batch import Batch


def run(batch: Batch, steps: int, seed: int = 1) -> list[Any]:
    """Play at random; return what each step gave."""
    rng = Random(seed)
    return [batch.step([rng.choice(numbers) for numbers in batch.legal()]) for _ in range(steps)]


@pytest.mark.parametrize(
    ("game", "players"), [("small-world", 2), ("warcraft", 1), ("tiny-epic", 3)]
)
def test_each_table_goes_as_a_table_alone(game: str, players: int) -> None:
    batch = Batch(game, tables=4, players=players, seed=9)
    table = batch.table
    for _ in range(5):
        run(batch, 20)
        masks, seen, flat = batch.masks(), batch.observations(), batch.flat()
        assert masks.shape == (4, table.size)
        for row, state in enumerate(batch.states):
            assert batch.to_move[row] == state.to_move >= 0
            assert np.array_equal(masks[row], table.mask(state))
            assert np.array_equal(flat[row], table.flat(state, state.to_move))
            alone = table.observation(state, state.to_move)
            assert all(np.array_equal(seen[name][row], alone[name]) for name in alone)


def test_a_game_that_ends_gives_its_rewards_once_and_the_next_one_begins() -> None:
    batch = Batch("small-world", tables=3, players=2, seed=2)
    ended = 0
    for step in run(batch, 400):
        assert step.rewards.shape == step.scores.shape == (3, 2)
        for row in np.flatnonzero(step.done):
            ended += 1
            best = step.scores[row].max()
            assert step.scores[row].min() > 0
            assert step.rewards[row].sum() == 0
            if step.rewards[row].any():
                assert step.rewards[row][step.scores[row] < best].tolist() in ([], [-1])
        still = ~step.done
        assert not step.rewards[still].any()
        assert not step.scores[still].any()
    assert ended == batch.games >= 6
    assert all(not state.is_over for state in batch.states)


def test_the_same_seed_plays_the_same_dice() -> None:
    one, again = Batch(tables=2, seed="a"), Batch(tables=2, seed="a")
    other = Batch(tables=2, seed="b")
    for batch in (one, again, other):
        run(batch, 150)
    keys = [[state.key() for state in batch.states] for batch in (one, again, other)]
    assert keys[0] == keys[1] != keys[2]
    assert keys[0][0] != keys[0][1]


def test_a_wrong_step_is_refused_in_a_sentence_and_no_table_changes() -> None:
    batch = Batch(tables=2)
    before = [state.key() for state in batch.states]
    good = [numbers[0] for numbers in batch.legal()]
    illegal = int(np.flatnonzero(~batch.masks()[1])[0])
    with pytest.raises(marchland.IllegalAction, match="is not legal at table 1"):
        batch.step([good[0], illegal])
    with pytest.raises(marchland.IllegalAction, match="for each of the 2 tables, not 1"):
        batch.step(good[:1])
    with pytest.raises(marchland.MarchlandError, match="at least one table"):
        Batch(tables=0)
    assert [state.key() for state in batch.states] == before
