"""Write docs/api.md from the public docstrings; with `--check` only compare."""

import argparse
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import marchland
from marchland import bots, smallworld
from marchland.core import replay
from marchland.envs import Space, space
from marchland.envs.batch import Batch
from marchland.smallworld.parts import ability

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "api.md"
HEAD = """# What Python may call

This page is written by `make docs` from the docstrings; change those, not this. What stands here
keeps its meaning from version to version; whatever does not may change. Seats count from 0.
[index.md](index.md) shows a first game, [write-a-bot.md](write-a-bot.md) a bot,
[make-a-pack.md](make-a-pack.md) a pack, [learn.md](learn.md) a learner.
"""
LISTS = re.compile(r"(?:Args|Attributes\b.*|Raises):")
WITHIN = re.compile(r"(?:collections\.abc|typing|pathlib|random|marchland(?:\.\w+)*)\.(?=[A-Z])")


def sections() -> Iterator[tuple[str, list[tuple[str, Any]]]]:
    """Yield each part of the page with what stands in it, by name."""
    public = {name: getattr(marchland, name) for name in marchland.__all__}
    errors = {k: v for k, v in public.items() if inspect.isclass(v) and issubclass(v, Exception)}
    table = ("game", "games", "Game", "State", "checked")
    yield "The table", [(name, public[name]) for name in table]
    playing = ("play", "Result", "Bot")
    found = [(name, getattr(bots, name)) for name in ("find", "make", "names")]
    yield "Bots", [*((name, public[name]) for name in playing), *found]
    yield "Replays (`marchland.core.replay`)", [("Replay", replay.Replay), ("Seat", replay.Seat)]
    parts = ("Pack", "Piece")
    pack = [(name, getattr(smallworld, name)) for name in parts]
    yield "Packs (`marchland.smallworld`)", [*pack, ("Ability", ability.Ability)]
    yield (
        "Learning (`marchland.envs`)",
        [
            ("space", space),
            ("Space", Space),
            ("Batch", Batch),
        ],
    )
    yield "Errors", [("MarchlandError", errors.pop("MarchlandError")), *sorted(errors.items())]


def signature(thing: Callable[..., Any]) -> str:
    """Return what a function takes and returns, in the words of the page."""
    text = re.sub(r"<class '([\w.]+)'>", r"\1", str(inspect.signature(thing)))
    text = re.sub(r"(?<!= )'([^']+)'", r"\1", text)
    return re.sub(r"\(self(?:, )?", "(", WITHIN.sub("", text))


def told(thing: Any) -> list[str]:
    """Return a docstring as lines of the page, its lists as lists."""
    lines: list[str] = []
    listing = False
    for line in (inspect.getdoc(thing) or "").splitlines():
        if LISTS.fullmatch(line):
            lines += [line, ""]
            listing = True
        elif listing and re.match(r" {4}\S", line):
            name, _, rest = line.strip().partition(": ")
            lines.append(f"- `{name}`: {rest}" if rest else f"- {name}")
        elif listing and line.startswith(" " * 8):
            lines.append(f"  {line.strip()}")
        else:
            listing = listing and not line
            lines.append(line)
    return lines


def methods(cls: type) -> Iterator[tuple[str, Any]]:
    """Yield what a class defines itself and makes public, in the order of the source."""
    for name, thing in vars(cls).items():
        if name.startswith("_"):
            continue
        if isinstance(thing, property | classmethod | staticmethod) or inspect.isfunction(thing):
            yield name, thing


def entry(name: str, thing: Any, owner: str = "") -> list[str]:
    """Return the lines of one function, property or method."""
    level = "####" if owner else "###"
    if isinstance(thing, property):
        kind = signature(thing.fget) if thing.fget else ""
        title = f"{owner}.{name}{kind.removeprefix('()').replace(' -> ', ': ')}"
    else:
        function = thing.__func__ if isinstance(thing, classmethod | staticmethod) else thing
        args = signature(function).replace("(cls, ", "(").replace("(cls)", "()")
        title = f"{owner}.{name}{args}" if owner else f"{name}{args}"
    return [f"{level} `{title}`", "", *told(thing), ""]


def shown(name: str, thing: Any) -> list[str]:
    """Return the lines of one thing of the page."""
    if not inspect.isclass(thing):
        return entry(name, thing)
    if issubclass(thing, Exception):
        return [f"- `{name}`: {(inspect.getdoc(thing) or '').splitlines()[0]}"]
    lines = [f"### `{name}`", "", *told(thing), ""]
    made = vars(thing).get("__init__")
    if inspect.isfunction(made):
        lines += [f"#### `{name}{signature(made).removesuffix(' -> None')}`", "", *told(made), ""]
    for method, one in methods(thing):
        lines += entry(method, one, name)
    return lines


def page() -> str:
    """Return the whole page."""
    lines = [HEAD]
    for title, things in sections():
        lines += [f"## {title}", ""]
        for name, thing in things:
            lines += shown(name, thing)
        lines.append("")
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def main() -> int:
    """Write or check the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    wanted = page()
    if not parser.parse_args().check:
        PAGE.write_text(wanted, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != wanted:
        print(f"{PAGE.relative_to(ROOT)} is out of date; run 'make docs'.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
