"""How the choices of Tiny Epic Kingdoms look before they are confirmed, and how keys lead on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import Keyboard
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table
from tests.browser.test_tiny_epic_reasons import with_bots

LINES = """each => {
  const range = document.createRange();
  const words = node => node.nodeType === 3 && node.textContent.trim();
  range.selectNodeContents([...each.childNodes].find(words));
  return new Set([...range.getClientRects()].map(box => Math.round(box.bottom))).size;
}"""
"""In how many lines the first words of something stand."""


def test_where_nothing_can_be_carried_out_the_card_says_that_one_selects_all_the_same(
    page: Page, address: str
) -> None:
    """TEK-3: an action is selected even so, and the others may carry it out."""
    said = page.get_by_text("No free action can be carried out now.")
    mixed = asked("select", 2, "base", lambda view: has_idle(view) == {True, False})
    page.goto(open_table(address, mixed, with_bots(mixed)))
    expect(page.locator(".option.space").first).to_be_visible()
    expect(said).to_have_count(0)
    stuck = asked("select", 2, "base", lambda view: has_idle(view) == {True})
    page.goto(open_table(address, stuck, with_bots(stuck)))
    expect(said).to_contain_text("Anna selects one all the same")


def has_idle(view: Any) -> set[bool]:
    """Return whether the free actions of the card are of no use now."""
    return {bool(row["idle"]) for row in view["card"] if row["id"] is not None}


def test_a_second_enter_does_not_select_what_could_not_be_carried_out(
    page: Page, address: str
) -> None:
    """TEK-3: the tile says why before it is chosen, and the keyboard stays on it."""
    mixed = asked(
        "select",
        2,
        "base",
        lambda view: {bool(row["idle"]) for row in view["card"]} == {True, False},
    )
    view = mixed.view(frozenset({0}))
    row = next(row for row in view["card"] if row["idle"])
    page.goto(open_table(address, mixed, with_bots(mixed)))
    tile = page.locator(f'.option[data-action="{row["id"]}"]')
    expect(tile).to_have_attribute(
        "title", re.compile("^Anna could not carry it out now[.] .+[.]$")
    )
    keys = Keyboard(page)
    keys.use(tile)
    expect(page.locator(".upshot .why")).to_contain_text("Anna could not carry it out now.")
    expect(tile).to_be_focused()
    keys.press("Enter")
    expect(page.locator(".upshot .confirm")).to_be_disabled()
    expect(page.locator(".table")).to_have_attribute("data-n", str(len(mixed.history)))


def test_the_keyboard_begins_at_an_action_that_can_be_carried_out(page: Page, address: str) -> None:
    """TEK-3: the first field of the card is of no use now; F6 leads past it."""
    first = asked("select", 2, "base", lambda view: bool(view["card"][0]["idle"]))
    card = first.view(frozenset({0}))["card"]
    useful = next(row for row in card if row["id"] is not None and not row["idle"])
    page.goto(open_table(address, first, with_bots(first)))
    expect(page.locator(".option.space").first).to_be_visible()
    page.keyboard.press("F6")
    expect(page.locator(f'.option[data-action="{useful["id"]}"]')).to_be_focused()


def test_from_a_pair_the_keyboard_goes_to_its_numbers_and_on_to_the_confirming_button(
    page: Page, address: str
) -> None:
    """TEK-4: any number may be traded; Enter on the pair, on a number, and to confirm."""

    def twos(view: object) -> bool:
        assert isinstance(view, dict)
        return any(row["word"] == "trade" and row["n"] == 2 for row in view["actions"])

    state = asked("trade", 2, "base", twos)
    actions = state.view(frozenset({0}))["actions"]
    trade = next(row for row in actions if row["word"] == "trade" and row["n"] == 2)
    page.goto(open_table(address, state, with_bots(state)))
    keys = Keyboard(page)
    keys.use(page.locator(f'[data-pair="{trade["give"]} {trade["get"]}"]'))
    expect(page.locator(".amounts button").first).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(page.locator(".ask .confirm")).to_be_focused()
    expect(page.locator(".ask .confirm")).to_have_attribute("data-action", str(trade["id"]))


@pytest.mark.parametrize("size", [(360, 640), (1366, 625)])
def test_the_button_that_carries_an_action_out_has_room_for_its_words(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    """“Carry out Build” stand in one line beside the way to leave it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    state = asked(
        "select",
        2,
        "base",
        lambda view: any(row["action"] == "build" and row["then"] for row in view["card"]),
    )
    row = next(row for row in state.view(frozenset({0}))["card"] if row["action"] == "build")
    page.goto(open_table(address, state, with_bots(state)))
    page.locator(f'.option[data-action="{row["id"]}"]').click()
    button = page.locator(".selecting .confirm")
    expect(button).to_contain_text("Carry out Build")
    assert button.evaluate(LINES) == 1


