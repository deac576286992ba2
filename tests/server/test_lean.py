"""What is left out of a script on its way is comments alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from marchland.server.lean import COMMENT, lean, lean_text
from tests.texts.ftl import SOURCE

SCRIPTS = sorted((SOURCE / "web").rglob("*.js"))
BEFORE_A_PATTERN = re.compile(r"(?:^|[(,=:\[!&|?{};+]|\breturn|=>)\s*$")
"""What stands before a regular expression, and not before a division."""


def comments(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the comments of a script begin and end, as the language reads it."""
    k, depth, holes = 0, 0, list[int]()
    while k < len(text):
        two, one = text[k : k + 2], text[k]
        if two in ("//", "/*"):
            end = text.find("\n", k) if two == "//" else text.find("*/", k) + 2
            yield k, end
            k = end
        elif one in "'\"":
            k = closed(text, k + 1, one)
        elif one == "/" and BEFORE_A_PATTERN.search(text[max(0, k - 30) : k]):
            k = pattern(text, k + 1)
        elif one == "`" or (one == "}" and holes and holes[-1] == depth):
            if one == "}":
                depth = holes.pop() - 1
            k, opens = template(text, k + 1)
            if opens:
                depth += 1
                holes.append(depth)
        else:
            depth += {"{": 1, "}": -1}.get(one, 0)
            k += 1


def closed(text: str, k: int, quote: str) -> int:
    """Return where a string ends that begins here."""
    while text[k] != quote:
        k += 2 if text[k] == "\\" else 1
    return k + 1


def pattern(text: str, k: int) -> int:
    """Return where a regular expression ends that begins here."""
    within = False
    while within or text[k] != "/":
        assert text[k] != "\n"
        within = text[k] == "[" or (within and text[k] != "]")
        k += 2 if text[k] == "\\" else 1
    return k + 1


def template(text: str, k: int) -> tuple[int, bool]:
    """Return where the words of a template end, and whether a hole opens there."""
    while text[k] != "`":
        if text[k : k + 2] == "${":
            return k + 2, True
        k += 2 if text[k] == "\\" else 1
    return k + 1, False


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_but_comments_is_left_out_of_a_script(path: Path) -> None:
    data = path.read_bytes()
    if lean(data) == data:
        return
    text = data.decode()
    found = [text[a:b] for a, b in comments(text)]
    for left_out in COMMENT.findall(data):
        assert left_out.decode().strip() in found


def test_a_licence_goes_with_its_script() -> None:
    script = b"/*! somebody's, MIT */\n/** says what */\nlet a = 1;\n"
    assert lean(script) == script
    assert lean(b"// @ts-check\n/** One. */\nlet a = 1; // kept\n") == b"let a = 1; // kept\n"


def test_what_looks_like_a_comment_in_a_text_is_told_from_one() -> None:
    text = (
        "let a = `x ${b ? `\n// no\n` : {c: '//'}}\n// no`; // yes\nlet r = /[/'`]/; /** yes */\n"
    )
    assert [text[a:b] for a, b in comments(text)] == ["// yes", "/** yes */"]


def test_texts_are_sent_without_their_comments() -> None:
    source = "## Colours\n\n# A sign: # stays\nred = Red # 1\n    # 2\n"
    assert lean_text(source, "en") == "\nred = Red # 1\n    # 2\n"


def test_only_czech_does_without_the_form_that_whole_numbers_take_in_polish() -> None:
    source = "a = { $n ->\n    [few] { $n } b\n    [many] { $n } c\n   *[other] { $n } d\n}\n"
    assert lean_text(source, "pl") == source
    assert lean_text(source, "cs") == source.replace("    [many] { $n } c\n", "")
