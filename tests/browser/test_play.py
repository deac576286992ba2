"""A whole game of two against a bot, by mouse, by keyboard and by touch on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewTable, Phone
from tests.browser.hands import Hands, Keyboard, Mouse, Player, Touch

pytestmark = pytest.mark.slow


def play(page: Page, table: str, hands: Hands, seed: int) -> None:
    page.goto(table)
    expect(page.locator(".table[data-n]")).to_be_visible()
    Player(page, hands, seed).play()
    expect(page.locator(".finish .sum-row")).to_contain_text("Total")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game_is_played_with_the_mouse(page: Page, new_table: NewTable) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    play(page, new_table(), Mouse(page), 1)


def test_a_whole_game_is_played_with_the_keyboard_alone(page: Page, new_table: NewTable) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    play(page, new_table(), Keyboard(page), 2)


def test_a_whole_game_is_played_with_a_finger_on_a_phone(phone: Phone, new_table: NewTable) -> None:
    page = phone()
    play(page, new_table(), Touch(page), 3)
