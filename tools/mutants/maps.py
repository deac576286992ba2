"""Changes of boards, islands and lands: terrain, marks and borders."""

import itertools
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from mutants.change import PACKAGE, Change, Path_, near, with_value


def maps() -> Iterator[Change]:
    """Change the boards and islands: each region's terrain, marks, edge and borders."""
    for path in sorted(PACKAGE.rglob("maps/*.toml")):
        if "region" in (data := tomllib.loads(path.read_text(encoding="utf-8"))):
            yield from of_map(path.relative_to(PACKAGE), data)


def of_map(where: Path, data: dict[str, Any]) -> Iterator[Change]:
    """Change one map."""
    island = "board" in data
    thing = "island" if island else "board"
    terrains = ["forest", "hill", "swamp", "mountain", "sea", "lake"]
    terrains.append("fields" if island else "farmland")
    marks = ["entry", "magic", "cavern", "murloc"] if island else ["mine", "magic", "cavern"]
    flags = ["site"] if island else ["edge", "lost_tribe"]

    def change(kind: str, what: str, trail: Path_, value: Any) -> Change:
        return Change(
            f"{thing} {kind}", where, f"{data['name']} {what}",
            lambda: with_value(data, trail, value), str(data["name"]),
        )  # fmt: skip

    for key in ("players", "rounds"):
        if key in data:
            for number in near(data[key]):
                yield change("number", f"{key}: {data[key]} to {number}", (key,), number)
    regions: dict[str, dict[str, Any]] = data["region"]
    borders = {frozenset((a, b)) for a, row in regions.items() for b in row.get("next", ())}
    for name, row in regions.items():
        at: Path_ = ("region", name)
        for new in terrains:
            if new != row["terrain"]:
                what = f"{name}: {row['terrain']} to {new}"
                yield change("terrain", what, (*at, "terrain"), new)
        has = row.get("marks", [])
        for mark in marks:
            new_marks = [one for one in has if one != mark] if mark in has else [*has, mark]
            what = f"{name}: {mark} {'taken away' if mark in has else 'added'}"
            yield change("mark", what, (*at, "marks"), new_marks)
        for flag in flags:
            what = f"{name}: {flag} {'taken away' if row.get(flag) else 'added'}"
            yield change("mark", what, (*at, flag), not row.get(flag, False))
        beside = row.get("next", [])
        for other in beside:
            rest = [one for one in beside if one != other]
            yield change("border", f"{name}: no border with {other}", (*at, "next"), rest)
        for other in regions:
            later = list(regions).index(other) > list(regions).index(name)
            if later and frozenset((name, other)) not in borders:
                more = [*beside, other]
                yield change("new border", f"{name}: borders {other}", (*at, "next"), more)


Grid = Sequence[str]


def drawn(grid: Grid) -> tuple[set[frozenset[str]], set[str], set[str]]:
    """Return the borders that a grid of letters draws, the regions at its edge, and all places.

    Where two features meet nothing follows from it.
    """
    borders, edge = set(), set()
    for y, x in itertools.product(range(len(grid)), range(len(grid[0]))):
        if x in (0, len(grid[0]) - 1) or y in (0, len(grid) - 1):
            edge.add(grid[y][x])
        for v, u in ((y + 1, x), (y, x + 1)):
            if v < len(grid) and u < len(grid[0]) and grid[y][x] != grid[v][u]:
                borders.add(frozenset((grid[y][x], grid[v][u])))
    read = {border for border in borders if any(one.isalpha() for one in border)}
    return read, {one for one in edge if one.isalpha()}, set("".join(grid))


def lands() -> Iterator[Change]:
    """Change the territory sides: terrain, features, and cells that make or end a border."""
    for path in sorted((PACKAGE / "tinyepic").rglob("lands/*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        where = path.relative_to(PACKAGE)
        yield from of_land(where, path.stem, data)


def of_land(where: Path, name: str, data: dict[str, Any]) -> Iterator[Change]:
    """Change one side."""

    def change(kind: str, what: str, trail: Path_, value: Any) -> Change:
        return Change(
            f"land {kind}", where, f"{name} {what}",
            lambda: with_value(data, trail, value), name,
        )  # fmt: skip

    kinds = ("forest", "mountain", "plains", "ruins", "capital", "silver_peaks", "tundra")
    for table, word, known in (
        ("region", "terrain", kinds),
        ("feature", "kind", ("water", "crags")),
    ):
        for letter, row in data.get(table, {}).items():
            for new in known:
                if new != row[word]:
                    what = f"{letter}: {row[word]} to {new}"
                    yield change("terrain", what, (table, letter, word), new)
    for number in near(data["card"]):
        yield change("number", f"card: {data['card']} to {number}", ("card",), number)
    for mark, choice in (("side", ("a", "b")), ("set", ("base", "heroes_call"))):
        for new in choice:
            if new != data[mark]:
                yield change("mark", f"{mark}: {data[mark]} to {new}", (mark,), new)
    grid = data["grid"]
    before = drawn(grid)
    for y, x in itertools.product(range(len(grid)), range(len(grid[0]))):
        around = {grid[v][u] for v, u in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))
                  if 0 <= v < len(grid) and 0 <= u < len(grid[0])}  # fmt: skip
        for letter in sorted(around - {grid[y][x]}):
            row = grid[y][:x] + letter + grid[y][x + 1 :]
            new_grid = [*grid[:y], row, *grid[y + 1 :]]
            after = drawn(new_grid)
            if after != before and after[2] == before[2]:
                what = f"cell {x + 1}, {y + 1}: {grid[y][x]} to {letter}, another border"
                yield change("border", what, ("grid",), new_grid)
