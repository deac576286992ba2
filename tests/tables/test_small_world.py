"""Small World against a table entered from the papers, and against its own sentences."""

from typing import Any

import pytest

import marchland
from marchland.smallworld.base import variant
from marchland.smallworld.parts.variant import COMBOS
from marchland.smallworld.world.world import BASE
from marchland.texts import LANGUAGES
from tests.boxed import boxed
from tests.tables import family
from tests.tables.numbers import table

TABLE = table("small-world")
BOX = variant()
THINGS = [
    pytest.param(kind, thing, TABLE[kind][thing.id], id=thing.id)
    for kind in ("race", "power")
    for thing in family.named(BOX)[kind]
]


def test_the_table_names_what_the_box_holds() -> None:
    """SW-S03: 14 races and 20 powers, and each piece."""
    assert {race.id for race in BOX.races} == set(TABLE["race"])
    assert {power.id for power in BOX.powers} == set(TABLE["power"])
    assert {piece.name for piece in BOX.pieces} == set(TABLE["piece"])
    assert sorted(piece.kind for piece in BOX.pieces) == list(range(len(TABLE["piece"])))
    assert all(row["source"] for kind in ("race", "power", "piece") for row in TABLE[kind].values())


@pytest.mark.parametrize(("kind", "thing", "row"), THINGS)
def test_a_banner_or_badge_is_as_the_papers_have_it(
    kind: str, thing: Any, row: dict[str, Any]
) -> None:
    """SW-P05, SW-P08, SW-E02: numbers, tokens in the box, what it does and what stays."""
    assert family.differences(kind, thing, row) == {}


@pytest.mark.parametrize("piece", BOX.pieces, ids=lambda piece: piece.name)
def test_a_piece_is_as_the_papers_have_it(piece: Any) -> None:
    """SW-R06, SW-R13, SW-W03, SW-W06, SW-W09, SW-W10: how many, what for, and how long."""
    row = {k: v for k, v in TABLE["piece"][piece.name].items() if k != "source"}
    assert family.of_piece(piece) == row


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "thing", "row"), THINGS)
def test_its_sentence_says_these_numbers(
    kind: str, thing: Any, row: dict[str, Any], lang: str
) -> None:
    assert family.wrong_numbers("smallworld.base", lang, f"{kind}-{thing.id}", row) == {}


def test_the_rest_of_the_box() -> None:
    """SW-S03, SW-S05, SW-C02, SW-D01: open combos, coins to begin with, a region's price, the die.

    The box has 168 race tokens in all (SW-P08).
    """
    rest = TABLE["game"]
    assert BOX.start_coins == rest["start_coins"]
    assert rest["combos"] == COMBOS
    assert rest["base_price"] == BASE
    assert family.die() == rest["die"]
    assert sum(type(race).supply for race in boxed().variant.races) == rest["tray_sum"]


@pytest.mark.parametrize("name", TABLE["map"])
def test_a_board_is_for_its_players_and_rounds(name: str) -> None:
    """SW-S01, SW-S05."""
    row = TABLE["map"][name]
    state = marchland.game("small-world").new_state(players=row["players"], seed=1)
    view = state.view(frozenset(range(row["players"])))
    assert view["rounds"] == row["rounds"]
    assert set(state.to_dict()["coins"].values()) == {TABLE["game"]["start_coins"]}
    assert set(BOX.maps) == set(TABLE["map"])
