"""Tokens are spread where a Champion or Beasts may stand in for some of them (WC-7.1)."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from marchland.core.game import State
from tests.browser.islands import view
from tests.browser.positions import open_table, reach

Json = dict[str, Any]


def helped_by(helper: str, fits: Callable[[Json], bool]) -> State:
    """Return a redeployment in which such pieces may hold regions."""

    def found(state: State) -> bool:
        seen = view(state)
        deploy = seen["deploy"]
        begins = seen["stage"] == "deploy" and seen["round"] < seen["rounds"] - 1
        return bool(begins and deploy and deploy["helper"] == helper) and fits(deploy)

    return reach(found, 2, "warcraft")


def numbers(page: Page) -> list[int]:
    """Return what the rows say."""
    return [int(text) for text in page.locator(".stepper output").all_inner_texts()]


def press_all(button: Locator) -> None:
    """Press a button as long as it can be pressed."""
    while button.is_enabled():
        button.click()


def test_no_row_offers_a_token_that_other_regions_need(page: Page, address: str) -> None:
    """WC-Q15: the Champion stands in for one token; so what cannot be completed is not offered."""
    state = helped_by("champion", lambda one: len(one["regions"]) > 2 and one["garrison"] == 1)
    page.goto(open_table(address, state))
    rows = page.locator(".stepper")
    expect(rows.first).to_be_visible()
    for k in range(rows.count()):
        press_all(rows.nth(k).locator("button").first)
    press_all(rows.first.locator("button").last)
    others = rows.count() - 1
    assert numbers(page)[1:] == [0] * others
    left = page.locator(".deploy .rest .grow")
    expect(left).to_have_text(f"{others - 1} left to place")
    why = re.compile("too few .* only one Champion can stand in for a token")
    expect(page.locator("#deploy-why")).to_have_text(why)
    first = rows.first.get_attribute("data-region")
    page.locator(f'.board .region[data-region="{first}"]').press("Enter")
    expect(page.locator(".trouble")).to_have_text(why)
    for k in range(1, others):
        rows.nth(k).locator("button").last.click()
    bare = rows.nth(others).get_attribute("data-region")
    expect(page.locator("#deploy-why")).to_contain_text("The Champion will stand")
    page.locator(".deploy .confirm").click()
    stand = page.locator(f'.board .region[data-region="{bare}"]')
    expect(stand).to_have_attribute("aria-label", re.compile("Champion"))


def test_an_even_spread_leaves_no_region_to_the_beasts(page: Page, address: str) -> None:
    """WC-Q16: they leave as the next turn begins, and what they held alone is lost."""
    state = helped_by(
        "beast",
        lambda one: (
            one["garrison"] == 1 and one["helpers"] > 0 and one["total"] > len(one["regions"]) > 2
        ),
    )
    page.goto(open_table(address, state))
    page.get_by_role("button", name="Spread").click()
    assert min(numbers(page)) > 0
    why = page.locator("#deploy-why")
    expect(why).to_have_css("visibility", "hidden")
    rows = page.locator(".stepper")
    press_all(rows.first.locator("button").first)
    while rows.nth(1).locator("button").last.is_enabled():
        rows.nth(1).locator("button").last.click()
    expect(why).to_contain_text("Beasts stand in for tokens")
    expect(why).to_contain_text("this region is lost")
    expect(why).to_be_visible()
    expect(page.locator(".deploy .confirm")).to_be_enabled()


def test_a_region_says_what_a_dearer_way_gives(page: Page, address: str) -> None:
    """WC-12: an Artifact that saves no token would only move there; that is said first."""

    def vain(state: State) -> Json | None:
        rows = view(state)["actions"]
        said = (row for row in rows for note in row.get("notes", []) if note["key"] == "note-vain")
        return next(said, None)

    state = reach(lambda state: vain(state) is not None, 2, "warcraft")
    page.goto(open_table(address, state))
    row = vain(state)
    assert row is not None
    page.locator(f'.board .region[data-region="{row["region"]}"]').press("Enter")
    hint = page.locator(".region-choice .hint", has_text="would save no token here")
    expect(hint.first).to_be_visible()


def test_two_attempts_with_the_same_die_stand_over_one_and_say_what_the_second_adds(
    page: Page, address: str
) -> None:
    """WC-14: the Ashes of Al'ar add nothing to an attempt next door."""

    def vain(state: State) -> str | None:
        said = (
            row["region"]
            for row in view(state)["actions"]
            for note in row.get("notes", [])
            if note["key"] == "note-vain-die"
        )
        return next(said, None)

    state = reach(lambda state: vain(state) is not None, 2, "warcraft")
    page.goto(open_table(address, state))
    page.locator(f'.board .region[data-region="{vain(state)}"]').press("Enter")
    choice = page.locator(".region-choice")
    expect(choice.locator(".chances")).to_have_count(1)
    expect(choice.locator(".chances")).to_contain_text("of 6 faces")
    expect(choice.locator(".hint", has_text="the die must show the same")).to_be_visible()
