"""A sign is drawn in the page by mouse, finger and keyboard, and stands at the table."""

import json
import secrets
import tomllib
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from marchland.core.toml import sectioned
from tests.browser.bench import Bench, deal
from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, Hands, Keyboard, Mouse, Touch

EMPTY = "." * 16
BAR = [EMPTY] * 4 + ["....#####......."] + [EMPTY] * 11
"""What is drawn: five cells beside each other."""
PATH = (
    "M144 128L176 128L208 128L240 128L272 128Q288 128 288 144Q288 160 272 160L240 160L208 160"
    "L176 160L144 160Q128 160 128 144Q128 128 144 128Z"
)
"""Its outline in 512 units: 32 for a cell, round at the four corners."""
SIGN = f'path[d="{PATH}"]'
FOXES = {"name": {"en": "Foxes"}, "tokens": 6, "tokens_of": "giants", "clauses": [{"earns": 1}]}
SLY = {"name": {"en": "Sly"}, "tokens": 4, "clauses": [{"earns_first": 3}]}
LEVEL = {"mark": "original", "effects": [{"op": "win_ties"}]}
MARSH = {"name": {"en": "Marsh Folk"}, "set": "base", "mark": "original", "level": [LEVEL] * 5}
PEOPLE: dict[str, Any] = {
    "format": 1,
    "game": "small-world",
    "race": {"foxes": FOXES},
    "power": {"sly": SLY},
}
CARDS: dict[str, Any] = {"format": 1, "game": "tiny-epic", "faction": {"marsh_folk": MARSH}}


def kept(address: str, kind: str, data: dict[str, Any]) -> str:
    """Keep something in the workshop; return its id."""
    wish = {"game": data["game"], "kind": kind, "data": data}
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{address}/api/workshop",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        draft: str = json.loads(answer.read())["id"]
    return draft


def opened(bench: Bench, kind: str, data: dict[str, Any]) -> str:
    """Open something in the workshop and choose to draw its sign; return its id."""
    draft = kept(bench.address, kind, data)
    bench.page.goto(f"{bench.address}/#/workshop/{draft}")
    own = bench.page.get_by_role("radio", name="A drawing of your own")
    if isinstance(bench.hands, Keyboard):
        bench.hands.reach(bench.page.locator(".sign-grid input:checked"))
        bench.hands.press("ArrowRight")
    else:
        bench.hands.use(own)
    expect(own).to_be_checked()
    expect(bench.page.locator(".signs + .mistake, .mistake")).to_contain_text("Nothing is drawn")
    return draft


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f'.pencil-cell[data-x="{x}"][data-y="{y}"]')


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def stroke_by_mouse(page: Page) -> None:
    """Draw the bar in one quick stroke: the cells between are not touched one by one."""
    cell(page, 4, 4).scroll_into_view_if_needed()
    page.mouse.move(*middle(cell(page, 4, 4)))
    page.mouse.down()
    page.mouse.move(*middle(cell(page, 8, 4)))
    page.mouse.up()


def stroke_by_finger(page: Page) -> None:
    cell(page, 8, 12).scroll_into_view_if_needed()
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", middle(cell(page, 4, 4)))
    send("touchMove", middle(cell(page, 8, 4)))
    send("touchEnd")


def stroke_by_keys(page: Page) -> None:
    """Go to the first cell, fill it, draw on with Shift; a cell too many is emptied again."""
    keys = Keyboard(page)
    keys.reach(page.locator('.pencil-cell[tabindex="0"]'))
    for key in ("ArrowLeft",) * 4 + ("ArrowUp",) * 4:
        keys.press(key)
    assert cell(page, 4, 4).evaluate("each => each === document.activeElement")
    for key in ("Space", *("Shift+ArrowRight",) * 5, "Space"):
        keys.press(key)


def read(page: Page, address: str, draft: str) -> dict[str, Any]:
    """Return the tables of the file."""
    return tomllib.loads(page.request.get(f"{address}/api/workshop/{draft}/file").text())


