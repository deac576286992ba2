"""The games in OpenSpiel: its own simulation test, one of its algorithms, and the same game."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import marchland
from marchland.envs.open_spiel import load


@pytest.mark.parametrize(
    ("game", "players", "serialize"),
    [
        ("small-world", 2, True),
        ("small-world", 3, False),
        ("warcraft", 1, False),
        ("warcraft", 2, False),
        ("tiny-epic", 1, False),
        ("tiny-epic", 2, False),
    ],
)
def test_its_random_simulation_passes(game: str, players: int, serialize: bool) -> None:
    found = load(game, players=players)
    pyspiel.random_sim_test(found, num_sims=1, serialize=serialize, verbose=False)


def test_the_games_are_known_by_name_with_their_tables() -> None:
    known = set(pyspiel.registered_names())
    assert {"marchland_small_world", "marchland_warcraft", "marchland_tiny_epic"} <= known
    found = pyspiel.load_game("marchland_small_world(players=3)")
    assert found.num_players() == 3
    team = load("warcraft", players=4, rulings={"teams": True})
    assert team.new_initial_state().state.rulings["teams"] is True
    assert pyspiel.load_game(str(team)).table.size == team.table.size


def test_a_game_goes_as_it_goes_without_it() -> None:
    """The same actions lead to the same positions; probabilities are the weights' shares."""
    found = load("small-world", players=2)
    theirs = found.new_initial_state()
    ours = marchland.game("small-world").empty_state(2, "2p", {})
    rng = Random(5)
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            outcomes = theirs.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            weights = [weight for _, weight in ours.chance_outcomes()]
            assert [s for _, s in outcomes] == pytest.approx([w / sum(weights) for w in weights])
            choice = rng.choice([action for action, _ in outcomes])
        else:
            assert theirs.current_player() == ours.to_move
            choice = rng.choice(theirs.legal_actions())
        action = theirs.own(choice)
        assert theirs.action_to_string(theirs.current_player(), choice) == ours.describe(action)
        theirs.apply_action(choice)
        ours.apply(action)
        assert theirs.state.key() == ours.key()
    assert theirs.returns() == pytest.approx(found.table.returns(ours))
    assert sum(theirs.returns()) == pytest.approx(0)


def test_a_clone_is_another_state_with_the_same_history() -> None:
    state = load("tiny-epic", players=2).new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    assert (twin.history(), twin.state.key()) == (state.history(), state.state.key())
    twin.apply_action(twin.legal_actions()[-1])
    assert twin.state.key() != state.state.key()


def test_an_observer_sees_what_a_seat_may_know() -> None:
    found = load("small-world", players=2)
    state = found.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observation = make_observation(found)
    observation.set_from(state, player=1)
    assert np.array_equal(observation.tensor, found.table.flat(state.state, 1))
    other: Any = state.clone()
    other.state.coins = [c + 9 * (s == 0) for s, c in enumerate(other.state.coins)]
    observation.set_from(other, player=1)
    assert np.array_equal(observation.tensor, found.table.flat(state.state, 1))
    assert observation.string_from(other, player=1) == observation.string_from(state, player=1)


def test_its_tree_search_plays_our_game() -> None:
    """Eight simulations a choice, each a random game to the end: the first turn is legal."""
    found = load("small-world", players=2)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(found, 1.4, 8, evaluator, random_state=rng)
    state = found.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])


def test_a_program_that_loaded_a_game_ends_in_peace() -> None:
    """OpenSpiel lets go of what it was told after Python has ended."""
    code = "from marchland.envs.open_spiel import load; load('small-world').new_initial_state()"
    told = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


def test_there_is_no_table_of_another_kind() -> None:
    with pytest.raises(marchland.UnknownGame):
        load("chess")
    with pytest.raises(marchland.BadPlayers):
        load("small-world", players=9)
