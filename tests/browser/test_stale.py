"""Nothing of another game, an earlier moment or another person is left on the page."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import is_at, open_table, reach, stage

NAMES = (Seat("Anna"), Seat("Bryn"), Seat("Hob"))


def view(state: State) -> dict[str, Any]:
    return dict(state.view(frozenset({state.to_move})))


@pytest.mark.parametrize("race", ["dwarves", "trolls"])
def test_no_sentence_of_small_world_stands_in_warcraft(page: Page, address: str, race: str) -> None:
    """In Warcraft the Dwarves' and the Trolls' sentences end with their decline."""

    def found(state: State) -> bool:
        return stage(state) == "pick" and race in [row["race"] for row in view(state)["column"]]

    table = open_table(address, reach(found, name="warcraft"))
    page.goto(f"{address}/#/new/small-world")
    expect(page.locator(".preview").first).to_be_visible()
    page.evaluate("address => { location.href = address }", table)
    name = race.capitalize()
    page.locator(".combo-row", has_text=name).click()
    told = page.locator(".combo-detail > .columns > div", has_text=name)
    sentence = "Mountains cost two tokens less." if race == "dwarves" else "one token less."
    expect(told).to_contain_text(sentence)
    expect(told).not_to_contain_text("In decline")


def test_whoever_plays_alone_sees_their_coins_and_they_are_true_now(
    page: Page, address: str
) -> None:
    """SW-S06: a pick that costs a coin leaves four of five, and taking it back gives it back."""
    state = reach(lambda state: stage(state) == "pick")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    purses = page.locator(".purse")
    expect(purses).to_have_text(["5", "?"])
    expect(page.locator(".purse.show")).to_have_count(0)
    page.locator(".combo-row").nth(1).click()
    page.locator(".combo-detail .confirm").click()
    expect(page.locator(".stage-pick")).to_have_count(0)
    expect(purses).to_have_text(["4", "?"])
    page.locator(".back button").first.click()
    expect(page.locator(".stage-pick")).to_have_count(1)
    expect(purses).to_have_text(["5", "?"])
    # On a phone the seats may be out of sight while a combination is paid for.
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".map > .line .goods")).to_have_text("5")
    expect(page.locator(".map > .line .goods")).to_be_visible()


def test_a_purse_closes_when_somebody_else_is_asked(page: Page, address: str) -> None:
    """SW-S06: coins are for their owner's eyes."""
    page.goto(open_table(address, reach(lambda state: stage(state) == "deploy")))
    expect(page.locator(".purse.show")).to_have_count(2)
    mine, other = page.locator(".purse.show").all()
    if not page.locator(".seat").first.get_attribute("aria-current"):
        mine, other = other, mine
    page.get_by_role("button", name="Spread all evenly").click()
    mine.click()
    other.click()
    for purse in (mine, other):
        expect(purse).not_to_have_text("?")
    page.locator(".deploy .confirm").click()
    expect(page.locator(".stage-deploy")).to_have_count(0)
    for purse in (mine, other):
        expect(purse).to_have_text("?", timeout=1000)


@pytest.mark.parametrize(
    ("players", "first", "told"),
    [
        (2, "Two white flags: the defender wins", "if both show it, the defender wins"),
        (3, "Two white flags: both stay as allies", "both are allied here"),
    ],
)
def test_the_help_of_the_flag_knows_how_many_play(
    page: Page, address: str, players: int, first: str, told: str
) -> None:
    """TEK-10: two players are never allied; with two flags the defender wins."""
    state = reach(lambda state: stage(state) == "bid", players, "tiny-epic")
    page.goto(open_table(address, state, NAMES[:players]))
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".how")).to_contain_text(first)
    page.get_by_role("button", name="White flag").click()
    expect(page.locator(".bids .means > p")).to_contain_text(told)


def test_alone_a_war_is_given_up_without_a_flag(page: Page, address: str) -> None:
    """TEK-12: no flags; one pays the opponent's number, or declines."""

    def found(state: State) -> bool:
        words = [state.describe(action).split()[0] for action in state.legal_actions()]
        return stage(state) == "match" and "flag" in words

    page.goto(open_table(address, reach(found, 1, "tiny-epic"), NAMES[:1]))
    give_up = page.get_by_role("button", name="Give up", exact=True)
    expect(give_up).to_be_visible()
    expect(page.locator(".ask")).not_to_contain_text(re.compile("flag", re.IGNORECASE))
    give_up.click()
    expect(page.locator(".log")).to_contain_text("Anna gives the war up.")
    expect(page.locator(".desk")).not_to_contain_text(re.compile("flag", re.IGNORECASE))


@pytest.fixture
def fresh(launch_browser: Callable[[], Browser], browser_context_args: Any) -> Iterator[Page]:
    """A page of a browser of its own, which has fetched nothing yet."""
    browser = launch_browser()
    yield browser.new_context(**browser_context_args).new_page()
    browser.close()


def test_a_page_older_than_its_program_is_loaded_anew_when_it_lacks_something(
    fresh: Page, address: str
) -> None:
    """As after an update while a game goes on: else its end, fetched late, would never show."""
    fresh.route("**/frame/keys.js", lambda route: route.fulfill(status=404))
    fresh.goto(open_table(address, reach(is_at("conquer"))))
    expect(fresh.locator(".table.mine")).to_be_visible()
    fresh.evaluate(
        """async () => {
          const start = document.querySelector("script[type=module]").src;
          const { page } = await import(start.replace("app.js", "frame/page.js"));
          page.start.digest = "0123456789";
          document.body.dataset.old = "yes";
        }"""
    )
    fresh.keyboard.press("?")
    expect(fresh.locator("body[data-old]")).to_have_count(0)
    fresh.unroute("**/frame/keys.js")
    expect(fresh.locator(".table.mine")).to_be_visible()
    fresh.keyboard.press("?")
    expect(fresh.get_by_role("dialog")).to_be_visible()


def test_what_did_not_come_over_a_bad_line_is_asked_for_again(fresh: Page, address: str) -> None:
    """Nobody has to do anything else first for the dialog to open after all."""
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    fresh.route("**/frame/keys.js", lose, times=2)
    fresh.goto(open_table(address, reach(is_at("conquer"))))
    expect(fresh.locator(".table.mine")).to_be_visible()
    fresh.keyboard.press("?")
    expect(fresh.get_by_role("dialog")).to_be_visible()
    assert len(lost) == 2
