"""What is drawn is what is played: borders read back from outlines, and what cannot be read."""

import copy
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.errors import BadContent
from marchland.smallworld.parts.map import Map, MapError
from marchland.smallworld.parts.outlines import LARGEST, MOST_POINTS, Outlines, with_borders
from tests.maps.test_hand import FACES, SHEETS, knots, shipped

# Five regions around a mountain: a and b above, c right below, d from the left to the bottom.
FIVE: dict[str, Any] = {
    "drawing": {
        "points": [
            [0, 0], [200, 0], [400, 0], [400, 150], [400, 300], [200, 300], [0, 300], [0, 150],
            [150, 150], [250, 150], [200, 75],
        ]
    },
    "region": {
        "a": {"terrain": "forest", "marks": ["magic"], "outline": [0, 1, 10, 8, 7]},
        "b": {"terrain": "hill", "outline": [1, 2, 3, 9, 10]},
        "c": {"terrain": "swamp", "marks": ["magic", "cavern"], "outline": [3, 4, 5, 9]},
        "d": {"terrain": "sea", "outline": [7, 8, 9, 5, 6]},
        "e": {"terrain": "mountain", "outline": [8, 10, 9]},
    },
}  # fmt: skip
BORDERS = [("a", "b"), ("a", "d"), ("a", "e"), ("b", "c"), ("b", "e"), ("c", "d"), ("d", "e")]


