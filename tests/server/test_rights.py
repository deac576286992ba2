"""Who holds what at a table that is entered by links, guessed, replayed or taken back."""

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.server.library import Library
from tests.server.house import MARK, ORDER, House, asked, made, opened, secret
from tests.server.talk import ONE, PASS, TWO, Page
from tests.server.toy import PURSE


def test_a_new_table_answers_links_and_keeps_no_secret(house: House, tmp_path: Path) -> None:
    found = made(house.browser())
    links = [found["host"], found["watch"], *found["seats"][:2]]
    assert found["seats"][2] is None
    assert all(re.fullmatch(r"http://localhost/#/link/[\w-]{22}", link) for link in links)
    assert len(set(links)) == 4
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert all(secret(link).encode() not in kept for link in links)


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_the_cookie_is_out_of_reach_of_scripts(house: House, scheme: str, secure: bool) -> None:
    found = made(house.browser())
    browser = house.browser()
    browser.base_url = f"{scheme}://localhost"
    answer = opened(browser, found["seats"][0])
    flags = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert ("secure" in flags) == secure
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert secret(found["seats"][0]) not in answer.text + answer.headers["set-cookie"]


def test_to_a_stranger_a_table_is_as_one_that_is_not_there(house: House) -> None:
    found = made(house.browser())
    stranger = house.browser()
    there, nowhere = asked(stranger, found["table"]), asked(stranger, "0" * 12)
    assert there == nowhere
    assert {status for status, _, _ in there} == {0, 400, 404, 405}
    assert stranger.get("/api/tables").json() == []
    assert made(house.browser())
    other = house.browser(made(house.browser())["host"])
    assert asked(other, found["table"]) == nowhere


def test_each_sees_only_the_games_they_have_a_right_to(house: House) -> None:
    one, two = made(house.browser()), made(house.browser())
    both = house.browser(one["seats"][0], two["watch"])
    assert {line["id"] for line in both.get("/api/tables").json()} == {one["table"], two["table"]}
    assert not any(line["host"] for line in both.get("/api/tables").json())
    assert house.browser(two["host"]).get("/api/tables").json()[0]["host"]
    alone = house.browser(two["seats"][1])
    assert [line["id"] for line in alone.get("/api/tables").json()] == [two["table"]]


@pytest.mark.parametrize("guess", ["", "A" * 22, "a" * 21, "../../api", "é" * 22, "a" * 100])
def test_a_guessed_link_opens_nothing_and_sets_nothing(house: House, guess: str) -> None:
    made(house.browser())
    answer = house.browser().post("/api/links", json={"secret": guess})
    assert (answer.status_code, answer.json()["key"]) == (404, "error-link")
    assert "set-cookie" not in answer.headers


