"""A scenario file that is wrong is refused in a sentence, whatever is wrong with it."""

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.scenario import Failure, read, run
from marchland.core.toml import written
from tests.playing import CASES, samples

TURNS = {"small-world": {"mode", "pick"}, "warcraft": {"mode", "pick"}, "tiny-epic": {"select"}}
"""For each game the moments with which a turn begins."""
FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = (
    "small-world/pairs/dragon-against-peace.toml",
    "warcraft/pairs/harmony-and-the-champion.toml",
    "tiny-epic/rulings/A44-a-conquest-is-a-war-won.toml",
)
ODD: tuple[Any, ...] = (
    -1, 10**12, 1.5, True, "", "x", "camp*999999999999", [], ["x"], [[]], [{}], {}, {"x": 1},
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where each value of a file stands."""
    items: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_any_value_of_another_kind_is_told_in_a_sentence(file: str, odd: Any) -> None:
    """Nothing but a refusal or a failed check comes of it."""
    good = read(FOLDER / file)
    run(good)
    told: list[str] = []
    for path in places(good):
        bad = copy.deepcopy(good)
        inner = bad
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = odd
        try:
            run(bad)
        except (Failure, marchland.MarchlandError) as error:
            told.append(str(error))
    assert len(told) > 10
    assert all(len(text.splitlines()) == 1 for text in told)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_start_of_a_turn_is_written_down_as_a_scenario(name: str, players: int) -> None:
    """What `to_dict` says, and `marchland replay` prints, is read back to the same choices."""
    met = set()
    for state in samples(name, players, every=1):
        told = state.to_dict()
        file = tomllib.loads(written(told))
        if state.to_move < 0 or told["stage"] not in TURNS[name]:
            continue
        met.add(told["stage"])
        back = state.game.position(file)
        assert back.legal_actions() == state.legal_actions()
        assert back.to_move == state.to_move
        assert back.scores()[:players] == state.scores()[:players]
        assert {**back.to_dict(), "map_name": ""} == {**told, "map_name": ""}
    assert met == TURNS[name]


def test_a_position_amid_an_action_says_where_a_scenario_begins() -> None:
    state = marchland.game("tiny-epic").new_state(2, 1)
    assert state.to_dict()["stage"] != "select"
    with pytest.raises(marchland.BadScenario):
        state.game.position(state.to_dict())
