"""A position that is written down and read back is the same position, and goes on the same way."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core import scenario
from tests.playing import choose_boldly, new

Rulings = dict[str, Any]

TABLES: list[tuple[str, int, Rulings]] = [
    *(("small-world", players, {}) for players in (2, 3, 4, 5)),
    ("small-world", 3, {"badge_in_decline": "discard", "empty_decline_removes": False}),
    ("small-world", 2, {"ghouls_before_pick": False}),
    ("small-world", 4, {"ghoul_die_ends_turn": False, "own_declined_cost": False}),
    *(("warcraft", players, {}) for players in (1, 2, 3, 4, 5)),
    ("warcraft", 2, {"two_player_boards": "large_medium"}),
    ("warcraft", 2, {"revenge_of_the_murlocs": True}),
    *(("warcraft", players, {"teams": True}) for players in (3, 4, 5)),
]
NAMES = [
    "-".join([game, str(players), *(f"{key}={value}" for key, value in rulings.items())])
    for game, players, rulings in TABLES
]
FIRST = ("mode", "start", "pick", "over")
"""Stages that begin a turn: there nothing is left out (docs/scenarios.md)."""
MOST_STEPS = 150


def beginnings(game: str, players: int, rulings: Rulings, seed: int) -> Iterator[Any]:
    """Yield a game's state at each beginning of a turn; it goes on afterwards."""
    state = new(game, players, seed, rulings)
    rng = Random(seed)
    while not state.is_over:
        if state.to_dict()["stage"] in FIRST and state.to_move >= 0:
            yield state
        state.apply(choose_boldly(state, rng))


def is_fresh(state: Any) -> bool:
    """Tell whether a march is about to begin and the turn has brought nothing yet."""
    t = state.tribes[state.slot]
    return bool(
        state.to_dict()["stage"] == "conquer"
        and not (state.conquests or state.die_cast or t.used or t.race_note or t.power_note)
        and not any(late.kit.fights_in_decline for late in state.declined(state.turn))
        and not state.frames
    )


def marches(game: str, players: int, seed: int) -> Iterator[Any]:
    """Yield a game's state whenever a march is about to begin."""
    state = new(game, players, seed, {})
    rng = Random(seed)
    while not state.is_over:
        if is_fresh(state):
            yield state
        state.apply(choose_boldly(state, rng))


def asked(state: Any) -> list[Any]:
    """Return all that a player at the table can see of what is asked, whatever is inside."""
    outcomes = [(state.describe(a), weight) for a, weight in state.chance_outcomes()]
    legal = [state.describe(a) for a in state.legal_actions()]
    return [state.to_move, legal, outcomes, state.scores(), state.is_over, state.winners()]


def goes_on(state: Any, twin: Any, seed: int, steps: int) -> None:
    """Play both alike and compare every question."""
    rng = Random(seed)
    for _ in range(steps):
        assert asked(twin) == asked(state)
        if state.is_over:
            return
        place = state.legal_actions().index(choose_boldly(state, rng))
        state.apply(state.legal_actions()[place])
        twin.apply(twin.legal_actions()[place])
    assert twin.to_dict() == state.to_dict()


@pytest.mark.parametrize(("game", "players", "rulings"), TABLES, ids=NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_the_start_of_every_turn_reads_back_and_goes_on_the_same(
    game: str, players: int, rulings: Rulings, seed: int
) -> None:
    """SW-N01, SW-P01, WC-4, WC-17.1, WC-17.2: all boards, all numbers of seats, all variants."""
    rules: Any = marchland.game(game)
    for number, state in enumerate(beginnings(game, players, rulings, seed)):
        written = json.loads(json.dumps(state.to_dict()))
        twin = rules.position(written)
        assert twin.to_dict() == state.to_dict()
        goes_on(state.copy(), twin, number, MOST_STEPS if number % 5 == seed else 12)


EPIC_TABLES: list[tuple[int, str, Rulings]] = [
    *((players, board, {}) for players in (1, 2, 3, 4, 5) for board in ("base", "heroes", "north")),
    (3, "heroes", {"alliance_ends": "war", "faction_sets": "all"}),
    (4, "base", {"alliance_ends": "war", "quest_range": "any_start"}),
    (2, "base", {"faction_sets": "all", "expand_cost": "before"}),
    (1, "heroes", {"solo_hero": False, "solo_income": "every_flip", "solo_lands": "picked"}),
]
EPIC_NAMES = ["-".join([str(players), board, *rulings]) for players, board, rulings in EPIC_TABLES]


def epic_beginnings(players: int, board: str, rulings: Rulings, seed: int) -> Iterator[Any]:
    """Yield a game's state whenever an action is about to be selected; it goes on afterwards."""
    state = marchland.game("tiny-epic").new_state(players, seed, board, rulings)
    rng = Random(seed)
    while not state.is_over:
        if state.to_dict()["stage"] == "select":
            yield state
        state.apply(choose_boldly(state, rng))


@pytest.mark.parametrize(("players", "board", "rulings"), EPIC_TABLES, ids=EPIC_NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_the_start_of_every_turn_of_an_epic_reads_back_and_goes_on_the_same(
    players: int, board: str, rulings: Rulings, seed: int
) -> None:
    """TEK-13, TEK-14: all boxes, all numbers of seats; the very same position, not one like it."""
    rules: Any = marchland.game("tiny-epic")
    for number, state in enumerate(epic_beginnings(players, board, rulings, seed)):
        written = json.loads(json.dumps(state.to_dict()))
        twin = rules.position(written)
        assert twin.to_dict() == state.to_dict()
        assert twin == state
        if number % 3 == seed:
            goes_on(state.copy(), twin, number, 40)


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_march_that_is_about_to_begin_reads_back_too(game: str, players: int) -> None:
    """SW-N02, WC-4: `stage = "conquer"` says it all before anything is taken or used."""
    rules: Any = marchland.game(game)
    seen = 0
    for number, state in enumerate(marches(game, players, players)):
        twin = rules.position(json.loads(json.dumps(state.to_dict())))
        assert twin.to_dict() == state.to_dict()
        goes_on(state.copy(), twin, number, 12)
        seen += 1
    assert seen > 10


EPIC_FILES = sorted((Path(__file__).parents[1] / "scenarios" / "tiny-epic").rglob("*.toml"))


@pytest.mark.parametrize("path", EPIC_FILES, ids=[path.stem for path in EPIC_FILES])
def test_every_scenario_of_an_epic_is_written_down_as_it_is(path: Path) -> None:
    """TEK-14: cards of a file's own too, and whatever else no dealt game has."""
    rules: Any = marchland.game("tiny-epic")
    state = rules.position(scenario.read(path))
    if state.to_dict()["stage"] == "select":
        assert rules.position(json.loads(json.dumps(state.to_dict()))) == state
