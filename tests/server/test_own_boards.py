"""A board of one's own is checked at the region, played as drawn, seen by its table alone."""

import copy
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from marchland.core import registry
from marchland.core.errors import BadContent
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.map import Map
from tests.maps.test_hand import FACES, SHEETS, shipped
from tests.maps.test_outlines import FIVE, outlined
from tests.server.talk import ANNA, BELA, Page
from tests.server.test_workshop import REAL, file_of, served

Data = dict[str, Any]
VALLEY: Data = {
    "format": 1,
    "name": "valley",
    "title": "Our Valley",
    "players": 2,
    "rounds": 8,
    **FIVE,
}
ISLE: Data = {
    "format": 1,
    "name": "small-7000a",
    "title": "Our Isle",
    "drawing": FIVE["drawing"],
    "region": {
        "i1": {"terrain": "forest", "marks": ["magic", "entry"], "outline": [0, 1, 10, 8, 7]},
        "i2": {"terrain": "hill", "marks": ["murloc"], "outline": [1, 2, 3, 9, 10]},
        "i3": {"terrain": "swamp", "marks": ["cavern", "magic"], "outline": [3, 4, 5, 9]},
        "i4": {"terrain": "sea", "outline": [7, 8, 9, 5, 6]},
        "i5": {"terrain": "mountain", "site": True, "outline": [8, 10, 9]},
    },
}
ONE_SIDE_EACH = [*SHEETS, *(name for name in FACES if name.endswith("a"))]


