"""Small World of Warcraft at a table: what is ordered, what is refused, and what is never sent."""

import itertools
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import marchland
from marchland.core.replay import Replay, Seat
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from marchland.texts import LANGUAGES, Texts
from marchland.typography import NO_BREAK
from tests.server.robots import BOTS
from tests.server.talk import Page

MAPS = Path(marchland.__file__).parent / "smallworld" / "warcraft" / "maps"
NAMES = ("Anna", "Béla", "Cyril", "Dana", "Emil")
SENTENCE = re.compile(r"\w[^.!?\n]*\.")


def serve(folder: Path, content: Sequence[str] = ()) -> TestClient:
    library = Library(lambda: ["warcraft"], bots=lambda: BOTS, content=content)
    store = SqliteStore(folder / "games")
    return TestClient(application(store, library), base_url="http://localhost")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serve(tmp_path) as client:
        yield client


def order(client: TestClient, players: int, **more: Any) -> Any:
    seats = [{"name": name, "kind": "person"} for name in NAMES[:players]]
    return client.post("/api/tables", json={"game": "warcraft", "seats": seats, **more})


def unmagic(folder: Path, *faces: str) -> list[str]:
    """Write shipped faces as a group's own, without any Magic region."""
    for face in faces:
        text = (MAPS / f"{face}.toml").read_text(encoding="utf-8").replace('"magic"', '"cavern"')
        text = re.sub("title = .*", 'title = "Home"', text)
        (folder / f"{face}.toml").write_text(text, encoding="utf-8")
    return [str(folder / f"{face}.toml") for face in faces]


@pytest.mark.parametrize(
    ("players", "more", "told"),
    [
        (2, {"map": "large-1a+large-1b"}, "two sides of one board"),
        (2, {"map": "large-1a+medium-1a+small-1a"}, "2 players play on 1 large + 1 small"),
        (3, {"map": "large-1a+small-1a"}, "3 players play on 1 large + 1 medium + 1 small boards"),
        (2, {"map": "large-1a+small-9a"}, "no board face called 'small-9a'"),
        (2, {"map": ""}, "no board face called ''"),
        (2, {"rulings": {"teams": True}}, "3, 4 or 5 players, not for 2"),
        (1, {"rulings": {"teams": True}}, "3, 4 or 5 players, not for 1"),
        (3, {"rulings": {"revenge_of_the_murlocs": True}}, "1 or 2 players, not for 3"),
        (2, {"rulings": {"revenge_of_the_murlocs": True, "murlocs": "16"}}, "murlocs"),
        (4, {"rulings": {"teams": True, "team_score": "best"}}, "lowest"),
        (4, {"rulings": {"teams": "yes"}}, "teams"),
    ],
)
def test_what_cannot_be_combined_is_refused_in_one_sentence(
    client: TestClient, players: int, more: dict[str, Any], told: str
) -> None:
    """WC-3, WC-17.1, WC-17.2: the reason is named, and no table is made."""
    answer = order(client, players, **more)
    assert answer.status_code == 400
    assert told in answer.json()["text"]
    assert SENTENCE.fullmatch(answer.json()["text"])
    assert client.get("/api/tables").json() == []


def test_islands_without_enough_magic_are_refused_with_the_reason(tmp_path: Path) -> None:
    """WC-3: the Portal Mages exchange two Magic regions, so there must be two."""
    with serve(tmp_path, unmagic(tmp_path, "large-1a", "small-1a")) as client:
        answer = order(client, 2, map="large-1a+small-1a")
        assert answer.status_code == 400
        assert answer.json()["text"] == (
            "Magic regions on these islands: 0. The Portal Mages need 2."
        )
        assert order(client, 2, map="large-1a+small-1b").status_code == 400
        assert order(client, 2, map="large-2a+small-1a").status_code == 201


