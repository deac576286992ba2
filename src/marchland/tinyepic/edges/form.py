"""A shipped card as a file of a group's own, to be filled with what their printed card says."""

import re
from pathlib import Path
from typing import Final

FOLDERS: Final = {"faction": "factions", "hero": "heroes", "land": "lands"}
TABLE: Final = re.compile(r"^(\[\[?)", re.MULTILINE)


def form(folder: Path, kind: str, name: str) -> str | None:
    """Return the card of a kind and id as such a file; None where there is no such card."""
    path = folder / FOLDERS.get(kind, kind) / f"{name}.toml"
    if kind not in FOLDERS or not name.isidentifier() or not path.is_file():
        return None
    card = f"{kind}.{name}"
    tables = TABLE.sub(rf"\g<1>{card}.", path.read_text("utf-8"))
    return f"""\
# {name}: the card as Marchland has it. Write here what your printed card says, then start with
#     marchland serve --content {name}.toml
# A number is changed in its place; docs/tiny-epic-cards.md says what each `op` does and where
# sentences of your own stand. The file is checked as it is read, and every game names it.

[{card}]
{tables}"""
