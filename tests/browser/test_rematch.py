"""A rematch where people sit at screens of their own."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.replay import Replay, Seat
from tests.browser.conftest import Enter
from tests.browser.positions import open_table, reach

SEATS = (Seat("Anna"), Seat("Béla"), Seat("Cleo", "bot", "random"))


def ended(address: str) -> Any:
    """Give a finished game to the server and return its table with the links to it."""
    state = reach(lambda state: state.is_over, 3)
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{address}/api/replays",
        Replay.from_state(state, SEATS).to_json().encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.loads(answer.read())


def test_the_host_begins_it_and_the_others_are_shown_the_way(
    page: Page, linked: str, enter: Enter
) -> None:
    """With their seats, and whoever sat second begins."""
    found = ended(linked)
    bela, watcher = enter(found["seats"][1]), enter(found["watch"])
    for each in (bela, watcher):
        expect(each.get_by_text("The host can begin a rematch")).to_be_visible()
        expect(each.get_by_role("button", name="Rematch")).to_have_count(0)
    page.goto(found["host"])
    page.get_by_role("button", name="Rematch, Béla begins").click()
    expect(page.locator(".seat-name")).to_have_text(["Béla", "Cleo", "Anna"])
    expect(bela.locator("#said")).to_contain_text("The rematch has begun.")
    bela.get_by_role("link", name="To the rematch").click()
    expect(bela.locator(".table.mine.stage-pick")).to_be_visible()
    for each in (page, bela):
        each.get_by_role("button", name="Menu").click()
        each.get_by_role("link", name="The game before").click()
        expect(each.locator(".finish")).to_be_visible()
    watcher.get_by_role("link", name="To the rematch").click()
    expect(watcher.locator(".seat-name")).to_have_text(["Béla", "Cleo", "Anna"])
    late = enter(found["seats"][0])
    late.get_by_role("link", name="To the rematch").click()
    expect(late.locator(".presence")).to_contain_text("Anna")
    late.get_by_role("button", name="Menu").click()
    expect(late.get_by_role("button", name="Let a bot play: Anna")).to_be_visible()
    # Béla is blue still, though he sits first: on the start page, too.
    page.goto(linked)
    whose = page.locator(".begun .whose", has_text="Béla’s turn")
    expect(whose.locator(".crest")).to_contain_class("seat-1")


def test_the_game_before_is_found_from_any_window_by_whoever_was_there(
    page: Page, linked: str, enter: Enter
) -> None:
    """A new window knows nothing but the person; whoever only watches the rematch is told none."""
    found = ended(linked)
    page.goto(found["host"])
    page.get_by_role("button", name="Rematch, Béla begins").click()
    expect(page.locator(".table.stage-pick")).to_be_visible()
    table = page.url.rpartition("/")[2]
    watch = page.request.post(
        f"{linked}/api/tables/{table}/links", data={"kind": "watch"}, headers={"Origin": linked}
    ).json()["url"]
    anew = page.context.new_page()
    anew.goto(f"{linked}/#/table/{table}")
    anew.get_by_role("button", name="Menu").click()
    anew.get_by_role("link", name="The game before").click()
    expect(anew.locator(".finish")).to_be_visible()
    stranger = enter(watch)
    expect(stranger.locator(".table.stage-pick")).to_be_visible()
    stranger.get_by_role("button", name="Menu").click()
    expect(stranger.get_by_role("link", name="Move by move")).to_be_visible()
    expect(stranger.get_by_role("link", name="The game before")).to_have_count(0)


@pytest.mark.parametrize("game", ["warcraft", "tiny-epic"])
def test_a_new_game_after_the_end_is_one_of_the_game_that_was_played(
    page: Page, address: str, game: str
) -> None:
    page.goto(open_table(address, reach(lambda state: state.is_over, name=game)))
    page.locator(".finish").get_by_role("link", name="New game").press("Enter")
    expect(page).to_have_url(f"{address}/#/new/{game}")
