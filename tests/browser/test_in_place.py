"""What a newcomer asked for is said where they looked for it."""

import random
import re

from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import CHANCE, State
from marchland.core.replay import Seat
from tests.browser.conftest import NewTable
from tests.browser.positions import is_at, open_table, reach, stage


def test_a_bots_box_says_its_strength_and_why_its_coins_are_hidden(
    page: Page, new_table: NewTable
) -> None:
    person = {"name": "Anna", "kind": "person"}
    page.goto(new_table((person, {"name": "Bryn", "kind": "bot", "bot": "easy"})))
    box = page.locator(".seat").nth(1)
    expect(box.locator(".bot")).to_have_text("Bot · Easy")
    box.locator(".bot button").click()
    expect(page.locator("#help")).to_contain_text("overlooks a good deal")
    box.locator(".purse button").click()
    expect(page.locator("#help")).to_have_text(
        re.compile("What each turn brings is public.*log.*Only the total .* not shown")
    )


def test_plus_on_a_foreign_region_says_why_and_leaves_the_map(page: Page, address: str) -> None:
    """While tokens are spread the key counts; it brings nothing nearer."""
    page.goto(open_table(address, reach(is_at("deploy"))))
    page.locator(".region:not(.can)").first.focus()
    before = page.locator(".board").get_attribute("viewBox")
    page.keyboard.press("+")
    expect(page.locator(".trouble")).to_contain_text("only regions of the race")
    assert page.locator(".board").get_attribute("viewBox") == before


def test_why_coins_are_hidden_is_read_where_they_are_before_the_first_turn(
    page: Page, new_table: NewTable
) -> None:
    """SW-S06: after the first turn the line of what was earned says it."""
    page.set_viewport_size({"width": 1366, "height": 700})
    person = {"name": "Anna", "kind": "person"}
    page.goto(new_table((person, {"name": "Bryn", "kind": "bot", "bot": "easy"})))
    told = page.locator(".seat", has_text="Bryn").get_by_text("Totals stay hidden until the end.")
    expect(told).to_be_in_viewport(ratio=1)


def test_the_card_and_the_log_tell_the_same_figure_of_a_turn(page: Page, address: str) -> None:
    """SW-V: what a combination cost is no income, and the log counts it."""

    dice = random.Random(1)
    state = marchland.game("small-world").new_state(2, 1)
    while state.to_move == CHANCE:
        state.apply(dice.choice(state.legal_actions()))
    state.apply(state.parse("pick 3"))
    while state.view(frozenset())["round"] == 1 or stage(state) != "mode":
        state.apply(dice.choice(state.legal_actions()))
    brought = state.view(frozenset({0}))["seats"][0]["coins"] - 5
    assert brought > 0
    page.goto(open_table(address, state))
    card = page.locator(".seat").first.locator(".earned")
    expect(card.locator("summary")).to_contain_text(
        f"Earned {brought + 2} coins, +{brought} in all"
    )
    card.locator("summary").click()
    expect(card.locator("li", has_text="−2 for the combination")).to_be_visible()


def test_what_a_race_in_decline_no_longer_does_is_said_beside_what_it_did(
    page: Page, address: str
) -> None:
    """SW-L: of Amazons in decline no more tokens fight, at the end of the game either."""

    def has_amazons(state: State) -> bool:
        seats = state.view(frozenset())["seats"]
        tribes = [tribe for seat in seats for tribe in seat["tribes"]]
        return state.is_over and any(t["race"] == "amazons" and t["declined"] for t in tribes)

    page.goto(open_table(address, reach(has_amazons)))
    page.get_by_role("button", name="Amazons, in decline").click()
    expect(page.locator("#help")).to_contain_text("No longer acts in decline.")


def farmland_of_humans(state: State) -> int:
    """Return how many farmlands the active Humans of the seat to move hold."""
    land = state.terrain()
    rows = state.view(frozenset())["regions"].items()
    return sum(
        row["race"] == "humans"
        and row["seat"] == state.to_move
        and not row["declined"]
        and land[region] == "farmland"
        for region, row in rows
    )


def test_help_on_a_race_says_what_it_brings_right_now(page: Page, address: str) -> None:
    """SW-R07: Humans bring a coin for each farmland region that they hold."""

    def found(state: State) -> bool:
        return is_at("conquer")(state) and farmland_of_humans(state) == 2

    page.goto(open_table(address, reach(found)))
    page.locator(".seat.turn").get_by_role("button", name="Humans").first.click()
    expect(page.locator("#help")).to_contain_text("Right now: 2 coins a turn.")


def spread(state: State) -> bool:
    """Say whether tokens in hand are to be spread."""
    view = state.view(frozenset({state.to_move}))
    plan = view["deploy"]
    return is_at("deploy")(state) and bool(plan and not plan["idle"] and plan["total"] > 3)


def test_what_is_spread_is_no_longer_in_hand(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(spread)))
    left = int(page.locator(".deploy .rest .grow").inner_text().split()[0])
    hand = page.locator(".seat.turn .in-hand")
    if left:
        expect(hand).to_contain_text(str(left))
    page.get_by_role("button", name="Spread").click()
    expect(page.locator(".deploy .rest")).to_contain_text("0 left")
    expect(hand).to_have_count(0)


def test_what_is_still_to_be_placed_is_told_as_calmly_as_a_hint(page: Page, address: str) -> None:
    """It is no fault before anything was refused."""

    page.goto(open_table(address, reach(spread)))
    page.get_by_role("button", name="Spread").click()
    page.locator(".stepper button:enabled").first.click()
    why = page.locator("#deploy-why")
    expect(why).to_contain_text("left")
    calm = page.locator(".deploy .hint").evaluate("each => getComputedStyle(each).color")
    expect(why).to_have_css("color", calm)


