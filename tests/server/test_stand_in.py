"""A bot that plays on for a person, and gives the seat back; nobody gains by it."""

from pathlib import Path

from marchland.server.library import Library
from tests.server.house import House, made
from tests.server.talk import ONE, PASS, TWO, Page


def take_over(page: Page, seat: int, bot: str | None = "first") -> None:
    page.send(type="stand_in", seat=seat, bot=bot)


def test_a_bot_plays_on_and_gives_the_seat_back_after_a_restart_too(
    database: Path, library: Library
) -> None:
    house = House(str(database), library)
    with house.door:
        found = made(house.browser())
        with (
            Page(house.browser(found["seats"][0]), found["table"]) as anna,
            Page(house.browser(found["seats"][1]), found["table"]) as bela,
        ):
            take_over(bela, 1)
            assert (bela.state()["mine"], bela.last["own"], bela.last["away"]) == ([], [1], [1])
            assert anna.state()["seats"][1] == {"name": "Béla", "kind": "bot", "bot": "first"}
            anna.send(type="pace", pace="fast")
            anna.state()
            anna.act(ONE)
            anna.act(PASS)
            anna.state_where("to_move", 0)
            assert any(entry["seat"] == 1 for entry in anna.log)
    house = House(str(database), Library(lambda: ["counting"], library._find, library.bots))
    with house.door, Page(house.browser(found["seats"][1]), found["table"]) as bela:
        assert bela.last["away"] == [1]
        bela.send(type="stand_in", seat=1)
        assert (bela.state()["mine"], bela.last["away"]) == ([1], [])


def test_nobody_undoes_a_person_by_putting_a_bot_there(database: Path, library: Library) -> None:
    """With one person left the others' moves stand all the same."""
    house = House(str(database), library)
    with house.door:
        found = made(house.browser())
        both = house.browser(found["host"], found["seats"][0])
        with (
            Page(both, found["table"]) as anna,
            Page(house.browser(found["seats"][1]), found["table"]) as bela,
        ):
            anna.act(ONE)
            anna.act(PASS)
            bela.state()
            bela.state()
            bela.act(TWO)
            anna.state()
            take_over(anna, 1)
            anna.state()
            why = anna.last["undo"]["why"]
            assert why["step"] == {"key": "error-undo-seat", "args": {"seat": 1}}


def test_only_the_holder_and_the_host_say_who_plays_a_seat(
    database: Path, library: Library
) -> None:
    house = House(str(database), library)
    with house.door:
        found = made(house.browser())
        for link in (found["seats"][0], found["watch"]):
            with Page(house.browser(link), found["table"]) as page:
                take_over(page, 1)
                assert page.error()["key"] == "error-not-host"
        with Page(house.browser(found["host"]), found["table"]) as host:
            for seat, bot in ((2, "first"), (9, "first"), (1, "nobody")):
                take_over(host, seat, bot)
                host.error()
                assert host.state()["away"] == []
            take_over(host, 1)
            assert host.state()["away"] == [1]


def test_whoever_lets_a_bot_play_is_here_all_the_same(database: Path, library: Library) -> None:
    house = House(str(database), library)
    with house.door:
        found = made(house.browser())
        with Page(house.browser(found["seats"][1]), found["table"]) as bela:
            take_over(bela, 1)
            assert bela.state()["mine"] == []
            with Page(house.browser(found["watch"]), found["table"]):
                while (here := bela.here())["watching"] == 0:
                    pass
                assert here == {"type": "here", "seats": [1], "watching": 1, "gone": []}
