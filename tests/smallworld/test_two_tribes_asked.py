"""Where a race in decline marches beside the active one, each question says which it asks for."""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from marchland.texts import LANGUAGES, Texts

GHOULS = """
game = "small-world"
players = 2
seat = 1
[neutral]
B = 1
[map]
A = { terrain = "hill", edge = true, next = ["B"] }
B = { terrain = "forest", next = ["C"] }
C = { terrain = "swamp", next = ["D"] }
D = { terrain = "hill" }
[[tribe]]
seat = 1
race = "ghouls"
declined = true
holds = { A = 2 }
"""
HALFLINGS = """
[[tribe]]
seat = 1
race = "halflings"
power = "alchemist"
holds = { C = 3, D = 1 }
"""


def begun(text: str, **rulings: Any) -> State:
    return marchland.game("small-world").position(tomllib.loads(text) | {"rulings": rulings})


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.parse(text))
    return state


def asked(state: State) -> str:
    return english(state.view(frozenset((0,)))["ask"])


def english(entry: dict[str, Any]) -> str:
    texts = Texts("en", marchland.game("small-world").texts, seats=["Anna", "Eva"], strict=True)
    return texts.render(entry["key"], entry["args"])


def test_each_question_of_the_turn_names_the_race_that_it_asks_for() -> None:
    """SW-R04: the Ghouls march before the active race."""
    state = begun(GHOULS + HALFLINGS)
    assert asked(state) == "Anna: expand (the Ghouls first), or let the Halflings go into decline?"
    play(state, "expand")
    assert asked(state) == "Anna: first the Ghouls in decline: give up regions, or march."
    play(state, "ready")
    assert asked(state) == "Anna: the Ghouls in decline may conquer first."
    play(state, "stop")
    assert asked(state) == "Anna: give up regions of the Halflings, or march."


def test_before_the_march_the_prices_are_said_to_be_those_of_the_first_race() -> None:
    """SW-C02: C, which three Halflings of the same player hold, costs the Ghouls 2 + 3."""
    state = begun(GHOULS + HALFLINGS)
    view = state.view(frozenset((0,)))
    assert view["ask"]["args"]["first_race"] == "ghouls"
    assert view["regions"]["C"]["price"] == 5
    play(state, "expand", "ready", "stop")
    assert "first_race" not in state.view(frozenset((0,)))["ask"]["args"]


def test_after_the_die_nobody_is_told_to_march() -> None:
    """SW-D05: the last attempt of the Ghouls has ended the conquests; regions may be given up."""
    state = play(begun(GHOULS + HALFLINGS), "expand", "ready", "attempt B", "roll=0")
    assert asked(state) == (
        "Anna: the die ended the conquests. Redeploy the Halflings, or give up regions."
    )
    play(state, "ready")
    assert state.view(frozenset((0,)))["stage"] == "deploy"


@pytest.mark.parametrize(("ends", "waits"), [(True, True), (False, False)])
def test_a_race_that_is_picked_after_the_die_is_said_to_wait(ends: bool, waits: bool) -> None:
    """SW-R04, `ghoul_die_ends_turn`: the Ghouls move before the pick, and their die may end it."""
    state = begun(GHOULS, ghoul_die_ends_turn=ends)
    play(state, "ready", "attempt B", "roll=0")
    assert asked(state).startswith("Anna: choose a combination.")
    assert ("After the die it marches from the next turn on" in asked(state)) == waits


def attempt(state: State) -> dict[str, Any]:
    rows: list[dict[str, Any]] = state.view(frozenset((0,)))["actions"]
    return next(row for row in rows if row["word"] == "attempt")


@pytest.mark.parametrize(
    ("active", "ends", "said"),
    [
        (HALFLINGS, True, "the Halflings conquer nothing more this turn."),
        (HALFLINGS, False, "only the conquests of the Ghouls end."),
        ("", True, "the race that is picked after it marches from the next turn on."),
    ],
)
def test_the_die_of_a_race_in_decline_says_before_it_falls_what_it_ends(
    active: str, ends: bool, said: str
) -> None:
    """SW-R04, `ghoul_die_ends_turn`."""
    state = begun(GHOULS + active, ghoul_die_ends_turn=ends)
    play(state, *(["expand"] if active else []), "ready")
    assert english(attempt(state)["ends"]) == f"Whatever the die shows, {said}"


def test_the_die_of_an_active_race_ends_nothing_besides() -> None:
    """SW-D05: it is that race's own last attempt; two Halflings in hand try B, which costs 3."""
    state = play(begun(GHOULS + HALFLINGS), "expand", "ready", "stop", "ready")
    assert "ends" not in attempt(state)


WOLVES = """
game = "warcraft"
[race.wolves]
name = { en = "Wolves", cs = "Vlci", hu = "Farkasok", pl = "Wilki" }
tokens = 6
tokens_of = "trolls"
faction = "horde"
in_decline = true
marches_in_decline = true
clauses = [{ leaves = "all" }]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_warcraft_a_race_of_ones_own_that_marches_in_decline_is_named_too(
    tmp_path: Path, language: str
) -> None:
    """SW-R15, SW-R04: the questions, and what a die ends, are said in each language."""
    file = tmp_path / "wolves.toml"
    file.write_text(WOLVES, encoding="utf-8")
    game = marchland.game("warcraft", content=[str(file)])
    texts = Texts(language, game.texts, seats=["Anna", "Eva"], strict=True)
    said = {}
    for seed in range(30):
        dice = random.Random(seed)
        state = game.new_state(2, seed)
        while not state.is_over:
            if state.to_move != marchland.CHANCE:
                view = state.view(frozenset((0, 1)))
                ends = [row["ends"] for row in view["actions"] if row.get("ends")]
                for entry in (view["ask"], *ends):
                    said[entry["key"]] = texts.sentence(entry)
            state.apply(dice.choice(state.legal_actions()))
    asked = {"mode-first", "ready-declined", "ready-over", "conquer-declined", "pick-over"}
    assert {f"ask-{one}" for one in asked} | {"note-die-turn", "note-die-pick"} <= set(said)
    wolves = {"en": "Wolves", "cs": "Vlci", "hu": "Farkasok", "pl": "Wilki"}[language]
    assert wolves.lower() in said["ask-mode-first"].lower()
