"""A seat is called to its turns where whoever holds it said, once a turn, and nobody else knows."""

import json

import pytest

from marchland.server import caller
from marchland.server.library import Library
from marchland.server.opening import open_store
from tests.server.house import MARK, House, made, secret
from tests.server.receiver import Receiver
from tests.server.summoned import TWO_PEOPLE, Seated, hook, place, quiet, tried
from tests.server.talk import ANNA, BELA, BOT, ONE, PASS, Page, heard
from tests.server.test_rematch import again, ended


def test_a_seat_is_called_once_when_its_turn_begins_and_not_for_each_choice(
    calling: House, receiver: Receiver
) -> None:
    seated = Seated(calling, receiver)
    with Page(seated.anna, seated.table) as anna, Page(seated.bela, seated.table) as bela:
        anna.act(ONE)
        anna.act(PASS)
        assert receiver.next()[1]["event"] == "turn"
        bela.state()
        bela.state()
        bela.act(ONE)
        bela.act(ONE)
        assert quiet(receiver, seated.bela, seated.table)
        bela.act(PASS)
        for _ in range(3):
            anna.state()
        anna.act(ONE)
        anna.act(PASS)
        assert receiver.next()[1]["seat"] == 1
        assert quiet(receiver, seated.bela, seated.table)


def test_what_is_taken_back_and_done_again_calls_nobody_again(
    calling: House, receiver: Receiver
) -> None:
    seated = Seated(calling, receiver)
    with Page(seated.anna, seated.table) as anna:
        anna.act(ONE)
        anna.act(PASS)
        receiver.next()
        assert anna.undo("step")["view"]["to_move"] == 0
        assert anna.redo()["view"]["to_move"] == 1
        assert quiet(receiver, seated.bela, seated.table)


def test_a_call_says_in_the_persons_language_that_it_is_their_turn_and_nothing_else(
    calling: House, receiver: Receiver
) -> None:
    """Neither names nor secrets nor what is hidden: whatever becomes of it elsewhere."""
    seated = Seated(calling, receiver, "cs")
    with Page(seated.anna, seated.table) as anna:
        anna.act(ONE)
        anna.act(PASS)
        path, body = receiver.next()
    link = f"http://localhost/#/table/{seated.table}"
    assert path == "/hook"
    assert body == {
        "title": "counting",
        "message": "Jste na tahu.",
        "content": f"counting: Jste na tahu.\n{link}",
        "text": f"counting: Jste na tahu.\n{link}",
        "click": link,
        "allowed_mentions": {"parse": []},
        "event": "turn",
        "game": "counting",
        "table": seated.table,
        "seat": 1,
    }
    told = json.dumps(body).replace(seated.table, "")
    links = (seated.made["host"], seated.made["watch"], *seated.made["seats"])
    assert not any(secret(link) in told for link in links)
    assert MARK not in told


def test_only_whoever_holds_the_seat_sees_sets_tries_or_drops_it(
    calling: House, receiver: Receiver
) -> None:
    seated = Seated(calling, receiver)
    there = f"/api/tables/{seated.table}/webhooks"
    (own,) = seated.bela.get(there).json()
    assert own == {"seat": 1, "url": receiver.url, "language": "en", "failed": None}
    others = [seated.anna, *(calling.browser(seated.made[kind]) for kind in ("host", "watch"))]
    for other in others:
        assert other.get(there).json() == []
        assert hook(other, seated.table, 1, "https://example.org/x").status_code == 403
        assert tried(other, seated.table, 1).status_code == 403
        assert other.delete(place(seated.table, 1)).status_code == 403
    stranger = calling.browser()
    for answer in (
        stranger.get(there),
        hook(stranger, seated.table, 1, receiver.url),
        tried(stranger, seated.table, 1),
        stranger.delete(place(seated.table, 1)),
    ):
        assert answer.json()["key"] == "error-no-table"
    with Page(seated.anna, seated.table) as anna, Page(seated.bela, seated.table) as bela:
        anna.act(ONE)
        anna.act(PASS)
        receiver.next()
        bela.state()
        assert not any(receiver.url in frame for frame in anna.frames + bela.frames)
    assert seated.bela.get(there).json() == [own]
    assert seated.bela.delete(place(seated.table, 1)).status_code == 204
    assert seated.bela.get(there).json() == []


def test_a_server_calls_nobody_unless_its_host_says_so(
    address: str, library: Library, receiver: Receiver
) -> None:
    """One that does so makes up for it later: whoever wrote the move could not."""
    on = House(address, library, reach="home")
    with on.door:
        seated = Seated(on, receiver)
    off = House(address, library)
    with off.door:
        anna, bela = (off.browser(link) for link in seated.made["seats"])
        assert hook(bela, seated.table, 1, receiver.url).json()["key"] == "error-webhook-off"
        assert tried(bela, seated.table, 1).json()["key"] == "error-webhook-off"
        with Page(anna, seated.table) as page:
            page.act(ONE)
            page.act(PASS)
    assert receiver.is_quiet
    on = House(address, library, reach="home")
    with on.door, Page(on.browser(seated.made["seats"][1]), seated.table):
        assert receiver.next()[1]["event"] == "turn"


