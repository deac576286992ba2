"""What the teacher speaks of is seen: no price lies over a sign, no button below the window."""

import pytest
from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import Mouse
from tests.browser.positions import open_table, reach
from tests.browser.test_learn import Learner
from tests.server.learner import known, moments

SIGNS = ".map .ground svg[viewBox='0 0 24 24'][width='22']"
AWAY = """all => Math.max(...all.map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const meant = new DOMPoint(0, 0).matrixTransform(each.closest("[transform]").getScreenCTM());
  return Math.hypot(x + width / 2 - meant.x, y + height / 2 - meant.y);
}))"""
"""How far a sign lies at most from where the board has it."""
COVERED = """(signs) => {
  const box = (e) => e.getBoundingClientRect();
  const all = [...document.querySelectorAll(signs)].map(box);
  const prices = [...document.querySelectorAll(".price-tag > .label")].map(box);
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


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
@pytest.mark.parametrize("players", [2, 5])
def test_signs_of_the_map_are_told_apart_on_a_phone(
    phone: Phone, address: str, players: int, game: str
) -> None:
    """SW-S01: nine pixels at least, whole as the map is."""
    seats = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"][:players])
    page = phone(390, 844)
    page.goto(open_table(address, reach(lambda at: at.to_move == 0, players, game), seats))
    signs = page.locator(SIGNS)
    expect(signs.first).to_be_attached()
    drawn = "all => Math.min(...all.map(each => each.getScreenCTM().a * 24))"
    assert signs.evaluate_all(drawn) > 9
    assert signs.evaluate_all(AWAY) < 1


def test_what_a_step_asks_is_in_sight_where_words_are_long(page: Page, address: str) -> None:
    """In Hungarian the hero is raised by the last of three buttons."""
    rules, course = known("tiny-epic", "hero")
    answers = [answer for answer, _, _ in moments(rules, course)]
    end = next(k for k, each in enumerate(answers) if each.say == "lesson-hero-retire")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{address}/#/learn/tiny-epic/hero")
    Learner(page, Mouse(page)).take("tiny-epic", "hero", end)
    page.evaluate("() => localStorage.setItem('marchland', JSON.stringify({ lang: 'hu' }))")
    page.reload()
    expect(page.locator(".lesson .task")).to_contain_text("fejleszd")
    raise_hero = page.locator(".answers button", has_text="Hős fejlesztése")
    expect(raise_hero).to_be_in_viewport(ratio=1)
