"""The list of keys, and Enter that leads to what confirms."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from marchland.core.game import State
from tests.browser.positions import is_at, open_table, reach, stage

pytestmark = pytest.mark.browser


def test_a_question_mark_lists_the_keys_and_gives_the_keyboard_back(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    region = page.locator('.board [tabindex="0"]')
    region.focus()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys and gestures")
    expect(listed).to_contain_text("Ctrl Z")
    assert not Axe().run(page).violations_count
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(region).to_be_focused()
    page.locator(".menu-button").click()
    page.locator("#menu").get_by_role("button", name="Keys and gestures").click()
    expect(listed).to_be_visible()


def test_a_question_mark_in_a_name_is_a_letter(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    name = page.locator(".wish input").first
    name.fill("Who")
    name.press("End")
    page.keyboard.press("?")
    expect(name).to_have_value("Who?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_last_token_placed_by_enter_leads_to_the_confirming_button(
    page: Page, address: str
) -> None:
    def has_two_in_hand(state: State) -> bool:
        if stage(state) != "deploy":
            return False
        deploy = state.view(frozenset((state.to_move,)))["deploy"]
        return bool(deploy["hand"] == 2 and not deploy["give_up"])

    state = reach(has_two_in_hand)
    region = state.view(frozenset((state.to_move,)))["deploy"]["regions"][0]
    page.goto(open_table(address, state))
    expect(page.locator(".deploy")).to_contain_text("Tap a region to add one")
    page.locator(f'.region[data-region="{region}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'.region[data-region="{region}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".deploy .confirm")).to_be_focused()


def test_page_down_and_up_walk_over_the_regions_that_can_be_chosen(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator('.board [tabindex="0"]').focus()
    offered = page.locator(".region.can").count()
    seen = []
    for _ in range(offered):
        page.keyboard.press("PageDown")
        expect(page.locator(".region:focus")).to_have_class("region can")
        seen.append(page.evaluate("document.activeElement.dataset.region"))
    assert len(set(seen)) == offered
    page.keyboard.press("PageUp")
    expect(page.locator(".region:focus")).to_have_attribute("data-region", seen[-2])
