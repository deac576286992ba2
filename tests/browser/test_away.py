"""Somebody is away: they are called to their turn, or a bot plays for them by vote."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.server import vote
from tests.browser.conftest import Enter
from tests.server.receiver import receiving


def made(page: Page, linked: str, *names: str) -> Any:
    """Begin a game of these persons, and return its links."""
    page.goto(linked)
    seats = [{"name": name, "kind": "person"} for name in names]
    return page.request.post(
        f"{linked}/api/tables", data={"game": "small-world", "seats": seats}
    ).json()


def test_a_webhook_is_named_tried_and_taken_back_by_keyboard_alone(
    page: Page, linked: str, enter: Enter
) -> None:
    with receiving() as receiver:
        anna = enter(made(page, linked, "Anna", "Béla")["seats"][0])
        anna.get_by_role("button", name="Menu").press("Enter")
        anna.get_by_role("button", name="Settings").press("Enter")
        hook = anna.get_by_role("group", name="Send me a message when it is my turn")
        address = hook.get_by_role("textbox", name="Address")
        address.fill(receiver.url)
        address.press("Enter")
        expect(hook.get_by_role("status")).to_contain_text("Saved")
        hook.get_by_role("button", name="Try it").press("Enter")
        expect(hook.get_by_role("status")).to_have_text("The message arrived.")
        assert receiver.next()[1]["message"].startswith("This is a trial.")
        receiver.status = 404
        hook.get_by_role("button", name="Try it").press("Enter")
        expect(hook.get_by_role("alert")).to_have_text(
            "The answer was 404; look whether the address is right."
        )
        anna.keyboard.press("Escape")
        anna.get_by_role("button", name="Menu").press("Enter")
        anna.get_by_role("button", name="Settings").press("Enter")
        expect(hook.get_by_role("alert")).to_contain_text("The last message did not arrive.")
        expect(address).to_have_value(receiver.url)
        hook.get_by_role("button", name="Remove").press("Enter")
        expect(address).to_have_value("")
        expect(address).to_be_focused()


def test_a_refused_address_is_told_where_a_phone_is_looked_at(
    page: Page, linked: str, enter: Enter
) -> None:
    """The sentence comes into view under the field, the second time too."""
    anna = enter(made(page, linked, "Anna", "Béla")["seats"][0])
    anna.set_viewport_size({"width": 360, "height": 640})
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Settings").click()
    hook = anna.get_by_role("group", name="Send me a message when it is my turn")
    address = hook.get_by_role("textbox", name="Address")
    address.fill("ftp://example.org")
    for _ in range(2):
        address.evaluate("each => each.scrollIntoView({ block: 'end' })")
        address.press("Enter")
        expect(hook.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_refused_link_is_told_where_it_was_asked_for(
    page: Page, linked: str, enter: Enter
) -> None:
    """Five seats make a list that is higher than the window; its first button is refused."""
    host = enter(made(page, linked, "Anna", "Béla", "Cili", "Dora", "Egon")["host"])
    host.set_viewport_size({"width": 640, "height": 360})
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Links").click()
    host.route("**/links", lambda route: route.fulfill(json={"key": "error-gone"}, status=404))
    for _ in range(2):
        host.locator(".doors-list button").first.click()
        expect(host.locator(".dialog [role=alert]")).to_be_in_viewport(ratio=1)


def test_those_who_are_there_let_a_bot_play_until_the_one_who_is_gone_comes(
    page: Page, linked: str, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vote, "GONE", 0.05)
    links = made(page, linked, "Anna", "Béla", "Cili")["seats"]
    anna, bela = enter(links[0]), enter(links[1])
    expect(bela.locator(".presence")).to_be_visible()
    bela.set_viewport_size({"width": 844, "height": 390})
    scrolled = "each => { each.scrollTo(0, 9999); return each.scrollTop; }"
    assert bela.locator(".sheet").evaluate(scrolled) > 100
    anna.get_by_role("button", name="Propose a bot: Cili").click()
    card = bela.locator(".agreement")
    expect(card).to_contain_text("Cili is away.")
    expect(card).to_be_in_viewport(ratio=1)
    card.get_by_role("button", name="Let a bot play").click()
    for each in (anna, bela):
        expect(each.locator(".agreement")).to_have_count(0)
        expect(each.locator(".presence li").nth(2)).to_contain_text("a bot plays for now")
    cili = enter(links[2])
    for each in (anna, bela, cili):
        expect(each.locator(".presence li").nth(2)).to_contain_text("is here")
