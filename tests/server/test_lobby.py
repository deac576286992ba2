"""A table that waits for its people: who chooses what, and that nothing begins before the host."""

import pytest

from marchland.server.library import Library
from tests.server.house import House, made
from tests.server.talk import ANNA, BELA, BOT, ONE, Page, Waiting

ORDER = {"game": "counting", "seats": [ANNA, BELA, BOT], "lobby": True}


def test_people_choose_at_their_seats_and_all_go_to_the_table_when_the_host_begins(
    house: House,
) -> None:
    found = made(house.browser(), ORDER)
    table, seats = found["table"], found["seats"]
    with (
        Waiting(house.browser(found["host"], seats[0]), table) as anna,
        Waiting(house.browser(seats[1]), table) as bela,
        Waiting(house.browser(found["watch"]), table) as watcher,
    ):
        assert [page.last["type"] for page in (anna, bela, watcher)] == ["lobby"] * 3
        assert (anna.last["own"], anna.last["host"]) == ([0], True)
        assert (bela.last["own"], bela.last["host"]) == ([1], False)
        assert watcher.last["own"] == []
        bela.send(type="place", seat=1, name="  Be\u0301la  II ", colour=4, ready=True)
        for page in (anna, bela, watcher):
            heard = page.state()
            assert heard["seats"][1]["name"] == "Béla II"
            assert (heard["colours"], heard["ready"]) == ([0, 4, 2], [1])
        anna.send(type="begin")
        for page in (anna, bela, watcher):
            heard = page.state()
            assert (heard["type"], heard["colours"]) == ("state", [0, 4, 2])
            assert heard["view"]["to_move"] == 0
        anna.act(ONE)
        assert bela.state()["n"] == anna.n
        assert bela.place(1, ready=False)["key"] == "error-stale"


def test_before_the_start_nothing_is_dealt_and_nothing_can_be_played(house: House) -> None:
    found = made(house.browser(), ORDER)
    host = house.browser(found["host"], found["seats"][0])
    there = f"/api/tables/{found['table']}"
    assert host.get(f"{there}/replay").json()["history"] == []
    assert host.get(f"{there}/at/0").json()["last"] == 0
    assert host.get("/api/tables").json()[0]["lobby"] is True
    with Waiting(host, found["table"]) as page:
        for message in (
            {"type": "act", "n": 0, "action": ONE},
            {"type": "plan", "n": 0, "text": "1"},
            {"type": "stand_in", "seat": 0, "bot": "first"},
        ):
            page.send(**message)
            assert page.error()["key"] == "error-lobby"
            page.state()
    assert host.post(f"{there}/hint", json={"n": 0}).status_code in (400, 409)
    fork = host.post(f"{there}/fork", json={"at": 0})
    with Page(house.browser(fork.json()["host"]), fork.json()["table"]) as copy:
        assert copy.n > 0
    assert host.get(f"{there}/at/0").json()["last"] == 0


def test_nobody_chooses_for_others_but_the_host(house: House) -> None:
    found = made(house.browser(), ORDER)
    with (
        Waiting(house.browser(found["host"]), found["table"]) as host,
        Waiting(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        for wish in (
            {"seat": 0, "name": "Nobody"},
            {"seat": 0, "ready": True},
            {"seat": 2, "name": "Tin"},
            {"seat": 1, "bot": "first"},
        ):
            bela.send(type="place", **wish)
            assert bela.error()["key"] == "error-not-host"
            bela.state()
        bela.send(type="begin")
        assert bela.error()["key"] == "error-not-host"
        bela.state()
        assert host.place(1, ready=True)["key"] == "error-not-yours"
        host.state()
        assert host.place(1, name="Bea")["seats"][1]["name"] == "Bea"


def test_a_seat_becomes_a_bots_and_a_persons_again(house: House) -> None:
    browser = house.browser()
    found = made(browser, ORDER)
    with (
        Waiting(browser, found["table"]) as host,
        Waiting(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        assert host.place(1, bot="nobody")["type"] == "error"
        host.state()
        heard = host.place(1, bot="first", name="Tin")
        assert heard["seats"][1] == {"name": "Tin", "kind": "bot", "bot": "first"}
        assert bela.state()["own"] == []
        host.place(1, bot=None, name="Béla")
        assert bela.state()["own"] == [1]
        assert host.place(2, bot=None)["seats"][2]["kind"] == "person"
        wish = {"kind": "seat", "seat": 2}
        link = browser.post(f"/api/tables/{found['table']}/links", json=wish).json()["url"]
        with Waiting(house.browser(link), found["table"]) as third:
            assert third.last["own"] == [2]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"name": "ANNA"}, "error-names-twice"),
        ({"name": "A\u200dnna"}, "error-names-twice"),
        ({"name": " "}, "error-name"),
        ({"name": "x" * 41}, "error-name"),
        ({"colour": 0}, "error-colour-taken"),
        ({"colour": 5}, "error-refused"),
        ({"place": 5}, "error-message"),
    ],
)
def test_what_cannot_be_chosen_changes_nothing(
    house: House, wish: dict[str, object], key: str
) -> None:
    found = made(house.browser(), ORDER)
    with Waiting(house.browser(found["seats"][1]), found["table"]) as bela:
        before = bela.last
        assert bela.place(1, **wish)["key"] == key
        assert bela.state() == before


def test_a_bots_colour_can_be_had_and_the_bot_gets_the_old_one(house: House) -> None:
    found = made(house.browser(), ORDER)
    with Waiting(house.browser(found["seats"][1]), found["table"]) as bela:
        assert bela.place(1, colour=2)["colours"] == [0, 2, 1]
        assert bela.place(1, colour=3)["colours"] == [0, 3, 1]


def test_a_lobby_outlives_the_server(address: str, library: Library) -> None:
    house = House(address, library)
    with house.door:
        found = made(house.browser(), ORDER)
        with Waiting(house.browser(found["seats"][1]), found["table"]) as bela:
            kept = bela.place(1, name="Bea", colour=4, ready=True)
    house = House(address, library)
    with house.door, Waiting(house.browser(found["seats"][1]), found["table"]) as bela:
        assert bela.last == kept


def test_at_two_processes_the_lobby_is_one_and_one_deals(address: str, library: Library) -> None:
    one, two = House(address, library), House(address, library)
    with one.door, two.door:
        found = made(one.browser(), ORDER)
        with (
            Waiting(one.browser(found["host"], found["seats"][0]), found["table"]) as anna,
            Waiting(two.browser(found["seats"][1]), found["table"]) as bela,
        ):
            bela.place(1, ready=True)
            assert anna.state()["ready"] == [1]
            anna.send(type="begin")
            while anna.last["type"] == "lobby":
                anna.state()
            while bela.last.get("n") != anna.n:
                bela.state()
            assert bela.last["view"]["to_move"] == anna.last["view"]["to_move"] == 0


def test_without_the_option_a_table_begins_at_once(house: House) -> None:
    found = made(house.browser())
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        assert anna.view["to_move"] == 0
