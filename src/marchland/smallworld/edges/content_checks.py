"""What a file of races and powers may hold: each check refuses one thing in one sentence."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, quoted
from marchland.signs import check_emblem
from marchland.smallworld.edges.clause_forms import place
from marchland.smallworld.edges.own_words import NAMED
from marchland.smallworld.parts.ability import ALLIANCE, HORDE
from marchland.smallworld.parts.variant import Variant
from marchland.wording import HEAD, check_head, check_words

MOST_RACE_TOKENS: Final = 10
MOST_POWER_TOKENS: Final = 5
FLAGS: Final = ("in_decline", "free_in_decline", "marches_in_decline")
"""What may be said of a race or power beside its clauses: true or false."""
FACTIONS: Final = {"alliance": ALLIANCE, "horde": HORDE}
RACE_KEYS: Final = (
    "tokens", "tokens_of", "clauses", "python", "faction", "reserve", *FLAGS, *NAMED
)  # fmt: skip
POWER_KEYS: Final = ("tokens", "clauses", "python", *FLAGS, *NAMED)
FILE_KEYS: Final = ("race", "power", "text", *HEAD)


def check_file(path: Path, data: Mapping[str, Any], game: str) -> None:
    """Refuse a file that has other parts, is of another game or of a newer form.

    Raises:
        OtherContent: it is of another game.
        BadContent: says what is wrong.
    """
    check_keys(path, "the file", data, FILE_KEYS)
    check_head(path, data, game)


def empty(path: Path) -> tuple[str, str, dict[str, str]]:
    """Return what says that there is nothing in a file."""
    return (
        f"{path} has no [race.NAME] and no [power.NAME].",
        "error-content-empty",
        {"file": str(path)},
    )


def check_keys(path: Path, what: str, row: object, known: Sequence[str]) -> None:
    """Refuse a table that is none, or has keys that nobody knows.

    Raises:
        BadContent: says which are known.
    """
    words = {"file": str(path), "what": place(what), "known": ", ".join(known)}
    if not isinstance(row, dict):
        raise BadContent(
            f"{path}: {what} must be a table: {words['known']}.", "error-content-table", words
        )
    for key in row:
        if key not in known:
            raise BadContent(
                f"{path}: {what} has no key {quoted(key)}; known: {words['known']}.",
                "error-content-key",
                words | {"than": quoted(key)},
            )


def check_tokens(path: Path, what: str, row: Mapping[str, Any], fewest: int, most: int) -> int:
    """Return the number on a banner or badge.

    Raises:
        BadContent: it is none, or not within these bounds.
    """
    tokens = row.get("tokens")
    if not isinstance(tokens, int) or isinstance(tokens, bool) or not fewest <= tokens <= most:
        raise BadContent(
            f"{path}: {what} has {fewest} to {most} tokens (tokens), not {quoted(tokens)}.",
            "error-content-tokens",
            {"file": str(path), "what": place(what), "fewest": fewest, "most": most}
            | {"than": quoted(tokens)},
        )
    return tokens


def check_lender(path: Path, what: str, row: Mapping[str, Any], lenders: Mapping[str, int]) -> str:
    """Return whose tokens a race borrows.

    Raises:
        BadContent: nobody's, or those of a race that the box does not have.
    """
    lender = row.get("tokens_of")
    if not isinstance(lender, str) or lender not in lenders:
        raise BadContent(
            f"{path}: {what} borrows the tokens of a race (tokens_of), not of "
            f"{quoted(lender)}; known: {', '.join(lenders)}.",
            "error-content-lender",
            {"file": str(path), "what": place(what), "than": quoted(lender)}
            | {"known": ", ".join(lenders)},
        )
    return lender


def check_supply(path: Path, what: str, needed: int, lender: str, there: int) -> None:
    """Refuse a race that needs more tokens than it can borrow.

    Raises:
        BadContent: says how many there are.
    """
    if there < needed:
        raise BadContent(
            f"{path}: {what} needs more tokens ({needed}) than there are of {lender} ({there}).",
            "error-content-supply",
            {"file": str(path), "what": place(what), "n": needed, "than": lender, "most": there},
        )


def check_said(path: Path, what: str, row: Mapping[str, Any]) -> None:
    """Refuse names, sentences and emblems that cannot be shown.

    Raises:
        BadContent: says what is wrong.
    """
    check_words(path, what, row, "name")
    check_words(path, what, row, "says")
    check_emblem(path, what, row)


def check_reserve(path: Path, what: str, row: Mapping[str, Any]) -> int:
    """Return how many more tokens fight each turn and step aside after redeployment.

    Raises:
        BadContent: says what is right.
    """
    reserve = row.get("reserve", 0)
    if not isinstance(reserve, int) or isinstance(reserve, bool) or not 0 <= reserve <= 10:
        raise BadContent(
            f"{path}: reserve of {what} is a whole number from 0 to 10, not {quoted(reserve)}.",
            "error-content-range",
            {"file": str(path), "what": place(what), "head": "reserve", "fewest": 0, "most": 10}
            | {"than": quoted(reserve)},
        )
    return reserve


def check_faction(path: Path, what: str, row: Mapping[str, Any], base: Variant) -> int:
    """Return for whom a race fights, 0 for nobody.

    Raises:
        BadContent: says what is right.
    """
    if "faction" not in row:
        return 0
    if not any(base.race_sides):
        raise BadContent(
            f"{path}: {what} has a faction, but in this game nobody has one.",
            "error-content-no-factions",
            {"file": str(path), "what": place(what)},
        )
    named = row["faction"]
    if not isinstance(named, str) or named not in FACTIONS:
        raise BadContent(
            f"{path}: faction of {what} cannot be {quoted(named)}; known: {', '.join(FACTIONS)}; "
            "a neutral race names none.",
            "error-content-value",
            {"file": str(path), "what": place(what), "head": "faction", "than": quoted(named)}
            | {"known": ", ".join(FACTIONS)},
        )
    return FACTIONS[named]


def check_flags(
    path: Path, what: str, row: Mapping[str, Any], keys: Sequence[str] = FLAGS
) -> dict[str, bool]:
    """Return the class attributes of what a race or power does in decline.

    Raises:
        BadContent: says what is right.
    """
    for key in keys:
        if not isinstance(row.get(key, False), bool):
            raise BadContent(
                f"{path}: {key} of {what} cannot be {quoted(row[key])}; known: true, false.",
                "error-content-value",
                {"file": str(path), "what": place(what), "head": key, "than": quoted(row[key])}
                | {"known": "true, false"},
            )
    said = [key for key in FLAGS if row.get(key, False)]
    facts = {"in_decline": True} if said else {}
    if "free_in_decline" in said:
        facts["rides_free"] = True
    if "marches_in_decline" in said:
        facts["fights_in_decline"] = True
    return facts


def check_name(path: Path, name: str) -> None:
    """Refuse what cannot be an id.

    Raises:
        BadContent: says what an id is made of.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,59}", name):
        raise BadContent(
            f"{path}: {quoted(name)} cannot be a name; use up to 60 small letters a to z, digits "
            "and underscores.",
            "error-content-name",
            {"file": str(path), "what": quoted(name)},
        )
