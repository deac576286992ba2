"""The pictures of the README, from games of the greedy bot: python tools/screenshots.py."""

import json
import random
import shutil
import socket
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Literal, NamedTuple

import uvicorn
from playwright.sync_api import Browser, sync_playwright

import marchland
from marchland.bots.registry import make
from marchland.core.game import State
from marchland.core.replay import Replay, Seat
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
NAMES = ("Anna", "Bryn", "Zdeněk", "Małgorzata", "Ödön")
MIDDLE = 90
"""Actions after which a game without named stages is well under way."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


class Shot(NamedTuple):
    """One picture: its name, the game, the screen."""

    name: str
    game: str
    players: int
    seed: int
    stage: str
    width: int
    height: int
    theme: Literal["light", "dark"]
    locale: str


SHOTS = [
    Shot("desk", "small-world", 2, 11, "conquer", 1440, 900, "light", "en-GB"),
    Shot("five", "small-world", 5, 4, "conquer", 1440, 900, "dark", "en-GB"),
    Shot("phone", "small-world", 2, 11, "conquer", 390, 844, "light", "en-GB"),
    Shot("phone-dark", "small-world", 3, 5, "deploy", 390, 844, "dark", "cs-CZ"),
    Shot("islands", "warcraft", 3, 2, "conquer", 1440, 900, "light", "en-GB"),
    Shot("kingdoms", "tiny-epic", 2, 3, "", 1440, 900, "light", "en-GB"),
]


def played(shot: Shot) -> State:
    """Return a game in its middle, as the greedy bot plays all seats of it."""
    state = marchland.game(shot.game).new_state(shot.players, shot.seed)
    bots = [make("greedy", shot.seed + seat) for seat in range(shot.players)]
    dice = random.Random(shot.seed)
    while True:
        if state.to_move == marchland.CHANCE:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply(dice.choices(outcomes, weights)[0])
            continue
        if _is_ready(state, shot.stage):
            return state
        seat = state.to_move
        state.apply(bots[seat].choose(state.observe(seat), state.legal_actions()))


def _is_ready(state: State, stage: str) -> bool:
    """Tell whether there is something to see; without a stage, that much has been played."""
    if not stage:
        return len(state.history) >= MIDDLE and state.to_move == 0
    view = state.view(frozenset([state.to_move]))
    if view["round"] < 5 or view["stage"] != stage:
        return False
    regions = view["regions"]
    taken = [at for at in regions.values() if at["actions"] and at["seat"] is not None]
    return view["stage"] != "conquer" or len(taken) >= 2


def shoot(browser: Browser, address: str, shot: Shot) -> None:
    """Open the game, choose a region that somebody holds, and take the picture."""
    state = played(shot)
    seats = [Seat(name) for name in NAMES[: shot.players]]
    order = urllib.request.Request(  # noqa: S310 - our own server
        f"{address}/api/replays",
        Replay.from_state(state, seats).to_json().encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(order) as answer:  # noqa: S310
        table = json.loads(answer.read())["table"]
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=1 if shot.width > 700 else 2,
        color_scheme=shot.theme,
        locale=shot.locale,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{address}/#/table/{table}")
    page.locator("svg path").first.wait_for(state="attached")
    if shot.stage == "conquer":
        regions = state.view(frozenset([state.to_move]))["regions"]
        held = [name for name, at in regions.items() if at["actions"] and at["seat"] is not None]
        page.locator(f'.region[data-region="{held[0]}"]').dispatch_event("click")
    page.wait_for_timeout(1500)
    page.screenshot(path=IMAGES / f"{shot.name}.jpg", type="jpeg", quality=82)
    context.close()


def main() -> None:
    """Take all pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        app = application(SqliteStore(Path(folder) / "games.sqlite"), Library())
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
        threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True).start()
        while not server.started:
            time.sleep(0.02)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for shot in SHOTS:
            shoot(browser, address, shot)
        browser.close()
        server.should_exit = True


if __name__ == "__main__":
    main()
