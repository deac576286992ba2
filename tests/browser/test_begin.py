"""The first page: how a game is begun, and the games begun before."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import CHANCE
from marchland.core.replay import Replay
from tests.browser.conftest import NewTable
from tests.browser.positions import ANNA_AND_BRYN, is_at, reach

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)])
@pytest.mark.parametrize("players", ["2", "5"])
def test_the_start_is_in_view_without_scrolling(
    page: Page, address: str, size: tuple[int, int], players: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.get_by_role("radio", name=players, exact=True).check()
    expect(page.locator(".wish")).to_have_count(int(players))
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)


def test_two_seats_of_one_name_are_refused_before_anything_is_made(
    page: Page, address: str
) -> None:
    page.goto(address)
    page.get_by_role("textbox").nth(0).fill("Ema")
    page.get_by_role("textbox").nth(1).fill(" ema")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_have_text("Two seats cannot have the same name.")
    page.get_by_role("textbox").nth(1).fill("Ida")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat-name")).to_have_text(["Ema", "Ida"])


def test_players_without_a_name_are_told_apart_by_their_number(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".wish select").nth(1).select_option("person")
    expect(page.locator(".wish .crest")).to_have_text(["1", "2"])
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seats .crest")).to_have_text(["1", "2"])


def test_the_day_of_a_game_is_written_with_its_month_in_letters(
    page: Page, address: str, new_table: NewTable
) -> None:
    new_table()
    page.goto(address)
    line = page.locator(".saved li .quiet").first
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
    page.goto(address)
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".saved .trouble")).to_contain_text("does not answer")
    assert not [line for line in complaints if line.startswith("fault")]
    complaints.clear()
