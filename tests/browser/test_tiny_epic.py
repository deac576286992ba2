"""Whole games of Tiny Epic Kingdoms through the page, and what its table must show."""

import contextlib
import itertools
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from marchland.core.game import State
from marchland.core.replay import Seat
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.listener import listen
from marchland.server.sqlite import SqliteStore
from tests.browser import positions
from tests.browser.conftest import Phone
from tests.browser.hands import TOLD, Hands, Keyboard, Mouse, Touch
from tests.browser.kingdoms import Person, asked
from tests.browser.positions import open_table
from tests.browser.score import GREAT, Score, Written, full_game

FROM = {
    "rulebook": "as printed",
    "public": "from public pages",
    "prototype": "from a prototype of 2013",
    "original": "our own design",
}
"""What is said of where a line of a card is from."""
WHOLE = {
    "rulebook": "(as printed)",
    "public": "We know it only from descriptions on public web pages; some amounts may be ours.",
    "prototype": "What it does was read from a prototype of 2013; the printed card may differ.",
    "original": "We have not seen the printed card of this name: "
    "where no other source is named, what it does here is our own invention.",
}
"""What is said of where a card is from."""

Open = Callable[[Score], str]
SOURCES = ".finish table:has(.sum-row) tbody tr:not(.sum-row)"
"""The lines of points by source."""


