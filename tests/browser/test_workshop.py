"""A race and a power are made from nothing in the page, played, handed on and found again."""

import re
import secrets
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.server import weighing
from tests.browser.bench import Bench, deal
from tests.browser.conftest import Phone
from tests.browser.hands import Hands, Keyboard, Mouse, Player, Touch

FOXES = [{"earns_per": "forest"}, {"recruits": 1, "per": 2}, {"cheaper": "hill", "by": 2}]
SLY = [{"earns_first": 3}]
SHOWN = """() => ({
  n: document.querySelector(".table").dataset.n,
  seats: [...document.querySelectorAll(".seat")].map(each => each.innerText),
  board: [...document.querySelectorAll(".region")].map(each => each.getAttribute("aria-label")),
})"""


def make(bench: Bench) -> None:
    """Make the Foxes with three abilities and a power for them."""
    bench.begin("Small World", "New race")
    bench.name("Foxes")
    bench.ability("Coins for regions of a kind", Regions="forest")
    bench.ability("New tokens to keep, each turn or for conquests", For_how_many_conquests="2")
    bench.ability("Cheaper conquests", Regions="hill", By_how_many_tokens="2")
    bench.says("Each forest you hold earns you 1 more coin.")
    bench.says("For every 2 non-empty regions that you conquered, 1 token joins you")
    bench.says("Hills cost you 2 tokens less.")
    bench.more("New power")
    bench.name("Sly")
    bench.ability("Coins once, at the start", How_many="3")
    bench.says("At the end of your first turn you earn 3 coins, once.")
    bench.is_sound()


def file_of(page: Page, address: str) -> str:
    """Return the file of what is open."""
    draft = page.url.partition("/workshop/")[2].partition("/")[0]
    return page.request.get(f"{address}/api/workshop/{draft}/file").text()


def pick(page: Page, hands: Hands) -> None:
    """Take the Sly Foxes from the column."""
    expect(page.locator(".stage-pick.mine")).to_be_visible()
    hands.use(page.locator(".combo-row").filter(has_text="Sly Foxes"))
    hands.use(page.locator(".column .confirm, .ask .confirm").locator("visible=true").first)
    expect(page.locator(".stage-conquer.mine")).to_be_visible()