def outlined(drawing: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """A file whose regions have the outlines of a drawing, and no borders of their own."""
    numbers: dict[tuple[float, float], int] = {}
    regions = {}
    for name, row in facts.items():
        ring = knots(drawing["regions"][name]["path"])[:-1]
        around = [numbers.setdefault(point, len(numbers)) for point in ring]
        kept = {key: value for key, value in row.items() if key not in ("next", "edge", "xy")}
        regions[name] = {**kept, "outline": around}
    return {"drawing": {"points": [list(point) for point in numbers]}, "region": regions}


@pytest.mark.parametrize("name", [*SHEETS, *FACES])
def test_borders_edges_and_coasts_of_the_shipped_boards_are_read_from_their_outlines(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SW-C02, WC-3: terrain, marks, borders, edge, shore and coast, as the files state them."""
    monkeypatch.setattr("marchland.smallworld.parts.outlines.MOST_POINTS", 5000)
    file = SHEETS.get(name) or FACES[name]
    facts = tomllib.loads(file.read_text(encoding="utf-8"))["region"]
    data = outlined(shipped(name), facts)
    read = Map(name, 2, 1, with_borders(data, sheet=name in SHEETS))
    stated = Map(name, 2, 1, facts)
    assert read.graph() == stated.graph()
    assert (read.shore, read.coast, read.edge) == (stated.shore, stated.coast, stated.edge)


def test_a_ring_may_be_walked_either_way_and_begin_anywhere() -> None:
    data = copy.deepcopy(FIVE)
    data["region"]["c"]["outline"] = [5, 4, 3, 9]
    data["region"]["e"]["outline"] = [9, 8, 10]
    outlines = Outlines(data)
    assert outlines.flaws() == []
    assert outlines.borders() == BORDERS
    assert outlines.outer() == ["a", "b", "c", "d"]


def moved(number: int, x: float, y: float) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["drawing"]["points"][number] = [x, y]

    return change


def around(region: str, *ring: int) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["region"][region]["outline"] = list(ring)

    return change


def without(region: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        del data["region"][region]

    return change


def beside(*points: list[float]) -> Callable[[dict[str, Any]], None]:
    """A region more, of points of its own."""

    def change(data: dict[str, Any]) -> None:
        first = len(data["drawing"]["points"])
        data["drawing"]["points"] += points
        ring = list(range(first, first + len(points)))
        data["region"]["f"] = {"terrain": "hill", "outline": ring}

    return change


def grown(by: float) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        points = data["drawing"]["points"]
        data["drawing"]["points"] = [[x * by, y * by] for x, y in points]

    return change


@pytest.mark.parametrize(
    ("change", "flaws"),
    [
        (without("e"), {("a", "gap"), ("b", "gap"), ("d", "gap")}),
        (beside([500, 0], [600, 0], [600, 90]), {("f", "apart")}),
        (beside([400, 0], [500, 0], [500, 150], [400, 150]), {("b", "touches")}),
        (beside([350, 20], [500, 20], [500, 90]), {("b", "crosses"), ("f", "crosses")}),
        (beside([20, 20], [60, 20], [40, 60]), {("f", "apart")}),
        (around("e", 8, 10, 1), {("e", "covers")}),
        (grown(3.0), {("a", "huge"), ("b", "huge"), ("d", "huge")}),
        (grown(4.5), {(name, "huge") for name in "abcd"} | {("", "vast")}),
        (moved(8, 350, 160), {("a", "crosses"), ("d", "crosses")}),
        (moved(0, 260, 100), {("a", "crosses"), ("a", "itself")}),
    ],
)
def test_what_is_wrong_is_said_at_the_region(
    change: Callable[[dict[str, Any]], None], flaws: set[tuple[str, str]]
) -> None:
    data = copy.deepcopy(FIVE)
    change(data)
    found = {(one.region, one.key.removeprefix("error-board-")) for one in Outlines(data).flaws()}
    assert found & flaws, found
    assert {kind for _, kind in found} <= {kind for _, kind in flaws}, found
    with pytest.raises(MapError):
        with_borders(data, sheet=True)


def test_a_board_that_touches_itself_in_one_point_is_refused_there() -> None:
    """Nobody could say whether the two regions border."""
    data = copy.deepcopy(FIVE)
    del data["region"]["e"]
    del data["region"]["c"]
    assert {one.key for one in Outlines(data).flaws()} == {"error-board-pinched"}


MANY = [[float(k), 0.0] for k in range(MOST_POINTS + 1)]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data["drawing"].update(points=MANY), "the drawing has up to"),
        (moved(0, -1.0, 0.0), "each two numbers from 0 to"),
        (moved(0, LARGEST + 1, 0.0), "each two numbers from 0 to"),
        (moved(0, float("nan"), 0.0), "each two numbers from 0 to"),
        (moved(0, float("inf"), 0.0), "each two numbers from 0 to"),
        (moved(0, True, 0.0), "each two numbers from 0 to"),
        (lambda data: data["drawing"].update(points={"a": 1}), "the drawing has up to"),
        (around("a", 0, 1), "its outline is a ring of 3 to"),
        (around("a", 0, 1, 99), "its outline is a ring of 3 to"),
        (around("a", 0, 1, -1), "its outline is a ring of 3 to"),
        (around("a", 0, 1, 10, 1), "its outline is a ring of 3 to"),
        (around("a", *range(500)), "its outline is a ring of 3 to"),
        (lambda data: data["region"].update(a=5), "a region is a table of what is printed there"),
        (lambda data: data["region"]["a"].update(next=["c"]), "next is read from the drawing"),
        (lambda data: data["region"]["a"].update(edge=True), "edge is read from the drawing"),
        (lambda data: data["region"].update({"<b>": {}}), "cannot be the id of a region"),
        (lambda data: data.update(region={}), "a board has 3 to"),
        (lambda data: data.update(region=7), "a board has 3 to"),
    ],
)
def test_what_a_hostile_file_holds_is_refused_in_one_sentence(
    change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    data = copy.deepcopy(FIVE)
    change(data)
    with pytest.raises(MapError, match=sentence):
        with_borders(data, sheet=False)


def written(data: dict[str, Any], head: str) -> str:
    """The file as a person would write it."""
    lines = [head, "[drawing]", f"points = {json.dumps(data['drawing']['points'])}"]
    for name, row in data["region"].items():
        lines.append(f"[region.{json.dumps(name)}]")
        lines += [
            f"{key} = {json.dumps(value) if not isinstance(value, bool) else str(value).lower()}"
            for key, value in row.items()
        ]
    return "\n".join(lines) + "\n"


def test_small_world_is_played_on_a_board_of_ones_own_that_is_drawn_as_ours(
    tmp_path: Path,
) -> None:
    """Five regions for two players: the drawing has discs, marks and ornaments."""
    file = tmp_path / "valley.toml"
    head = 'name = "our-valley"\ntitle = "Our Valley"\nplayers = 2\nrounds = 8'
    file.write_text(written(FIVE, head), encoding="utf-8")
    game = marchland.game("small-world", content=[str(file)])
    state = game.new_state(players=2, seed=1, map="our-valley")
    assert state.view(frozenset({0}))["rounds"] == 8
    assert game.new_state(players=2, seed=1).view(frozenset({0}))["map"] == "2p"
    assert [row["name"] for row in game.content] == ["our-valley"]
    drawing = game.drawing("our-valley")
    assert drawing is not None
    assert drawing["called"] == "Our Valley"
    assert drawing["island"] is False
    assert set(drawing["regions"]) == set("abcde")
    assert [mark for mark, _, _ in drawing["regions"]["c"]["marks"]] == ["magic", "cavern"]
    assert len(drawing["ornaments"]) > 20
    again = game.load(state.serialize())
    assert again.serialize() == state.serialize()


def test_an_island_of_ones_own_is_drawn_as_ours_without_a_file_beside_it(tmp_path: Path) -> None:
    """A file that says where its borders lie needs no drawing; hostile words in it do no harm."""
    data = copy.deepcopy(FIVE)
    data["region"]["d"]["terrain"] = "fields"
    data["region"]["d"]["marks"] = ["entry"]
    data["region"]["e"]["site"] = True
    data["drawing"]["landmarks"] = {"a": 7}
    file = tmp_path / "isle.toml"
    file.write_text(written(data, 'name = "small-483a"\ntitle = "<i>Isle</i>"'), encoding="utf-8")
    game = marchland.game("warcraft", content=[str(file)])
    drawing = game.drawing("small-483a")
    assert drawing is not None
    assert drawing["island"] is True
    assert drawing["ornaments"]
    assert drawing["regions"]["e"]["marks"][-1][0] == "small"
    state = game.new_state(players=2, seed=1, map="large-1a+small-483a")
    assert {"a", "b", "c", "d", "e"} <= set(state.view(frozenset({0}))["regions"])


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ('name = "2p"\nplayers = 2\nrounds = 8', "is called like our-valley"),
        ('name = "Our Valley"\nplayers = 2\nrounds = 8', "is called like our-valley"),
        ('name = "valley"\nrounds = 8', "players is a number from 2 to 5"),
        ('name = "valley"\nplayers = 2\nrounds = 0', "rounds is a number from 1 to 20"),
        ('name = "valley"\nplayers = true\nrounds = 8', "players is a number from 2 to 5"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused_with_its_file(
    tmp_path: Path, head: str, sentence: str
) -> None:
    file = tmp_path / "valley.toml"
    file.write_text(written(FIVE, head), encoding="utf-8")
    with pytest.raises(BadContent, match=sentence) as refused:
        marchland.game("small-world", content=[str(file)])
    assert "valley.toml" in str(refused.value)
