"""Changes of numbers in the code: banners, badges, pieces, what abilities say, constants."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mutants.change import PACKAGE, Change, near

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

CLAUSES: Final = {
    "EarnsPer": 2, "Cheaper": 2, "EarnsPerConquest": 1, "Earns": 1, "EarnsFrom": 2,
    "CheaperFrom": 3, "Toll": 2, "Recruits": 1,
}  # fmt: skip
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
