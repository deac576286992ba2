"""axe finds nothing beside the table either: the lobby, links, chat, a review, the workshop."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from marchland.server import reviews
from tests.browser.bench import Bench
from tests.browser.hands import Mouse
from tests.browser.positions import is_at, open_table, reach
from tests.browser.test_links import begin
from tests.browser.test_listing import begin as begin_list
from tests.browser.test_lobby import wait

THEMES = ("light", "dark")


def check(page: Page) -> None:
    """Look with axe by day and by night."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found = Axe().run(page)
        assert found.violations_count == 0, f"{theme}: {found.generate_report()}"


def lobby(page: Page, linked: str) -> None:
    wait(page, linked)


def links(page: Page, linked: str) -> None:
    begin(page, linked)


def chat(page: Page, linked: str) -> None:
    begin(page, linked)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("textbox", name="Message")).to_be_visible()


@pytest.mark.parametrize("look", [lobby, links, chat])
def test_what_friends_see(page: Page, linked: str, look: Callable[[Page, str], None]) -> None:
    look(page, linked)
    check(page)


def test_a_review(page: Page, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.05)
    page.goto(open_table(address, reach(is_at("over"))))
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("table", name="Luck and choices")).to_be_visible()
    check(page)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("Small World", "New race"),
        ("Small World", "New board"),
        ("Tiny Epic Kingdoms", "New faction"),
        ("Tiny Epic Kingdoms", "New territory"),
    ],
)
def test_what_is_made_in_the_workshop(page: Page, address: str, game: str, kind: str) -> None:
    """With nothing typed yet, so that what is missing is said."""
    Bench(page, Mouse(page), address).begin(game, kind)
    check(page)


def test_a_sign_that_is_drawn_and_numbers_of_cards(page: Page, address: str) -> None:
    Bench(page, Mouse(page), address).begin("Tiny Epic Kingdoms", "New faction")
    page.get_by_role("radio", name="A drawing of your own").click()
    page.locator(".card-constants summary").click()
    check(page)


def test_a_list_of_neighbours(page: Page, address: str) -> None:
    begin_list(Bench(page, Mouse(page), address), "Small World")
    page.locator(".listed summary").first.click()
    check(page)


def test_what_was_made_in_the_workshop(page: Page, address: str) -> None:
    page.goto(f"{address}/#/workshop")
    expect(page.get_by_role("group", name="Small World", exact=True)).to_be_visible()
    check(page)
