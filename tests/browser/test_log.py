"""The log by turns: headings with their sums, signs, lines that light up the map."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import is_at, open_table, reach
from tests.browser.story import ANNA, ANNA_STAYS, BRYN, BRYN_STAYS, written

HEADINGS = {
    "en": ["Bryn, round 1: +3, including −1 for the combination and 1 for Hill",
           "Anna, round 1: +6, including 2 for Pillaging (non-empty regions)", "Set-up"],
    "cs": ["Bryn, 1. kolo: +3, z toho −1 za kombinaci a 1 za Kopcové",
           "Anna, 1. kolo: +6, z toho 2 za Loupeživé (neprázdné regiony)", "Příprava hry"],
    "hu": ["Bryn, 1. forduló: +3, ebből −1 a kombinációért és 1 (Dombi)",
           "Anna, 1. forduló: +6, ebből 2 (Fosztogató: nem üres területek)", "Előkészületek"],
    "pl": ["Bryn, runda 1: +3, w tym −1 za zestaw i 1 za Wzgórzyste",
           "Anna, runda 1: +6, w tym 2 za Plądrujące (niepuste regiony)", "Przygotowanie"],
}  # fmt: skip
"""Anna: four regions, two of them pillaged. Bryn: three regions, one a hill, a coin paid."""


def headings(page: Page) -> list[str]:
    """Return what stands over turns and set-up, newest first, without the sign of the seat."""
    told = page.locator(".told:not(.between) .heading > b").all_text_contents()
    return [" ".join(text.split()) for text in told]


@pytest.mark.parametrize("lang", HEADINGS)
def test_each_turn_is_headed_by_its_seat_and_what_it_came_to(
    page: Page, address: str, lang: str
) -> None:
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{lang}\"}}')")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    expect(page.locator(".told")).to_have_count(5)
    assert headings(page)[1:] == HEADINGS[lang]


def test_a_folded_turn_shows_what_was_taken_as_signs_and_opens_to_sentences(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    bryn = page.locator(".told", has_text="Bryn, round 1")
    chips = bryn.locator(".chip[data-kind=log-conquer]")
    expect(chips).to_have_text([re.compile("11"), re.compile("17"), re.compile("15")])
    expect(bryn.locator(".chip-word + .chip")).to_have_text(re.compile("11"))
    expect(bryn.locator(".chip-word")).to_have_text("Taken:")
    assert bryn.locator(".entry").count() == 0
    chips.first.hover()
    path = page.locator('.region[data-region="r11"]').get_attribute("d")
    expect(page.locator(".change")).to_have_attribute("d", str(path))
    bryn.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(bryn.locator('.entry[data-kind="log-conquer"]')).to_have_count(3)
    expect(bryn.locator(".chip")).to_have_count(0)
    page.mouse.move(0, 0)
    bryn.locator('.entry[data-kind="log-conquer"] .jump').last.focus()
    expect(page.locator(".change")).to_have_attribute("d", str(path))


def test_a_moment_is_opened_by_a_link_of_its_own_and_the_log_ends_there(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    anna = page.locator(".told", has_text="Anna, round 1")
    anna.get_by_role("link", name=re.compile("Look at this move")).click()
    expect(page.locator(".replaying")).to_be_visible()
    expect(page.locator(".told", has_text="Anna, round 1: +6")).to_be_visible()
    assert headings(page) == ["Bryn, round 1", *HEADINGS["en"][1:]]


def test_the_turn_that_goes_on_is_open_and_undo_takes_its_sum_away(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    expect(page.locator(".told", has_text="Bryn, round 1: +3")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".told.turn").first).to_contain_text("Bryn ends the conquests.")
    assert headings(page) == ["Bryn, round 1", *HEADINGS["en"][1:]]
    page.reload()
    expect(page.locator(".told.turn").first).to_contain_text("Bryn ends the conquests.")


def test_a_kingdoms_turn_is_headed_by_its_action_and_what_it_brought(
    page: Page, address: str
) -> None:
    """What stands there is what the seats' cards had more at the end than at the beginning."""
    state = reach(is_at("select"), name="tiny-epic")
    page.goto(open_table(address, state))
    expect(page.locator(".told.turn").first).to_be_visible()
    form = r"(Anna|Bryn), cycle \d+, \w+(: [+−]\d+ \w+(, [+−]\d+ \w+)*)?"
    said = headings(page)[:-1]
    assert len(said) > 5
    assert [text for text in said if not re.fullmatch(form, text)] == []


