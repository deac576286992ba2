"""The button that brings the map nearer covers nothing that is read or pointed at."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach, stage

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
