"""Checks of a scenario step that only this game knows."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.shapes import STEP_KEYS, number_of, seat_of
from marchland.tinyepic.edges.scenario_values import place_of
from marchland.tinyepic.edges.written import lying_names, named
from marchland.tinyepic.parts.kinds import ACTIONS, RESOURCES
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn import scoring
from marchland.tinyepic.world.world import World

Found = Callable[[World, Kingdom], Any]

RESOURCE_INDEX: Final = {name: kind for kind, name in enumerate(RESOURCES)}


def check(state: World, key: str, expected: Any) -> str | None:
    """Compare one check; return what differs, or None.

    Raises:
        BadScenario: there is no such check, or its value is of the wrong kind.
    """
    if key in OF_TABLE:
        found = OF_TABLE[key](state)
        return differs(found, sorted_like(found, expected))
    if key not in OF_SEAT and key not in ("resources", "meeples"):
        known = ", ".join([*STEP_KEYS, "resources", "meeples", *OF_SEAT, *OF_TABLE])
        raise BadScenario(f"There is no check {quoted(key)}; known: {known}.")
    if not isinstance(expected, Mapping):
        raise BadScenario(f"The check {key} is a table by seat, not {quoted(expected)}.")
    for seat, value in expected.items():
        k = state.kingdoms[seat_of(seat, state.setup.seats)]
        wrong = of_seat(state, k, key, value)
        if wrong is not None:
            return f"seat {seat}: {wrong}"
    return None


def of_seat(state: World, k: Kingdom, key: str, value: Any) -> str | None:
    """Compare one seat's value of a check."""
    if key == "resources":
        for name, units in table(key, value).items():
            wrong = differs(k.stock[number_of(RESOURCE_INDEX, name, "resource")], units)
            if wrong is not None:
                return f"{name}: {wrong}"
        return None
    if key == "meeples":
        for name, number in table(key, value).items():
            wrong = differs(k.meeples_at(place_of(state, name)), number)
            if wrong is not None:
                return f"{name}: {wrong}"
        return None
    found = OF_SEAT[key](state, k)
    return differs(found, sorted_like(found, value))


def sorted_like(found: object, expected: Any) -> Any:
    """Return what is expected, sorted where a list of texts is compared with one."""
    if isinstance(found, list) and isinstance(expected, list):
        return sorted(expected, key=str)
    return expected


def table(key: str, value: object) -> Mapping[str, Any]:
    """Return a value that is a table.

    Raises:
        BadScenario: it is another thing.
    """
    if not isinstance(value, Mapping):
        raise BadScenario(f"The check {key} has a table for each seat, not {quoted(value)}.")
    return value


def differs(found: object, expected: object) -> str | None:
    """Say what differs between two values."""
    return None if found == expected else f"expected {expected!r}, found {found!r}"


def hero(state: World, k: Kingdom) -> str:
    """Return the hero and his level, "" for none."""
    return f"{state.setup.box.heroes[k.hero].id} {k.hero_level}" if k.hero >= 0 else ""


def hero_at(state: World, k: Kingdom) -> str:
    """Return where the hero is, "" for nowhere."""
    return state.board.ids[k.hero_at] if k.hero_at >= 0 else ""


OF_SEAT: Final[Mapping[str, Found]] = {
    "magic": lambda _, k: k.magic,
    "tower": lambda _, k: k.tower,
    "points": scoring.points,
    "retired": lambda _, k: len(k.retired),
    "trophies": lambda _, k: k.trophies,
    "in_play": lambda _, k: k.in_play,
    "lying": lambda s, k: sorted(lying_names(s, k)),
    "forts": lambda s, k: sorted(named(s, k.standing_forts)),
    "lying_forts": lambda s, k: sorted(named(s, k.low_forts)),
    "hero": hero,
    "hero_at": hero_at,
}
"""Checks with a value for each seat."""

OF_TABLE: Final[Mapping[str, Callable[[World], Any]]] = {
    "shields": lambda s: sorted(name for n, name in enumerate(ACTIONS) if s.shields >> n & 1),
    "neutral": lambda s: sorted(named(s, s.neutral)),
    "end_triggered": lambda s: s.ending,
    "compass": lambda s: "night" if s.night else "day",
}
"""Checks with one value."""
