"""What the boxes bring, said in a home-made file, plays as the box's own (SW-R, SW-W, WC-10)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.dice import pick
from marchland.core.game import CHANCE, State
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.kit import hooks_of
from marchland.smallworld.parts.variant import Variant

SAID: dict[str, dict[str, dict[str, dict[str, Any]]]] = tomllib.loads(
    (Path(__file__).with_name("boxes.toml")).read_text(encoding="utf-8")
)
CASES = [
    (game, kind, id_)
    for game, kinds in SAID.items()
    for kind, rows in kinds.items()
    for id_ in rows
]
GAMES = 3
"""Games in which the thing is picked at once."""
FEWEST = 45
"""So many of the abilities of both boxes are to be said without code."""
OTHER_MEMORY = ("holes_used", "built")
"""A class may call what it remembers by a name of its own."""


def file_of(kind: str, id_: str, ability: Ability, row: dict[str, Any]) -> str:
    """Return the file of a person who makes the same thing at home."""
    lines = [f"[{kind}.again]", f"tokens = {type(ability).tokens}"]  # type: ignore[attr-defined]
    if kind == "race":
        lines.append(f'tokens_of = "{id_}"')
    for key, value in row.items():
        lines.append(f"{key} = {written(value)}")
    return "\n".join(lines)


def written(value: object) -> str:
    """Return a value as TOML has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def with_said(game: str, kind: str, id_: str, folder: Path) -> tuple[SmallWorld, SmallWorld]:
    """Return a game as it is, and with one thing in its place made of clauses alone."""
    box: Any = marchland.game(game)
    variant: Variant = box.variant
    index = variant.race_index if kind == "race" else variant.power_index
    own: list[Any] = list(variant.races if kind == "race" else variant.powers)
    path = folder / "again.toml"
    path.write_text(file_of(kind, id_, own[index[id_]], SAID[game][kind][id_]), encoding="utf-8")
    extended: Any = marchland.game(game, content=[str(path)])
    made = extended.variant.abilities["again"]
    own[index[id_]] = type(made)(id_)
    races, powers = (own, variant.powers) if kind == "race" else (variant.races, own)
    twin = Variant(
        variant.name, variant.rules, races, powers, variant.house, variant.maps,
        list(variant.rulings.values()), variant.neutral, variant.texts, variant.start_coins,
        variant.pieces, (), variant.sites, variant.boards, variant.neutral_supply,
    )  # fmt: skip
    return box, SmallWorld(twin)


def starts(box: SmallWorld, kind: str, id_: str) -> Iterator[tuple[int, int]]:
    """Yield seeds of games in whose first column the thing lies, with its place there."""
    column = 0 if kind == "race" else 1
    for seed in range(10_000):
        for place, combo in enumerate(box.new_state(2, seed).to_dict()["column"]):
            if combo.split()[column] == id_:
                yield seed, place


def comparable(state: State) -> dict[str, Any]:
    """Return everything of a position but the names of what classes remember."""
    found = state.to_dict()
    for tribe in found["tribe"]:
        for key in OTHER_MEMORY:
            tribe.pop(key, None)
    return found


@pytest.mark.parametrize(("game", "kind", "id_"), CASES, ids=str)
def test_a_thing_made_of_clauses_plays_as_the_boxes_own(
    game: str, kind: str, id_: str, tmp_path: Path
) -> None:
    """Side by side to the last coin: the same choices everywhere, the same positions."""
    box, twin = with_said(game, kind, id_, tmp_path)
    rng = Random(id_)
    for number, (seed, place) in enumerate(starts(box, kind, id_)):
        one, other = box.new_state(2, seed), twin.new_state(2, seed)
        taken = f"pick {place + 1}"
        while not one.is_over:
            legal = one.legal_actions()
            assert other.legal_actions() == legal
            if one.to_move == CHANCE:
                action = pick(one.chance_outcomes(), rng)
            else:
                wanted = [a for a in legal if taken and one.describe(a) == taken]
                action = (wanted or [rng.choice(legal)])[0]
                taken = "" if wanted else taken
            one.apply(action)
            other.apply(action)
            assert other.scores() == one.scores()
        assert comparable(other) == comparable(one)
        if number + 1 == GAMES:
            return


def test_more_than_half_of_all_abilities_are_said_without_code() -> None:
    """Sites cannot be made at home, but those of clauses alone say theirs by them too."""
    sites = [
        site.id
        for game in SAID
        for site in marchland.game(game).variant.sites  # type: ignore[attr-defined]
        if site.clauses and not hooks_of(site)
    ]
    assert len(CASES) + len(sites) >= FEWEST
