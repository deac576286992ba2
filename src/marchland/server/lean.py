"""Scripts as they are sent: without their comments, which are a fifth of them compressed."""

import re
from typing import Final

KEPT: Final = b"/*!"
"""How a script begins whose licence goes wherever it goes: it is left as it is."""
COMMENT: Final = re.compile(rb"^[ \t]*(?:/\*\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE)
"""A comment that fills its lines."""


def lean(script: bytes) -> bytes:
    """Return a script of the page without comments that fill their lines."""
    return script if script.startswith(KEPT) else COMMENT.sub(b"", script)