def begin(bench: Bench, draft: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin a game in which the Sly Foxes can be picked."""
    path = folder / "same.toml"
    path.write_text(bench.page.request.get(f"{bench.address}/api/workshop/{draft}/file").text())
    seed = deal("small-world", path, "foxes", "sly")
    monkeypatch.setattr(secrets, "randbits", lambda _: seed)
    bench.hands.use(bench.button("Play with it"))
    bench.hands.use(bench.page.get_by_role("button", name="Start"))


def seen_on_the_table(page: Page, hands: Hands) -> None:
    """The sign is in the column, at the seat and on the map, larger than nothing."""
    foxes = page.locator(".combo-row").filter(has_text="Sly Foxes")
    expect(foxes.locator(SIGN).first).to_be_visible()
    hands.use(foxes)
    hands.use(page.locator(".column .confirm, .ask .confirm").locator("visible=true").first)
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    expect(page.locator(f".seat:first-of-type {SIGN}").first).to_be_visible()
    hands.region(page.locator(".region.can").first)
    hands.use(page.locator(".ask .confirm").locator("visible=true").first)
    expect(page.locator(f".board .stack {SIGN}").first).to_be_visible()


def test_a_sign_is_drawn_with_the_mouse_and_stands_at_the_table_in_dark_too(
    page: Page, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(color_scheme="dark")
    bench = Bench(page, Mouse(page), address)
    draft = opened(bench, "races", PEOPLE)
    stroke_by_mouse(page)
    expect(page.locator(f".craft-sign {SIGN}")).to_be_visible()
    bench.is_sound()
    assert read(page, address, draft)["race"]["foxes"]["emblem"] == BAR
    begin(bench, draft, tmp_path, monkeypatch)
    seen_on_the_table(page, bench.hands)


def test_a_sign_is_drawn_with_a_finger_on_a_phone_and_its_faction_bears_it(
    phone: Phone, address: str
) -> None:
    page = phone()
    bench = Bench(page, Touch(page), address)
    draft = opened(bench, "cards", CARDS)
    stroke_by_finger(page)
    expect(page.locator(f".craft-sign {SIGN}")).to_be_visible()
    bench.is_sound()
    assert read(page, address, draft)["faction"]["marsh_folk"]["emblem"] == BAR
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.wait_for_timeout(DOUBLE)
    bench.hands.use(bench.button("Play with it"))
    bench.hands.use(page.get_by_role("button", name="Start"))
    expect(page.locator(".stage-pick-side.mine")).to_be_visible()
    bench.hands.use(page.locator(".ask .option").first)
    bench.hands.use(page.locator(".ask .confirm:enabled").first)
    marsh = page.locator(".ask .option").filter(has_text="Marsh Folk")
    expect(marsh.locator(SIGN)).to_be_visible(timeout=60_000)
    bench.hands.use(marsh)
    bench.hands.use(page.locator(".ask .confirm:enabled").first)
    expect(page.locator(f".seat .people {SIGN}").first).to_be_visible()


def test_a_sign_is_drawn_with_the_keyboard_alone_and_is_there_when_the_file_is_opened_again(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Keyboard(page), address)
    draft = opened(bench, "races", PEOPLE)
    stroke_by_keys(page)
    bench.is_sound()
    assert read(page, address, draft)["race"]["foxes"]["emblem"] == BAR
    path = bench.download(tmp_path)
    bench.delete()
    bench.open(path)
    expect(page.locator(f".craft-sign {SIGN}")).to_be_visible()
    expect(page.get_by_role("radio", name="A drawing of your own")).to_be_checked()


CHOSEN: list[tuple[str, Callable[[Page], Locator]]] = [
    ("Baron", lambda page: page.locator(".craft-sign path")),
    ("Letters", lambda page: page.locator(".craft-sign text")),
]


@pytest.mark.parametrize(("name", "shown"), CHOSEN)
def test_a_faction_may_have_an_emblem_of_the_box_or_letters(
    page: Page, address: str, name: str, shown: Callable[[Page], Locator]
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    draft = kept(address, "cards", CARDS)
    page.goto(f"{address}/#/workshop/{draft}")
    page.get_by_role("radio", name=name, exact=True).click()
    if name == "Letters":
        page.locator(".sign-letters").fill("Mf")
        expect(page.locator(".craft-sign text")).to_have_text("Mf")
    expect(shown(page)).to_be_visible()
    bench.is_sound()
    wanted = {"Baron": "baron", "Letters": "Mf"}[name]
    assert read(page, address, draft)["faction"]["marsh_folk"]["emblem"] == wanted


def test_junk_in_the_place_of_a_drawing_is_an_empty_grid_and_a_sentence(
    page: Page, address: str
) -> None:
    """What no form of ours makes is shown as nothing, and can be drawn over."""
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    foxes = {**FOXES, "emblem": ["<img src=x onerror=alert(1)>", 7.5, {"a": 1}]}
    draft = kept(address, "races", {**PEOPLE, "race": {"foxes": foxes}})
    page.goto(f"{address}/#/workshop/{draft}")
    expect(page.locator(".mistake")).to_contain_text("16 lines of 16 cells")
    stroke_by_mouse(page)
    bench.is_sound()
    assert read(page, address, draft)["race"]["foxes"]["emblem"] == BAR


def test_a_file_with_a_drawing_is_written_as_lines_that_people_can_read() -> None:
    data = {"race": {"foxes": {**FOXES, "emblem": BAR}}}
    assert '"....#####......."' in sectioned(data)


def test_on_a_phone_the_page_can_be_scrolled_beside_a_drawing_and_boxes_to_tick_are_of_one_size(
    phone: Phone, address: str
) -> None:
    """A finger on the drawing draws; a long sentence beside a box takes nothing of it."""
    page = phone()
    Bench(page, Touch(page), address).begin("Small World", "New race")
    page.locator(".sign-grid .sign").nth(1).tap()
    drawn, card = (page.locator(one).bounding_box() for one in (".pencil-grid", ".craft"))
    assert drawn is not None
    assert card is not None
    assert card["x"] + card["width"] - drawn["x"] - drawn["width"] >= 44
    boxes = page.locator(".craft .check input:visible").evaluate_all(
        "all => all.map(each => [each.offsetWidth, each.offsetHeight])"
    )
    assert len(boxes) > 3
    assert all(box == [22, 22] for box in boxes)
