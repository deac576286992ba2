"""Making, listing, stepping through, forking and deleting tables; replays in and out."""

import json
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from marchland.server.driver import PAUSES
from marchland.server.faults import Fault
from marchland.server.library import Library
from marchland.server.protocol import Header, Seat
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, THREE, TWO, Page, new_table


def refusal(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    message = answer.json()
    assert message["type"] == "error"
    text: str = message["text"]
    assert text.endswith(".")
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    ("order", "named"),
    [
        ({"game": "chess", "seats": [ANNA, BELA]}, "'chess'; known: counting"),
        ({"game": "counting", "seats": [ANNA, BELA], "map": "moon"}, "'moon'; known: line"),
        ({"game": "counting", "seats": [ANNA]}, "2 to 4 players, not 1"),
        ({"game": "counting", "seats": []}, "not 0"),
        ({"game": "counting", "seats": [ANNA] * 40}, "not 40"),
        (
            {"game": "counting", "seats": [ANNA, BELA], "rulings": {"luck": True}},
            "'luck'; known: hidden_coins",
        ),
        (
            {"game": "counting", "seats": [ANNA, BELA], "rulings": {"hidden_coins": "no"}},
            "known: true, false",
        ),
        (
            {"game": "counting", "seats": [ANNA, {**BOT, "bot": "genius"}]},
            "'genius'; known: first, raises, cheats, hangs",
        ),
        ({"game": "counting", "seats": [ANNA, {"name": " "}]}, "Seat 2 needs a name"),
        ({"game": "counting", "seats": [ANNA, {"name": "x" * 41}]}, "Seat 2 needs a name"),
        ({"game": "counting", "seats": [ANNA, {"name": "a\x00b"}]}, "Seat 2 needs a name"),
        ({"game": "counting", "seats": [ANNA, {"name": " anna "}]}, "cannot have the same name"),
        ({"game": "counting", "seats": [ANNA, BELA], "size": 3}, "unknown field `size`"),
        ({"seats": [ANNA, BELA]}, "missing required field `game`"),
        ({"game": "counting", "seats": [ANNA, {**BELA, "kind": "god"}]}, "Invalid enum value"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_allowed(
    client: TestClient, order: object, named: str
) -> None:
    assert named in refusal(client.post("/api/tables", json=order), 400)
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize("map_name", ["moon", "m" * 9_000])
def test_a_refusal_repeats_only_the_beginning_of_a_long_text(
    client: TestClient, map_name: str
) -> None:
    order = {"game": "counting", "seats": [ANNA, BELA], "map": map_name}
    assert len(refusal(client.post("/api/tables", json=order), 400)) < 200


@pytest.mark.parametrize("n", ["-1", "1.5", "x", "²", "9" * 13, "9" * 5_000])
def test_a_position_with_no_number_is_not_found(client: TestClient, n: str) -> None:
    refusal(client.get(f"/api/tables/{new_table(client, ANNA, BELA)}/at/{n}"), 404)


@pytest.mark.parametrize(
    "name", ["שלום", "👨\u200d👩\u200d👧", "می\u200cخواهم", "<b>O'Neil</b> & {x}"]
)
def test_a_person_is_called_as_they_are(client: TestClient, name: str) -> None:
    table = new_table(client, {"name": name}, BELA)
    assert client.get("/api/tables").json()[0]["names"][0] == name
    assert client.get(f"/api/tables/{table}/replay").json()["seats"][0]["name"] == name


@pytest.mark.parametrize("name", ["\u200d", "\u202eevil", "a\x00b", "\ufeff"])
def test_a_name_that_nobody_sees_is_none(client: TestClient, name: str) -> None:
    order = {"game": "counting", "seats": [ANNA, {"name": name}]}
    assert "Seat 2 needs a name" in refusal(client.post("/api/tables", json=order), 400)


def test_the_list_says_who_plays_how_far_and_whether_it_is_over(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        page.act(ONE)
        page.act(PASS)
    (line,) = client.get("/api/tables").json()
    assert line["id"] == table
    assert line["names"] == ["Anna", "Béla"]
    assert line["kinds"] == ["person", "person"]
    assert (line["round"], line["over"], line["n"]) == (1, False, 3)
    with Page(client, table) as page:
        while not page.last["over"]:
            page.act(DIE)
    (line,) = client.get("/api/tables").json()
    assert line["over"]
    assert line["winners"] == page.view["winners"]


def test_who_begins_may_be_left_to_chance_and_the_circle_stays(client: TestClient) -> None:
    # SW-S02
    names = ["Anna", "Béla", "Cili"]
    seen = set()
    for _ in range(60):
        table = new_table(client, *({"name": name} for name in names), random_first=True)
        with Page(client, table) as page:
            seen.add(tuple(seat["name"] for seat in page.last["seats"]))
    circles = {tuple(names[k:] + names[:k]) for k in range(3)}
    assert seen == circles


def test_a_game_is_stepped_through_from_its_beginning(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        counts = [page.view["count"]]
        for action in (ONE, TWO):
            page.act(action)
            counts.append(page.view["count"])
        first = client.get(f"/api/tables/{table}/at/0").json()
        assert (first["previous"], first["next"], first["last"]) == (None, 1, 3)
        assert first["view"]["to_move"] == -1
        n, seen = first["next"], []
        while n is not None:
            step = client.get(f"/api/tables/{table}/at/{n}").json()
            assert step["view"]["actions"] == []
            seen.append(step["view"]["count"])
            n = step["next"]
        assert seen == counts
        assert [entry["args"]["n"] for entry in step["entries"]] == [2]
        assert page.n == 3
    assert "0 to 3" in refusal(client.get(f"/api/tables/{table}/at/4"), 404)


def test_play_goes_on_from_any_point_as_a_game_of_its_own(client: TestClient) -> None:
    table = new_table(client, ANNA, BOT)
    with Page(client, table) as page:
        count = page.view["count"]
        page.act(ONE)
        page.act(TWO)
    seats = [{"name": "Cili"}, {"name": "Dani"}]
    answer = client.post(f"/api/tables/{table}/fork", json={"at": 2, "seats": seats})
    with Page(client, answer.json()["table"]) as other:
        assert other.view["count"] == count + 1
        assert [seat["name"] for seat in other.last["seats"]] == ["Cili", "Dani"]
        other.act(ONE)
    with Page(client, table) as page:
        assert page.view["count"] == count + 3
    assert len(client.get("/api/tables").json()) == 2
    assert "0 to 3" in refusal(client.post(f"/api/tables/{table}/fork", json={"at": 9}), 404)
    short = client.post(f"/api/tables/{table}/fork", json={"at": 1, "seats": seats[:1]})
    assert "2 seats; 1 were named" in refusal(short, 400)


def test_a_fork_inside_the_draws_rolls_what_is_still_owed(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    answer = client.post(f"/api/tables/{table}/fork", json={"at": 0})
    with Page(client, answer.json()["table"]) as page:
        assert page.n == 1
        assert page.view["to_move"] == 0


@pytest.mark.source
def test_a_replay_comes_back_as_the_same_game(client: TestClient) -> None:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        for action in (ONE, PASS, DIE, TWO):
            page.act(action)
        text = client.get(f"/api/tables/{table}/replay").text
        answer = client.post("/api/replays", json=json.loads(text))
        assert answer.status_code == 201, answer.text
        with Page(client, answer.json()["table"]) as other:
            assert other.view == page.view
            assert other.log == page.log
            assert other.last["seats"] == page.last["seats"]


@pytest.mark.source
def test_a_seat_whose_bot_is_not_installed_keeps_who_played_and_is_played_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = {"name": "Deep", "kind": "bot", "bot": "deep"}
    seats = [{**ANNA, "bot": None}, deep]
    monkeypatch.setitem(PAUSES, "normal", 0.01)
    monkeypatch.setattr("marchland.server.library.OURS", {"first": ""})
    answer = client.post("/api/replays", json={**replay_of(client), "seats": seats})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    with Page(client, table) as page:
        assert page.last["seats"][1] == deep
        page.act(ONE)
        page.state_where("to_move", 0)
        told = [entry["key"] for entry in page.log if entry["key"].startswith("log-bot")]
        assert told == ["log-bot-absent"]
    again = client.get(f"/api/tables/{table}/replay").json()
    assert again["seats"] == seats
    wish = {"at": 0, "seats": [ANNA, deep]}
    assert client.post(f"/api/tables/{table}/fork", json=wish).status_code == 400


def replay_of(client: TestClient) -> dict[str, Any]:
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        page.act(ONE)
        page.act(TWO)
    found: dict[str, Any] = client.get(f"/api/tables/{table}/replay").json()
    client.delete(f"/api/tables/{table}")
    return found


BEGIN = 5 << 20


@pytest.mark.source
@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": 999}, "format 999, of a newer Marchland"),
        ({"rules": 999}, "rules number 999"),
        ({"game": "chess"}, "'chess'; known: counting"),
        ({"map": {"name": "moon", "digest": "0" * 16}}, "'moon'; known: line"),
        ({"map": {"name": "line", "digest": "0" * 16}}, "is not the one"),
        ({"history": "1 2 3"}, "it must be a list of actions"),
        ({"history": [BEGIN, 99, ONE]}, "Action 2 of the replay"),
        ({"history": [BEGIN, ONE, 77]}, "Action 3 of the replay"),
        ({"history": [BEGIN, ONE, THREE]}, "after action 3 differs"),
        ({"colour": "red"}, "no key 'colour'"),
        ({"seats": "two"}, "'seats' of this replay cannot have"),
        ({"seats": [ANNA | {"bot": None}] * 3}, "2 players and must name as many seats"),
        ({"content": [{"name": "mine", "file": "x.py", "digest": "1"}]}, "'mine'"),
        ({"rulings": {"luck": True}}, "'luck'; known: hidden_coins"),
        ({"scores": [1, 2]}, "final scores"),
    ],
)
def test_a_replay_that_is_wrong_is_refused_in_one_sentence_and_opens_nothing(
    client: TestClient, change: dict[str, Any], named: str
) -> None:
    text = refusal(client.post("/api/replays", json={**replay_of(client), **change}), 400)
    assert named in text
    assert client.get("/api/tables").json() == []


@pytest.mark.source
@pytest.mark.parametrize(
    ("change", "good"),
    [
        ({"history": [BEGIN, 99, ONE]}, 1),
        ({"history": [BEGIN, ONE, 77]}, 2),
        ({"history": [BEGIN, ONE, THREE]}, 0),
        ({"scores": [1, 2]}, 3),
        ({"colour": "red"}, 0),
    ],
)
def test_a_replay_that_goes_wrong_is_opened_up_to_there(
    client: TestClient, change: dict[str, Any], good: int
) -> None:
    """Where nothing plays back nothing is offered; digests are known each 50 actions."""
    file = {**replay_of(client), **change}
    answer = client.post("/api/replays", json=file).json()
    assert (answer["key"] == "error-replay-part") is bool(good)
    if good:
        assert answer["args"]["good"] == good
        opened = client.post(f"/api/replays?to={good}", json=file)
        assert opened.status_code == 201
        line = client.get("/api/tables").json()[0]
        assert line["n"] == good
    for wrong in ("-1", "x", "9" * 30):
        refusal(client.post(f"/api/replays?to={wrong}", json=file), 404)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_replay_is_refused_in_one_sentence(
    client: TestClient, data: bytes
) -> None:
    answer = client.post("/api/replays", content=data, headers={"content-type": "application/json"})
    refusal(answer, 400)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"rules": 4}, "by newer rules (number 4, this program has 3)"),
        ({"content": [{"name": "foxes", "digest": "0"}]}, "home-made content (foxes)"),
    ],
)
def test_a_game_that_this_program_cannot_play_is_not_opened(
    library: Library, changed: dict[str, Any], named: str
) -> None:
    seats = [Seat("Anna"), Seat("Béla")]
    header = Header("counting", 2, "line", seats, {"hidden_coins": True})
    assert library.start(header).players == 2
    with pytest.raises(Fault) as refused:
        library.start(msgspec.structs.replace(header, **changed))
    assert named in refused.value.text


def test_a_replay_never_has_code_loaded(
    client: TestClient, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    trap, sprung = tmp_path / "trap.py", tmp_path / "sprung"
    trap.write_text(f"open({str(sprung)!r}, 'w')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    content = [{"name": "trap", "file": str(trap), "digest": "0"}]
    refusal(client.post("/api/replays", json={**replay_of(client), "content": content}), 400)
    bot = {"name": "T", "kind": "bot", "bot": "trap:Trap"}
    client.post("/api/replays", json={**replay_of(client), "seats": [bot, ANNA]})
    assert not sprung.exists()
