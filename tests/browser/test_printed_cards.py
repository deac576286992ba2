"""What the printed cards of Tiny Epic Kingdoms ask for that no other card does."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import State
from tests.browser.positions import open_table


def reach(faction: str, found: Callable[[State], bool]) -> State:
    """Return the first position of random games of this faction in which something holds."""
    game = marchland.game("tiny-epic")
    for seed in range(200):
        dice = random.Random(seed)
        state = game.new_state(2, seed, "base", {"factions": "picked"})
        while not state.is_over:
            if state.to_move == 0 and found(state):
                return state
            wanted = [action for action in state.legal_actions() if picks(state, action, faction)]
            state.apply(dice.choice(wanted or state.legal_actions()))
    raise AssertionError("no game comes to this")


def picks(state: State, action: int, faction: str) -> bool:
    """Tell whether an action takes the faction, or goes its way up the track of magic."""
    return state.describe(action) in (f"choose {faction}", "take research")


def has(text: str) -> Callable[[State], bool]:
    """Say whether an action whose text ends so is asked for."""

    def found(state: State) -> bool:
        return any(state.describe(action).endswith(text) for action in state.legal_actions())

    return found


def test_a_number_paid_with_one_resource_alone_says_what_it_counts(
    page: Page, address: str
) -> None:
    """TEK-A47: the button shows both, and the sentence what it costs."""
    state = reach("humans", has(" all mana"))
    numbers = [bid for bid in state.view(frozenset({0}))["bids"] if bid.get("bonus")]
    bid = next(bid for bid in numbers if bid["units"].get("mana"))
    number = bid["number"]
    page.goto(open_table(address, state))
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Anna")
    cover.get_by_role("button", name="Show").click()
    name = f"Number {number}, all in mana"
    page.locator(f'.dice .option[aria-label^="{name}"]').click()
    said = page.locator(".bids .means > p")
    expect(said).to_contain_text(f"Number {number} counts as {number + 2} and costs")
    expect(said).to_contain_text(f"{bid['units']['mana']} mana (worth {bid['worth']}).")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".log")).to_contain_text("Anna has chosen a number or the flag.")


def test_an_action_in_place_of_another_is_named(page: Page, address: str) -> None:
    """TEK-A46: the question names both actions."""
    state = reach("humans", has("use action_instead"))
    page.goto(open_table(address, state))
    expect(page.locator(".sentence")).to_contain_text(
        "Anna: an ability of yours allows Trade in place of Research."
    )
    expect(page.get_by_role("button", name="Carry out Trade")).to_be_visible()
