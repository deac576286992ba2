"""Write docs/abilities from the classes and the texts; with `--check` only compare."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from marchland.smallworld import base, warcraft
from marchland.smallworld.parts.ability import Power, Race, Site
from marchland.smallworld.parts.variant import Variant
from marchland.texts import Texts

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "abilities"
HEAD = """# {title}

This page is written by `make docs` from the classes and the texts; change those, not this.
The hooks are the questions that the class answers and the events it hears
([concepts](../concepts.md)).
"""
GAMES = {
    "small-world": ("Races and powers of Small World", base.variant),
    "warcraft": ("Races, powers and sites of Small World of Warcraft", warcraft.variant),
}
FACTIONS = ("neutral", "Alliance", "Horde")


def hooks(ability: Race | Power | Site) -> str:
    """Return what a class overrides, clauses and flags included."""
    own = {name for name in vars(type(ability)) if not name.startswith("_")}
    data = {"tokens", "supply", "extra", "clauses", "words", "pieces", "slot", "play", "rolled"}
    data |= {"keys", "read_keys", "write_keys", "faction", "moves"}
    clauses = [type(clause).__name__ for clause in ability.clauses]
    return ", ".join([*sorted(own - data), *clauses]) or "none"


def numbers(ability: Race | Power | Site, *, factions: bool) -> list[str]:
    """Return what the box has of it."""
    if isinstance(ability, Site):
        return []
    found = f"{ability.tokens} tokens"
    if isinstance(ability, Race):
        found += f", {ability.supply} in the box"
        return [found, FACTIONS[ability.faction]] if factions else [found]
    return [found]


def section(
    title: str, kind: str, abilities: Sequence[Race | Power | Site], texts: Texts, *, factions: bool
) -> list[str]:
    """Return the lines of one part of the page."""
    lines = [f"\n## {title}\n"]
    for ability in sorted(abilities, key=lambda one: one.id):
        key = f"{kind}-{ability.id}"
        pieces = [f"{piece.supply} × {piece.name}" for piece in ability.pieces]
        said = [texts.render(f"{key}-text")]
        if texts.has(f"{key}-decline"):
            said.append(f"In decline: {texts.render(f'{key}-decline')}")
        facts = "; ".join([*numbers(ability, factions=factions), *pieces])
        told = f"`{ability.id}`: {facts}." if facts else f"`{ability.id}`."
        lines += [f"### {texts.render(key)}\n", *said, "", f"{told} Hooks: {hooks(ability)}.\n"]
    return lines


def page(title: str, game: Variant) -> str:
    """Return the whole page of one game."""
    texts = Texts("en", game.texts, strict=True)
    factions = any(game.race_sides)
    parts: list[tuple[str, str, Sequence[Race | Power | Site]]] = [
        ("Races", "race", game.races),
        ("Powers", "power", game.powers),
        ("Artifacts", "site", [site for site in game.sites if site.moves]),
        ("Legendary Places", "site", [site for site in game.sites if not site.moves]),
    ]
    lines = [HEAD.format(title=title).rstrip()]
    for name, kind, abilities in parts:
        if abilities:
            lines += section(name, kind, abilities, texts, factions=factions)
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Write or check the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    check = parser.parse_args().check
    wrong = 0
    for name, (title, game) in GAMES.items():
        path = FOLDER / f"{name}.md"
        wanted = page(title, game())
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != wanted:
            print(f"{path.relative_to(ROOT)} is out of date; run 'make docs'.")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
