"""What brings the map nearer, a button or a finger, and that nothing which is read is covered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import INSIDE
from tests.browser.positions import is_at, open_table, reach, stage

SEATS = tuple(Seat(name) for name in ("Anna", "Bryn", "Cleo", "Dora", "Emil"))
PHONES = [(360, 640), (390, 844), (412, 915), (640, 360), (844, 390)]
LARGER = [(768, 1024), (1366, 625)]
COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector(".zoom .in").getBoundingClientRect();
  const things = ".numbers > *, .stands .standing > *, .stands .figure, .signs text, .rose .disc";
  return [...document.querySelectorAll(things)].filter(each => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const wide = Math.min(right, box.right) - Math.max(left, box.left);
    const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    if (each.matches(".disc")) return wide > 0 && high > 0;
    return x > left && x < right && y > top && y < bottom;
  }).map(each => each.outerHTML.slice(0, 120));
}"""
"""Numbers, tokens and figures whose middle is under the button, and a compass that it touches."""
LAND = """() => {
  const button = document.querySelector(".zoom .in");
  const { x, y, width } = button.getBoundingClientRect();
  const rim = parseFloat(getComputedStyle(button).borderLeftWidth);
  const part = (width - 2 * rim) / 10;
  const land = {};
  for (let k = 0; k < 100; k++) {
    const [right, down] = [k % 10, Math.floor(k / 10)].map(n => rim + (n + 0.5) * part);
    for (const each of document.elementsFromPoint(x + right, y + down))
      if (each.matches(".region") && !/^(sea|lake|water) /.test(each.ariaLabel))
        land[each.ariaLabel] = (land[each.ariaLabel] ?? 0) + 1;
  }
  return Math.max(0, ...Object.values(land));
}"""
"""What part of the button as it is seen lies on the land it covers most, in hundredths."""


def late(state: State) -> bool:
    return state.view(frozenset())["round"] > 2 and stage(state) in {"conquer", "select"}


@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("small-world", 2, {}),
        ("small-world", 3, {}),
        ("small-world", 4, {}),
        ("small-world", 5, {}),
        ("warcraft", 1, {}),
        ("warcraft", 5, {}),
        ("tiny-epic", 1, {"map": "heroes"}),
        ("tiny-epic", 2, {"map": "heroes"}),
        ("tiny-epic", 5, {"map": "heroes"}),
    ],
)
def test_the_button_to_come_nearer_covers_no_number_no_token_no_compass_and_little_of_a_land(
    page: Page, address: str, game: str, players: int, more: dict[str, Any]
) -> None:
    page.goto(open_table(address, reach(late, players, game, **more), SEATS[:players]))
    expect(page.locator(".board .region").first).to_be_visible()
    for width, height in PHONES + LARGER:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".zoom[style]").wait_for()
        page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=5000)
        assert page.evaluate(LAND) <= 33, (width, height)


FRAMED = """() => {
  const button = document.querySelector(".zoom .in"), own = button.getBoundingClientRect();
  const rim = parseFloat(getComputedStyle(button).borderLeftWidth);
  const [left, right, top, bottom] =
    [own.left + rim, own.right - rim, own.top + rim, own.bottom - rim];
  const frames = '.ground rect[fill="none"], .ground use[href="#shape-frame"]';
  return [...document.querySelectorAll(frames)].filter(each => {
    const box = each.getBoundingClientRect();
    const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
    return !apart
      && !(left > box.left && right < box.right && top > box.top && bottom < box.bottom);
  }).length;
}"""
"""How many drawn frames the button as it is seen lies across: it is neither beside nor within."""


@pytest.mark.parametrize(
    ("game", "players", "more", "windows"),
    [
        ("small-world", 2, {}, [(640, 360), (844, 390), *LARGER]),
        ("small-world", 3, {}, [(640, 360), (844, 390), *LARGER]),
        ("small-world", 4, {}, PHONES + LARGER),
        ("small-world", 5, {}, PHONES + LARGER),
        ("warcraft", 2, {}, PHONES + LARGER),
        ("warcraft", 5, {}, PHONES + LARGER),
        ("tiny-epic", 2, {"map": "heroes"}, [(390, 844), (844, 390), (1366, 625)]),
        ("tiny-epic", 5, {"map": "heroes"}, [(390, 844), (844, 390), (1366, 625)]),
    ],
)
def test_the_button_to_come_nearer_lies_across_no_drawn_frame(
    page: Page,
    address: str,
    game: str,
    players: int,
    more: dict[str, Any],
    windows: list[tuple[int, int]],
) -> None:
    page.goto(open_table(address, reach(late, players, game, **more), SEATS[:players]))
    expect(page.locator(".board .region").first).to_be_visible()
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".zoom[style]").wait_for()
        page.wait_for_function(f"() => ({FRAMED})() === 0", timeout=5000)


