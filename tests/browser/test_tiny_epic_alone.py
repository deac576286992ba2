"""Alone at a table of Tiny Epic Kingdoms: what nobody at the table chose says why."""

from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table

ANNA = (Seat("Anna"),)


def test_a_war_says_who_came_from_where(page: Page, address: str) -> None:
    """TEK-12: the opponent's meeple is gone from where it stood once it attacks."""
    state = asked("match", 1, "base", lambda view: view["war"]["sides"][0]["seat"] == 1)
    page.goto(open_table(address, state, ANNA))
    came = page.locator(".war .came-from")
    expect(came).to_contain_text("The opponent: ")
    expect(came).to_contain_text(" → ")
    war = page.locator(".war h2").inner_text().partition(": ")[2]
    expect(came).to_contain_text(f"→ {war}.")


def test_a_tap_on_the_compass_says_what_it_is_and_why_it_is_turned(
    phone: Phone, address: str
) -> None:
    """TEK-12: twelve points to the opponent's land, which lies beside one's own."""
    page = phone(820, 1180)
    page.goto(open_table(address, asked("select", 1, "base"), ANNA))
    expect(page.locator(".rose")).to_be_visible()
    page.locator(".rose .disc").tap(force=True)
    expect(page.locator("#help")).to_contain_text(
        "Compass: The numbers are directions, as on a clock; 12 points to the opponent’s land."
    )
    page.locator(".ask .sentence").tap()
    expect(page.locator("#help")).to_have_count(0)


SPILLING = """() => {
  const disc = document.querySelector(".rose .disc"), rim = disc.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(disc).strokeWidth) * disc.getScreenCTM().a;
  return [...document.querySelectorAll(".rose g > :is(text, circle):not(.disc, .ring)")]
    .filter(each => each.textContent !== "·" && !each.closest(".needle, .star"))
    .map(each => [each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < rim.left + line || box.right > rim.right - line)
    .map(([number]) => number);
}"""


def test_no_number_of_a_turned_compass_spills_over_its_rim_on_a_phone(
    phone: Phone, address: str
) -> None:
    """Twelve points to the right where the lands lie side by side, and has two digits."""
    page = phone(390, 844)
    page.goto(open_table(address, asked("select", 1, "base"), ANNA))
    expect(page.locator(".rose")).to_be_visible()
    assert page.evaluate(SPILLING) == []


def test_the_opponents_trade_says_that_it_gives_nothing(page: Page, address: str) -> None:
    """TEK-12: it gains one of each, and nothing is exchanged."""
    page.goto(open_table(address, asked("trade", 1, "base"), ANNA))
    expect(page.locator(".compass > .lines")).to_contain_text(
        "In Trade the opponent gives nothing away"
    )
