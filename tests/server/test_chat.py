"""What people say at a table: who may, who reads it, and what becomes of it."""

import json

import pytest
from starlette.testclient import TestClient

from marchland.server import chat, faults, lines, rooms
from marchland.server.keys import digest
from marchland.server.library import Library
from marchland.server.opening import open_store
from marchland.server.rights import Right
from marchland.server.room import Room
from marchland.server.screens import Screen
from tests.server.house import House, asked, made, secret
from tests.server.talk import ANNA, BELA, BOT, ONE, Message, Page, heard, new_table


def say(page: Page, *texts: str) -> list[str]:
    """Say something; return the keys of what was refused."""
    for text in texts:
        page.send(type="say", text=text)
    return heard(page)


def rule(page: Page, to: str) -> list[str]:
    page.send(type="chat", to=to)
    return heard(page)


def test_all_who_play_and_the_host_read_what_is_said_and_by_whom(house: House) -> None:
    found = made(house.browser())
    table, (anna, bela, _) = found["table"], found["seats"]
    with (
        Page(house.browser(anna), table) as first,
        Page(house.browser(anna, bela), table) as both,
        Page(house.browser(found["host"]), table) as host,
    ):
        assert say(first, "Hello!") == []
        assert say(both, "Hello to you") == []
        assert say(host, "Shall we?") == []
        for page in (first, both, host):
            said = page.chat_where("Hello!", "Hello to you", "Shall we?")
            assert [(line["seats"], line["host"]) for line in said] == [
                ([0], False),
                ([0, 1], False),
                ([], True),
            ]
        with Page(house.browser(bela), table) as late:
            assert late.chat_where("Hello!", "Hello to you", "Shall we?") == first.lines


def test_a_watcher_neither_reads_nor_writes_until_the_host_allows_it(house: House) -> None:
    """What was said before is for those alone who read along then."""
    found = made(house.browser())
    table = found["table"]
    with (
        Page(house.browser(found["seats"][0]), table) as anna,
        Page(house.browser(found["watch"]), table) as watcher,
        Page(house.browser(found["host"]), table) as host,
    ):
        say(anna, "A secret plan")
        assert say(watcher, "Me too") == ["error-chat-off"]
        assert (watcher.chat["may"], watcher.lines) == (False, [])
        assert rule(host, "all") == []
        say(anna, "Welcome")
        assert watcher.chat_where("Welcome")
        assert say(watcher, "Thanks") == []
        (_, _, thanks) = anna.chat_where("A secret plan", "Welcome", "Thanks")
        assert (thanks["seats"], thanks["host"]) == ([], False)
        assert rule(host, "on") == []
        watcher.chat_where()
        assert say(watcher, "And now?") == ["error-chat-off"]
        with Page(house.browser(found["watch"]), table) as second:
            second.chat_where()
        assert not any("secret plan" in frame for frame in watcher.frames)


def test_the_host_alone_switches_it_and_off_it_shows_nobody_anything(house: House) -> None:
    found = made(house.browser())
    table = found["table"]
    with (
        Page(house.browser(found["seats"][0]), table) as anna,
        Page(house.browser(found["host"]), table) as host,
    ):
        say(anna, "Hello!")
        assert rule(anna, "off") == ["error-not-host"]
        assert rule(host, "off") == []
        for page in (anna, host):
            page.chat_where()
            assert (page.chat["rule"], page.chat["may"]) == ("off", False)
            assert say(page, "Anybody?") == ["error-chat-off"]
        assert rule(host, "on") == []
        anna.chat_where("Hello!")
    off = made(house.browser(), {"game": "counting", "seats": [ANNA, BELA], "chat": "off"})
    with Page(house.browser(off["seats"][1]), off["table"]) as bela:
        assert say(bela, "Anybody?") == ["error-chat-off"]


def test_of_what_is_said_a_stranger_gets_not_a_word(house: House) -> None:
    found = made(house.browser())
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        say(anna, "Marmalade")
        anna.chat_where("Marmalade")
    stranger = house.browser()
    assert asked(stranger, found["table"]) == asked(stranger, "0" * 12)
    watcher = house.browser(found["watch"])
    there = f"/api/tables/{found['table']}"
    for answer in (
        watcher.get("/api/tables"),
        watcher.get(f"{there}/replay"),
        watcher.get(f"{there}/at/1"),
        watcher.post(f"{there}/fork", json={"at": 1}),
    ):
        assert answer.is_success
        assert b"Marmalade" not in answer.content
    copy = watcher.get("/api/tables").json()[0]["id"]
    with Page(watcher, copy) as page:
        page.chat_where()


