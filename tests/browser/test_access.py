"""axe finds nothing: in the set-up, in every stage of a turn, in what opens, at the end."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.hands import TOLD
from tests.browser.positions import is_at, open_table, reach

STAGES = [
    "pick", "mode", "ready", "conquer", "strike", "deploy", "spread", "build", "finish",
    "peace", "after", "retreat", "regroup", "over",
]  # fmt: skip


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_page(page: Page, address: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.goto(address)
    expect(page.locator(".poster > svg")).to_have_count(3)
    page.locator(".more > summary").click()
    check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_form_of_a_new_game(page: Page, address: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.goto(f"{address}/#/new/small-world")
    expect(page.locator(".preview.marchland-map")).to_be_visible()
    page.locator(".rulings summary").click()
    check(page)


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage(page: Page, address: str, stage: str) -> None:
    page.emulate_media(color_scheme="dark" if STAGES.index(stage) % 2 else "light")
    page.goto(open_table(address, reach(is_at(stage))))
    expect(page.locator(f".stage-{stage} h1")).to_be_visible()
    offered = page.locator(".region.can")
    if offered.count() and stage not in {"deploy", "spread", "retreat", "regroup"}:
        offered.first.press("Enter")
    check(page)


def log_open(page: Page) -> None:
    page.evaluate(TOLD)
    expect(page.locator(".entry").nth(20)).to_be_attached()


def help_open(page: Page) -> None:
    page.locator(".seats .word").first.focus()
    expect(page.locator("#help")).to_be_visible()


def menu_open(page: Page) -> None:
    page.locator(".menu-button").click()
    expect(page.locator("#menu")).to_be_visible()


def stepped_through(page: Page) -> None:
    page.locator(".told > .jump").nth(2).click()
    expect(page.locator(".replay input")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("look", [log_open, help_open, menu_open, stepped_through])
def test_what_opens_at_a_table(
    page: Page, address: str, look: Callable[[Page], None], theme: str
) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.goto(open_table(address, reach(is_at("conquer"))))
    expect(page.locator(".told > .jump").nth(2)).to_be_visible()
    look(page)
    check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lessons_rules_and_catalogue(page: Page, address: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.goto(f"{address}/#/learn/warcraft")
    expect(page.locator(".lessons a").first).to_be_visible()
    check(page)
    page.goto(f"{address}/#/learn/warcraft/islands")
    expect(page.locator(".lesson .task")).to_be_visible()
    expect(page.locator(".board .region").first).to_be_visible()
    check(page)
    page.goto(f"{address}/#/rules/warcraft")
    page.get_by_role("button", name="Catalogue").click()
    expect(page.locator(".thing").first).to_be_visible()
    check(page)


def test_what_happens_is_said(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator(".region.can").first.press("Enter")
    page.locator(".answers .confirm").press("Enter")
    expect(page.locator("#said")).to_contain_text(re.compile(r"take|attempt"))


def test_arrow_keys_walk_over_the_map(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator('.board [tabindex="0"]').focus()
    seen = set()
    for arrow in ["ArrowLeft"] * 6 + ["ArrowUp"] * 6 + ["ArrowRight"] * 7 + ["ArrowDown"] * 5:
        page.keyboard.press(arrow)
        seen.add(page.evaluate("document.activeElement.dataset.region"))
    assert None not in seen
    assert len(seen) >= 8
    assert page.locator('.board [tabindex="0"]').count() == 1


def test_lines_that_come_at_once_are_all_said(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate(
        """async () => {
          const { announce } = await import(document.querySelector("script[type=module]").src
            .replace("app.js", "frame/announce.js"));
          announce("Bryn earns 4 coins.");
          announce("Anna: choose a combination.");
        }"""
    )
    expect(page.locator("#said")).to_have_text("Bryn earns 4 coins. Anna: choose a combination.")
