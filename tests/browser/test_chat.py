"""People at screens of their own write to each other."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.test_links import begin


def write(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Message").fill(text)
    page.keyboard.press("Enter")


def test_what_one_writes_the_other_is_told_and_reads_by_keyboard_alone(
    page: Page, linked: str, enter: Enter
) -> None:
    """As letters, whatever they look like; whom a device has muted it shows no more."""
    links = begin(page, linked)
    anna, bela, watcher = (enter(link) for link in links[:3])
    expect(bela.get_by_role("button", name="Chat")).to_be_visible()
    anna.get_by_role("button", name="Chat").press("Enter")
    expect(anna.get_by_role("textbox", name="Message")).to_be_focused()
    write(anna, "<img src=x onerror=alert(1)>\u202eabc")
    write(anna, "Hello!")
    said = anna.locator(".words")
    expect(said).to_have_text(["<img src=x onerror=alert(1)>abc", "Hello!"])
    expect(anna.get_by_role("button", name="Chat", exact=True)).to_be_visible()

    expect(bela.locator("#said")).to_contain_text("Hello!")
    bela.get_by_role("button", name="Chat, 2 new messages").press("Enter")
    expect(bela.locator(".words")).to_have_text(["<img src=x onerror=alert(1)>abc", "Hello!"])
    expect(bela.locator(".sayings img")).to_have_count(0)
    expect(bela.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    write(bela, "Anna!")
    expect(said).to_have_count(3)
    bela.get_by_role("button", name="Options").click()
    bela.get_by_role("checkbox", name="Anna").check()
    bela.get_by_role("button", name="Options").click()
    expect(bela.locator(".words")).to_have_text(["Anna!"])
    bela.keyboard.press("Escape")
    write(anna, "Are you there?")
    expect(said).to_have_count(4)
    bela.reload()
    bela.get_by_role("button", name="Chat", exact=True).click()
    expect(bela.locator(".words")).to_have_text(["Anna!"])

    expect(watcher.locator(".map > .board")).to_be_visible()
    expect(watcher.get_by_role("button", name="Chat")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Options").click()
    page.get_by_role("radio", name="Whoever plays or watches").check()
    watcher.get_by_role("button", name="Chat").click()
    expect(watcher.locator(".words")).to_have_count(0)
    write(watcher, "Good luck")
    expect(said).to_have_count(5)
    page.get_by_role("radio", name="Nobody").check()
    expect(anna.get_by_role("button", name="Chat")).to_have_count(0)
    expect(anna.locator("#chat")).to_have_count(0)


def test_a_line_that_is_refused_comes_back_with_the_reason(
    page: Page, linked: str, enter: Enter
) -> None:
    anna = enter(begin(page, linked)[0])
    anna.get_by_role("button", name="Chat").click()
    for text in "abcdefg":
        write(anna, text)
    expect(anna.locator("#chat .trouble")).to_contain_text("That was a lot at once")
    expect(anna.get_by_role("textbox", name="Message")).not_to_have_value("")
