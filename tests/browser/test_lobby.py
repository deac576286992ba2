"""Friends take their seats, each at a screen of their own, before anything is dealt."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter


def wait(page: Page, linked: str) -> None:
    """Order a game of three persons that waits for them."""
    page.goto(f"{linked}/#/new/small-world")
    page.get_by_role("radio", name="3", exact=True).check()
    rows = page.locator(".wish")
    for seat in (1, 2):
        rows.nth(seat).locator("select").select_option("person")
    rows.nth(0).locator("input").fill("Anna")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".place")).to_have_count(3)


def link(page: Page, seat: int) -> str:
    """Return the link to a seat, as the host copies it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".place").nth(seat).get_by_role("button", name="Copy link").click()
    page.wait_for_function(
        "navigator.clipboard.readText().then((text) => text.includes('#/link/'))"
    )
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_from_the_lobby_to_the_first_move(page: Page, linked: str, enter: Enter) -> None:
    wait(page, linked)
    places = page.locator(".place")
    places.nth(0).get_by_role("button", name="Play here").click()
    bela = enter(link(page, 1))
    expect(bela.locator(".place")).to_have_count(3)
    expect(bela.locator(".map")).to_have_count(0)
    expect(places.nth(1)).to_contain_text("is here")
    bela.get_by_label("Your name").fill("anna")
    bela.get_by_label("Your name").press("Enter")
    expect(bela.get_by_role("alert")).to_contain_text("Two seats cannot have the same name")
    bela.get_by_label("Your name").fill("Be\u0301la")
    bela.get_by_label("Your name").press("Enter")
    expect(places.nth(1)).to_contain_text("Béla")
    bela.get_by_label("Colour 5").check()
    bela.get_by_role("button", name="I am ready").click()
    expect(places.nth(1)).to_contain_text("ready")
    places.nth(2).get_by_role("button", name="Bot instead").click()
    expect(bela.locator(".place").nth(2)).to_contain_text("Bot: Easy")
    expect(bela.get_by_role("button", name="Start")).to_have_count(0)
    places.nth(0).get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Start").click()
    for each in (page, bela):
        expect(each.locator(".map > .board")).to_be_visible()
    colour = bela.locator(".presence .crest").nth(1).evaluate("e => getComputedStyle(e).color")
    assert colour == "rgb(42, 28, 16)"
    page.locator(".column button").first.click()
    page.locator(".combo-detail .confirm, .ask .confirm").first.click()
    expect(page.locator(".stage-conquer")).to_be_visible()
    expect(bela.locator(".table")).to_have_attribute(
        "data-n", str(page.locator(".table").get_attribute("data-n"))
    )


def test_whoever_runs_out_of_time_is_played_by_a_bot_and_comes_back(
    page: Page, linked: str, enter: Enter
) -> None:
    page.goto(linked)
    order = {
        "game": "small-world",
        "seats": [{"name": "Anna", "kind": "person"}, {"name": "Béla", "kind": "person"}],
        "clock": {"kind": "move", "n": 10},
    }
    found = page.request.post(f"{linked}/api/tables", data=order).json()
    anna = enter(found["seats"][0])
    expect(anna.locator(".line .clock.runs.short").first).to_contain_text("0:")
    expect(anna.locator(".presence li").nth(1).locator(".clock")).to_have_count(0)
    expect(anna.locator(".presence")).to_contain_text("a bot plays for now")
    anna.get_by_role("button", name="I am back").click()
    expect(anna.get_by_role("button", name="I am back")).to_have_count(0)
