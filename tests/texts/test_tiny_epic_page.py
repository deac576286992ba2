"""The page says Tiny Epic Kingdoms' sentences as Python does, from the same sheet."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from marchland.texts import LANGUAGES
from tests.texts import ftl

SHEET: dict[str, Any] = json.loads(
    (Path(__file__).parent / "tiny_epic_cases.json").read_text(encoding="utf-8")
)
SAY = """async ([lang, seats, terrain, cases]) => {
    const texts = await import("/static/frame/texts.js");
    texts.sayWith({
        seat: (seat) => seats[seat] ?? texts.opponent(),
        terrain: (region) => terrain[region] ?? null,
    });
    await texts.turnTo(lang);
    await texts.learnGame("all");
    return cases.map((one) => texts.say(one.key, one.args));
}"""


def answer(route: Route) -> None:
    """Give the page's own files, and the texts of all games and the page, from no server."""
    _, _, path = route.request.url.partition("//page/")
    if path.startswith("static/"):
        file = ftl.SOURCE / "web" / path.removeprefix("static/")
        route.fulfill(path=file, content_type="text/javascript")
    elif path.startswith("text/"):
        lang, _, part = path.removeprefix("text/").removesuffix(".ftl").partition("/")
        own = [ftl.FOLDERS[name] / f"{lang}.ftl" for name in ("page", "shared")]
        games = set(ftl.SOURCE.rglob(f"text/{lang}.ftl")) - set(own)
        found = own if part == "page" else sorted(games, reverse=True)
        body = "\n".join(file.read_text("utf-8") for file in found)
        route.fulfill(body=body, content_type="text/plain; charset=utf-8")
    else:
        route.fulfill(body="<!doctype html><title>texts</title>", content_type="text/html")


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_the_sheet_says(page: Page, lang: str) -> None:
    page.route("**/*", answer)
    page.goto("http://page/")
    cases = SHEET["cases"]
    said = page.evaluate(SAY, [lang, SHEET["seats"], SHEET["terrain"], cases])
    assert said == [case[lang] for case in cases]
