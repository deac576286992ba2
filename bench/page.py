"""What the page weighs over the wire and how soon it shows: `python -m bench.page`.

Weights are of a first visit with nothing kept, compressed as they come; times are medians of five.
"""

import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Final

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.listener import listen
from marchland.server.sqlite import SqliteStore
from tests.browser.positions import is_at, open_table, reach, stage
from tests.conftest import chromium

GAMES: Final = ("small-world", "warcraft", "tiny-epic")
LANGUAGES: Final = ("en", "cs", "hu", "pl")
TIMES: Final = 5
BOARD: Final = ".board .region"


def serve() -> str:
    """Return the address of a server with an empty database."""
    listener = listen("127.0.0.1", 0)
    database = Path(tempfile.mkdtemp()) / "games.sqlite"
    app = application(SqliteStore(database), Library())
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True).start()
    while not server.started:
        time.sleep(0.01)
    return f"http://127.0.0.1:{listener.getsockname()[1]}"


def visit(browser: Browser, address: str, there: str, language: str) -> tuple[float, float]:
    """Return the kB that a first visit fetches, and the ms until something is there."""
    page = browser.new_context(locale=language, reduced_motion="reduce").new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    began = time.perf_counter()
    page.goto(address)
    page.locator(there).first.wait_for()
    took = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(sizes) / 1000, took * 1000


def click(page: Page, address: str) -> float:
    """Return the ms from a key on a region until its price is drawn."""
    page.goto(address)
    region = page.locator(".region.can").first
    region.focus()
    took: float = region.evaluate(
        """region => new Promise(done => {
          const began = performance.now();
          const look = () => document.querySelector(".region-choice")
            ? requestAnimationFrame(() => done(performance.now() - began))
            : requestAnimationFrame(look);
          region.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
          look();
        })"""
    )
    return took


def measure() -> None:
    """Print it all."""
    address = serve()
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for language in LANGUAGES:
            weight, _ = visit(browser, address, ".poster > svg", language)
            print(f"start page {language}: {weight:.0f} kB")
        for game in GAMES:
            state = reach(lambda state: stage(state) in {"pick", "select"}, 2, game)
            table = open_table(address, state)
            weights = [f"{lang} {visit(browser, table, BOARD, lang)[0]:.0f}" for lang in LANGUAGES]
            took = [visit(browser, table, BOARD, "en")[1] for _ in range(TIMES)]
            print(f"{game}: kB {', '.join(weights)}; board after {statistics.median(took):.0f} ms")
        page = browser.new_context(reduced_motion="reduce").new_page()
        table = open_table(address, reach(is_at("conquer")))
        shown = statistics.median(click(page, table) for _ in range(TIMES))
        print(f"a region's price after {shown:.0f} ms")
        browser.close()


if __name__ == "__main__":
    measure()
