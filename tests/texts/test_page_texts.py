"""The page makes the same sentences as Python, from the same sheet."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from marchland.texts import LANGUAGES
from tests.texts import ftl

SHEET: dict[str, Any] = json.loads(
    (Path(__file__).parent / "cases.json").read_text(encoding="utf-8")
)
WEB = ftl.SOURCE / "web"
SAY = """async ([lang, seats, terrain, cases]) => {
    const texts = await import("/static/frame/texts.js");
    texts.sayWith({
        seat: (seat) => seats[seat] ?? String(seat + 1),
        terrain: (region) => terrain[region] ?? null,
    });
    await texts.turnTo(lang);
    await texts.learnGame("all");
    return cases.map((one) => texts.say(one.key, one.args));
}"""


def answer(route: Route) -> None:
    """Give the page's own files, from no server at all."""
    _, _, path = route.request.url.partition("//page/")
    if path.startswith("static/"):
        route.fulfill(path=WEB / path.removeprefix("static/"), content_type="text/javascript")
    elif path.startswith("text/"):
        lang, _, part = path.removeprefix("text/").removesuffix(".ftl").partition("/")
        own = (ftl.FOLDERS[name] for name in ("warcraft", "family", "game"))
        folders = [ftl.FOLDERS["page"], ftl.FOLDERS["shared"]] if part == "page" else own
        text = "\n".join((folder / f"{lang}.ftl").read_text("utf-8") for folder in folders)
        route.fulfill(body=text, content_type="text/plain; charset=utf-8")
    else:
        route.fulfill(body="<!doctype html><title>texts</title>", content_type="text/html")


@pytest.fixture
def blank(page: Page) -> Page:
    page.route("**/*", answer)
    page.goto("http://page/")
    return page


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_the_sheet_says(blank: Page, lang: str) -> None:
    cases = SHEET["cases"]
    said = blank.evaluate(SAY, [lang, SHEET["seats"], SHEET["terrain"], cases])
    assert said == [case[lang] for case in cases]
