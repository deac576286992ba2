"""How many ways a position can go on: counted by hand where that is possible, then pinned.

Each file is a scenario with a table `[leaves]`: the number of different sequences of so many
answers, chance included, moves that play themselves not counted. The first depths are derived in
the file's comments from the rules. `order` lists the legal actions of the position in their order,
which bots and environments rely on.
"""

from pathlib import Path

import pytest

import marchland
from marchland.core import scenario
from marchland.core.game import State
from tests.boxed import boxed

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.toml"))


def leaves(state: State, depth: int) -> int:
    """Count the sequences of `depth` answers from here."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_position_goes_on_in_so_many_ways(path: Path) -> None:
    """The rules that each file needs are named in it."""
    data = scenario.read(path)
    counts, order = data.pop("leaves"), data.pop("order")
    # Draws are counted, so the box is as it was when they were.
    game = boxed() if data["game"] == "small-world" else marchland.game(data["game"])
    state = game.position(data)
    assert [state.describe(action) for action in state.legal_actions()] == order
    assert {depth: leaves(state, int(depth)) for depth in counts} == counts


def test_there_are_positions() -> None:
    assert len(FILES) >= 6
