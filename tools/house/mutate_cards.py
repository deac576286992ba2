"""Changes one number, terrain, mark or border at a time, and shows that some test notices.

    python tools/house/mutate_cards.py --changes 500 --seed 7 --jobs 2

A change is made to a copy of the package: to a card, banner, badge, hero, site, land, board,
island or constant of the rules, or to a number in the sentence that says what a card does. Then
the tests run that could dispute it: tables entered from the rulebooks, scenarios, properties of
the drawn maps and the sentences in four languages. Golden files, generated pages and file hashes
are not among them. Each change that no test notices is printed; then the exit status is 1.

The kinds of changes have equal shares of a sample, as far as they have enough.
"""

import argparse
import ast
import contextlib
import copy
import importlib
import io
import itertools
import json
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "marchland"
SCENARIOS: Final = ROOT / "tests" / "scenarios"
GAMES: Final = {"base": "small-world", "warcraft": "warcraft", "tinyepic": "tiny-epic"}
"""By folder of the package the game whose things stand in it."""
SLOWEST: Final = 300
"""Seconds after which a change counts as noticed: something waits for ever."""

OF_MAPS: Final = {
    "board": ("tests/tables/test_boards.py", "tests/maps/test_boards.py",
              "tests/maps/test_drawing.py"),
    "island": ("tests/maps/test_warcraft.py", "tests/tables/test_rules_pages.py",
               "tests/maps/test_islands.py"),
    "land": ("tests/tables/test_lands.py",),
}  # fmt: skip
OF_GAMES: Final = {
    "small-world": ("tests/tables/test_small_world.py", "tests/tables/test_rules_pages.py",
                    "tests/verify/test_content.py"),
    "warcraft": ("tests/tables/test_warcraft.py", "tests/tables/test_rules_pages.py",
                 "tests/smallworld/test_warcraft_setup.py"),
    "tiny-epic": ("tests/tables/test_tiny_epic.py", "tests/tables/test_deeds.py",
                  "tests/tinyepic/test_beginning.py"),
}  # fmt: skip
"""Which files of tests could dispute a change."""


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


def near(number: int) -> list[int]:
    """Return other numbers that a slip of the pen could make of one."""
    found = [number - 1, number + 1, number + 2]
    return [one for one in found if one >= 0 or number < 0] + ([-number] if number < 0 else [])


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


ACTIONS: Final = ("patrol", "quest", "build", "research", "expand", "trade")
WORDS: Final = {
    "res": ("food", "mana", "ore"), "terrain": ("forest", "mountain", "plains", "ruins"),
    "hero_terrain": ("forest", "mountain", "plains"), "between": ("food", "mana", "ore"),
    "touches": ("water", "crags"), "feature": ("water", "crags"), "via": ("water", "crags"),
    "fort_region_touches": ("water", "crags"), "chooser": ("foe", "me"), "who": ("each", "one"),
    "role": ("attacker", "defender"),
    "action": ACTIONS, "actions": ACTIONS, "where": ACTIONS, "take": ACTIONS, "a": ACTIONS,
    "b": ACTIONS,
    "set": ("base", "deluxe", "heroes_call"),
    "mark": ("rulebook", "public", "prototype", "original"),
    "interest": ("water", "crags", "lying_meeples", "lying_forts"),
    "requires": ("forts",),
}  # fmt: skip
"""Words on the cards that another of the same kind could take the place of, by key."""
ASIDE: Final = ("since",)
"""What is said of a card file and not on the card: with which rules number it changed."""