COVERED = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const stuck = box(".ask .upshot:has(.confirm:enabled)");
  const button = box(".ask .upshot .confirm");
  const each = [...document.querySelectorAll(".ask .options > button, .ask .facts")].map(
    (part) => part.getBoundingClientRect());
  const covered = each.filter(({ bottom }) => bottom > stuck.top + 1);
  return [covered.length, button.bottom <= innerHeight + 1];
}"""


def test_what_a_chosen_action_does_covers_no_action_on_a_phone(phone: Phone, address: str) -> None:
    page = phone(390, 844)
    page.goto(open_table(address, asked("select", fits=lambda view: view["round"] > 1)))
    actions = page.locator(".options.deeds > button:not(.used)")
    expect(actions.first).to_be_visible()
    for action in actions.all():
        page.evaluate("() => scrollTo(0, 0)")
        action.tap()
        page.wait_for_function("() => document.querySelector('.upshot .confirm:enabled')")
        assert page.evaluate(COVERED) == [0, True]


def test_what_confirms_a_move_covers_no_other_move_on_a_phone(phone: Phone, address: str) -> None:
    page = phone(390, 844)

    def shared(view: dict[str, Any]) -> str | None:
        ends = [row["to"] for row in view["actions"] if row.get("to")]
        begins = {row.get("region") for row in view["actions"]}
        return next((end for end in ends if ends.count(end) > 1 and end not in begins), None)

    state = asked("move", fits=lambda view: shared(view) is not None)
    page.goto(open_table(address, state))
    region = page.locator(f'.board [data-region="{shared(state.view(frozenset({0})))}"]').first
    expect(region).to_be_visible()
    region.tap()
    page.locator(".region-choice .options > button").first.tap()
    page.wait_for_function("() => document.querySelector('.upshot .confirm:enabled')")
    assert page.evaluate(COVERED) == [0, True]


@pytest.mark.parametrize("language", ["en", "cs", "hu", "pl"])
def test_what_confirms_a_faction_drawn_by_lot_covers_no_other(
    phone: Phone, address: str, language: str
) -> None:
    page = phone(820, 1180)
    page.add_init_script("Math.random = () => 0.5")
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")

    def of_opponent(view: dict[str, Any]) -> bool:
        return len([row for row in view["actions"] if row.get("name")]) == 15

    state = asked("pick-faction", 1, "base", of_opponent)
    page.goto(open_table(address, state, (Seat("Anna"),)))
    expect(page.locator(".board .region").first).to_be_visible()
    page.locator(".by-lot").tap()
    page.wait_for_function("() => document.querySelector('.upshot .confirm:enabled')")
    assert page.evaluate(COVERED) == [0, True]


BUTTONS = """() => [...document.querySelectorAll(".ask button:not(.back *), .ask .choice a")]
  .filter(each => each.checkVisibility())
  .map(each => Object.values(each.getBoundingClientRect().toJSON()).slice(0, 2).map(Math.round))"""
"""Where each button and each link of the question begins."""


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180), (390, 844)])
@pytest.mark.parametrize("asks", ["bid", "war-pay", "match"])
def test_whatever_is_chosen_in_a_war_no_button_moves(
    phone: Phone, address: str, asks: str, size: tuple[int, int]
) -> None:
    """Whoever saw where to confirm, and chose, taps there."""

    def many(view: dict[str, Any]) -> bool:
        return len(view["payment"]["ways"] if view["payment"] else view["bids"]) > 1

    page = phone(*size)
    state = asked(asks, 1 if asks == "match" else 2, "base", many)
    page.goto(open_table(address, state, with_bots(state)))
    options = page.locator(".ask .options > button")
    expect(options.first).to_be_visible()
    expect(page.locator(".board .region").first).to_be_visible()
    before = page.evaluate(BUTTONS)
    for option in options.all():
        option.tap()
        expect(option).to_have_attribute("aria-pressed", "true")
        expect(page.locator("button:active")).to_have_count(0)
        assert page.evaluate(BUTTONS) == before


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)])
@pytest.mark.parametrize("asks", ["select", "trade"])
def test_where_it_is_confirmed_is_the_same_whatever_is_chosen(
    phone: Phone, address: str, asks: str, size: tuple[int, int]
) -> None:
    page = phone(*size)
    state = asked(asks, 2, "base", lambda view: asks == "trade" or view["round"] > 2)
    page.goto(open_table(address, state, with_bots(state)))
    confirm = page.locator(".ask .confirm")
    expect(page.locator(".board .region").first).to_be_visible()
    before = confirm.bounding_box()
    assert before
    for option in page.locator(".ask .options > .option").all():
        if option.get_attribute("aria-pressed") == "false":
            option.tap()
        expect(option).to_have_attribute("aria-pressed", "true")
        after = confirm.bounding_box()
        assert after
        assert (after["x"], after["y"]) == (before["x"], before["y"])
