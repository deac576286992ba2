"""Whole games of Tiny Epic Kingdoms in the page, for each number of seats, clicked to their end."""

import os
import random

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.replay import Seat
from tests.browser.positions import open_table, replayed
from tests.browser.wanderer import Wanderer

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Bryn", "Hob", "Mab", "Wren")
GAMES = [
    (1, "heroes", {"solo_hero": False, "solo_lands": "picked"}, 7),
    (3, "north", {"sides": "after_factions"}, 3),
    (4, "base", {}, 1),
    (5, "heroes", {"factions": "picked"}, 1),
    (1, "heroes", {}, 7),
    (1, "base", {}, 7),
    (2, "base", {"factions": "picked"}, 7),
    (2, "heroes", {}, 7),
    (3, "base", {}, 7),
    (4, "heroes", {"factions": "picked"}, 7),
    (5, "base", {}, 7),
]
"""Seats, box, rulings and seed. The first are played each time; the solo game with a hero and the
game of two are played each time in `test_tiny_epic.py`."""
DEFAULT = 4
EVERY = os.environ.get("MARCHLAND_WHOLE_GAMES") == "all"


@pytest.fixture
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance of the server that is the same in every run, so that no run is longer than another."""
    dice = random.Random(4)

    def roll(outcomes: list[tuple[int, int]]) -> int:
        return dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]

    monkeypatch.setattr("marchland.server.app.fair_roll", roll)
    monkeypatch.setattr("marchland.server.room.fair_roll", roll)


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize(
    ("players", "where", "rulings", "seed"), GAMES if EVERY else GAMES[:DEFAULT]
)
def test_a_game_is_clicked_to_its_end(
    page: Page, address: str, players: int, where: str, rulings: dict[str, str | bool], seed: int
) -> None:
    """TEK-9: the end shows what the rules make of all that was clicked."""
    page.set_viewport_size({"width": 1440, "height": 900})
    bot = ("bot", "greedy")
    seats = tuple(Seat(name, *(bot if k else ())) for k, name in enumerate(NAMES[:players]))
    state = marchland.game("tiny-epic").new_state(players, seed, where, rulings)
    page.goto(open_table(address, state, seats))
    expect(page.locator(".board .region").first).to_be_visible()
    person = Wanderer(page, players)
    person.play()
    assert {"stage-select", "stage-act", "stage-move"} <= person.stages
    expect(page.locator(".finish .sum-row")).to_be_visible()
    end = replayed(page)
    assert end.is_over
    totals = [int(total) for total in page.locator(".finish .sum-row td").all_inner_texts()]
    assert sorted(totals) == sorted(end.scores())
    assert totals[0] == end.scores()[end.winners()[0]]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
