"""What an answer costs, risks and leads to is said on the page before it is given."""

from typing import Any

from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach

FOUR = tuple(Seat(name) for name in ("Anna", "Bryn", "Odo", "Mab"))


def offered(state: State, word: str) -> list[dict[str, Any]]:
    """Return the actions of a word as the seat that is asked sees them."""
    view = state.view(frozenset({state.to_move}))
    return [row for row in view["actions"] if row["word"] == word]


def test_an_artifact_that_needs_the_die_reads_as_the_last_attempt_that_it_is(
    page: Page, address: str
) -> None:
    """WC-6.5: what is missing, its chances and that the conquests end are said beforehand."""

    def one_short(state: State) -> list[dict[str, Any]]:
        return [row for row in offered(state, "frost") if row.get("missing") == 1]

    state = reach(lambda one: bool(one_short(one)), 4, "warcraft")
    row = one_short(state)[0]
    page.goto(open_table(address, state, FOUR))
    page.locator(f'.region[data-region="{row["region"]}"]').press("Enter")
    said = page.locator(".chances", has_text="Missing 1: 3 of 6 faces")
    expect(said.locator(".pip.good")).to_have_text(["1", "2", "3"])
    button = page.locator(".answers button", has_text="Frostmourne")
    expect(button).to_contain_text("last attempt")
    expect(page.locator(".price-tag.dear")).not_to_have_count(0)