@pytest.fixture
def open_score(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """A server at which chance and the other seat do what a written game says."""
    scores: list[Score] = []

    def roll(outcomes: list[tuple[int, int]]) -> int:
        return scores[-1].roll(outcomes)

    monkeypatch.setattr("marchland.server.app.fair_roll", roll)
    monkeypatch.setattr("marchland.server.room.fair_roll", roll)
    listener = listen("127.0.0.1", 0)
    answers = tmp_path / "answers.json"
    library = Library(bots=lambda: {"written": partial(Written, answers)})
    app = application(SqliteStore(tmp_path / "games.sqlite"), library)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 10
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"

    def make(score: Score) -> str:
        scores.append(score)
        score.write(answers)
        seats = (Seat("Anna"), Seat("Bryn", "bot", "written"))[: score.start.players]
        return open_table(address, score.start, seats)

    yield make
    server.should_exit = True
    thread.join(5)


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def play(page: Page, address: str, score: Score, hands: Hands, *, look: bool = False) -> set[str]:
    """Play a written game to its end; return the kinds of lines that its log had."""
    page.goto(address)
    expect(page.locator(".ask .sentence")).to_be_visible()
    expect(page.locator(".board .region").first).to_be_visible()
    person = Person(page, hands)
    told: set[str] = set()
    looked: set[str] = set()
    rows = iter(score.choices)
    after = {id(row): following for row, following in itertools.pairwise(score.choices)}
    for row in rows:
        wait_for_question(page)
        table = page.locator(".table")
        stage = f"stage-{row['stage']}"
        assert stage in str(table.get_attribute("class")).split()
        if look and stage not in looked:
            looked.add(stage)
            check(page)
        before = table.get_attribute("data-n")
        if person.make(row, after.get(id(row), row)["id"]):
            next(rows)
        page.locator(f'.table:not([data-n="{before}"]), .trouble').first.wait_for()
        assert not page.locator(".trouble").is_visible()
        told |= set(page.evaluate(TOLD))
    wait_for_question(page)
    told |= set(page.evaluate(TOLD))
    return told


def wait_for_question(page: Page) -> None:
    """Skip what the other seat does."""
    for _ in range(200):
        page.locator(".table.mine, .finish, .watching .confirm").first.wait_for()
        if page.locator(".table.mine, .finish").count():
            return
        with contextlib.suppress(TooLate):
            page.locator(".watching .confirm").click(timeout=300)
    raise AssertionError("the game asks nothing")


def check_end(page: Page, score: Score, told: set[str]) -> None:
    """The log had the three great events; the end shows every seat's points by source."""
    assert told >= GREAT
    expect(page.locator(".finish")).to_be_visible()
    end = score.end.view(frozenset({0}))
    totals = [int(each) for each in page.locator(".finish .sum-row td").all_inner_texts()]
    assert sorted(totals) == sorted(seat["points"] for seat in end["seats"])
    columns = [
        [int(text.replace("–", "0")) for text in column]
        for column in zip(
            *(row.locator("td").all_inner_texts() for row in page.locator(SOURCES).all()),
            strict=True,
        )
    ]
    assert [sum(column) for column in columns] == totals
    assert score.retired >= 1
    assert page.get_by_role("row", name="Retired heroes").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_solo_game_is_played_with_the_mouse(page: Page, open_score: Open) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    score = full_game(1)
    told = play(page, open_score(score), score, Mouse(page), look=True)
    assert {"tek-log-roll", "tek-log-flip"} <= told
    check_end(page, score, told)
    check(page)


@pytest.mark.slow
def test_a_solo_game_is_played_with_the_keyboard_alone(page: Page, open_score: Open) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    score = full_game(1)
    check_end(page, score, play(page, open_score(score), score, Keyboard(page)))


@pytest.mark.slow
def test_a_game_of_two_is_played_with_a_finger_on_a_phone(phone: Phone, open_score: Open) -> None:
    page = phone(color_scheme="dark")
    score = full_game(2)
    told = play(page, open_score(score), score, Touch(page), look=True)
    check_end(page, score, told)
    check(page)


def unset(view: dict[str, Any]) -> bool:
    """Tell whether a person may show a 3, and the other has not chosen."""
    numbers = [bid["number"] for bid in view["bids"]]
    return 3 in numbers and not view["war"]["sides"][1]["set"]


def test_a_number_stays_hidden_behind_names_and_may_be_changed(page: Page, address: str) -> None:
    """TEK-7: both choose in secret, at one screen one after the other."""
    page.goto(open_table(address, asked("bid", 2, "base", unset), (Seat("Anna"), Seat("Bryn"))))
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Anna")
    cover.get_by_role("button", name="Show").click()
    page.locator(".dice .option", has_text="3").first.click()
    expect(page.locator(".bids .means > p")).to_contain_text("Number 3 costs")
    page.get_by_role("button", name="Number 3", exact=True).click()
    expect(cover).to_contain_text("Bryn")
    assert page.locator(".table").get_attribute("inert") is not None
    cover.get_by_role("button", name="Anna: choose again").click()
    expect(page.locator(".sentence")).to_contain_text("Anna: choose a war number")
    page.locator(".dice .option", has_text="1").first.click()
    page.get_by_role("button", name="Number 1", exact=True).click()
    cover.get_by_role("button", name="Show").click()
    expect(page.locator(".sentence")).to_contain_text("You defend: choose a war number")
    dice = page.locator(".side .die")
    assert dice.all_inner_texts() == ["", "?"]
    page.get_by_role("button", name="White flag").click()
    page.locator(".ask .confirm").click()
    expect(page.locator(".log")).to_contain_text("Anna shows 1, Bryn shows a white flag.")


def test_a_game_is_chosen_with_its_board_and_players(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/tiny-epic")
    page.get_by_role("radio", name="Everything with Heroes’ Call").check()
    page.get_by_role("radio", name="1", exact=True).check()
    expect(page.locator(".wish")).to_have_count(1)
    page.locator(".rulings summary").click()
    page.get_by_label("Difficulty of the solo game").select_option("5 of each")
    check(page)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".tiny-epic .ask .sentence")).to_be_visible()
    expect(page.locator(".kingdom")).to_have_count(2)
    expect(page.locator(".kingdom").nth(1)).to_contain_text("Opponent")
    expect(page.locator(".kingdom .crest").nth(1)).to_have_text("O")
    page.get_by_role("link", name="All games").click()
    page.get_by_role("link", name="Small World: Players, map and more", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".small-world .combos")).to_be_visible()


def hold(page: Page, address: str, texts: str) -> list[Route]:
    """Open the form of a new game, and keep back texts that it asks for from then on."""
    page.goto(f"{address}/#/new/small-world")
    expect(page.get_by_role("heading", level=1)).to_have_text("Small World")
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(texts, keep)
    return held


def test_a_number_of_players_stays_itself_when_another_game_is_chosen(
    page: Page, address: str
) -> None:
    """The texts of a game may come late: what a person is about to press must not change."""
    held = hold(page, address, "**/text/**")
    with page.expect_request("**/text/**"):
        page.locator(".games label", has_text="Tiny Epic Kingdoms").click()
    two = page.get_by_role("radio", name="2", exact=True).element_handle()
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tiny Epic Kingdoms")
    assert two.evaluate("each => each.closest('label').textContent.trim()") == "2"


def test_the_game_chosen_last_is_the_one_shown(page: Page, address: str) -> None:
    held = hold(page, address, "**/text/*/tiny-epic.ftl")
    with page.expect_request("**/text/*/tiny-epic.ftl"):
        page.locator(".games label", has_text="Tiny Epic Kingdoms").click()
    page.locator(".games label", has_text="Small World of Warcraft").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Small World of Warcraft")
    with page.expect_response("**/text/*/tiny-epic.ftl"):
        for route in held:
            route.continue_()
    page.wait_for_timeout(200)
    expect(page.get_by_role("heading", level=1)).to_have_text("Small World of Warcraft")


