"""What has just happened is told beside the map: it hides nothing of it, and no button."""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach

WINDOWS = [
    (360, 640), (390, 844), (844, 390), (640, 360), (820, 1180), (1180, 820), (1366, 625),
    (1366, 768), (1920, 1080),
]  # fmt: skip
TABLES = [
    ("small-world", 2, "en"), ("small-world", 5, "hu"), ("warcraft", 5, "en"),
    ("tiny-epic", 1, "cs"), ("tiny-epic", 1, "pl"), ("tiny-epic", 2, "en"), ("tiny-epic", 5, "hu"),
]  # fmt: skip
NAMES = ["Bartholomew Featherstonehaugh-Cholmondel", "Bryn", "Cleo", "Dora", "Emil"]

TOLD = """async ({ news, scrolled }) => {
  const folder = document.querySelector("script[type=module]").src.replace("app.js", "frame/");
  const files = ["page.js", "motion.js"].map(name => import(folder + name));
  const [{ page }, motion] = await Promise.all(files);
  const frame = () => new Promise(requestAnimationFrame);
  scrollTo(0, scrolled);
  for (let k = 0; k < 4; k++) await frame();
  const under = each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  };
  const buttons = [...document.querySelectorAll(".table :is(button, summary, select):not(.log *, .news *)")]
    .filter(each => each.contains(under(each)));
  const places = () => [...document.querySelectorAll(".map, .table button")]
    .map(each => Object.values(each.getBoundingClientRect().toJSON()).join()).join();
  const before = places();
  motion.show(page.table, news);
  const told = [...document.querySelectorAll(".told-step")].at(-1);
  const runs = told.getAnimations({ subtree: true });
  const { delay, duration } = runs[0].effect.getTiming();
  for (const run of runs) run.pause();
  const turn = part => runs.forEach(run => { run.currentTime = delay + part * duration; });
  turn(0.5);
  const box = told.firstElementChild.getBoundingClientRect();
  const found = [];
  const wrong = what => found.push(`${innerWidth}x${innerHeight} +${scrollY}: ${what}`);
  if (box.left < 0 || box.right > innerWidth || box.top < -1 || box.bottom > innerHeight)
    wrong("outside the window");
  const shared = ({ left, right, top, bottom }) => Math.min(right, box.right) - Math.max(left, box.left) > 1
    && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  if (shared(document.querySelector(".map > .board").getBoundingClientRect())) wrong("over the map");
  const sentence = document.querySelector(".ask .sentence")?.getBoundingClientRect();
  const low = document.querySelector(".map").getBoundingClientRect().bottom;
  if (sentence && innerHeight > innerWidth && sentence.top >= low && shared(sentence))
    wrong("over the question");
  if (places() !== before) wrong("something has moved");
  for (const each of buttons) if (told.contains(under(each))) wrong(`over ${each.className} ${each.innerText}`);
  const missing = new Set(), seen = new Set(), walk = document.createTreeWalker(told, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: parent, data } = walk.currentNode;
    if (parseFloat(getComputedStyle(parent).fontSize) < 12) wrong("letters are small");
    for (const word of data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, word.index);
      range.setEnd(walk.currentNode, word.index + word[0].length);
      const name = `${word[0]} ${word.index}`;
      missing.add(name);
      for (const part of [0.12, 0.4, 0.6, 0.9]) {
        turn(part);
        const { x, y, width, height } = range.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        if (y > box.top - 3 && y + height < box.bottom + 3 && told.contains(at)) seen.add(name);
      }
    }
  }
  for (const name of missing) if (!seen.has(name)) wrong(`never read: ${name}`);
  for (const each of document.querySelectorAll(".told-step")) each.getAnimations()[0].cancel();
  return found;
}"""  # noqa: E501 - a line of script
"""What is wrong with where the last of some entries is told, and with how it can be read."""


@cache
def position(game: str, players: int) -> State:
    """Return a position some rounds into a game, in which the first seat is asked."""

    def found(state: State) -> bool:
        if state.is_over or state.to_move != 0:
            return False
        view = state.view(frozenset({0}))
        return view["round"] > 1 and view["stage"] in {"conquer", "select", "act"}

    return reach(found, players, game)


def news(game: str, players: int) -> list[dict[str, object]]:
    """Return what is told there; alone the longest that a step of the opponent can lead to."""
    if game != "tiny-epic":
        args = {"n": 10, "of": 10, "last": True}
        return [{"n": 1, "key": "log-round", "seat": None, "args": args, "lines": []}]
    if players > 1:
        return [{"n": 1, "key": "tek-log-clear", "seat": None, "args": {}, "lines": []}]
    why = [{"key": "tek-why-no-fort-place", "args": {}}]
    return [
        {"n": 1, "key": "tek-log-pass", "seat": 1, "args": {}, "lines": []},
        {"n": 1, "key": "tek-log-collect", "seat": 0, "args": {"n": 0}, "lines": why},
    ]


@pytest.mark.parametrize(("game", "players", "lang"), TABLES)
def test_what_is_told_hides_nothing_of_the_map_and_no_button_and_can_be_read(
    page: Page, address: str, game: str, players: int, lang: str
) -> None:
    """Wherever the page has been scrolled to, and however long the sentence is.

    Only of what can be read about the past a line may lie under it where all else is scrolled away.
    """
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"localStorage.setItem('marchland', JSON.stringify({{lang: '{lang}'}}))")
    seats = tuple(Seat(name) for name in NAMES[:players])
    page.goto(open_table(address, position(game, players), seats))
    expect(page.locator(".board .region").first).to_be_visible()
    if page.locator(".cover").count():
        page.locator(".cover .confirm").click()
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for scrolled in (0, 160, 240, 320, 900) if width < height else (0,):
            what = {"news": news(game, players), "scrolled": scrolled}
            found += page.evaluate(TOLD, what)
    assert not found, "\n".join(found)


BESIDE = """() => {
  const [told, map] = [".told-step > span", ".map > .board"].map(where =>
    document.querySelector(where).getBoundingClientRect());
  return told.width > 0 && told.top >= 0 && told.bottom <= map.top + 1 && told.right <= innerWidth;
}"""


def test_what_is_told_stays_beside_the_map_when_the_phone_is_turned(
    page: Page, address: str
) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, position("tiny-epic", 2), (Seat("Anna"), Seat("Bryn"))))
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate("() => scrollTo(0, 0)")
    page.evaluate(SHOWN, news("tiny-epic", 2))
    page.wait_for_function(BESIDE)
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(BESIDE, timeout=3000)


SHOWN = """async news => {
  const folder = document.querySelector("script[type=module]").src.replace("app.js", "frame/");
  const files = ["page.js", "motion.js"].map(name => import(folder + name));
  const [{ page }, motion] = await Promise.all(files);
  motion.show(page.table, news);
  document.querySelector(".told-step").getAnimations()[0].pause();
}"""
