"""Bots know a family of games, whatever a game of it is called, and beat chance anywhere."""

from collections.abc import Sequence
from typing import Any

import pytest

import marchland
from marchland import play
from marchland.bots import hints, registry
from marchland.bots.hints import Plain, hints_for
from marchland.core.game import Game
from marchland.smallworld.base import variant
from marchland.smallworld.game import SmallWorld
from tests.boxed import boxed
from tests.server.toy import CountingGame

HASTY = {"strong": "strong@sims=6", "best": "best@sims=6"}
OURS = [HASTY.get(name, name) for name in registry.OURS if name != "random"]
PLANNERS = [name for name in OURS if name not in HASTY.values() and name != "easy"]


def wins(game: Game, bot: str, games: int, **table: Any) -> list[int]:
    """Return how many games a bot wins against chance, sitting in each seat in turn."""
    won = [0, 0]
    for number in range(games):
        seats = [bot, "random"] if number % 2 == 0 else ["random", bot]
        result = play(game, seats, seed=f"anywhere/{number}", **table)
        won[0] += number % 2 in result.winners
        won[1] += 1 - number % 2 in result.winners
    return won


def renamed() -> SmallWorld:
    """Return a game of the family that is somebody else's."""
    game = boxed()
    game.name = "ferret-world"
    return game


@pytest.mark.parametrize("game", [*(marchland.game(name) for name in marchland.games()), renamed()])
def test_a_family_is_known_by_more_than_a_name(game: Game) -> None:
    assert not isinstance(hints_for(game.family), Plain)
    assert isinstance(hints_for("some-other-family"), Plain)


@pytest.mark.slow
@pytest.mark.parametrize("bot", PLANNERS)
def test_a_bot_plays_a_game_of_a_family_as_well_as_the_box(bot: str) -> None:
    assert variant().name != renamed().name
    assert wins(renamed(), bot, 6) == [6, 0]


@pytest.mark.parametrize("bot", OURS)
def test_a_bot_beats_chance_in_a_game_that_it_has_never_heard_of(bot: str) -> None:
    game = CountingGame()
    assert isinstance(hints_for(game.family), Plain)
    won, lost = wins(game, bot, 10)
    assert won > 2 * lost


TABLES: Sequence[tuple[str, dict[str, Any]]] = (
    ("small-world", {}),
    ("tiny-epic", {"map": "base"}),
    ("warcraft", {}),
)


@pytest.mark.slow
@pytest.mark.parametrize("bot", PLANNERS)
@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_bot_without_knowledge_of_a_game_beats_chance_all_the_same(
    monkeypatch: pytest.MonkeyPatch, name: str, table: dict[str, Any], bot: str
) -> None:
    """It tries out what comes of each action by chance."""
    monkeypatch.setattr(hints, "MODULES", {})
    assert wins(marchland.game(name), bot, 2, **table) == [2, 0]


def test_without_knowledge_the_same_position_gets_the_same_answer() -> None:
    state = CountingGame().new_state(2, 3)
    view, actions = state.observe(state.to_move), state.legal_actions()
    before = view.digest()
    assert len({Plain().answer(view, actions) for _ in range(3)}) == 1
    assert view.digest() == before
