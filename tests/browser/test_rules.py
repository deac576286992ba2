"""The rules in place: opened at the line that is asked for; and a catalogue to search."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.browser.hands import TOLD
from tests.browser.positions import is_at, open_table, reach


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_price_leads_to_its_rule_and_back_to_what_was_chosen(page: Page, address: str) -> None:
    """Nothing of the rules is fetched before they are opened (SW-C02)."""
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator(".region.can").first.press("Enter")
    link = page.locator(".ask .rule-link").first
    expect(link).to_be_visible()
    assert not [url for url in fetched if re.search("handbook|catalogue|rules", url)]
    link.press("Enter")
    marked = page.locator(".book .marked")
    expect(marked.locator("h3")).to_have_text("What a region costs")
    expect(marked.locator(".number")).to_have_text("In our list of rules: SW-C02")
    expect(page.locator(".book .number")).to_have_count(1)
    check(page)
    page.keyboard.press("Escape")
    expect(page.locator(".book")).to_have_count(0)
    expect(link).to_be_focused()
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(1)


def test_a_line_of_the_log_leads_to_its_rule(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    expect(page.locator(".told.turn").first).to_be_visible()
    page.evaluate(TOLD)
    line = page.locator(".entry.log-pick").first
    line.locator(".rule-link").click()
    expect(page.locator(".book .marked .number")).to_have_text("In our list of rules: SW-P02")


def test_the_catalogue_is_searched_without_accents(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("header select").select_option("cs")
    page.goto(f"{address}/#/rules/small-world")
    page.get_by_role("button", name="Katalog").click()
    page.get_by_role("searchbox").fill("kouzelnici")
    expect(page.locator(".thing h4").first).to_contain_text("Kouzelníci")
    page.get_by_role("searchbox").fill("hour qwx")
    expect(page.locator(".thing")).to_have_count(0)
    expect(page.locator(".catalogue [role=status]")).to_contain_text("není")


@pytest.mark.parametrize(
    ("game", "entry", "says"),
    [
        ("small-world", "race-orcs", "Each non-empty region you conquer this turn"),
        ("warcraft", "site-karazhan", "of the same terrain"),
        ("tiny-epic", "hero-baron", "Reached by Build and 2 ore."),
    ],
)
def test_an_entry_has_an_address(
    page: Page, address: str, game: str, entry: str, says: str
) -> None:
    page.goto(f"{address}/#/rules/{game}/{entry}")
    marked = page.locator(".book .marked")
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_text(says)
    check(page)
    page.get_by_role("button", name="Close").click()
    expect(page).to_have_url(re.compile("#/$"))
    expect(page.locator(".game").first).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-epic"])
def test_no_word_of_the_rules_is_cut_off(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="hu-HU", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{address}/#/rules/{game}")
    for tab in range(3):
        page.locator(".book .segments button").nth(tab).click()
        expect(page.locator(".book .segments button").nth(tab)).to_have_attribute(
            "aria-pressed", "true"
        )
        wide = page.evaluate("""() => [...document.querySelectorAll(".book *")]
            .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
            .map((each) => each.outerHTML.slice(0, 80))""")
        assert wide == []
    context.close()


def test_a_broad_scroll_bar_cuts_nothing_of_a_dialog(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], address: str
) -> None:
    """Many mice go with scroll bars that take room of the window."""
    shown = browser_type.launch(
        **browser_type_launch_args, ignore_default_args=["--hide-scrollbars"]
    )
    page = shown.new_page(viewport={"width": 390, "height": 844}, locale="en-GB")
    page.goto(open_table(address, reach(is_at("conquer"))))
    expect(page.locator(".board .region").first).to_be_visible()
    assert page.evaluate("innerWidth - document.documentElement.clientWidth") > 0
    for name in ("Rules", "Settings", "Keys and gestures"):
        page.locator(".menu-button").click()
        page.locator(".menu").get_by_role("button", name=name).click()
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("button").last).to_be_attached()
        right = dialog.evaluate("each => each.getBoundingClientRect().right")
        assert right <= page.evaluate("document.documentElement.clientWidth"), name
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    shown.close()
