"""The document of a replay file, checked key by key before anything is played.

Each key is described in `docs/replay-format.md`.
"""

import json
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from marchland.core import names
from marchland.core.errors import BadName, BadReplay, quoted, saying

FORMAT: Final = 2
"""The number of the file format; a greater one is from a newer Marchland."""
COMPARED_SINCE: Final = 2
"""The format since which digests are what they are now: those of older files say nothing."""
EVERY: Final = 50
"""Actions between two digests."""
LARGEST: Final = 1 << 30
"""No action and no other number of a replay is as large as this."""

KINDS: Final = ("person", "bot")


def noted(length: int) -> list[int]:
    """Return after which actions a replay of this length holds a digest."""
    return [n for n in range(1, length + 1) if n % EVERY == 0 or n == length]


def checked_document(text: str | bytes) -> dict[str, Any]:
    """Return the JSON document of a replay once every key and value is in order.

    Raises:
        BadReplay: says what is wrong and what is right.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadReplay(
            "This is not a replay: the file is not a JSON document.", key="error-replay-json"
        ) from None
    if not isinstance(data, dict) or not is_number(data.get("format")) or not data["format"]:
        raise BadReplay("This is not a replay: it has no format number.", key="error-replay-format")
    if data["format"] > FORMAT:
        raise BadReplay(
            f"This replay has format {data['format']}, of a newer Marchland; "
            f"this one reads formats up to {FORMAT}.",
            key="error-replay-newer",
            words={"n": data["format"], "most": FORMAT},
        )
    for key in data:
        if key not in CHECKS:
            raise BadReplay(
                f"A replay has no key {quoted(key)}; known: {', '.join(CHECKS)}.",
                key="error-replay-key",
                words={"what": quoted(key), "known": ", ".join(CHECKS)},
            )
    for key in CHECKS:
        if key not in data:
            raise BadReplay(
                f"This replay lacks the key {quoted(key)}.",
                key="error-replay-lacks",
                words={"what": quoted(key)},
            )
        check_key(key, data[key])
    expected = noted(len(data["history"]))
    if [number for number, _ in data["digests"]] != expected:
        raise BadReplay(
            f"A replay holds digests after every {EVERY} actions and after the last.",
            key="error-replay-digests",
            words={"n": EVERY},
        )
    if len(data["seats"]) != data["players"]:
        raise BadReplay(
            f"This replay is of {data['players']} players and must name as many seats.",
            key="error-replay-seats",
            words={"n": data["players"]},
        )
    for seat, name in zip(data["seats"], checked_names(data["seats"]), strict=True):
        seat["name"] = name
    return data


def checked_names(seats: list[dict[str, Any]]) -> list[str]:
    """Return the names of a replay's seats, tidied.

    Raises:
        BadReplay: a name that no player can have, or two that are alike.
    """
    try:
        return names.checked(seat["name"] for seat in seats)
    except BadName as error:
        raise BadReplay(
            f"This replay has a name that is not allowed. {error}",
            key="error-replay-name",
            words={"reason": saying(error)},
        ) from None


def check_key(key: str, value: Any) -> None:
    """Refuse a value that a key of a replay cannot have.

    Raises:
        BadReplay: says what it must be.
    """
    fits, wanted = CHECKS[key]
    if not fits(value):
        raise BadReplay(
            f"The key {quoted(key)} of this replay cannot have the value that it has; it must be "
            f"{wanted}.",
            key="error-replay-value",
            words={"what": quoted(key)},
        )


def is_number(value: Any) -> bool:
    """Tell whether a value is a whole number from 0 up that a game may hold."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < LARGEST


def is_day(value: Any) -> bool:
    """Tell whether a value is written as a day that there is."""
    if not is_text(value) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
        return False
    try:
        datetime.fromisoformat(value)
    except ValueError:
        return False
    return True


def is_text(value: Any) -> bool:
    """Tell whether a value is a text."""
    return isinstance(value, str)


def is_action(value: Any) -> bool:
    """Tell whether a value may be an action."""
    return is_number(value)


def is_hex(value: Any) -> bool:
    """Tell whether a value is written as a digest is."""
    return isinstance(value, str) and len(value) == 16 and set(value) <= set("0123456789abcdef")


def is_mark(value: Any) -> bool:
    """Tell whether a value is a number of actions with the digest after them."""
    return isinstance(value, list) and len(value) == 2 and is_number(value[0]) and is_hex(value[1])


def is_list_of(value: Any, fits: Callable[[Any], bool]) -> bool:
    """Tell whether a value is a list of things that fit."""
    return isinstance(value, list) and all(fits(one) for one in value)


def is_map(value: Any) -> bool:
    """Tell whether a value names a map with its digest."""
    return (
        isinstance(value, dict)
        and set(value) == {"name", "digest"}
        and is_text(value["name"])
        and is_hex(value["digest"])
    )


def is_rulings(value: Any) -> bool:
    """Tell whether a value gives rulings their values."""
    return isinstance(value, dict) and all(isinstance(one, bool | str) for one in value.values())


def is_seat(value: Any) -> bool:
    """Tell whether a value says who played a seat."""
    return (
        isinstance(value, dict)
        and set(value) == {"name", "kind", "bot"}
        and is_text(value["name"])
        and value["kind"] in KINDS
        and (value["bot"] is None or is_text(value["bot"]))
    )


def is_content(value: Any) -> bool:
    """Tell whether a value names a piece of home-made content."""
    return (
        isinstance(value, dict)
        and set(value) == {"name", "file", "digest"}
        and all(is_text(one) for one in value.values())
    )


Check = tuple[Callable[[Any], bool], str]

CHECKS: Final[dict[str, Check]] = {
    "format": (is_number, "a whole number"),
    "game": (is_text, "the game's name"),
    "rules": (is_number, "a whole number"),
    "players": (is_number, "a whole number"),
    "map": (is_map, "the map's name and its digest of 16 hexadecimal digits"),
    "rulings": (is_rulings, "a table of rulings with true, false or a text"),
    "seats": (lambda v: is_list_of(v, is_seat), "a list of seats with name, kind and bot"),
    "date": (is_day, "a day, as '2026-01-31'"),
    "content": (lambda v: is_list_of(v, is_content), "a list with name, file and digest of each"),
    "history": (lambda v: is_list_of(v, is_action), "a list of actions"),
    "digests": (
        lambda v: is_list_of(v, is_mark),
        "a list of pairs: a number of actions, and the digest of 16 hexadecimal digits",
    ),
    "scores": (
        lambda v: v is None or is_list_of(v, is_number),
        "a list of numbers, or null while the game is not over",
    ),
}
"""For each key of a replay what its value must be."""
