"""A board is drawn in the page by every hand, played on, handed on, and its game found again."""

import base64
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import marchland
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.outlines import Outlines, with_borders
from tests.browser.bench import Bench
from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, INSIDE, Hands, Keyboard, Mouse, Player, Touch
from tests.browser.test_workshop import file_of, play_to, shown

# The grid of a new board, with 4 joined to 1: 1 lies along the left, 2 and 3 above, 5 and 6 below.
BORDERS = [("r1", "r2"), ("r1", "r5"), ("r2", "r3"), ("r2", "r5"), ("r3", "r6"), ("r5", "r6")]
DRAWING = 60_000
"""Milliseconds in which a loaded machine draws a board."""
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    "gg=="
)
TRACED = """async ({game, boards}) => {
  const at = document.querySelector('script[type="module"][src]').src.replace(/app\\.js.*/, "");
  const {traced} = await import(`${at}workshop/begun.js`);
  const found = {};
  for (const {name, region} of boards) {
    const drawing = await (await fetch(`/map/${game}/${name}.json`)).json();
    found[name] = traced(drawing, region, (id) => id);
  }
  return found;
}"""


KEPT = "() => !Object.keys(localStorage).some((key) => key.startsWith('marchland-draft-'))"


class Drawing:
    """The editor of a board, used by whatever hands."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.page = bench.page

    def data(self) -> dict[str, Any]:
        """Return the tables of what is kept."""
        self.page.wait_for_function(KEPT)
        return tomllib.loads(file_of(self.page, self.bench.address))

    def region(self, number: int) -> None:
        """Choose a region from the list."""
        row = self.page.locator(f'[data-pick="r{number}"]')
        self.bench.hands.use(row)
        expect(row).to_have_attribute("aria-pressed", "true")

    def plot(self, number: int) -> Locator:
        """Return a region as it is drawn."""
        return self.page.locator(f'.board-canvas path[data-region="r{number}"]')

    def terrain(self, name: str) -> None:
        """Choose what the region is."""
        inside = self.page.locator(f'input[name="terrain"][value="{name}"]')
        wanted = self.page.locator(".region-form").locator(inside)
        if isinstance(self.bench.hands, Keyboard):
            now = self.page.locator('.region-form input[name="terrain"]:checked')
            self.bench.hands.reach(now)
            while not wanted.is_checked():
                self.page.keyboard.press("ArrowRight")
        else:
            self.bench.hands.use(self.page.locator(".region-form .sign").filter(has=inside))
        expect(wanted).to_be_checked()

    def mark(self, name: str) -> None:
        """Print a symbol there."""
        box = self.page.locator(f'.region-form input[name="{name}"]')
        if isinstance(self.bench.hands, Keyboard):
            self.bench.hands.reach(box)
            self.page.keyboard.press("Space")
        else:
            self.bench.hands.use(box)
        expect(box).to_be_checked()

    def join(self, option: str) -> None:
        """Make one region of the chosen one and a neighbour."""
        self.bench.hands.choose(self.page.locator('.region-form select[name="join"]'), option)

    def corner(self, number: int) -> Locator:
        """Return a corner of the chosen region."""
        return self.page.get_by_role("button", name=f"Corner {number}", exact=True)

    def pull(self, corner: Locator) -> None:
        """Move a corner to the right and down by some way, by hand."""
        hands = self.bench.hands
        corner.scroll_into_view_if_needed()
        if isinstance(hands, Keyboard):
            hands.reach(corner)
            for key in ("Shift+ArrowRight", "ArrowDown", "ArrowDown"):
                self.page.keyboard.press(key)
            return
        box = corner.locator("circle").last.bounding_box()
        assert box is not None
        self.drag(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def drag(self, x: float, y: float, down: float = 12) -> None:
        """Drag what is there to the right and down by some way, with the pointer."""
        if isinstance(self.bench.hands, Mouse):
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + 15, y + down / 2, steps=3)
            self.page.mouse.move(x + 25, y + down, steps=3)
            self.page.mouse.up()
            return
        wire = self.page.context.new_cdp_session(self.page)
        for kind, part in (("Start", 0), ("Move", 0.5), ("Move", 1)):
            spot = [{"x": x + 25 * part, "y": y + down * part}]
            wire.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": spot})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def make(drawing: Drawing) -> None:
    """Draw a board of five regions: a grid, two of it joined, a corner moved, a symbol printed."""
    bench, page = drawing.bench, drawing.page
    bench.begin("Small World", "New board")
    bench.hands.write(page.locator('input[name="title"]'), "Five Ways")
    drawing.region(1)
    drawing.join("4 mountain")
    regions = page.locator(".region-list li")
    expect(regions).to_have_count(5)
    drawing.region(6)
    drawing.terrain("swamp")
    drawing.mark("magic")
    expect(page.locator(".neighbours")).to_have_text("next to 3, 5 and the edge")
    bench.hands.use(button(page, "Split"))
    expect(regions).to_have_count(6)
    bench.hands.use(button(page, "Undo").locator("visible=true").first)
    expect(regions).to_have_count(5)
    drawing.region(2)
    bench.is_sound()
    before = drawing.data()["drawing"]["points"]
    drawing.pull(drawing.corner(3))
    bench.is_sound()
    data = drawing.data()
    moved = [k for k, point in enumerate(data["drawing"]["points"]) if point != before[k]]
    assert len(moved) == 1
    shared = [name for name, row in data["region"].items() if moved[0] in row["outline"]]
    assert shared == ["r2", "r3", "r5", "r6"]
    outlines = Outlines(data)
    assert (outlines.flaws(), outlines.borders()) == ([], BORDERS)
    assert data["region"]["r6"]["terrain"] == "swamp"
    assert data["region"]["r6"]["marks"] == ["magic"]
    assert data["title"] == "Five Ways"


def begin_game(bench: Bench) -> None:
    """Begin a game on the board against a bot."""
    page = bench.page
    bench.hands.use(bench.button("Play with it"))
    expect(page.locator(".brought li")).to_contain_text("Five Ways")
    expect(page.locator('svg.preview[aria-label="Five Ways"]')).to_be_visible(timeout=DRAWING)
    bench.hands.use(button(page, "Start"))
    expect(page.locator(".board path[data-region]")).to_have_count(5, timeout=DRAWING)


def whole_way(bench: Bench, folder: Path, seed: int) -> None:
    """Draw, play, download, delete, open again, and find the old game as it was."""
    page = bench.page
    drawing = Drawing(bench)
    make(drawing)
    draft = page.url
    begin_game(bench)
    play_to(Player(page, bench.hands, seed), 2)
    table, before = page.url, shown(page)
    page.goto(draft)
    bench.is_sound()
    page.wait_for_function(KEPT)
    text = file_of(page, bench.address)
    path = bench.download(folder)
    assert path.name == "five-ways.toml"
    assert path.read_text(encoding="utf-8") == text
    bench.delete()
    bench.open(path)
    expect(page.locator(".opened")).to_contain_text("a board for Small World")
    bench.is_sound()
    assert file_of(page, bench.address) == text
    page.goto(table)
    expect(page.locator(".table.mine[data-n]")).to_be_visible()
    expect(page.locator(".board path[data-region]")).to_have_count(5, timeout=DRAWING)
    assert shown(page) == before


def test_a_board_is_drawn_with_the_mouse_and_played_on(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    whole_way(Bench(page, Mouse(page), address), tmp_path, 1)


def test_a_board_is_drawn_with_the_keyboard_alone_and_played_on(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    whole_way(Bench(page, Keyboard(page), address), tmp_path, 2)


def test_a_board_is_drawn_with_a_finger_on_a_phone_and_played_on(
    phone: Phone, address: str, tmp_path: Path
) -> None:
    page = phone()
    whole_way(Bench(page, Touch(page), address), tmp_path, 3)


def chosen_and_dragged(page: Page, hands: Hands, address: str, down: float = 12) -> None:
    """Choose a region where it is drawn, and drag it: all its corners go the same way."""
    bench = Bench(page, hands, address)
    bench.begin("Small World", "New board")
    drawing = Drawing(bench)
    before = drawing.data()
    page.locator(".board-canvas").scroll_into_view_if_needed()
    hands.region(drawing.plot(5))
    expect(page.locator('[data-pick="r5"]')).to_have_attribute("aria-pressed", "true")
    expect(drawing.plot(5)).to_have_class(re.compile("chosen"))
    page.wait_for_timeout(DOUBLE)
    x, y = drawing.plot(5).evaluate(INSIDE)
    drawing.drag(x, y, down)
    expect(button(page, "Undo").first).to_be_enabled()
    points, now = before["drawing"]["points"], drawing.data()["drawing"]["points"]
    ways = {
        k: (now[k][0] - x, now[k][1] - y) for k, (x, y) in enumerate(points) if now[k] != [x, y]
    }
    assert set(ways) == set(before["region"]["r5"]["outline"])
    assert len(set(ways.values())) == 1
    assert all(way > 0 for way in next(iter(ways.values())))


def test_a_region_is_chosen_and_dragged_on_the_drawing_with_the_mouse(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    chosen_and_dragged(page, Mouse(page), address)


def test_a_region_is_chosen_and_dragged_on_the_drawing_with_a_finger(
    phone: Phone, address: str
) -> None:
    page = phone()
    chosen_and_dragged(page, Touch(page), address)


def test_a_finger_that_drags_a_region_down_moves_the_region_and_not_the_page(
    phone: Phone, address: str
) -> None:
    page = phone()
    page.add_init_script("addEventListener('pointercancel', () => { window.lost = true; })")
    chosen_and_dragged(page, Touch(page), address, down=60)
    assert not page.evaluate("window.lost")


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_the_outlines_of_every_shipped_board_can_be_begun_from(
    name: str, page: Page, address: str
) -> None:
    """SW-C01, WC-3: with fewer corners, and the borders, terrain and marks of the box."""
    game = marchland.game(name)
    assert isinstance(game, SmallWorld)
    craft = next(one for one in game.crafts if one.kind == "board")
    boards = craft.offer["boards"]
    page.goto(address)
    found = page.evaluate(TRACED, {"game": name, "boards": boards})
    assert len(found) == {"small-world": 4, "warcraft": 12}[name]
    for board, data in found.items():
        sheet = name == "small-world"
        head = {"name": "own-1", "players": 2, "rounds": 8} if sheet else {"name": "small-9000a"}
        assert craft.problems({**head, **data}) == []
        read = Map(board, 2, 1, with_borders(data, sheet=sheet))
        if sheet:
            stated = game.variant.maps[board]
        else:
            faces = game.variant.boards
            assert faces is not None
            stated = Map(board, 2, 1, faces.faces[faces.index[board]].regions)
        assert read.graph() == stated.graph()
        assert len(data["drawing"]["points"]) < 14 * len(data["region"])


def test_what_is_wrong_with_a_drawing_is_said_at_the_region_and_can_be_taken_back(
    page: Page, address: str
) -> None:
    bench = Bench(page, Mouse(page), address)
    bench.begin("Small World", "New board")
    page.locator('[data-pick="r5"]').click()
    for _ in range(2):
        button(page, "Take away").click()
    expect(page.locator(".region-list li")).to_have_count(4)
    page.locator('[data-pick="r2"]').click()
    button(page, "Undo").click()
    button(page, "Undo").click()
    bench.is_sound()
    page.locator('[data-pick="r5"]').click()
    page.get_by_role("radio", name="hill", exact=True).check()
    drawing = Drawing(bench)
    drawing.corner(1).focus()
    for _ in range(12):
        page.keyboard.press("Shift+ArrowDown")
    told = page.locator(".board-wrong button").or_(page.locator(".region-form .mistake"))
    expect(told.first).to_contain_text("outline")
    expect(page.locator(".region-list .why").first).to_have_text("!")
    expect(button(page, "Play with it")).to_be_disabled()
    button(page, "Undo").click()
    bench.is_sound()


def test_a_photo_is_laid_under_the_drawing_and_never_leaves_the_browser(
    page: Page, address: str
) -> None:
    bench = Bench(page, Mouse(page), address)
    bench.begin("Small World", "New board")
    bench.is_sound()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.locator(".board-photo summary").click()
    file = page.locator(".board-photo input[type=file]")
    file.set_input_files({"name": "board.txt", "mimeType": "text/plain", "buffer": b"no photo"})
    expect(page.locator(".board-note")).to_contain_text("This photo cannot be shown")
    file.set_input_files({"name": "board.png", "mimeType": "image/png", "buffer": PIXEL})
    expect(page.locator(".board-canvas image")).to_have_attribute("href", re.compile("^blob:"))
    expect(page.locator(".board-note")).to_have_text("")
    assert all(url.startswith("blob:") for url in sent)