def test_a_seat_gets_so_many_posts_in_a_minute_and_another_seat_its_own(
    calling: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "MOST", 2)
    monkeypatch.setattr(caller, "MINUTE", 3600.0)
    seated = Seated(calling, receiver)
    assert hook(seated.anna, seated.table, 0, receiver.url).is_success
    for _ in range(2):
        assert tried(seated.bela, seated.table, 1).is_success
        receiver.next()
    answer = tried(seated.bela, seated.table, 1)
    assert (answer.status_code, answer.json()["key"]) == (429, "error-webhook-fast")
    assert tried(seated.anna, seated.table, 0).is_success
    receiver.next()
    assert receiver.is_quiet


def test_of_two_processes_that_show_a_table_one_makes_the_call(
    calling: House, receiver: Receiver, address: str, library: Library
) -> None:
    other = House(address, library, reach="home")
    with other.door:
        seated = Seated(calling, receiver)
        bela = other.browser(seated.made["seats"][1])
        with Page(seated.anna, seated.table) as here, Page(bela, seated.table) as there:
            here.act(ONE)
            here.act(PASS)
            there.state_where("to_move", 1)
            assert receiver.next()[1]["event"] == "turn"
            assert quiet(receiver, bela, seated.table)


def test_a_link_that_is_taken_back_ends_the_calls_to_its_seat(
    calling: House, receiver: Receiver
) -> None:
    seated = Seated(calling, receiver)
    assert hook(seated.anna, seated.table, 0, receiver.url).is_success
    host = calling.browser(seated.made["host"])
    body = {"kind": "seat", "seat": 1, "revoke": True}
    link = host.post(f"/api/tables/{seated.table}/links", json=body).json()["url"]
    new = calling.browser(link)
    assert new.get(f"/api/tables/{seated.table}/webhooks").json() == []
    with Page(seated.anna, seated.table) as anna:
        anna.act(ONE)
        anna.act(PASS)
    assert quiet(receiver, seated.anna, seated.table, 0)


@pytest.mark.source
def test_whoever_is_called_at_a_table_is_called_at_its_rematch_too(
    calling: House, receiver: Receiver
) -> None:
    """Who sat second begins: Béla, Robot, Anna."""
    found = ended(calling.browser())
    bela, host = (calling.browser(link) for link in (found["seats"][1], found["host"]))
    assert hook(bela, found["table"], 1, receiver.url).is_success
    later = again(host, found["table"]).json()["table"]
    (told,) = bela.get(f"/api/tables/{later}/webhooks").json()
    assert (told["seat"], told["url"]) == (0, receiver.url)
    with Page(bela, later):
        assert receiver.next()[1]["table"] == later


def test_a_bot_that_plays_for_somebody_is_not_called(calling: House, receiver: Receiver) -> None:
    seated = Seated(calling, receiver)
    with Page(seated.anna, seated.table) as anna, Page(seated.bela, seated.table) as bela:
        bela.send(type="stand_in", seat=1, bot="first")
        assert heard(bela) == []
        anna.state_where("to_move", 0)
        anna.act(ONE)
        anna.act(PASS)
        anna.state_where("to_move", 0)
        assert quiet(receiver, seated.bela, seated.table)


def test_where_everything_is_open_nobody_is_called(address: str, library: Library) -> None:
    house = House(address, library, reach="home")
    house.app.state.server.rights.links = False
    with house.door:
        table = house.door.post("/api/tables", json=TWO_PEOPLE).json()["table"]
        assert hook(house.door, table, 0, "http://127.0.0.1:8000/").status_code == 403
        assert house.door.get(f"/api/tables/{table}/webhooks").json() == []


def test_a_webhook_stands_after_a_restart_and_is_gone_with_its_table(
    calling: House, receiver: Receiver, address: str, library: Library
) -> None:
    found = made(calling.browser(), {"game": "counting", "seats": [ANNA, BELA, BOT]})
    url = f"{receiver.url}/of-anna"
    assert hook(calling.browser(found["seats"][0]), found["table"], 0, url).is_success
    again = House(address, library, reach="home")
    with again.door:
        anna = again.browser(found["seats"][0])
        assert tried(anna, found["table"], 0).json()["failed"] is None
        assert receiver.next()[0] == "/hook/of-anna"
        store = open_store(address)
        assert url.encode() in b"".join(store.dump())
        assert again.browser(found["host"]).delete(f"/api/tables/{found['table']}").is_success
        assert url.encode() not in b"".join(store.dump())
        store.close()
