"""Small World of Warcraft: how the end is told, with teams and against the Murlocs."""

from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core import scenario
from marchland.core.game import State

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "warcraft"


def last_deed(file: str, **rulings: Any) -> State:
    """Play the last redeployment of a scenario, its seat holding one more region and coin less."""
    data = scenario.read(SCENARIOS / file)
    data["rulings"] = {**data["rulings"], **rulings}
    data["map"]["Z"] = {"terrain": "hill"}
    data["coins"][str(data["seat"])] -= 1
    tribe = next(one for one in data["tribe"] if one["seat"] == data["seat"])
    tribe["holds"]["Z"] = 1
    state = marchland.game("warcraft").position(data)
    for action in state.plan(data["step"][0]["do"][0] + " Z=1"):
        if not state.is_over:  # a last action with one answer is played by itself
            state.listen()
            state.apply(action)
    assert state.is_over
    return state


def told(state: State) -> dict[str, Any]:
    """Return the last entry of the log."""
    return dict(state.events[-1])


@pytest.mark.parametrize(
    ("rule", "alliance", "horde", "winner"),
    [
        ("lowest", 5, 20, "horde"),
        ("highest", 30, 20, "alliance"),
        ("sum", 35, 40, "horde"),
    ],
)
def test_the_screen_shows_what_each_team_counts_for(
    rule: str, alliance: int, horde: int, winner: str
) -> None:
    """WC-17.1, WC-Q48: seats 1 and 3 have 30 and 5 coins, seats 2 and 4 have 20 each."""
    state = last_deed("teams/the-weaker-member-counts.toml", team_score=rule)
    assert state.scores() == [30, 20, 5, 20]
    view = state.view(frozenset())
    assert view["team_scores"] == [
        {"side": "alliance", "seats": [0, 2], "score": alliance},
        {"side": "horde", "seats": [1, 3], "score": horde},
    ]
    entry = told(state)
    assert entry["key"] == f"log-team-won-{winner}"
    assert entry["args"]["seats"] == ([0, 2] if winner == "alliance" else [1, 3])


def test_no_team_score_is_shown_while_a_members_coins_are_hidden() -> None:
    """WC-3, WC-17.1: an own total does not tell the partner's."""
    state = marchland.game("warcraft").new_state(4, 1, rulings={"teams": True})
    assert [row["score"] for row in state.view(frozenset({0}))["team_scores"]] == [None, None]
    assert [row["score"] for row in state.view(frozenset({0, 2}))["team_scores"]] == [5, None]


def test_where_all_play_for_themselves_there_are_no_teams() -> None:
    """WC-15: each player has a total of his own."""
    assert marchland.game("warcraft").new_state(4, 1).view(frozenset())["team_scores"] == []


def test_two_against_the_murlocs_count_together() -> None:
    """WC-17.2: 2 and 2 coins count for 2, against 1 of the Murlocs."""
    state = last_deed("revenge/the-players-win-together.toml")
    assert state.view(frozenset())["team_scores"] == [{"side": None, "seats": [0, 1], "score": 2}]
    entry = told(state)
    assert entry["key"] == "log-murlocs-beaten"
    assert entry["args"] == {"seats": [0, 1], "n": 2, "than": 1}


def test_what_the_murlocs_do_is_nobodys_deed() -> None:
    """WC-17.2: the log names no seat for their march."""
    state = marchland.game("warcraft").new_state(1, 1)
    seen: list[dict[str, Any]] = []
    while not state.is_over:
        state.listen()
        state.apply(state.legal_actions()[-1])
        seen += [entry for entry in state.events if entry["key"].startswith("log-wild")]
    assert {entry["key"] for entry in seen} == {"log-wild", "log-wild-conquer"}
    assert {entry["seat"] for entry in seen} == {None}


def test_a_combo_of_another_side_is_closed_with_its_own_reason() -> None:
    """WC-17.1: the first seat is of the Alliance and picks from its column only."""
    state = marchland.game("warcraft").new_state(4, 1, rulings={"teams": True})
    column = state.view(frozenset({0}))["column"]
    assert {row["faction"] for row in column if row["action"] is not None} == {"alliance"}
    closed = {row["why"]["key"] for row in column if row["faction"] == "horde"}
    assert closed == {"why-other-side"}
