"""The list of keys, and Enter that leads to what confirms."""

import itertools

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import Keyboard
from tests.browser.positions import is_at, open_table, reach, stage

AROUND = """island => {
  const boxes = [...document.querySelectorAll(`[data-region^="${island}-"]`)]
    .map(each => each.getBoundingClientRect());
  const top = Math.min(...boxes.map(box => box.top));
  const bottom = Math.max(...boxes.map(box => box.bottom));
  return { left: Math.min(...boxes.map(box => box.left)), middle: (top + bottom) / 2, bottom };
}"""
"""Where an island lies."""
APART = """([one, other]) => {
  const [a, b] = [one, other].map(each => document.querySelector(each).getBoundingClientRect());
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
"""Whether two things lie beside each other."""
SEATS = tuple(Seat(name) for name in ("Anna", "Bryn", "Cleo", "Dora", "Emil"))


def test_a_question_mark_lists_the_keys_and_gives_the_keyboard_back(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    region = page.locator('.board [tabindex="0"]')
    region.focus()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys and gestures")
    expect(listed).to_contain_text("Ctrl Z")
    assert not Axe().run(page).violations_count
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(region).to_be_focused()
    page.locator(".menu-button").click()
    page.locator("#menu").get_by_role("button", name="Keys and gestures").click()
    expect(listed).to_be_visible()


def test_where_fingers_touch_the_list_begins_with_what_they_do(
    phone: Phone, page: Page, address: str
) -> None:
    for window, first in ((phone(820, 1180), ".gestures"), (page, ".keys")):
        window.goto(address)
        window.keyboard.press("?")
        lists = window.get_by_role("dialog").locator(".keys, .gestures")
        expect(lists).to_have_count(2)
        assert lists.first.evaluate("(each, first) => each.matches(first)", first)


def test_a_question_mark_in_a_name_is_a_letter(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    name = page.locator(".wish input").first
    name.fill("Who")
    name.press("End")
    page.keyboard.press("?")
    expect(name).to_have_value("Who?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_one_key_leads_from_the_map_to_what_is_asked_and_back(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    region = page.locator('.board [tabindex="0"]')
    told = page.locator(".map-keys")
    expect(told).to_be_hidden()
    page.keyboard.press("Tab")
    region.focus()
    expect(told).to_be_visible()
    expect(told).to_contain_text("F6: to what is asked and back")
    expect(told).to_contain_text("Page Down: next region to choose")
    expect(told).to_contain_text("“?”: all keys")
    page.keyboard.press("F6")
    expect(page.get_by_role("button", name="End conquests")).to_be_focused()
    page.keyboard.press("F6")
    expect(region).to_be_focused()


@pytest.mark.parametrize(
    ("game", "players"), [("small-world", 2), ("small-world", 5), ("tiny-epic", 1)]
)
def test_the_hint_of_keys_and_the_buttons_that_zoom_have_each_their_place(
    page: Page, address: str, game: str, players: int
) -> None:
    page.goto(open_table(address, reach(lambda _: True, players, game), SEATS[:players]))
    region = page.locator('.board [tabindex="0"]')
    expect(region).to_be_visible()
    for width, height in [(390, 844), (360, 640), (844, 390), (768, 1024), (1366, 625)]:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Tab")
        region.focus()
        expect(page.locator(".map-keys")).to_be_visible()
        page.wait_for_function(APART, arg=[".map-keys", ".zoom"])


@pytest.mark.parametrize("by", ["map", "button", "spread"])
def test_the_last_token_placed_by_enter_leads_to_the_confirming_button(
    page: Page, address: str, by: str
) -> None:
    def has_two_in_hand(state: State) -> bool:
        if stage(state) != "deploy":
            return False
        deploy = state.view(frozenset((state.to_move,)))["deploy"]
        return bool(deploy["hand"] == 2 and not deploy["give_up"])

    state = reach(has_two_in_hand)
    region = state.view(frozenset((state.to_move,)))["deploy"]["regions"][0]
    page.goto(open_table(address, state))
    expect(page.locator(".deploy")).to_contain_text("Press a region to add one")
    if by == "spread":
        page.get_by_role("button", name="Spread all evenly").press("Enter")
        expect(page.locator(".deploy .confirm")).to_be_focused()
        return
    where = {"map": ".region", "button": ".stepper"}[by]
    more = page.locator(f'{where}[data-region="{region}"]')
    if by == "button":
        more = more.get_by_role("button").last
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".deploy .confirm")).to_be_focused()


def test_the_keyboard_comes_to_the_button_that_a_step_asks_for(page: Page, address: str) -> None:
    """From the map too, and one key leads back to the map from it, as at a table."""
    page.goto(f"{address}/#/learn/small-world")
    hands = Keyboard(page)
    hands.use(page.get_by_role("link", name="Decline 11"))
    leads_on = page.get_by_role("button", name="Go on")
    region = page.locator('.board [tabindex="0"]')
    expect(leads_on).to_be_focused()
    expect(region).to_be_visible()
    hands.press("F6")
    expect(region).to_be_focused()
    hands.press("F6")
    expect(leads_on).to_be_focused()
    hands.press("Enter")
    declines = page.get_by_role("button", name="Go into decline")
    expect(declines).to_be_focused()
    hands.press("F6")
    expect(region).to_be_focused()
    hands.press("F6")
    expect(declines).to_be_focused()


def test_a_region_given_up_leads_to_done_and_can_be_taken_back(page: Page, address: str) -> None:
    """SW-R01: where too few Amazons stay for all regions, some are given up."""

    def gives_one_up(state: State) -> bool:
        deploy = state.view(frozenset((0,)))["deploy"] if state.to_move == 0 else None
        return bool(deploy and deploy["give_up"] == 1 and stage(state) == "deploy")

    page.goto(open_table(address, reach(gives_one_up)))
    done, told = page.locator(".deploy .confirm"), page.locator(".deploy .rest")
    less = page.locator(".stepper").last.get_by_role("button").first
    more = page.locator(".stepper").last.get_by_role("button").last
    less.focus()
    page.keyboard.press("Enter")
    expect(done).to_be_focused()
    expect(told).to_contain_text("Regions still to be given up: 0")
    expect(page.locator(".bar .in-hand")).to_have_count(0)
    more.focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("Regions still to be given up: 1")
    expect(done).to_be_disabled()
    region = page.locator(".region.can").last
    region.focus()
    page.keyboard.press("Enter")
    expect(done).to_be_focused()


def test_page_down_and_up_walk_over_the_regions_that_can_be_chosen(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator('.board [tabindex="0"]').focus()
    offered = page.locator(".region.can").count()
    seen = []
    for _ in range(offered):
        page.keyboard.press("PageDown")
        expect(page.locator(".region:focus")).to_contain_class("can")
        seen.append(page.evaluate("document.activeElement.dataset.region"))
    assert len(set(seen)) == offered
    page.keyboard.press("PageUp")
    expect(page.locator(".region:focus")).to_have_attribute("data-region", seen[-2])


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_page_down_walks_over_the_islands_as_they_lie(
    page: Page, address: str, width: int, height: int
) -> None:
    """Row by row, from the left; no island is left before its last region."""
    seats = tuple(Seat(name) for name in ("Anna", "Bryn", "Cleo", "Dora", "Emil"))
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, reach(is_at("conquer"), 5, "warcraft"), seats))
    page.locator('.board [tabindex="0"]').focus()
    way: list[str] = []
    for _ in range(page.locator(".region.can").count()):
        page.keyboard.press("PageDown")
        island = page.evaluate("document.activeElement.dataset.region").rpartition("-")[0]
        way += [] if island in way[-1:] else [island]
    if way[0] == way[-1]:
        way.pop()
    assert len(set(way)) == len(way) > 2
    boxes = [page.evaluate(AROUND, island) for island in way]
    back = 0
    for here, there in itertools.pairwise([*boxes, boxes[0]]):
        is_below = there["middle"] > here["bottom"] - 10
        is_beside = there["left"] > here["left"] and there["bottom"] > here["middle"]
        back += not (is_below or is_beside)
    assert back == 1, "only from the last island back to the first"


LIGHT = """colour => {
  const [r, g, b] = colour.match(/[\\d.]+/g).map(n => n / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
}"""


def contrast(page: Page, one: str, other: str) -> float:
    """Return how far apart two colours are."""
    tones = sorted(page.evaluate(LIGHT, colour) for colour in (one, other))
    return float(tones[1] / tones[0])


def test_the_ring_in_the_menu_stands_out_from_it(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(open_table(address, reach(is_at("mode"))))
    page.locator(".menu-button").press("Enter")
    page.locator("#menu").get_by_role("button", name="Settings").focus()
    page.keyboard.press("ArrowDown")
    ring = page.evaluate("() => getComputedStyle(document.activeElement).outlineColor")
    # The menu lies on paper of the same tone as the question.
    card = page.evaluate("() => getComputedStyle(document.querySelector('.ask')).backgroundColor")
    assert contrast(page, ring, card) >= 3


def test_the_catalogue_is_leafed_through_from_its_tab_and_shows_where_the_keyboard_is(
    page: Page, address: str
) -> None:
    """The ring around what scrolls lies within it, where no rim cuts it."""
    page.goto(open_table(address, reach(is_at("mode"))))
    page.locator(".menu-button").press("Enter")
    page.locator("#menu").get_by_role("button", name="Rules").press("Enter")
    page.locator(".book .segments").get_by_role("button", name="Catalogue").press("Enter")
    body = page.locator(".book-body")
    expect(page.locator(".book-body input")).to_be_visible()
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.querySelector('.book-body').scrollTop > 200")
    body.focus()
    assert body.evaluate("each => parseFloat(getComputedStyle(each).outlineOffset) <= -3")
    assert body.evaluate("each => getComputedStyle(each).outlineStyle") == "solid"
