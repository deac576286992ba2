"""The page's renderer makes the same sentences as the one in Python."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

CASES = json.loads((Path(__file__).parents[1] / "texts" / "cases.json").read_text("utf-8"))


@pytest.mark.parametrize("lang", ["en", "cs", "hu", "pl"])
def test_the_page_says_what_python_says(page: Page, address: str, lang: str) -> None:
    page.goto(address)
    expect(page.locator("h1")).to_be_visible()
    said = page.evaluate(
        """async ([cases, lang]) => {
          const source = document.querySelector('script[type=module]').src;
          const texts = await import(source.replace('app.js', 'texts.js'));
          texts.sayWith({
            seat: k => cases.seats[k] ?? String(k + 1),
            terrain: id => cases.terrain[id] ?? null,
          });
          await texts.speak(lang);
          return cases.cases.map(each => texts.say(each.key, each.args));
        }""",
        [CASES, lang],
    )
    assert said == [case[lang] for case in CASES["cases"]]
