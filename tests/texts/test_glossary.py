"""The page and the games use one word for one thing: the glossary of each language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tests.texts import ftl

GLOSSARY = Path(__file__).parent / "glossary"
VARIABLE = re.compile(r"\$\w+")
LANGUAGES = ("en", "cs", "hu", "pl")
GAMES = {
    "everywhere": [
        "text",
        "smallworld",
        "smallworld/base",
        "smallworld/warcraft",
        "tinyepic",
        "web",
    ],
    "family": ["smallworld"],
    "small-world": ["smallworld/base"],
    "warcraft": ["smallworld/warcraft"],
    "tiny-epic": ["tinyepic"],
}
"""Where each game's own texts lie; what is shared is held to what all have in common."""


@cache
def sentences(part: str, lang: str) -> dict[str, str]:
    """Return every message of a part, the rules and lessons beside it too, as it is written."""
    folder = ftl.SOURCE / part if part == "text" else ftl.SOURCE / part / "text"
    found: dict[str, str] = {}
    for path in sorted(folder.rglob(f"{lang}.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in parse(source).body:
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                text = source[entry.value.span.start : entry.value.span.end]
                found[entry.id.name] = VARIABLE.sub("$", text)
    return found


def terms(lang: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    book = tomllib.loads((GLOSSARY / f"{lang}.toml").read_text(encoding="utf-8"))
    for game, words in book.items():
        for name, term in words.items():
            yield game, name, term


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(lang: str) -> None:
    found = []
    for game, name, term in terms(lang):
        for part in GAMES[game]:
            english = sentences(part, "en")
            for key, said in sentences(part, lang).items():
                if key in term.get("but", ()):
                    continue
                wanted = "english" in term and re.search(term["english"], english[key])
                if wanted and not re.search(term["word"], said):
                    found.append(f"{name}: {key}: {said!r} lacks {term['word']}")
                found += [
                    f"{name}: {key}: {said!r} has {word}"
                    for word in term.get("never", ())
                    if re.search(word, said, re.MULTILINE)
                ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_of_the_glossary_is_in_use(lang: str) -> None:
    for game, name, term in terms(lang):
        if "english" in term:
            said = [text for part in GAMES[game] for text in sentences(part, lang).values()]
            assert any(re.search(term["word"], text) for text in said), name
        else:
            assert term["never"], name
