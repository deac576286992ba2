"""Beginning Small World of Warcraft: islands, sides, variants, and boards of a group's own."""

import json
import re
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import marchland
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.listener import listen
from marchland.server.sqlite import SqliteStore

MAPS = Path(marchland.__file__).parent / "smallworld" / "warcraft" / "maps"


def choose(page: Page, address: str, players: int) -> None:
    """Open the form of this game."""
    page.goto(f"{address}/#/new/warcraft")
    expect(page.locator("h1")).to_have_text("Small World of Warcraft")
    page.get_by_role("radio", name=str(players), exact=True).check()


def pick_islands(page: Page, *names: str) -> None:
    page.get_by_role("radio", name="By name").check()
    slots = page.locator(".slot select")
    expect(slots).to_have_count(len(names))
    for k, name in enumerate(names):
        slots.nth(k).select_option(label=name)


def start(page: Page, address: str) -> dict[str, object]:
    """Begin, and return the file of the game."""
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".region").first).to_be_attached()
    table = page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{address}/api/tables/{table}/replay") as answer:  # noqa: S310
        file: dict[str, object] = json.loads(answer.read())
    return file


def islands(page: Page) -> set[str]:
    """Return the faces that lie on the table, as the ids of their regions begin."""
    ids = page.locator(".region").evaluate_all("all => all.map(each => each.dataset.region)")
    return {str(region).split("-")[0] for region in ids}


def test_islands_are_chosen_by_name(page: Page, address: str) -> None:
    """Two players lay out a large and a small island (WC-3)."""
    choose(page, address, 2)
    pick_islands(page, "Ashen Crown", "The Kettle")
    file = start(page, address)
    assert file["map"]["name"] == "large-2b+small-1b"  # type: ignore[index]
    assert islands(page) == {"l2b", "s1b"}


def test_an_island_that_is_not_named_is_drawn_by_lot(page: Page, address: str) -> None:
    """Never from a board whose other side lies there: WC-3."""
    choose(page, address, 4)
    pick_islands(page, "at random", "Anvil Rock", "at random", "at random")
    start(page, address)
    lying = islands(page)
    assert len(lying) == 4
    assert "m1b" in lying
    assert lying & {"m2a", "m2b"}


def test_two_sides_of_one_board_are_refused_with_the_reason(page: Page, address: str) -> None:
    """Only one side of a board lies open (WC-3)."""
    choose(page, address, 5)
    pick_islands(page, "Stormhorn", "Sundermark", "at random", "at random", "at random")
    reason = re.compile("Stormhorn and Sundermark are the two sides of one board")
    expect(page.locator(".islands .why")).to_have_text(reason)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".begin .trouble")).to_have_text(reason)
    assert page.url == f"{address}/#/new/warcraft"
    page.locator(".slot select").nth(1).select_option(label="Ashen Crown")
    expect(page.locator(".trouble, .islands .why")).to_have_count(0)


def test_the_table_chooses_who_sides_with_whom(page: Page, address: str) -> None:
    """Alliance, Horde, Alliance, Horde: Mab changes places with the player of seat 2 (WC-17.1)."""
    choose(page, address, 4)
    page.get_by_role("radio", name="Battle for Azeroth").check()
    page.get_by_label("Side at seat 3").select_option(label="Horde")
    page.get_by_label("Team score").select_option(label="the sum of both")
    expect(page.get_by_role("checkbox", name="A random player begins")).to_have_count(0)
    file = start(page, address)
    expect(page.locator(".seat-name")).to_have_text(["Player 1", "Mab", "Hob", "Tuck"])
    sides = page.locator(".seat-head .faction")
    named = [sign.get_attribute("aria-label") for sign in sides.all()]
    assert named == ["Alliance", "Horde", "Alliance", "Horde"]
    assert file["rulings"]["team_score"] == "sum"  # type: ignore[index]


def test_the_murlocs_march_against_one_or_two(page: Page, address: str) -> None:
    """Alone always, with two where the table says so, never against three: WC-17.2."""
    choose(page, address, 3)
    revenge = page.get_by_role("radio", name="Revenge of the Murlocs")
    expect(revenge).to_be_disabled()
    expect(page.locator(".variant")).to_contain_text("Revenge of the Murlocs: not for 3 players.")
    page.get_by_role("radio", name="1", exact=True).check()
    expect(revenge).to_be_checked()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(revenge).not_to_be_checked()
    revenge.check()
    page.get_by_label("Murlocs’ tokens").select_option("15")
    file = start(page, address)
    assert file["rulings"]["murlocs"] == "15"  # type: ignore[index]
    expect(page.locator(".seat.wild")).to_contain_text("Murlocs")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_a_phone_holds_it(page: Page, address: str, theme: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    choose(page, address, 5)
    page.get_by_role("radio", name="Battle for Azeroth").check()
    pick_islands(page, "Stormhorn", "Ashen Crown", "at random", "at random", "at random")
    expect(page.locator(".preview-islands > svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.fixture
def own_boards(tmp_path: Path) -> Iterator[str]:
    """The address of a server that was started with two boards of a group's own."""
    for face, title in (("large-1a", "Home"), ("small-1a", "Rock")):
        text = (MAPS / f"{face}.toml").read_text(encoding="utf-8")
        text = re.sub("title = .*", f'title = "{title}"', text)
        text = text.replace('name = "Wrackwood"', 'name = "Our Wood"')
        (tmp_path / f"{face}.toml").write_text(text, encoding="utf-8")
    content = [str(path) for path in sorted(tmp_path.glob("*.toml"))]
    listener = listen("127.0.0.1", 0)
    library = Library(content=content)
    library.hand_out()
    app = application(SqliteStore(tmp_path / "games.sqlite"), library)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 10
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(5)


def test_a_groups_own_boards_are_offered_drawn_and_played(page: Page, own_boards: str) -> None:
    """WC-3: the printed boards come from files that the group wrote."""
    choose(page, own_boards, 2)
    pick_islands(page, "Home", "Rock")
    expect(page.locator(".preview-islands")).to_contain_text("Rock")
    start(page, own_boards)
    assert islands(page) == {"l1a", "s1a"}
    expect(page.locator(".ground")).to_contain_text("Home")
    expect(page.locator('.region[data-region="s1a-1"]')).to_have_attribute(
        "aria-label", re.compile("^Our Wood, ")
    )