def test_the_file_of_a_game_keeps_islands_sides_and_options(client: TestClient) -> None:
    """WC-3, WC-17.1: the same table comes back from its file and from a fork."""
    rulings = {"teams": True, "team_score": "sum"}
    faces = "large-2b+medium-1a+medium-2b+small-1a"
    table = order(client, 4, map=faces, rulings=rulings).json()["table"]
    file = client.get(f"/api/tables/{table}/replay").json()
    assert file["map"]["name"] == faces
    again = client.post("/api/replays", json=file).json()["table"]
    fork = client.post(f"/api/tables/{table}/fork", json={"at": 0}).json()["table"]
    for copy in (again, fork):
        view = client.get(f"/api/tables/{copy}/at/0").json()["view"]
        assert view["faces"] == faces.split("+")
        sides = [seat["side"] for seat in view["seats"]]
        assert sides == ["alliance", "horde", "alliance", "horde"]
        assert view["team_rule"] == "sum"


def test_the_page_is_told_what_a_table_may_choose(client: TestClient) -> None:
    """WC-3, WC-17.1: faces by board and size, boards by players, sides by seat."""
    start = client.get("/").text
    for part in (
        '{"name":"large-1a","size":"large","board":"large-1"',
        '"2":[["large","small"],["large","medium"]]',
        '"3":["alliance","horde","neutral"]',
        '"revenge":[1,2]',
    ):
        assert part in start


def test_a_groups_own_island_is_drawn_and_named_as_its_file_says(tmp_path: Path) -> None:
    """WC-3: without a drawing beside the file every region and border is sketched."""
    with serve(tmp_path, unmagic(tmp_path, "small-1a")) as client:
        drawing = client.get("/map/warcraft/small-1a.json").json()
        shipped = client.get("/map/warcraft/small-1b.json").json()
    assert drawing["called"] == drawing["names"]["small-1a"] == "Home"
    assert drawing["names"]["s1a-1"] == "Wrackwood"
    assert len(drawing["regions"]) == 8
    assert drawing["borders"].count("M") == 14
    assert set(shipped) <= set(drawing)


def test_a_drawing_beside_the_file_is_taken_if_it_shows_the_same_regions(tmp_path: Path) -> None:
    files = unmagic(tmp_path, "small-1a")
    shipped = MAPS.parents[2] / "web" / "maps" / "warcraft"
    beside = tmp_path / "small-1a.json"
    beside.write_bytes((shipped / "small-1a.json").read_bytes())
    with serve(tmp_path, files) as client:
        drawing = client.get("/map/warcraft/small-1a.json").json()
        assert len(drawing["ornaments"]) > 0
        assert drawing["called"] == "Home"
    beside.write_bytes((shipped / "small-1b.json").read_bytes())
    with pytest.raises(marchland.BadContent, match=r"does not show the regions of small-1a\.toml"):
        marchland.game("warcraft", content=files)


