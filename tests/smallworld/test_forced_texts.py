"""A scenario file may write what the engine has played by itself, or had no need to ask."""

import tomllib
from typing import Any

import pytest

from marchland.core.scenario import Failure, run

LAND = """
[map.A]
terrain = "hill"
edge = true
marks = ["entry"]
next = ["B", "L"]
[map.B]
terrain = "forest"
next = ["C"]
[map.C]
terrain = "mountain"
[map.L]
terrain = "lake"
"""


def play(game: str, position: str, do: list[str], **checks: Any) -> None:
    """Run one step on four regions in a row, seat 1 to move."""
    game_line = f"game = {game!r}\nplayers = 2\n"
    above, _, tables = position.partition("[[")
    data = tomllib.loads(game_line + above + LAND + "[[" + tables)
    data["step"] = [{"do": do, **checks}]
    run(data)


def tribe(race: str, power: str, holds: str, more: str = "") -> str:
    """Return the lines of seat 1's active tribe."""
    return (
        f"[[tribe]]\nseat = 1\nrace = {race!r}\npower = {power!r}\n{more}\nholds = {{ {holds} }}\n"
    )


def test_a_plan_of_placements_that_had_one_answer() -> None:
    """Two regions, two heroes (SW-W10): nothing to choose, in whatever order it is written."""
    heroes = tribe("ratmen", "heroic", "A = 1, B = 1")
    where = {"A": ["hero"], "B": ["hero"]}
    play("small-world", heroes, ["expand", "ready", "stop", "hero B A"], pieces=where, to_move=2)


def test_a_plan_of_tokens_that_all_leave() -> None:
    """Four Amazons are four that serve for conquest only (SW-R01)."""
    amazons = tribe("amazons", "hill", "A = 2, B = 2")
    gone = {"A": "", "B": ""}
    play("small-world", amazons, ["expand", "ready", "stop", "deploy A=0 B=0"], holder=gone)
    with pytest.raises(Failure):
        play("small-world", amazons, ["expand", "ready", "stop", "deploy A=0 B=1"])


@pytest.mark.parametrize(
    ("game", "combo", "nothing", "other"),
    [
        ("small-world", ("ratmen", "diplomat"), "peace -", ("ratmen", "hill")),
        ("warcraft", ("goblins", "mining"), "bomb -", ("trolls", "mining")),
        ("warcraft", ("forsaken", "mining"), "recruit 0", ("trolls", "mining")),
    ],
)
def test_nothing_is_placed_where_nothing_could_be(
    game: str, combo: tuple[str, str], nothing: str, other: tuple[str, str]
) -> None:
    """Seat 2 was attacked or stands nowhere: who could not do otherwise may say so."""
    march = ["expand", "ready", "stop", nothing]
    play(game, tribe(*combo, "A = 1", "attacked = [2]"), march, to_move=2)
    with pytest.raises(Failure):
        play(game, tribe(*other, "A = 1"), march)


ARTIFACTS = "[pieces]\nA = ['site:aegis_of_aggramar', 'site:heart_of_azeroth']\n"


@pytest.mark.parametrize(
    "placed",
    [
        ["aegis B", "heart A", "target C"],
        ["target C", "heart A", "aegis B"],
        ["heart A", "target -", "aegis B"],
    ],
)
def test_placements_of_several_kinds_stand_in_any_order(placed: list[str]) -> None:
    """They do not interact (WC-4): artifacts may be named after the Humans' targets, or before."""
    position = tribe("humans", "mining", "A = 1, B = 1") + ARTIFACTS
    lies = {"A": ["site:heart_of_azeroth"], "B": ["site:aegis_of_aggramar"]}
    play("warcraft", position, ["expand", "ready", "stop", *placed], pieces=lies, to_move=2)


@pytest.mark.parametrize("placed", [["heart A", "target L", "aegis B"], ["heart A", "expand"]])
def test_no_order_makes_a_wrong_placement_right(placed: list[str]) -> None:
    """No target in a lake (WC-Q20); and what is not named is not placed by itself."""
    position = tribe("humans", "mining", "A = 1, B = 1") + ARTIFACTS
    with pytest.raises(Failure):
        play("warcraft", position, ["expand", "ready", "stop", *placed])


def test_ready_where_there_is_nothing_to_abandon() -> None:
    """A tribe without a region is ready (SW-N02); one that is on the march is so already."""
    play("small-world", tribe("ratmen", "hill", "", "hand = 3"), ["expand", "ready", "conquer A"])
    with pytest.raises(Failure):
        play("small-world", tribe("ratmen", "hill", "A = 1"), ["expand", "ready", "ready"])


def test_the_only_water_of_an_island_may_be_named() -> None:
    """The Well of Eternity moves to water, and there is one lake (WC-Q29)."""
    position = tribe("orcs", "mining", "A = 1", "hand = 2") + "[pieces]\nB = ['site:?']\n"
    march = ["expand", "ready", "conquer B", "reveal=well of eternity"]
    play("warcraft", position, [*march, "choose L"], pieces={"L": ["site:well of eternity"]})


@pytest.mark.parametrize("drawn", [["draw=karazhan"], ["reveal=frostmourne", "draw=karazhan"]])
def test_another_marker_is_drawn_in_place_of_the_well(drawn: list[str]) -> None:
    """No water on the island: another place comes up (WC-Q29), whichever word is used."""
    dry = tribe("orcs", "mining", "X = 1", "hand = 2") + "[pieces]\nY = ['site:?']\n"
    dry = "[map.X]\nterrain = 'hill'\nisland = 'dry'\nnext = ['Y']\n" + dry
    dry += "[map.Y]\nterrain = 'hill'\nisland = 'dry'\n"
    land = LAND.replace("terrain", "island = 'wet'\nterrain")
    data = tomllib.loads("game = 'warcraft'\nplayers = 2\n" + land + dry)
    do = ["expand", "ready", "conquer Y", "reveal=well_of_eternity", *drawn]
    data["step"] = [{"do": do, "pieces": {"Y": ["site:karazhan"]}, "to_move": 1}]
    run(data)


def test_a_marker_that_no_file_names_is_the_first_in_the_order_of_ids() -> None:
    """What is drawn and left out is the first; before it, it is chance's turn."""
    position = tribe("orcs", "mining", "A = 1", "hand = 2") + "[pieces]\nB = ['site:?']\n"
    march = ["expand", "ready", "conquer B"]
    unknown = ["stop", "draw=excalibur", "reveal=excalibur"]
    play("warcraft", position, march, to_move="chance", allow=["draw=karazhan"], refuse=unknown)
    play("warcraft", position, march, to_move=1, pieces={"B": ["site:aegis_of_aggramar"]})
    play("warcraft", position, [*march, "stop"], pieces={"B": ["site:aegis_of_aggramar"]})


@pytest.mark.parametrize(
    ("checks", "others"),
    [
        ({"holder": {"A": "1 blood elves"}}, {"holder": {"A": "1 night elves"}}),
        ({"tray": {"blood elves": 9}}, {"tray": {"night elves": 8}}),
        ({"pieces": {"B": ["site:dark portal"]}}, {"pieces": {"B": ["site:meeting stone"]}}),
    ],
)
def test_a_space_stands_for_the_underscore_of_a_name(
    checks: dict[str, Any], others: dict[str, Any]
) -> None:
    """Names of races and places are read as people write them; another name still differs."""
    pieces = "[pieces]\nB = ['site:dark portal']\n"
    position = tribe("blood elves", "swamp walker", "A = 1") + pieces
    play("warcraft", position, [], **checks)
    with pytest.raises(Failure):
        play("warcraft", position, [], **others)
