"""The end of a game: who won, where every coin came from, round by round, and another game."""

import pytest
from playwright.sync_api import Locator, Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach

pytestmark = pytest.mark.browser

SEATS = (Seat("Anna"), Seat("Bryn"), Seat("Cleo", "bot", "random"))


def columns(table: Locator) -> list[list[int]]:
    """Return the numbers of each column, the sum apart."""
    rows = [row.locator("td").all_text_contents() for row in table.locator("tbody tr").all()]
    return [[int(text.replace("−", "-")) for text in each] for each in zip(*rows, strict=True)]


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_every_coin_is_told_by_source_and_by_round(page: Page, address: str, name: str) -> None:
    """SW-G01, WC-16: what is told adds up to what each seat has."""

    def dear(state: State) -> bool:
        return state.is_over and any("pick" in str(one.fields()) for one in state.ledger)  # type: ignore[attr-defined]

    state = reach(dear, name=name)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, state))
    order = sorted(range(2), key=lambda seat: -state.scores()[seat])
    totals = [state.scores()[seat] for seat in order]
    expect(page.locator(".rank-n")).to_have_text([str(n) for n in totals])
    by_source = page.locator(".ends > .scores")
    expect(by_source).to_contain_text("−")
    assert [sum(column[:-1]) for column in columns(by_source)] == totals
    assert [column[-1] for column in columns(by_source)] == totals
    page.get_by_text("Coins by round").first.click()
    by_round = page.locator(".by-round .scores")
    expect(by_round).to_be_visible()
    assert [sum(column) for column in columns(by_round)] == totals
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_same_table_plays_again(page: Page, address: str) -> None:
    over = reach(lambda state: state.is_over, 3)
    page.goto(open_table(address, over, SEATS))
    expect(page.locator(".finish")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".stage-pick")).to_be_visible()
    assert page.url != before
    expect(page.locator(".seat-name")).to_have_text(["Anna", "Bryn", "Cleo"])
    expect(page.locator(".seat .bot")).to_have_count(1)
    expect(page.locator(".round.now")).to_have_text("1")


def test_points_of_a_faction_stand_under_its_name(page: Page, address: str) -> None:
    """TEK-9: whoever is paid by a faction's own sentence reads which."""

    def own_lines(state: State) -> list[str]:
        seats = state.view(frozenset())["seats"]
        lines = [line for seat in seats for line in seat["lines"]]
        return [line["faction"] for line in lines if line["key"] == "tek-points-faction"]

    state = reach(lambda state: state.is_over and bool(own_lines(state)), name="tiny-epic")
    page.goto(open_table(address, state))
    expect(page.locator(".finish")).to_be_visible()
    rows = page.locator(".scores tbody th").all_inner_texts()
    assert [row for row in rows if row.lower() in own_lines(state)]
    assert "none" not in rows
