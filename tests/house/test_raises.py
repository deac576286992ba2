"""Whoever calls a public function reads in its docstring what it may raise.

Where all functions of a module raise the same, as all that read a scenario do, the module says so
once; and the base class of abilities says it for those who answer its hooks.
"""

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "marchland"
FILES = sorted(SOURCE.rglob("*.py"))
OURS = {"Failure"}
"""What never leaves the module in which it is raised."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def public(body: list[ast.stmt]) -> Iterator[Function]:
    """Yield public functions and the public methods of public classes."""
    for node in body:
        if isinstance(node, Function) and not node.name.startswith("_"):
            yield node
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from public(node.body)


def hooks() -> dict[str, str]:
    """Return what the base class of abilities says of each hook: whoever answers one need not."""
    path = SOURCE / "smallworld" / "parts" / "ability.py"
    functions = public(ast.parse(path.read_text(encoding="utf-8")).body)
    return {one.name: (ast.get_docstring(one) or "").partition("Raises:")[2] for one in functions}


HOOKS = hooks()


def own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a function is made of, functions inside it left out."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*Function.__args__, ast.Lambda, ast.ClassDef)):
            yield child
            yield from own(child)


def raised(function: Function) -> set[str]:
    """Return the names of errors that a function raises itself, and does not catch itself."""
    found = set()
    for node in own(function):
        if isinstance(node, ast.Raise) and node.exc is not None:
            error = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            name = error.id if isinstance(error, ast.Name) else ""
            if name[:1].isupper():
                found.add(name)
    caught = {
        name.id
        for node in own(function)
        if isinstance(node, ast.ExceptHandler) and node.type is not None
        for name in ast.walk(node.type)
        if isinstance(name, ast.Name)
    }
    return found - caught - OURS


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_what_a_public_function_raises_stands_in_its_docstring(path: Path) -> None:
    missing = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    of_all = (ast.get_docstring(tree) or "").partition("Raises:")[2]
    for function in public(tree.body):
        said = (ast.get_docstring(function) or "").partition("Raises:")[2]
        said += of_all + HOOKS.get(function.name, "")
        unsaid = sorted(name for name in raised(function) if name not in said)
        missing += [f"{function.name}: {name}" for name in unsaid]
    assert missing == []


def test_errors_are_named_as_they_are_called() -> None:
    """The test sees a class by its name; none of ours hides one of Python's."""
    tree = ast.parse((SOURCE / "core" / "errors.py").read_text(encoding="utf-8"))
    ours = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    assert ours
    assert ours & set(vars(builtins)) == set()
