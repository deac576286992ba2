"""Choosing among cards of Tiny Epic Kingdoms, and where each card is from."""

import pytest
from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table
from tests.browser.windows import FINDINGS

TWO = (Seat("Anna"), Seat("Bryn", "bot", "random"))
PICKED = {"factions": "picked"}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_both_heroes_are_read_side_by_side_before_one_is_kept(
    page: Page, address: str, width: int, height: int
) -> None:
    """TEK-11.2: two cards are drawn, one is kept; each has three levels."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, asked("keep", 2, "heroes"), TWO))
    cards = page.locator(".side-by-side .option")
    expect(cards).to_have_count(2)
    for card in cards.all():
        expect(card.locator(".level")).to_have_count(3)
        expect(card.locator(".rise")).to_have_count(2)
    left, right = (card.bounding_box() for card in cards.all())
    assert left
    assert right
    assert left["y"] == right["y"]
    assert left["x"] + left["width"] <= right["x"]
    name = cards.nth(1).locator(".option-name").inner_text()
    cards.nth(1).click()
    page.locator(".ask .confirm").click()
    expect(page.locator(".kingdom").first.locator(".hero-line")).to_contain_text(name)


@pytest.mark.parametrize("stage", ["pick-side", "pick-faction", "keep"])
def test_the_question_is_as_high_as_the_cards_that_it_offers(
    page: Page, address: str, stage: str
) -> None:
    """TEK-2: sides, factions and heroes are chosen in every window without empty room."""
    rulings = PICKED if stage == "pick-faction" else {}
    page.goto(open_table(address, asked(stage, 2, "heroes", rulings=rulings), TWO))
    expect(page.locator(".ask .confirm")).to_be_visible()
    found = []
    for width, height in [(1440, 900), (1024, 768), (844, 390), (390, 844), (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        faults = [fault for fault in page.evaluate(FINDINGS) if "question" in fault]
        found += [f"{width}x{height}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


def test_of_a_faction_to_copy_the_level_that_is_meant_is_read_alone(
    phone: Phone, address: str
) -> None:
    """TEK-13: one ability of it becomes one's own, and the question says of which level."""
    state = asked("copy", 2, "base", lambda view: view["seats"][0]["magic"] == 2)
    page = phone(390, 844)
    page.goto(open_table(address, state, TWO))
    expect(page.locator(".ask h1")).to_contain_text("whose level 2 to copy; that one ability")
    cards = page.locator(".side-by-side .option")
    expect(cards).to_have_count(2)
    for card in cards.all():
        expect(card.locator(".level")).to_have_count(1)
        expect(card.locator(".level b")).to_have_text("2")
    expect(page.locator(".options + .quiet")).to_have_text(
        "We have not seen the printed card of this name: "
        "where no other source is named, what it does here is our own invention."
    )


def test_a_faction_is_read_on_a_phone_where_it_is_chosen(page: Page, address: str) -> None:
    """TEK-2: its five levels open beside its name, in view."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, asked("pick-faction", 2, "heroes", rulings=PICKED), TWO))
    page.get_by_role("button", name="Centaurs", exact=True).click()
    levels = page.locator(".read .level")
    expect(levels).to_have_count(5)
    expect(levels.last).to_be_in_viewport()
    expect(levels.first).to_contain_text("your meeple may take a second step")


def test_on_a_phone_a_card_says_where_it_is_from_and_asks_for_no_computer(
    phone: Phone, address: str
) -> None:
    page = phone(390, 844)
    page.goto(open_table(address, asked("act", 2, "heroes"), TWO))
    page.locator(".origin").first.tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("p:visible")).to_have_count(1)
    expect(dialog).not_to_contain_text("marchland serve", use_inner_text=True)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
def test_a_confirm_that_waits_for_a_choice_lies_over_none(
    page: Page, address: str, width: int, height: int
) -> None:
    """TEK-2: the list of factions is longer than the window, and each row of it can be read."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, asked("pick-faction", 2, "heroes", rulings=PICKED), TWO))
    rows = page.locator(".ask .options button")
    expect(page.locator(".ask .confirm")).to_be_disabled()
    for row in rows.all():
        place = row.bounding_box()
        assert place
        middle = place["y"] + place["height"] / 2
        if middle < height:
            at = [place["x"] + place["width"] / 2, middle]
            over = "(row, at) => !document.elementFromPoint(...at)?.matches('.upshot, .upshot *')"
            assert row.evaluate(over, at), row.inner_text()


def test_a_card_of_our_own_design_says_so_and_gives_the_file_for_the_printed_one(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, asked("act", 2, "heroes"), TWO))
    sign = page.locator(".origin").first
    card = str(sign.get_attribute("aria-label")).partition(": ")[0]
    sign.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(card)
    with page.expect_download() as given:
        dialog.get_by_role("link", name="Take the file").click()
    text = given.value.path().read_text("utf-8")
    card_id = given.value.suggested_filename.removesuffix(".toml")
    assert f"[faction.{card_id}]" in text
    assert text.count(f"[[faction.{card_id}.level]]") == 5
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(sign).to_be_focused()
