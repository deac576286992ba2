"""What the tests read out of the Fluent files."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

from marchland.typography import NO_BREAK

SOURCE = Path(__file__).parents[2] / "src" / "marchland"
FOLDERS = {
    "game": SOURCE / "smallworld" / "base" / "text",
    "family": SOURCE / "smallworld" / "text",
    "warcraft": SOURCE / "smallworld" / "warcraft" / "text",
    "page": SOURCE / "web" / "text",
    "shared": SOURCE / "text",
}
PARTS = {
    "lessons of the page": SOURCE / "web" / "text" / "lessons",
    "lessons of Small World": SOURCE / "smallworld" / "base" / "text" / "lessons",
    "lessons of Warcraft": SOURCE / "smallworld" / "warcraft" / "text" / "lessons",
    "lessons of Tiny Epic": SOURCE / "tinyepic" / "text" / "lessons",
    "effects of Tiny Epic": SOURCE / "tinyepic" / "text" / "effects",
    "rules of the page": SOURCE / "web" / "text" / "rules",
    "rules of Small World": SOURCE / "smallworld" / "base" / "text" / "rules",
    "rules of Warcraft": SOURCE / "smallworld" / "warcraft" / "text" / "rules",
    "rules of Tiny Epic": SOURCE / "tinyepic" / "text" / "rules",
    "together on the page": SOURCE / "web" / "text" / "together",
    "dialogs of the page": SOURCE / "web" / "text" / "dialogs",
    "races that march in decline": SOURCE / "smallworld" / "text" / "marching",
    "workshop of the page": SOURCE / "web" / "text" / "workshop",
    "workshop of Small World": SOURCE / "smallworld" / "text" / "workshop",
    "workshop of Tiny Epic": SOURCE / "tinyepic" / "text" / "workshop",
}
"""What is said only where it is opened."""
TINY_EPIC = SOURCE / "tinyepic" / "text"
LANGUAGES = ("en", "cs", "hu", "pl")
FORMS = (
    "acc", "dat", "gen", "abl", "in", "low", "fem", "femacc", "mas", "masacc", "gender", "count",
    "art", "abs", "sign",
)  # fmt: skip


@cache
def read(folder: str, lang: str) -> ast.Resource:
    path = {**FOLDERS, **PARTS}.get(folder, TINY_EPIC) / f"{lang}.ftl"
    return parse(path.read_text(encoding="utf-8"))


@cache
def messages(folder: str, lang: str) -> dict[str, ast.Message]:
    body = read(folder, lang).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def argument(variable: str) -> set[str]:
    """Return the arguments that a variable is made of: `race_acc` of `race`."""
    for form in FORMS:
        if variable.endswith(f"_{form}"):
            return argument(variable.removesuffix(f"_{form}"))
    return {"race", "power"} if variable == "combo" else {variable}


def arguments(message: ast.Message) -> set[str]:
    found: set[str] = set()
    assert message.value is not None, f"{message.id.name} has no text"
    for node in walk(message.value):
        if isinstance(node, ast.VariableReference):
            found |= argument(node.id.name)
    return found


def choices(node: ast.BaseNode) -> Iterator[tuple[str, set[str]]]:
    """Yield each choice of plural categories: its variable and the categories it has."""
    for each in walk(node):
        if not isinstance(each, ast.SelectExpression):
            continue
        assert isinstance(each.selector, ast.VariableReference)
        keys = {v.key.name for v in each.variants if isinstance(v.key, ast.Identifier)}
        if keys & {"zero", "one", "two", "few", "many"}:
            yield each.selector.id.name, keys


def plain(text: str) -> str:
    """Return a sentence with common spaces: where a line may break is a matter of its own."""
    return text.replace(NO_BREAK, " ")


def words(message: ast.Message) -> str:
    """Return the letters of a message without what is put in."""
    assert message.value is not None
    parts = [node.value for node in walk(message.value) if isinstance(node, ast.TextElement)]
    return "".join(letter for letter in "".join(parts) if letter.isalpha())
