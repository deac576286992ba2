"""Write docs/abilities from the classes and the texts; with `--check` only compare."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from marchland.smallworld.ability import Power, Race
from marchland.smallworld.base import variant
from marchland.texts import Texts

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "abilities" / "small-world.md"
HEAD = """# Races and powers of Small World

This page is written by `make docs` from the classes and the texts; change those, not this.
The hooks are the questions that the class answers and the events it hears
([concepts](../concepts.md)).
"""


def hooks(ability: Race | Power) -> str:
    """Return what a class overrides, clauses and flags included."""
    own = {name for name in vars(type(ability)) if not name.startswith("_")}
    data = {"tokens", "supply", "extra", "clauses", "words", "pieces", "slot", "play", "rolled"}
    data |= {"keys", "read_keys", "write_keys"}
    clauses = [type(clause).__name__ for clause in ability.clauses]
    return ", ".join([*sorted(own - data), *clauses]) or "none"


def section(title: str, kind: str, abilities: Sequence[Race | Power], texts: Texts) -> list[str]:
    """Return the lines of one part of the page."""
    lines = [f"\n## {title}\n"]
    for ability in abilities:
        key = f"{kind}-{ability.id}"
        numbers = f"{ability.tokens} tokens"
        if isinstance(ability, Race):
            numbers += f", {ability.supply} in the box"
        pieces = [f"{piece.supply} × {piece.name}" for piece in ability.pieces]
        said = [texts.render(f"{key}-text")]
        if texts.has(f"{key}-decline"):
            said.append(f"In decline: {texts.render(f'{key}-decline')}")
        lines += [
            f"### {texts.render(key)}\n",
            *said,
            "",
            f"`{ability.id}`: {'; '.join([numbers, *pieces])}. Hooks: {hooks(ability)}.\n",
        ]
    return lines


def page() -> str:
    """Return the whole page."""
    texts = Texts("en", ["marchland.smallworld.base", "marchland.smallworld"], strict=True)
    game = variant()
    lines = [
        HEAD.rstrip(),
        *section("Races", "race", game.races, texts),
        *section("Powers", "power", game.powers, texts),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Write or check the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    wanted = page()
    if not parser.parse_args().check:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(wanted, encoding="utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{PAGE.relative_to(ROOT)} is out of date; run 'make docs'.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
