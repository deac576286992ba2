"""Bots as levels: who plays how is said where they are chosen, and while they think."""

import json
import re

from playwright.sync_api import Page, expect

LEVELS = ["random", "easy", "greedy", "strong", "best"]


def test_each_level_is_chosen_by_its_name_and_says_how_it_plays(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    pick = page.locator(".wish select").nth(1)
    expect(pick).to_have_value("easy")
    options = pick.locator("option")
    expect(options).to_have_text(
        ["Person", *(f"Bot: {level.capitalize()}" for level in LEVELS)], use_inner_text=True
    )
    for level in LEVELS:
        pick.select_option(level)
        expect(page.locator("form .quiet", has_text=f"{level.capitalize()}: ")).to_have_count(1)
    pick.select_option("strong")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start").click()
    assert json.loads(sent.value.post_data or "")["seats"][1]["bot"] == "strong"


def test_the_page_says_which_bot_thinks_and_at_which_level(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    page.locator(".wish select").nth(0).select_option("greedy")
    page.get_by_role("button", name="Start").click()
    thinking = page.locator(".thinking")
    expect(thinking).to_have_text(re.compile(r"^\S+ is thinking \((Easy|Greedy)\)$"))
    page.get_by_role("button", name="Step by step").click()
    expect(thinking).to_have_count(0)