def test_a_press_with_nothing_left_to_place_is_answered(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(spread)))
    page.get_by_role("button", name="Spread").click()
    expect(page.locator(".deploy > .hint")).to_have_text(re.compile("All are placed.*“−” first"))
    page.locator(".board .region.can").first.press("Enter")
    expect(page.locator(".deploy > .why")).to_have_text(re.compile("All are placed.*“−” first"))
    page.locator(".stepper button:enabled").first.click()
    expect(page.locator(".deploy > .hint")).to_contain_text("Press a region to add one")


def test_the_buttons_stay_where_they_are_when_the_coins_are_opened(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(open_table(address, reach(is_at("mode"))))
    expand = page.get_by_role("button", name="Expand")
    before = expand.bounding_box()
    page.locator(".answers .earned > summary").click()
    expect(page.locator(".answers .earned[open]")).to_be_visible()
    assert expand.bounding_box() == before


def test_sideways_an_opened_combination_leaves_what_stands_above_its_words(
    page: Page, address: str
) -> None:
    """What takes it stands below them all, where none was."""
    page.set_viewport_size({"width": 1180, "height": 820})
    page.goto(open_table(address, reach(is_at("pick"))))
    rows = page.locator(".combo-row")
    expect(rows.last).to_be_visible()
    below = """all => {
      const from = document.querySelector(".ask").getBoundingClientRect().top;
      return all.map(each => Math.round(each.getBoundingClientRect().top - from));
    }"""
    before = rows.evaluate_all(below)
    rows.nth(1).click()
    take = page.locator(".combo-detail .confirm")
    expect(take).to_be_in_viewport(ratio=1)
    assert rows.evaluate_all(below)[:2] == before[:2]
    told, button = page.locator(".combo-detail .columns").bounding_box(), take.bounding_box()
    assert told
    assert button
    assert button["y"] > told["y"] + told["height"]


def test_what_closes_above_a_combination_leaves_it_under_the_pointer(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(open_table(address, reach(is_at("pick"))))
    rows = page.locator(".combo-row")
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-expanded", "true")
    rows.nth(4).evaluate("row => row.scrollIntoView({ block: 'center' })")
    before = rows.nth(4).bounding_box()
    assert before
    rows.nth(4).click()
    expect(rows.nth(4)).to_have_attribute("aria-expanded", "true")
    after = rows.nth(4).bounding_box()
    assert after
    assert abs(after["y"] - before["y"]) < 1


def test_a_lake_that_a_race_cannot_take_has_no_price(page: Page, address: str) -> None:
    """Seas and lakes are for the Seafaring (SW): the reason stands there, and no number."""

    def barred(state: State) -> bool:
        return is_at("conquer")(state) and bool(water(state))

    def water(state: State) -> list[str]:
        rows = state.view(frozenset({state.to_move}))["regions"].items()
        return [
            name
            for name, row in rows
            if row["price"] is not None and (row["why"] or {}).get("key") == "why-water"
        ]

    state = reach(barred)
    page.goto(open_table(address, state))
    lake = page.locator(f'.region[data-region="{water(state)[0]}"]')
    assert "price" not in str(lake.get_attribute("aria-label"))
    lake.press("Enter")
    expect(page.locator(".ask .why")).to_contain_text("Seafaring")
    expect(page.locator(".ask .sum")).to_have_count(0)


def test_after_the_conquests_the_keyboard_is_on_what_is_asked(page: Page, address: str) -> None:
    def leads_to_spreading(state: State) -> bool:
        if not is_at("conquer")(state):
            return False
        stop = [a for a in state.legal_actions() if state.describe(a) == "stop"]
        after = state.copy()
        if not stop:
            return False
        after.apply(stop[0])
        return spread(after)

    page.goto(open_table(address, reach(leads_to_spreading)))
    page.get_by_role("button", name="End conquests").focus()
    page.keyboard.press("Enter")
    again = page.locator(".doubt .confirm, .deploy")
    expect(again.first).to_be_visible()
    if page.locator(".doubt").count():
        page.wait_for_timeout(600)
        page.locator(".doubt .confirm").press("Enter")
    expect(page.locator(".deploy")).to_be_visible()
    expect(page.locator(".deploy :focus")).to_have_count(1)


def test_what_was_turned_up_stays_in_sight_while_regions_are_looked_at(
    page: Page, address: str
) -> None:
    """Until the next conquest of one's own (WC-6.4): choosing a region takes no text away."""

    def hides(state: State) -> list[str]:
        sites = state.view(frozenset({state.to_move})).get("sites") or []
        hidden = {f"conquer {site['region']}" for site in sites if not site["site"]}
        words = {state.describe(action) for action in state.legal_actions()}
        return [word.split()[1] for word in hidden & words]

    def lies_near(state: State) -> bool:
        return is_at("conquer")(state) and bool(hides(state))

    def goes_on(state: State) -> bool:
        """Say whether the race still conquers after what it turns up."""
        if not lies_near(state):
            return False
        after = state.copy()
        after.apply(after.parse(f"conquer {hides(state)[0]}"))
        if after.to_move == CHANCE:
            after.apply(after.legal_actions()[0])
        return not after.is_over and is_at("conquer")(after) and len(after.legal_actions()) > 1

    state = reach(goes_on, 2, "warcraft")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn"))))
    page.locator(f'.region[data-region="{hides(state)[0]}"]').press("Enter")
    page.locator(".ask .answers .confirm").press("Enter")
    found = page.locator(".ask .found")
    expect(found).to_contain_text("turns up")
    page.locator(".region.can").first.press("Enter")
    expect(page.locator(".region-choice")).to_be_visible()
    expect(found).to_contain_text("turns up")
