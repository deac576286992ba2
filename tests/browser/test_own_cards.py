"""Cards are made from nothing in the page, played against a bot, handed on and found again."""

import random
import re
import secrets
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import marchland
from tests.browser.bench import Bench
from tests.browser.conftest import Phone
from tests.browser.hands import Hands, Keyboard, Mouse, Touch
from tests.browser.wanderer import Wanderer

GAME = "Tiny Epic Kingdoms"
EFFECTS = [
    [{"op": "retreat_into", "feature": "crags"}],
    [{"op": "gain_choice", "when": "on_reach", "n": 3}],
    [{"op": "patrol_steps", "steps": 2}],
    [{"op": "win_ties"}],
    [{"op": "war_raise", "n": 2}],
]
CHOSEN = [
    ("You may retreat into water", {"Water or crags": "crags"}),
    ("When you reach this level, gain 1 resource of your choice", {"How many": "3"}),
    ("When you Patrol, your meeple may take 2 steps", {}),
    ("You win ties in war", {}),
    ("After the numbers are revealed you may raise yours by 1", {"How many": "2"}),
]
SHOWN = """() => ({
  n: document.querySelector(".table").dataset.n,
  seats: [...document.querySelectorAll(".seat")].map(each => each.innerText),
  board: [...document.querySelectorAll(".region")].map(each => each.getAttribute("aria-label")),
})"""


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance is the same at each run."""
    dice = random.Random(4)

    def roll(outcomes: list[tuple[int, int]]) -> int:
        return dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]

    monkeypatch.setattr("marchland.server.app.fair_roll", roll)
    monkeypatch.setattr("marchland.server.room.fair_roll", roll)
    monkeypatch.setattr(secrets, "randbits", lambda _: 1)


def level(page: Page, k: int) -> Locator:
    """Return one level of the card that is shown."""
    return page.locator(".card-level").nth(k)


def add_effect(bench: Bench, k: int, begins: str, fields: dict[str, str]) -> None:
    """Choose an effect of a level by how its sentence begins, and fill in its fields."""
    here = level(bench.page, k)
    select = here.locator("> .new-effect select")
    option = select.locator("option").filter(has_text=begins).first
    there = here.locator("> .effects > li")
    before = there.count()
    bench.hands.choose(select, str(option.text_content()))
    expect(there).to_have_count(before + 1)
    made = there.last
    for label, value in fields.items():
        bench.hands.choose(listed(made, label), value)


def listed(within: Locator, label: str) -> Locator:
    """Return the list behind a label."""
    named = within.page.locator("span").get_by_text(label, exact=True)
    return within.locator(".field", has=named).locator("select")


def make(bench: Bench) -> None:
    """Make the Marsh Folk with their five levels."""
    bench.begin(GAME, "New faction")
    bench.name("Marsh Folk")
    for k, (begins, fields) in enumerate(CHOSEN):
        add_effect(bench, k, begins, fields)
    expect(level(bench.page, 0)).to_contain_text("You may retreat into crags")
    expect(level(bench.page, 4)).to_contain_text("you may raise yours by 2 and pay for it")
    bench.is_sound()


def file_of(page: Page, address: str) -> str:
    """Return the file of what is open."""
    draft = page.url.partition("/workshop/")[2].partition("/")[0]
    return page.request.get(f"{address}/api/workshop/{draft}/file").text()


def begin_game(bench: Bench) -> None:
    """Begin a game with what is open, against a bot, and choose the home's side and the faction."""
    page, hands = bench.page, bench.hands
    hands.use(bench.button("Play with it"))
    expect(page.locator(".brought li")).to_contain_text("Marsh Folk")
    hands.use(page.get_by_role("button", name="Start"))
    expect(page.locator(".stage-pick-side.mine")).to_be_visible()
    hands.use(page.locator(".ask .option").first)
    hands.use(page.locator(".ask .confirm:enabled").first)
    expect(page.locator(".stage-pick-faction.mine")).to_be_visible(timeout=60_000)
    hands.use(page.locator(".ask .option").filter(has_text="Marsh Folk"))
    hands.use(page.locator(".ask .confirm:enabled").first)
    expect(page.locator(".seat").first).to_contain_text("Marsh Folk")
    people = page.locator(".seat").first.locator(".people")
    expect(people.locator(".sign")).to_have_text("M")
    # What one made oneself is told like any card, and is nobody else's design.
    hands.use(people.get_by_role("button", name="Marsh Folk"))
    expect(page.locator("#help li")).to_contain_text(
        ["into crags", "gain 3 resources", "take 2 steps", "win ties", "by 2"]
    )
    expect(page.locator("#help .quiet")).to_have_count(0)
    expect(people.locator(".origin")).to_have_count(0)
    page.keyboard.press("Escape")


def shown(page: Page) -> Any:
    """Return what the page shows of a game: how far it is, seats, and who stands where."""
    return page.evaluate(SHOWN)


