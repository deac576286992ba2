"""What the values of a file that people write may look like, key by key."""

from collections.abc import Callable, Mapping
from typing import Final

from marchland.core.actions import is_count
from marchland.core.errors import BadScenario, quoted

Shape = tuple[Callable[[object], bool], str]
"""Whether a value is of the kind, and the kind in words."""

STEP_KEYS: Final = ("do", "allow", "refuse", "over", "winners", "to_move")
"""What a step of a scenario may hold in any game."""


def is_text(value: object) -> bool:
    """Tell whether a value is a text."""
    return isinstance(value, str)


def is_number(value: object) -> bool:
    """Tell whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_table(value: object) -> bool:
    """Tell whether a value is a table."""
    return isinstance(value, Mapping)


def is_list(value: object, *kinds: Callable[[object], bool]) -> bool:
    """Tell whether a value is a list whose items are each of one of these kinds."""
    return isinstance(value, list) and all(any(kind(one) for kind in kinds) for one in value)


ANY: Final[Shape] = (lambda _: True, "anything")
"""For keys whose reader looks at the value itself."""
TEXT: Final[Shape] = (is_text, "a text")
FLAG: Final[Shape] = (lambda value: isinstance(value, bool), "true or false")
NUMBER: Final[Shape] = (is_number, "a whole number")
TABLE: Final[Shape] = (is_table, "a table")
TEXTS: Final[Shape] = (lambda value: is_list(value, is_text), "a list of texts")
NUMBERS: Final[Shape] = (lambda value: is_list(value, is_number), "a list of whole numbers")
SEATS: Final[Shape] = (lambda value: is_list(value, is_text, is_number), "a list of seats")
TABLES: Final[Shape] = (lambda value: is_list(value, is_table), "a list of tables")
NUMBERS_BY_NAME: Final[Shape] = (
    lambda value: isinstance(value, Mapping) and is_list(list(value.values()), is_number),
    "a table of whole numbers",
)
TEXTS_BY_NAME: Final[Shape] = (
    lambda value: isinstance(value, Mapping) and is_list(list(value.values()), TEXTS[0]),
    "a table of lists of texts",
)


def check_keys(what: str, row: object, shapes: Mapping[str, Shape]) -> None:
    """Refuse a key that means nothing here, and a value that is of another kind.

    Raises:
        BadScenario: what is wrong, and what is right.
    """
    if not isinstance(row, Mapping):
        raise BadScenario(f"{what} is a table, not {quoted(row)}.")
    for key, value in row.items():
        if key not in shapes:
            known = ", ".join(shapes)
            raise BadScenario(f"{what} has no key {quoted(key)}; known: {known}.")
        check_value(f"{what}: {key}", value, shapes[key])


def check_value(what: str, value: object, shape: Shape) -> None:
    """Refuse a value that is of another kind.

    Raises:
        BadScenario: what is wrong, and what is right.
    """
    fits, words = shape
    if not fits(value):
        raise BadScenario(f"{what} is {words}, not {quoted(value)}.")


def seat_of(value: object, seats: int) -> int:
    """Return a seat, counted from 0, of one written from 1.

    Raises:
        BadScenario: there is no such seat.
    """
    text = str(value)
    if not is_count(text) or not 1 <= int(text) <= seats:
        raise BadScenario(f"A seat is 1 to {seats}, not {quoted(value)}.")
    return int(text) - 1


def number_of(numbers: Mapping[str, int], name: object, what: str) -> int:
    """Return the number of what has this name; a space stands for an underscore.

    Raises:
        BadScenario: nothing has this name; known names are listed.
    """
    found = numbers.get(str(name).replace(" ", "_"))
    if found is None:
        raise BadScenario(f"There is no {what} {quoted(name)}; known: {', '.join(numbers)}.")
    return found
