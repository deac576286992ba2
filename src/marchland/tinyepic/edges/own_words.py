"""The words of a person's own cards: names, and sentences of levels, from the file itself."""

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from marchland.sheets import Sheets
from marchland.signs import told
from marchland.texts import LANGUAGES, Texts
from marchland.tinyepic.edges.effect_words import level as sentences
from marchland.tinyepic.parts.box import Box
from marchland.wording import called, literal, names_of

TEXT: Final = Path(__file__).parent.parent / "text"
EFFECTS: Final = TEXT / "effects"
"""The texts in which effects speak."""
WORKSHOP: Final = TEXT / "workshop"
"""Those of the workshop."""


def sheets(digest: str, data: Mapping[str, Any], box: Box) -> Sheets:
    """Return the texts of a file whose cards are sound, as a folder.

    Args:
        digest: of the file.
        data: its tables.
        box: all cards, with those of the file.
    """

    def write(language: str) -> str:
        known = Texts(language, [TEXT, EFFECTS])
        lines = [
            line
            for kind in ("faction", "hero")
            for name, row in data.get(kind, {}).items()
            for line in card(f"{kind}-{name}", row, language, known)
        ]
        lines += territories(data.get("land", {}), box, known)
        return "".join(f"{line}\n" for line in lines)

    return Sheets(f"cards {digest}", write, LANGUAGES)


def card(key: str, row: Mapping[str, Any], language: str, known: Texts) -> list[str]:
    """Return the messages of a faction or hero.

    A level with a sentence of its own in one language has one in each: elsewhere of its effects.
    """
    names = names_of(row)
    lines = [f"{key} = {literal(called(names, language))}"] if names else []
    if "emblem" in row:
        lines.append(f"sign-{key} = {literal(told(row['emblem']))}")
    for n, level in enumerate(row["level"], start=1):
        if level.get("says"):
            own = level["says"].get(language) or " ".join(known.lines(sentences(level["effects"])))
            lines.append(f"{key}-{n} = {literal(own)}")
    return lines


def territories(rows: Mapping[str, Any], box: Box, known: Texts) -> list[str]:
    """Return the messages of territory sides that have names, and of the cards that they are on."""
    names = {name: names_of(row) for name, row in rows.items()}
    titles = {name: called(said, known.lang) for name, said in names.items() if said}
    lines = [f"land-{name} = {literal(title)}" for name, title in titles.items()]
    for number, sides in box.sides_of.items():
        ids = [box.lands[side].id for side in sides]
        if titles.keys() & set(ids):
            both = " / ".join(titles.get(one) or known.name(one, "land") for one in ids)
            lines.append(f"land-t{number:02} = {literal(both)}")
    return lines


def folders(content: Sequence[str]) -> list[Traversable]:
    """Return the folders of texts beside a person's own files."""
    return list(dict.fromkeys(Path(path).parent / "text" for path in content))
