"""From where a region is taken, as the log tells it: what the page's arrows go by."""

from typing import Any

import pytest

import marchland

MAP: dict[str, dict[str, Any]] = {
    "A": {"terrain": "hill", "marks": ["cavern"], "edge": True, "next": ["B", "C"]},
    "B": {"terrain": "forest", "next": ["C", "D"]},
    "C": {"terrain": "fields", "next": ["D"]},
    "D": {"terrain": "swamp", "next": ["E"]},
    "E": {"terrain": "hill", "marks": ["cavern"], "next": ["F"]},
    "F": {"terrain": "sea", "edge": True},
}


def starts(race: str, power: str, holds: dict[str, int], taken: str) -> list[str] | None:
    """Return from where the log says that a tribe took a region."""
    state = marchland.game("small-world").position(
        {
            "game": "small-world",
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": MAP,
            "tribe": [{"seat": 1, "race": race, "power": power, "hand": 5, "holds": holds}],
        }
    )
    [told] = state.narrate(state.parse(f"conquer {taken}"))
    found: list[str] | None = told["args"].get("starts")
    return found


@pytest.mark.parametrize(
    ("power", "holds", "taken", "expected"),
    [
        ("merchant", {"A": 1, "B": 1, "C": 1}, "D", ["B", "C"]),
        ("merchant", {}, "A", []),
        ("merchant", {}, "E", ["F"]),
        ("underworld", {"A": 1, "B": 1}, "E", ["A"]),
        ("flying", {"D": 1}, "A", None),
    ],
)
def test_the_log_tells_from_which_regions_a_tribe_came(
    power: str, holds: dict[str, int], taken: str, expected: list[str] | None
) -> None:
    """SW-C01, SW-W19, SW-W07: next door, the edge, a sea at it, a cavern; else nothing is told."""
    assert starts("orcs", power, holds, taken) == expected
