"""Small World of Warcraft against a table entered from the papers, and its own sentences."""

from typing import Any

import pytest

from marchland.smallworld.parts.variant import COMBOS, COMBOS_OF_A_SIDE
from marchland.smallworld.warcraft import BOARDS_NEEDED, ROUNDS, variant
from marchland.smallworld.warcraft.box import ROUNDS_OF_REVENGE, TEAMS
from marchland.smallworld.warcraft.races.goblins import OF_EACH
from marchland.smallworld.warcraft.ways import SHORT
from marchland.smallworld.world import sides
from marchland.smallworld.world.world import BASE
from marchland.texts import LANGUAGES
from tests.tables import family
from tests.tables.numbers import table

TABLE = table("warcraft")
BOX = variant()
THINGS = [
    pytest.param(kind, thing, TABLE[kind][thing.id], id=thing.id)
    for kind in ("race", "power", "site")
    for thing in family.named(BOX)[kind]
]


def test_the_table_names_what_the_box_holds() -> None:
    """WC-2: 16 races, 20 powers, 12 sites, and each piece."""
    assert {race.id for race in BOX.races} == set(TABLE["race"])
    assert {power.id for power in BOX.powers} == set(TABLE["power"])
    assert {site.id for site in BOX.sites} == set(TABLE["site"])
    assert {piece.name for piece in BOX.pieces} == set(TABLE["piece"])
    kinds = ("race", "power", "site", "piece")
    assert all(row["source"] for kind in kinds for row in TABLE[kind].values())


@pytest.mark.parametrize(("kind", "thing", "row"), THINGS)
def test_a_banner_badge_or_site_is_as_the_papers_have_it(
    kind: str, thing: Any, row: dict[str, Any]
) -> None:
    """WC-9, WC-10, WC-11, WC-13, WC-14: side, numbers, tokens in the box, what stays."""
    assert family.differences(kind, thing, row) == {}


@pytest.mark.parametrize("piece", BOX.pieces, ids=lambda piece: piece.name)
def test_a_piece_is_as_the_papers_have_it(piece: Any) -> None:
    """WC-2, WC-9: how many, what for, and how long."""
    row = {k: v for k, v in TABLE["piece"][piece.name].items() if k != "source"}
    assert family.of_piece(piece) == row


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "thing", "row"), THINGS)
def test_its_sentence_says_these_numbers(
    kind: str, thing: Any, row: dict[str, Any], lang: str
) -> None:
    assert family.wrong_numbers("smallworld.warcraft", lang, f"{kind}-{thing.id}", row) == {}


def test_the_rest_of_the_box() -> None:
    """WC-2, WC-3, WC-6.3, WC-6.5, WC-17.1: coins, combos, prices, the die, the bombs."""
    rest = TABLE["game"]
    assert BOX.start_coins == rest["start_coins"]
    assert (rest["combos"], rest["combos_of_a_side"]) == (COMBOS, COMBOS_OF_A_SIDE)
    assert rest["base_price"] == BASE
    assert rest["most_missing"] == SHORT
    assert rest["live_bombs"] == rest["dud_bombs"] == OF_EACH
    assert family.die() == rest["die"]
    assert sum(type(race).supply for race in BOX.races) == rest["tray_sum"]


@pytest.mark.parametrize("players", TABLE["players"])
def test_boards_rounds_and_sides_of_a_number_of_players(players: str) -> None:
    """WC-3, WC-17.1, WC-17.2, WC-Q01, WC-Q48."""
    row = TABLE["players"][players]
    assert [list(way) for way in BOARDS_NEEDED[int(players)]] == row["boards"]
    assert ROUNDS[int(players)] == row["rounds"]
    assert [sides.NAMES[side] for side in TEAMS.get(int(players), ())] == row.get("teams", [])
    assert TABLE["players"]["1"]["rounds"] == ROUNDS_OF_REVENGE