def cards() -> Iterator[Change]:
    """Change the faction and hero cards: each number, word and flag of each effect."""
    for folder, thing in (("factions", "faction"), ("heroes", "hero")):
        for path in sorted((PACKAGE / "tinyepic").rglob(f"{folder}/*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            for trail, key, old in values(data):
                for kind, new in others(key, old) if key not in ASIDE else []:
                    what = f"{path.stem} {' '.join(map(str, trail))}: {old!r} to {new!r}"
                    text = partial(with_value, data, trail, new)
                    yield Change(
                        f"{thing} {kind}", path.relative_to(PACKAGE), what, text, path.stem
                    )


def values(value: Any, trail: Path_ = (), key: str = "") -> Iterator[tuple[Path_, str, Any]]:
    """Go through all plain values of a table, with the last name on the way there."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            yield from values(one, (*trail, name), name)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for n, one in enumerate(value):
            yield from values(one, (*trail, n), key)
    else:
        yield trail, key, value


def others(key: str, old: Any) -> list[tuple[str, Any]]:
    """Return what a value could be changed to, each with the kind of change."""
    if isinstance(old, bool):
        return [("word", not old)]
    if isinstance(old, int):
        return [("number", new) for new in near(old)]
    known = WORDS.get(key, ())
    if isinstance(old, list):
        more = [[*old, one] for one in known if one not in old]
        less = [[one for one in old if one != gone] for gone in old] if len(old) > 1 else []
        return [("word", new) for new in [*more, *less]]
    return [("word", new) for new in known if new != old]


SIDES: Final = {"NEUTRAL": 0, "ALLIANCE": 1, "HORDE": 2}
FATES: Final = {"STAY": 0, "GONE": 1}
GOODS: Final = {"FOOD": 0, "MANA": 1, "ORE": 2}
FACTS: Final = ("tokens", "supply", "extra", "garrison", "discount", "fee", "uses")
"""Numbers of a banner, a badge or a way of conquest."""
FLAGS: Final = (
    "in_decline", "fights_in_decline", "rides_free", "badge_stays", "replaces_last_roll", "moves",
    "everyone",
)  # fmt: skip
HOOKS: Final = (
    "price", "income", "toll", "spared", "recruits", "withheld", "on_lost", "play", "offers",
    "on_any_conquest", "on_conquest",
)  # fmt: skip
"""Methods of an ability that say a number of its sentence."""
PAYMENTS: Final = ("grant", "pay", "earn", "can_pay")
CLAUSES: Final = {"EarnsPer": 2, "Cheaper": 2, "EarnsPerConquest": 1, "Earns": 1}
"""Ready-made clauses with the number of their arguments; a last one left out is 1."""
REGION_KINDS: Final = ("forest", "hill", "swamp", "mountain", "magic", "cavern")
CONSTANTS: Final = {
    "BASE", "SHORT", "OF_EACH", "COMBOS", "COMBOS_OF_A_SIDE", "ROUNDS_OF_REVENGE",
    "MOST_IN_REVENGE", "BOARDS_NEEDED", "FEWEST", "TEAMS", "REINFORCEMENT", "YIELDS",
    "BY_COMPASS", "BEGINNER", "short",
}  # fmt: skip
"""Tables and numbers of the rules by name, wherever they stand."""


class Code:
    """A source file, of which pieces of text can be replaced."""

    def __init__(self, path: Path) -> None:
        """Read and parse it."""
        self.where = path.relative_to(PACKAGE)
        self.source = path.read_text(encoding="utf-8")
        self.starts = [0]
        for line in self.source.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.tree = ast.parse(self.source)

    def replaced(self, node: ast.expr, new: str) -> str:
        """Return the source with another text in the place of an expression."""
        raw = self.source.encode()
        start = self.starts[node.lineno - 1] + node.col_offset
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        return (raw[:start] + new.encode() + raw[end:]).decode()

    def change(self, kind: str, thing: str, node: ast.expr, new: str, item: str = "") -> Change:
        """Return the change of one expression."""
        old = ast.unparse(node)
        what = f"{thing} (line {node.lineno}): {old} to {new}"
        return Change(kind, self.where, what, lambda: self.replaced(node, new), item)


def code() -> Iterator[Change]:
    """Change numbers and marks that stand in the code."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        if parts[0] not in ("core", "smallworld", "tinyepic"):
            continue
        source = Code(path)
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and called(node) == "Piece":
                yield from of_piece(source, node)
            elif isinstance(node, ast.ClassDef) and {"base", "warcraft"} & set(parts):
                yield from of_ability(source, node)
            elif isinstance(node, ast.ClassDef) and node.name in ("Constants", "Variant"):
                yield from of_settings(source, node)
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                for name, default in defaults(node):
                    for new in swapped(default) if name in CONSTANTS else []:
                        yield source.change("constant", f"{node.name} {name}", default, new)
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
                if name in CONSTANTS or (name == "ROUNDS" and path.name == "__init__.py"):
                    for one in plain(node.value):
                        for new in swapped(one):
                            yield source.change("constant", name, one, new)


def called(node: ast.Call) -> str:
    """Return the name of what is called."""
    return ast.unparse(node.func).rpartition(".")[2]


def plain(node: ast.AST) -> Iterator[ast.expr]:
    """Go through the numbers and known names in an expression."""
    for one in ast.walk(node):
        if isinstance(one, ast.Name) or (
            isinstance(one, ast.Constant) and isinstance(one.value, int)
        ):
            yield one


def swapped(node: ast.expr) -> list[str]:
    """Return what could stand in the place of a number or name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [str(not node.value)]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return [str(new) for new in near(node.value)]
    for group in (SIDES, FATES, GOODS):
        if isinstance(node, ast.Name) and node.id in group:
            return [str(number) for name, number in group.items() if name != node.id]
    return []


def of_piece(source: Code, node: ast.Call) -> Iterator[Change]:
    """Change how many of a piece there are, and what it does."""
    thing = f"piece {ast.unparse(node.args[0])}" if node.args else "piece"
    for one in [*node.args[1:], *(word.value for word in node.keywords)]:
        for new in swapped(one):
            yield source.change("piece", thing, one, new)


def defaults(function: ast.FunctionDef) -> list[tuple[str, ast.expr]]:
    """Return the arguments of a function that have a value of their own, with it."""
    given = function.args.defaults
    names = [one.arg for one in function.args.args]
    return list(zip(names[len(names) - len(given) :], given, strict=True))


def of_settings(source: Code, node: ast.ClassDef) -> Iterator[Change]:
    """Change the numbers that a class of settings begins with."""
    for made in node.body:
        if not isinstance(made, ast.FunctionDef) or made.name != "__init__":
            continue
        for name, default in defaults(made):
            for new in swapped(default):
                yield source.change("constant", name, default, new)
        if node.name == "Constants":
            for line in made.body:
                if isinstance(line, ast.Assign | ast.AnnAssign) and line.value is not None:
                    target = line.targets[0] if isinstance(line, ast.Assign) else line.target
                    for one in plain(line.value):
                        for new in swapped(one):
                            yield source.change("constant", ast.unparse(target), one, new)


def of_ability(source: Code, node: ast.ClassDef) -> Iterator[Change]:
    """Change what a banner, badge, site or way of conquest says."""
    item = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", node.name).lower()
    kind = "warcraft" if "warcraft" in source.where.parts else "small world"
    for line in node.body:
        if isinstance(line, ast.Assign | ast.AnnAssign) and line.value is not None:
            target = line.targets[0] if isinstance(line, ast.Assign) else line.target
            name = ast.unparse(target)
            if name in (*FACTS, *FLAGS, "faction"):
                share = f"{kind} token" if name in FACTS else f"{kind} mark"
                for new in swapped(line.value) if ast.unparse(line.value) != "0" else []:
                    yield source.change(share, f"{node.name} {name}", line.value, new, item)
            elif name == "clauses":
                yield from of_clauses(source, node.name, line.value, kind, item)
        elif isinstance(line, ast.FunctionDef) and line.name in HOOKS:
            for one in said_in(line):
                # Who keeps the one token at stake keeps it as well by sparing two.
                fewer = ["0"] if line.name == "spared" else swapped(one)
                for new in fewer:
                    thing = f"{node.name} {line.name}"
                    yield source.change(f"{kind} ability", thing, one, new, item)


def of_clauses(source: Code, thing: str, node: ast.expr, kind: str, item: str) -> Iterator[Change]:
    """Change the kind of region or the number of a ready-made clause."""
    for call in ast.walk(node):
        if not isinstance(call, ast.Call):
            continue
        for one in call.args:
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                for new in REGION_KINDS:
                    if new != one.value:
                        yield source.change(f"{kind} ability", thing, one, f'"{new}"', item)
            else:
                for new in swapped(one):
                    yield source.change(f"{kind} ability", thing, one, new, item)
        if len(call.args) < CLAUSES.get(called(call), 0):
            new = f"{called(call)}({', '.join([*map(ast.unparse, call.args), '2'])})"
            yield source.change(f"{kind} ability", thing, call, new, item)


def said_in(method: ast.FunctionDef) -> Iterator[ast.expr]:
    """Go through the numbers of a method that are coins, tokens or counts of a rule."""
    for node in ast.walk(method):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from returned(node.value)
        elif isinstance(node, ast.Call) and called(node) in PAYMENTS:
            yield from (n for one in node.args for n in [one] if is_number(one))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
            yield node.right
        elif isinstance(node, ast.Compare) and method.name in ("income", "offers"):
            counts = [one for one in node.comparators if is_number(one)]
            yield from (n for n in counts if method.name == "income" or ast.unparse(n) != "1")


def is_number(node: ast.expr) -> bool:
    """Tell whether an expression is a whole number above 0, or minus such a one."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0


def returned(node: ast.expr) -> Iterator[ast.expr]:
    """Go through the numbers that a method may return as they are."""
    if isinstance(node, ast.IfExp):
        yield from returned(node.body)
        yield from returned(node.orelse)
    elif is_number(node):
        yield node.operand if isinstance(node, ast.UnaryOp) else node


CARD_KEYS: Final = re.compile(
    r"^((?:race|power|site)-[a-z_]+-(?:text|decline)|(?:faction|hero)-[a-z_]+-\d) = (.*)$"
)
COUNTED: Final = {
    "en": {"two": "three", "three": "four", "four": "five", "five": "six", "twice": "three times",
           "seven": "six"},
    "cs": {"dva": "tři", "dvě": "tři", "dvou": "tří", "tři": "čtyři", "čtyři": "pět",
           "pět": "šest", "sedm": "šest", "dvakrát": "třikrát", "třikrát": "dvakrát"},
    "hu": {"két": "három", "kettőt": "hármat", "három": "négy", "négy": "öt", "öt": "hat",
           "ötöt": "hatot", "hét": "hat", "kétszer": "háromszor", "háromszor": "kétszer"},
    "pl": {"dwa": "trzy", "dwie": "trzy", "dwóch": "trzech", "trzy": "cztery",
           "trzech": "dwóch", "cztery": "pięć", "pięć": "sześć", "siedem": "sześć"},
}  # fmt: skip
"""Numbers in words, each with another of the same form."""
NUMBERS: Final = re.compile(
    r"(?<![\w{$])(?:\d+|" + "|".join(one for some in COUNTED.values() for one in some) + r")(?!\w)",
    re.IGNORECASE,
)


def put(text: str, start: int, end: int, new: str) -> str:
    """Return a text with another piece in the place of one."""
    return text[:start] + new + text[end:]


def sentences() -> Iterator[Change]:
    """Change the numbers in the sentences of cards, digits and words."""
    for path in sorted(PACKAGE.rglob("text/*.ftl")):
        text = path.read_text(encoding="utf-8")
        at = 0
        for line in text.splitlines(keepends=True):
            if found := CARD_KEYS.match(line):
                for number in NUMBERS.finditer(line, found.start(2)):
                    old = number[0]
                    words = COUNTED[path.stem]
                    if not old.isdigit() and old.lower() not in words:
                        continue
                    new = str(int(old) + 1) if old.isdigit() else words[old.lower()]
                    what = f"{path.stem} {found[1]}: {old} to {new}"
                    changed = partial(put, text, at + number.start(), at + number.end(), new)
                    yield Change("sentence", path.relative_to(PACKAGE), what, changed, found[1])
            at += len(line)


def all_changes() -> list[Change]:
    """Return every change there is."""
    return [*maps(), *lands(), *cards(), *code(), *sentences()]


def sampled(changes: Sequence[Change], number: int, seed: int) -> list[Change]:
    """Return so many of them, in turn from each kind."""
    rng = random.Random(seed)
    by_kind: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        by_kind[change.kind].append(change)
    for some in by_kind.values():
        rng.shuffle(some)
    found = [one for turn in itertools.zip_longest(*by_kind.values()) for one in turn if one]
    chosen = found[:number]
    rng.shuffle(chosen)
    return chosen


def tests_for(change: Change) -> list[str]:
    """Return the files of tests that could dispute a change."""
    thing = change.kind.partition(" ")[0]
    if thing in OF_MAPS:
        files = OF_MAPS[thing]
    elif change.game:
        files = OF_GAMES[change.game]
    else:
        files = tuple(one for some in OF_GAMES.values() for one in some)
    return [one for one in files if (ROOT / one).exists()]


def scenarios_for(change: Change) -> list[Path]:
    """Return the scenarios that could dispute a change, those named after its item first."""
    if change.kind.partition(" ")[0] in ("board", "island", "land", "sentence"):
        return []
    games = [change.game] if change.game else list(GAMES.values())
    found = [path for game in games for path in sorted((SCENARIOS / game).rglob("*.toml"))]
    if change.kind.partition(" ")[0] in ("faction", "hero"):
        found = [path for path in found if change.item in path.read_text(encoding="utf-8")]
    named = change.item.rstrip("s")
    return sorted(found, key=lambda path: named not in str(path.parent))


class FirstFailure:
    """A pytest plugin that remembers which test failed first."""

    def __init__(self) -> None:
        """Know of none."""
        self.name = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note a test that failed."""
        if report.failed and not self.name:
            self.name = str(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        """Note a file that could not even be read."""
        if report.failed and not self.name:
            self.name = f"{report.nodeid} (not collected)"


def noticed_by(change: Change, library: Path) -> str:
    """Run the tests on the library with the change in it; return which noticed, or ""."""
    sys.path.insert(0, str(library))
    os.environ["PYTHONPATH"] = str(library)
    pytest: Any = importlib.import_module("pytest")
    first = FirstFailure()
    files = tests_for(change)
    quiet = ["-q", "-x", "-n0", "-p", "no:cacheprovider", "-p", "no:terminalreporter"]
    if files:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            status = int(pytest.main([*quiet, *files], plugins=[first]))
        if status:
            return first.name or f"pytest ended with {status}"
    scenario: Any = importlib.import_module("marchland.core.scenario")
    for path in scenarios_for(change):
        try:
            if not scenario.run_file(path).ok:
                return str(path.relative_to(ROOT))
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is noticed
            return f"{path.relative_to(ROOT)} ({error})"
    return ""


class Bench:
    """A copy of the package in which one change at a time is made and tried.

    Attributes:
        change: what is being tried.
        process: the process that tries it, 0 when there is none.
        late: when it is given up, in seconds of the clock.
    """

    def __init__(self, folder: Path, change: Change) -> None:
        """Copy the package; the first change is made later."""
        self.library = folder
        left_out = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(PACKAGE, folder / "marchland", ignore=left_out)
        self.clock = time.time() - 10**6
        self.change = change
        self.process = 0
        self.late = 0.0
        self.answer = folder / "answer.txt"

    def write(self, where: Path, text: str) -> None:
        """Write a file so that Python cannot take it for the one before."""
        target = self.library / "marchland" / where
        target.write_text(text, encoding="utf-8")
        self.clock += 10
        os.utime(target, (self.clock, self.clock))

    def begin(self, change: Change) -> None:
        """Make a change and start a process that runs the tests."""
        self.change = change
        self.answer.write_text("the process ended early", encoding="utf-8")
        self.write(change.where, change.text())
        self.late = time.monotonic() + SLOWEST
        self.process = os.fork()
        if self.process == 0:
            said = "the process was ended"
            try:
                os.chdir(ROOT)
                said = noticed_by(change, self.library)
            except BaseException as error:  # noqa: BLE001 - the parent must hear of it
                said = f"the process broke: {error!r}"
            finally:
                self.answer.write_text(said, encoding="utf-8")
                os._exit(0)

    def end(self) -> None:
        """End the process that runs the tests, if there is one."""
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
            self.process = 0

    def done(self) -> str | None:
        """Return which test noticed the change, or ""; None while the tests run."""
        if not os.waitpid(self.process, os.WNOHANG)[0]:
            if time.monotonic() < self.late:
                return None
            self.end()
            self.answer.write_text(f"nothing: it went on for {SLOWEST} s", encoding="utf-8")
        self.process = 0
        self.write(self.change.where, (PACKAGE / self.change.where).read_text("utf-8"))
        return self.answer.read_text(encoding="utf-8")


def tried(changes: Sequence[Change], jobs: int) -> Iterator[tuple[Change, str]]:
    """Try changes, some at a time; go through them with which test noticed, or ""."""
    left = list(reversed(changes))
    with tempfile.TemporaryDirectory() as place:
        benches = [Bench(Path(place) / str(n), changes[0]) for n in range(min(jobs, len(changes)))]
        try:
            while left or any(bench.process for bench in benches):
                for bench in benches:
                    if bench.process and (said := bench.done()) is not None:
                        yield bench.change, said
                    if not bench.process and left:
                        bench.begin(left.pop())
                time.sleep(0.02)
        finally:
            for bench in benches:
                bench.end()


def unchanged(changes: Sequence[Change]) -> list[Change]:
    """Return one change for each group of tests that leaves its file as it is."""
    groups = {tuple(tests_for(change)): change for change in changes}
    return [
        replace(change, text=partial((PACKAGE / change.where).read_text, encoding="utf-8"))
        for change in groups.values()
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the changes and print what nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--changes", type=int, default=500, help="how many; 500 by default")
    parser.add_argument("--seed", type=int, default=1, help="which; 1 by default")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time; 2 by default")
    parser.add_argument("--kind", default="", help="only kinds that begin so: island,land")
    parser.add_argument("--list", action="store_true", help="count the kinds, change nothing")
    parser.add_argument("--verbose", action="store_true", help="say of each change who noticed")
    asked = parser.parse_args(arguments)
    kinds = tuple(asked.kind.split(","))
    changes = [one for one in all_changes() if one.kind.startswith(kinds)]
    if asked.list:
        for kind in sorted({one.kind for one in changes}):
            print(f"{sum(one.kind == kind for one in changes):6} {kind}")
        return 0
    for module in ("pytest", "networkx", "numpy", "shapely", "fluent.runtime"):
        importlib.import_module(module)
    begun = time.monotonic()
    chosen = sampled(changes, asked.changes, asked.seed)
    for change, said in tried(unchanged(chosen), asked.jobs):
        if said:
            print(f"Without any change {said} fails, of {change.kind}: mend that first.")
            return 1
    survivors = 0
    for change, said in tried(chosen, asked.jobs):
        if not said:
            survivors += 1
            print(f"NOT NOTICED  {change.kind}: {change.what} ({change.where})", flush=True)
        elif asked.verbose:
            print(f"{change.kind}: {change.what}: {said}", flush=True)
    took = time.monotonic() - begun
    many = len({one.kind for one in chosen})
    print(
        f"{len(chosen)} changes of {many} kinds out of {len(changes)}, seed {asked.seed}: "
        f"{len(chosen) - survivors} noticed, {survivors} not, in {took:.0f} s."
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
