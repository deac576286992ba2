"""No page looks different for what was seen in the tab before it."""

import re

from playwright.sync_api import Page, expect

import marchland
from tests.browser.bench import Bench
from tests.browser.conftest import NewTable
from tests.browser.hands import Mouse

LOOKS = """() => {
  const told = ["display", "position", "color", "backgroundColor", "borderTopWidth",
    "borderTopColor", "borderRadius", "paddingLeft", "paddingTop", "fontSize", "fontWeight",
    "fontStyle", "opacity", "fill", "stroke", "strokeWidth", "cursor", "pointerEvents",
    "gridTemplateColumns", "overflow"];
  const called = one =>
    `${one.localName}.${one.getAttribute("class")}:${[...one.parentNode.children].indexOf(one)}`;
  const found = {};
  for (const each of document.querySelectorAll("#page *")) {
    const style = getComputedStyle(each), box = each.getBoundingClientRect(), way = [];
    for (let one = each; one.id !== "page"; one = one.parentElement) way.unshift(called(one));
    const size = [Math.round(box.width), Math.round(box.height)];
    found[way.join(" ")] = [...size, ...told.map(name => style[name])].join("; ");
  }
  return found;
}"""
"""How everything on the page looks: its size, and what a style sheet may say of it."""

DRAWN = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"""
STILL = 3
"""After how many drawings that changed nothing a page is at rest."""

STARTS = [
    ("Small World", "New race"),
    ("Small World", "New board"),
    ("Tiny Epic Kingdoms", "New faction"),
    ("Tiny Epic Kingdoms", "New territory"),
]
"""What is begun in the workshop."""
PEOPLE = [{"name": name, "kind": "person"} for name in ("Anna", "Eva")]


def looks(page: Page) -> dict[str, str]:
    """Return how everything looks, as soon as it stays so."""
    page.wait_for_load_state("networkidle")
    before: dict[str, str] = {}
    same = 0
    for _ in range(100):
        page.evaluate(DRAWN)
        now: dict[str, str] = page.evaluate(LOOKS)
        same = same + 1 if now == before else 0
        if same == STILL:
            return now
        before = now
    raise AssertionError("the page does not come to rest")


def places(page: Page, address: str, new_table: NewTable) -> dict[str, str]:
    """Return the pages to look at, each with what is there once it is drawn."""
    found = {"#/": ".offers .game", "#/learn": ".lessons .button", "#/workshop": ".starts"}
    bench = Bench(page, Mouse(page), address)
    for game, what in STARTS:
        bench.begin(game, what)
        found[page.url.removeprefix(f"{address}/")] = ".craft .begin"
    for game in marchland.games():
        table = new_table(PEOPLE, game=game)
        found[table.removeprefix(f"{address}/")] = ".table.mine .board .region"
        found[f"#/new/{game}"] = '.new input[name="game"]:checked'
        found[f"#/rules/{game}"] = ".dialog.book[open] .part"
    return found


def go(page: Page, address: str, place: str, mark: str) -> None:
    """Go to a page, by the workshop's first where the tab is with us, and point at nothing."""
    if page.url.startswith(address):
        page.goto(f"{address}/#/workshop")
        expect(page.locator(".starts").first).to_be_visible()
    draft = re.fullmatch("#/workshop/(.+)", place)
    if draft:
        # Until it has come, the one before stays.
        with page.expect_response(re.compile(f"/api/.*{draft[1]}")):
            page.goto(f"{address}/{place}")
    else:
        page.goto(f"{address}/{place}")
    page.mouse.move(2, 2)
    expect(page.locator(mark).first).to_be_visible()


def test_every_page_looks_the_same_whatever_was_seen_in_the_tab_before(
    page: Page, address: str, new_table: NewTable
) -> None:
    """A style sheet counts only while something of its own is drawn."""
    page.set_viewport_size({"width": 1366, "height": 768})
    found = places(page, address, new_table)
    for place, mark in found.items():
        go(page, address, place, mark)
    after_all = {}
    for place, mark in found.items():
        go(page, address, place, mark)
        after_all[place] = looks(page)
    differ = {}
    for place, mark in found.items():
        page.goto("about:blank")
        go(page, address, place, mark)
        alone, now = looks(page), after_all[place]
        for each in {*alone, *now}:
            if alone.get(each) != now.get(each):
                differ[f"{place} {each}"] = f"{alone.get(each)}\n{now.get(each)}"
    assert differ == {}
