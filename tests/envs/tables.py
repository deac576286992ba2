"""Every table that a box lays out, as the dense spaces name it, and what froze their numbers."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import marchland
from marchland.envs import Space, space

FROZEN = Path(__file__).with_name("frozen.json")
RULINGS: dict[tuple[str, int], list[dict[str, Any]]] = {
    ("small-world", 2): [{"hidden_coins": False}],
    ("warcraft", 1): [{"murlocs": "10"}],
    ("warcraft", 2): [{"two_player_boards": "large_medium"}, {"revenge_of_the_murlocs": True}],
    ("warcraft", 3): [{"teams": True}],
    ("warcraft", 4): [{"teams": True}],
    ("warcraft", 5): [{"teams": True}],
    ("tiny-epic", 1): [{"solo_lands": "picked", "solo_hero": False}],
    ("tiny-epic", 3): [{"factions": "picked", "faction_sets": "all", "start": "beginner"}],
}
"""Rulings under which other questions are asked."""

Table = tuple[str, int, str | None, dict[str, Any]]


def tables() -> list[Table]:
    """Return game, seats, map and rulings of every table."""
    found: list[Table] = []
    for name in marchland.games():
        game = marchland.game(name)
        for players in game.players:
            every_map: list[str | None] = [None]
            if name == "tiny-epic":
                every_map = [*game.map_names]
            found += [(name, players, map_name, {}) for map_name in every_map]
            others = RULINGS.get((name, players), [])
            found += [(name, players, every_map[-1], rulings) for rulings in others]
    return found


def name_of(table: Table) -> str:
    """Return a table's name in the file."""
    game, players, map_name, rulings = table
    chosen = " ".join(f"{key}={value}" for key, value in rulings.items())
    return " ".join(filter(None, [game, str(players), map_name, chosen]))


def made(table: Table) -> Space:
    """Return a table's space."""
    game, players, map_name, rulings = table
    return space(game, players=players, map=map_name, rulings=rulings)


def row_of(table: Space) -> dict[str, Any]:
    """Return what froze the numbers of a table, and a seal on all of them."""
    numbers = json.dumps([table.action(n) for n in range(table.size)])
    shapes = json.dumps([[name, *shape] for name, shape in table.shapes.items()])
    return {
        "rules": table.game.rules,
        "map": table.game.map_digest(table.map),
        "size": table.size,
        "numbers": blake2b(numbers.encode(), digest_size=8).hexdigest(),
        "shapes": blake2b(shapes.encode(), digest_size=8).hexdigest(),
    }


def write() -> None:
    """Write the file anew: only where a game's rules number or a map has changed."""
    rows = {name_of(table): row_of(made(table)) for table in tables()}
    FROZEN.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
