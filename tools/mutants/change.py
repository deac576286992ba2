"""One change to one file of the package: what it is and how the file reads afterwards."""

import copy
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]

PACKAGE: Final = ROOT / "src" / "marchland"

GAMES: Final = {"base": "small-world", "warcraft": "warcraft", "tinyepic": "tiny-epic"}
"""By folder of the package the game whose things stand in it."""


@dataclass(frozen=True)
class Change:
    """One change to one file.

    Attributes:
        kind: what is changed, such as "faction number" or "island border".
        where: the file, from the package's folder.
        what: the thing and how it changes, for people.
        text: makes the changed text of the file.
        item: the id of the card, ability or map that is changed, "" for none.
    """

    kind: str
    where: Path
    what: str
    text: Callable[[], str] = field(repr=False)
    item: str = ""

    @property
    def game(self) -> str:
        """The game that the file belongs to, "" for all."""
        return next((game for part, game in GAMES.items() if part in self.where.parts), "")


def written(value: Any) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml(data: Mapping[str, Any]) -> str:
    """Return a file of plain values and tables of tables."""
    plain = [f"{key} = {written(one)}" for key, one in data.items() if not isinstance(one, dict)]
    tables = []
    for key, table in data.items():
        if isinstance(table, dict) and all(isinstance(one, dict) for one in table.values()):
            for name, row in table.items():
                lines = [f"{inner} = {written(one)}" for inner, one in row.items()]
                tables.append("\n".join([f"[{key}.{name}]", *lines]))
        elif isinstance(table, dict):
            lines = [f"{inner} = {written(one)}" for inner, one in table.items()]
            tables.append("\n".join([f"[{key}]", *lines]))
    return "\n".join([*plain, *tables, ""])


Path_ = tuple[str | int, ...]


def with_value(data: Mapping[str, Any], trail: Path_, value: Any) -> str:
    """Return the file with one value changed, or taken out when it is None."""
    twin = copy.deepcopy(data)
    at: Any = twin
    for step in trail[:-1]:
        at = at[step]
    if value is None:
        del at[trail[-1]]
    else:
        at[trail[-1]] = value
    return toml(twin)


def near(number: int) -> list[int]:
    """Return other numbers that a slip of the pen could make of one."""
    found = [number - 1, number + 1, number + 2]
    return [one for one in found if one >= 0 or number < 0] + ([-number] if number < 0 else [])
