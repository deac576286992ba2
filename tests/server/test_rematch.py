"""A rematch over the network: the same people find themselves at the next table."""

from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from marchland.core.replay import Replay, Seat
from marchland.server.keys import digest
from marchland.server.library import Library
from marchland.server.opening import open_store
from tests.server.house import House, asked, made, opened, secret
from tests.server.robots import find
from tests.server.talk import ANNA, BELA, Page, heard, level, new_table

PEOPLE = (Seat("Anna"), Seat("Béla"), Seat("Robot", "bot", "first"))


pytestmark = pytest.mark.source


def ended(browser: TestClient, seats: tuple[Seat, ...] = PEOPLE) -> Any:
    """Open a game that is over, and return its table with the links to it."""
    state = find("counting").new_state(len(seats), 5)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    answer = browser.post(
        "/api/replays",
        content=Replay.from_state(state, seats).to_json(),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 201, answer.text
    return answer.json()


def again(browser: TestClient, table: str) -> Any:
    return browser.post(f"/api/tables/{table}/rematch", json={})


def names(page: Page) -> list[str]:
    return [seat["name"] for seat in page.last["seats"]]


def test_all_who_hold_a_link_find_themselves_at_the_next_table_with_their_seats(
    house: House,
) -> None:
    """Who sat second begins: Béla, Robot, Anna."""
    found = ended(house.browser())
    anna, bela, both, watcher = (
        house.browser(*links)
        for links in (
            found["seats"][:1],
            found["seats"][1:2],
            found["seats"][:2],
            [found["watch"]],
        )
    )
    host = house.browser(found["host"])
    with Page(anna, found["table"]) as page:
        before = page.last
        assert before["next"] is None
        answer = again(host, found["table"])
        assert answer.status_code == 201
        table = answer.json()["table"]
        assert table != found["table"]
        while page.last["next"] is None:
            page.state()
        assert page.last["next"] == table
    for browser, own in ((anna, [2]), (bela, [0]), (both, [0, 2]), (watcher, []), (host, [])):
        with Page(browser, table) as page:
            assert (page.last["own"], names(page)) == (own, ["Béla", "Robot", "Anna"])
            assert (page.last["over"], page.last["host"]) == (False, browser is host)
    with Page(bela, table) as page:
        assert page.view["to_move"] == 0
    late = house.browser(found["seats"][0])
    with Page(late, table) as page:
        assert page.last["own"] == [2]
    program = house.browser()
    program.headers["authorization"] = f"Bearer {secret(found['seats'][1])}"
    with Page(program, table) as page:
        assert page.last["mine"] == [0]


def test_a_stranger_learns_nothing_of_it_and_nobody_but_the_host_begins_it(house: House) -> None:
    found = ended(house.browser())
    for link in (*found["seats"][:2], found["watch"]):
        answer = again(house.browser(link), found["table"])
        assert (answer.status_code, answer.json()["key"]) == (403, "error-not-host")
    stranger = house.browser()
    assert again(stranger, found["table"]).status_code == 404
    table = again(house.browser(found["host"]), found["table"]).json()["table"]
    assert asked(stranger, table) == asked(stranger, "0" * 12)
    other = house.browser(ended(house.browser())["host"])
    assert again(other, found["table"]).status_code == 404
    assert asked(other, table) == asked(other, "0" * 12)


def test_whoever_was_at_the_game_before_is_led_back_to_it_and_nobody_else(house: House) -> None:
    """On any device; a link made for the rematch alone does not tell that there was another."""
    found = ended(house.browser())
    host = house.browser(found["host"])
    with Page(host, found["table"]) as page:
        assert page.last["before"] is None
    table = again(host, found["table"]).json()["table"]
    program = house.browser()
    program.headers["authorization"] = f"Bearer {secret(found['seats'][1])}"
    links = [*found["seats"][:2], found["watch"]]
    for browser in (host, program, *(house.browser(link) for link in links)):
        with Page(browser, table) as page:
            assert page.last["before"] == found["table"]
            assert page.last["next"] is None
    there = f"/api/tables/{table}/links"
    new = host.post(there, json={"kind": "watch"}).json()["url"]
    with Page(house.browser(new), table) as page:
        assert page.last["before"] is None
        assert found["table"] not in repr(page.last)
    assert host.delete(f"/api/tables/{found['table']}").status_code == 204
    for browser in (host, house.browser(found["seats"][0])):
        with Page(browser, table) as page:
            assert page.last["before"] is None


def test_a_copy_of_a_rematch_is_none(house: House) -> None:
    """POST /api/tables/{id}/fork: it parts from the rematch, not from the game before."""
    found = ended(house.browser())
    host = house.browser(found["host"])
    table = again(host, found["table"]).json()["table"]
    copy = host.post(f"/api/tables/{table}/fork", json={"at": 0}).json()["table"]
    with Page(host, copy) as page:
        assert page.last["before"] is None


def test_a_game_that_goes_on_has_no_rematch(house: House) -> None:
    for order in (
        {"game": "counting", "seats": [ANNA, BELA]},
        {"game": "counting", "seats": [ANNA, BELA], "lobby": True},
    ):
        found = made(house.browser(), order)
        answer = again(house.browser(found["host"]), found["table"])
        assert (answer.status_code, answer.json()["key"]) == (409, "error-not-over")


def test_however_often_the_host_asks_there_is_one_rematch(
    house: House, address: str, library: Library
) -> None:
    """At another server of the same store too; a new one only where it was deleted."""
    found = ended(house.browser())
    host = house.browser(found["host"])
    table = again(host, found["table"]).json()["table"]
    assert again(host, found["table"]).json()["table"] == table
    there = House(address, library)
    with there.door:
        assert again(there.browser(found["host"]), found["table"]).json()["table"] == table
    assert host.delete(f"/api/tables/{table}").status_code == 204
    another = again(host, found["table"]).json()["table"]
    assert another != table
    with Page(house.browser(found["seats"][0]), another) as page:
        assert page.last["own"] == [2]


def test_a_link_that_was_taken_back_leads_to_no_rematch_either(house: House) -> None:
    """Before it or after it; one that is taken back at the new table ends there for all."""
    found = ended(house.browser())
    anna, bela = found["seats"][:2]
    host = house.browser(found["host"])
    there = f"/api/tables/{found['table']}/links"
    host.post(there, json={"kind": "seat", "seat": 0, "revoke": True})
    table = again(host, found["table"]).json()["table"]
    assert opened(house.browser(), anna).status_code == 404
    host.post(there, json={"kind": "seat", "seat": 1, "revoke": True})
    assert opened(house.browser(), bela).status_code == 404
    program = house.browser()
    program.headers["authorization"] = f"Bearer {secret(bela)}"
    assert program.get(f"/api/tables/{table}/replay").status_code == 404
    watcher = house.browser(found["watch"])
    assert watcher.get(f"/api/tables/{table}/replay").status_code == 200
    host.post(f"/api/tables/{table}/links", json={"kind": "watch", "revoke": True})
    assert watcher.get(f"/api/tables/{table}/replay").status_code == 404
    assert watcher.get(f"/api/tables/{found['table']}/replay").status_code == 200


def test_whoever_was_away_is_expected_back_and_colours_stay_with_people(house: House) -> None:
    found = ended(house.browser(), (Seat("Anna"), Seat("Béla")))
    host = house.browser(found["host"])
    with ExitStack() as stack:
        page = stack.enter_context(Page(host, found["table"]))
        page.send(type="stand_in", seat=1, bot="first")
        page.send(type="chat", to="all")
        assert heard(page) == []
        table = again(host, found["table"]).json()["table"]
        anna = stack.enter_context(Page(house.browser(found["seats"][0]), table))
        assert anna.last["seats"] == [
            {"name": "Béla", "kind": "person", "bot": None},
            {"name": "Anna", "kind": "person", "bot": None},
        ]
        assert (anna.last["away"], anna.last["colours"]) == ([], [1, 0])
        assert anna.last["next"] is None
        level(anna)
        assert anna.chat["rule"] == "all"


def test_around_one_screen_it_is_the_same_without_links(client: TestClient) -> None:
    found = ended(client, (Seat("Anna"), Seat("Béla")))
    table = again(client, found["table"]).json()["table"]
    with Page(client, table) as page:
        assert (names(page), page.last["own"]) == (["Béla", "Anna"], [0, 1])
    assert again(client, new_table(client, ANNA, BELA)).status_code == 409


def test_a_copy_of_a_finished_game_has_a_rematch_of_its_own(house: House) -> None:
    found = ended(house.browser())
    host = house.browser(found["host"])
    table = again(host, found["table"]).json()["table"]
    end = host.get(f"/api/tables/{found['table']}/at/0").json()["last"]
    copy = host.post(f"/api/tables/{found['table']}/fork", json={"at": end}).json()
    with Page(house.browser(copy["host"]), copy["table"]) as page:
        assert page.last["next"] is None
    assert again(house.browser(copy["host"]), copy["table"]).json()["table"] != table


def test_of_a_deleted_rematch_nothing_is_held(house: House, address: str) -> None:
    found = ended(house.browser())
    host = house.browser(found["host"])
    table = again(host, found["table"]).json()["table"]
    host.delete(f"/api/tables/{table}")
    store = open_store(address)
    kept = store.links(digest(secret(found["seats"][0])))
    assert [link.game for link in kept] == [found["table"]]
    store.close()
