"""Checks of a scenario step that only the Small World family knows."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from marchland.core.actions import is_count
from marchland.core.errors import BadScenario, quoted
from marchland.core.shapes import (
    NUMBER,
    NUMBERS,
    STEP_KEYS,
    TEXTS,
    TEXTS_BY_NAME,
    Shape,
    check_value,
    seat_of,
)
from marchland.smallworld.edges.scenario import region_of
from marchland.smallworld.edges.written import combo_text, piece_texts
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.world import World

Found = Callable[[World, str], Any]

SHAPES: Final[Mapping[str, Shape]] = {
    "neutral_coins": NUMBER,
    "column": TEXTS,
    "column_coins": NUMBERS,
    "pieces": TEXTS_BY_NAME,
}


def check(state: World, key: str, expected: Any) -> str | None:
    """Compare one check; return what differs, or None.

    Raises:
        BadScenario: there is no such check.
    """
    if key in SHAPES:
        check_value(f"the check {key}", expected, SHAPES[key])
    if key == "column":
        column = [combo_text(state, place) for place in range(len(state.column))]
        wanted = [" ".join(str(text).split()) for text in expected]
        found = [text.replace("_", " ") for text in column]
        return differs(found, [text.replace("_", " ") for text in wanted])
    if key == "column_coins":
        return differs(list(state.column_coins), expected)
    if key == "neutral_coins":
        return differs(state.wild_coins, expected)
    if key not in TABLES:
        known = ", ".join([*STEP_KEYS, "column", "column_coins", "neutral_coins", *TABLES])
        raise BadScenario(f"There is no check {key!r}; known: {known}.")
    if not isinstance(expected, Mapping):
        raise BadScenario(f"The check {key} is a table, not {expected!r}.")
    for name, value in expected.items():
        found_value = TABLES[key](state, str(name))
        wanted_value = Counter(_spread(value)) if key == "pieces" else underscored(key, value)
        if found_value != wanted_value:
            shown = sorted(found_value.elements()) if key == "pieces" else found_value
            return f"{name}: expected {value!r}, found {shown!r}"
    return None


def underscored(key: str, value: Any) -> Any:
    """Return an expected value with the names of races and powers as ids."""
    if key == "badge":
        return str(value).replace(" ", "_")
    if key == "holder":
        seat, _, race = str(value).partition(" ")
        late = " declined" if race.endswith(" declined") else ""
        return f"{seat} {race.removesuffix(late).replace(' ', '_')}{late}" if race else seat
    return value


def differs(found: object, expected: object) -> str | None:
    """Say what differs between two values."""
    return None if found == expected else f"expected {expected!r}, found {found!r}"


def _spread(listed: list[str]) -> list[str]:
    spread: list[str] = []
    for text in listed:
        name, _, times = text.replace(" ", "_").partition("*")
        if times and not is_count(times):
            raise BadScenario(f"Several pieces are written as '{name}*2', not {quoted(text)}.")
        spread.extend([name] * (int(times) if times else 1))
    return spread


def holder(state: World, name: str) -> str:
    """Return the holder as a file writes it: seat and race, "neutral" or ""."""
    t = state.holder(region_of(state, name))
    if t is None:
        return ""
    if t.seat < 0:
        return "neutral"
    race = state.setup.variant.races[t.race].id
    return f"{t.seat + 1} {race}" + (" declined" if t.declined else "")


def tokens(state: World, name: str) -> int:
    """Return the race tokens in a region."""
    return state.count[region_of(state, name)]


def hand(state: World, seat: str) -> int:
    """Return the hand of a seat's active tribe, 0 without one."""
    t = state.active(seat_of(seat, state.setup.players))
    return 0 if t is None else t.hand


def hand_declined(state: World, seat: str) -> int:
    """Return the tokens in hand of a seat's tribes in decline."""
    return sum(t.hand for t in state.declined(seat_of(seat, state.setup.players)))


def badge(state: World, seat: str) -> str:
    """Return the badge beside a seat's race in decline, "" for none."""
    powers = [t.power for t in state.declined(seat_of(seat, state.setup.players)) if t.power >= 0]
    return state.setup.variant.powers[powers[0]].id if powers else ""


def tray(state: World, race: str) -> int:
    """Return the tokens in a race's tray.

    Raises:
        BadScenario: there is no such race.
    """
    index = state.setup.variant.race_index.get(race.replace(" ", "_"))
    if index is None:
        raise BadScenario(f"There is no race {race!r}.")
    return state.tray[index]


def coins(state: World, seat: str) -> int:
    """Return a seat's coins."""
    return state.coins[seat_of(seat, state.setup.players)]


def pieces(state: World, name: str) -> Counter[str]:
    """Return the pieces in a region."""
    return Counter(_spread(piece_texts(state, region_of(state, name))))


def price(state: World, name: str) -> int:
    """Return what the tribe to move pays for a region.

    Raises:
        BadScenario: the region is out of its reach.
    """
    t: Tribe | None = state.tribes[state.slot] if state.slot else None
    r = region_of(state, name)
    if t is None or not state.frontier(t) >> r & 1:
        raise BadScenario(f"The region {name} is out of reach and has no price here.")
    return state.price(t, r)


TABLES: Final[Mapping[str, Found]] = {
    "price": price,
    "holder": holder,
    "tokens": tokens,
    "hand": hand,
    "hand_declined": hand_declined,
    "badge": badge,
    "tray": tray,
    "coins": coins,
    "pieces": pieces,
}
