"""Scripts and texts as they are sent: without their comments, a fifth of a script compressed."""

import re
from typing import Final

KEPT: Final = b"/*!"
"""How a script begins whose licence goes wherever it goes: it is left as it is."""
COMMENT: Final = re.compile(rb"^[ \t]*(?:/\*\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE)
"""A comment that fills its lines."""

REMARK: Final = re.compile(r"^#.*\n", re.MULTILINE)
"""A comment of a Fluent file."""
FRACTIONS: Final = re.compile(r"^ +\[many\].*\n(?= *\*?\[)", re.MULTILINE)
"""What Czech says of fractions; whatever is counted here is whole."""


def lean(script: bytes) -> bytes:
    """Return a script of the page without comments that fill their lines."""
    return script if script.startswith(KEPT) else COMMENT.sub(b"", script)


def lean_text(source: str, language: str) -> str:
    """Return Fluent texts without their comments, and in Czech without what fractions need."""
    source = REMARK.sub("", source)
    return FRACTIONS.sub("", source) if language == "cs" else source
