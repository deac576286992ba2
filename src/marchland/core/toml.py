"""Tables as a person would write them down in TOML."""

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
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def sectioned(data: Mapping[str, Any]) -> str:
    """Return tables of named tables as a content file: `[race.foxes]`, then a key a line."""
    lines = [
        f"{key_text(key)} = {value_text(value)}"
        for key, value in data.items()
        if not is_section(value)
    ]
    for kind, named in data.items():
        if not is_section(named):
            continue
        for name, row in named.items():
            lines += ["", f"[{key_text(kind)}.{key_text(name)}]"]
            lines += [f"{key_text(key)} = {spread(one)}" for key, one in row.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


def is_section(value: Any) -> bool:
    """Tell whether a value is a table of named tables."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(one, dict) for one in value.values())
    )


def spread(value: Any) -> str:
    """Return a value, a list of tables on a line each."""
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return "[\n" + "".join(f"    {value_text(one)},\n" for one in value) + "]"
    return value_text(value)