def test_a_link_holds_its_seat_on_every_device_that_opened_it(house: House) -> None:
    found = made(house.browser())
    with (
        Page(house.browser(found["seats"][0]), found["table"]) as desk,
        Page(house.browser(found["seats"][0]), found["table"]) as phone,
        Page(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        assert (desk.last["mine"], phone.last["mine"], bela.last["mine"]) == ([0], [0], [1])
        desk.act(ONE)
        phone.state()
        bela.state()
        phone.act(TWO)
        bela.state()
        bela.send(type="act", n=bela.n, action=ONE)
        assert bela.error()["key"] == "error-not-yours"
        bela.send(type="undo", n=bela.n, to="step")
        bela.state()
        assert bela.error()["key"] == "error-undo-seat"


def test_a_seat_sees_its_own_total_and_a_watcher_none(house: House) -> None:
    """SW-S06 over the network: what a screen is sent follows from its seats alone."""
    found = made(house.browser())
    with (
        Page(house.browser(found["seats"][0]), found["table"]) as anna,
        Page(house.browser(found["watch"]), found["table"]) as watcher,
        Page(house.browser(found["host"]), found["table"]) as host,
    ):
        for page in (watcher, host):
            assert page.last["mine"] == []
            assert page.view["actions"] == []
        for action in (ONE, TWO, PASS):
            anna.act(action)
            watcher.state()
            host.state()
        assert [seat["coins"] for seat in anna.view["seats"]] == [PURSE + 3, None, None]
        assert MARK not in "".join(watcher.frames + host.frames)
        anna.send(type="coins", seat=1)
        assert anna.error()["key"] == "error-secret"
        watcher.send(type="coins", seat=0)
        assert watcher.error()["key"] == "error-secret"
        watcher.state()
        for message in ({"type": "pace", "pace": "fast"}, {"type": "next"}):
            watcher.send(**message)
            assert watcher.error()["key"] == "error-watching"
            watcher.state()
        watcher.send(type="undo", n=watcher.n, to="step")
        assert watcher.error()["key"] == "error-undo-watch"
        watcher.state()
        watcher.send(type="act", n=watcher.n, action=ONE)
        assert watcher.error()["key"] == "error-not-yours"


@pytest.mark.parametrize("link", ["host", "watch"])
def test_a_hint_is_for_whoever_is_asked_alone(house: House, link: str) -> None:
    """It is thought from what that seat may know."""
    found = made(house.browser())
    for browser in (house.browser(found[link]), house.browser(found["seats"][1])):
        answer = browser.post(f"/api/tables/{found['table']}/hint", json={"n": 1})
        assert (answer.status_code, answer.json()["key"]) == (409, "error-not-yours")


def test_what_is_taken_back_comes_back_only_to_its_own_seat(house: House) -> None:
    found = made(house.browser())
    with (
        Page(house.browser(found["seats"][0]), found["table"]) as anna,
        Page(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        anna.act(ONE)
        bela.state()
        anna.undo("step")
        assert anna.last["undo"]["redo"] == {"seat": 0, "others": []}
        assert bela.state()["undo"]["redo"] is None
        bela.send(type="redo", n=bela.n)
        assert bela.error()["key"] == "error-not-yours"
        assert anna.redo()["view"]["adds"] == 1


def test_several_links_in_one_browser_are_several_seats_at_one_screen(house: House) -> None:
    found = made(house.browser())
    with Page(house.browser(*found["seats"][:2]), found["table"]) as page:
        assert page.last["mine"] == [0, 1]
        page.act(ONE)
        page.act(PASS)
        assert page.view["to_move"] == 1
        assert all(seat["coins"] is None for seat in page.view["seats"])
        page.undo("step")
        assert page.view["to_move"] == 0


def test_only_the_host_hands_out_links_and_deletes(house: House) -> None:
    found = made(house.browser())
    there = f"/api/tables/{found['table']}"
    for link in (found["seats"][0], found["watch"]):
        browser = house.browser(link)
        for answer in (
            browser.delete(there),
            browser.post(f"{there}/links", json={"kind": "seat", "seat": 1}),
        ):
            assert (answer.status_code, answer.json()["key"]) == (403, "error-not-host")
    host = house.browser(found["host"])
    answer = host.post(f"{there}/links", json={"kind": "seat", "seat": 2})
    assert answer.json()["key"] == "error-refused"
    assert host.delete(there).status_code == 204


def test_whoever_makes_a_table_is_its_host_at_once(house: House) -> None:
    browser = house.browser()
    found = made(browser)
    assert browser.delete(f"/api/tables/{found['table']}").status_code == 204


def test_one_more_link_opens_the_same_seat_and_the_first_still_does(house: House) -> None:
    found = made(house.browser())
    host = house.browser(found["host"])
    there = f"/api/tables/{found['table']}/links"
    again = host.post(there, json={"kind": "seat", "seat": 0}).json()["url"]
    assert again != found["seats"][0]
    for link in (again, found["seats"][0]):
        assert opened(house.browser(), link).json() == {
            "kind": "seat",
            "table": found["table"],
            "seat": 0,
        }


def test_a_link_that_is_taken_back_closes_its_pages_and_opens_nothing(house: House) -> None:
    found = made(house.browser())
    host = house.browser(found["host"])
    browser, both = house.browser(found["seats"][0]), house.browser(*found["seats"][:2])
    there = f"/api/tables/{found['table']}/links"
    with (
        Page(browser, found["table"]) as page,
        Page(both, found["table"]) as two,
        Page(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        body = {"kind": "seat", "seat": 0, "revoke": True}
        again = host.post(there, json=body).json()["url"]
        for closed in (page, two):
            assert closed.end() == 1012
        bela.send(type="look")
        assert bela.state()["mine"] == [1]
    assert opened(house.browser(), found["seats"][0]).json()["key"] == "error-link"
    assert asked(browser, found["table"]) == asked(house.browser(), "0" * 12)
    with Page(both, found["table"]) as page:
        assert page.last["mine"] == [1]
    with Page(house.browser(again), found["table"]) as page:
        assert page.last["mine"] == [0]


def test_a_link_that_is_taken_back_at_one_process_closes_its_pages_at_the_other(
    address: str, library: Library, house: House
) -> None:
    other = House(address, library)
    with other.door:
        found = made(house.browser())
        host = house.browser(found["host"])
        with Page(other.browser(found["seats"][0]), found["table"]) as page:
            body = {"kind": "seat", "seat": 0, "revoke": True}
            assert host.post(f"/api/tables/{found['table']}/links", json=body).status_code == 201
            assert page.end() == 1012


def test_a_program_plays_a_seat_with_the_secret_alone(house: House) -> None:
    program = house.browser()
    found = made(program, headers={"Authorization": f"Bearer {'A' * 22}"})
    bearer = {"Authorization": f"Bearer {secret(found['seats'][0])}"}
    stranger = house.browser()
    there = f"/api/tables/{found['table']}/at/1"
    assert stranger.get(there).status_code == 404
    assert stranger.get(there, headers=bearer).status_code == 200
    assert len(stranger.get("/api/tables", headers=bearer).json()) == 1
    address = f"ws://localhost/ws/{found['table']}"
    with stranger.websocket_connect(address, headers=bearer) as line:
        assert json.loads(line.receive_text())["mine"] == [0]
    assert not stranger.cookies


def test_ones_own_link_has_all_ones_games_on_another_device(house: House) -> None:
    one, two = made(house.browser()), made(house.browser())
    desk = house.browser(one["seats"][0])
    url = desk.post("/api/me", json={}).json()["url"]
    phone = house.browser(two["watch"])
    assert opened(phone, url).json()["kind"] == "own"
    assert len(phone.get("/api/tables").json()) == 2
    assert len(desk.get("/api/tables").json()) == 2
    assert opened(phone, one["seats"][1]).status_code == 200
    with Page(desk, one["table"]) as page:
        assert page.last["mine"] == [0, 1]
    again = desk.post("/api/me", json={}).json()["url"]
    assert phone.get("/api/tables").json() == []
    assert opened(house.browser(), url).json()["key"] == "error-link"
    assert len(house.browser(again).get("/api/tables").json()) == 2
    assert house.browser().post("/api/me", json={}).json()["key"] == "error-link"


def test_games_are_begun_with_the_key_where_the_server_has_one(
    address: str, library: Library
) -> None:
    house = House(address, library, create_key="Key-1")
    with house.door:
        for shown in (None, "", "key-1", "\xff"):
            headers = [] if shown is None else [(b"x-create-key", shown.encode("latin-1"))]
            answer = house.browser().post("/api/tables", json=ORDER, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "error-create-key")
            answer = house.browser().post("/api/replays", json={}, headers=headers)
            assert answer.json()["key"] == "error-create-key"
        key = {"X-Create-Key": "Key-1"}
        found = house.browser().post("/api/tables", json=ORDER, headers=key)
        assert found.status_code == 201


def test_a_copy_is_its_makers_own(house: House) -> None:
    found = made(house.browser())
    watcher = house.browser(found["watch"])
    copy = watcher.post(f"/api/tables/{found['table']}/fork", json={"at": 0}).json()
    assert len(watcher.get("/api/tables").json()) == 2
    stranger = asked(house.browser(found["seats"][0]), copy["table"])
    assert stranger == asked(house.browser(), "0" * 12)


def test_who_is_here_is_told_and_who_left(house: House) -> None:
    found = made(house.browser())
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        assert anna.here() == {"type": "here", "seats": [0], "watching": 0, "gone": []}
        with Page(house.browser(found["watch"]), found["table"]):
            assert anna.here()["watching"] == 1
            with Page(house.browser(found["seats"][1]), found["table"]):
                assert anna.here()["seats"] == [0, 1]
            assert anna.here()["seats"] == [0]
        assert anna.here()["watching"] == 0


def test_nothing_that_the_server_says_aloud_holds_a_secret(
    house: House, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level("DEBUG")
    found = made(house.browser())
    links = [found["host"], found["watch"], *found["seats"][:2]]
    browser = house.browser(*links)
    browser.post("/api/links", content=b"{", headers={"content-type": "application/json"})
    browser.post("/api/links", json={"secret": secret(links[0]), "more": 1})
    browser.get(f"/api/tables/{found['table']}/replay")
    said = caplog.text + "".join(capfd.readouterr())
    cookie = browser.cookies["marchland"]
    assert all(each not in said for each in (*map(secret, links), cookie))


def test_at_home_whoever_comes_holds_all_seats_of_persons(client: TestClient) -> None:
    answer = client.post("/api/tables", json=ORDER)
    assert set(answer.json()) == {"table"}
    assert "set-cookie" not in answer.headers
    with Page(client, answer.json()["table"]) as page:
        assert (page.last["mine"], page.last["host"]) == ([0, 1], True)
    assert opened(client, "A" * 22).json()["key"] == "error-link"
