"""Names of players: one rule for the page, the commands, the library and every file."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from marchland.core.errors import BadName

LONGEST: Final = 40
"""Characters of the longest name."""

JOINERS: Final = dict.fromkeys((0x200C, 0x200D))
"""Signs without width that belong inside emoji and in Persian and Indian words."""
BLANKS: Final = dict.fromkeys(
    number
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
    )
    for number in range(first, last + 1)
)  # fmt: skip
"""Signs that count as printable and print nothing by themselves."""


def tidied(name: str) -> str:
    """Return a name as it is kept: in one form of Unicode, with single spaces inside alone."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_name(name: str) -> bool:
    """Tell whether a tidied name can be read by whoever sits at the table."""
    shown = name.translate(JOINERS)
    return 1 <= len(name) <= LONGEST and shown.isprintable() and is_seen(name)


def is_seen(text: str) -> bool:
    """Tell whether anything of a text can be seen."""
    # A mark alone has no letter to stand on.
    return any(
        not one.isspace() and not unicodedata.category(one).startswith("M")
        for one in text.translate(JOINERS).translate(BLANKS)
    )


def sound(name: str) -> str:
    """Return what two names have in common that nobody could tell apart."""
    whole = unicodedata.normalize("NFKC", name.translate(JOINERS).translate(BLANKS))
    return " ".join(unicodedata.normalize("NFKC", whole.casefold()).split())


def checked(names: Iterable[str]) -> list[str]:
    """Return the names of a table, tidied, in the order of seats.

    Raises:
        BadName: says which seat's name cannot be, or that two are alike.
    """
    found = [tidied(name) for name in names]
    for seat, name in enumerate(found):
        if not is_name(name):
            raise BadName(
                f"Seat {seat + 1} needs a name of 1 to {LONGEST} characters that can be read.", seat
            )
    if len({sound(name) for name in found}) < len(found):
        raise BadName("Two seats cannot have the same name.")
    return found


def fitted(names: Sequence[str]) -> list[str]:
    """Return names that may be, of some that were taken before there was one rule."""
    found: list[str] = []
    taken: set[str] = set()
    for seat, name in enumerate(names, start=1):
        kept = tidied("".join(one for one in name if one.isprintable() or ord(one) in JOINERS))
        kept = kept[:LONGEST].strip()
        if not is_name(kept):
            kept = f"Seat {seat}"
        if sound(kept) in taken:
            kept = f"{kept[: LONGEST - 4].strip()} ({seat})"
        taken.add(sound(kept))
        found.append(kept)
    return found
