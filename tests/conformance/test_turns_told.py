"""Every turn is opened in the log, and what it says that it brought is what its seat has more."""

from random import Random
from typing import Any

import pytest

from marchland.core.game import State
from tests.playing import CASES, choose_boldly, new

OPENED = {"log-turn", "tek-log-take"}
OVER = {"log-turn-over", "tek-log-turn-over"}


def holdings(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has: coins, or points and units."""
    row = state.view(frozenset(range(state.players)))["seats"][seat]
    if "coins" in row:
        return {"": row["coins"]}
    return {"": row["points"], **row["resources"]}


@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_a_turn_brought_is_what_its_seat_has_more(name: str, players: int) -> None:
    laid, rng = new(name, players, 5), Random(5)
    state = laid.game.empty_state(players, laid.map_name, laid.rulings)
    owner, before = -1, dict[str, int]()
    opened = over = 0
    while not state.is_over:
        action = choose_boldly(state, rng)
        told, after = state.narrate(action), state.copy()
        after.listen()
        after.apply(action)
        for entry in [*told, *after.events]:
            if entry["key"] in OVER:
                over += 1
                assert entry["seat"] == owner
                grown = [(key, n - before[key]) for key, n in holdings(after, owner).items()]
                # The solo opponent's turn may begin and end with one action.
                assert owner == players or brought(entry) == {key: n for key, n in grown if n}
            elif entry["key"] in OPENED:
                opened += 1
                owner = entry["seat"]
                # The column is paid within the turn; nothing is gained between opening and choice.
                before = holdings(state if entry in told else after, owner)
        state = after
    assert opened == over > players


def brought(entry: dict[str, Any]) -> dict[str, int]:
    """Return the sum of an entry, and check that it is that of its lines."""
    lines = entry["lines"]
    if entry["key"].startswith("tek"):
        return {line.get("args", {}).get("resource", ""): line["n"] for line in lines}
    assert entry["args"]["n"] == sum(line["n"] for line in lines)
    return {"": entry["args"]["n"]} if entry["args"]["n"] else {}


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_what_a_turn_of_another_brought_a_seat_is_told(players: int) -> None:
    """TEK-3: each other seat carries the action out too, or collects."""
    laid, rng = new("tiny-epic", players, 5), Random(5)
    state = laid.game.empty_state(players, laid.map_name, laid.rulings)
    before: list[dict[str, int]] = []
    told: dict[int, dict[str, int]] = {}
    turns = followed = 0
    while not state.is_over:
        action = choose_boldly(state, rng)
        entries, after = state.narrate(action), state.copy()
        after.listen()
        after.apply(action)
        seats = range(len(after.view(frozenset())["seats"]))
        opened = [entry for entry in entries if entry["key"] == "tek-log-take"]
        if opened:
            before = [holdings(state, seat) for seat in seats]
        for entry in after.events:
            if entry["key"] == "tek-log-follow-over":
                told[entry["seat"]] = brought(entry)
                followed += 1
            elif entry["key"] == "tek-log-turn-over" and players > 1:
                turns += 1
                for seat in set(seats) - {entry["seat"]}:
                    now = holdings(after, seat)
                    grown = {key: now[key] - n for key, n in before[seat].items() if now[key] != n}
                    assert told.get(seat, {}) == grown
                told = {}
        state = after
    assert followed > turns // 2
