"""Alone against the Murlocs, who strike as soon as a redeployment is confirmed."""

import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from marchland.core.replay import Replay, Seat
from tests.browser.positions import open_table

GAME = Path(__file__).parents[1] / "smallworld" / "games" / "murlocs-redeploy.json"

PLANNED = """() => Object.fromEntries([...document.querySelectorAll(".stepper")].map(each =>
  [each.dataset.region, Number(each.querySelector("output").textContent)]))"""
"""How many tokens will stand in each region."""


def test_tokens_stay_as_they_were_spread_though_the_murlocs_strike_next(
    page: Page, address: str
) -> None:
    """WC-7.1: in this game the Murlocs take one of the regions that were just manned."""
    before: Any = Replay.read(GAME.read_bytes()).verify()
    page.goto(open_table(address, before, (Seat("Anna"),)))
    page.get_by_role("button", name="Spread").click()
    planned = page.evaluate(PLANNED)
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator(f'.table.mine:not([data-n="{len(before.history)}"])')).to_be_visible()
    expect(page.locator(".trouble")).to_have_count(0)
    saved = f"{address}/api/tables/{page.url.rpartition('/')[2]}/replay"
    with urllib.request.urlopen(saved) as answer:  # noqa: S310
        after = Replay.read(answer.read()).verify()
    before.listen()
    for action in after.history[len(before.history) :]:
        before.apply(action)
    told = [entry["args"] for entry in before.events if entry["key"] == "log-deploy"]
    assert [each["plan"] for each in told] == [planned]
