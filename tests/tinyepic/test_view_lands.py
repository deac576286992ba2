"""What a screen is told that each place of a land gives, by the rules' table (TEK-5, TEK-9)."""

from typing import Any

from marchland.core.scenario import run

LANDS: dict[str, Any] = {
    "north": {
        "a": {"terrain": "forest", "edge": True, "next": ["b"]},
        "b": {"terrain": "mountain", "edge": True, "next": ["c"]},
        "c": {"terrain": "plains", "edge": True, "next": ["d"]},
        "d": {"terrain": "ruins", "edge": True, "next": ["e"]},
        "e": {"terrain": "tundra", "edge": True, "next": ["f"]},
        "f": {"terrain": "silver_peaks", "edge": True, "next": ["g"]},
        "g": {"terrain": "capital", "edge": True},
        "1": {"terrain": "water", "next": ["a", "b"]},
        "2": {"terrain": "crags", "next": ["c"]},
    },
    "south": {"x": {"terrain": "plains", "edge": True}},
}


def given(*, expansion: bool, players: int = 2) -> dict[str, Any]:
    """Return what each place of the land in the north is said to give."""
    kingdoms = [
        {"seat": 1, "faction": "orcs", "home": "north", "meeples": {"north/a": 1}},
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"south/x": 1}},
        {"seat": 3, "faction": "elves", "home": "west", "meeples": {"west/y": 1}},
    ]
    lands = {**LANDS, "west": {"y": {"terrain": "plains", "edge": True}}} if players > 2 else LANDS
    data = {"game": "tiny-epic", "players": players, "map": lands, "kingdom": kingdoms[:players]}
    state = run({**data, "expansion": expansion, "step": [{"do": ["take patrol"]}]})
    found: dict[str, Any] = state.view(frozenset())["lands"]["north"]["yields"]
    return found


def test_a_place_says_what_is_collected_there_and_a_capital_what_it_scores() -> None:
    """TEK-5: mana, ore, food, one of choice; TEK-9: a capital is worth 2 to who is alone there."""
    assert given(expansion=True) == {
        "a": {"kind": "mana", "n": 1},
        "b": {"kind": "ore", "n": 1},
        "c": {"kind": "food", "n": 1},
        "d": {"kind": "choice", "n": 1},
        "e": {"kind": "choice", "n": 1},
        "f": {"kind": "silver", "n": 1},
        "g": {"kind": "points", "n": 2, "shared": None},
    }


def test_silver_peaks_give_nothing_where_there_is_no_silver() -> None:
    """TEK-11.1: lands of the expansion may be played without its silver."""
    assert "f" not in given(expansion=False)


def test_what_a_capital_is_worth_to_allies_is_told_where_there_are_any() -> None:
    """TEK-9: 1 point each for two allies; TEK-10: between two players there are no alliances."""
    assert given(expansion=False, players=3)["g"] == {"kind": "points", "n": 2, "shared": 1}
    assert given(expansion=False, players=2)["g"] == {"kind": "points", "n": 2, "shared": None}
