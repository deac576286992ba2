"""Five at a table: everybody is in sight, nothing lies over anything, every number is legible."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import NewTable, Phone
from tests.browser.positions import is_at, open_table, reach

FIVE = tuple(Seat(name) for name in ["Anna", "Bryn", "Zdeněk", "Małgorzata", "Ödön"])
LEGIBLE = 8
"""Pixels; smaller letters cannot be read on any screen."""

OUTSIDE = """([outer, inner, sideways]) => [...document.querySelectorAll(outer)].flatMap(each => {
  const box = each.getBoundingClientRect();
  return [...each.querySelectorAll(inner)].filter(part => part.checkVisibility()).filter(part => {
    const at = part.getBoundingClientRect();
    return at.left < box.left - 1 || at.right > box.right + 1
      || !sideways && (at.top < box.top - 1 || at.bottom > box.bottom + 1);
  }).map(part => part.className + ": " + part.textContent.trim());
})"""


@pytest.mark.parametrize("stage", ["conquer", "deploy", "over"])
@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_all_five_seats_are_in_sight_on_a_desk(
    page: Page, address: str, name: str, stage: str
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(open_table(address, reach(is_at(stage), 5, name), FIVE))
    expect(page.locator(f".stage-{stage}")).to_be_visible()
    expect(page.locator(".seat")).to_have_count(5)
    assert page.evaluate(OUTSIDE, [".seats", ".seat"]) == []
    assert page.evaluate(OUTSIDE, [".seat", ".badge, .tile, .coin, .faction"]) == []
    assert page.evaluate(OUTSIDE, [".column", ".combo-facts", True]) == []


def test_five_seats_say_race_and_power_in_words(page: Page, address: str) -> None:
    """On a desk; how many regions a race holds stands there on a phone too."""
    state = reach(is_at("conquer"), 5)
    rows = [row for seat in state.view(frozenset())["seats"] for row in seat["tribes"]]
    page.goto(open_table(address, state, FIVE))
    for size in [(1280, 720), (390, 844)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        words = page.locator(".seat .tribe-words")
        expect(words).to_have_count(len(rows))
        for word in words.all():
            expect(word).to_be_visible(visible=size[0] > size[1])
        held = page.locator(".seat .regions b")
        expect(held).to_have_text([str(len(row["regions"])) for row in rows])
        for number in held.all():
            expect(number).to_be_visible()


def test_tokens_in_hand_and_tokens_set_aside_have_signs_of_their_own(
    phone: Phone, address: str
) -> None:
    """SW-R01: the Amazons' four, on a phone that has no room for words."""

    def both(state: State) -> bool:
        tribes = [row for seat in state.view(frozenset())["seats"] for row in seat["tribes"]]
        return {"hand", "aside"} <= {key for row in tribes for key in ("hand", "aside") if row[key]}

    page = phone(360, 640, locale="cs-CZ")
    page.goto(open_table(address, reach(both)))
    signs = [page.locator(f".{kind} .glyph").first for kind in ("in-hand", "set-aside")]
    for sign in signs:
        expect(sign).to_be_visible()
    assert signs[0].inner_html() != signs[1].inner_html()
    # What they wait for, and until when.
    told = page.locator(".set-aside").first
    expect(told).to_have_attribute("title", re.compile(r"pomáh\S+ dobývat.*Do ruky se vrátí"))


def test_all_five_kingdoms_are_in_sight_at_the_end(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(open_table(address, reach(is_at("over"), 5, "tiny-epic"), FIVE))
    expect(page.locator(".finish")).to_be_visible()
    expect(page.locator(".seat")).to_have_count(5)
    assert page.evaluate(OUTSIDE, [".seats", ".seat"]) == []


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_what_a_seat_has_stays_in_its_card_on_a_phone(
    phone: Phone, address: str, name: str
) -> None:
    page = phone(360, 640, locale="cs-CZ")
    page.goto(open_table(address, reach(has_much, 5, name), FIVE))
    expect(page.locator(".seat")).to_have_count(5)
    assert page.evaluate(OUTSIDE, [".seat", ".badge, .tile, .coin, .faction"]) == []


def test_all_that_a_kingdom_has_stands_in_one_line_on_a_phone(phone: Phone, address: str) -> None:
    """Food, mana, ore, silver and forts, as the expansion has them."""
    page = phone(360, 640, locale="cs-CZ")
    state = reach(lambda state: state.is_over, 2, "tiny-epic", map="heroes")
    page.goto(open_table(address, state))
    facts = page.locator(".kingdom .facts")
    expect(facts).to_have_count(2)
    for row in facts.all():
        things = row.locator(".stock, .figures").locator("visible=true")
        boxes = [thing.bounding_box() for thing in things.all()]
        assert len(boxes) == 5
        middles = [box["y"] + box["height"] / 2 for box in boxes if box]
        assert max(middles) - min(middles) < 8


def has_much(state: Any) -> bool:
    """Somebody has tokens in hand and a race in decline."""
    seats = state.view(frozenset())["seats"]
    return any(
        len(seat["tribes"]) > 1 and any(tribe["hand"] for tribe in seat["tribes"]) for seat in seats
    )


@pytest.mark.parametrize(
    ("name", "stage", "regions"), [("small-world", "conquer", 48), ("tiny-epic", "act", 30)]
)
def test_what_a_region_is_called_can_be_read_on_a_small_phone(
    phone: Phone, address: str, name: str, stage: str, regions: int
) -> None:
    page = phone(360, 640, locale="cs-CZ")
    page.goto(open_table(address, reach(is_at(stage), 5, name), FIVE))
    numbers = page.locator(".numbers text")
    expect(numbers.first).to_be_visible()
    heights = numbers.evaluate_all(
        "all => all.map(each => parseFloat(getComputedStyle(each).fontSize)"
        " * each.getScreenCTM().a)"
    )
    assert len(heights) >= regions
    assert min(heights) >= LEGIBLE


def test_no_number_covers_the_map_while_its_place_is_not_measured(page: Page, address: str) -> None:
    """On a slow machine the first picture of a table stands for a while."""
    page.add_init_script("window.ResizeObserver = class { observe() {} disconnect() {} };")
    page.goto(open_table(address, reach(is_at("conquer"), 5), FIVE))
    numbers = page.locator(".numbers text")
    expect(numbers).to_have_count(48)
    sizes = numbers.evaluate_all(
        "all => all.map(each => parseFloat(each.getAttribute('font-size')))"
    )
    assert max(sizes) < 25


def test_five_short_names_are_whole_on_a_tablet(page: Page, new_table: NewTable) -> None:
    page.set_viewport_size({"width": 820, "height": 1180})
    bots = [{"name": name, "kind": "bot", "bot": "random"} for name in ["Hob", "Mab", "Tuck"]]
    people = [{"name": name, "kind": "person"} for name in ["Anna", "Wren"]]
    page.goto(new_table([*people, *bots]))
    expect(page.locator(".seat-name")).to_have_count(5)
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).length"
    assert page.locator(".seat-name").evaluate_all(cut) == 0
