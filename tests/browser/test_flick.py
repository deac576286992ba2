"""A tap after a flick of the finger is a tap: what was flicked moved, and not the page."""

from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, INSIDE
from tests.browser.test_choose import at_conquest


def test_a_region_is_chosen_right_after_a_flick_of_the_map(phone: Phone, address: str) -> None:
    page = phone()
    at_conquest(page, address)
    board = page.locator("svg.board")
    page.locator(".zoom .in").evaluate("button => button.click()")
    page.screenshot()  # a finger meets what has been painted
    before = board.get_attribute("viewBox")
    box = page.locator(".map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = page.context.new_cdp_session(page)
    for kind, at in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x - 60, "y": y - 30}]),
        ("touchEnd", []),
    ):
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    page.wait_for_function(
        "before => document.querySelector('svg.board').getAttribute('viewBox') !== before",
        arg=before,
    )
    page.wait_for_timeout(DOUBLE)
    spots = [(region, region.evaluate(INSIDE)) for region in page.locator(".region.can").all()]
    region, spot = next((region, spot) for region, spot in spots if spot)
    page.touchscreen.tap(*spot)
    expect(region).to_have_attribute("aria-pressed", "true")
