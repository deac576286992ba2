"""What stands beside a lesson is true of it: its log, and whom one plays against."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.test_learn import Learner


def test_a_lesson_has_no_set_up_in_its_log_and_a_bot_without_a_level(
    page: Page, address: str
) -> None:
    """A lesson begins within a turn, which is headed once it is over; Bryn's moves are written."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands", 8)
    expect(page.locator(".log")).to_contain_text("Since the lesson began")
    expect(page.locator(".log")).not_to_contain_text("Set-up")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".seat .bot").first).to_have_text("Bot")
    Learner(page, Mouse(page)).take("warcraft", "islands", start=8)
    expect(page.locator(".log")).to_contain_text("Player 1, round 2: +8")
    expect(page.locator(".log")).not_to_contain_text("Since the lesson began")
