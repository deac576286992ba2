"""Clocks at a table, with a time of day and a steady count that the tests set."""

import threading
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from marchland.server import rooms
from marchland.server.library import Library
from marchland.server.opening import open_store
from marchland.server.store import Timing
from tests.server.house import House, made
from tests.server.limit import LONGEST
from tests.server.talk import ANNA, BELA, ONE, PASS, Message, Page, Waiting


class Time:
    """What the clocks say at the servers of a store."""

    def __init__(self) -> None:
        self.steady = 100.0
        self.wall = 5_000.0
        self._stores: list[Any] = []
        self._looks = 0
        self._looked = threading.Condition()

    def rule(self, house: House) -> None:
        server = house.app.state.server
        hours = server.rooms.hours
        hours._steady = lambda: self.steady
        hours.now = partial(self._look, hours.now)
        self._stores.append(server.keeper._store)
        self.set()

    def pass_(self, seconds: float, wall: float | None = None) -> None:
        """Let time pass, while nobody looks at it; what the time of day does may differ."""
        with self._looked:
            assert self._looked.wait_for(lambda: not self._looks, LONGEST)
            self.wall += seconds if wall is None else wall
            self.set()
            self.steady += seconds

    async def _look(self, now: Callable[[], Awaitable[float]]) -> float:
        with self._looked:
            self._looks += 1
        try:
            return await now()
        finally:
            with self._looked:
                self._looks -= 1
                self._looked.notify_all()

    def set(self) -> None:
        for store in self._stores:
            store.clock = f"({self.wall})"


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    monkeypatch.setattr(rooms, "SWEEP", 0.05)
    return Time()


@pytest.fixture
def house(address: str, library: Library, time: Time) -> Iterator[House]:
    house = House(address, library)
    time.rule(house)
    with house.door:
        yield house


def order(kind: str, n: int, **more: object) -> Message:
    clock = {"kind": kind, "n": n, "bot": "first"}
    return {"game": "counting", "seats": [ANNA, BELA], "clock": clock, **more}


def until_away(page: Page) -> Message:
    while not page.last.get("away"):
        page.state()
    return page.last


