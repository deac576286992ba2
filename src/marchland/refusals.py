"""Why something was refused, in the language of whoever reads it at a console."""

import os
from typing import Final

from marchland.core.errors import saying

__all__ = ["language", "refusal"]

LANGUAGES: Final = ("en", "cs", "hu", "pl")
SPEAKERS: Final = (
    "marchland.web",
    "marchland.smallworld",
    "marchland.smallworld.warcraft",
    "marchland.tinyepic",
)
"""Whose texts say why something is refused."""


def language(asked: str | None = None) -> str:
    """Return the language that was asked for, else that of the system, else English."""
    system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    said = next((one for one in (asked, *system) if one), "")
    return said[:2] if said[:2] in LANGUAGES else "en"


def refusal(error: BaseException, lang: str) -> str:
    """Return what an error says in a language; in English where it has no words of its own."""
    said = saying(error)
    if isinstance(said, str) or lang == "en":
        return str(error)
    from marchland.texts import Texts

    texts = Texts(lang, SPEAKERS)
    return texts.sentence(said) if texts.has(said["key"]) else str(error)
