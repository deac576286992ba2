"""What gives something up for good asks once more, as far as the settings say."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from tests.browser.positions import is_at, open_table, reach


def losing(game: State, key: str) -> dict[str, Any] | None:
    """Return the answer that would give this up, if one is asked for."""
    rows = game.view(frozenset((game.to_move,)))["actions"]
    return next((row for row in rows if row.get("loses", {}).get("key") == key), None)


def prefer(page: Page, confirm: str) -> None:
    likes = json.dumps({"lang": "en", "confirm": confirm})
    page.add_init_script(f"localStorage.setItem('marchland', '{likes}')")


def n_of(page: Page) -> str:
    return str(page.locator(".table").get_attribute("data-n"))


def test_ending_conquests_with_tokens_that_could_take_something_asks_once(
    page: Page, address: str
) -> None:
    state = reach(lambda state: state.to_move >= 0 and losing(state, "lose-stop") is not None)
    hand = next(tribe for tribe in state.view(frozenset((0, 1)))["seats"][state.to_move]["tribes"])
    page.goto(open_table(address, state))
    end = page.get_by_role("button", name="End conquests")
    end.click()
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text(f"{hand['hand']} token")
    before = n_of(page)
    page.get_by_role("button", name="No, go back").click()
    expect(doubt).to_have_count(0)
    assert n_of(page) == before
    end.click()
    doubt.get_by_role("button", name="End conquests").click()
    expect(page.locator(f'.table[data-n="{before}"]')).to_have_count(0)


def test_a_question_that_is_let_be_leaves_no_region_chosen_that_a_press_would_let_go(
    page: Page, address: str
) -> None:
    page.goto(
        open_table(
            address,
            reach(lambda state: is_at("conquer")(state) and bool(losing(state, "lose-stop"))),
        )
    )
    region = page.locator(".region.can").first
    region.press("Enter")
    conquer = page.locator(".answers .confirm")
    expect(conquer).to_be_visible()
    page.get_by_role("button", name="End conquests").click()
    page.get_by_role("button", name="No, go back").click()
    region.press("Enter")
    expect(conquer).to_contain_text("onquer")
    expect(page.locator(".region-choice")).to_be_visible()


def test_whoever_wants_no_questions_gets_none(page: Page, address: str) -> None:
    prefer(page, "never")
    page.goto(open_table(address, reach(is_at("mode"))))
    expect(page.locator(".stage-mode.mine")).to_be_visible()
    before = n_of(page)
    page.get_by_role("button", name="Go into decline").click()
    expect(page.locator(f'.table[data-n="{before}"]')).to_have_count(0)


def test_whoever_wants_every_question_is_asked_before_the_march_too(
    page: Page, address: str
) -> None:
    """A choice that was made on the map and confirmed there is asked enough."""
    prefer(page, "always")
    page.goto(open_table(address, reach(is_at("mode"))))
    page.get_by_role("button", name="Expand").click()
    expect(page.locator(".doubt")).to_contain_text("Are you sure?")
    page.locator(".doubt .confirm").click()
    expect(page.locator(".stage-mode.mine")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("small-world", "lose-stop-die"), ("small-world", "lose-place"),
        ("small-world", "lose-peace"), ("small-world", "lose-retire"), ("warcraft", "lose-place"),
        ("tiny-epic", "tek-lose-pass"), ("tiny-epic", "tek-lose-fall"),
    ],
)  # fmt: skip
def test_every_pass_that_gives_something_up_asks(
    page: Page, address: str, game: str, key: str
) -> None:
    state = reach(lambda state: state.to_move >= 0 and losing(state, key) is not None, name=game)
    row = losing(state, key)
    assert row
    before = len(state.history)
    page.goto(open_table(address, state))
    expect(page.locator(".table.mine")).to_be_visible()
    page.locator(f'.ask button[data-action="{row["id"]}"]').click()
    expect(page.locator(f'.doubt [data-action="{row["id"]}"]')).to_be_visible()
    assert int(n_of(page)) == before