@pytest.fixture(autouse=True)
def installed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boxed games are those that are installed."""
    monkeypatch.setattr(registry, "game", REAL)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("boards")) as client:
        yield client


def made(client: TestClient, game: str, data: Data) -> Any:
    answer = client.post("/api/workshop", json={"game": game, "kind": "board", "data": data})
    assert answer.status_code == 201, answer.text
    return answer.json()


def wrong(client: TestClient, game: str, data: Data) -> list[tuple[str, str]]:
    """Where something is wrong, and what."""
    wish = {"game": game, "kind": "board", "data": data}
    found = client.post("/api/workshop/check", json=wish).json()["problems"]
    return [("/".join(map(str, one["place"])), one["key"]) for one in found]


@pytest.mark.parametrize("name", ONE_SIDE_EACH)
def test_a_side_of_each_shipped_board_is_entered_again_by_its_outlines(
    name: str, client: TestClient, tmp_path: Path
) -> None:
    """SW-C01, SW-C02, WC-3: borders, terrain, marks, edge and shore are those of the box."""
    sheet = name in SHEETS
    file = SHEETS.get(name) or FACES[name]
    facts = tomllib.loads(file.read_text(encoding="utf-8"))
    drawn = outlined(shipped(name), facts["region"])
    head = {"players": facts["players"], "rounds": facts["rounds"]} if sheet else {}
    called = f"again-{name}" if sheet else f"{name[:-2]}700{name[-2:]}"
    draft = made(client, "small-world" if sheet else "warcraft", {"name": called, **head, **drawn})
    assert (draft["problems"], draft["told"]) == ([], [])
    path = tmp_path / "board.toml"
    path.write_text(file_of(client, draft["id"]), encoding="utf-8")
    game = REAL("small-world" if sheet else "warcraft", [str(path)])
    assert isinstance(game, SmallWorld)
    stated = Map(name, 2, 1, facts["region"])
    if sheet:
        played = game.variant.maps[called]
        assert (played.shore, played.coast) == (stated.shore, stated.coast)
    else:
        boards = game.variant.boards
        assert boards is not None
        played = Map(name, 2, 1, boards.faces[boards.index[called]].regions)
    assert played.graph() == stated.graph()


def test_sound_boards_have_no_problem(client: TestClient) -> None:
    assert wrong(client, "small-world", VALLEY) == []
    assert wrong(client, "warcraft", ISLE) == []


def put(*way: str | int, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        place: Any = data
        for key in way[:-1]:
            place = place[key]
        place[way[-1]] = value

    return change


def apart(data: Data) -> None:
    """A sixth region that is joined to no other."""
    points = data["drawing"]["points"]
    points += [[600, 0], [800, 0], [700, 200]]
    data["region"]["f"] = {"terrain": "hill", "outline": [11, 12, 13]}


def all_water(data: Data) -> None:
    for name, row in data["region"].items():
        data["region"][name] = {"terrain": "lake", "outline": row["outline"]}


def dammed(data: Data) -> None:
    """A strip of land that is too narrow for a token, at the left edge."""
    points = data["drawing"]["points"]
    points += [[30, 0], [30, 150]]
    data["region"]["a"]["outline"] = [11, 1, 10, 8, 12]
    data["region"]["d"]["outline"] = [7, 12, 8, 9, 5, 6]
    data["region"]["f"] = {"terrain": "hill", "outline": [0, 11, 12, 7]}


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (put("format", value=2), ("", "field-newer")),
        (put("game", value="warcraft"), ("", "field-game")),
        (put("name", value="2p"), ("name", "field-taken")),
        (put("name", value="<b>"), ("name", "error-board-name")),
        (put("title", value="\x00"), ("title", "field-words")),
        (put("title", value=["x"]), ("title", "field-words")),
        (put("players", value=9), ("players", "error-board-number")),
        (put("rounds", value=10**9), ("rounds", "error-board-number")),
        (put("region", value={}), ("", "error-board-regions")),
        (put("region", value=[1]), ("", "error-board-regions")),
        (put("region", "a", value=7), ("region/a", "error-board-table")),
        (put("region", "a", "terrain", value=""), ("region/a/terrain", "field-value")),
        (put("region", "a", "terrain", value="fields"), ("region/a/terrain", "field-value")),
        (put("region", "a", "marks", value=["murloc"]), ("region/a/marks", "field-value")),
        (put("region", "a", "marks", value=["mine"] * 2), ("region/a/marks", "field-board-twice")),
        (put("region", "a", "marks", value=[{}]), ("region/a/marks", "field-value")),
        (put("region", "d", "lost_tribe", value=True), ("region/d/marks", "field-board-dry")),
        (put("region", "a", "lost_tribe", value="yes"), ("region/a/lost_tribe", "field-value")),
        (put("region", "a", "pieces", value=["cannon"]), ("region/a/pieces", "field-value")),
        (put("region", "a", "colour", value="red"), ("region/a", "field-key")),
        (put("region", "a", "outline", value=[0, 1]), ("region/a", "error-board-outline")),
        (put("region", "a", "outline", value="x"), ("region/a", "error-board-outline")),
        (put("drawing", "points", value=[[1, "x"]]), ("", "error-board-points")),
        (put("drawing", "points", 10, value=[200, 280]), ("region/d", "error-board-crosses")),
        (apart, ("region/f", "error-board-apart")),
        (all_water, ("", "field-board-no-entry")),
        (dammed, ("region/f", "field-board-room")),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_board_is_said_at_its_place(
    change: Callable[[Data], None], found: tuple[str, str], client: TestClient
) -> None:
    data = copy.deepcopy(VALLEY)
    change(data)
    told = wrong(client, "small-world", data)
    assert found in told


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (put("name", value="huge-1a"), ("size", "field-value")),
        (put("region", "i5", "site", value=False), ("", "field-board-site")),
        (put("region", "i1", "site", value=True), ("region/i5/site", "field-board-site")),
        (put("region", "i5", "marks", value=["entry"]), ("region/i5/marks", "field-board-inland")),
        (put("region", "i1", "lost_tribe", value=True), ("region/i1", "field-key")),
    ],
)
def test_what_is_wrong_with_an_island_is_said_at_its_place(
    change: Callable[[Data], None], found: tuple[str, str], client: TestClient
) -> None:
    """WC-3, WC-6.1: one size letter for each island; races land on the outer shore."""
    data = copy.deepcopy(ISLE)
    change(data)
    assert wrong(client, "warcraft", data) == [found]


def test_land_that_no_race_reaches_over_land_is_told_of_and_may_be_played(
    client: TestClient,
) -> None:
    """SW-C01: the mountain in the middle lies behind a ring of lakes."""
    data = copy.deepcopy(VALLEY)
    for name in ("a", "b", "d"):
        data["region"][name] = {"terrain": "lake", "outline": data["region"][name]["outline"]}
    draft = made(client, "small-world", data)
    assert draft["problems"] == []
    told = [(one["place"], one["key"]) for one in draft["told"]]
    assert told == [(["region", "e"], "field-board-beyond")]


def test_a_table_shows_its_own_board_to_those_at_the_table_and_to_nobody_else(
    tmp_path: Path,
) -> None:
    order = {"game": "small-world", "seats": [ANNA, BELA], "map": "valley"}
    with served(tmp_path, links=True) as anna:
        draft = made(anna, "small-world", VALLEY)
        preview = anna.get(f"/api/workshop/{draft['id']}/map/valley.json")
        begun = anna.post("/api/tables", json={**order, "content": [draft["id"]]}).json()
        table = begun["table"]
        anna.delete(f"/api/workshop/{draft['id']}")
        drawing = anna.get(f"/map/table/{table}/valley.json").json()
        assert drawing == preview.json()
        assert set(drawing["regions"]) == set("abcde")
        assert drawing["called"] == "Our Valley"
        assert 'map-valley = { "Our Valley" }' in anna.get(f"/text/hu/table/{table}.ftl").text
        assert [one["carries"] for one in anna.get("/api/tables").json()] == [True]
        stranger = TestClient(anna.app, base_url="http://localhost")
        stranger.portal = anna.portal
        hidden = stranger.get(f"/map/table/{table}/valley.json")
        assert hidden.status_code in {403, 404}
        assert "Valley" not in hidden.text
        for one in (anna, stranger):
            assert one.get("/map/small-world/valley.json").status_code == 404
            assert one.get(f"/api/workshop/{draft['id']}/map/valley.json").status_code == 404
        assert anna.get(f"/map/table/{table}/2p.json").json()["name"] == "2p"
        assert anna.get(f"/map/table/{table}/moon.json").status_code == 404


def test_a_game_on_a_board_stays_on_it_and_another_board_takes_nothing_from_it(
    tmp_path: Path,
) -> None:
    order = {"game": "small-world", "seats": [ANNA, BELA], "map": "valley"}
    with served(tmp_path) as client:
        draft = made(client, "small-world", VALLEY)
        table = client.post("/api/tables", json={**order, "content": [draft["id"]]}).json()["table"]
        with Page(client, table) as page:
            view = page.view
        other = copy.deepcopy(VALLEY)
        other["region"]["a"]["terrain"] = "hill"
        wish = {"game": "small-world", "kind": "board", "data": other}
        assert client.put(f"/api/workshop/{draft['id']}", json=wish).status_code == 200
    with served(tmp_path) as client, Page(client, table) as page:
        assert page.view == view
        assert (
            client.get(f"/map/table/{table}/valley.json").json()["regions"]["a"]["terrain"]
            == "forest"
        )


def test_an_island_of_ones_own_lies_among_those_of_the_box(client: TestClient) -> None:
    """WC-3: two players lay out a large board and a small one."""
    draft = made(client, "warcraft", ISLE)
    order = {"game": "warcraft", "seats": [ANNA, BELA], "map": "large-1a+small-7000a"}
    answer = client.post("/api/tables", json={**order, "content": [draft["id"]]})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    drawing = client.get(f"/map/table/{table}/small-7000a.json").json()
    assert (drawing["island"], drawing["called"]) == (True, "Our Isle")
    assert client.get(f"/map/table/{table}/large-1a.json").json()["name"] == "large-1a"


def test_a_file_of_a_board_from_before_the_workshop_is_opened_and_played(
    client: TestClient,
) -> None:
    """Neither a format nor a game stands in it, and its borders may be a list."""
    listed = """