def test_around_one_screen_nobody_needs_to_write(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        assert say(page, "Hello!") == ["error-chat-off"]
        assert not page.chat


ASTRONAUT = "\U0001f469\u200d\U0001f680"
SHALOM = "\u05e9\u05dc\u05d5\u05dd"

HELD_BACK = {
    "a<b>\x00\x07c</b>": "a<b> c</b>",
    "  much \n\t room  ": "much room",
    "abc\u202edef\u2066ghi\u200f\u061c": "abcdefghi",
    "\ufeffno\u00admark\u2028here": "nomark here",
    "z" + "\u0335" * 20: "z" + "\u0335" * 3,
    "e\u0301": "\u00e9",
    f"{SHALOM} {ASTRONAUT}": f"{SHALOM} {ASTRONAUT}",
}
"""What is typed, and what is said of it: direction, control signs and piled marks are left out."""


@pytest.mark.parametrize("typed", HELD_BACK)
def test_signs_that_draw_nothing_or_over_others_are_left_out(typed: str) -> None:
    assert chat.spoken(typed) == HELD_BACK[typed]


def test_a_line_is_short_and_not_empty(house: House) -> None:
    found = made(house.browser())
    with Page(house.browser(found["seats"][0]), found["table"]) as page:
        for empty in ("", "   ", "\u202e\u200b", "\u0301", "\u3164"):
            assert say(page, empty) == ["error-chat-empty"]
        assert say(page, "x" * 301) == ["error-chat-long"]
        assert say(page, "x" * 300) == []
        page.chat_where("x" * 300)


def test_whoever_speaks_too_fast_waits_on_all_devices_and_others_do_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "PAUSE", 3600.0)
    found = made(house.browser())
    table, link = found["table"], found["seats"][0]
    with (
        Page(house.browser(link), table) as desk,
        Page(house.browser(link), table) as phone,
        Page(house.browser(found["seats"][1]), table) as bela,
    ):
        assert say(desk, *"abcde") == []
        assert say(desk, "f") == say(phone, "g") == ["error-chat-fast"]
        assert say(bela, "h") == []
        desk.chat_where(*"abcdeh")


def test_a_breath_comes_back_with_time() -> None:
    breath, who = chat.Breath(), frozenset({b"link"})
    for _ in range(5):
        breath.take(who, 0.0)
    for at in (2.0, 4.0):
        breath.take(who, at)
    with pytest.raises(Exception, match="a lot at once"):
        breath.take(who, 4.1)
    for _ in range(5):
        breath.take(who, 100.0)


def test_what_is_said_is_there_after_a_restart_and_gone_with_the_table(
    house: House, address: str, library: Library
) -> None:
    found = made(house.browser())
    table, link = found["table"], found["seats"][0]
    with Page(house.browser(link), table) as anna:
        say(anna, "See you")
        anna.chat_where("See you")
    again = House(address, library)
    with again.door:
        with Page(again.browser(link), table) as anna:
            anna.chat_where("See you")
        store = open_store(address)
        assert b"See you" in b"".join(store.dump())
        assert again.browser(found["host"]).delete(f"/api/tables/{table}").status_code == 204
        assert b"See you" not in b"".join(store.dump())
        store.close()


def test_of_a_long_talk_the_last_lines_are_kept(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "KEPT", 3)
    monkeypatch.setattr("marchland.server.ledger.KEPT", 3)
    found = made(house.browser())
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        say(anna, *"abcde")
        anna.chat_where(*"abcde")
        with Page(house.browser(found["seats"][1]), found["table"]) as bela:
            bela.chat_where(*"cde")
    store = open_store(address)
    assert [line.text for line in store.load(found["table"]).lines] == [*"cde"]
    store.close()


class TwoHouses:
    """Two servers of one store, with a table at which each of two people sits at one of them."""

    def __init__(self, here: House, there: House) -> None:
        self.made = made(here.browser())
        self.anna = Page(here.browser(self.made["seats"][0]), self.made["table"])
        self.bela = Page(there.browser(self.made["seats"][1]), self.made["table"])


def test_what_is_said_at_one_process_is_read_at_all(
    house: House, address: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LISTEN", 0.2)
    there = House(address, library)
    with there.door:
        two = TwoHouses(house, there)
        with two.anna, two.bela:
            assert say(two.anna, "Hello") == []
            two.bela.chat_where("Hello")
            assert say(two.bela, "There") == []
            two.anna.chat_where("Hello", "There")


def test_talk_makes_no_move_stale_wherever_it_was_heard(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves has not heard yet of the line, which stands in the store already."""
    monkeypatch.setattr(rooms, "CHECK", 3600.0)
    store = open_store(address)
    found = made(house.browser(), {"game": "counting", "seats": [ANNA, BELA, BOT]})
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        before: Message = anna.view
        store.say(found["table"], lines.Line(0, (1,), False, False, "Hm", ""))
        anna.send(type="act", n=anna.n, action=ONE)
        assert heard(anna) == []
        assert anna.view["count"] == before["count"] + 1
        anna.chat_where("Hm")
    store.close()


def test_whoever_heard_all_is_told_nothing_again_as_another_comes(
    house: House, address: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another's page opens, and a move is made elsewhere before it was told who may speak."""
    for span in ("LISTEN", "CHECK"):
        monkeypatch.setattr(rooms, span, 3600.0)
    there = House(address, library)
    with there.door:
        found = made(there.browser())
        links = [digest(secret(link)) for link in found["seats"][:2]]

        async def room() -> Room:
            at: Room = await house.app.state.server.rooms.room(found["table"])
            return at

        async def told() -> set[str]:
            await room()
            messages, kinds = here.messages(at), set[str]()
            while "error" not in kinds:
                kinds.add(json.loads(await anext(messages))["type"])
                here.tell(faults.stale().answer())
            return kinds

        portal = house.door.portal
        assert portal is not None
        at = portal.call(room)
        here, late = (Screen(Right(frozenset(), links=frozenset([link]))) for link in links)
        at.screens |= {here, late}
        at.talk(here)
        with Page(there.browser(found["seats"][0]), found["table"]) as anna:
            anna.act(ONE)
        assert portal.call(told) - {"here"} == {"state", "error"}
