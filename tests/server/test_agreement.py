"""Undo past what has been seen: the persons at other screens are asked, and all must agree."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from marchland.server import driver
from marchland.server.library import Library
from tests.server.house import House
from tests.server.party import EVA, Party, ask, refused, reply
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, TWO, Page, heard, level


@pytest.fixture
def party(house: House) -> Iterator[Party]:
    with ExitStack() as stack:
        yield Party(house, stack)


def test_past_a_die_all_other_persons_are_asked_and_all_must_agree(party: Party) -> None:
    party.act(0, ONE, PASS)
    party.act(1, DIE)
    anna, bela, eva = party.seats
    count = anna.view["count"]
    assert anna.last["undo"]["step"] is None
    assert anna.last["undo"]["ask"]["step"] == {"seat": 0, "others": [1]}
    asked = ask(anna)
    assert (asked["seat"], asked["to"], asked["others"]) == (0, "step", [1])
    assert (asked["own"], asked["waits"], asked["refused"]) == ([0], [1, 2], None)
    watcher = party.sit(party.made["watch"])
    assert watcher.last["asked"] == asked
    reply(eva, yes=True)
    assert level(bela)["asked"]["waits"] == [1]
    assert (bela.n, bela.view["count"]) == (anna.n, count)
    reply(bela, yes=True)
    party.level()
    for page in party.seats:
        assert (page.last["asked"], page.view["to_move"], page.view["adds"]) == (None, 0, 1)
    assert [entry["key"] for entry in anna.log] == ["log-add"]


def test_one_who_refuses_ends_it_and_the_same_is_not_asked_again(party: Party) -> None:
    party.act(0, ONE, PASS)
    party.act(1, DIE)
    anna, bela, eva = party.seats
    ask(anna)
    reply(bela, yes=True)
    reply(eva, yes=False)
    assert level(anna)["asked"]["refused"] == 2
    assert anna.last["asked"]["waits"] == []
    assert refused(anna) == "error-ask-refused"
    assert reply(bela, yes=True) == ["error-ask-gone"]
    party.act(2, ONE)
    assert anna.last["asked"] is None
    assert ask(anna)


def test_whoever_asked_takes_it_back_on_another_device_too(party: Party) -> None:
    party.act(0, ONE, PASS)
    party.act(1, DIE)
    ask(party.seats[0])
    reply(party.sit(party.made["seats"][0]), yes=False)
    assert level(party.seats[1])["asked"] is None
    assert ask(party.seats[0])


@pytest.mark.parametrize("deed", ["act", "undo", "stand_in"])
def test_whatever_is_done_lets_it_fall(party: Party, deed: str) -> None:
    """Also where the number of actions is soon what it was."""
    party.act(0, ONE, PASS)
    party.act(1, DIE)
    anna, bela, eva = party.seats
    if deed == "undo":
        party.act(2, ONE)
    id_ = ask(anna)["id"]
    party.level()
    if deed == "act":
        party.act(2, ONE)
        eva.undo("step")
    elif deed == "undo":
        eva.undo("step")
        party.act(2, ONE)
    else:
        eva.send(type="stand_in", seat=2, bot="first")
        eva.state()
        eva.send(type="stand_in", seat=2)
    party.level()
    assert [page.last["asked"] for page in party.seats] == [None] * 3
    n = bela.n
    bela.send(type="answer_undo", n=n, id=id_, yes=True)
    assert (heard(bela), bela.n) == (["error-ask-gone"], n)


def test_a_yes_to_an_older_position_is_stale(party: Party) -> None:
    party.act(0, ONE, PASS)
    party.act(1, DIE)
    bela = party.seats[1]
    asked = ask(party.seats[0])
    bela.send(type="answer_undo", n=bela.n - 1, id=asked["id"], yes=True)
    assert heard(bela) == ["error-stale"]
    bela.send(type="answer_undo", n=bela.n, id=asked["id"] - 1, yes=True)
    assert heard(bela) == ["error-ask-gone"]


def test_who_may_ask_and_who_may_answer(party: Party) -> None:
    party.act(0, ONE)
    anna, bela, _ = party.seats
    watcher, host = party.sit(party.made["watch"]), party.sit(party.made["host"])
    assert refused(anna) == "error-ask-free"
    party.act(0, PASS)
    party.act(1, DIE)
    level(anna)
    for page in (watcher, host):
        level(page)
        assert (refused(page), page.last["undo"]["ask"]) == ("error-undo-watch", {})
    assert refused(party.seats[2]) == "error-undo-nothing"
    assert ask(anna)
    for page in (watcher, host, anna):
        assert reply(page, yes=True) == ["error-ask-not-you"]
    level(bela)
    assert refused(bela) == "error-ask-open"
    again = ask(anna, "turn")
    assert (again["seat"], again["to"]) == (0, "turn")


def test_bots_are_not_asked_nor_are_persons_for_whom_one_plays(house: House) -> None:
    with ExitStack() as stack:
        party = Party(house, stack, {"game": "counting", "seats": [ANNA, BELA, EVA, BOT]})
        anna, bela, eva = party.seats
        party.act(0, ONE, PASS)
        party.act(1, DIE)
        eva.send(type="stand_in", seat=2, bot="hangs")
        party.level()
        assert ask(anna)["waits"] == [1]
        reply(bela, yes=True)
        party.level()
        assert anna.view["to_move"] == 0


def test_whoever_has_nobody_to_ask_may_not(house: House) -> None:
    """Two at one screen speak to each other; a bot that plays for the other agrees to nothing."""
    with ExitStack() as stack:
        party = Party(house, stack, {"game": "counting", "seats": [ANNA, BELA]})
        both = party.sit(*party.made["seats"])
        party.act(0, DIE)
        level(both)
        assert both.last["undo"]["ask"] == {}
        assert refused(both) == "error-ask-nobody"
        party.seats[1].send(type="stand_in", seat=1, bot="hangs")
        party.level()
        assert party.seats[0].last["undo"]["ask"] == {}
        assert refused(party.seats[0]) == "error-ask-nobody"


def test_bots_wait_while_it_is_answered_but_not_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(driver.PAUSES, "normal", 0.0)
    monkeypatch.setattr(driver, "PATIENCE", 0.6)
    with ExitStack() as stack:
        party = Party(house, stack, {"game": "counting", "seats": [ANNA, BELA, BOT]})
        anna = party.seats[0]
        party.act(0, DIE)
        party.seats[1].send(type="pace", pace="step")
        party.act(1, DIE)
        assert ask(anna)["seat"] == 0
        n = anna.n
        anna.send(type="pace", pace="normal")
        assert level(anna)["n"] == n
        assert anna.state_where("to_move", 0)["asked"] is None


def test_a_request_is_answered_at_another_process_and_after_a_restart(
    address: str, library: Library
) -> None:
    one, two = House(address, library), House(address, library)
    with one.door, two.door, ExitStack() as stack:
        party = Party(one, stack)
        party.act(0, ONE, PASS)
        party.act(1, DIE)
        asked = ask(party.seats[0])
        bela = party.sit(party.made["seats"][1], house=two)
        assert bela.last["asked"] == asked
        reply(bela, yes=True)
        anna = party.seats[0]
        while anna.last["asked"]["waits"] != [2]:
            anna.state()
        found, links = anna.last["asked"], party.made["seats"]
    again = House(address, library)
    with (
        again.door,
        Page(again.browser(links[0]), party.table) as anna,
        Page(again.browser(links[2]), party.table) as eva,
    ):
        assert anna.last["asked"] == found
        reply(eva, yes=True)
        assert anna.state()["asked"] is None
        assert anna.view["adds"] == 1


def test_the_same_luck_follows_what_was_taken_back_by_agreement(party: Party) -> None:
    """As after any undo: the die stands, and can be brought back."""
    anna, bela, eva = party.seats
    party.act(0, DIE)
    shown = anna.view["count"]
    for redone in (False, True):
        ask(anna)
        reply(bela, yes=True)
        reply(eva, yes=True)
        party.level()
        assert anna.view["to_move"] == 0
        if redone:
            anna.redo()
        else:
            anna.act(DIE)
        party.level()
        assert (anna.view["count"], anna.view["to_move"]) == (shown, 1)


def test_a_copy_of_the_game_knows_of_no_request(party: Party) -> None:
    party.act(0, DIE)
    ask(party.seats[0])
    browser = party.house.browser(party.made["watch"])
    answer = browser.post(f"/api/tables/{party.table}/fork", json={"at": party.seats[0].n})
    with Page(browser, answer.json()["table"]) as copy:
        assert copy.last["asked"] is None


def test_the_whole_turn_is_asked_for_with_what_followed(party: Party) -> None:
    party.act(0, ONE, TWO, PASS)
    party.act(1, ONE)
    anna = party.seats[0]
    assert ask(anna, "turn")["others"] == [1]
    for page in party.seats[1:]:
        reply(page, yes=True)
    party.level()
    assert (anna.view["to_move"], anna.view["adds"], anna.log) == (0, 0, [])
