"""Numbers of races, powers, sites, boards, cards are given once, for ever.

A replay is a list of numbers: `draw=orcs` is the number of the Orcs. If a new race took a place in
the midst of its list, each race behind it would get another number, and every game that was ever
written down would tell of other races than those that played. So a list only grows at its end, and
`rules` is raised with it, by which a file of before says that it was played with another set.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import marchland

FILE = Path(__file__).parent / "numbers.toml"
KNOWN: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
# The first sets, of rules number 1. These lines are never changed.
FIRST = {
    ("small-world", "races"): 14, ("small-world", "powers"): 20,
    ("warcraft", "races"): 16, ("warcraft", "powers"): 20,
    ("warcraft", "sites"): 12, ("warcraft", "faces"): 12,
    ("tiny-epic", "factions"): 29, ("tiny-epic", "heroes"): 25, ("tiny-epic", "lands"): 32,
}  # fmt: skip
ALPHABETICAL = [key for key in FIRST if key[0] != "tiny-epic"]


def ids(name: str, kind: str) -> list[str]:
    """Return what a game has of a kind, in the order of numbers."""
    game: Any = marchland.game(name)
    if kind == "faces":
        return [face.name for face in game.variant.boards.faces]
    return [one.id for one in getattr(game.box if name == "tiny-epic" else game.variant, kind)]


@pytest.mark.parametrize(("name", "kind"), FIRST)
def test_a_number_is_given_once(name: str, kind: str) -> None:
    """A new name goes to the end of the game's list, and to the end of the one in numbers.toml."""
    known = KNOWN[name][kind]
    assert ids(name, kind)[: len(known)] == known, "numbers that replays rely on have changed"
    assert ids(name, kind) == known, f"append what is new to {kind} of {name} in {FILE.name}"


@pytest.mark.parametrize(("name", "kind"), ALPHABETICAL)
def test_the_first_numbers_are_alphabetical(name: str, kind: str) -> None:
    first = KNOWN[name][kind][: FIRST[name, kind]]
    assert first == sorted(first)
    assert len(first) == FIRST[name, kind]


@pytest.mark.parametrize("name", KNOWN)
def test_another_set_has_another_rules_number(name: str) -> None:
    """Raise RULES of the game whenever a list grows, and say here with which number it did."""
    assert marchland.game(name).rules >= KNOWN[name]["rules"]
    grown = any(len(KNOWN[game][kind]) > n for (game, kind), n in FIRST.items() if game == name)
    assert KNOWN[name]["rules"] > 1 or not grown


def test_people_see_names_in_order_whatever_the_numbers_are() -> None:
    """What is listed for a person is sorted; only numbers keep the order of their coming."""
    for name in ("small-world", "warcraft"):
        rows = marchland.game(name).abilities
        kinds = ["race", "power", "site"]
        places = [(kinds.index(row["kind"]), row["id"]) for row in rows]
        assert places == sorted(places)
