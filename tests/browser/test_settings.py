"""What a person likes: one dialog, by any hand, kept in this browser, seen at once."""

import itertools
import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.conftest import NewTable
from tests.browser.positions import is_at, open_table, reach, stage
from tests.browser.windows import FINDINGS

KEPT = "() => JSON.parse(localStorage.getItem('marchland'))"
FIVE = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"])
MARKED = "() => ({...document.documentElement.dataset})"


def prefer(page: Page, **likes: str) -> None:
    """Have these settings in force from the first drawing on."""
    page.add_init_script(f"localStorage.setItem('marchland', '{json.dumps(likes)}')")


def test_every_setting_is_reached_by_key_and_kept(page: Page, new_table: NewTable) -> None:
    page.goto(new_table())
    menu = page.locator(".menu-button")
    menu.focus()
    page.keyboard.press("Enter")
    page.locator("#menu").get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    groups = dialog.get_by_role("group")
    expect(groups).not_to_have_count(0)
    for group in groups.all():
        group.get_by_role("radio", checked=True).focus()
        page.keyboard.press("ArrowRight")
        expect(group.get_by_role("radio").nth(1)).to_be_checked()
    assert not Axe().run(page).violations_count
    chosen = page.evaluate(MARKED)
    assert chosen == {
        "confirm": "always", "numbers": "off", "text": "large", "colours": "apart",
        "hand": "left", "theme": "light", "motion": "fast", "sound": "on", "notify": "on",
    }  # fmt: skip
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()
    page.reload()
    expect(page.locator(".board .region").first).to_be_visible()
    assert page.evaluate(MARKED) == chosen
    assert chosen.items() <= page.evaluate(KEPT).items()