def hand_on(bench: Bench, folder: Path, draft: str) -> None:
    """Download, delete, and open again what was made."""
    page = bench.page
    page.goto(draft)
    before = file_of(page, bench.address)
    path = bench.download(folder)
    assert path.name == "marsh-folk.toml"
    assert path.read_text(encoding="utf-8") == before
    bench.delete()
    expect(page.locator(f'a[href$="{draft.rpartition("/")[2]}"]')).to_have_count(0)
    bench.open(path)
    expect(page.locator(".opened")).to_contain_text(f"cards for {GAME}")
    bench.is_sound()
    assert file_of(page, bench.address) == before


def whole_way(bench: Bench, folder: Path) -> None:
    """Make, play, download, delete, open again, and find the old game as it was."""
    page = bench.page
    make(bench)
    draft = page.url
    ((_, card),) = tomllib.loads(file_of(page, bench.address))["faction"].items()
    assert [one["effects"] for one in card["level"]] == EFFECTS
    begin_game(bench)
    expect(page.locator(".table.mine")).to_be_visible()
    table, before = page.url, shown(page)
    hand_on(bench, folder, draft)
    page.goto(table)
    expect(page.locator(".table.mine[data-n]")).to_be_visible()
    expect(page.locator(".seat").first).to_contain_text("Marsh Folk")
    assert shown(page) == before


@pytest.mark.slow
def test_a_faction_is_made_with_the_mouse_and_played_to_the_end(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    whole_way(Bench(page, Mouse(page), address), tmp_path)
    Wanderer(page, 2).play()
    expect(page.locator(".finish .sum-row")).to_be_visible()


def test_a_faction_is_made_and_begun_with_the_keyboard_alone(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    whole_way(Bench(page, Keyboard(page), address), tmp_path)


def test_a_faction_is_made_and_begun_with_a_finger_on_a_phone(
    phone: Phone, address: str, tmp_path: Path
) -> None:
    page = phone()
    whole_way(Bench(page, Touch(page), address), tmp_path)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def entry(page: Page, name: str) -> Locator:
    """Return a card in the list of those that are still ours."""
    return page.locator(".card-list button").filter(has_text=re.compile(rf"^\s*{name}\b"))


def test_printed_cards_are_entered_one_after_another_by_keyboard(page: Page, address: str) -> None:
    """What is changed goes into the file, what is ticked leaves the list, and both are kept."""
    page.set_viewport_size({"width": 1366, "height": 768})
    hands: Hands = Keyboard(page)
    bench = Bench(page, hands, address)
    bench.begin(GAME, "Enter the printed cards")
    heading = page.locator(".card-sheet h1")
    expect(heading).to_have_text("Centaurs")
    expect(page.locator(".card-box summary")).to_contain_text("86 cards")
    before = str(page.locator(".card-box summary").text_content())
    page.locator(".card-sheet h1").focus()
    page.keyboard.press("Alt+PageDown")
    expect(heading).to_have_text("Constructs")
    hands.choose(listed(level(page, 1), "At most"), "1")
    page.locator(".card-sheet .whole input").focus()
    page.keyboard.press("Space")
    bench.is_sound()
    expect(entry(page, "Constructs")).to_contain_text("As printed")
    assert page.locator(".card-box summary").text_content() != before
    page.keyboard.press("Alt+PageDown")
    expect(heading).to_have_text("Dark Elves")
    page.keyboard.press("Alt+PageUp")
    expect(heading).to_have_text("Constructs")
    page.reload()
    expect(heading).to_have_text("Constructs")
    row = tomllib.loads(file_of(page, address))["faction"]
    assert list(row) == ["constructs"]
    shipped = marchland.game("tiny-epic").crafts[0].offer["shipped"]["faction"]["constructs"]
    wanted = [one["effects"] for one in shipped["level"]]
    wanted[1] = [{**wanted[1][0], "max": 1}]
    assert [one["effects"] for one in row["constructs"]["level"]] == wanted
    assert {one["mark"] for one in row["constructs"]["level"]} == {"rulebook"}


def test_a_side_of_a_territory_is_typed_cell_by_cell(page: Page, address: str) -> None:
    """As a person types who has the printed card before them: a letter or digit for each cell."""
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Keyboard(page), address)
    bench.begin(GAME, "New territory")
    bench.name("Our Fen")
    wanted = marchland.game("tiny-epic").crafts[0].offer["shipped"]["land"]["t02b"]["grid"]
    page.locator('.land-grid [tabindex="0"]').focus()
    page.keyboard.type("".join(wanted))
    bench.is_sound()
    ((_, side),) = tomllib.loads(file_of(page, address))["land"].items()
    assert side["grid"] == wanted
    here = page.locator(".area", has=page.get_by_role("button", name="Paint with A"))
    expect(page.locator(".areas li").first).to_contain_text("Borders C, E, 1, 2, on the edge.")
    expect(here.locator("select")).to_have_value("forest")


def test_a_side_of_a_territory_is_painted_with_the_mouse(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 900})
    bench = Bench(page, Mouse(page), address)
    bench.begin(GAME, "New territory")
    bench.name("Two Lakes")
    bench.is_sound()
    page.get_by_role("button", name="Add water or crags").click()
    expect(page.locator(".areas")).to_contain_text("2 has no cell yet")
    cells = [page.locator(f'.cell[data-x="{x}"][data-y="0"]') for x in (1, 3)]
    cells[0].scroll_into_view_if_needed()
    first, last = (cell.bounding_box() for cell in cells)
    assert first is not None
    assert last is not None
    page.mouse.move(first["x"] + 9, first["y"] + 9)
    page.mouse.down()
    page.mouse.move(last["x"] + 9, last["y"] + 9, steps=9)
    page.mouse.up()
    bench.is_sound()
    ((_, side),) = tomllib.loads(file_of(page, address))["land"].items()
    assert side["grid"][:2] == ["a222aabbbbbb", "aaaaaabbbbbb"]
    assert side["feature"]["2"]["kind"] == "water"


