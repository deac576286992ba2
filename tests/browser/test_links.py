"""Friends at screens of their own: links, a lost line, a reload, a second device, a watcher."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from marchland.core.replay import Replay, Seat
from tests.browser.conftest import Enter
from tests.browser.positions import is_at, reach
from tests.server.learner import known, moments


def begin(page: Page, linked: str) -> list[str]:
    """Begin a game of Anna and Béla, and return its links as the page shows them."""
    page.goto(f"{linked}/#/new/small-world")
    rows = page.locator(".wish")
    rows.nth(1).locator("select").select_option("person")
    rows.nth(0).locator("input").fill("Anna")
    rows.nth(1).locator("input").fill("<b>Béla</b>")
    page.get_by_label("Wait until everybody has sat down").uncheck()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".links .url")).to_have_count(4)
    return [field.input_value() for field in page.locator(".links .url").all()]


def at(page: Page) -> str:
    return page.locator(".table").get_attribute("data-n") or ""


def lose(page: Page) -> None:
    """Cut the line of a page, as a tunnel does; none comes until the network is back."""
    page.context.set_offline(True)
    page.evaluate(
        """async () => {
          const { src } = document.querySelector('script[src$="app.js"]');
          const { page } = await import(src.replace("app.js", "frame/page.js"));
          page.table.link.socket.close();
        }"""
    )


def pick(page: Page) -> None:
    """Take the first combination, as whoever is asked."""
    page.locator(".column button").first.click()
    page.locator(".combo-detail .confirm, .ask .confirm").first.click()


def test_friends_play_at_screens_of_their_own(page: Page, linked: str, enter: Enter) -> None:
    links = begin(page, linked)
    anna, bela, watcher = (enter(link) for link in links[:3])
    for each in (anna, bela, watcher):
        expect(each.locator(".map > .board")).to_be_visible()
        assert "link" not in each.url
        assert each.evaluate("document.cookie") == ""
        assert all(link not in each.content() for link in links)
    here = bela.locator(".presence .here")
    expect(here).to_have_count(2)
    expect(bela.locator(".presence")).to_contain_text("<b>Béla</b>")
    expect(anna.locator(".table.mine")).to_be_visible()
    for each in (bela, watcher):
        expect(each.locator(".table.mine")).to_have_count(0)
        expect(each.get_by_role("button", name="Skip")).to_have_count(0)
    anna.locator(".purse").nth(0).wait_for()
    assert anna.locator(".purse").all_inner_texts() == ["5", "?"]
    assert bela.locator(".purse").all_inner_texts() == ["?", "5"]
    assert watcher.locator(".purse").all_inner_texts() == ["?", "?"]

    lose(bela)
    expect(bela.get_by_text("The connection is lost")).to_be_visible()
    pick(anna)
    expect(anna.locator(".stage-conquer")).to_be_visible()
    expect(watcher.locator(".table")).to_have_attribute("data-n", at(anna))
    bela.context.set_offline(False)
    expect(bela.locator(".table")).to_have_attribute("data-n", at(anna))
    anna.reload()
    expect(anna.locator(".table.mine")).to_be_visible()
    phone = enter(links[0])
    expect(phone.locator(".table.mine")).to_be_visible()
    phone.keyboard.press("Control+z")
    phone.get_by_role("button", name="Ask", exact=True).click()
    for each in (bela, watcher, anna):
        expect(each.locator(".agreement")).to_contain_text("Anna asks to take back the last choice")
    expect(watcher.locator(".agreement button")).to_have_count(0)
    expect(anna.get_by_role("button", name="Withdraw the request")).to_be_visible()
    bela.get_by_role("button", name="Agree").click()
    expect(anna.locator(".stage-pick.mine .column button").first).to_be_visible()
    expect(bela.locator(".agreement")).to_have_count(0)
    page.get_by_role("button", name="Let a bot play: <b>Béla</b>").click()
    bela.get_by_role("button", name="I am back").click()
    expect(bela.get_by_role("button", name="I am back")).to_have_count(0)
    expect(page.get_by_role("button", name="Let a bot play: <b>Béla</b>")).to_be_visible()
    phone.context.close()
    expect(here).to_have_count(2)
    anna.context.close()
    expect(here).to_have_count(1)


def test_a_link_that_was_taken_back_opens_nothing(page: Page, linked: str, enter: Enter) -> None:
    links = begin(page, linked)
    bela = enter(links[1])
    expect(bela.locator(".map > .board")).to_be_visible()
    row = page.locator(".doors-list li").nth(1)
    row.get_by_role("button", name="Revoke").click()
    row.get_by_role("button", name="Yes").click()
    expect(row.locator(".url")).not_to_have_value(links[1])
    expect(bela.get_by_role("heading", name="There is no game")).to_be_visible()
    late = enter(links[1])
    expect(late.get_by_role("alert")).to_contain_text("This link opens nothing")


def by_a_click(page: Page, linked: str, _tmp_path: Path) -> None:
    page.goto(linked)
    page.get_by_role("button", name="Small World: Play against bots").click()


def by_a_lesson(page: Page, linked: str, _tmp_path: Path) -> None:
    """After its last sentence, which the browser has kept as its place."""
    *_, end = moments(*known("small-world", "decline"))
    answer = end.answer
    place = {"step": answer.step, "history": answer.history, "edition": answer.edition}
    place |= {"marks": [0], "done": False}
    page.goto(f"{linked}/#/learn/small-world")
    page.evaluate(
        "place => localStorage.setItem('marchland-lessons', place)",
        json.dumps({"small-world/decline": place}),
    )
    page.goto(f"{linked}/#/learn/small-world/decline")
    page.get_by_role("button", name="Play a first game").click()


def by_a_file(page: Page, linked: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = (Seat("Anna"), Seat("Bryn", "bot", "random"))
    state = reach(lambda state: state.to_move == 0 and is_at("conquer")(state))
    file.write_text(Replay.from_state(state, seats).to_json())
    page.goto(linked)
    page.locator(".more > summary").click()
    page.locator("input[type=file]").set_input_files(file)


def by_playing_on(page: Page, linked: str, tmp_path: Path) -> None:
    """From a moment of a game, as a game of its own."""
    by_a_file(page, linked, tmp_path)
    expect(page.locator(".table.mine")).to_be_visible()
    before = page.url
    page.goto(f"{before}/at/{page.locator('.table').get_attribute('data-n')}")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(re.escape(before)))


@pytest.mark.parametrize("way", [by_a_click, by_a_lesson, by_a_file, by_playing_on])
def test_whoever_plays_alone_with_bots_sits_down_at_once(
    page: Page, linked: str, tmp_path: Path, way: Callable[[Page, str, Path], None]
) -> None:
    way(page, linked, tmp_path)
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.locator(".table.mine")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_the_secret_of_a_link_leaves_the_page_in_one_body_alone(
    page: Page, linked: str, enter: Enter
) -> None:
    """In no address, no referrer and no header, so in no log; what it opens may be opened again."""
    secret = begin(page, linked)[0].rpartition("/")[2]
    anna = enter("about:blank")
    sent: list[Request] = []

    def note(request: Request) -> None:
        sent.append(request)

    anna.on("request", note)
    for _ in range(2):
        anna.goto(f"{linked}/#/link/{secret}")
        expect(anna.locator(".table.mine")).to_be_visible()
        assert secret not in anna.url
        anna.goto(linked)
    said = [f"{one.url} {one.all_headers()}" for one in sent]
    assert len(said) > 10
    assert not [line for line in said if secret in line]
    bodies = [one for one in sent if secret in (one.post_data or "")]
    assert {one.url for one in bodies} == {f"{linked}/api/links"}
    assert anna.evaluate("document.cookie") == ""
    kept = anna.evaluate("JSON.stringify([localStorage, sessionStorage, history.state])")
    assert secret not in kept
