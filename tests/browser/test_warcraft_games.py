"""Whole games of Small World of Warcraft in the page: each number of players, team and Murlocs."""

import json
import urllib.request
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewTable
from tests.browser.hands import Hands, Keyboard, Mouse, Player

pytestmark = pytest.mark.slow

TEAMS = {"teams": True}
MURLOCS = {"revenge_of_the_murlocs": True}
NAMES = ("Anna", "Bryn", "Cleo", "Dora", "Emil")
SIDES = {
    3: {"Alliance": [0], "Horde": [1], "neutral": [2]},
    4: {"Alliance": [0, 2], "Horde": [1, 3]},
    5: {"Alliance": [0, 3], "Horde": [1, 4], "neutral": [2]},
}


def play(
    page: Page, new_table: NewTable, players: int, person: int, hands: Hands, **rulings: Any
) -> list[int]:
    """Play a game in one person's seat to the end, and return the scores of its file."""
    seats = [{"name": name, "kind": "bot", "bot": "random"} for name in NAMES[:players]]
    seats[person] = {"name": NAMES[person], "kind": "person"}
    page.set_viewport_size({"width": 1440, "height": 900})
    address = new_table(seats, game="warcraft", rulings=rulings)
    page.goto(address)
    expect(page.locator(".table[data-n]")).to_be_visible()
    Player(page, hands, players).play()
    host, _, table = address.partition("/#/table/")
    with urllib.request.urlopen(f"{host}/api/tables/{table}/replay") as answer:  # noqa: S310
        final: list[int] = json.loads(answer.read())["scores"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return final


def told_scores(page: Page) -> dict[str, int]:
    """Return what the end table says each player has."""
    names = page.locator(".rank-name").all_inner_texts()
    numbers = page.locator(".rank-n").all_inner_texts()
    return {name.strip(): int(n) for name, n in zip(names, numbers, strict=True)}


def told_sides(page: Page) -> dict[str, tuple[int, bool]]:
    """Return the score of each side, and whether it won."""
    rows = page.locator(".scores.teams tr").all()
    return {
        row.locator("th > span:not(.faction):not(.icon)").inner_text(): (
            int(row.locator(".team-score").inner_text()),
            row.locator(".verdict").count() == 1,
        )
        for row in rows
    }


@pytest.mark.parametrize(("players", "person"), [(2, 1), (3, 0), (4, 3), (5, 2)])
def test_a_whole_game_is_played(page: Page, new_table: NewTable, players: int, person: int) -> None:
    """WC-3, WC-15: to the last round, and every player's coins are told."""
    final = play(page, new_table, players, person, Mouse(page))
    assert told_scores(page) == dict(zip(NAMES, final, strict=False))
    expect(page.locator(".scores.teams")).to_have_count(0)


def test_a_whole_game_is_played_with_the_keyboard_alone(page: Page, new_table: NewTable) -> None:
    """No key loses the place; at the end the keyboard is on who won."""
    play(page, new_table, 2, 0, Keyboard(page))
    expect(page.locator(".finish h1")).to_be_focused()


@pytest.mark.parametrize(("players", "person"), [(3, 2), (4, 0), (5, 1)])
def test_a_whole_game_is_played_in_teams(
    page: Page, new_table: NewTable, players: int, person: int
) -> None:
    """WC-17.1: a team counts its weaker member; the better team has won."""
    final = play(page, new_table, players, person, Mouse(page), **TEAMS)
    assert told_scores(page) == dict(zip(NAMES, final, strict=False))
    counts = {side: min(final[k] for k in seats) for side, seats in SIDES[players].items()}
    told = told_sides(page)
    assert {side: n for side, (n, _) in told.items()} == counts
    best = {side for side, n in counts.items() if n == max(counts.values())}
    winners = {side for side, (_, won) in told.items() if won}
    assert winners
    assert winners <= best
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_game_is_played_against_the_murlocs(
    page: Page, new_table: NewTable, players: int
) -> None:
    """WC-17.2: both players' weaker total against the Murlocs' coins; a tie is the Murlocs'."""
    final = play(page, new_table, players, 0, Mouse(page), **MURLOCS)
    own = final[:players]
    assert told_scores(page) == dict(zip(NAMES, own, strict=False))
    told = told_sides(page)
    assert told["Players"] == (min(own), min(own) > final[-1])
    assert told["Murlocs"] == (final[-1], min(own) <= final[-1])