@pytest.mark.parametrize(
    ("players", "more", "key", "words"),
    [
        (
            2,
            {"map": "large-1a+large-1b"},
            "error-islands-two-sides",
            ["Stormhorn", "Sundermark", "Bouřný roh", "Viharszarv", "Burzowy Róg"],
        ),
        (3, {"map": "large-1a+small-1a"}, "error-islands-3", []),
        (2, {"rulings": {"teams": True}}, "error-teams-players", ["2"]),
        (3, {"rulings": {"revenge_of_the_murlocs": True}}, "error-revenge-players", ["3"]),
        (4, {"rulings": {"teams": True}, "random_first": True}, "error-teams-first", []),
    ],
)
def test_what_the_islands_refuse_is_told_in_four_languages(
    client: TestClient, players: int, more: dict[str, Any], key: str, words: list[str]
) -> None:
    """WC-3, WC-17.1, WC-17.2: in each language a sentence of its own."""
    answer = order(client, players, **more).json()
    assert answer["key"] == key
    assert client.get("/api/tables").json() == []
    texts = marchland.game("warcraft").texts
    told = {lang: Texts(lang, texts, strict=True).sentence(answer) for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert [word for word in words if not any(word in text for text in told.values())] == []


def test_too_few_magic_regions_are_told_with_numbers(tmp_path: Path) -> None:
    """WC-3: two are needed, and faces of a group's own have none."""
    files = unmagic(tmp_path, "large-1a", "small-1a")
    with serve(tmp_path, files) as client:
        answer = order(client, 2, map="large-1a+small-1a").json()
    assert (answer["key"], answer["args"]) == ("error-islands-few-magic", {"n": 0, "least": 2})
    czech = Texts("cs", marchland.game("warcraft").texts, strict=True).sentence(answer)
    assert (
        czech.replace(NO_BREAK, " ")
        == "Magické regiony na těchto ostrovech: 0. Portáloví mágové potřebují 2."
    )


def game_with_bombs() -> marchland.State:
    """Return a finished random game in which Bombs of both kinds were turned up."""
    game = marchland.game("warcraft")
    for seed in range(200):
        dice = random.Random(seed)
        state = game.new_state(2, seed)
        seen: set[str] = set()
        while not state.is_over:
            action = dice.choice(state.legal_actions())
            seen.add(state.describe(action))
            state.apply(action)
        if {"reveal=live", "reveal=dud"} <= seen:
            return state
    raise AssertionError("no game has both")


def test_nothing_that_is_sent_tells_a_live_bomb_from_a_dud(client: TestClient) -> None:
    """WC-10: only what was turned up has a kind; what still lies is a Bomb like any other."""
    file = Replay.from_state(game_with_bombs(), [Seat(name) for name in NAMES[:2]]).to_json()
    headers = {"content-type": "application/json"}
    table = client.post("/api/replays", content=file, headers=headers).json()["table"]
    n: int | None = 0
    told, lying = 0, -1
    while n is not None:
        answer = client.get(f"/api/tables/{table}/at/{n}")
        turned = turned_up(answer.json()["entries"])
        assert kinds_in(answer.text) == turned, answer.text
        told += bool(turned)
        if any("bomb" in at["pieces"] for at in answer.json()["view"]["regions"].values()):
            lying = n
        n = answer.json()["next"]
    assert told >= 2
    fork = client.post(f"/api/tables/{table}/fork", json={"at": lying}).json()["table"]
    with Page(client, fork) as page:
        assert '"bomb"' in page.frames[-1]
        assert kinds_in(page.frames[-1]) == turned_up(page.log)


def kinds_in(text: str) -> set[str]:
    """Return the words of a message that speak of live ones or duds; how many were seen is open."""
    words = re.findall(r'"([^"]*(?:live|dud)[^"]*)":?', text)
    return {word for word in words if word not in {"live_seen", "duds_seen"}}


def turned_up(entries: list[dict[str, Any]]) -> set[str]:
    """Return what a log tells of Bombs that were turned up."""
    keys = {entry["key"] for entry in entries}
    return {key for key in keys if key in {"log-bomb-live", "log-bomb-dud"}}


def test_what_set_up_draws_is_no_move_to_step_to(client: TestClient) -> None:
    """The first move is the first choice; the next turn is where another seat is asked first."""
    state = marchland.game("warcraft").new_state(2, seed=7)
    drawn = len(state.history)
    dice = random.Random(7)
    turns = [(0, drawn)]
    while len(turns) < 4:
        if state.to_move != marchland.CHANCE:
            now = int(state.view(frozenset())["turn"])
            if now != turns[-1][0]:
                turns.append((now, len(state.history)))
        state.apply(dice.choice(state.legal_actions()))
    file = Replay.from_state(state, [Seat(name) for name in NAMES[:2]]).to_json()
    table = client.post(
        "/api/replays", content=file, headers={"content-type": "application/json"}
    ).json()["table"]
    at = client.get(f"/api/tables/{table}/at/{drawn}").json()
    assert drawn > 12
    assert (at["first"], at["previous"]) == (drawn, None)
    for (_, began), (_, ended) in itertools.pairwise(turns):
        step = client.get(f"/api/tables/{table}/at/{began}").json()
        assert step["next_turn"] == ended
    last = client.get(f"/api/tables/{table}/at/{at['last']}").json()
    assert last["next_turn"] is None
