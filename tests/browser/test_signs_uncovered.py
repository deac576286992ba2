"""What the teacher speaks of is seen: no price lies over a sign of the map."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.test_learn import Learner

SIGNS = ".map .ground svg[viewBox='0 0 24 24'][width='22']"
COVERED = """(signs) => {
  const box = (e) => e.getBoundingClientRect();
  const all = [...document.querySelectorAll(signs)].map(box);
  const prices = [...document.querySelectorAll(".price-tag > rect")].map(box);
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const hides = (a) => all.some((b) => wide(a, b) > 4 && high(a, b) > 4);
  return [all.length, prices.filter(hides).length];
}"""


def test_no_price_lies_over_a_sign_that_the_lesson_speaks_of(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands", 5)
    expect(page.locator(".task")).to_contain_text("Stormseat")
    expect(page.locator(".price-tag")).not_to_have_count(0)
    signs, covered = page.evaluate(COVERED, SIGNS)
    assert signs > 10
    assert covered == 0
