"""The tables in PettingZoo: its own suites, and what they do not ask."""

from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

import marchland
from marchland.envs.pettingzoo import env

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("small-world", {"players": 2}),
    ("small-world", {"players": 5, "rulings": {"hidden_coins": False}}),
    ("warcraft", {"players": 1}),
    ("warcraft", {"players": 4, "rulings": {"teams": True}}),
    ("tiny-epic", {"players": 1}),
    ("tiny-epic", {"players": 3, "map": "heroes"}),
]
# What the suite would rather see and what a dict with a mask, its own way, cannot be.
quietly = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = quietly


@pytest.mark.parametrize("flat", [True, False])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_suite_of_the_interface_passes(game: str, options: dict[str, Any], flat: bool) -> None:
    pettingzoo.test.api_test(env(game, flat=flat, **options), num_cycles=150)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_suite_of_seeds_passes(game: str, options: dict[str, Any]) -> None:
    pettingzoo.test.seed_test(lambda: env(game, **options), num_cycles=40)


def test_the_performance_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds pass at once by a clock that goes a second a look."""
    from pettingzoo.test import performance_benchmark

    looks = iter(range(1000))
    module = __import__("sys").modules[performance_benchmark.__module__]
    monkeypatch.setattr(module.time, "time", lambda: float(next(looks)))
    performance_benchmark(env("small-world"))
    assert "turns per second" in capsys.readouterr().out


def played(seed: int, **options: Any) -> tuple[Any, dict[str, float]]:
    """Play a game in which everybody takes the first legal action."""
    table = env(**options)
    table.reset(seed=seed)
    won: dict[str, float] = {}
    for agent in table.agent_iter(20_000):
        seen, reward, ended, _, info = table.last()
        if ended:
            won[agent] = reward
            assert info["score"] == table.unwrapped.state_now.scores()[int(agent[-1])]
            table.step(None)
        else:
            table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    return table.unwrapped.state_now, won


@pytest.mark.parametrize("seed", [1, 2])
def test_the_rewards_at_the_end_are_those_of_the_winners(seed: int) -> None:
    state, won = played(seed, game="small-world", players=3)
    assert state.is_over
    winners = state.winners()
    share = (3 / len(winners) - 1) / 2
    right = {f"seat_{s}": pytest.approx(share if s in winners else -0.5) for s in range(3)}
    assert won == right


def test_only_the_seat_that_is_asked_has_a_mask_and_sees_its_own_table() -> None:
    table = env("small-world", players=2, flat=False)
    table.reset(seed=3)
    asked, waits = table.agent_selection, {"seat_0", "seat_1"} - {table.agent_selection}
    assert table.observe(asked)["action_mask"].sum() > 1
    assert not table.observe(waits.pop())["action_mask"].any()
    inner = table.unwrapped
    seat = int(asked[-1])
    seen = inner.table.observation(inner.state_now, seat)
    assert all(np.array_equal(seen[k], v) for k, v in table.observe(asked)["observation"].items())
    assert table.action_space(asked).n == inner.table.size


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    table = env("small-world", players=2)
    table.reset(seed=3)
    mask = table.last()[0]["action_mask"]
    before = table.unwrapped.state_now.digest()
    with pytest.raises(marchland.IllegalAction, match="is not legal for seat_0: it chooses one"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.unwrapped.state_now.digest() == before
    table.step(int(np.flatnonzero(mask)[0]))


def test_a_table_tells_itself_in_words_where_that_was_asked_for() -> None:
    table = env("tiny-epic", players=2, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == str(table.unwrapped.state_now)


def test_there_is_no_table_of_another_kind(tmp_path: Path) -> None:
    with pytest.raises(marchland.BadPlayers):
        env("small-world", players=7)
    with pytest.raises(marchland.BadContent):
        env("small-world", content=[tmp_path / "none.toml"])
