"""The words of home-made races and powers: names, sentences and signs, from the file itself."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, quoted
from marchland.core.names import is_name, tidied
from marchland.sheets import Sheets
from marchland.smallworld.edges.clause_words import beside, sentence
from marchland.texts import LANGUAGES, Texts

NAMED: Final = ("name", "says", "emblem")
"""What may be said of a race or power for people alone."""
LONGEST: Final = 400
"""Characters of the longest sentence."""
LETTERS: Final = 2
"""Characters on a disc; a longer emblem is the name of a drawn one."""
WORKSHOP: Final = Path(__file__).parent.parent / "text" / "workshop"
"""The texts of clauses."""


def check_words(path: Path, what: str, row: Mapping[str, Any], key: str) -> None:
    """Refuse a name or sentence that cannot be, by language.

    Raises:
        BadContent: says what is wrong.
    """
    said = row.get(key, {})
    file = str(path)
    if not isinstance(said, dict):
        known = ", ".join(LANGUAGES)
        raise BadContent(
            f"{path}: {key} of {what} is a table of texts by language: {known}.",
            "error-content-table",
            {"file": file, "what": key, "known": known},
        )
    for language, text in said.items():
        if language not in LANGUAGES:
            raise BadContent(
                f"{path}: {key} of {what} has no language {quoted(language)}; known: "
                f"{', '.join(LANGUAGES)}.",
                "error-content-key",
                {"file": file, "what": key, "than": quoted(language)}
                | {"known": ", ".join(LANGUAGES)},
            )
        fits = isinstance(text, str) and (
            is_name(tidied(text)) if key == "name" else 0 < len(text) <= LONGEST and is_line(text)
        )
        if not fits:
            most = 40 if key == "name" else LONGEST
            raise BadContent(
                f"{path}: {key} of {what} has 1 to {most} characters that can be read, not "
                f"{quoted(text)}.",
                "error-content-words",
                {"file": file, "what": key, "most": most},
            )


def is_line(text: str) -> bool:
    """Tell whether a text can be read on one line."""
    return text.isprintable() and not text.isspace()


def check_emblem(path: Path, what: str, row: Mapping[str, Any]) -> None:
    """Refuse an emblem that can be no letter and no name.

    Raises:
        BadContent: says what is right.
    """
    emblem = row.get("emblem", "x")
    if not isinstance(emblem, str) or not 0 < len(emblem) <= 60 or not is_line(emblem):
        raise BadContent(
            f"{path}: the emblem of {what} is the name of a drawn one, or one or two letters, not "
            f"{quoted(emblem)}.",
            "error-content-emblem",
            {"file": str(path), "than": quoted(emblem)},
        )


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


def sheets(digest: str, data: Mapping[str, Any], texts: list[Any]) -> Sheets:
    """Return the texts of a file whose races and powers are sound, as a folder.

    Args:
        digest: of the file.
        data: its tables.
        texts: folders with the words of the box, in which the clauses speak.
    """

    def write(language: str) -> str:
        known = Texts(language, [*texts, WORKSHOP])
        return "".join(
            messages(f"{kind}-{name}", name, row, language, known)
            for kind in ("race", "power")
            for name, row in data.get(kind, {}).items()
        )

    return Sheets(f"content {digest}", write, LANGUAGES)


def messages(key: str, name: str, row: Mapping[str, Any], language: str, known: Texts) -> str:
    """Return the messages of one race or power in a language."""
    lines = []
    names = names_of(row)
    if names:
        called = names.get(language) or next(iter(names[one] for one in LANGUAGES if one in names))
        lines.append(f"{key} = {literal(called)}")
    parts = [known.sentence(sentence(clause)) for clause in row.get("clauses", [])]
    parts += [known.sentence(one) for one in beside(row)]
    own = row.get("says", {}).get(language)
    if own or parts:
        lines.append(f"{key}-text = {literal(own or ' '.join(parts))}")
    if "emblem" in row:
        lines.append(f"sign-{name} = {literal(row['emblem'])}")
    return "".join(f"{line}\n" for line in lines)


def literal(text: str) -> str:
    """Return a text that means nothing to Fluent but itself."""
    marked = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{marked}" }}'
