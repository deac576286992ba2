"""The first page: how a game is begun, and the games begun before."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import CHANCE
from marchland.core.replay import Replay, Seat
from tests.browser.conftest import NewTable
from tests.browser.positions import ANNA_AND_BRYN, is_at, open_table, reach, set_up


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)])
@pytest.mark.parametrize("players", ["2", "5"])
def test_the_start_is_in_view_without_scrolling(
    page: Page, address: str, size: tuple[int, int], players: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}/#/new/small-world")
    page.get_by_role("radio", name=players, exact=True).check()
    expect(page.locator(".wish")).to_have_count(int(players))
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)


CUT = """() => [...document.querySelectorAll(".new *:not(a, select, option, svg, svg *)")]
  .filter(each => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1
    && !getComputedStyle(each).display.startsWith("inline") && !each.matches("input, .hidden"))
  .map(each => `${each.localName} ${each.innerText}: ${each.scrollWidth}`)"""


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-epic"])
def test_no_word_of_the_form_is_cut(page: Page, address: str, game: str) -> None:
    """On the smallest phone and on a desk, in four languages."""
    page.goto(f"{address}/#/new/{game}")
    for language in ["en", "cs", "hu", "pl"]:
        page.locator(".switches select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".new")).to_be_visible()
        for width, height in [(360, 640), (390, 844), (1366, 768)]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], f"{language} {width}x{height}"


def test_whether_to_wait_for_everybody_is_asked_in_view_on_a_phone(page: Page, linked: str) -> None:
    """The button that starts covers no choice; the clock stands clear of its word."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{linked}/#/new/small-world")
    page.locator(".wish select").nth(1).select_option("person")
    page.evaluate("scrollTo(0, 0)")
    lobby = page.get_by_label("Wait until everybody has sat down")
    box = lobby.bounding_box()
    bar = page.locator(".begin").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] < bar["y"]
    word = page.locator(".clock-pick b").bounding_box()
    clock = page.get_by_label("Clock").bounding_box()
    assert word
    assert clock
    assert clock["x"] - word["x"] - word["width"] >= 8


def test_two_seats_of_one_name_are_refused_before_anything_is_made(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/#/new/small-world")
    page.get_by_role("textbox").nth(0).fill("Ema")
    page.get_by_role("textbox").nth(1).fill(" ema")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_have_text("Two seats cannot have the same name.")
    page.get_by_role("textbox").nth(1).fill("Ida")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat-name")).to_have_text(["Ema", "Ida"])


def test_players_without_a_name_are_told_apart_by_their_number(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    page.locator(".wish select").nth(1).select_option("person")
    expect(page.locator(".wish .crest")).to_have_text(["1", "2"])
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seats .crest")).to_have_text(["1", "2"])


def test_no_seat_has_a_sign_that_reads_as_a_nought(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/tiny-epic")
    page.get_by_role("textbox").nth(0).fill("Odo")
    page.get_by_role("textbox").nth(1).fill("Oo")
    expect(page.locator(".wish .crest")).to_have_text(["D", "O"])


def test_the_day_of_a_game_is_written_with_its_month_in_letters(
    page: Page, address: str, new_table: NewTable
) -> None:
    new_table()
    page.goto(address)
    line = page.locator(".begun .moment").first
    expect(line).to_contain_text(re.compile(r"\b\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d{2}:\d{2}$"))


def test_a_file_that_goes_wrong_is_offered_up_to_there(
    page: Page, address: str, complaints: list[str]
) -> None:
    """What was played before the first wrong action is a game like any other."""
    state = reach(is_at("conquer"))
    replay = Replay.from_state(state, ANNA_AND_BRYN)
    document = json.loads(replay.to_json())
    good = len(document["history"]) - 1
    while replay.play(good).to_move == CHANCE:
        good -= 1
    document["history"][good] = 5
    data = json.dumps(document).encode()
    page.goto(address)
    page.locator(".more > summary").click()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": data}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".saved .trouble")).to_contain_text(f"Action {good + 1} of the replay")
    page.get_by_role("button", name=f"Open it up to action {good}").click()
    expect(page.locator(".table")).to_have_attribute("data-n", str(good))
    assert [line for line in complaints if "400 (Bad Request)" not in line] == []
    complaints.clear()


def test_a_program_that_does_not_answer_is_one_sentence(
    page: Page, address: str, complaints: list[str]
) -> None:
    page.goto(f"{address}/#/new/small-world")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    page.get_by_role("link", name="All games").click()
    page.get_by_role("button", name="Small World: Play against bots").click()
    expect(page.locator(".game .trouble")).to_contain_text("does not answer")
    page.locator(".more > summary").click()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".saved .trouble")).to_contain_text("does not answer")
    assert not [line for line in complaints if line.startswith("fault")]
    complaints.clear()


@pytest.mark.parametrize("game", ["Small World", "Small World of Warcraft", "Tiny Epic Kingdoms"])
def test_one_click_begins_a_game_against_a_bot(page: Page, address: str, game: str) -> None:
    page.goto(address)
    expect(page.locator(".game h2")).to_have_count(3)
    page.get_by_role("button", name=f"{game}: Play against bots", exact=True).click()
    expect(page.locator(".table.mine .ask .sentence")).to_be_visible()
    expect(page.locator(".seat-name")).to_have_text(["Player 1", "Hob"])
    expect(page.locator(".seat .bot")).to_have_count(1)
    expect(page.locator(".board .region").first).to_be_attached()


def test_one_click_plays_as_was_chosen_last_time(page: Page, address: str) -> None:
    """Players, names, bots, rulings and variant of each game; the same people in all of them."""
    page.goto(f"{address}/#/new/warcraft")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("radio", name="Battle for Azeroth").check()
    page.get_by_role("textbox").nth(0).fill("Ema")
    page.get_by_role("textbox").nth(1).fill("Iris")
    page.get_by_label("Seat 3: Who plays").select_option("person")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat-name")).to_have_text(["Ema", "Iris", "Player 3", "Tuck"])
    page.goto(f"{address}/#/")
    page.reload()
    cards = page.locator(".game")
    expect(cards.filter(has_text="Warcraft").locator(".who")).to_have_text(
        "Ema, Iris (bot), Player 3 and Tuck (bot)"
    )
    expect(cards.filter(has_text="Tiny Epic").locator(".who")).to_have_text("Ema and Iris (bot)")
    page.get_by_role("button", name="Small World of Warcraft: Play").click()
    expect(page.locator(".seat-name")).to_have_text(["Ema", "Iris", "Player 3", "Tuck"])
    table = page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{address}/api/tables/{table}/replay") as answer:  # noqa: S310
        file = json.loads(answer.read())
    assert file["rulings"]["teams"] is True


def test_a_game_under_way_shows_its_board_and_whose_turn_it_is(page: Page, address: str) -> None:
    state = reach(is_at("conquer"))
    held = state.view(frozenset())["regions"].values()
    regions = sum(at["seat"] is not None for at in held)
    open_table(address, state)
    page.goto(address)
    line = page.locator(".begun li").first
    expect(line.locator(".whose")).to_contain_text("Anna’s turn")
    expect(line.locator(".stamp [class^=seat-]")).to_have_count(regions)


def test_a_copy_says_which_game_it_was_played_on_from(page: Page, address: str) -> None:
    state = reach(is_at("conquer"))
    page.goto(open_table(address, state, (Seat("Eva"), Seat("Jan"))))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Move by move").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table.mine")).to_be_visible()
    page.goto(f"{address}/#/")
    line = page.locator(".begun li").first.locator(".origin")
    n = len(state.history) - set_up(state)
    expect(line).to_have_text(re.compile(rf"A copy of Eva and Jan \(.*\), from move {n}\b"))


