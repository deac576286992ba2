"""Who sits at the table: what a card of a seat says, in every window."""

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.positions import open_table, reach, stage
from tests.browser.test_windows import NAMES, WINDOWS

ASTRAY = """() => [...document.querySelectorAll(".seat:has(.seat-name)")].flatMap(seat => {
  const box = where => seat.querySelector(where).getBoundingClientRect();
  const [crest, name, coin] = [".crest", ".seat-name", ".purse .coin"].map(box);
  const others = [...seat.querySelectorAll(".tribe > *, .tribe-facts > *, .harmony, .bot")]
    .filter(each => each.checkVisibility()).map(each => each.getBoundingClientRect());
  const isCrossed = [name, ...others].some(each => each.left < coin.right - 1
    && each.right > coin.left + 1 && each.top < coin.bottom - 1 && each.bottom > coin.top + 1);
  const middle = (coin.top + coin.bottom) / 2;
  const isLow = middle < Math.min(crest.top, name.top) + 2
    || middle > Math.max(crest.bottom, name.bottom) - 2;
  return isCrossed || isLow ? [`${seat.innerText.slice(0, 20)} ${isCrossed} ${isLow}`] : [];
})"""


@pytest.mark.parametrize(
    ("name", "players"), [("small-world", 2), ("warcraft", 2), ("warcraft", 5)]
)
def test_the_purse_stands_beside_its_owners_name(
    page: Page, address: str, name: str, players: int
) -> None:
    """With two tribes to tell of, and with a name of 40 letters."""

    def found(state: State) -> bool:
        view = state.view(frozenset())
        return view["stage"] == "conquer" and all(len(seat["tribes"]) > 1 for seat in view["seats"])

    seats = tuple(Seat(each) for each in NAMES[2 : 2 + players] + NAMES[:2])[:players]
    page.goto(open_table(address, reach(found, players, name), seats))
    expect(page.locator(".board .region").first).to_be_visible()
    found_astray = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        faults = page.evaluate(ASTRAY)
        found_astray += [f"{width}x{height}: {each}" for each in faults]
    assert not found_astray, "\n".join(found_astray)


@pytest.mark.parametrize("width", [390, 1280])
def test_the_points_of_a_kingdom_say_what_they_are_made_of(
    phone: Phone, address: str, width: int
) -> None:
    """The points of each kingdom, line by line, add up to the number on its seat."""

    def found(state: State) -> bool:
        view = state.view(frozenset())
        return view["stage"] == "select" and all(len(seat["lines"]) > 2 for seat in view["seats"])

    page = phone(width, 844)
    page.goto(open_table(address, reach(found, 2, "tiny-epic")))
    points = page.locator(".kingdom .points .word")
    expect(points).to_have_count(2)
    for each in points.all():
        number = each.inner_text().strip()
        each.tap()
        expect(page.locator("#help h3")).to_have_text(f"Points: {number}")
        lines = page.locator("#help li").all_inner_texts()
        assert any(line.startswith("Meeples: ") for line in lines)
        assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(number)


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_none_of_four_seats_stands_alone_in_a_row_of_a_phone(
    phone: Phone, address: str, name: str
) -> None:
    page = phone(390, 844)

    def found(state: State) -> bool:
        return str(state.view(frozenset())["stage"]) == "conquer"

    page.goto(open_table(address, reach(found, 4, name), tuple(map(Seat, "ABCD"))))
    expect(page.locator(".seat")).to_have_count(4)
    tops = [box["y"] for seat in page.locator(".seat").all() if (box := seat.bounding_box())]
    assert sorted(tops.count(top) for top in set(tops)) == [2, 2]


def test_every_sign_on_the_card_of_a_player_explains_itself_by_a_tap(
    phone: Phone, address: str
) -> None:
    """Harmony, faction, regions, what is in hand; Harmony with the rule that brings it."""

    def harmonious(state: State) -> bool:
        seats = state.view(frozenset())["seats"]
        told = [tribe["remembers"] or {} for seat in seats for tribe in seat["tribes"]]
        return stage(state) == "conquer" and any(one.get("harmony") for one in told)

    page = phone(1180, 820)
    page.goto(open_table(address, reach(harmonious, name="warcraft")))
    signs = page.locator(".seat [title]:not(.seat-name, button, .purse)").locator("visible=true")
    expect(signs.first).to_be_visible()
    said = [str(sign.get_attribute("title")) for sign in signs.all()]
    assert any(one.startswith("Has Harmony from") for one in said)
    for sign, text in zip(signs.all(), said, strict=True):
        sign.tap()
        expect(page.locator("#help")).to_contain_text(text)
        if text.startswith("Has Harmony"):
            expect(page.locator("#help")).to_contain_text("pay you two coins")
        sign.tap()
        expect(page.locator("#help")).to_have_count(0)