def test_a_whole_games_log_holds_no_line_that_is_folded(page: Page, address: str) -> None:
    names = tuple(Seat(name) for name in ("Anna", "Bryn", "Cili", "Dan"))
    page.goto(open_table(address, reach(lambda state: state.is_over, 4), names))
    expect(page.locator(".told").first).to_be_visible()
    assert page.locator(".told.turn").count() == 4 * 9
    assert page.locator(".entry").count() < 10


def test_the_log_is_one_stop_and_arrow_keys_walk_in_it(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    stops = page.locator(".entries [tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    expect(page.locator(".told summary.heading").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told > .jump").first).to_be_focused()
    page.keyboard.press("End")
    last = page.locator(".told summary.heading").last
    expect(last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".told:last-child .entry").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".told:last-child .entry .ways :focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(last).to_be_focused()
    expect(stops).to_have_count(1)


LEGIBLE = """each => {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = colour => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).map(part => part / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(each), text = getComputedStyle(each.lastElementChild);
  const [dark, bright] = [light(text.color), light(style.backgroundColor)].sort((a, b) => a - b);
  const struck = [...each.querySelectorAll("*")].some(part =>
    getComputedStyle(part).textDecorationLine.includes("line-through"));
  return [struck ? 0 : parseFloat(text.fontSize), (bright + 0.05) / (dark + 0.05)];
}"""
"""How large the letters of a sign are, none where they are struck through, and their contrast."""


def test_a_failed_attempt_does_not_look_like_a_conquest(page: Page, address: str) -> None:
    """SW-D04: the region stays with whoever had it, and the sign says so in a word."""

    def after_failure(state: State) -> bool:
        told.extend(entry["key"] for entry in state.events)
        return "log-attempt-failed" in told and state.view(frozenset())["stage"] == "mode"

    told: list[str] = []
    game = marchland.game("small-world")
    dice = random.Random(3)
    state = game.new_state(2, 3)
    state.listen()
    while not after_failure(state):
        state.events.clear()
        action = dice.choice(state.legal_actions())
        told.extend(entry["key"] for entry in state.narrate(action))
        state.apply(action)
    page.goto(open_table(address, state))
    chip = page.locator('.chip[data-kind="log-attempt-failed"]').first
    expect(chip).to_have_css("border-top-style", "dashed")
    expect(chip).to_contain_text(re.compile(r"\d+\sfailed"))
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        size, contrast = chip.evaluate(LEGIBLE)
        assert size >= 12
        assert contrast >= 4.5
    taken = page.locator('.chip[data-kind="log-conquer"]').first
    expect(taken).not_to_contain_text("failed")


ALONE_IN_A_LINE = """summary => {
  const widths = [];
  for (let width = 140; width <= 340; width += 1) {
    summary.style.width = `${width}px`;
    const words = [...summary.querySelector(":scope > b").getClientRects()].at(-1);
    if (summary.getBoundingClientRect().bottom - words.bottom > 14) widths.push(width);
  }
  summary.style.width = "";
  return widths;
}"""
"""Widths in pixels at which the mark of a heading that can be folded has no word in its line."""


def test_the_mark_of_a_line_that_can_be_folded_stands_beside_a_word(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    headings = page.locator(".told summary.heading")
    expect(headings.first).to_be_attached()
    for heading in headings.all():
        assert heading.evaluate(ALONE_IN_A_LINE) == []


def test_a_log_that_goes_on_fades_at_its_foot_and_its_last_line_does_not(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(open_table(address, reach(is_at("conquer"), 2)))
    entries = page.locator(".entries")
    expect(entries).to_be_visible()
    fade, more, below = entries.evaluate("""each => {
      const { position, bottom, height } = getComputedStyle(each, "::after");
      const more = each.scrollHeight - each.clientHeight;
      each.scrollTo(0, more);
      const last = each.lastElementChild.getBoundingClientRect();
      const below = each.getBoundingClientRect().bottom - last.bottom;
      return [[position, bottom, parseFloat(height)], more, below];
    }""")
    assert more > 0
    assert fade[:2] == ["sticky", "0px"]
    assert below >= fade[2] > 18
