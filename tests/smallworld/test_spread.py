"""What a redeployment says of regions that need no more tokens, so that a helper heeds it."""

from typing import Any

import pytest

import marchland

LAND: dict[str, dict[str, Any]] = {
    "A": {"terrain": "hill", "edge": True, "next": ["B", "D"]},
    "B": {"terrain": "forest", "next": ["C", "D"]},
    "C": {"terrain": "swamp", "next": ["E"]},
    "D": {"terrain": "farmland"},
    "E": {"terrain": "farmland", "edge": True},
}


def deploy(
    pieces: dict[str, list[str]],
    land: dict[str, Any],
    race: str,
    other: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return what is asked of a race that holds A to D, with E in another's hands."""
    state = marchland.game("small-world").position(
        {
            "players": 2,
            "seat": 1,
            "stage": "deploy",
            "map": land,
            "tribe": [
                {
                    "seat": 1,
                    "race": race,
                    "power": "merchant",
                    "holds": {"A": 1, "B": 1, "C": 1, "D": 1},
                    "hand": 4,
                },
                {"seat": 2, "holds": {"E": 1}} | (other or {"race": "orcs", "power": "hill"}),
            ],
            "pieces": pieces,
        }
    )
    found: dict[str, Any] = state.view(frozenset({0}))["deploy"]
    return found


@pytest.mark.parametrize(
    ("pieces", "lake", "safe"),
    [
        ({"A": ["hole"], "B": ["hole"]}, False, ["A", "B", "D"]),
        ({}, False, ["B", "D"]),
        ({}, True, ["B"]),
    ],
)
def test_a_hole_and_what_lies_within_ones_own_land_need_no_more_tokens(
    pieces: dict[str, list[str]], lake: bool, safe: list[str]
) -> None:
    """Nobody enters a hole (SW-R06); others come by the edge or next door (SW-C01)."""
    land = {name: dict(row) for name, row in LAND.items()}
    if lake:
        land["F"] = {"terrain": "forest"}
        land["D"]["next"] = ["F"]
    assert deploy(pieces, land, "halflings" if pieces else "ratmen")["safe"] == safe


def test_next_to_how_many_regions_of_others_each_lies_is_told() -> None:
    """SW-C01: an active race comes from next door; E is the only one there."""
    assert deploy({}, LAND, "ratmen")["foes"] == {"A": 0, "B": 0, "C": 1, "D": 0}


@pytest.mark.parametrize(("race", "beside"), [("ghouls", 1), ("orcs", 0)])
def test_of_races_in_decline_only_those_that_march_on_are_counted(race: str, beside: int) -> None:
    """SW-R04: Ghouls go on conquering in decline; of no other race in decline does a token move."""
    other = {"race": race, "declined": True}
    assert deploy({}, LAND, "ratmen", other)["foes"]["C"] == beside