FILLED = """async () => {
  const { src } = document.querySelector("script[type=module]");
  const { page, refresh } = await import(src.replace("app.js", "frame/page.js"));
  const full = at => ({ ...at, race: "amazons", seat: 0, tokens: 2, declined: false });
  const { view } = page.table;
  const regions = Object.entries(view.regions).map(([id, at]) => [id, full(at)]);
  page.table.view = { ...view, regions: Object.fromEntries(regions) };
  refresh();
}"""
"""Sets two tokens on every region, also where one is seldom held."""
UNDER = """() => {
  const box = each => each.getBoundingClientRect();
  const button = document.querySelector(".zoom .in"), { left, right, top, bottom } = box(button);
  const rim = parseFloat(getComputedStyle(button).borderLeftWidth);
  const lying = [...document.querySelectorAll(".stands .slab, .stands .count circle")].map(box);
  return [lying.length, lying.filter(each =>
    Math.min(right - rim, each.right) - Math.max(left + rim, each.left) > 1
    && Math.min(bottom - rim, each.bottom) - Math.max(top + rim, each.top) > 1).length];
}"""
"""How many tokens and counts there are, and how many the button covers a part of."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_button_to_come_nearer_covers_no_part_of_a_token_wherever_tokens_stand(
    page: Page, address: str, players: int
) -> None:
    page.goto(open_table(address, reach(is_at("conquer"), players), SEATS[:players]))
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate(FILLED)
    for width, height in PHONES + LARGER:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({UNDER})()[1] === 0", timeout=5000)
        assert page.evaluate(UNDER)[0] > 40


def test_near_on_a_phone_the_buttons_stand_beside_the_map_and_every_token_can_be_seen(
    phone: Phone, address: str
) -> None:
    page = phone(390, 844)
    page.goto(open_table(address, reach(is_at("conquer"), 2), SEATS[:2]))
    page.get_by_role("button", name="Zoom in").tap()
    out = page.get_by_role("button", name="Zoom out")
    expect(out).to_be_visible()
    strip = page.locator(".zoom")
    box, whole = strip.bounding_box(), page.locator(".board").bounding_box()
    assert box
    assert whole
    assert (box["y"], box["height"]) == (whole["y"], whole["height"])
    assert re.match(r"rgb\(", strip.evaluate("each => getComputedStyle(each).backgroundColor"))
    page.evaluate(FILLED)
    middle = whole["y"] + whole["height"] / 2
    for _ in range(3):
        page.mouse.move(330, middle)
        page.mouse.down()
        page.mouse.move(20, middle, steps=4)
        page.mouse.up()
    rights = page.locator(".stands .stack").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().right)"
    )
    assert max(rights) <= box["x"]


LEAST = 30
"""The width in pixels of a region below which a finger hits what lies beside it."""
SIDE = "path => (box => Math.min(box.width, box.height))(path.getBoundingClientRect())"
LABELLED = """() => {
  const label = document.querySelector(".brought-nearer").getBoundingClientRect();
  return [...document.querySelectorAll(".stands .slab")].filter(each => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > label.left && x < label.right && y > label.top && y < label.bottom;
  }).length;
}"""
"""How many tokens have their middle under the label."""


def islands_on_a_phone(phone: Phone, address: str) -> tuple[Page, Locator]:
    """Open the islands of five seats on a small phone; return it with their smallest region."""
    page = phone(360, 640)
    page.goto(open_table(address, reach(is_at("conquer"), 5, "warcraft"), SEATS))
    expect(page.locator(".stage-conquer")).to_be_visible()
    return page, min(page.locator(".region").all(), key=lambda path: float(path.evaluate(SIDE)))


def test_a_tap_brings_a_small_region_nearer_says_so_beside_the_tokens_and_one_more_takes_it_back(
    phone: Phone, address: str
) -> None:
    page, smallest = islands_on_a_phone(phone, address)
    board = page.locator(".board")
    whole = board.get_attribute("viewBox")
    before = float(smallest.evaluate(SIDE))
    assert before < LEAST
    page.touchscreen.tap(*smallest.evaluate(INSIDE))
    expect(board).not_to_have_attribute("viewBox", str(whole))
    page.wait_for_timeout(400)
    assert float(smallest.evaluate(SIDE)) > before * 1.2
    said = page.get_by_role("button", name="Brought nearer. Whole map")
    expect(said).to_be_in_viewport(ratio=1)
    assert page.evaluate(LABELLED) == 0
    said.tap()
    expect(board).to_have_attribute("viewBox", str(whole))
    expect(said).to_have_count(0)
    assert page.locator(".region[aria-pressed=true]").count() == 1


def test_what_is_said_of_a_map_that_came_nearer_goes_by_itself_and_one_touch_takes_it_back_still(
    phone: Phone, address: str
) -> None:
    page, smallest = islands_on_a_phone(phone, address)
    board = page.locator(".board")
    whole = board.get_attribute("viewBox")
    page.touchscreen.tap(*smallest.evaluate(INSIDE))
    said = page.get_by_role("button", name="Brought nearer. Whole map")
    expect(said).to_be_visible()
    expect(said).to_have_count(0, timeout=6000)
    page.get_by_role("button", name="Whole map").tap()
    expect(board).to_have_attribute("viewBox", str(whole))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_tap_on_a_map_of_small_world_moves_it_on_a_phone(
    phone: Phone, address: str, players: int
) -> None:
    """Its smallest region is wide enough for a finger on the narrowest phone."""
    page = phone(360, 640)
    page.goto(open_table(address, reach(is_at("conquer"), players), SEATS[:players]))
    expect(page.locator(".stage-conquer")).to_be_visible()
    whole = page.locator(".board").get_attribute("viewBox")
    smallest = min(page.locator(".region").all(), key=lambda path: float(path.evaluate(SIDE)))
    assert float(smallest.evaluate(SIDE)) >= LEAST
    page.touchscreen.tap(*smallest.evaluate(INSIDE))
    expect(smallest).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(400)
    expect(page.locator(".board")).to_have_attribute("viewBox", str(whole))
