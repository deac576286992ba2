"""What files that people write share: their head, names and sentences by language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marchland.core.crafts import FORMAT
from marchland.core.errors import BadContent, OtherContent, quoted
from marchland.core.names import LONGEST as LONGEST_NAME
from marchland.core.names import is_name, tidied
from marchland.texts import LANGUAGES

HEAD: Final = ("game", "format")
"""Keys of a file about itself."""
LONGEST: Final = 400
"""Characters of the longest sentence."""
KNOWN: Final = ", ".join(LANGUAGES)


def check_head(path: Path, data: Mapping[str, Any], game: str) -> None:
    """Refuse a file of a newer format, or of another game.

    Raises:
        OtherContent: it is of another game.
        BadContent: its format is none that is known.
    """
    form = data.get("format", FORMAT)
    if not isinstance(form, int) or isinstance(form, bool) or not 1 <= form <= FORMAT:
        raise BadContent(
            f"{path} is of the format {quoted(form)}; this Marchland knows up to {FORMAT}, so a "
            "newer one is needed.",
            "error-content-newer",
            {"file": str(path), "than": quoted(form), "most": FORMAT},
        )
    if data.get("game", game) != game:
        raise OtherContent(
            f"{path} is for the game {quoted(data['game'])}, not for {game}.",
            "error-content-game",
            {"file": str(path), "than": quoted(data["game"]), "what": game},
        )


def check_words(path: Path, what: str, row: Mapping[str, Any], key: str) -> None:
    """Refuse a name (`name`) or sentence (any other key) that cannot be, by language.

    Raises:
        BadContent: says what is wrong.
    """
    said = row.get(key, {})
    file = str(path)
    if not isinstance(said, dict):
        raise BadContent(
            f"{path}: {key} of {what} must be a table: {KNOWN}.",
            "error-content-table",
            {"file": file, "what": key, "known": KNOWN},
        )
    for language, text in said.items():
        if language not in LANGUAGES:
            raise BadContent(
                f"{path}: {key} of {what} has no key {quoted(language)}; known: {KNOWN}.",
                "error-content-key",
                {"file": file, "what": key, "than": quoted(language), "known": KNOWN},
            )
        fits = isinstance(text, str) and (
            is_name(tidied(text)) if key == "name" else 0 < len(text) <= LONGEST and is_line(text)
        )
        if not fits:
            most = LONGEST_NAME if key == "name" else LONGEST
            raise BadContent(
                f"{path}: {key} of {what} has 1 to {most} characters that can be read, not "
                f"{quoted(text)}.",
                "error-content-words",
                {"file": file, "what": key, "most": most},
            )


def is_line(text: str) -> bool:
    """Tell whether a text can be read on one line."""
    return text.isprintable() and not text.isspace()


def names_of(row: Mapping[str, Any]) -> dict[str, str]:
    """Return the names that can be read, by language."""
    said = row.get("name", {})
    if not isinstance(said, dict):
        return {}
    return {
        language: tidied(text)
        for language, text in said.items()
        if language in LANGUAGES and isinstance(text, str) and is_name(tidied(text))
    }


def called(names: Mapping[str, str], language: str) -> str:
    """Return the name in a language, else in the first that has one.

    Args:
        names: at least one, by language.
        language: the reader's.
    """
    return names.get(language) or next(names[one] for one in LANGUAGES if one in names)


def literal(text: str) -> str:
    """Return a text that means nothing to Fluent but itself."""
    marked = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{marked}" }}'
