"""The engine and its plain twin agree, on every board and at every moment."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import marchland
from marchland.smallworld.turn import scoring
from tests.playing import new
from tests.strategies import on_table, small_positions
from tests.twin.listener import Listener
from tests.twin.table import Memory, Row, Table

SLOW = [HealthCheck.too_slow]

OTHER_RULINGS = {
    "own_declined_cost": False,
    "badge_in_decline": "discard",
    "empty_decline_removes": False,
    "ghouls_before_pick": False,
    "ghoul_die_ends_turn": False,
    "giants_underworld": True,
    "enchant_reach": "adjacent",
}
GAMES = [
    (players, seed, rulings)
    for players in (2, 3, 4, 5)
    for seed in (1, 2, 3)
    for rulings in ({}, OTHER_RULINGS)
]


def compare_prices(state: Any, table: Table) -> None:
    """Compare frontier and price of every tribe that may ever march."""
    rows = {row["race"]: row for row in table.tribes}
    for t in state.tribes:
        if t is None or t.seat < 0 or (t.declined and not t.kit.fights_in_decline):
            continue
        row = rows[state.setup.variant.races[t.race].id]
        names = state.map.names(state.frontier(t))
        assert set(names) == table.frontier(row), row
        if t.seat != state.turn:
            continue
        for name in table.board:
            if name not in row["holds"]:
                assert state.price(t, state.map.index[name]) == table.price(row, name), (row, name)


def compare_income(state: Any, table: Table) -> None:
    """Compare what each seat would be paid."""
    for seat in range(state.players):
        engine = sum(coins for _, _, coins in scoring.income(state, seat))
        assert engine == table.income(seat + 1), seat


def compare_offers(state: Any, table: Table) -> None:
    """Compare all that may be said while conquering."""
    stage = state.to_dict()["stage"]
    if stage not in ("conquer", "strike"):
        return
    race = state.setup.variant.races[state.asked().race].id
    row: Row = next(row for row in table.tribes if row["race"] == race)
    said = {state.describe(action) for action in state.legal_actions()}
    assert said == (table.conquests(row) if stage == "conquer" else table.after_roll(row)), row


@pytest.mark.parametrize(("players", "seed", "rulings"), GAMES)
def test_the_twin_agrees_through_whole_games(players: int, seed: int, rulings: Row) -> None:
    """SW-C01 to SW-C07, SW-C12, SW-D02, SW-V01 to SW-V03, SW-R11, SW-W02, SW-W05, SW-W06."""
    state = new("small-world", players, seed, rulings)
    listener = Listener(state, Random(seed))
    for number, _ in enumerate(listener.steps()):
        table = listener.table()
        compare_offers(state, table)
        if number % 4 == 0 and state.to_move != marchland.NOBODY:
            compare_prices(state, table)
            compare_income(state, table)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_turn_pays_what_the_twin_counts(players: int) -> None:
    """SW-V01, SW-V02, SW-V03, SW-W17, SW-W20: coins really paid, turn after turn."""
    payments = 0
    for seed in range(10, 14):
        state = new("small-world", players, seed)
        listener = Listener(state, Random(seed))
        for text in listener.steps():
            payments += listener.paid > 0
            assert listener.paid == listener.counted, text
    assert payments > 70


@given(small_positions())
@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=SLOW)
def test_the_twin_agrees_on_small_boards(scenario: Row) -> None:
    """SW-C01 to SW-C06, SW-V02, SW-R05, SW-R06, SW-R12, SW-W04, SW-W13, SW-W19: all pairs."""
    state = on_table(scenario)
    memory = Memory()
    mover, other = scenario["tribe"][:2]
    memory.won = [mover["race"]] * len(mover.get("conquered", []))
    memory.picked_now = set() if mover["age"] else {mover["race"]}
    memory.peace = {2: 1} if other.get("peace") else {}
    table = Table(state.to_dict(), memory)
    compare_offers(state, table)
    compare_prices(state, table)
    compare_income(state, table)
    listener = Listener(state, Random(1), memory)
    for number, _ in enumerate(listener.steps()):
        compare_offers(state, listener.table())
        if number > 12:
            break
