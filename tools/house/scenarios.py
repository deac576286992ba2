"""Rewrites scenario files in one form; with `--check` only says which would change.

A map that stands in several files is kept once, in `tests/scenarios/maps`, and named: a new name
is given where three files draw the same one. Any other map is written a row a region. Comments
stay where they are, and a map with a comment stays as it is. No file comes to mean anything else.
"""

import argparse
import json
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from marchland.core.scenario import find_files, read

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "scenarios"
MAPS = FOLDER / "maps"
MANY = 3
"""So many files with one map make it worth a name."""
WIDEST = 5
"""A name tells the terrain of so many regions; of more it counts them."""
HEADER = re.compile(r"^\[", re.MULTILINE)
MAP = re.compile(r"\[map(?:\.[^\]]+)?\]")
QUOTED = re.compile(r'"[^"\n]*"')


def chunks(text: str) -> list[str]:
    """Return the head of a file and each table, comments above a table with it."""
    found: list[str] = [""]
    above = ""
    for line in text.splitlines(keepends=True):
        if HEADER.match(line):
            found.append(above + line)
            above = ""
        elif line.startswith("#") and len(found) > 1:
            above += line
        else:
            found[-1] += above + line
            above = ""
    found[-1] += above
    return found


def is_map(chunk: str) -> bool:
    """Tell whether a table is the map, or a region of it."""
    return MAP.match(chunk.lstrip()) is not None


def value(one: Any) -> str:
    """Return a value as TOML writes it on one line."""
    if isinstance(one, dict):
        return f"{{ {', '.join(f'{key} = {value(inner)}' for key, inner in one.items())} }}"
    if isinstance(one, list):
        return f"[{', '.join(value(inner) for inner in one)}]"
    return json.dumps(one, ensure_ascii=False)


def is_region(row: Any) -> bool:
    """Tell whether a table is a region; else it is a card of regions."""
    return not any(isinstance(one, dict) for one in row.values())


def rows(map_: dict[str, Any]) -> str:
    """Return a map with a row for each region."""
    lines: list[str] = []
    if any(is_region(row) for row in map_.values()):
        lines += ["[map]", *(f"{key} = {value(row)}" for key, row in map_.items())]
    else:
        for card, regions in map_.items():
            lines += [f"[map.{card}]", *(f"{key} = {value(row)}" for key, row in regions.items())]
    return "\n".join(lines) + "\n"


def key_of(map_: Any) -> str:
    """Return what equal maps share: the order of regions counts, that of a row's keys does not."""
    if isinstance(map_, dict) and any(isinstance(row, dict) for row in map_.values()):
        return json.dumps([[key, key_of(row)] for key, row in map_.items()])
    return json.dumps(map_, sort_keys=True)


def meaning(path: Path) -> tuple[str, str]:
    """Return what a file says, its map apart: it must be the same afterwards."""
    data = read(path)
    map_ = data.pop("map", None)
    return key_of(map_), json.dumps(data)


def name_of(map_: dict[str, Any], taken: set[str]) -> str:
    """Return a name that tells the terrain of a small map, card by card, or how large it is."""
    whole = all(is_region(row) for row in map_.values())
    cards = [map_] if whole else list(map_.values())
    terrains = [[str(row["terrain"]) for row in card.values()] for card in cards]
    if sum(map(len, terrains)) <= WIDEST:
        name = "--".join("-".join(card) for card in terrains)
    else:
        name = f"{'-'.join(str(len(card)) for card in terrains)}-regions"
    number = 2
    found = name
    while found in taken:
        found, number = f"{name}-{number}", number + 1
    return found


def with_name(text: str, name: str) -> str:
    """Return a file with a named map instead of its own."""
    parts = chunks(text)
    head, rest = parts[0].rstrip("\n"), [part for part in parts[1:] if not is_map(part)]
    column = re.search(r"^(game *)=", head, re.MULTILINE)
    width = len(column[1]) if column else len("map ")
    line = f"{'map':{width - 1}} = {json.dumps(name)}"
    return f"{head}\n{line}\n\n" + "".join(rest).lstrip("\n")


def with_rows(text: str, map_: dict[str, Any]) -> str:
    """Return a file whose map has a row for each region."""
    parts = chunks(text)
    at = next(n for n, part in enumerate(parts) if is_map(part))
    kept = [part for part in parts if not is_map(part)]
    kept.insert(at, rows(map_) + "\n")
    return "".join(kept)


def tidy(text: str) -> str:
    """Return a text without idle space: one empty line at most, none at the end."""
    text = "\n".join(line.rstrip() for line in text.splitlines())
    return re.sub(r"\n{3,}", "\n\n", text).strip("\n") + "\n"


def formatted(path: Path, names: dict[str, str]) -> str:
    """Return a file in its one form."""
    text = path.read_text(encoding="utf-8")
    own = tomllib.loads(text).get("map")
    found = text
    if isinstance(own, dict):
        said = "".join(part for part in chunks(text) if is_map(part))
        if "#" not in QUOTED.sub("", said):
            name = names.get(key_of(own))
            found = with_name(text, name) if name else with_rows(text, own)
    return tidy(found)


def named(paths: list[Path]) -> dict[str, str]:
    """Return the names of all maps that have one, new ones among them."""
    known = {key_of(read(file)["map"]): file.stem for file in sorted(MAPS.glob("*.toml"))}
    maps = [tomllib.loads(path.read_text(encoding="utf-8")).get("map") for path in paths]
    drawn = Counter(key_of(map_) for map_ in maps if isinstance(map_, dict))
    for key, times in drawn.items():
        if times >= MANY and key not in known:
            first = next(map_ for map_ in maps if isinstance(map_, dict) and key_of(map_) == key)
            known[key] = name_of(first, set(known.values()))
            write(MAPS / f"{known[key]}.toml", tidy(rows(first)))
    return known


CHECK = False
"""Whether nothing is written."""
changed: list[Path] = []


def write(path: Path, text: str) -> None:
    """Write a file that is not so already, or only note it."""
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    changed.append(path)
    if not CHECK:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main() -> int:
    """Rewrite or check all files."""
    global CHECK  # noqa: PLW0603 - the one choice of the whole run
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one differs")
    CHECK = parser.parse_args().check
    paths = find_files([FOLDER])
    names = named(paths)
    for path in paths:
        before = meaning(path)
        write(path, formatted(path, names))
        if not CHECK and meaning(path) != before:
            print(f"{path} came to mean something else.")
            return 1
    if CHECK and changed:
        shown = ", ".join(str(path.relative_to(ROOT)) for path in changed[:5])
        print(f"{len(changed)} scenario files are not in their form ({shown}): run 'make fix'.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
