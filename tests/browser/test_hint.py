"""A hint: asked for by the person whose turn it is, shown with reasons, put away again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.kingdoms import asked
from tests.browser.positions import is_at, open_table, reach


def test_a_hint_shows_ways_with_reasons_and_lights_what_they_change(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(is_at("mode"))))
    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("region", name="What the computer would do")
    expect(card).to_contain_text("Its strongest quick player, “Strong”, suggests:")
    ways = card.locator("ol > li")
    expect(ways.first).to_be_visible()
    assert 1 <= ways.count() <= 3
    expect(ways.first.locator(".advice-value")).to_have_text(
        re.compile(r"^expected from here on: (about \d+ (more|less) than|as much as) Bryn$")
    )
    for later in ways.all()[1:]:
        expect(later).to_contain_text(
            re.compile("(A|a)bout [0-9]+ less than by the first way|Hardly worse than the best")
        )
    expect(card).to_contain_text("The other total is hidden")
    expect(card).to_contain_text("a single game can end far from it")
    expect(card.locator("ul li").first).to_be_visible()
    card.get_by_role("button", name="Put the hint away").click()
    expect(card).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_focused()


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "hu-HU", "pl-PL"])
def test_on_a_phone_the_first_way_is_a_list_of_steps_and_its_regions_are_lit(
    phone: Phone, address: str, locale: str
) -> None:
    """A line a step; whoever asks is not named in it."""

    def marches(state: State) -> bool:
        return is_at("conquer")(state) and state.view(frozenset())["to_move"] == 0

    page = phone(locale=locale)
    page.goto(open_table(address, reach(marches), (Seat("Ann"), Seat("Anna"))))
    with page.expect_response("**/hint") as answer:
        page.locator(".hint-ask").tap()
    best = answer.value.json()["options"][0]
    assert len(best["told"]) > 1
    assert best["regions"]
    steps = page.locator(".advice ol > li").first.locator("ul").first.locator("li")
    expect(steps).to_have_count(len(best["told"]))
    said = steps.all_inner_texts()
    assert [each for each in said if "Ann " in each or "Ann:" in each] == []
    assert all(each[0] == each[0].upper() for each in said)
    lit = page.locator(".board .change.lit")
    expect(lit).to_have_count(len(best["regions"]))
    for path in lit.all():
        expect(path).to_be_in_viewport(ratio=0.99)
        expect(path).to_have_css("opacity", "1")
    page.locator(".advice .news-head button").tap()
    expect(lit).to_have_count(0)


def test_a_hint_is_asked_for_and_left_by_keyboard(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.get_by_role("button", name="Hint").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".advice ol > li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)


def test_nobody_is_advised_while_a_bot_is_asked(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    page.locator(".wish select").nth(0).select_option("easy")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".thinking")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_on_a_tablet_the_answer_comes_out_from_under_the_map(page: Page, address: str) -> None:
    """Already while it is thought about."""
    page.set_viewport_size({"width": 768, "height": 1024})
    page.route("**/hint", lambda _route: None)
    page.goto(open_table(address, reach(is_at("mode"))))
    expect(page.locator(".ask .sentence")).to_be_visible()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    button = page.locator(".hint-ask")
    page.wait_for_function("() => scrollY > 0")
    button.evaluate("each => each.click()")
    expect(page.locator(".advice .quiet")).to_have_text("Looking for the best turns…")
    page.wait_for_function(
        """() => {
          const card = document.querySelector(".advice").getBoundingClientRect();
          return card.top >= document.querySelector(".map").getBoundingClientRect().bottom;
        }"""
    )


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024)])
def test_a_hint_that_was_read_and_put_away_leaves_the_map_where_it_is_over_the_question(
    phone: Phone, address: str, width: int, height: int
) -> None:
    page = phone(width, height)
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator(".hint-ask").tap()
    expect(page.locator(".advice ol > li").first).to_be_visible()
    page.evaluate("() => document.querySelector('.advice').scrollIntoView({ block: 'end' })")
    top = "document.querySelector('.map').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.locator(".advice .news-head button").dispatch_event("click")
    expect(page.locator(".advice")).to_have_count(0)
    assert page.evaluate(top) == pytest.approx(before, abs=1)
    under = page.evaluate(
        "document.querySelector('.ask').getBoundingClientRect().top"
        " - document.querySelector('.map').getBoundingClientRect().bottom"
    )
    assert under == pytest.approx(6, abs=6)


def test_on_a_tablet_what_a_hint_advises_is_done_above_it_and_all_goes_back_where_it_was(
    phone: Phone, address: str
) -> None:
    page = phone(820, 1180)
    page.goto(open_table(address, reach(is_at("mode"), name="warcraft")))
    expand = page.locator(".ask").get_by_role("button", name="Expand")
    expect(expand).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    page.locator(".hint-ask").tap()
    expect(page.locator(".advice ol > li").first).to_be_in_viewport(ratio=1)
    expect(expand).to_be_in_viewport(ratio=1)
    page.locator(".advice .news-head button").tap()
    expect(page.locator(".advice")).to_have_count(0)
    page.wait_for_function("scrollY === 0")


def test_on_a_laptop_a_hint_stands_under_the_question_for_eyes_and_tab_key_alike(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 700})
    page.goto(open_table(address, reach(is_at("mode"))))
    expand = page.locator(".ask").get_by_role("button", name="Expand")
    button = page.locator(".hint-ask")
    button.focus()
    page.keyboard.press("Enter")
    ways = page.locator(".advice ol > li")
    expect(ways.first).to_be_in_viewport()
    for each in (expand, button):
        expect(each).to_be_in_viewport(ratio=1)
    expand.focus()
    page.keyboard.press("Tab")
    close = page.locator(".advice .news-head button")
    expect(close).to_be_focused()
    expect(close).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowDown")
    expect(ways.first).to_be_focused()


def test_a_tablet_turned_and_turned_back_shows_the_seats_as_before(
    phone: Phone, address: str
) -> None:
    page = phone(820, 1180)
    page.goto(open_table(address, reach(is_at("mode"), name="warcraft")))
    name = page.locator(".seat-name").first
    expect(name).to_be_in_viewport(ratio=1)
    for size in ((1180, 820), (820, 1180)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(600)
    expect(page.locator(".board .region").first).to_be_visible()
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", [(1180, 820), (1366, 625)])
def test_beside_the_map_the_answer_is_in_sight_under_a_long_question(
    phone: Phone, address: str, size: tuple[int, int]
) -> None:
    page = phone(*size)

    def defended(view: dict[str, Any]) -> bool:
        return len(view["bids"]) > 3 and view["war"]["sides"][1]["seat"] == 0

    page.goto(open_table(address, asked("bid", 2, "base", defended)))
    page.get_by_role("button", name="Show", exact=True).tap()
    page.locator(".hint-ask").tap()
    expect(page.locator(".advice ol > li").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".advice h2")).to_be_in_viewport(ratio=1)


def test_upright_a_hint_that_is_put_away_leaves_an_opened_list_where_it_was(
    page: Page, address: str
) -> None:
    """Whatever is open in it: the next tap falls on what was there."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(open_table(address, reach(is_at("pick"))))
    rows = page.locator(".combo-row")
    rows.nth(3).click()
    expect(rows.nth(3)).to_have_attribute("aria-expanded", "true")
    page.evaluate("scrollTo(0, 0)")
    page.locator(".hint-ask").click()
    expect(page.locator(".advice ol > li").first).to_be_visible()
    page.locator(".hint-ask").click()
    expect(page.locator(".advice")).to_have_count(0)
    page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 50))")
    assert page.evaluate("scrollY") == 0
