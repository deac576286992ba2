"""Where one piece or artifact is set, what keeps everybody out of a region already (WC-15)."""

import tomllib
from pathlib import Path
from typing import Any

import marchland
from tests.smallworld.test_clauses import made

MAP = """
A = { terrain = "fields", marks = ["entry"], next = ["B", "C"] }
B = { terrain = "hill", next = ["D"] }
C = { terrain = "fields", next = ["D"] }
D = { terrain = "forest", marks = ["entry"] }
"""


def position(game: Any, race: str, power: str, pieces: str) -> Any:
    """Seat 1 holds A, B and C as its tokens are placed; D is an opponent's."""
    return game.position(
        tomllib.loads(
            f'game = "warcraft"\nplayers = 2\nstage = "deploy"\n[map]\n{MAP}\n'
            f'[[tribe]]\nseat = 1\nrace = "{race}"\npower = "{power}"\n'
            "hand = 1\nholds = { A = 1, B = 1, C = 1 }\n"
            '[[tribe]]\nseat = 2\nrace = "blood_elves"\npower = "mining"\nholds = { D = 1 }\n'
            f"[pieces]\n{pieces}"
        )
    )


def placed(state: Any, text: str) -> dict[str, Any]:
    """Lay the tokens out as they lie, and return what is seen as the next piece is placed."""
    for action in state.plan(text):
        state.apply(action)
    return dict(state.view(frozenset({0})))


def test_where_a_watch_tower_will_stand_the_aegis_guards_nothing() -> None:
    """A lies between B and C alone, both seat 1's; at C, D is an opponent's, so it is a tie."""
    state = position(
        marchland.game("warcraft"),
        "kobolds",
        "defensive",
        'A = ["site:aegis_of_aggramar"]\nC = ["tower"]\n',
    )
    places = placed(state, "deploy A=2 B=1 C=1")["places"]
    assert places["word"] == "aegis"
    assert places["closed"] == {"A": "tower"}


def test_the_heart_guards_nothing_and_so_says_nothing_of_towers() -> None:
    state = position(
        marchland.game("warcraft"), "kobolds", "defensive", 'A = ["site:heart_of_azeroth"]\n'
    )
    places = placed(state, "deploy A=2 B=1 C=1")["places"]
    assert (places["word"], places["closed"]) == ("heart", {})


def test_where_nobody_may_come_the_champion_is_not_needed(tmp_path: Path) -> None:
    """A race of one's own may put up towers beside him: with one in B, B is shut."""
    game = made(tmp_path, "race", 'clauses = [{ posts = "tower" }]', "warcraft")
    state = position(game, "foxes", "championing", 'A = ["champion"]\nB = ["tower"]\n')
    view = placed(state, "deploy A=2 B=1 C=1")
    assert {row["word"] for row in view["actions"]} == {"champion-at"}
    assert view["closed"] == {"B": "tower"}
    state.apply(state.parse("champion-at A"))
    assert state.view(frozenset({0}))["closed"] == {}
