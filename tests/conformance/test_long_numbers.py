"""A number of thousands of digits, wherever it stands, is cut where an error repeats it."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core import scenario
from marchland.core.replay import Replay

LONG = 10**3999 + 7
MOST = 600
"""Characters of a sentence that lists what is known."""
Path_ = tuple[str | int, ...]
TABLES: dict[str, dict[str, Any]] = {
    "small-world": {},
    "tiny-epic": {"map": "heroes"},
    "warcraft": {},
}
FOLDER = Path(__file__).parents[1] / "scenarios"


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Yield where numbers stand; of a list only the first item is looked at."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from places(one, (*path, key))
    elif isinstance(value, list) and value:
        yield from places(value[0], (*path, 0))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def changed(document: Any, path: Path_, number: int) -> Any:
    """Return a copy with another number in a place."""
    found = copy.deepcopy(document)
    at = found
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = number
    return found


def said(call: Callable[[], object]) -> str:
    """Return the sentence with which a call refuses, "" where it does not."""
    try:
        call()
    except (marchland.MarchlandError, scenario.Failure) as error:
        return str(error)
    return ""


def verified(text: str) -> object:
    return Replay.read(text).verify()


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("number", [LONG, -LONG])
def test_a_replay_with_such_a_number_is_refused_in_a_sentence(name: str, number: int) -> None:
    game = marchland.game(name)
    document = json.loads(
        marchland.play(game, ["random"] * 2, 1, **TABLES[name]).replay().to_json()
    )
    spots = list(places(document))
    assert len(spots) > 5
    for path in spots:
        wrong = json.dumps(changed(document, path, number))
        told = said(partial(verified, wrong))
        assert 0 < len(told) < MOST, path


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("number", [LONG, -LONG])
def test_a_call_with_such_a_number_is_refused_in_a_sentence(name: str, number: int) -> None:
    game = marchland.game(name)
    state = game.new_state(2, **TABLES[name])
    calls: list[Callable[[], object]] = [
        lambda: game.new_state(number),
        lambda: state.observe(number),
        lambda: state.resample(number, Random(1)),
        lambda: marchland.checked(state).apply(number),
        lambda: state.parse(f"pick {number}"),
        lambda: state.plan(f"deploy A={number}"),
        lambda: game.new_state(2, map=number),  # type: ignore[arg-type]
        lambda: game.new_state(2, rulings={"hidden_coins": number}),  # type: ignore[dict-item]
    ]
    for place, call in enumerate(calls):
        assert 0 < len(said(call)) < MOST, place


@pytest.mark.parametrize("name", TABLES)
def test_a_scenario_with_such_a_number_is_refused_in_a_sentence(name: str) -> None:
    seen: set[Path_] = set()
    for file in sorted((FOLDER / name).rglob("*.toml"))[::25]:
        data = scenario.read(file)
        for path in places(data):
            if path in seen:
                continue
            seen.add(path)
            told = said(partial(scenario.run, changed(data, path, LONG)))
            assert 0 < len(told) < MOST, path
    assert len(seen) > 10
