"""The words of home-made races and powers: names, sentences and signs, from the file itself."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marchland.sheets import Sheets
from marchland.signs import told
from marchland.smallworld.edges.clause_words import beside, sentences
from marchland.texts import FORMS, LANGUAGES, Texts
from marchland.wording import called, literal, names_of

NAMED: Final = ("name", "says", "emblem")
"""What may be said of a race or power for people alone."""
WORKSHOP: Final = Path(__file__).parent.parent / "text" / "workshop"
"""The texts of clauses."""


def sheets(digest: str, data: Mapping[str, Any], texts: list[Any]) -> Sheets:
    """Return the texts of a file whose races and powers are sound, as a folder.

    Args:
        digest: of the file.
        data: its tables.
        texts: folders with the words of the box, in which the clauses speak.
    """

    def write(language: str) -> str:
        known = Texts(language, [WORKSHOP, *texts])
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
        lines += word(key, called(names, language), known)
    parts = [known.sentence(one) for clause in row.get("clauses", []) for one in sentences(clause)]
    parts += [known.sentence(one) for one in beside(row)]
    own = row.get("says", {}).get(language)
    if own or parts:
        lines.append(f"{key}-text = {literal(own or ' '.join(parts))}")
    if "emblem" in row:
        lines.append(f"sign-{name} = {literal(told(row['emblem']))}")
    return "".join(f"{line}\n" for line in lines)


def word(key: str, name: str, known: Texts) -> list[str]:
    """Return the lines of a name, with the forms that a language gives to any name it meets."""
    made = known.forms(f"named-{key.partition('-')[0]}", {"name": name})
    bent = [form for form in FORMS if made[form] not in {name, "none"}]
    return [f"{key} = {literal(name)}", *(f"    .{form} = {literal(made[form])}" for form in bent)]
