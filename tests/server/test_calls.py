"""What becomes of a call on its way: where it may not go, and who does not answer."""

import time

import pytest

from marchland.server import caller, post
from marchland.server.library import Library
from tests.server.house import House, made
from tests.server.receiver import Receiver, receiving
from tests.server.summoned import TWO_PEOPLE, Seated, hook, quiet, tried
from tests.server.talk import ONE, PASS, Page


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_no_call_leads_to_this_machine_unless_its_host_says_so(
    address: str, library: Library, receiver: Receiver, name: str
) -> None:
    house = House(address, library, reach="on")
    with house.door:
        found = made(house.browser(), TWO_PEOPLE)
        bela = house.browser(found["seats"][1])
        answer = hook(bela, found["table"], 1, receiver.url.replace("127.0.0.1", name))
        if answer.is_success:
            answer = tried(bela, found["table"], 1)
            assert answer.json()["failed"]["key"] == "error-webhook-forbidden"
        else:
            assert answer.json()["key"] == "error-webhook-forbidden"
    assert receiver.is_quiet


def test_a_name_is_judged_by_where_it_leads(
    address: str, library: Library, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name of the internet that leads home is refused, and what was looked up is connected to."""
    places = [(2, 1, 6, "", ("127.0.0.1", 80))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: places)
    house = House(address, library, reach="on")
    with house.door:
        found = made(house.browser(), TWO_PEOPLE)
        bela = house.browser(found["seats"][1])
        port = receiver.url.split(":")[2]
        assert hook(bela, found["table"], 1, f"http://calls.example:{port}").is_success
        failed = tried(bela, found["table"], 1).json()["failed"]
        assert failed["key"] == "error-webhook-forbidden"
    assert receiver.is_quiet


def test_no_redirection_is_followed(calling: House, receiver: Receiver) -> None:
    seated = Seated(calling, receiver)
    receiver.status, receiver.headers = 302, {"location": f"{receiver.url}/elsewhere"}
    failed = tried(seated.bela, seated.table, 1).json()["failed"]
    assert failed == {"key": "error-webhook-status", "args": {"n": 302}}
    assert receiver.next()[0] == "/hook"
    assert receiver.is_quiet


@pytest.mark.parametrize(("status", "tries"), [(500, 3), (404, 1)])
def test_a_call_that_fails_is_tried_a_few_times_harms_no_game_and_is_told(
    calling: House,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    tries: int,
) -> None:
    """Where the same would fail again it is given up at once."""
    monkeypatch.setattr(caller, "PAUSES", (0.0, 0.01, 0.01))
    seated = Seated(calling, receiver)
    receiver.status = status
    with Page(seated.anna, seated.table) as anna, Page(seated.bela, seated.table) as bela:
        anna.act(ONE)
        anna.act(PASS)
        for _ in range(tries):
            assert receiver.next()[1]["event"] == "turn"
        bela.state()
        bela.state()
        assert bela.act(ONE)["view"]["adds"] == 1
        failed = tried(seated.bela, seated.table, 1).json()["failed"]
        assert failed == {"key": "error-webhook-status", "args": {"n": status}}
        assert receiver.next()[1]["event"] == "trial"
        assert receiver.is_quiet
    (told,) = seated.bela.get(f"/api/tables/{seated.table}/webhooks").json()
    assert told["failed"] == failed
    receiver.status = 200
    assert quiet(receiver, seated.bela, seated.table)
    (told,) = seated.bela.get(f"/api/tables/{seated.table}/webhooks").json()
    assert told["failed"] is None


def test_a_call_to_a_turn_that_is_over_is_not_tried_again(
    calling: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "PAUSES", (0.0, 1.0))
    seated = Seated(calling, receiver)
    receiver.status = 500
    calls = calling.app.state.server.caller._calls
    with Page(seated.anna, seated.table) as anna, Page(seated.bela, seated.table) as bela:
        anna.act(ONE)
        anna.act(PASS)
        receiver.next()
        bela.state_where("to_move", 1)
        bela.act(ONE)
        bela.act(PASS)
        anna.state_where("count", bela.view["count"])
        while calls:
            time.sleep(0.01)
    assert receiver.is_quiet


def test_nobody_waits_for_an_address_that_does_not_answer(
    calling: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = Seated(calling, receiver)
    receiver.held.clear()
    with Page(seated.anna, seated.table) as anna, Page(seated.bela, seated.table) as bela:
        anna.act(ONE)
        anna.act(PASS)
        receiver.next()
        bela.state()
        bela.state()
        assert bela.act(ONE)["view"]["adds"] == 1
    monkeypatch.setattr(post, "TIMEOUT", 0.2)
    failed = tried(seated.bela, seated.table, 1).json()["failed"]
    assert failed["key"] == "error-webhook-slow"


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_an_address_where_nobody_is_at_home_is_told_as_such(calling: House, scheme: str) -> None:
    """So is one that does not speak as its address says."""
    with receiving() as gone:
        seated = Seated(calling, gone)
        if scheme == "https":
            url = gone.url.replace("http:", "https:")
            assert hook(seated.bela, seated.table, 1, url).is_success
            failed = tried(seated.bela, seated.table, 1).json()["failed"]
    if scheme == "http":
        failed = tried(seated.bela, seated.table, 1).json()["failed"]
    assert failed == {"key": "error-webhook-unreachable", "args": {}}
