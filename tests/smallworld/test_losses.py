"""Which answers give something up for good, so that they ask once more."""

import random
import tomllib
from typing import Any

import pytest

import marchland
from marchland.core.game import State


def rows(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state.view(frozenset((state.to_move,)))["actions"]
    return found


def played(name: str, players: int, seed: int) -> list[tuple[State, list[dict[str, Any]]]]:
    """Return each question of a random game with its answers."""
    dice = random.Random(seed)
    state = marchland.game(name).new_state(players, seed)
    found = []
    while not state.is_over:
        if state.to_move >= 0:
            found.append((state.copy(), rows(state)))
        state.apply(dice.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_ending_conquests_asks_only_while_something_could_be_taken(name: str) -> None:
    met = set()
    for seed in range(4):
        for state, answers in played(name, 3, seed):
            stop = next((row for row in answers if row["word"] == "stop"), None)
            if stop is None or state.view(frozenset())["stage"] not in ("conquer", "strike"):
                continue
            words = {row["word"] for row in answers}
            lost = stop.get("loses", {})
            met.add(lost.get("key"))
            if words == {"stop"}:
                assert not lost
            elif "conquer" in words:
                assert lost["key"] == "lose-stop"
                assert lost["args"]["n"] > 0
            elif "attempt" in words:
                assert lost["key"] == "lose-stop-die"
            elif words & {"swap", "intimidate", "steal"} == words - {"stop"}:
                assert not lost
            else:
                assert lost["key"] == "lose-stop-way"
    assert {None, "lose-stop", "lose-stop-die"} <= met


EXCHANGE = """
game = "warcraft"
players = 2
stage = "conquer"
map.A = {{ terrain = "hill", next = ["B"], edge = true, marks = ["magic"] }}
map.B = {{ terrain = "hill", next = ["A"], edge = true, marks = ["magic"] }}
[[tribe]]
seat = 1
race = "forsaken"
power = "portal_mage"
hand = {hand}
holds = {{ A = 1 }}
"""


@pytest.mark.parametrize(("hand", "key"), [(0, None), (2, "lose-stop"), (1, "lose-stop-die")])
def test_an_exchange_alone_takes_nothing(hand: int, key: str | None) -> None:
    """With no token in hand nothing can be taken, though two regions could be exchanged."""
    answers = rows(marchland.game("warcraft").position(tomllib.loads(EXCHANGE.format(hand=hand))))
    assert "swap" in {row["word"] for row in answers}
    stop = next(row for row in answers if row["word"] == "stop")
    assert stop.get("loses", {}).get("key") == key


def test_what_goes_on_or_is_placed_gives_up_nothing() -> None:
    """A decline always does; expanding, marching, conquering and placing never."""
    for _, answers in played("small-world", 3, 5):
        for row in answers:
            lost = row.get("loses", {}).get("key")
            if row["word"] in ("expand", "ready", "conquer", "attempt", "pick", "stay", "deploy"):
                assert lost is None
            if row["word"] == "decline":
                assert lost == "lose-decline"
            if row["word"] in ("fortress", "peace"):
                assert (lost is None) == (not row["text"].endswith(" -"))


HELD = """
game = "small-world"
players = 2
map.A = {{ terrain = "farmland", next = ["B"], edge = true }}
map.B = {{ terrain = "hill", next = ["A"], edge = true }}
[[tribe]]
seat = 1
race = "{race}"
power = "merchant"
holds = {{ A = 3, B = 1 }}
"""


@pytest.mark.parametrize(("race", "stay"), [("ghouls", "all"), ("orcs", "single")])
def test_a_decline_says_how_many_tokens_stay(race: str, stay: str) -> None:
    """SW-E02: one a region; of the Ghouls all that are on the map."""
    state = marchland.game("small-world").position(tomllib.loads(HELD.format(race=race)))
    row = next(row for row in rows(state) if row["word"] == "decline")
    assert row["loses"] == {
        "key": "lose-decline",
        "args": {"race": race, "stay": stay, "older": "none"},
    }


OLDER = """
map.C = { terrain = "forest", next = ["A"], edge = true }
[[tribe]]
seat = 1
race = "elves"
declined = true
holds = { C = 1 }
"""


@pytest.mark.parametrize(("badge", "older"), [("", "leaves"), ('power = "spirit"\n', "none")])
def test_a_decline_says_whether_an_older_race_leaves_the_map(badge: str, older: str) -> None:
    """SW-E04: an older one does, but for the Spirit race (SW-W16)."""
    board, tribes = HELD.format(race="orcs").replace('["B"]', '["B", "C"]').split("[[tribe]]")
    place, declined = OLDER.split("[[tribe]]")
    text = f"{board}{place}[[tribe]]{tribes}[[tribe]]{declined}{badge}"
    state = marchland.game("small-world").position(tomllib.loads(text))
    row = next(row for row in rows(state) if row["word"] == "decline")
    assert row["loses"]["args"]["older"] == older