name = "old-isthmus"
players = 2
rounds = 5
[region.w]
terrain = "forest"
edge = true
next = ["m"]
[region.m]
terrain = "hill"
next = ["e"]
[region.e]
terrain = "swamp"
edge = true
"""
    draft = client.post("/api/workshop", json={"text": listed}).json()
    assert (draft["game"], draft["kind"], draft["problems"]) == ("small-world", "board", [])
    order = {"game": "small-world", "seats": [ANNA, BELA], "map": "old-isthmus"}
    answer = client.post("/api/tables", json={**order, "content": [draft["id"]]})
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_a_list_of_neighbours_in_two_pieces_is_told_at_each_region_beyond(
    client: TestClient, game: str
) -> None:
    name = "own-1" if game == "small-world" else "large-100a"
    region = {one: {"terrain": "hill", "edge": True} for one in "abcd"}
    region["a"]["next"] = ["b"]
    region["c"]["next"] = ["d"]
    data = {"format": 1, "name": name, "region": region}
    if game == "small-world":
        data |= {"players": 2, "rounds": 8}
    else:
        region["a"]["site"] = True
    found = client.post("/api/workshop/check", json={"game": game, "kind": "board", "data": data})
    told = [(one["place"], one["key"]) for one in found.json()["problems"]]
    assert told == [(["region", one], "error-board-apart") for one in "cd"]


def test_a_board_of_a_newer_form_is_refused_on_the_command_line_too(tmp_path: Path) -> None:
    path = tmp_path / "valley.toml"
    path.write_text("format = 99\n[region.a]\nterrain = 'hill'\n", encoding="utf-8")
    with pytest.raises(BadContent, match="newer"):
        REAL("small-world", [str(path)])