def test_whoever_runs_out_of_time_is_played_by_a_bot_and_comes_back_by_one_message(
    house: House, time: Time
) -> None:
    found = made(house.browser(), order("move", 60))
    with (
        Page(house.browser(found["seats"][0]), found["table"]) as anna,
        Page(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        while anna.last["clock"]["runs"] is None:
            anna.state()
        assert anna.last["clock"] == {"kind": "move", "n": 60, "left": [60.0, None], "runs": 0}
        time.pass_(40)
        anna.act(ONE)
        assert anna.last["clock"]["left"][0] <= 20.0
        time.pass_(21)
        assert until_away(bela)["seats"][0] == {"name": "Anna", "kind": "bot", "bot": "first"}
        assert not bela.last["over"]
        bela.state_where("to_move", 1)
        assert bela.last["clock"]["left"] == [None, 60.0]
        while anna.last["n"] < bela.n:
            anna.state()
        anna.send(type="stand_in", seat=0)
        while anna.last["away"]:
            anna.state()
        assert anna.last["mine"] == [0]


def test_a_bank_runs_only_while_its_owner_is_asked_and_lasts_the_whole_game(
    house: House, time: Time
) -> None:
    found = made(house.browser(), order("bank", 100))
    with (
        Page(house.browser(found["seats"][0]), found["table"]) as anna,
        Page(house.browser(found["seats"][1]), found["table"]) as bela,
    ):
        while anna.last["clock"]["runs"] is None:
            anna.state()
        time.pass_(30)
        anna.act(ONE)
        anna.act(PASS)
        assert anna.last["clock"] == {"kind": "bank", "n": 100, "left": [70.0, 100.0], "runs": 1}
        time.pass_(50)
        while bela.n < anna.n:
            bela.state()
        bela.act(ONE)
        bela.act(PASS)
        assert bela.last["clock"]["left"] == [70.0, 50.0]
        while anna.n < bela.n:
            anna.state()
        time.pass_(70)
        assert until_away(anna)["away"] == [0]
        anna.state_where("to_move", 1)
        anna.send(type="stand_in", seat=0)
        while anna.last["away"]:
            anna.state()
        bela.state_where("to_move", 1)


@pytest.mark.parametrize("jump", [-100_000.0, 100_000.0])
def test_a_time_of_day_that_jumps_takes_no_time_from_anybody(
    house: House, time: Time, jump: float
) -> None:
    found = made(house.browser(), order("move", 60))
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        while anna.last["clock"]["runs"] is None:
            anna.state()
        time.pass_(2, wall=jump)
        anna.send(type="look")
        left = anna.state()["clock"]["left"][0]
        assert 57.0 <= left <= 60.0
        time.pass_(10)
        anna.send(type="look")
        assert 46.0 <= anna.state()["clock"]["left"][0] <= 51.0


def test_a_server_that_was_away_took_no_time_and_kept_what_was_used(
    address: str, library: Library, time: Time
) -> None:
    house = House(address, library)
    time.rule(house)
    with house.door:
        found = made(house.browser(), order("days", 2))
        with Page(house.browser(found["seats"][0]), found["table"]) as anna:
            while anna.last["clock"]["runs"] is None:
                anna.state()
            time.pass_(3600)
            assert house.door.portal is not None
            house.door.portal.call(house.app.state.server.rooms.hours.now)
    time.pass_(0, wall=400_000)
    house = House(address, library)
    time.rule(house)
    with house.door, Page(house.browser(found["seats"][0]), found["table"]) as anna:
        anna.send(type="look")
        assert anna.state()["clock"]["left"][0] == pytest.approx(2 * 86400 - 3600, abs=5)


def test_nobody_needs_to_watch_for_a_clock_to_run_out_and_bots_to_play_on(
    house: House, time: Time
) -> None:
    found = made(house.browser(), order("days", 1))
    with Page(house.browser(found["seats"][0]), found["table"]) as anna:
        while anna.last["clock"]["runs"] is None:
            anna.state()
    time.pass_(86_401)
    host = house.browser(found["host"])
    while (line := host.get("/api/tables").json()[0])["turn"] != 1:
        pass
    assert line["kinds"] == ["bot", "person"]


def test_of_two_processes_one_hands_the_seat_over(
    address: str, library: Library, time: Time
) -> None:
    one, two = House(address, library), House(address, library)
    time.rule(one)
    time.rule(two)
    with one.door, two.door:
        found = made(one.browser(), order("move", 60))
        with (
            Page(one.browser(found["seats"][0]), found["table"]) as anna,
            Page(two.browser(found["seats"][1]), found["table"]) as bela,
        ):
            while bela.last["clock"]["runs"] is None:
                bela.state()
            time.pass_(61)
            assert until_away(anna)["away"] == until_away(bela)["away"] == [0]


def test_no_time_runs_in_the_lobby(house: House, time: Time) -> None:
    found = made(house.browser(), order("move", 60, lobby=True))
    with Waiting(house.browser(found["host"], found["seats"][0]), found["table"]) as anna:
        assert anna.last["clock"] == {"kind": "move", "n": 60, "bot": "first"}
        time.pass_(100_000)
        anna.send(type="begin")
        while anna.last["type"] == "lobby" or anna.last["clock"]["runs"] is None:
            anna.state()
        assert anna.last["clock"]["left"][0] == 60.0


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "n": 9},
        {"kind": "bank", "n": 10},
        {"kind": "days", "n": 61},
        {"kind": "days", "n": 0},
        {"kind": "move", "n": 60, "bot": "nobody"},
        {"kind": "sand", "n": 60},
    ],
)
def test_a_clock_that_cannot_be_makes_no_table(house: House, clock: Message) -> None:
    wish = {**order("move", 60), "clock": clock}
    assert house.browser().post("/api/tables", json=wish).status_code == 400


def test_lived_time_never_goes_back_and_never_further_than_allowed(address: str) -> None:
    store: Any = open_store(address)
    try:
        store.clock = "(1000.0)"
        assert store.live(5.0) == 0.0
        steps = [(1003.0, 5.0, 3.0), (900.0, 5.0, 3.0), (902.0, 5.0, 5.0), (99_000.0, 5.0, 10.0)]
        for wall, most, lived in steps:
            store.clock = f"({wall})"
            assert store.live(most) == lived
    finally:
        store.close()


def test_a_backup_has_what_is_left_in_the_banks(address: str, tmp_path: Path) -> None:
    store = open_store(address)
    other = open_store(tmp_path / "other.sqlite")
    try:
        revision = store.create("g", "{}", [], "{}")
        store.rewrite("g", revision, "{}", "{}", Timing([12.5, 60.0], 3.0, 15.5))
        assert store.load("g").timing == Timing([12.5, 60.0], 3.0, 15.5)
        other.fill(store.dump())
        assert other.load("g").timing == Timing([12.5, 60.0])
    finally:
        store.close()
        other.close()