def test_settings_are_reached_from_the_first_page_and_the_question_stays(
    page: Page, address: str
) -> None:
    """A click beside the dialog closes it, as its own button does; Escape closes nothing else."""
    page.goto(address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("cs")
    expect(page.get_by_role("dialog", name="Nastavení")).to_be_visible()
    page.get_by_role("button", name="Zavřít").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator(".region.can").first.press("Enter")
    page.locator(".menu-button").click()
    page.locator("#menu button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".region-choice")).to_be_visible()
    page.locator(".menu-button").click()
    page.locator("#menu button").first.click()
    page.mouse.click(4, 400)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_numbers_go_letters_grow_and_the_column_changes_sides(page: Page, address: str) -> None:
    table = open_table(address, reach(is_at("conquer")))
    page.goto(table)
    expect(page.locator(".numbers text").first).to_be_visible()
    letters = page.locator(".sentence").evaluate(
        "each => parseFloat(getComputedStyle(each).fontSize)"
    )
    left = page.locator(".map").bounding_box()
    prefer(page, lang="en", numbers="off", text="larger", hand="left")
    page.goto(table)
    page.reload()
    expect(page.locator(".board .region").first).to_be_visible()
    expect(page.locator(".numbers text").first).to_be_hidden()
    grown = page.locator(".sentence").evaluate(
        "each => parseFloat(getComputedStyle(each).fontSize)"
    )
    assert grown == pytest.approx(1.3 * letters)
    right = page.locator(".map").bounding_box()
    assert left
    assert right
    assert left["x"] == 0
    assert right["x"] + right["width"] == 1280
    assert right["width"] == left["width"]


def test_the_largest_letters_are_those_of_names_and_prices_on_the_map_too(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1180, "height": 820})
    page.goto(open_table(address, reach(is_at("conquer"), name="warcraft")))
    sizes = []
    for text in ("normal", "larger"):
        prefer(page, lang="en", text=text)
        page.reload()
        for what in (".numbers .place-name", ".price-tag text"):
            letters = page.locator(what).first
            expect(letters).to_be_visible()
            sizes.append(letters.evaluate("each => parseFloat(getComputedStyle(each).fontSize)"))
    assert sizes[2] == pytest.approx(1.3 * sizes[0])
    assert sizes[3] == pytest.approx(1.3 * sizes[1])


@pytest.mark.parametrize(
    ("name", "moment", "kept"),
    [
        ("small-world", "conquer", ".board .stack"),
        ("warcraft", "conquer", ".board .stack"),
        ("tiny-epic", "select", ".numbers .yield .good"),
    ],
)
def test_regions_are_called_nothing_where_that_is_wished(
    page: Page, address: str, name: str, moment: str, kept: str
) -> None:
    """Numbers, names and letters go; tokens, and what a place gives, stay. Back again at once."""
    page.goto(open_table(address, reach(lambda state: stage(state) == moment, name=name)))
    expect(page.locator(".board .region").first).to_be_visible()
    called = page.locator(".numbers text:not(.much)").locator("visible=true")
    stays = page.locator(kept).locator("visible=true")
    before = stays.count()
    assert before
    expect(called).to_have_count(page.locator(".board .region").count())
    page.locator(".menu-button").click()
    page.locator("#menu").get_by_role("button", name="Settings").click()
    wish = page.get_by_role("group", name="Numbers or names of regions")
    wish.get_by_role("radio", name="Hidden").check()
    expect(called).to_have_count(0)
    assert stays.count() == before
    wish.get_by_role("radio", name="Shown").check()
    expect(called).to_have_count(page.locator(".board .region").count())


@pytest.mark.parametrize("moment", ["pick", "deploy"])
def test_the_largest_letters_and_the_other_hand_cut_nothing(
    page: Page, address: str, moment: str
) -> None:
    """Buttons may need scrolling then."""
    prefer(page, lang="hu", text="larger", hand="left")
    page.goto(open_table(address, reach(is_at(moment), players=5), FIVE))
    expect(page.locator(f".stage-{moment} .board .region").first).to_be_visible()
    found = []
    for width, height in [(360, 640), (844, 390), (1280, 720), (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        faults = page.evaluate(
            FINDINGS.replace("map.right", "map.left").replace("across - map.left", "map.left")
        )
        found += [f"{width}x{height} {each}" for each in faults if "out of reach" not in each]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("colours", ["apart", "contrast"])
def test_other_colours_can_be_read(page: Page, address: str, colours: str, theme: str) -> None:
    prefer(page, lang="en", colours=colours, theme=theme)
    page.goto(open_table(address, reach(is_at("conquer"), players=5), FIVE))
    page.locator(".region.can").first.press("Enter")
    expect(page.locator(".region-choice")).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


CONTRASTS = """() => {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = colour => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).map(each => each / 255)
      .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const probe = document.querySelector(".sheet").appendChild(document.createElement("span"));
  probe.style.color = "var(--card)";
  const card = light(getComputedStyle(probe).color);
  return [...document.querySelectorAll(".news li, .rank-bar > span")].map(each => {
    const style = getComputedStyle(each);
    const line = light(each.matches("li") ? style.borderLeftColor : style.backgroundColor);
    return (Math.max(line, card) + 0.05) / (Math.min(line, card) + 0.05);
  });
}"""

WEAR = """([theme, colours]) => {
  Object.assign(document.documentElement.dataset, { theme, colours });
  if (!colours) delete document.documentElement.dataset.colours;
}"""


@pytest.mark.parametrize("moment", ["conquer", "over"])
def test_the_line_beside_a_name_stands_out_from_its_card(
    page: Page, address: str, moment: str
) -> None:
    """Three to one for whatever is not a letter (WCAG 1.4.11), of every seat."""
    page.goto(open_table(address, reach(is_at(moment), players=5), FIVE))
    lines = page.locator(".news li" if moment == "conquer" else ".rank-bar")
    expect(lines).to_have_count(4 if moment == "conquer" else 5)
    for theme, colours in itertools.product(["light", "dark"], ["", "apart", "contrast"]):
        page.evaluate(WEAR, [theme, colours])
        assert min(page.evaluate(CONTRASTS)) >= 3, f"{theme} {colours}"
