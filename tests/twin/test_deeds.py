"""What conquests, declines, picks and abandonment leave on the table, against the plain twin."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from marchland.core.game import State
from tests.playing import new
from tests.strategies import RULINGS, on_table, small_positions
from tests.twin.deeds import Deeds
from tests.twin.listener import Listener
from tests.twin.table import Memory, Row, Table

SLOW = [HealthCheck.too_slow]
OTHER = {name: values[1] for name, values in RULINGS.items()}


def asked_race(state: Any) -> str:
    """Return the race that is asked now, "" when none is."""
    t = state.tribes[state.slot] if state.slot else None
    return "" if t is None else str(state.setup.variant.races[t.race].id)


def expected(race: str, before: Row, memory: Memory, text: str) -> Deeds | None:
    """Return what an action leaves, None where the engine goes on by itself afterwards."""
    word, _, name = text.partition(" ")
    deeds = Deeds(Table(before, memory))
    if word in ("conquer", "dragon", "enchant"):
        deeds.conquer(race, name, word)
    elif word in ("decline", "retire"):
        deeds.decline(before["seat"])
    elif word == "abandon":
        deeds.abandon(race, name)
    elif word == "pick":
        deeds.pick(before["seat"], before["column"][int(name) - 1])
    else:
        return None
    return deeds


def follow(state: State, listener: Listener, most: int) -> Counter[str]:
    """Watch a game and compare after each action that the twin knows."""
    met: Counter[str] = Counter()
    race = asked_race(state)
    roll = 0
    for number, text in enumerate(listener.steps()):
        memory = Memory()
        memory.roll = roll
        deeds = expected(race, listener.before, memory, text)
        followed = [state.describe(action).partition(" ")[0] for action in state.forced]
        alone = not {"deploy", "camp", "hero", "fortress", "ready", "abandon"} & set(followed)
        readied = text.startswith("abandon") and listener.after["stage"] != "ready"
        if deeds is not None and alone and not readied and not retreated(listener, text):
            word = text.partition(" ")[0]
            met[word] += 1
            now = Deeds(Table(listener.after, Memory()))
            assert now.on_map() == deeds.on_map(), text
        race = asked_race(state)
        roll = listener.memory.roll
        if number > most:
            break
    return met


def retreated(listener: Listener, text: str) -> bool:
    """Tell whether others have put tokens back already, after a decline that ends the turn."""
    return text == "retire" and listener.after["stage"] == "retreat"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rulings", [{}, OTHER], ids=["default", "other"])
def test_what_is_done_leaves_what_the_rules_say(players: int, rulings: Row) -> None:
    """SW-C05, SW-C08, SW-C11, SW-C12, SW-E02 to SW-E05, SW-P05, SW-N03, SW-R13, SW-W06."""
    met: Counter[str] = Counter()
    for seed in range(6):
        state = new("small-world", players, seed, rulings)
        met += follow(state, Listener(state, Random(seed)), 5000)
    assert met["conquer"] > 100
    assert met["pick"] > 10
    assert met["decline"] > 2
    assert met["abandon"] > 2


@given(small_positions())
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW)
def test_a_conquest_on_a_small_board_leaves_what_the_rules_say(scenario: Row) -> None:
    """SW-R03, SW-R04, SW-R06, SW-R11, SW-R13, SW-W03, SW-W06, SW-W16: whoever meets whom."""
    state = on_table(scenario)
    follow(state, Listener(state, Random(2)), 10)
