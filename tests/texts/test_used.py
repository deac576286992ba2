"""Whatever the engine, the server and the page ask to be said, there are words for it."""

import re
from collections.abc import Callable

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
    known = {key for folder in ftl.FOLDERS for key in ftl.messages(folder, "en")}
    keys = asked(*PLACES[place])
    assert len(keys) > 5
    assert keys - known == set()
