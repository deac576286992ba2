"""A scenario file that is wrong is refused in a sentence, whatever is wrong with it."""

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.scenario import Failure, run

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
    good = tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))
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