@pytest.mark.parametrize(
    ("stage", "players", "where"),
    [
        ("split", 2, "base"), ("act", 5, "heroes"), ("move", 1, "heroes"), ("trade", 3, "north"),
        ("bid", 4, "base"), ("retreat", 3, "heroes"),
    ],
)  # fmt: skip
def test_the_narrowest_phone_shows_all_and_fingers_can_hit_it(
    page: Page, address: str, stage: str, players: int, where: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    names = ["Anna", "Bryn", "Hob", "Mab", "Wren"][:players]
    seats = tuple(Seat(name, *(("bot", "random") if k else ())) for k, name in enumerate(names))
    page.goto(open_table(address, asked(stage, players, where), seats))
    expect(page.locator(f".stage-{stage} .ask .sentence")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    small = page.evaluate(
        """() => [...document.querySelectorAll('.ask button, .bar a, .bar button, button.space')]
           .filter(each => !each.matches('.rule-link')) // a word within a sentence
           .filter(each => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
           .map(each => each.outerHTML.slice(0, 80))"""
    )
    assert small == []
    check(page)


@pytest.mark.parametrize("locale", ["cs-CZ", "hu-HU", "pl-PL"])
def test_every_text_of_the_table_is_there_in_the_readers_language(
    browser: Browser, address: str, locale: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(open_table(address, asked("move", 1, "heroes"), (Seat("Anna"),)))
    expect(page.locator(".ask .sentence")).to_be_visible()
    page.locator(".region.can").first.press("Enter")
    for details in page.locator("details:not([open]) > summary").all():
        if details.is_visible():
            details.click()
    shown = page.locator("body").inner_text()
    assert "tek-" not in shown
    assert "ui-" not in shown
    assert "{" not in shown
    context.close()


def test_a_kingdom_explains_its_levels_and_where_they_are_from(page: Page, address: str) -> None:
    """Where all five are from one place it is told once."""
    state = asked("act", 2, "heroes")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    page.locator(".kingdom .word").first.click()
    levels = page.locator("#help .levels li")
    expect(levels).to_have_count(5)
    seat = state.view(frozenset({0}))["seats"][0]
    marks = {row["mark"] for row in seat["levels"]}
    whole = marks.pop() if len(marks) == 1 else seat["mark"]
    expect(page.locator("#help .of-card")).to_have_text(WHOLE[whole])
    for level, row in zip(levels.all_inner_texts(), seat["levels"], strict=True):
        said = f"({FROM[row['mark']]})"
        assert level.endswith(said) == (row["mark"] != whole)
    magic = seat["magic"]
    expect(page.locator("#help .levels .holds")).to_have_count(magic)


def test_a_hero_explains_how_it_rises_and_that_this_is_our_own(page: Page, address: str) -> None:
    state = asked("act", 2, "heroes")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    page.locator(".hero-line .word").first.click()
    expect(page.locator("#help .levels li")).to_have_count(3)
    hero = state.view(frozenset({0}))["seats"][0]["hero"]
    assert hero["next_mark"] == "original"
    card = page.locator("#help .of-card")
    expect(card).to_have_text(WHOLE[hero["mark"]])
    told = page.locator("#help .now").inner_text()
    assert told.startswith("Next level: ")
    assert told.endswith("(our own design)") == (hero["mark"] != "original")


def test_the_button_says_what_collecting_gives(page: Page, address: str) -> None:
    """TEK-5: the same units lie in the purse afterwards."""

    def may_collect(state: State) -> bool:
        harvest = state.view(frozenset({state.to_move}))["harvest"]
        return bool(harvest and set(harvest["units"]) == {"food"} and not harvest["choice"])

    page.set_viewport_size({"width": 1440, "height": 900})
    state = positions.reach(may_collect, 2, "tiny-epic", map="base")
    page.goto(open_table(address, state))
    collect = page.get_by_role("button", name="Collect")
    units = int(collect.locator(".unit").inner_text())
    expect(collect).to_have_accessible_name(f"Collect : {units} food")
    seat = state.to_move
    food = state.view(frozenset())["seats"][seat]["resources"]["food"]
    collect.click()
    shown = page.locator(".kingdom").nth(seat).locator(".stock.food b")
    expect(shown).to_have_text(str(min(food + units, 9)))
    page.evaluate(TOLD)
    line = page.locator(".entry", has_text=f"gains {units} food")
    expect(line.first).to_be_visible()
