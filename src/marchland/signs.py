"""The signs that people give to what they make: a drawn one by its name, letters, or cells."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, quoted
from marchland.wording import is_line

SIDE: Final = 16
"""Cells of a drawing, across and down."""
FILLED: Final = "#"
EMPTY: Final = "."
LONGEST: Final = 60
"""Characters of the longest name of a drawn sign."""


def check_emblem(path: Path, what: str, row: Mapping[str, Any]) -> None:
    """Refuse an emblem that can be no letter, no name and no drawing.

    Raises:
        BadContent: says what is right.
    """
    emblem = row.get("emblem", "x")
    if isinstance(emblem, list):
        check_drawing(path, what, emblem)
    elif not isinstance(emblem, str) or not 0 < len(emblem) <= LONGEST or not is_line(emblem):
        raise BadContent(
            f"{path}: an emblem is the name of a drawn one, one or two letters, or a drawing of "
            f"{SIDE} lines, not {quoted(emblem)} ({what}).",
            "error-content-emblem",
            {"file": str(path), "than": quoted(emblem), "n": SIDE},
        )


def check_drawing(path: Path, what: str, lines: list[Any]) -> None:
    """Refuse lines that are no drawing of cells, or one of nothing.

    Raises:
        BadContent: says what is right.
    """
    fits = len(lines) == SIDE and all(
        isinstance(line, str) and len(line) == SIDE and not line.strip(FILLED + EMPTY)
        for line in lines
    )
    if not fits:
        raise BadContent(
            f"{path}: a drawn emblem is {SIDE} lines of {SIDE} cells each, # or . ({what}).",
            "error-content-cells",
            {"file": str(path), "n": SIDE},
        )
    if not any(FILLED in line for line in lines):
        raise BadContent(
            f"{path}: the drawn emblem is empty; fill at least one cell ({what}).",
            "error-content-blank",
            {"file": str(path)},
        )


def told(emblem: Any) -> str:
    """Return a sound emblem as the page is told it: of a drawing four digits a line."""
    if isinstance(emblem, str):
        return emblem
    bits = (line.replace(FILLED, "1").replace(EMPTY, "0") for line in emblem)
    return "cells " + "".join(f"{int(line, 2):04x}" for line in bits)
