"""What a game is looked up by: its rules in short, its catalogue, the rule behind each sentence.

All of it stands in a file `rules.toml` beside the texts (docs/texts.md), of a box as of a pack.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypedDict

from marchland.core.files import read_toml
from marchland.core.game import Game

__all__ = ["Handbook", "handbook"]

FILE = "rules.toml"


class Handbook(TypedDict):
    """What a game is looked up by; `said` has rule numbers by text key."""

    parts: list[dict[str, Any]]
    said: dict[str, str]
    catalogue: list[dict[str, Any]]


def handbook(game: Game) -> Handbook:
    """Return the parts of the rules in order, the catalogue, and rule numbers by text key."""
    tables = list(_tables(game.texts))
    said = _joined(tables, "said")
    kinds = _joined(tables, "kinds")
    own = _joined(tables, "catalogue")
    rows = [*game.abilities, *({"kind": kind, "id": id_} for kind in own for id_ in own[kind])]
    return {
        "parts": [part for table in tables for part in table.get("part", [])],
        "said": said,
        "catalogue": [{**row, "rule": _rule(row, said, kinds)} for row in rows],
    }


def _tables(folders: Iterable[Traversable]) -> Iterator[Mapping[str, Any]]:
    for folder in folders:
        if isinstance(folder, Path) and (folder / FILE).is_file():
            yield read_toml(folder / FILE)[0]


def _joined(tables: list[Mapping[str, Any]], name: str) -> dict[str, Any]:
    return {key: value for table in tables for key, value in table.get(name, {}).items()}


def _rule(row: Mapping[str, Any], said: Mapping[str, str], kinds: Mapping[str, str]) -> str | None:
    """Return the rule of one thing, or that of all its kind; None of what is home-made."""
    return said.get(f"{row['kind']}-{row['id']}", kinds.get(row["kind"]))