def begin_game(bench: Bench, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin a game with what is open, against a bot, and take the Sly Foxes in it."""
    page, hands = bench.page, bench.hands
    text = file_of(page, bench.address)
    data = tomllib.loads(text)
    [(race, foxes)], [(power, sly)] = data["race"].items(), data["power"].items()
    assert (foxes["clauses"], sly["clauses"]) == (FOXES, SLY)
    path = folder / "same.toml"
    path.write_text(text, encoding="utf-8")
    seed = deal("small-world", path, race, power)
    monkeypatch.setattr(secrets, "randbits", lambda _: seed)
    hands.use(bench.button("Play with it"))
    expect(page.locator(".brought li")).to_contain_text("Foxes and Sly")
    hands.use(page.get_by_role("button", name="Start"))
    pick(page, hands)
    expect(page.locator(".seat").first).to_contain_text("Sly Foxes")


def play_to(player: Player, round_: int) -> None:
    """Answer until a round begins with the person's own choice."""
    reached = player.page.get_by_role("img", name=re.compile(f"^Round {round_} of"))
    while not (reached.count() and player.page.locator(".table.mine").count()):
        player.answer()


def shown(page: Page) -> Any:
    """Return what the page shows of a game: how far it is, seats, and who holds what."""
    return page.evaluate(SHOWN)


def hand_on(bench: Bench, folder: Path, draft: str) -> None:
    """Download, delete, and open again what was made."""
    page = bench.page
    page.goto(draft)
    before = file_of(page, bench.address)
    path = bench.download(folder)
    assert path.name == "foxes.toml"
    assert path.read_text(encoding="utf-8") == before
    bench.delete()
    expect(page.locator(f'a[href$="{draft.rpartition("/")[2]}"]')).to_have_count(0)
    bench.open(path)
    expect(page.locator(".opened")).to_contain_text("races and powers for Small World")
    bench.says("Each forest you hold earns you 1 more coin.")
    bench.is_sound()
    assert file_of(page, bench.address) == before


def whole_way(
    bench: Bench, folder: Path, monkeypatch: pytest.MonkeyPatch, seed: int, round_: int
) -> Player:
    """Make, play, download, delete, open again, and find the old game as it was."""
    page = bench.page
    make(bench)
    draft = page.url
    begin_game(bench, folder, monkeypatch)
    player = Player(page, bench.hands, seed)
    play_to(player, round_)
    table, before = page.url, shown(page)
    hand_on(bench, folder, draft)
    page.goto(table)
    expect(page.locator(".table.mine[data-n]")).to_be_visible()
    expect(page.locator(".seat").first).to_contain_text("Sly Foxes")
    assert shown(page) == before
    player.answer()
    return player


def test_a_race_and_a_power_are_made_with_the_mouse_and_played_to_the_end(
    page: Page, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    whole_way(Bench(page, Mouse(page), address), tmp_path, monkeypatch, 1, 2).play()
    expect(page.locator(".finish .sum-row")).to_contain_text("Total")


def test_a_race_and_a_power_are_made_and_played_with_the_keyboard_alone(
    page: Page, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    whole_way(Bench(page, Keyboard(page), address), tmp_path, monkeypatch, 2, 2)


def test_a_race_and_a_power_are_made_and_played_with_a_finger_on_a_phone(
    phone: Phone, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = phone()
    whole_way(Bench(page, Touch(page), address), tmp_path, monkeypatch, 3, 2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_how_strong_a_race_is_is_found_out_at_a_button(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are counted while they are played; what they tell is there at the next visit too."""
    monkeypatch.setattr(weighing, "GAMES", 100_000)
    monkeypatch.setattr(weighing, "BOT", "random")
    monkeypatch.setattr(weighing, "STEPS", 0)
    bench = Bench(page, Mouse(page), address)
    bench.begin("Small World", "New race")
    expect(bench.button("How strong is it?")).to_be_disabled()
    bench.name("Dragons")
    bench.ability("Coins every turn", How_many="20")
    bench.is_sound()
    bench.button("How strong is it?").click()
    strength = page.get_by_role("region", name="How strong it is")
    bar = page.locator(".craft .begin")
    expect(bar.get_by_role("progressbar")).to_be_in_viewport()
    expect(bar.get_by_role("status").last).to_contain_text(re.compile("^[1-9][0-9,]* of 100,000"))
    bar.get_by_role("button", name="Stop").click()
    expect(bar.get_by_role("progressbar")).to_have_count(0)
    expect(strength.locator(".verdicts")).to_be_in_viewport()
    expect(strength).to_contain_text("Stopped early")
    monkeypatch.setattr(weighing, "GAMES", 60)
    page.evaluate("scrollTo(0, 0)")
    bench.button("How strong is it?").click()
    bar.get_by_role("button", name="Show the result").click(timeout=120_000)
    plot = strength.get_by_role("img")
    expect(plot).to_be_in_viewport()
    expect(strength).not_to_contain_text("Stopped early")
    expect(plot.locator("g.own")).to_contain_text("Dragons")
    expect(strength.locator(".verdicts")).to_contain_text("Dragons Stronger than")
    page.reload()
    expect(plot.locator("g.own")).to_contain_text("Dragons")
    strength.get_by_text("In figures").click()
    expect(strength.get_by_role("row").filter(has_text="Dragons")).to_contain_text("%")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bench.hands.choose(page.get_by_label("Tokens").first, "3")
    expect(strength).to_contain_text("This was found out before your last changes.")


def test_the_first_page_leads_to_the_workshop_at_a_look_and_files_are_opened_there(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.goto(f"{address}/#/")
    page.get_by_role("link", name="Small World: Make your own", exact=True).click()
    path = tmp_path / "newts.toml"
    path.write_text(
        'format = 1\ngame = "small-world"\n[race.newts]\nname = { en = "Newts" }\n'
        'tokens = 6\ntokens_of = "giants"\nclauses = []\n',
        encoding="utf-8",
    )
    expect(page.get_by_label("Open a file")).to_be_attached()
    page.get_by_label("Open a file").set_input_files(path)
    expect(page.locator(".opened")).to_contain_text("It lies in your workshop now")
    expect(page.locator(".craft")).to_contain_text("in their workshop with “Open a file”")
    page.goto(f"{address}/#/workshop")
    line = page.locator(".crafts li").filter(has_text="Newts")
    expect(line).to_contain_text("Small World · race · ready to play")
    expect(line.locator(".craft-stamp svg, .craft-stamp .icon").first).to_be_visible()


def test_all_games_that_there_may_be_are_told_before_the_first_is_over(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch, complaints: list[str]
) -> None:
    """Whoever asks for a second thing is told beside the button that the first one is not over."""
    monkeypatch.setattr(weighing, "BOT", "random")
    monkeypatch.setattr(weighing, "GAMES", 100_000)
    bench = Bench(page, Mouse(page), address)
    for name in ("Newts", "Toads"):
        bench.begin("Small World", "New race")
        bench.name(name)
        bench.is_sound()
        bench.button("How strong is it?").click()
        if name == "Newts":
            newts = page.url
            bar = page.locator(".balance-meter")
            expect(bar).to_contain_text("up to 300,000 more games try other numbers of tokens")
    expect(bar).to_contain_text("Games are being played with something of yours already")
    assert [one.partition("409")[1] for one in complaints] == ["409"]
    complaints.clear()
    page.goto(newts)
    bar.get_by_role("button", name="Stop").click()
    expect(bar).to_have_count(0)


def test_abilities_stand_under_headings_and_ask_only_what_they_heed(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin("Small World", "New race")
    groups = page.locator(".new-clause optgroup")
    expect(groups).to_have_count(6)
    expect(groups.first).to_have_attribute("label", "Coins")
    lender = page.get_by_label("Played with the tokens of")
    expect(lender.locator("option").first).to_have_text("Amazons (15 tokens)")
    bench.ability("Lives on water")
    bench.says("You may conquer and hold any sea or lake.")
    bench.ability("New tokens to keep, each turn or for conquests")
    made = page.locator(".clause-list > li").nth(1)
    expect(made).not_to_contain_text("From whom")
    made.get_by_label("For how many conquests").select_option("2")
    expect(made).to_contain_text("From whom")


def test_a_pencil_stands_for_a_drawing_until_something_is_drawn(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    bench = Bench(page, Mouse(page), address)
    bench.begin("Small World", "New race")
    choice = page.locator(".sign").nth(1)
    pen = choice.locator("path").get_attribute("d")
    choice.locator("input").check(force=True)
    expect(page.locator(".pencil-grid")).to_be_visible()
    expect(choice.locator("path")).to_have_attribute("d", str(pen))
    page.locator(".pencil-cell").nth(100).click()
    expect(choice.locator("path")).not_to_have_attribute("d", str(pen))
