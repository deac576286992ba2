"""Values of a scenario file: numbers within bounds, names that stand once, places.

Raises:
    BadScenario: what a file has wrong, and what is right.
"""

from collections.abc import Mapping
from typing import Any

from marchland.core.errors import BadScenario, quoted
from marchland.tinyepic.world.world import World


def whole(
    what: str, data: Mapping[str, Any], key: str, default: int, most: int, *, least: int = 0
) -> int:
    """Return a whole number within bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(
            f"{what}: {key} is a whole number from {least} to {most}, not {quoted(value)}."
        )
    return value


def once(row: Mapping[str, Any], key: str) -> list[str]:
    """Return a list of texts in which none stands twice."""
    names: list[str] = row.get(key, [])
    for name in names:
        if names.count(name) > 1:
            raise BadScenario(f"{key} names {quoted(name)} twice.")
    return names


def place_of(state: World, name: object) -> int:
    """Return a place by its name."""
    found = state.board.index.get(str(name))
    if found is None:
        raise BadScenario(f"There is no region {quoted(name)}; regions are written card/region.")
    return found