def test_a_shipped_card_is_the_beginning_of_one_of_ones_own(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin(GAME, "Enter the printed cards")
    page.get_by_role("button", name="Make one more card of it").click()
    expect(page.locator(".craft-name")).to_contain_text("It needs a name.")
    bench.name("Forest Centaurs")
    bench.is_sound()
    ((id_, card),) = tomllib.loads(file_of(page, address))["faction"].items()
    shipped = marchland.game("tiny-epic").crafts[0].offer["shipped"]["faction"]
    assert id_ not in shipped
    effects = [one["effects"] for one in card["level"]]
    assert effects == [one["effects"] for one in shipped["centaurs"]["level"]]
    assert card["name"] == {"en": "Forest Centaurs"}


def test_what_is_wrong_is_said_where_it_is_and_nothing_typed_is_lost(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin(GAME, "New faction")
    markup = "<img src=x onerror=alert(1)>"
    bench.name(markup)
    expect(page.locator(".card-sheet h1")).to_have_text(markup)
    for k in range(5):
        expect(level(page, k)).to_contain_text("This level says nothing yet")
        expect(level(page, k)).not_to_contain_text("As printed")
    expect(bench.button("Play with it")).to_be_disabled()
    add_effect(bench, 2, "When you win a war, gain 1 resource", {})
    expect(level(page, 2)).not_to_contain_text("This level says nothing yet")
    level(page, 2).locator(".deeds").get_by_label("Remove ability: 1").click()
    expect(level(page, 2)).to_contain_text("Add at least one.")
    page.reload()
    expect(page.locator(".card-sheet h1")).to_have_text(markup)
    expect(level(page, 2)).to_contain_text("Add at least one.")


def test_what_is_gained_stands_right_below_its_sentence(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin(GAME, "New faction")
    add_effect(bench, 0, "When you reach this level, gain 1 food", {})
    box = level(page, 0).locator(".effects > li").bounding_box()
    assert box is not None
    assert box["height"] < 260


def test_a_list_is_gone_through_by_arrows_and_adds_only_at_the_button(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin(GAME, "New faction")
    select = level(page, 0).locator("> .new-effect select")
    button = level(page, 0).locator("> .new-effect button")
    expect(button).to_be_hidden()
    select.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    second = select.evaluate("each => each.selectedOptions[0].textContent")
    expect(level(page, 0).locator(".effects > li")).to_have_count(0)
    bench.hands.use(button)
    expect(level(page, 0).locator(".effects > li")).to_have_count(1)
    expect(level(page, 0).locator(".clause-said")).to_contain_text(second)
    expect(button).to_be_hidden()
    expect(select).to_be_focused()


def test_numbers_that_are_printed_on_cards_are_set_in_the_form(page: Page, address: str) -> None:
    """What is as usual again leaves the file."""
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin(GAME, "Enter the printed cards")
    page.locator(".card-constants summary").click()
    tower = page.locator('.card-constants input[name="tower_points"]')
    expect(tower).to_have_count(7)
    tower.nth(6).fill("7")
    fort = page.locator('.card-constants input[name="fort_points"]')
    fort.fill("3")
    fort.blur()
    bench.is_sound()
    wanted = {"tower_points": [0, 1, 2, 3, 4, 6, 7], "fort_points": 3}
    assert tomllib.loads(file_of(page, address))["constants"] == wanted
    fort.fill("1")
    fort.blur()
    bench.is_sound()
    assert list(tomllib.loads(file_of(page, address))["constants"]) == ["tower_points"]
    tower.nth(6).fill("100")
    tower.nth(6).blur()
    expect(page.locator(".card-constants .mistake")).to_be_visible()
    expect(bench.button("Play with it")).to_be_disabled()
