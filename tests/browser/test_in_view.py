"""What is opened or chosen comes into view whole, with the button that answers it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Mouse
from tests.browser.positions import open_table, reach, stage
from tests.browser.test_learn import IN_SIGHT, Learner

LAPTOPS = [(1366, 625), (1366, 768)]
PHONE = (360, 640)
LANGUAGES = ["en", "cs", "hu", "pl"]


class Reader(Mouse):
    """Reads what is said of the chosen region before a button is used."""

    read = 0

    def use(self, thing: Locator) -> None:
        told = self.page.locator(".region-choice .choice-title ~ *:not(.upshot)")
        if told.count():
            self.read += 1
            where = ".region-choice :is(.sum, .sum > *, .stake, .read, .why, .upshot .confirm)"
            assert self.page.evaluate(IN_SIGHT, where), self.page.locator(".task").text_content()
        super().use(thing)


@pytest.mark.parametrize("window", [*LAPTOPS, PHONE], ids=str)
@pytest.mark.parametrize(
    ("game", "lesson"),
    [("warcraft", "islands"), ("small-world", "first"), ("tiny-epic", "kingdom")],
)
def test_in_a_lesson_the_price_of_a_region_is_read_whole_above_its_button(
    page: Page, address: str, game: str, lesson: str, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(f"{address}/#/learn/{game}/{lesson}")
    hands = Reader(page)
    Learner(page, hands).take(game, lesson)
    assert hands.read


def opened(page: Page) -> None:
    """Hold that both sentences and the button of the opened combination are in the window."""
    expect(page.locator(".combo-detail .confirm")).to_be_focused()
    for part in (".combo-detail .confirm", ".combo-detail .columns"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate(IN_SIGHT, ".combo-detail .confirm")


def open_each(page: Page) -> None:
    """Open every combination by Enter, and change the window's size under each."""
    rows = page.locator(".combo-row")
    expect(rows.first).to_be_visible()
    size = page.viewport_size
    assert size
    width, height = size["width"], size["height"]
    for k in range(rows.count()):
        rows.nth(k).focus()
        page.keyboard.press("Enter")
        opened(page)
        page.set_viewport_size({"width": width - 200, "height": height})
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 50))"
        )
        opened(page)


@pytest.mark.parametrize(
    ("language", "window"), [*((each, LAPTOPS[0]) for each in LANGUAGES), ("en", LAPTOPS[1])]
)
def test_enter_brings_all_that_a_combination_does_into_view_with_its_button(
    page: Page, address: str, language: str, window: tuple[int, int]
) -> None:
    """With every row, and still so where the window changes its size under it."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick", name="warcraft")))
    page.evaluate(
        "lang => localStorage.setItem('marchland', JSON.stringify({lang, theme: 'auto'}))", language
    )
    page.reload()
    open_each(page)


def test_in_a_lesson_a_combination_opens_into_view_too(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands", 2)
    page.keyboard.press("F6")
    open_each(page)
