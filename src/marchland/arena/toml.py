"""Positions as a person would write them down: TOML, as scenario files are."""

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(data: Mapping[str, Any]) -> str:
    """Return a position as the text of a scenario file; what is None is left out."""
    data = {key: value for key, value in data.items() if value is not None}
    lines = [f"{key} = {value_text(value)}" for key, value in data.items() if is_plain(value)]
    for key, value in data.items():
        if is_plain(value):
            continue
        tables, head = ([value], f"[{key}]") if isinstance(value, dict) else (value, f"[[{key}]]")
        for table in tables:
            lines += ["", head]
            lines += [
                f"{key_text(name)} = {value_text(one)}"
                for name, one in table.items()
                if one is not None
            ]
    return "\n".join(lines) + "\n"


def is_plain(value: Any) -> bool:
    """Tell whether a value stands behind its key, and is no table of its own."""
    if isinstance(value, dict):
        return not value
    return not (isinstance(value, list) and value and isinstance(value[0], dict))


def key_text(key: str) -> str:
    """Return a key, quoted where it must be."""
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def value_text(value: Any) -> str:
    """Return a value on one line."""
    if isinstance(value, dict):
        if not value:
            return "{}"
        inner = ", ".join(f"{key_text(key)} = {value_text(one)}" for key, one in value.items())
        return "{ " + inner + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