def boxes(page: Page) -> list[str]:
    """Return how large each thing of the panel is, once nothing comes or moves any more."""
    look = """() => [...document.querySelectorAll(".sheet *")].map(each => {
      const { width, height } = each.getBoundingClientRect();
      return `${each.localName} ${Math.round(width)} ${Math.round(height)}`;
    })"""
    page.wait_for_load_state("networkidle")
    before: list[str] = []
    while (now := page.evaluate(look)) != before:
        before = now
        page.wait_for_timeout(300)
    return before


@pytest.mark.parametrize(("before", "game"), [("tiny-epic", "warcraft"), ("warcraft", "tiny-epic")])
def test_a_table_looks_the_same_after_another_game_was_looked_at(
    page: Page, address: str, before: str, game: str
) -> None:
    """Two worlds have things of one name: the style of the other does not reach this table."""
    table = open_table(address, reach(lambda state: state.view(frozenset())["round"] > 1, 2, game))
    page.goto(table)
    expect(page.locator(".board .region").first).to_be_visible()
    alone = boxes(page)
    page.goto(f"{address}/#/new/{before}")
    expect(page.locator(".wish").first).to_be_visible()
    expect(page.locator('link[href$="world.css"]')).to_have_count(2)
    page.goto(table)
    expect(page.locator(".board .region").first).to_be_visible()
    assert boxes(page) == alone


def test_held_sideways_the_bar_with_start_leaves_the_window_to_the_form(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(f"{address}/#/new/tiny-epic")
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    bar = page.locator(".begin").bounding_box()
    assert bar
    assert bar["height"] <= 360 / 6


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-epic"])
def test_held_sideways_how_many_play_is_chosen_above_the_bar_with_start(
    page: Page, address: str, game: str
) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(f"{address}/#/new/{game}")
    count = page.locator("fieldset:has(input[name=players]) .segments")
    for lang in ["en", "cs", "hu", "pl"]:
        page.locator(".switches select").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for width, height in [(640, 360), (844, 390)]:
            page.set_viewport_size({"width": width, "height": height})
            players = count.bounding_box()
            bar = page.locator(".begin").bounding_box()
            assert players
            assert bar
            assert players["y"] + players["height"] <= bar["y"], (lang, width)


def test_whoever_last_played_alone_is_offered_that_in_words(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/tiny-epic")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".ask .sentence")).to_be_visible()
    page.goto(f"{address}/#/")
    button = page.get_by_role("button", name="Tiny Epic Kingdoms: Play alone")
    expect(button).to_have_text("Play alone")
    button.click()
    expect(page.locator(".ask .sentence")).to_be_visible()
