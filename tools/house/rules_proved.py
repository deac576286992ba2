"""Lists every line of the rules references with the tests that prove it.

A rule is a line of `docs/rules/*.md` that begins with its identifier (`- SW-C04 Seas ...`). A test
proves it by naming it: a Python test in its docstring, in its body, in a comment right above it
or in a table it is fed from; a scenario file in its list `proves`. Fails when a rule has no test
and when a test names a rule that does not exist.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

RULE_ID = re.compile(r"\b(?:SW|WC|TEK)-[A-Z]?[0-9]+(?:\.[0-9]+)*[a-z]?\b")
RULE_LINE = re.compile(rf"^(?:[-*]|#+) \**({RULE_ID.pattern})")
LEFT_OUT = {"skip", "xfail"}

Proofs = dict[str, list[str]]


def rules_of(folder: Path) -> dict[str, str]:
    """Map each rule to where it stands, in the order of the references."""
    rules: dict[str, str] = {}
    for page in sorted(folder.glob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if found := RULE_LINE.match(line):
                if found[1] in rules:
                    sys.exit(f"{page}:{number} defines {found[1]} again, after {rules[found[1]]}.")
                rules[found[1]] = f"{page.name}:{number}"
    return rules


def proofs_of(folder: Path) -> Proofs:
    """Map each identifier that tests name to those tests; those of the house prove no rule."""
    proofs: Proofs = defaultdict(list)
    for path in sorted(set(folder.rglob("*.py")) - set((folder / "house").rglob("*"))):
        for test, named in tests_in(path.read_text(encoding="utf-8")):
            for rule in sorted(named):
                proofs[rule].append(f"{path.relative_to(folder)}::{test}")
    for path in sorted(folder.rglob("*.toml")):
        for rule in proves_in(path):
            proofs[rule].append(str(path.relative_to(folder)))
    return proofs


def proves_in(path: Path) -> list[str]:
    """Read the list `proves` of a scenario file."""
    try:
        proves = tomllib.loads(path.read_text(encoding="utf-8")).get("proves", [])
    except tomllib.TOMLDecodeError as fault:
        sys.exit(f"{path} is no TOML file: {fault}.")
    return [rule for rule in proves if RULE_ID.fullmatch(rule)]


def tests_in(source: str) -> list[tuple[str, set[str]]]:
    """List the tests of a Python file with the rules that each names."""
    lines = source.splitlines()
    tree = ast.parse(source)
    tables = {
        name.id: set(RULE_ID.findall(ast.get_source_segment(source, node) or ""))
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
    }
    tests: list[tuple[str, set[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            of_all = set(RULE_ID.findall(ast.get_docstring(node) or ""))
            tests += [
                (f"{node.name}::{test}", named | of_all)
                for test, named in _functions(node.body, lines, tables)
            ]
    return tests + _functions(tree.body, lines, tables)


def _functions(
    body: list[ast.stmt], lines: list[str], tables: dict[str, set[str]]
) -> list[tuple[str, set[str]]]:
    found = []
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        marks = {
            part.attr
            for mark in node.decorator_list
            for part in ast.walk(mark)
            if isinstance(part, ast.Attribute)
        }
        if not node.name.startswith("test") or marks & LEFT_OUT:
            continue
        start = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 1
        while start and lines[start - 1].lstrip().startswith("#"):
            start -= 1
        named = set(RULE_ID.findall("\n".join(lines[start : node.end_lineno])))
        for part in ast.walk(node):
            if isinstance(part, ast.Name):
                named |= tables.get(part.id, set())
        found.append((node.name, named))
    return found


def report(rules: dict[str, str], proofs: Proofs, *, quiet: bool) -> int:
    """Print the list and what is wrong with it; say how many faults there are."""
    if not quiet:
        for rule in rules:
            tests = proofs.get(rule, [])
            print(f"{rule:8} {len(tests):3}  {', '.join(tests)}")
    missing = [rule for rule in rules if rule not in proofs]
    unknown = [rule for rule in sorted(proofs) if rule not in rules]
    for rule in missing:
        print(f"{rule} ({rules[rule]}) is proved by no test.")
    for rule in unknown:
        print(f"{rule} is no rule, and is named by {', '.join(proofs[rule])}.")
    print(f"{len(rules) - len(missing)} of {len(rules)} rules are proved.")
    return len(missing) + len(unknown)


def main() -> None:
    """Check the project that holds this script, or the folders that are named."""
    root = Path(__file__).parents[2]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quiet", action="store_true", help="print only the faults")
    parser.add_argument("--rules", type=Path, default=root / "docs" / "rules")
    parser.add_argument("--tests", type=Path, default=root / "tests")
    args = parser.parse_args()
    rules = rules_of(args.rules)
    if not rules:
        sys.exit(f"{args.rules} holds no page with a rule (a line such as '- SW-C04 ...').")
    sys.exit(1 if report(rules, proofs_of(args.tests), quiet=args.quiet) else 0)


if __name__ == "__main__":
    main()
