"""A bot for somebody who is gone: who decides it, and how the person gets the seat back."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from marchland.server import rooms, vote
from marchland.server.attendance import Company, Present
from marchland.server.library import Library
from marchland.server.opening import open_store
from tests.server.house import House, made
from tests.server.talk import ANNA, BELA, BOT, ONE, PASS, Message, Page, heard, level

EVA = {"name": "Eva", "kind": "person"}
PEOPLE = {"game": "counting", "seats": [ANNA, BELA, EVA, BOT]}


@pytest.fixture
def house(address: str, library: Library, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(vote, "GONE", 0.0)
    monkeypatch.setattr(rooms, "BEAT", 0.2)
    monkeypatch.setattr(rooms, "LISTEN", 0.2)
    house = House(address, library)
    with house.door:
        yield house


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


class Party:
    """A table of Anna, Béla and Eva, and whoever of them has it open."""

    def __init__(self, house: House, stack: ExitStack) -> None:
        self.house, self.stack = house, stack
        self.made = made(house.browser(), PEOPLE)
        self.table: str = self.made["table"]

    def open(self, *links: str, house: House | None = None) -> Page:
        return self.stack.enter_context(Page((house or self.house).browser(*links), self.table))

    def sit(self, seat: int, house: House | None = None) -> Page:
        return self.open(self.made["seats"][seat], house=house)


def until(page: Page, holds: Callable[[Message], bool]) -> Message:
    """Listen until a state is so."""
    while not holds(page.last):
        message = page.hear()
        assert message["type"] == "state", message
    return page.last


def company(page: Page, *seats: int) -> Message:
    """Listen until these seats are there, and no others."""
    while True:
        said = page.here()
        if said["seats"] == [*seats]:
            return said


def say(page: Page, seat: int, *, yes: bool = True) -> list[str]:
    page.send(type="vote", seat=seat, yes=yes)
    return heard(page)


def plays(page: Page, seat: int) -> str:
    return str(page.last["seats"][seat]["kind"])


def test_more_than_half_of_those_who_are_there_let_a_bot_play_and_who_comes_back_plays_again(
    house: House, stack: ExitStack
) -> None:
    party = Party(house, stack)
    anna, bela = party.sit(0), party.sit(1)
    company(anna, 0, 1)
    assert say(anna, 2) == []
    for page in (anna, bela):
        until(page, lambda state: state["vote"] is not None)
        assert page.last["vote"] == {"seat": 2, "yes": [0], "no": [], "waits": [1]}
    assert plays(anna, 2) == "person"
    assert say(bela, 2) == []
    until(anna, lambda state: state["away"] == [2])
    assert (anna.last["vote"], plays(anna, 2)) == (None, "bot")
    eva = party.sit(2)
    for page in (anna, bela, eva):
        until(page, lambda state: state["away"] == [])
        assert plays(page, 2) == "person"
    assert eva.last["mine"] == [2]


def test_half_against_it_end_it_and_the_seat_waits_for_its_person(
    house: House, stack: ExitStack
) -> None:
    party = Party(house, stack)
    anna, bela = party.sit(0), party.sit(1)
    company(anna, 0, 1)
    assert say(anna, 2) == []
    assert say(bela, 2, yes=False) == []
    assert level(anna)["vote"] is None
    assert (anna.last["away"], plays(anna, 2)) == ([], "person")
    assert say(bela, 2, yes=False) == ["error-vote-gone"]


def test_whoever_is_alone_decides_alone(house: House, stack: ExitStack) -> None:
    party = Party(house, stack)
    anna = party.sit(0)
    for seat in (1, 2):
        assert say(anna, seat) == []
    assert level(anna)["away"] == [1, 2]
    anna.act(ONE)
    anna.act(PASS)
    until(anna, lambda state: state["view"]["to_move"] == 0)


def test_a_vote_falls_as_soon_as_the_person_is_there(house: House, stack: ExitStack) -> None:
    party = Party(house, stack)
    anna, bela = party.sit(0), party.sit(1)
    company(anna, 0, 1)
    assert say(anna, 2) == []
    party.sit(2)
    until(bela, lambda state: state["vote"] is None)
    until(anna, lambda state: state["vote"] is None)
    assert say(bela, 2) == ["error-vote-here"]
    assert level(anna)["away"] == []


def test_who_may_vote_and_about_whom(house: House, stack: ExitStack) -> None:
    party = Party(house, stack)
    anna, bela = party.sit(0), party.sit(1)
    watcher, host = party.open(party.made["watch"]), party.open(party.made["host"])
    company(anna, 0, 1)
    for page in (watcher, host):
        assert say(page, 2) == ["error-watching"]
    assert say(anna, 1) == ["error-vote-here"]
    assert say(anna, 2, yes=False) == ["error-vote-gone"]
    assert say(bela, 0) == ["error-vote-here"]
    for seat in (1, 3, 9):
        bela.send(type="vote", seat=seat, yes=True)
        while (message := bela.hear())["type"] != "error":
            pass
        assert message["key"] == "error-refused"
    assert level(anna)["vote"] is None


def test_whoever_was_there_a_moment_ago_is_not_gone(
    house: House, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vote, "GONE", 3600.0)
    party = Party(house, stack)
    anna = party.sit(0)
    with Page(house.browser(party.made["seats"][1]), party.table):
        company(anna, 0, 1)
    assert company(anna, 0)["gone"] == []
    assert say(anna, 1) == say(anna, 2) == ["error-vote-here"]


def test_the_host_needs_no_vote_and_the_person_gets_the_seat_back_all_the_same(
    house: House, stack: ExitStack
) -> None:
    party = Party(house, stack)
    host = party.open(party.made["host"])
    host.send(type="stand_in", seat=2, bot="hangs")
    assert heard(host) == []
    assert host.last["away"] == [2]
    eva = party.sit(2)
    until(eva, lambda state: state["mine"] == [2])
    eva.send(type="stand_in", seat=2, bot="hangs")
    assert heard(eva) == []
    again = party.sit(2)
    assert level(again)["away"] == [2]


def test_who_is_there_is_known_at_every_process(
    house: House, stack: ExitStack, address: str, library: Library
) -> None:
    """Whoever sits at another one is not gone, decides too, and has the seat back there."""
    there = House(address, library)
    stack.enter_context(there.door)
    party = Party(house, stack)
    anna = party.sit(0)
    bela = party.sit(1, there)
    company(anna, 0, 1)
    assert say(anna, 1) == ["error-vote-here"]
    assert say(anna, 2) == []
    until(bela, lambda state: state["vote"] is not None)
    assert say(bela, 2) == []
    until(anna, lambda state: state["away"] == [2])
    with Page(there.browser(party.made["seats"][2]), party.table):
        until(anna, lambda state: state["away"] == [])
        company(bela, 0, 1, 2)
    said = company(anna, 0, 1)
    assert said["gone"] in ([], [2])


def test_a_process_that_was_killed_has_nobody_at_a_table_for_long(
    house: House, stack: ExitStack, address: str
) -> None:
    store = open_store(address)
    party = Party(house, stack)
    anna = party.sit(0)
    others = {party.table: Company(frozenset({1, 2}), 3)}
    store.attend("killed", others, 600.0)
    assert company(anna, 0, 1, 2)["watching"] == 3
    store.attend("killed", others, -1.0)
    assert company(anna, 0)["watching"] == 0
    store.close()


def test_others_hear_only_of_seats_that_come_and_go(house: House, address: str) -> None:
    store = open_store(address)
    table = made(house.browser(), PEOPLE)["table"]

    def attend(holder: str, *seats: int, watching: int = 0) -> Present:
        company = Company(frozenset(seats), watching)
        return store.attend(holder, {table: company, "nowhere": company}, 60.0)[table]

    first, second = attend("a", 0), attend("b", 1)
    assert (first.revision, second.revision) == (1, 2)
    assert second.elsewhere == (Company(frozenset({0})),)
    for more in (attend("a", 0), attend("a", 0, watching=2)):
        assert more.revision is None
    assert attend("b").revision == 3
    assert store.load(table).present == {"a": Company(frozenset({0}), 2)}
    store.depart("a")
    assert store.load(table).present == {}
    store.close()
