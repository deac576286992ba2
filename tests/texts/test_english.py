"""What the program says in English is what the English texts say, wherever a sentence has a key."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from marchland.arena.cli_rules import UnknownAbility
from marchland.core.errors import (
    UnknownBot,
    UnknownGame,
    UnknownMap,
    UnknownName,
    UnknownPack,
    UnknownRuling,
    saying,
)
from marchland.texts import Texts
from tests.texts import ftl

KEY = re.compile(r"(?:error|field)-[a-z][a-z0-9-]*[a-z0-9]")
HEADS = {"_flaw": "error-board-"}
"""Functions that are told the end of a key."""
GAP = "{}"
"""What is put into a sentence, whatever it is."""
READ_IN_PARTS = {"bad", "BadCard"}
"""Functions that are told the end of a sentence; where a file is wrong stands before it."""


def said_in_texts(pattern: fluent.Pattern) -> list[str]:
    found = [""]
    for part in pattern.elements:
        if isinstance(part, fluent.TextElement):
            ends = [part.value]
        elif isinstance(part.expression, fluent.SelectExpression):
            ends = [end for one in part.expression.variants for end in said_in_texts(one.value)]
        else:
            ends = [GAP]
        found = [start + end for start in found for end in ends]
    return found


def said_in_code(node: ast.expr | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(p.value) if isinstance(p, ast.Constant) else GAP for p in node.values)]
    if isinstance(node, ast.IfExp):
        return said_in_code(node.body) + said_in_code(node.orelse)
    return []


def plain(sentence: str) -> str:
    """Return a sentence with straight quotes; "name of the race foxes" is put in as one."""
    straight = re.sub("[“”]", '"', sentence.replace("’", "'"))
    return re.sub(rf"{GAP} of {GAP}", GAP, re.sub(r"\s+", " ", straight))


def begins(said: str, text: str) -> bool:
    """Tell whether a sentence is a text, up to its stop, with anything in its gaps."""
    wanted = re.escape(text.rstrip(".")).replace(re.escape(GAP), ".+?")
    return re.match(rf"{wanted}(?!\w)", said) is not None


def texts() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for folder in [*ftl.FOLDERS, *ftl.PARTS, "tiny-epic"]:
        for key, message in ftl.messages(folder, "en").items():
            if message.value is not None:
                found.setdefault(key, set()).update(map(plain, said_in_texts(message.value)))
    return found


def calls(tree: ast.Module) -> Iterator[tuple[ast.Call, list[ast.Assign]]]:
    """Yield each call with the assignments that its names may stand for, the latest last."""
    whole = [node for node in tree.body if isinstance(node, ast.Assign)]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            nodes = sorted(
                (node for node in ast.walk(function) if isinstance(node, ast.Call | ast.Assign)),
                key=lambda node: node.lineno,
            )
            own = [node for node in nodes if isinstance(node, ast.Assign)]
            for call in nodes:
                if isinstance(call, ast.Call):
                    yield call, whole + [one for one in own if one.lineno < call.lineno]


def meant(node: ast.expr, assigned: list[ast.Assign]) -> ast.expr:
    if not isinstance(node, ast.Name):
        return node
    names = [one for one in assigned if ast.unparse(one.targets[0]) == node.id]
    return names[-1].value if names else node


def sentences(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the function that says a sentence, its key, and the sentence."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for call, assigned in calls(tree):
        name = ast.unparse(call.func).rpartition(".")[2]
        said = [one for node in call.args for one in said_in_code(meant(node, assigned))]
        named = [one for node in call.keywords for one in said_in_code(node.value)]
        keys = [HEADS.get(name, "") + one for one in said + named]
        for key in list(filter(KEY.fullmatch, keys))[-1:]:
            for sentence in said:
                if re.search("[a-z] ", sentence):
                    yield name, key, sentence
    for table in ast.walk(tree):
        if isinstance(table, ast.Dict):
            for left, value in zip(table.keys, table.values, strict=True):
                for one in said_in_code(left):
                    if KEY.fullmatch(one):
                        for sentence in said_in_code(value):
                            if " " in sentence:
                                yield "", one, re.sub(r"\{\w+\}", GAP, sentence)


@pytest.mark.source
def test_what_is_refused_in_english_is_said_in_the_words_of_the_english_texts() -> None:
    """Behind it the code may say more: what helps only whoever writes a file or a program."""
    known = texts()
    found: list[str] = []
    count = 0
    for path in sorted(ftl.SOURCE.rglob("*.py")):
        for name, key, sentence in sentences(path):
            count += 1
            said = plain(sentence)
            right = known.get(key, set())
            if name in READ_IN_PARTS:
                same = any(one.endswith(f"{said.rstrip('.')}.") for one in right)
            else:
                same = any(begins(said, one) for one in right)
            if not same:
                found.append(f"{path.name}, {key}: {said!r}, not {right}")
    assert count > 200
    assert found == []


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("game", "chess", ["go", "tig"]),
        UnknownMap("map", "9p", ["2p"]),
        UnknownRuling("moon", ["sun"]),
        UnknownRuling("far", ["near"], "reach"),
        UnknownPack("pack", "ferrets", ["mice"]),
        UnknownBot("bot", "clever", ["random"]),
        UnknownAbility("race, power or card", "foxes", ["orcs"]),
    ],
)
def test_a_name_that_is_not_known_is_told_in_the_same_words(error: UnknownName) -> None:
    said = saying(error)
    assert isinstance(said, dict)
    assert Texts("en", ["marchland.web"]).sentence(said) == str(error)
