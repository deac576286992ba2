"""What a screen reader is told: sentences, and none of them before there are words for it."""

import threading

from playwright.sync_api import Page, Route, expect

HEARD = """() => {
  window.heard = [];
  addEventListener("DOMContentLoaded", () => {
    const said = document.getElementById("said");
    new MutationObserver(() => window.heard.push(said.textContent))
      .observe(said, { childList: true, characterData: true, subtree: true });
  });
}"""


def test_a_fault_is_said_in_words_however_late_the_words_come(page: Page, address: str) -> None:
    """The server's refusal is there before the texts are."""
    held: list[Route] = []
    refused = threading.Event()

    def hold(route: Route) -> None:
        held.append(route)

    def watch(frame: str | bytes) -> None:
        if b"error-no-table" in (frame.encode() if isinstance(frame, str) else frame):
            refused.set()

    page.route("**/text/en/page.ftl", hold)
    page.on("websocket", lambda socket: socket.on("framereceived", watch))
    page.add_init_script(f"({HEARD})()")
    page.goto(f"{address}/#/table/nowhere", wait_until="commit")
    while not (refused.is_set() and held):
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)  # longer than the page waits before it says something
    for route in held:
        route.continue_()
    sentence = "There is no game nowhere here. It may have been deleted."
    expect(page.locator("#said")).to_have_text(sentence)
    assert [each for each in page.evaluate("window.heard") if each] == [sentence]
