"""Whatever the engine, the server and the page ask to be said, there are words for it."""

import ast
import re
from collections.abc import Callable
from functools import cache

import pytest

from tests.texts import ftl

KEY = r"(?:ui|error|log|why|ask|price|income|now|action|ruling)-[a-z0-9_-]*[a-z0-9]"
QUOTED = re.compile(rf"""["'`]({KEY})["'`]""")
CALL = re.compile(r"\b(?:say|has|tell)\(([^()]*)")


def in_python(text: str) -> set[str]:
    return set(QUOTED.findall(text))


def in_page(text: str) -> set[str]:
    """Return keys that are said: the ids of elements look like keys, but nobody says them."""
    return {key for call in CALL.findall(text) for key in QUOTED.findall(call)}


PLACES: dict[str, tuple[str, str, Callable[[str], set[str]]]] = {
    "the engine": ("smallworld", "*.py", in_python),
    "the server": ("server", "*.py", in_python),
    "the page": ("web", "*.js", in_page),
}


def asked(folder: str, pattern: str, find: Callable[[str], set[str]]) -> set[str]:
    found: set[str] = set()
    for path in (ftl.SOURCE / folder).rglob(pattern):
        if path.name != "vendor.js":
            found |= find(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("place", PLACES)
def test_every_key_that_is_asked_for_has_a_text(place: str) -> None:
    known = {key for folder in (*ftl.FOLDERS, *ftl.PARTS) for key in ftl.messages(folder, "en")}
    known |= {key for key in ftl.messages("tiny-epic", "en") if key.startswith("ui-")}
    keys = asked(*PLACES[place])
    assert len(keys) > 5
    assert keys - known == set()


HOLE = "([a-z0-9_-]*)"
FAMILIES = re.compile(r"(?:ui|about|list|error|log|why|ask|price|income|now|action|ruling|map)-")


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return every text that stands in the sources, and each form of a text made of parts."""
    texts: set[str] = set()
    made: set[str] = set()
    for path in ftl.SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [n.value if isinstance(n, ast.Constant) else None for n in node.values]
                made.add("".join(HOLE if p is None else re.escape(str(p)) for p in parts))
    for path in ftl.SOURCE.rglob("*.js"):
        if path.name == "vendor.js":
            continue
        text = path.read_text(encoding="utf-8")
        texts.update(re.findall(r"[\"']([^\"'\n]*)[\"']", text))
        for key in re.findall(r"`([a-z]+-[^`<>\n]*)`", text):
            texts.add(key)
            made.add(HOLE.join(re.escape(part) for part in re.split(r"\$\{[^{}]*\}", key)))
    for path in ftl.SOURCE.rglob("*.toml"):
        texts |= {path.stem, *re.findall(r"[a-z0-9_]+", path.read_text(encoding="utf-8"))}
    words = {word for text in texts for word in (text, bare(text), *text.split())}
    return frozenset(words), tuple(re.compile(form) for form in made if re.match("[a-z]+", form))


def bare(text: str) -> str:
    """Return the key of an action word, made of its form: `champion-raid`."""
    return "-".join(re.sub(r"\{[^{}]*\}|=", " ", text).split())


def can_be_said(text: str) -> bool:
    """A text stands in the sources, or has the form of one, made of parts that can be said."""
    words, forms = spoken()
    if text in words:
        return True
    found = [match for match in (form.fullmatch(text) for form in forms) if match]
    return any(
        all(map(can_be_said, match.groups())) for match in found if match[0] not in match.groups()
    )


@pytest.mark.parametrize("folder", ftl.FOLDERS)
def test_no_text_waits_for_a_question_that_nobody_asks(folder: str) -> None:
    keys = [key for key in ftl.messages(folder, "en") if FAMILIES.match(key)]
    assert keys
    assert [key for key in keys if not can_be_said(key)] == []
